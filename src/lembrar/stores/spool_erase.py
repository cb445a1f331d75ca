"""Erasing, and pinning, what may still wait.

Whoever erases has the turn meanwhile, so that nothing that waits is written at the same moment,
by whichever process. The database is asked first: if it is away, nothing has changed."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime

from lembrar.errors import StoreAway, StoreBusy, UnknownChat
from lembrar.stores.base import Erased, FactChange
from lembrar.stores.spool_people import ShownPeople

WAITS = (
    "Messages of this chat wait to be written. Try again when the database can be reached; "
    "`lembrar doctor` says how many wait."
)
_ELSEWHERE = "the spools of other machines, if the database was out of their reach"


class Erasing(ShownPeople):
    """A part of a store: what is erased."""

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        if seq < 0:
            if not await self._drain.cleared(chat):
                raise StoreAway(WAITS)
            seq = await self._position(-seq)
        await self._line.there.pin(chat, seq, pinned=pinned)
        self._picture.let_go(chat)

    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        """A message that waits is written without what it says, and erased there: so its id is
        known again, as that of any other."""
        handles = [-seq for seq in seqs if seq < 0]
        async with self._alone(chat):
            await self._drain.while_in_turn(chat, handles)
            places = [seq for seq in seqs if seq >= 0]
            gone = 0
            for number in handles:
                places.append(await self._position(number))
                gone += await self._erase_refused(number)
            erased = await self._line.there.erase_messages(chat, places, now=now, facts=facts)
        return erased and replace(erased, messages=erased.messages + gone)

    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        async with self._alone(chat):
            waiting = await self._spool.of_chat(self._tenant, chat)
            try:
                erased = await self._line.there.erase_chat(chat, facts=facts)
            except UnknownChat:
                if not waiting:
                    raise
                erased = await self._changed(waiting[0].user, facts)
            if erased is None:
                return None
            gone = await self._spool.ask(lambda file: file.erase(self._tenant, chat=chat))
        return replace(erased, messages=erased.messages + gone)

    async def _changed(self, user: str, facts: FactChange | None) -> Erased | None:
        """Changes the facts along with a chat that is in the spool alone."""
        there = self._line.there
        if facts and (facts.facts or facts.remove):
            done = await there.write_facts(user, facts.version, facts.facts, remove=facts.remove)
            return Erased(chats=1) if done else None
        return Erased(chats=1)

    async def erase_user(self, user: str) -> Erased:
        async with self._alone():
            chats = {chat for chat, by in await self._waiting_chats() if by == user}
            if chats:
                chats -= {head.id for head in await self._line.there.chats(user)}
            erased = await self._line.there.erase_user(user)
            gone = await self._spool.ask(lambda file: file.erase(self._tenant, user=user))
        self._picture.let_go_person(user)
        self._picture.let_go_names(user)
        return replace(erased, chats=erased.chats + len(chats), messages=erased.messages + gone)

    async def scrub(self) -> list[str]:
        return [*await self._line.there.scrub(), _ELSEWHERE]

    @asynccontextmanager
    async def _alone(self, chat: str | None = None) -> AsyncGenerator[None]:
        """Nothing that waits is written while it is erased, and nothing is kept in mind of it."""
        try:
            if self._spool.is_empty():
                yield
                return
            async with self._spool.turn(self._patience.drain) as mine:
                if not mine:
                    raise StoreBusy("Another process writes what waited in the spool. Try again.")
                yield
        finally:
            if chat is None:
                self._unnumbered.clear()
            else:
                self._unnumbered.pop(chat, None)
                self._picture.let_go(chat)

    async def _position(self, number: int) -> int:
        """Where a message stands that waited under this number; 0 if nowhere."""
        chat, id = self._handles.get(number, ("", ""))
        found = await self._line.there.find_messages(id, chat) if id else []
        return found[0].seq if found else 0

    async def _erase_refused(self, number: int) -> int:
        """Erases a message that the database would not have. Returns how many there were."""
        chat, id = self._handles.get(number, ("", ""))
        if not id:
            return 0
        return await self._spool.ask(lambda file: file.erase(self._tenant, chat=chat, id=id))
