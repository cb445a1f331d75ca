"""A store that takes messages while its database is away, and never lets an answer wait for it.

1. A message goes to the database: three attempts, a second and a half in all. If that fails, it is
   written to a file on this machine, the spool, and on the disk when `append` returns. It then
   has no number yet: its `seq` and `cycle` are 0, and so is the number of its cycle.
2. What waits is written in the background as soon as the database answers, and before the next
   message of the same chat: in order, and once, for every message has its id. While something of a
   chat waits, what comes after goes behind it. That holds for all processes of this machine that
   use the same database: they share one spool, and what one leaves when it dies is the others'.
3. A message that the database refuses for good is put aside in the spool, never thrown away, and
   holds up nobody; `check` counts what waits and what was refused.
4. What waits is read as if it were written; see `spool_shown` for what can be read while the
   database is away. Everything else raises StoreAway then, and nothing has changed.
5. Erasing reaches the spools of this machine, bytes and all.

As long as the database answers and nothing waits, a call costs one look at a file's date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from uuid import uuid4

from lembrar.errors import OtherUser, StoreAway
from lembrar.model import Chat, Link, Message, said_at
from lembrar.stores.base import LadderChange, Lease, Store
from lembrar.stores.open import open_store
from lembrar.stores.spool_ahead import PROVISIONAL
from lembrar.stores.spool_drain import AWAY
from lembrar.stores.spool_entry import Call, Waiting
from lembrar.stores.spool_erase import WAITS
from lembrar.stores.spool_line import OPEN_SECONDS, Line, Patience, Unanswered
from lembrar.stores.spool_picture import Picture
from lembrar.stores.spool_queue import Spool
from lembrar.stores.spool_shown import UNREACHED, keep
from lembrar.stores.spool_tend import Tended

__all__ = ["Patience", "Spool", "SpooledStore", "patience_for"]

_PUT_OFF = timedelta(seconds=30)  # background work of a chat of which something waits
_SHARED_CHARACTERS = 1_000_000  # kept in mind for each of many tenants


class SpooledStore(Tended):
    """A tenant's store, with a spool before it. Made within a running event loop.

    Instead of a store there may be a function that opens one: until it succeeds, the database
    counts as away. A `shared` spool is left open for the stores that share it."""

    def __init__(
        self,
        store: Store | Callable[[], Awaitable[Store]],
        spool: Spool,
        tenant: str,
        *,
        patience: Patience | None = None,
        shared: bool = False,
    ) -> None:
        patience = patience or Patience()
        picture = Picture(_SHARED_CHARACTERS) if shared else Picture()
        super().__init__(Line(store, patience), spool, tenant, patience, picture)
        self._shared = shared

    @classmethod
    async def open(
        cls, url: str, tenant: str, folder: str | Path, *, patience: Patience | None = None
    ) -> SpooledStore:
        """Opens the store behind a URL, with a spool in a folder of this machine. A database that
        is away now is opened when it is back; a wrong password, a database of another program or
        a URL that no store answers to is refused at once."""
        spool = Spool.of(folder, url)
        patience = patience or patience_for(url)
        store = cls(lambda: open_store(url, tenant), spool, tenant, patience=patience)
        try:
            await store.opened()
        except BaseException:
            await store.close()
            raise
        return store

    async def opened(self) -> None:
        """Opens the database if it can be reached, and raises if it will not have us."""
        with suppress(*UNREACHED):
            await self._line.open(OPEN_SECONDS)

    async def close(self) -> None:
        """What waits and cannot be written right now stays in the spool, for whoever opens it
        next."""
        try:
            await super().close()
        finally:
            if not self._shared:
                await self._spool.close()

    # ── what comes in ─────────────────────────────────────────────────────────────────────────

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        self._check_open()
        deadline = asyncio.get_running_loop().time() + self._patience.write
        if not self._line.is_down and (self._spool.is_empty() or await self._drain.cleared(chat)):
            written = await self._written(chat, user, messages, now, deadline)
            if written is not None:
                self._picture.wrote(chat, user, written, now)
                return written
        return await self._put_by(chat, user, messages, now)

    async def _written(
        self, chat: str, user: str, messages: Sequence[Message], now: datetime, deadline: float
    ) -> list[Message] | None:
        """The messages as the database has them; None if it could not take them in time."""
        clock, pause = asyncio.get_running_loop().time, self._patience.pause
        for attempt in range(1, self._patience.attempts + 1):
            try:
                return await self._line.ask(
                    lambda store: store.append(chat, user, messages, now=now),
                    max(0.0, deadline - clock()),
                )
            except AWAY as error:
                over = attempt == self._patience.attempts or clock() + pause >= deadline
                if over or isinstance(error, Unanswered):
                    if isinstance(error, StoreAway):
                        self._line.lost()
                    self._complain(f"The database could not take a message: {error}")
                    return None
            await asyncio.sleep(pause)
            pause *= 2
        return None

    async def _put_by(
        self, chat: str, user: str, messages: Sequence[Message], now: datetime
    ) -> list[Message]:
        """Puts messages into the spool, but for those that are known to be in the database."""
        if refusal := self._line.refusal:
            raise refusal
        if not messages:
            raise StoreAway
        seen = self._picture.chat(chat)
        if seen.head and seen.head.user != user:
            raise OtherUser
        known = {message.id: message for message in seen.messages.values()}
        given = [
            message if message.id else replace(message, id=uuid4().hex) for message in messages
        ]
        for message in given:
            said_at(message)  # raises before anything is written
        new = tuple(message for message in given if message.id not in known)
        waiting: list[Waiting] = []
        if new:
            waiting = await self._spool.put(Call(self._tenant, chat, user, new, now))
            self._line.trouble.set()
        known |= {each.message.id: each.message for each in waiting}
        taken = [known[message.id] for message in given]
        keep(self._unnumbered, chat, taken)
        return taken

    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        await self._drain.cleared(chat)
        opened = await self._line.quick(
            lambda store: store.open_chat(chat, user, now=now, enabled=enabled, timezone=timezone),
            self._patience.read,
            again=False,
        )
        self._picture.saw_chat(chat, replace(opened, is_new=False))
        return opened

    # ── what is changed ───────────────────────────────────────────────────────────────────────

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        if version == PROVISIONAL:
            raise StoreAway(WAITS)
        return await self._line.there.write_ladder(chat, version, change)

    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        made = await self._line.there.link(user, channel, identity, now=now)
        self._picture.let_go_names(user, identity, made.user)
        return made

    async def unlink(self, channel: str, identity: str) -> bool:
        done = await self._line.there.unlink(channel, identity)
        self._picture.let_go_names(identity)
        return done

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        """While the database is away, there is nothing to be had; a chat of which something waits
        is put off until that is written."""
        self._check_open()
        if self._line.is_down:
            return []
        there = self._line.there
        leases = await there.claim(now=now, seconds=seconds, limit=limit)
        waiting = {chat for chat, _ in await self._waiting_chats()} if leases else set[str]()
        for lease in leases:
            if lease.chat in waiting:
                await there.release(lease, due_at=now + _PUT_OFF)
        return [lease for lease in leases if lease.chat not in waiting]


def patience_for(url: str) -> Patience:
    """A file either answers or fails; a server may also be silent."""
    return Patience(read=None) if url.startswith("sqlite:") else Patience()
