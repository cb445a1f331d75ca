"""Following what happens: nothing lost, nothing twice, nothing that was erased."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from uuid import uuid4

from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar.errors import UnknownChat
from lembrar.model import Message, Notice
from lembrar.server.feed import Feed, Watch
from lembrar.stores.base import Store
from lembrar.stores.memory import MemoryDatabase

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)
CHATS = {"c1": "ana", "c2": "ana", "c3": "bia", "c4": "5581"}


@dataclass
class Follower:
    """A client that is cut off now and then, and comes back with the last number it saw."""

    feed: Feed
    chat: str | None
    people: tuple[str, ...]
    heard: list[Notice] = field(default_factory=list[Notice])
    last: int = 0
    task: asyncio.Task[None] | None = None
    went_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def reach(self, number: int) -> None:
        """Returns when it has heard the thing of this number."""
        async with asyncio.timeout(60):
            while self.last < number:
                self.went_on.clear()
                await self.went_on.wait()

    def connect(self) -> None:
        if self.task is None:
            watch = self.feed.watch(self.last, chat=self.chat, people=self.people)
            self.task = asyncio.create_task(self._follow(watch))

    async def cut_off(self) -> None:
        if self.task:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def _follow(self, watch: Watch) -> None:
        with watch:
            while True:
                for notice in await watch.next():
                    self.heard.append(notice)
                    self.last = notice.number
                    self.went_on.set()

    def wants(self, notice: Notice) -> bool:
        if self.chat is not None:
            return notice.chat == self.chat
        return not self.people or notice.user in self.people


async def said(store: Store, chat: str, times: int) -> None:
    for _ in range(times):
        message = Message("user", "oi", at=NOW, id=uuid4().hex)
        await store.append(chat, CHATS[chat], [message], now=NOW)


async def settled(store: Store, followers: list[Follower]) -> None:
    """Waits until everybody has heard what is there for them."""
    there = await store.notices(after=0, limit=10_000)
    for follower in followers:
        await follower.reach(max((n.number for n in there if follower.wants(n)), default=0))


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), st.sampled_from(sorted(CHATS)), st.integers(1, 130)),
        st.tuples(st.just("cut"), st.integers(0, 3), st.just(0)),
        st.tuples(st.just("back"), st.integers(0, 3), st.just(0)),
        st.tuples(st.just("forget"), st.sampled_from(sorted(CHATS)), st.just(0)),
        st.tuples(st.just("breathe"), st.just(0), st.just(0)),
    ),
    max_size=14,
)


@settings(max_examples=60)
@given(STEPS)
def test_whoever_comes_back_misses_and_repeats_nothing(
    steps: list[tuple[str, object, int]],
) -> None:
    """R3: whatever happens, and however often they are cut off, followers hear all that is about
    them, once, in order; what was erased before they heard of it they never hear of."""

    async def scenario() -> None:
        store = MemoryDatabase().store("acme")
        feed = Feed(store)
        await feed.start()
        running = asyncio.create_task(feed.run())
        interests = [(None, ()), ("c1", ()), (None, ("ana",)), (None, ("ana", "5581"))]
        followers = [Follower(feed, chat, people) for chat, people in interests]
        gone: list[tuple[Follower, int, str, int]] = []  # who was away when a chat went
        for step, what, times in steps:
            if step == "say":
                await said(store, str(what), times)
            elif step == "cut":
                await followers[int(str(what))].cut_off()
            elif step == "back":
                followers[int(str(what))].connect()
            elif step == "forget":
                with suppress(UnknownChat):
                    await store.erase_chat(str(what))
                upto = await store.last_notice()
                gone += [(f, len(f.heard), str(what), upto) for f in followers if not f.task]
            await asyncio.sleep(0)  # others have a turn
        for follower in followers:
            follower.connect()
        await settled(store, followers)
        there = await store.notices(after=0, limit=100_000)
        for follower in followers:
            numbers = [notice.number for notice in follower.heard]
            assert numbers == sorted(set(numbers))
            wanted = [notice for notice in there if follower.wants(notice)]
            assert [n for n in follower.heard if n in there] == wanted
            assert all(follower.wants(notice) for notice in follower.heard)
            await follower.cut_off()
        for follower, heard, chat, upto in gone:
            assert not [n for n in follower.heard[heard:] if n.chat == chat and n.number <= upto]
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running

    asyncio.run(scenario())


def test_what_was_erased_before_it_was_heard_is_not_heard() -> None:
    """G11: a follower who was away hears nothing of a chat that has gone meanwhile."""

    async def scenario() -> list[Notice]:
        store = MemoryDatabase().store("acme")
        feed = Feed(store)
        await feed.start()
        follower = Follower(feed, None, ("ana",))
        await said(store, "c1", 3)
        await said(store, "c2", 2)
        await store.erase_chat("c1")
        follower.connect()
        await settled(store, [follower])
        await follower.cut_off()
        return follower.heard

    assert {notice.chat for notice in asyncio.run(scenario())} == {"c2"}
