"""Who sits at the other end: whose memory their tools use, and what they may do with it."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput, Unknown, UnknownChat, UnknownFact, UnknownMessage
from lembrar.model import Chat, Fact, Message
from lembrar.person import are_one
from lembrar.record import check_id
from lembrar.text.private.values import masked_fact

EVERYTHING = frozenset({"read", "write", "admin"})


@dataclass(frozen=True, slots=True)
class Seat:
    """A connection. If it is `pinned`, everything is about `user`, and nothing of anybody else
    can be seen or named; else `user` is whom tools mean if they name nobody."""

    memory: AsyncMemory
    user: str = ""
    chat: str = ""
    pinned: bool = False
    scopes: frozenset[str] = EVERYTHING

    async def person(self, named: str = "") -> str:
        """Whom a call is about."""
        found = named or self.user
        if not found:
            raise InvalidInput("Say whose memory this is: pass the id of a user.")
        if not await self.knows(check_id(found, "user")):
            raise InvalidInput("This connection is for one person. Leave the user out.")
        return self.user if self.pinned else found

    async def knows(self, user: str) -> bool:
        """Whether this connection may see what is kept of a user."""
        return not self.pinned or await are_one(self.memory.store, self.user, user)

    def talk(self, named: str, user: str) -> str:
        """The chat that a call is about; a user who names none has one for all agents."""
        return named or self.chat or f"agents/{user}"

    async def known_chat(self, chat: str) -> Chat:
        """A chat that may be seen. Of somebody else's it does not even say that it exists."""
        found = await self.memory.store.chat(check_id(chat, "chat"))
        if found is None or not await self.knows(found.user):
            raise UnknownChat
        return found

    async def known_fact(self, id: str) -> Fact:
        """A fact that may be seen."""
        hides = self.memory.policy.redaction
        for fact in await self.memory.store.find_facts(check_id(id, "fact")):
            if await self.knows(fact.user):
                return masked_fact(fact, hides.shown(*hides.facts))
        raise UnknownFact

    async def known_message(self, id: str, chat: str) -> Message:
        """A message of a chat that may be seen."""
        await self.known_chat(chat)
        found = await self.memory.store.find_messages(check_id(id, "message"), chat)
        if not found or found[0].erased:
            raise UnknownMessage
        return found[0]


_seat: ContextVar[Seat] = ContextVar("seat")
take, leave = _seat.set, _seat.reset


def here() -> Seat:
    """The seat of the call under way."""
    try:
        return _seat.get()
    except LookupError:
        raise Unknown("No tool is being called.") from None
