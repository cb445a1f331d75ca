"""What waits goes to the database: in order, each message once, and one that is refused for good
is put aside and holds up nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from lembrar.errors import (
    LembrarError,
    OtherUser,
    StoreAway,
    StoreBusy,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from lembrar.model import Message
from lembrar.stores.base import Store
from lembrar.stores.spool_entry import Waiting
from lembrar.stores.spool_line import Line, Patience
from lembrar.stores.spool_queue import Spool

AWAY = (StoreAway, StoreBusy, StoreFull, StoreReadOnly)  # it will be better some time
_TURN_SECONDS = 0.3  # that an answer waits for whoever writes what waits right now
_REST_SECONDS = 0.5  # before which no answer waits for another attempt
_log = logging.getLogger("lembrar.spool")


@dataclass(slots=True)
class _Work:
    """What is to be written, by when, and how far it has come. `stuck` are chats that cannot be
    written for a reason of their own."""

    chat: str | None
    blank: Collection[int] = ()
    deadline: float | None = None
    written: int = 0
    goes_on: bool = True
    stuck: set[str] = field(default_factory=set[str])
    error: Exception | None = None


class Drain:
    """Writes what waits of a tenant."""

    def __init__(self, line: Line[Store], spool: Spool, tenant: str, patience: Patience) -> None:
        self._line = line
        self._spool = spool
        self._tenant = tenant
        self._patience = patience
        self._retry_at = 0.0
        self.error: Exception | None = None  # what stood in the way the last time

    async def cleared(self, chat: str) -> bool:
        """Whether nothing of a chat waits: what did has just been written, if that was possible
        without delay."""
        if not await self._spool.has(self._tenant, chat):
            return True
        now = asyncio.get_running_loop().time()
        if self._line.is_down or now < self._retry_at:
            return False
        await self.hurry(self._patience.write / 2, chat)
        return not await self._spool.has(self._tenant, chat)

    async def hurry(self, seconds: float, chat: str | None = None) -> None:
        """Writes what waits, of one chat or of all, within so many seconds, whatever happens."""
        if not await self._spool.has(self._tenant, chat):
            return
        work = _Work(chat, deadline=asyncio.get_running_loop().time() + seconds)
        async with self._spool.turn(min(seconds, _TURN_SECONDS)) as mine:
            while mine and work.goes_on:
                await self._some(work)
        if work.error or not mine:
            self._rest(work.error)

    async def run(self) -> int:
        """Writes all that waits, however long that takes. Returns how many messages. Stops at the
        first sign that the database is away, and if somebody else is at it."""
        work = _Work(None, goes_on=await self._spool.has(self._tenant))
        while work.goes_on:
            async with self._spool.turn(self._patience.drain) as mine:
                if not mine:
                    break
                await self._some(work)
        self.error = work.error
        if work.error:
            self._rest(work.error)
        return work.written

    def _rest(self, error: Exception | None) -> None:
        """No answer waits for another attempt right now."""
        self.error = error
        self._retry_at = asyncio.get_running_loop().time() + _REST_SECONDS

    async def while_in_turn(self, chat: str, blank: Collection[int] = ()) -> None:
        """Writes all that waits of a chat, for who has the turn already. Raises StoreAway if
        that is not possible now."""
        work = _Work(chat, blank=blank)
        while work.goes_on:
            await self._some(work)
        if await self._spool.has(self._tenant, chat):
            raise work.error or StoreAway

    async def _some(self, work: _Work) -> None:
        """Writes some of what waits."""
        calls = await self._spool.ask(
            lambda file: file.oldest(self._tenant, work.chat, but=work.stuck)
        )
        work.goes_on = any(call[0].chat not in work.stuck for call in calls)
        done: list[int] = []
        try:
            for call in calls:
                if call[0].chat in work.stuck or not work.goes_on:
                    continue
                if work.deadline and asyncio.get_running_loop().time() >= work.deadline:
                    work.goes_on = False
                elif await self._tried(call, work):
                    done += [waiting.number for waiting in call]
        finally:
            if done:
                await asyncio.shield(self._spool.ask(lambda file: file.remove(done)))
        work.written += len(done)

    async def _tried(self, call: Sequence[Waiting], work: _Work) -> bool:
        """Whether a call was written. If not, the work stops, or goes on with other chats."""
        try:
            return await self._one(call, work)
        except (*AWAY, StoreClosed) as error:
            work.goes_on, work.error = False, error
            if isinstance(error, StoreAway):
                self._line.lost()
        except Exception as error:  # noqa: BLE001 - one chat must not hold up the others
            work.stuck.add(call[0].chat)
            work.error = error
        return False

    async def _one(self, call: Sequence[Waiting], work: _Work) -> bool:
        """Writes the messages of a call, or puts them aside. Returns whether they were written."""
        messages = [_blank(w.message) if w.number in work.blank else w.message for w in call]
        seconds = self._patience.drain
        if work.deadline:
            seconds = min(seconds, work.deadline - asyncio.get_running_loop().time())
        try:
            await self._append(call[0], messages, seconds)
        except StoreError:
            raise
        except LembrarError as error:
            numbers = [waiting.number for waiting in call]
            why = f"{type(error).__name__}: {error}"
            await self._spool.ask(lambda file: file.refuse(numbers, why))
            _log.warning(
                "The database refused %d message(s) that had waited, and will always do so. They "
                "are put aside in the spool, and `lembrar doctor` counts them. The reason: %s",
                len(call),
                error,
            )
            return False
        return True

    async def _append(self, first: Waiting, messages: Sequence[Message], seconds: float) -> None:
        async def append(user: str) -> None:
            await self._line.ask(
                lambda store: store.append(first.chat, user, messages, now=first.now), seconds
            )

        try:
            await append(first.user)
        except OtherUser:
            owner = await self._line.ask(
                lambda store: _same_person(store, first.chat, first.user), seconds
            )
            if owner is None:
                raise
            await append(owner)


async def _same_person(store: Store, chat: str, user: str) -> str | None:
    """Whose chat it is, if that is another name of the same person."""
    head = await store.chat(chat)
    if head is None:
        return None
    names = [await store.owner(name) or name for name in (head.user, user)]
    return head.user if names[0] == names[1] else None


def _blank(message: Message) -> Message:
    """The message without anything that was said."""
    return Message(message.role, "", at=message.at, id=message.id, chat=message.chat)
