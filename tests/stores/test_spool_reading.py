"""What can be read while messages wait, and what is erased of them."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from flaky import Flaky, flaky

from lembrar import AsyncMemory
from lembrar.errors import StoreAway, UnknownChat
from lembrar.model import Message
from lembrar.stores.base import LadderChange, Store
from lembrar.stores.memory import MemoryStore
from lembrar.stores.spool import Patience, Spool, SpooledStore
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing import fixed_clock
from lembrar.testing.promises.samples import NOW, block, fact, message, talk

URL = "postgresql://db.example/memory"
# Nothing happens but what is asked for: no look around in the background comes in between.
CALM = Patience(pause=0.0, write=60.0, read=60.0, look=3600.0, retry=3600.0, longest=3600.0)
PRESETS = ("default", "finance", "roleplay", "progressive", "assistant", "companion")

Test = Callable[[Flaky, SpooledStore, Store], Coroutine[Any, Any, None]]


def play(folder: Path, test: Test) -> None:
    """Runs a test on a store that can be away, what is before it, and the same without trouble."""

    async def run() -> None:
        database = MemoryStore("acme")
        flake, store = flaky(MemoryStore("acme", beside=database))
        spooled = SpooledStore(store, Spool.of(folder, URL), "acme", patience=CALM)
        try:
            await test(flake, spooled, database)
        finally:
            await spooled.close()

    asyncio.run(run())


async def say(store: Store, *said: Message, chat: str = "c", user: str = "ana") -> None:
    await store.append(chat, user, said, now=NOW)


async def seen(store: Store) -> list[object]:
    """What there is to see of a chat, in every way that shows its messages."""
    head = await store.chat("c")
    assert head
    return [
        replace(head, version=0),
        [replace(chat, version=0) for chat in await store.chats("ana", limit=5)],
        await store.messages("c", limit=50),
        await store.messages("c", first=2, last=5),
        await store.messages("c", first=3, limit=2),
        await store.spans("c", first=1, last=99),
        [await store.cycle("c", n) for n in range(1, head.cycles + 2)],
        [await store.cycle_start("c", n) for n in range(head.cycles + 2)],
        [await store.totals("c", n) for n in range(head.messages + 2)],
        await store.users(),
    ]


@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("after", [1, 2, 3, 4])
def test_what_waits_is_read_as_if_it_were_written(tmp_path: Path, before: int, after: int) -> None:
    """G4: with the positions and cycles that it will have, whichever half of a cycle it is."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        said = talk(4)
        twin = MemoryStore()
        if before:
            await say(database, *said[:before])
            await say(twin, *said[:before])
        flake.fault = "read-only"
        await say(store, *said[before : before + after])
        await say(twin, *said[before : before + after])
        assert await seen(store) == await seen(twin)
        flake.fault = "up"
        assert await store.drain() == 0
        assert await seen(store) == await seen(twin) == await seen(database)
        assert await database.chat("c") == await store.chat("c")

    play(tmp_path, test)


def test_what_was_written_after_all_is_shown_once(tmp_path: Path) -> None:
    """G4: the connection broke after the database had it."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        flake.fault = "cut"
        await say(store, *talk(1))
        flake.fault = "read-only"
        await store.drain()
        assert [m.seq for m in await store.messages("c", limit=9)] == [1, 2]

    play(tmp_path, test)


def test_the_newest_can_be_read_while_nobody_answers(tmp_path: Path) -> None:
    """G4: as they were last seen, and what waits behind them; what is not known is a place without
    content, and what has to be complete is refused."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        await say(database, *talk(100))
        head = await store.chat("c")
        await store.messages("c", first=190, last=200)
        flake.fault = "away"
        await say(store, message("e agora?", id="x"))
        grown = await store.chat("c")
        assert head and grown and grown.messages == head.messages + 1 == 201
        page = await store.messages("c", first=180, last=201)
        assert [m.seq for m in page] == list(range(180, 202))
        assert [m.erased for m in page] == [True] * 10 + [False] * 12
        assert page[-1].content == "e agora?" and page[-1].cycle == 101
        assert await store.cycle_start("c", 100) == 199
        with pytest.raises(StoreAway):
            await store.messages("c")
        with pytest.raises(StoreAway):
            await store.messages("c", first=1, last=200)

    play(tmp_path, test)


