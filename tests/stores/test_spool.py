"""Messages wait while the database is away, and arrive once, in order, when it is back."""

import asyncio
import logging
import os
import stat
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar

import pytest
from flaky import Flaky, flaky

from lembrar.errors import (
    LembrarError,
    OtherUser,
    StoreAway,
    StoreClosed,
    StoreError,
    StoreFull,
    StoreReadOnly,
)
from lembrar.model import Attachment, Message, Notice, Spend, ToolCall, Usage
from lembrar.stores.base import LadderChange, Store
from lembrar.stores.memory import MemoryStore
from lembrar.stores.spool import Patience, Spool, SpooledStore
from lembrar.stores.spool_database import SpooledDatabase
from lembrar.stores.spool_entry import Call
from lembrar.stores.spool_file import SpoolFile
from lembrar.stores.spool_queue import place_of
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.samples import HOUR, NOW, block, message, talk

URL = "postgresql://ana:hunter2@db.example/memory"
# Nothing happens but what is asked for: no look around in the background comes in between.
CALM = Patience(pause=0.0, write=60.0, read=60.0, look=3600.0, retry=3600.0, longest=3600.0)
HASTY = Patience(pause=0.0, write=0.05, read=0.05, drain=0.05, look=3600.0, retry=3600.0)
EAGER = Patience(pause=0.0, retry=0.001, longest=0.001)


class Telling(MemoryStore):
    """Tells when something was written."""

    def __init__(self, tenant: str, *, beside: MemoryStore) -> None:
        super().__init__(tenant, beside=beside)
        self.told = asyncio.Event()

    async def append(self, *given: Any, **options: Any) -> list[Message]:
        written = await super().append(*given, **options)
        self.told.set()
        return written

    async def add_spend(self, *given: Any, **options: Any) -> bool:
        done = await super().add_spend(*given, **options)
        self.told.set()
        return done


class Place:
    """A database that can be away, and a folder for its spool."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = MemoryStore("acme")
        self.opened: list[SpooledStore] = []

    def open(
        self, patience: Patience = CALM, there: MemoryStore | None = None
    ) -> tuple[Flaky, SpooledStore]:
        """One more way to the same database, as another process has it."""
        flake, store = flaky(there or MemoryStore("acme", beside=self.database))
        spooled = SpooledStore(store, Spool.of(self.folder, URL), "acme", patience=patience)
        self.opened.append(spooled)
        return flake, spooled

    async def log(self, chat: str = "c") -> list[str]:
        """What the database has, by the ids."""
        return [m.id for m in await self.database.messages(chat)]

    def text(self) -> bytes:
        """Every byte that stands in the folder."""
        return b"".join(file.read_bytes() for file in sorted(self.folder.rglob("*")))


def play(folder: Path, test: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
    """Runs a test in a place of its own."""

    async def run() -> None:
        place = Place(folder)
        try:
            await test(place)
        finally:
            for store in place.opened:
                await store.close()

    asyncio.run(run())


async def say(store: Store, *ids: str, chat: str = "c", user: str = "ana") -> list[Message]:
    said = [message(f"mensagem {id}", id=id) for id in ids]
    return await store.append(chat, user, said, now=NOW)


async def refused(kind: type[LembrarError], work: Awaitable[object]) -> str:
    with pytest.raises(kind) as caught:
        await work
    return str(caught.value)


# ── writing ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("fault", ["away", "cut", "busy", "full", "read-only"])
def test_messages_wait_and_arrive(tmp_path: Path, fault: str) -> None:
    """F4: three attempts, then the spool; written when the database is back, once, in order."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(store, "a")
        flake.fault = fault
        taken = await say(store, "b", "c")
        assert [(m.id, m.seq, m.cycle, m.chat) for m in taken] == [
            ("b", 0, 0, "c"),
            ("c", 0, 0, "c"),
        ]
        assert flake.calls["append"] == 4
        await say(store, "d")
        flake.fault = "up"
        assert await store.drain() == 0
        assert await place.log() == ["a", "b", "c", "d"]
        assert [m.seq for m in await say(store, "e")] == [5]

    play(tmp_path, test)


