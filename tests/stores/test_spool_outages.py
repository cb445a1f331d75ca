"""Random outages, played on two processes' stores of one database and on a store without trouble:
once everything is written, nobody can tell them apart."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from flaky import FAULTS, Flaky, flaky
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from lembrar.errors import LembrarError, OtherUser, StoreError
from lembrar.model import Message
from lembrar.stores.base import Store
from lembrar.stores.memory import MemoryStore
from lembrar.stores.spool import Patience, Spool, SpooledStore
from lembrar.testing.promises.samples import NOW, SECOND, message

URL = "postgresql://db.example/memory"
CHATS, USERS, WAYS = ("c", "d"), ("ana", "ana", "ana", "bia"), (0, 1)
# Silence is cut short here; a database that is merely slow then counts as silent, and may.
HASTY = Patience(
    pause=0.0, write=0.02, read=0.02, drain=0.05, look=3600.0, retry=0.001, longest=0.01
)
CLEAR = ("up", "away", "busy", "full", "read-only")  # it is certain what was done
roles = st.sampled_from(("user", "user", "assistant", "tool"))
chats, users, ways = st.sampled_from(CHATS), st.sampled_from(USERS), st.sampled_from(WAYS)


class Outages(RuleBasedStateMachine):
    """F4, G3, G4, G11: nothing acknowledged is lost, doubled, reordered or brought back."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.database = MemoryStore("acme")
        self.twin = MemoryStore("acme")
        self.flakes: list[Flaky] = []
        self.stores: list[SpooledStore] = []
        self.numbers = 0
        self.now = NOW

    @initialize()
    def begin(self) -> None:
        for _ in WAYS:
            self.run(self._open())

    async def _open(self) -> None:
        flake, store = flaky(MemoryStore("acme", beside=self.database))
        spool = Spool.of(Path(self.folder.name), URL)
        self.flakes.append(flake)
        self.stores.append(SpooledStore(store, spool, "acme", patience=HASTY))

    def run(self, work: Awaitable[Any]) -> Any:
        async def done() -> Any:
            return await work

        return self.runner.run(done())

    @rule(chat=chats, user=users, way=ways, said=st.lists(roles, min_size=1, max_size=3),
          again=st.integers(0, 9))  # fmt: skip
    def append(self, chat: str, user: str, way: int, said: list[Any], again: int) -> None:
        self.now += SECOND
        messages = [self._message(role) for role in said]
        if again < self.numbers and not again % 3:  # one that somebody sends again
            messages.insert(0, replace(messages[0], id=f"m{again}", content="de novo"))
        try:
            taken = self.run(self.stores[way].append(chat, user, messages, now=self.now))
        except LembrarError as error:
            assert not isinstance(error, StoreError)
            return
        assert [m.id for m in taken] == [m.id for m in messages]
        with suppress(OtherUser):  # else it was taken in the dark, and is put aside later
            self.run(self.twin.append(chat, user, messages, now=self.now))

    def _message(self, role: Any) -> Message:
        self.numbers += 1
        return message(f"mensagem {self.numbers}", role, id=f"m{self.numbers}")

    @rule(way=ways, fault=st.sampled_from(FAULTS))
    def trouble(self, way: int, fault: str) -> None:
        self.flakes[way].fault = fault

    @rule(fault=st.sampled_from(("up", "up", "away", "cut")))
    def outage(self, fault: str) -> None:
        for flake in self.flakes:
            flake.fault = fault

    @rule(way=ways, faults=st.lists(st.sampled_from(CLEAR), min_size=1, max_size=4))
    def flicker(self, way: int, faults: list[str]) -> None:
        """Each of the next calls finds it otherwise."""
        coming = iter(faults)
        self.flakes[way].trouble = lambda: next(coming, self.flakes[way].fault)

    @rule(way=ways)
    def drain(self, way: int) -> None:
        self.run(self.stores[way].drain())

    @rule(way=ways)
    def reopen(self, way: int) -> None:
        self.run(self.stores[way].close())
        self.run(self._open())
        self.flakes[way], self.stores[way] = self.flakes.pop(), self.stores.pop()

    @rule(way=ways, chat=chats)
    def read(self, way: int, chat: str) -> None:
        """Whatever is shown is in order, without a gap or a double."""
        try:
            shown: list[Message] = self.run(self.stores[way].messages(chat, limit=20))
        except StoreError:
            return
        first = shown[0].seq if shown else 1
        assert [m.seq for m in shown] == list(range(first, first + len(shown)))
        assert len({m.id for m in shown}) == len(shown)

    @rule(way=ways, chat=chats, chosen=st.integers(1, 30))
    def erase_message(self, way: int, chat: str, chosen: int) -> None:
        if self.flakes[way].fault not in CLEAR:
            return
        id = f"m{chosen}"

        async def erase(store: Store) -> int:
            found = await store.find_messages(id, chat)
            if not found:
                return 0
            erased = await store.erase_messages(chat, [found[0].seq], now=self.now)
            return erased.messages if erased else 0

        self._both(way, erase)

    @rule(way=ways, chat=chats, chosen=st.integers(0, 3))
    def erase_chat(self, way: int, chat: str, chosen: int) -> None:
        if chosen or self.flakes[way].fault not in CLEAR:
            return

        async def erase(store: Store) -> int:
            erased = await store.erase_chat(chat)
            return erased.messages if erased else 0

        self._both(way, erase)

    def _both(self, way: int, work: Callable[[Store], Awaitable[int]]) -> None:
        """Erases here and there, unless it is refused here."""
        try:
            self.run(work(self.stores[way]))
        except LembrarError as error:
            if isinstance(error, StoreError):
                return
        with suppress(LembrarError):
            self.run(work(self.twin))

    def teardown(self) -> None:
        try:
            for flake in self.flakes:
                flake.fault, flake.trouble = "up", None
            for store in (*self.stores, *self.stores):
                self.run(store.drain())
            for store in self.stores:
                assert self.run(store.drain()) == 0
                assert self.run(_seen(store)) == self.run(_seen(self.twin))
            assert self.run(_seen(self.database)) == self.run(_seen(self.twin))
        finally:
            for store in self.stores:
                self.run(store.close())
            self.runner.close()
            self.folder.cleanup()


async def _seen(store: Store) -> list[object]:
    found: list[object] = [await store.users()]
    for user in ("ana", "bia"):
        found += [replace(chat, version=0) for chat in await store.chats(user)]
    for chat in CHATS:
        log = await store.messages(chat)
        found += [[replace(m, id="") if m.erased else m for m in log]]
        found += [await store.spans(chat, first=1, last=999)]
    return found


TestOutages = Outages.TestCase
TestOutages.settings = settings(max_examples=40, stateful_step_count=30)