def test_blocks_facts_pins_and_links_are_kept_in_mind(tmp_path: Path) -> None:
    """G4: what a context is made of besides messages."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        await say(database, *talk(3))
        await database.write_ladder("c", 0, LadderChange(blocks=(block(1, 2),)))
        await database.write_facts("ana", 0, [fact("f", weight=0.1), fact("g")])
        await database.pin("c", 3, pinned=True)
        await database.link("ana", "zap", "+55", now=NOW)

        async def kept() -> list[object]:
            return [
                await store.blocks("c"),
                await store.facts("ana", limit=9),
                await store.pinned("c"),
                await store.links("ana"),
                await store.owner("+55"),
                await store.marks("ana"),
            ]

        before = await kept()
        assert all(before)
        flake.fault = "away"
        assert await kept() == before
        assert [f.id for f in (await store.facts("ana", limit=1))[1]] == ["g"]
        assert await store.vectors("ana", "static", ["m1:c"]) == {}
        assert await store.facts("bia", limit=9) == (-1, [])

    play(tmp_path, test)


# ── a memory over it ──────────────────────────────────────────────────────────────────────────


async def remembering(store: Store, preset: str) -> AsyncMemory:
    return await AsyncMemory.open(store=store, preset=preset, clock=fixed_clock(), background=False)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_context_without_a_database(tmp_path: Path, preset: str) -> None:
    """F4, G4, F10: the conversation goes on, with what was said a moment ago in the context and
    in search; when the database is back, all is as if nothing had happened."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        memory, twin = await remembering(store, preset), await remembering(MemoryStore(), preset)
        for each in (memory, twin):
            for n in range(12):
                await each.record("c", "ana", f"Gastei R$ {n}00 na loja {n}", "Anotado.", id=f"{n}")
            await each.consolidate()
            await each.context("c", "ana", "quanto gastei na loja 3?")
        flake.fault = "away"
        for each in (memory, twin):
            cycle = await each.record("c", "ana", "Comprei um violino azul", "Que bonito!", id="v")
            assert (cycle.said, cycle.answered) == ("Comprei um violino azul", "Que bonito!")
        away, never = [await m.context("c", "ana", "que violino?") for m in (memory, twin)]
        assert "violino azul" in away.text and away.tokens <= away.budget
        assert away.text == never.text
        flake.fault = "up"
        assert await store.drain() == 0
        for each in (memory, twin):
            await each.record("c", "ana", "E um arco", "Certo.", id="w")
            await each.consolidate()
        now, never = [await m.context("c", "ana", "que violino?") for m in (memory, twin)]
        assert now.text == never.text
        hits = [[h.content for h in await m.search("ana", "violino")] for m in (memory, twin)]
        assert hits[0] == hits[1]
        assert await memory.history("c") == await twin.history("c")
        await memory.close()
        await twin.close()

    play(tmp_path, test)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_memory_that_starts_without_its_database(tmp_path: Path, preset: str) -> None:
    """F4, G4: nothing is known yet but what is said now, and that is in the context."""

    async def use() -> None:
        database = MemoryStore("acme")
        for n in range(40):
            await say(database, message(f"antes {n}"), message("sim", "assistant"))
        down = True

        async def opened() -> Store:
            if down:
                raise StoreAway
            return MemoryStore("acme", beside=database)

        spool = Spool.of(tmp_path, URL)
        store = SpooledStore(opened, spool, "acme", patience=CALM)
        memory = await remembering(store, preset)
        cycle = await memory.record("c", "ana", "Meu voo sai às 8h", "Boa viagem!")
        assert (cycle.number, cycle.answered) == (0, "Boa viagem!")
        assert "voo sai às 8h" in (await memory.context("c", "ana", "que voo?")).text
        assert (await memory.context("d", "bia", "oi?")).tokens == 0
        with pytest.raises(StoreAway):
            await memory.history("c")  # nobody knows whether that is all
        down = False
        assert await store.drain() == 0
        context = await memory.context("c", "ana")
        assert "voo sai às 8h" in context.text and "antes 39" in context.text
        assert (await memory.record("c", "ana", "Obrigada")).number == 42
        await memory.close()

    asyncio.run(use())