def test_a_short_hiccup_is_not_noticed(tmp_path: Path) -> None:
    """F4: the second or third attempt does it, and nothing is spooled."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        faults = iter(["away", "busy", "up"])
        flake.trouble = lambda: next(faults)
        assert [m.seq for m in await say(store, "a")] == [1]
        assert list(place.folder.iterdir()) == []

    play(tmp_path, test)


def test_an_answer_never_waits_for_a_dead_line(tmp_path: Path) -> None:
    """F4, F10: the database is silent, and even giving up on it hangs."""

    class Deaf(MemoryStore):
        async def append(self, *_: Any, **__: Any) -> list[Message]:
            while True:
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    if over.is_set():
                        raise

        async def chat(self, chat: str) -> Any:
            return await self.append()

    over = asyncio.Event()

    async def test(place: Place) -> None:
        store = SpooledStore(Deaf(), Spool.of(place.folder, URL), "acme", patience=HASTY)
        assert [m.seq for m in await say(store, "a")] == [0]
        assert [m.seq for m in await say(store, "b")] == [0]  # at once: it is known to be away
        head = await store.chat("c")
        assert head and head.messages == 2
        over.set()
        await store.close()

    play(tmp_path, test)


@pytest.mark.parametrize("fault", ["silent", "late"])
def test_no_answer_may_mean_that_it_was_done(tmp_path: Path, fault: str) -> None:
    """F4, G3: whichever it was, the message is there once."""

    async def test(place: Place) -> None:
        flake, store = place.open(HASTY)
        flake.fault = fault
        await say(store, "a")
        await say(store, "b")
        flake.fault = "up"
        while await store.drain():
            pass
        assert await place.log() == ["a", "b"]

    play(tmp_path, test)


def test_what_comes_after_goes_behind(tmp_path: Path) -> None:
    """F4, G3: the database is back, but something of the chat still waits: it goes first, also if
    another process left it. Other chats need not wait."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        _, other = place.open()
        flake.fault = "away"
        await say(store, "a")
        assert [m.seq for m in await say(other, "x", chat="d")] == [1]
        assert [m.seq for m in await say(other, "b")] == [2]
        assert await place.log() == ["a", "b"]

    play(tmp_path, test)


def test_a_line_that_flickers_changes_no_order(tmp_path: Path) -> None:
    """F4, G3: the first of two that wait cannot be written, and then the second could be."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        flake.fault = "away"
        await say(store, "a")
        await say(store, "b")
        faults = iter(["up", "busy"])  # the answer to the look, and to the first message
        flake.trouble = lambda: next(faults, "up")
        assert await store.drain() == 2
        assert await store.drain() == 0
        assert await place.log() == ["a", "b"]

    play(tmp_path, test)


def test_the_next_one_finds_what_was_left(tmp_path: Path) -> None:
    """F4: who opens next writes what waits, without being asked."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        flake.fault = "away"
        await say(store, "a", "b")
        await store.close()
        landed = asyncio.Event()

        class Telling(MemoryStore):
            async def append(self, *given: Any, **options: Any) -> list[Message]:
                written = await super().append(*given, **options)
                landed.set()
                return written

        there = Telling("acme", beside=place.database)
        place.opened.append(SpooledStore(there, Spool.of(place.folder, URL), "acme", patience=CALM))
        await landed.wait()
        assert await place.log() == ["a", "b"]

    play(tmp_path, test)


def test_a_background_look_writes_what_waits(tmp_path: Path) -> None:
    """F4: as soon as the database answers again, with nobody asking."""

    async def test(place: Place) -> None:
        there = Telling("acme", beside=place.database)
        flake, store = place.open(EAGER, there)
        flake.fault = "away"
        await say(store, "a")
        assert not there.told.is_set()
        flake.fault = "up"
        await there.told.wait()
        assert await place.log() == ["a"]

    play(tmp_path, test)


