"""A spool before a real server, over a line that can be cut, hung up or fall silent."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from cutting import Cut, Line
from servers import guarded_url, postgres_url

from lembrar import AsyncMemory
from lembrar.errors import LembrarError, StoreAway
from lembrar.stores.open import open_store
from lembrar.stores.spool import Patience, SpooledStore
from lembrar.testing.promises.samples import NOW, message

Test = Callable[[SpooledStore], Coroutine[Any, Any, None]]
CALM = Patience(write=60.0, read=60.0, look=3600.0, retry=3600.0, longest=3600.0)
# Long enough for a server that works, on a noisy machine, and no test waits longer than this.
BRIEF = Patience(write=5.0, read=5.0, drain=30.0, look=3600.0, retry=3600.0, longest=3600.0)


class SilentLine(Line):
    """A line on which everything can vanish, and nobody hangs up."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.speaks = asyncio.Event()
        self.speaks.set()

    async def _pass(self, answers: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await answers.read(65536):
            await self.speaks.wait()
            back.write(data)
        back.close()

    async def _serve(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self.speaks.wait()
        await super()._serve(here, back)


@pytest.fixture
def url() -> str:
    return postgres_url()


def play(line: Line, folder: Path, patience: Patience, test: Test) -> None:
    """Runs a test on a store that reaches the server through the line."""

    async def run() -> None:
        async with line.url() as url:
            store = await SpooledStore.open(url, "acme", folder, patience=patience)
            try:
                await test(store)
            finally:
                line.up()
                await store.close()

    asyncio.run(run())


async def say(store: SpooledStore, *ids: str) -> list[int]:
    said = [message(f"mensagem {id}", id=id) for id in ids]
    return [m.seq for m in await store.append("c", "ana", said, now=NOW)]


def log(url: str) -> list[tuple[str, int]]:
    """What the server has."""

    async def read() -> list[tuple[str, int]]:
        store = await open_store(url, "acme")
        found = [(m.id, m.seq) for m in await store.messages("c")]
        await store.close()
        return found

    return asyncio.run(read())


def test_a_server_that_is_down_at_the_start_and_in_the_middle(url: str, tmp_path: Path) -> None:
    """F4: what is said meanwhile arrives once, in order."""
    line = Line(url)
    line.down()

    async def test(store: SpooledStore) -> None:
        assert await say(store, "a") == [0]
        with pytest.raises(StoreAway):
            await store.users()
        line.up()
        assert await store.drain() == 0
        assert await say(store, "b") == [2]
        line.down()
        assert await say(store, "d", "e") == [0, 0]
        head = await store.chat("c")
        assert head and head.messages == 4
        line.up()
        assert await store.drain() == 0
        assert await say(store, "f") == [5]

    play(line, tmp_path, CALM, test)
    assert log(url) == [("a", 1), ("b", 2), ("d", 3), ("e", 4), ("f", 5)]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_that_is_cut_off_is_there_once(url: str, tmp_path: Path, when: Cut) -> None:
    """F4, G3: whether or not the server had it."""
    line = Line(url)

    async def test(store: SpooledStore) -> None:
        line.cut(when)
        await say(store, "a")
        assert line.cuts == 1
        await say(store, "b")
        await store.drain()

    play(line, tmp_path, CALM, test)
    assert log(url) == [("a", 1), ("b", 2)]


def test_a_server_that_falls_silent_holds_up_nobody(url: str, tmp_path: Path) -> None:
    """F4, F10, G4: nobody hangs up, nothing comes back; the conversation goes on."""
    line = SilentLine(url)

    async def test(store: SpooledStore) -> None:
        memory = await AsyncMemory.open(store=store, background=False)
        await memory.record("c", "ana", "Bom dia", "Bom dia!", id="a")
        await memory.context("c", "ana", "oi?")
        line.speaks.clear()
        cycle = await memory.record("c", "ana", "Comprei um violino", "Que bom!", id="b")
        assert cycle.number == 0
        assert "violino" in (await memory.context("c", "ana", "que violino?")).text
        line.speaks.set()
        while await store.drain():
            pass
        assert (await memory.record("c", "ana", "E um arco", "Certo", id="d")).number == 3

    play(line, tmp_path, BRIEF, test)
    assert [seq for _, seq in log(url)] == [1, 2, 3, 4, 5, 6]


def test_a_wrong_password_is_no_outage(url: str, tmp_path: Path) -> None:
    """F4: it is told at once, and nothing is taken in."""

    async def opened() -> None:
        with pytest.raises(LembrarError) as caught:
            await SpooledStore.open(guarded_url(url, "wrong"), "acme", tmp_path, patience=CALM)
        assert not isinstance(caught.value, StoreAway)

    asyncio.run(opened())


def test_when_all_connections_are_in_use(url: str, tmp_path: Path) -> None:
    """F4: writes wait in the spool and arrive."""

    async def crowd(store: SpooledStore) -> None:
        ids = [f"m{n}" for n in range(60)]
        await asyncio.gather(*(say(store, id) for id in ids))
        while await store.drain():
            pass

    play(Line(url), tmp_path, Patience(write=0.5, look=3600.0, retry=3600.0), crowd)
    found = log(url)
    assert sorted(id for id, _ in found) == sorted(f"m{n}" for n in range(60))
    assert [seq for _, seq in found] == list(range(1, 61))