def test_a_memory_at_work_is_not_disturbed(tmp_path: Path) -> None:
    """F4, F8, F10: its worker has nothing to do meanwhile, takes up what was written later, and it
    can be closed while nobody answers."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        memory = await AsyncMemory.open(store=store, preset="finance", clock=fixed_clock())
        for n in range(4):
            await memory.record("c", "ana", f"Gastei R$ {n}00", "Anotado.")
        assert await memory.compactions("c")
        flake.fault = "away"
        for n in range(4, 8):
            await memory.record("c", "ana", f"Gastei R$ {n}00", "Anotado.")
        assert "R$ 700" in (await memory.context("c", "ana", "quanto?")).text
        flake.fault = "up"
        assert await store.drain() == 0
        await memory.consolidate()
        assert [block.last for block in await memory.summaries("c")][-1] == 6
        flake.fault = "away"
        await memory.record("c", "ana", "Gastei R$ 900", "Anotado.", id="last")
        await memory.close()
        assert len(await database.messages("c")) == 16

    play(tmp_path, test)


def test_search_finds_what_waits_and_forgets_where_it_stood(tmp_path: Path) -> None:
    """G4: somebody else wrote to the chat meanwhile, so that what waited stands elsewhere."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        memory = await remembering(store, "default")
        await memory.record("c", "ana", "Bom dia", "Bom dia!")
        await memory.search("ana", "violino")
        flake.fault = "away"
        await memory.record("c", "ana", "Comprei um violino azul", "Que bonito!", id="v")
        assert [h.id for h in await memory.search("ana", "violino azul", limit=1)] == ["v"]
        await say(database, message("Vendi o piano preto", id="p"), message("Certo", "assistant"))
        flake.fault = "up"
        assert await store.drain() == 0
        for query, id in (("piano preto", "p"), ("violino azul", "v")):
            assert [h.id for h in await memory.search("ana", query, limit=1)] == [id]
        await memory.close()

    play(tmp_path, test)


# ── erasing ───────────────────────────────────────────────────────────────────────────────────

WORDS = "segredo-do-violino"


async def spooling(folder: Path) -> tuple[Flaky, SpooledStore, SqliteStore]:
    """A database with a message, and some that wait: two of ana's chat, one each of others."""
    database = await SqliteStore.open(str(folder / "memory.db"), "acme")
    flake, there = flaky(database)
    store = SpooledStore(there, Spool.of(folder / "spool", URL), "acme", patience=CALM)
    await say(store, message("antes", id="a"))
    flake.fault = "away"
    await say(store, message(f"{WORDS} {'x' * 9000}", id="b"), message("depois", id="d"))
    await say(store, message(f"{WORDS} em outra", id="e"), chat="other")
    await say(store, message("da Bia", id="f"), chat="hers", user="bia")
    assert WORDS.encode() in every_byte(folder)
    return flake, store, database