def test_the_same_id_waits_once(tmp_path: Path) -> None:
    """F4, G3: who sends a message again gets the first, whether it waits or was written."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        [written] = await say(store, "a")
        flake.fault = "away"
        await say(store, "b")
        again = [message("outra", id="b"), message("outra", id="a"), message("nova", id="c")]
        taken = await store.append("c", "ana", again, now=NOW)
        assert [m.content for m in taken] == ["mensagem b", "mensagem a", "nova"]
        assert taken[1] == written
        flake.fault = "up"
        assert await store.drain() == 0
        assert await place.log() == ["a", "b", "c"]

    play(tmp_path, test)


@pytest.mark.parametrize(("calls", "each"), [(30, 3), (1, 120), (2, 60)])
def test_a_call_is_written_whole(tmp_path: Path, calls: int, each: int) -> None:
    """F4, G3: however much waits, what came together arrives together."""

    class Counting(MemoryStore):
        sizes: ClassVar[list[int]] = []

        async def append(self, chat: str, user: str, messages: Any, **options: Any) -> Any:
            self.sizes.append(len(messages))
            return await super().append(chat, user, messages, **options)

    async def test(place: Place) -> None:
        there = Counting("acme", beside=place.database)
        flake, store = place.open(CALM, there)
        flake.fault = "away"
        there.sizes.clear()
        ids = [[f"{call}-{n}" for n in range(each)] for call in range(calls)]
        for some in ids:
            await say(store, *some)
        flake.fault = "up"
        assert await store.drain() == 0
        assert there.sizes == [each] * calls
        assert await place.log() == [id for some in ids for id in some]

    play(tmp_path, test)


def test_what_waits_is_kept_as_it_was_said(tmp_path: Path) -> None:
    """F2, G3: byte for byte, with all that belongs to it, and the time of the call."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        twin = MemoryStore()
        photo = (Attachment("image", "foto.png", "data:image/png;base64,AAAA", "image/png"),)
        said = [
            message("até\r\njunho 🙂 \x0b", id="a", channel="zap", attachments=photo),
            message("", "assistant", id="b", tool_calls=(ToolCall("soma", "{}", "1"),)),
            message("3", "tool", id="d", tool_call_id="1", sender="soma"),
            *talk(1),
        ]
        flake.fault = "away"
        await store.append("c", "ana", said, now=NOW + HOUR)
        flake.fault = "up"
        assert await store.drain() == 0
        await twin.append("c", "ana", said, now=NOW + HOUR)
        assert await place.database.messages("c") == await twin.messages("c")
        assert await place.database.chat("c") == await twin.chat("c")

    play(tmp_path, test)


# ── what the database will not have ───────────────────────────────────────────────────────────


def test_what_is_refused_for_good_is_put_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """F4: it holds up nobody, is counted, told of, and not thrown away."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await place.database.append("c", "bia", [message("da Bia", id="z")], now=NOW)
        flake.fault = "away"
        await say(store, "a")
        await say(store, "b", chat="d")
        [told] = [line for line in await store.check() if "wait" in line]
        assert told.startswith("2 messages")
        flake.fault = "up"
        with caplog.at_level(logging.WARNING, "lembrar.spool"):
            assert await store.drain() == 0
        assert "put aside" in caplog.text and "mensagem" not in caplog.text
        assert (await place.log(), await place.log("d")) == (["z"], ["b"])
        assert [(w.message.id, w.refused.split(":")[0]) for w in await store.refused()] == [
            ("a", "OtherUser")
        ]
        [told] = await store.check()
        assert told.startswith("1 messages that had waited were refused")
        await place.database.erase_chat("c")
        assert await store.readmit() == 1
        assert await store.drain() == 0
        assert await place.log() == ["a"]
        assert await store.check() == []

    play(tmp_path, test)


def test_a_person_may_go_by_another_name(tmp_path: Path) -> None:
    """F4, A8: what a linked identity said in the person's chat is not refused."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(place.database, "a")
        await place.database.link("ana", "zap", "+55", now=NOW)
        flake.fault = "away"
        await say(store, "b", user="+55")
        flake.fault = "up"
        assert await store.drain() == 0
        assert await place.log() == ["a", "b"]
        assert await store.refused() == []

    play(tmp_path, test)


