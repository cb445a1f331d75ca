"""What happens in a tenant, as it happens.

One task per tenant waits for news and wakes whoever watches what they speak of; each then reads
from the store, from where it was. So nothing is lost or told twice, however slow a watcher is or
how often it comes back, and what was erased meanwhile is not told at all."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from lembrar.errors import StoreError
from lembrar.model import Notice
from lembrar.server.hub import Hub
from lembrar.stores.base import Store

_PAGE = 100
_WAIT_SECONDS = 30.0
_REST_SECONDS = 1.0  # when the database does not answer
_log = logging.getLogger("lembrar.server")


@dataclass(eq=False, slots=True)
class Watch:
    """Somebody's place in what happens: in a chat, to a person under all their names, or all of
    it. `seen` is the number of the last thing told."""

    feed: Feed
    seen: int
    chat: str | None = None
    people: tuple[str, ...] = ()
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def wants(self, notice: Notice) -> bool:
        """Whether it is about what is watched."""
        if self.chat is not None:
            return notice.chat == self.chat
        return not self.people or notice.user in self.people

    def __enter__(self) -> Watch:
        self.feed.watches.add(self)
        return self

    def __exit__(self, *_: object) -> None:
        self.feed.watches.discard(self)

    async def next(self) -> list[Notice]:
        """What happened since, in order, some at a time; waits until something has."""
        while True:
            self.woken.clear()
            known = self.feed.position  # everything up to there can be read by now
            found, whole = await self._read()
            self.seen = max(self.seen, known) if whole else self.seen
            self.seen = max([self.seen, *(notice.number for notice in found)])
            if found:
                return found
            await self.woken.wait()

    async def _read(self) -> tuple[list[Notice], bool]:
        """A page, and whether it is all there is."""
        store = self.feed.store
        if self.chat is not None or not self.people:
            page = await store.notices(after=self.seen, limit=_PAGE, chat=self.chat)
            return page, len(page) < _PAGE
        return _merged(
            [
                await store.notices(after=self.seen, limit=_PAGE, user=person)
                for person in self.people
            ]
        )


class Feed:
    """What happens in one tenant. `position` is the number of the newest thing known."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.position = 0
        self.watches: set[Watch] = set()

    def watch(
        self, after: int | None, *, chat: str | None = None, people: Sequence[str] = ()
    ) -> Watch:
        """A watch from the thing numbered `after` on; from now on if that is None."""
        seen = self.position if after is None else after
        return Watch(self, seen, chat, tuple(people))

    async def start(self) -> None:
        """Finds out where things stand."""
        self.position = await self.store.last_notice()

    async def run(self) -> None:
        """Wakes watchers as things happen, until it is cancelled."""
        while True:
            try:
                await self._look()
                await self.store.wait(_WAIT_SECONDS)
            except StoreError:
                _log.warning("The database does not answer; those who watch hear nothing of it.")
                await asyncio.sleep(_REST_SECONDS)

    async def _look(self) -> None:
        while page := await self.store.notices(after=self.position, limit=_PAGE):
            self.position = page[-1].number
            for watch in self.watches:
                if any(watch.wants(notice) for notice in page):
                    watch.woken.set()


class Feeds:
    """The feeds that somebody watches, one per tenant."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._feeds: dict[str, Feed] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._users: Counter[str] = Counter()
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def of(self, tenant: str) -> AsyncGenerator[Feed]:
        """A tenant's feed, kept going while it is used."""
        async with self._hub.using(tenant) as memory:
            async with self._lock:
                if tenant not in self._feeds:
                    feed = Feed(memory.store)
                    await feed.start()
                    self._feeds[tenant] = feed
                    self._tasks[tenant] = asyncio.create_task(feed.run(), name="lembrar-feed")
                self._users[tenant] += 1
            try:
                yield self._feeds[tenant]
            finally:
                await self._let_go(tenant)

    async def _let_go(self, tenant: str) -> None:
        self._users[tenant] -= 1
        if self._users[tenant]:
            return
        del self._users[tenant], self._feeds[tenant]
        task = self._tasks.pop(tenant)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def _merged(pages: Sequence[list[Notice]]) -> tuple[list[Notice], bool]:
    """Several pages as one, in order, as far as all of them reach."""
    ends = [page[-1].number for page in pages if len(page) == _PAGE]
    known = sorted((n for page in pages for n in page), key=lambda notice: notice.number)
    return [n for n in known if not ends or n.number <= min(ends)], not ends