def every_byte(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


@pytest.mark.parametrize("whole", ["user", "chats", "messages"])
def test_what_waits_is_erased_with_its_bytes(tmp_path: Path, whole: str) -> None:
    """G11: a user, chats or messages go from the spool too, unsent, and a scan finds nothing."""

    async def use() -> None:
        flake, store, database = await spooling(tmp_path)
        memory = await remembering(store, "default")
        with pytest.raises(StoreAway):
            await memory.forget(user="ana")
        flake.fault = "up"
        if whole == "user":
            receipts = [await memory.forget(user="ana")]
        elif whole == "chats":
            receipts = [await memory.forget(chat=chat) for chat in ("c", "other")]
        else:
            receipts = [await memory.forget(message=id) for id in ("b", "e")]
        counted = sum(r.messages for r in receipts), sum(r.chats for r in receipts)
        assert counted == {"user": (4, 2), "chats": (4, 2), "messages": (2, 0)}[whole]
        assert any("spools of other machines" in place for place in receipts[0].kept_elsewhere)
        assert await store.drain() == 0
        left = [[m.id for m in await database.messages(chat)] for chat in ("c", "other", "hers")]
        if whole == "messages":
            assert [len(ids) for ids in left] == [3, 1, 1] and left[0][2] == "d"
            await memory.append("c", "ana", [message("de novo", id="b")])
            assert len(await database.messages("c")) == 3  # its id is known again
        else:
            assert left == [[], [], ["f"]]
        await memory.close()
        assert WORDS.encode() not in every_byte(tmp_path)
        assert b"da Bia" in every_byte(tmp_path)

    asyncio.run(use())


def test_what_was_refused_is_erased_too(tmp_path: Path) -> None:
    """G11."""

    async def use() -> None:
        flake, store, database = await spooling(tmp_path)
        await say(database, message("da Bia", id="z"), chat="other", user="bia")
        flake.fault = "up"
        assert await store.drain() == 0
        assert [w.message.id for w in await store.refused()] == ["e"]
        erased = await store.erase_user("ana")
        assert erased.messages == 4
        await store.scrub()
        await store.close()
        assert WORDS.encode() not in every_byte(tmp_path)

    asyncio.run(use())


def test_nothing_of_what_was_written_stays_behind(tmp_path: Path) -> None:
    """G11: once the database has a message, the spool has not a byte of it."""

    async def use() -> None:
        flake, store, _ = await spooling(tmp_path)
        flake.fault = "up"
        assert await store.drain() == 0
        await store.close()
        assert WORDS.encode() not in every_byte(tmp_path / "spool")

    asyncio.run(use())


def test_a_chat_that_only_waits_can_be_erased(tmp_path: Path) -> None:
    """G11: the database never heard of it."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        flake.fault = "read-only"
        await say(store, *talk(1))
        flake.fault = "up"
        erased = await store.erase_chat("c")
        assert erased and (erased.chats, erased.messages) == (1, 2)
        assert await store.chat("c") is None
        assert await store.drain() == 0
        assert await database.chat("c") is None
        with pytest.raises(UnknownChat):
            await store.erase_chat("c")

    play(tmp_path, test)


def test_a_message_that_waits_can_be_pinned_later(tmp_path: Path) -> None:
    """R11: not while it waits; then wherever it has come to stand."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        memory = await remembering(store, "default")
        flake.fault = "read-only"
        await say(store, message("fixa", id="p"))
        [found] = await store.find_messages("p")
        with pytest.raises(StoreAway):
            await memory.pin("p")
        await say(database, message("antes"))
        flake.fault = "up"
        assert await store.drain() == 0
        await store.pin("c", found.seq, pinned=True)
        assert [m.id for m in await database.pinned("c")] == ["p"]
        await memory.close()

    play(tmp_path, test)


def test_nothing_is_kept_in_mind_of_what_was_erased(tmp_path: Path) -> None:
    """G11, G4: also not for the next time that nobody answers."""

    async def test(flake: Flaky, store: SpooledStore, database: Store) -> None:
        await say(store, *talk(2))
        await say(store, *talk(1), chat="d")
        await store.chat("c")
        await store.erase_chat("c")
        await store.facts("ana", limit=9)
        flake.fault = "away"
        assert await store.chat("c") is None
        assert [chat.id for chat in await store.chats("ana", limit=9)] == ["d"]
        flake.fault = "up"
        assert await store.drain() == 0
        await store.erase_user("ana")
        flake.fault = "away"
        assert await store.chats("ana", limit=9) == []

    play(tmp_path, test)