def test_a_known_owner_is_kept_to(tmp_path: Path) -> None:
    """F4: whose chat it is, is refused at once if it is known."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(store, "a")
        flake.fault = "away"
        await refused(OtherUser, say(store, "b", user="bia"))

    play(tmp_path, test)


def test_one_chat_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    """F4: it goes on waiting, since the reason may pass."""

    class Moody(MemoryStore):
        broken = True

        async def append(self, chat: str, *given: Any, **options: Any) -> list[Message]:
            if chat == "c" and self.broken:
                raise StoreError("This page is damaged.")
            return await super().append(chat, *given, **options)

    async def test(place: Place) -> None:
        there = Moody("acme", beside=place.database)
        flake, store = flaky(there)
        spooled = SpooledStore(store, Spool.of(place.folder, URL), "acme", patience=CALM)
        flake.fault = "away"
        await say(spooled, "a")
        await say(spooled, "b", chat="d")
        await say(spooled, "x")
        flake.fault = "up"
        assert await spooled.drain() == 2
        assert [m.seq for m in await say(spooled, "z", chat="e")] == [1]
        assert (await place.log(), await place.log("d")) == ([], ["b"])
        assert [m.seq for m in await say(spooled, "y")] == [0]
        await refused(StoreError, spooled.erase_messages("c", [1], now=NOW))
        there.broken = False
        assert await spooled.drain() == 0
        assert await place.log() == ["a", "x", "y"]
        await spooled.close()

    play(tmp_path, test)


# ── opening ───────────────────────────────────────────────────────────────────────────────────


def test_a_database_that_is_down_at_the_start(tmp_path: Path) -> None:
    """F4: messages are taken from the first moment, and written once it can be opened."""

    async def test(place: Place) -> None:
        down = True

        async def opened() -> Store:
            if down:
                raise StoreAway("Nobody listens there.")
            return MemoryStore("acme", beside=place.database)

        store = SpooledStore(opened, Spool.of(place.folder, URL), "acme", patience=CALM)
        await store.opened()
        assert [m.seq for m in await say(store, "a")] == [0]
        assert await refused(StoreAway, store.users()) == "Nobody listens there."
        assert "Nobody listens there." in await store.check()
        down = False
        assert await store.drain() == 0
        assert [m.seq for m in await say(store, "b")] == [2]
        await store.close()
        await refused(StoreClosed, store.users())

    play(tmp_path, test)


def test_who_is_not_let_in_hears_it_at_once(tmp_path: Path) -> None:
    """F4: a wrong password is no outage, and nothing is taken that could never be written."""

    async def test(place: Place) -> None:
        async def opened() -> Store:
            raise StoreError("The password is wrong.")

        store = SpooledStore(opened, Spool.of(place.folder, URL), "acme", patience=CALM)
        for work in (store.opened(), say(store, "a"), store.users()):
            assert await refused(StoreError, work) == "The password is wrong."
        await store.close()

    play(tmp_path, test)


def test_opening_by_url(tmp_path: Path) -> None:
    """F4: a file, its spool elsewhere, and what is no database of ours is refused."""

    async def use() -> None:
        store = await SpooledStore.open(f"sqlite:{tmp_path}/m.db", "acme", tmp_path / "spool")
        assert [m.seq for m in await say(store, "a")] == [1]
        await store.close()
        (tmp_path / "other.db").write_bytes(b"no database at all" * 100)
        with pytest.raises(StoreError):
            await SpooledStore.open(f"sqlite:{tmp_path}/other.db", "acme", tmp_path / "spool")

    asyncio.run(use())


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """F4: is known when the store is opened, not when the database is gone."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreReadOnly, match="cannot be made"):
        Spool.of(tmp_path / "file" / "spool", URL)


def test_the_spool_is_its_owners_alone(tmp_path: Path) -> None:
    """F4: messages stand in it as they were said."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        flake.fault = "away"
        await say(store, "a")
        await store.drain()
        modes = {stat.S_IMODE(path.stat().st_mode) for path in place.folder.iterdir()}
        assert modes == {0o600}
        assert stat.S_IMODE(place.folder.stat().st_mode) == 0o700

    play(tmp_path / "new", test)


def test_one_spool_for_one_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F4: whoever asks and by whichever password; never two databases in one."""
    same = place_of(URL)
    assert place_of("postgres://bia:other@DB.example/memory/") == same
    assert place_of("postgresql://db.example/memory?sslmode=require&password=x") == same
    for other in (
        "postgresql://db.example/other",
        "postgresql://db.example:5433/memory",
        "postgresql:///memory?host=/run/db.example",
        "mongodb://db.example/memory",
    ):
        assert place_of(other) != same
    assert "hunter2" not in same
    monkeypatch.chdir(tmp_path)
    here = place_of("sqlite:m.db")
    assert here == place_of(f"sqlite:{tmp_path}/m.db") == place_of(f"sqlite://{tmp_path}/m.db")
    (tmp_path / "deep").mkdir()
    monkeypatch.chdir(tmp_path / "deep")
    assert place_of("sqlite:m.db") != here


# ── the usual way ─────────────────────────────────────────────────────────────────────────────


def test_without_trouble_there_is_no_spool(tmp_path: Path) -> None:
    """F4, F10: the database is asked once for each call, and no file is ever made."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(store, "a")
        await store.messages("c")
        await store.chat("c")
        await store.marks("ana")
        assert flake.calls == {"append": 1, "messages": 1, "chat": 1, "marks": 1}
        assert await store.drain() == 0
        assert list(place.folder.iterdir()) == []

    play(tmp_path, test)


def test_a_look_at_the_date_is_never_wrong(tmp_path: Path) -> None:
    """F4, G3: whoever put something there a moment ago, and however soon, it is seen."""
    ours, theirs = (SpoolFile(tmp_path / "spool.db") for _ in range(2))
    assert ours.is_empty()
    for n in range(50):
        call = Call("acme", "c", "ana", (message("oi", id=f"{n}"),), NOW)
        [[waiting]] = theirs.put([call])
        assert not ours.is_empty() and not ours.ask_whether_empty()
        theirs.remove([waiting.number])
        assert ours.ask_whether_empty()
    ours.close()
    theirs.close()


def test_a_date_that_is_too_young_tells_nothing(tmp_path: Path) -> None:
    """F4, G3: what comes within the same tick of the clock would leave the file's date as it is."""
    path = tmp_path / "spool.db"
    file = SpoolFile(path)
    [[waiting]] = file.put([Call("acme", "c", "ana", (message("oi"),), NOW)])
    file.remove([waiting.number])
    os.utime(path, (time.time() + 60, time.time() + 60))
    assert file.ask_whether_empty() and not file.is_empty()
    os.utime(path, (time.time() - 60, time.time() - 60))
    assert file.ask_whether_empty() and file.is_empty()
    os.utime(path, (time.time() - 59, time.time() - 59))
    assert not file.is_empty()
    file.close()


def test_figures_and_notices_come_later(tmp_path: Path) -> None:
    """F4, F10: they hold up no answer, and are written when the database is back."""

    async def test(place: Place) -> None:
        there = Telling("acme", beside=place.database)
        flake, store = place.open(EAGER, there)
        await say(store, "a")
        flake.fault = "away"
        await store.add_usage("c", Usage(contexts=1))
        await store.publish([Notice("context.composed", NOW, "ana", "c")])
        assert await store.add_spend(Spend(calls=1), model="m", day=NOW.date())
        await refused(StoreAway, store.add_spend(Spend(), model="m", day=NOW.date(), cap=1.0))
        there.told.clear()
        flake.fault = "up"
        await there.told.wait()
        assert [spent.spend.calls for spent in await place.database.spending()] == [1]
        assert (await place.database.usage("c")).contexts == 1
        kinds = [n.kind for n in await place.database.notices(after=0, limit=9)]
        assert kinds == ["recorded", "context.composed"]

    play(tmp_path, test)


def test_what_needs_the_database_says_so(tmp_path: Path) -> None:
    """F4: nothing is pretended. A call that raises has changed nothing."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(store, "a")
        flake.fault = "away"
        await say(store, "b")
        for work in (
            store.messages("nowhere"),
            store.users(),
            store.chats("ana"),
            store.facts("ana"),
            store.pin("c", 1, pinned=True),
            store.write_facts("ana", 0, []),
            store.erase_user("ana"),
            store.erase_chat("c"),
            store.erase_messages("c", [1], now=NOW),
            store.append("c", "ana", [], now=NOW),
        ):
            await refused(StoreAway, work)
        assert await store.claim(now=NOW, seconds=1, limit=1) == []
        flake.fault = "up"
        assert await store.drain() == 0
        assert await place.log() == ["a", "b"]

    play(tmp_path, test)


def test_a_full_disk_acknowledges_nothing(tmp_path: Path) -> None:
    """G3: if the spool cannot take it either, the caller hears it."""
    from power import Disk

    async def use(disk: Disk) -> None:
        place = Place(tmp_path)
        flake, there = flaky(MemoryStore("acme", beside=place.database))
        spool = Spool.of(tmp_path, URL, vfs=disk.vfs)
        store = SpooledStore(there, spool, "acme", patience=CALM)
        flake.fault = "away"
        await say(store, "a")
        disk.room = 0
        await refused(StoreFull, store.append("c", "ana", [message("x" * 9999)], now=NOW))
        disk.room = None
        await say(store, "b")
        flake.fault = "up"
        assert await store.drain() == 0
        assert await place.log() == ["a", "b"]
        await store.close()

    with Disk(f"full-{tmp_path.name}") as disk:
        asyncio.run(use(disk))


# ── background work and many tenants ──────────────────────────────────────────────────────────


def test_nothing_is_made_of_what_waits(tmp_path: Path) -> None:
    """F4, G3: positions that may change are shown, never written."""

    async def test(place: Place) -> None:
        flake, store = place.open()
        await say(store, "a")
        flake.fault = "read-only"
        await say(store, "b")
        head = await store.chat("c")
        assert head and head.messages == 2
        change = LadderChange(blocks=(block(1, 2),))
        flake.fault = "up"
        await refused(StoreAway, store.write_ladder("c", head.version, change))
        assert [lease.chat for lease in await store.claim(now=NOW, seconds=9, limit=9)] == []
        assert await store.drain() == 0
        head = await store.chat("c")
        assert head and await store.write_ladder("c", head.version, change)
        assert [x.chat for x in await store.claim(now=NOW + HOUR, seconds=9, limit=9)] == ["c"]

    play(tmp_path, test)


def test_many_tenants_share_a_spool(tmp_path: Path) -> None:
    """F4: what waits of a tenant is found by the server that starts next, and stays the
    tenant's."""

    async def use() -> None:
        url = f"sqlite:{tmp_path}/m.db"
        spool = tmp_path / "spool"
        for tenant in ("acme", "other"):
            flake, there = flaky(MemoryStore(tenant))
            store = SpooledStore(there, Spool.of(spool, url), tenant, patience=CALM)
            flake.fault = "away"
            await say(store, tenant)
            await store.close()
        database = await SpooledDatabase.open(url, spool, patience=CALM)
        assert await database.tenants() == ["acme", "other"]
        acme = database.store("acme")
        assert isinstance(acme, SpooledStore)
        assert await acme.drain() == 0
        assert await database.tenants(due=NOW) == ["acme", "other"]
        await acme.close()
        await database.close()
        plain = await SqliteStore.open(f"{tmp_path}/m.db", "acme")
        assert [m.id for m in await plain.messages("c")] == ["acme"]
        await plain.close()
        other = await SpooledStore.open(url, "other", spool, patience=CALM)
        assert await other.drain() == 0
        assert [m.id for m in await other.messages("c")] == ["other"]
        await other.close()

    asyncio.run(use())
