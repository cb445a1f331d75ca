"""The SQLite file: many processes, crashes, full disks, and files that are not ours."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any

import apsw
import pytest

from lembrar.errors import (
    LembrarError,
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreTooNew,
)
from lembrar.stores import sqlite_file, sqlite_glance
from lembrar.stores.base import LadderChange
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.lifetime import EVERY_CALL
from lembrar.testing.promises.samples import NOW, block, fact, message, mood, talk
from power import Disk

WRITER = Path(__file__).with_name("writer.py")
# These have one row of a tenant, or those alone that are asked for.
ALL_OF_A_TENANT = "VIRTUAL|erasures|counters|blocks_dead"
Use = Callable[[SqliteStore], Awaitable[None]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "memory.db"


@asynccontextmanager
async def opened(file: Path, **options: Any) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(str(file), "acme", **options)
    try:
        yield store
    finally:
        await store.close()


def use(file: Path, work: Use | None = None, **options: Any) -> None:
    """Opens the file, works with it, closes it."""

    async def run() -> None:
        async with opened(file, **options) as store:
            if work:
                await work(store)

    asyncio.run(run())


def filled(file: Path, cycles: int = 3) -> Path:
    """The file, with a chat in it."""

    async def fill(store: SqliteStore) -> None:
        await store.append("c", "ana", talk(cycles), now=NOW)

    use(file, fill)
    return file


async def log(store: SqliteStore) -> list[str]:
    """What was said, after checking that it is whole."""
    messages = await store.messages("c")
    assert [m.seq for m in messages] == list(range(1, len(messages) + 1))
    assert await store.check() == []
    return [m.content for m in messages]


# ── many processes ────────────────────────────────────────────────────────────────────────────


@contextmanager
def writers(file: Path, names: list[str], messages: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that have the file open and wait to start."""
    pipe = subprocess.PIPE
    started = [
        subprocess.Popen(
            [sys.executable, WRITER, file, name, str(messages)],
            stdin=pipe,
            stdout=pipe,
            text=True,
        )
        for name in names
    ]
    try:
        for process in started:
            assert process.stdout and process.stdout.readline() == "ready\n"
        yield started
    finally:
        for process in started:
            process.kill()
            process.communicate()


def start(process: subprocess.Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("go\n")
    process.stdin.flush()


def test_processes_write_one_chat_together(file: Path) -> None:
    """G3: four processes, one new file, one chat: no number is missing or given twice."""
    with writers(file, ["a", "b", "c", "d"], messages=40) as processes:
        for process in processes:
            start(process)
        outputs = [process.communicate()[0] for process in processes]
        assert [process.returncode for process in processes] == [0] * 4
    acknowledged = sorted(int(seq) for output in outputs for seq in output.split())
    assert acknowledged == list(range(1, 161))

    async def look(store: SqliteStore) -> None:
        said = await log(store)
        assert sorted(said) == sorted(f"{name} {n}" for name in "abcd" for n in range(40))
        assert [m.cycle for m in await store.messages("c")] == list(range(1, 161))

    use(file, look)


def test_a_killed_process_takes_nothing_with_it(file: Path) -> None:
    """G3: `kill -9` in the midst of writing, again and again; what it had acknowledged is there,
    and the next process goes on from it."""

    async def look(store: SqliteStore) -> None:
        assert len(await log(store)) in (acknowledged, acknowledged + 1)  # one was on its way

    for life, patience in (("a", 1), ("b", 7), ("c", 20)):
        with writers(file, [life], messages=100_000) as [process]:
            start(process)
            assert process.stdout
            seen = [process.stdout.readline() for _ in range(patience)]
            process.kill()
            seen += process.communicate()[0].splitlines()
        acknowledged = int(seen[-1])
        use(file, look)


def test_many_open_a_new_file_at_once(tmp_path: Path) -> None:
    """G3: whoever comes second finds it made, or half made, and waits; nobody takes the other's
    half-made file for a foreign one."""

    async def open_all(file: Path) -> None:
        stores = await asyncio.gather(*(SqliteStore.open(str(file), "acme") for _ in range(8)))
        await asyncio.gather(*(s.append("c", "ana", talk(1), now=NOW) for s in stores))
        assert len(await log(stores[0])) == 16
        await asyncio.gather(*(s.close() for s in stores))

    for n in range(5):
        asyncio.run(open_all(tmp_path / f"{n}.db"))


def test_a_writer_waits_for_another_process_and_then_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G3: StoreBusy after a while, nothing written; meanwhile reading goes on; later it works."""
    monkeypatch.setattr(sqlite_file, "_BUSY_MILLISECONDS", 20)
    filled(file)

    async def write(store: SqliteStore) -> None:
        with holding(file):
            with pytest.raises(StoreBusy, match="Try again"):
                await store.append("c", "ana", talk(1), now=NOW)
            assert len(await log(store)) == 6
        await store.append("c", "ana", talk(1), now=NOW)
        assert len(await log(store)) == 8

    use(file, write)


@contextmanager
def holding(file: Path) -> Iterator[None]:
    """Another process is in the midst of a write."""
    code = "import apsw, sys; db = apsw.Connection(sys.argv[1]); db.execute('BEGIN EXCLUSIVE')"
    process = subprocess.Popen(
        [sys.executable, "-c", f"{code}; print('held', flush=True); input()", file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout and process.stdout.readline() == "held\n"
        yield
    finally:
        process.communicate("let go\n")


# ── what a call costs, and what interrupts it ─────────────────────────────────────────────────


def test_one_sync_per_append(file: Path) -> None:
    """F10, G3: durable costs one sync, of the log alone; reading and repeating cost none."""
    with Disk("counting") as disk:

        async def count(store: SqliteStore) -> None:
            await store.append("c", "ana", talk(1), now=NOW)  # the first one starts the WAL
            disk.syncs.clear()
            for _ in range(20):
                last = await store.append("c", "ana", talk(1), now=NOW)
            assert disk.syncs == {"wal": 20}
            await store.append("c", "ana", last, now=NOW)
            await store.open_chat("c", "ana", now=NOW)
            await store.claim(now=NOW.replace(year=2000), seconds=1, limit=1)
            await log(store)
            assert disk.syncs == {"wal": 20}

        use(file, count, vfs=disk.vfs)


def test_no_call_looks_through_a_tenant(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F10, K5: whatever is asked, SQLite finds it by its index; who is there to be asked about,
    and what all of them add up to, are the questions that go to all."""
    asked: dict[str, Any] = {}
    connected = sqlite_file.File._connected

    def traced(self: sqlite_file.File, vfs: str | None) -> apsw.Connection:
        def trace(cursor: apsw.Cursor, sql: str, values: Any) -> bool:
            asked[sql.strip()] = values
            return True

        db = connected(self, vfs)
        db.exec_trace = trace
        return db

    monkeypatch.setattr(sqlite_file.File, "_connected", traced)

    async def call(store: SqliteStore) -> None:
        await store.append("c", "ana", talk(2), now=NOW)
        await store.write_facts("ana", 0, [fact("f", due_at=NOW)], moods=[mood()])
        asked.clear()
        for name, made in EVERY_CALL.items():
            if name not in ("users", "tally", "check"):
                with suppress(LembrarError):
                    await made(store)

    use(file, call)
    db = apsw.Connection(str(file))
    looked = [sql for sql in asked if sql.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))]
    assert len(looked) > 50
    for sql in looked:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", asked[sql])]
        tables = [step for step in plan if not re.search(ALL_OF_A_TENANT, step)]
        assert not [step for step in tables if step.endswith("(tenant=?)")], sql
        assert not [step for step in tables if re.match("SCAN [a-z]+$", step)], sql
    db.close()


def test_a_cancelled_append_is_whole(file: Path) -> None:
    """G3: who no longer waits may find it written or not, and can repeat it."""

    async def cancel(store: SqliteStore) -> None:
        said = talk(2)
        for _ in range(10):
            task = asyncio.create_task(store.append("c", "ana", said, now=NOW))
            await asyncio.sleep(0)
            task.cancel()
        written = await store.append("c", "ana", said, now=NOW)
        assert [m.seq for m in written] == [1, 2, 3, 4]
        assert len(await log(store)) == 4

    use(file, cancel)


# ── full disks ────────────────────────────────────────────────────────────────────────────────


def test_a_full_disk_takes_nothing_half(file: Path) -> None:
    """G3: wherever in a write the room ends, the error says so, nothing of the write is there,
    what was acknowledged is; with room again the same call works."""
    with Disk("full") as disk:

        async def fill(store: SqliteStore) -> None:
            await store.append("c", "ana", talk(1), now=NOW)
            said = talk(100)
            for room in range(200):
                disk.room = room
                before = await store.chat("c")
                try:
                    await store.append("c", "ana", said, now=NOW)
                except StoreFull as error:
                    assert "Make room" in str(error)
                    assert await store.chat("c") == before
                    assert len(await log(store)) == 2
                    assert await store.last_notice() == 1
                else:
                    break
            assert room > 5
            assert len(await log(store)) == 202

        use(file, fill, vfs=disk.vfs)


def test_opening_on_a_full_disk(file: Path) -> None:
    """G3: a new file that could not be finished is finished by the next attempt."""
    with Disk("full-at-first") as disk:
        for room in range(500):
            disk.room = room
            try:
                use(file, vfs=disk.vfs)
            except StoreFull:
                continue
            break
        assert room > 5
        disk.room = None

        async def write(store: SqliteStore) -> None:
            await store.append("c", "ana", talk(1), now=NOW)
            assert len(await log(store)) == 2

        use(file, write, vfs=disk.vfs)


# ── files that cannot be used ─────────────────────────────────────────────────────────────────


def refused(file: Path, kind: type[StoreError], advice: str) -> None:
    """Opening raises this, with this advice, and leaves the file as it is."""
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(kind, match=advice):
        use(file)
    assert before == (file.read_bytes() if file.is_file() else None)


@pytest.mark.parametrize("content", [b"Dear diary,\n" * 500, b"\0" * 4096, b"hi"])
def test_a_file_that_is_no_database(file: Path, content: bytes) -> None:
    """G3: it is told apart, and not touched."""
    file.write_bytes(content)
    refused(file, StoreCorrupt, "choose another file")


def test_an_empty_file_is_a_new_one(file: Path) -> None:
    """F1: as `touch` or `mktemp` leave it."""
    file.touch()
    filled(file)


def test_a_damaged_file_is_told(file: Path) -> None:
    """G3: pages full of rubbish raise and are reported, and never read as memories."""
    content = bytearray(filled(file, cycles=200).read_bytes())
    db = apsw.Connection(str(file))
    after_the_roots = db.execute("SELECT max(rootpage) FROM sqlite_schema").fetchone()[0] * 4096
    db.close()
    content[after_the_roots:] = b"\xa5" * (len(content) - after_the_roots)
    file.write_bytes(content)

    async def read(store: SqliteStore) -> None:
        with pytest.raises(StoreCorrupt, match="Restore a backup"):
            await store.messages("c")
        assert await store.check() != []

    use(file, read)


def test_a_damaged_text_is_told(file: Path) -> None:
    """G3: bytes that are no text any more are not handed on as some error of Python's."""
    content = filled(file).read_bytes()
    file.write_bytes(content.replace(b"pergunta 2", b"pergunta \xff"))

    async def read(store: SqliteStore) -> None:
        with pytest.raises(StoreCorrupt, match="Restore a backup"):
            await store.messages("c")

    use(file, read)


def test_a_file_cut_short_is_told(file: Path) -> None:
    """G3: as a copy that was not finished."""
    content = filled(file, cycles=200).read_bytes()
    file.write_bytes(content[: len(content) // 2])

    async def read(store: SqliteStore) -> None:
        assert await store.check() != []
        await store.messages("c")

    with pytest.raises(StoreCorrupt, match="Restore a backup"):
        use(file, read)


def test_a_header_that_is_damaged_is_told(file: Path) -> None:
    """G3."""
    content = filled(file).read_bytes()
    file.write_bytes(b"SQLite is broken" + content[16:])
    refused(file, StoreCorrupt, "Restore a backup")


@pytest.mark.parametrize("made", ["CREATE TABLE diary (entry TEXT)", "PRAGMA application_id = 7"])
def test_another_programs_database(file: Path, made: str) -> None:
    """G3: it is told apart, and not touched."""
    other = apsw.Connection(str(file))
    other.execute(made)
    other.close()
    refused(file, StoreForeign, "Choose another file")


def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    """G3."""
    refused(tmp_path, StoreError, "is a folder. Name a file in it")


def test_a_file_in_no_folder(tmp_path: Path) -> None:
    """G3: nothing is created that was not asked for."""
    refused(tmp_path / "missing" / "memory.db", StoreError, "does not exist. Create it first")
    assert list(tmp_path.iterdir()) == []


def test_a_file_system_that_cannot_be_shared(file: Path) -> None:
    """G3: without a WAL the promises do not hold, so it is not opened."""
    with pytest.raises(StoreError, match="Choose a local disk"):
        use(file, vfs="unix-dotfile")


# ── files that may not be written ─────────────────────────────────────────────────────────────

_AS_NOBODY = """
import asyncio, os, sys
from lembrar.errors import StoreReadOnly
from lembrar.stores.sqlite import SqliteStore
if os.getuid() == 0:  # root may write everything
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
for path in sys.argv[1:]:
    try:
        asyncio.run(SqliteStore.open(path, "acme"))
    except StoreReadOnly as error:
        print(error)
"""


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that everybody can reach: pytest's own are closed to others."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for each in folder.iterdir():
        each.chmod(0o755)
    shutil.rmtree(folder)


def forbidden(folder: Path) -> dict[str, Path]:
    """Files that cannot be written, each for another reason."""
    paths = {name: folder / name / "memory.db" for name in ("file", "folder", "unreadable", "new")}
    for path in paths.values():
        path.parent.mkdir()
        filled(path)
        path.parent.chmod(0o755)
        path.chmod(0o666)
    paths["file"].chmod(0o444)
    paths["folder"].parent.chmod(0o555)
    paths["unreadable"].chmod(0o000)
    paths["new"].unlink()
    paths["new"].parent.chmod(0o555)
    return paths


def test_a_file_that_may_not_be_written(shared: Path) -> None:
    """G3: the file, its folder or both: the error names it and says what to check."""
    paths = [str(path) for path in forbidden(shared).values()]
    done = subprocess.run(
        [sys.executable, "-c", _AS_NOBODY, *paths], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    told = done.stdout.splitlines()
    assert len(told) == len(paths)
    for path, error in zip(paths, told, strict=True):
        assert path in error
        assert "permissions" in error


# ── older and newer files ─────────────────────────────────────────────────────────────────────


def first_version(file: Path) -> Path:
    """A file as the first schema had it, with a conversation in it."""
    schema = resources.files("lembrar.stores.schema")
    db = apsw.Connection(str(file))
    db.pragma("journal_mode", "wal")
    db.execute((schema / "001_log.sql").read_text("utf-8"))
    db.pragma("application_id", 0x4C454D42)
    db.pragma("user_version", 1)
    db.execute(
        """INSERT INTO chats (tenant, id, user, created_at, updated_at, seq, cycle, has_user,
             has_answer, ever_answered, log_words, log_tokens, due_at)
           VALUES ('acme', 'c', 'ana', 0, 5, 2, 1, 1, 1, 1, 4, 14, 5)"""
    )
    for seq, role, content in ((1, "user", "pergunta 1"), (2, "assistant", "resposta 1")):
        db.execute(
            "INSERT INTO messages VALUES ('acme', 'c', ?, 1, ?, ?, '', ?, ?, '', '', 2, 7, ?, ?)",
            (seq, f"m{seq}", role, content, NOW.isoformat(), 2 * seq, 7 * seq),
        )
    db.close()
    return file


def third_version(file: Path) -> Path:
    """The same as the third schema had it, with facts of that time in it."""
    schema = resources.files("lembrar.stores.schema")
    db = apsw.Connection(str(first_version(file)))
    for name in ("002_ladder.sql", "003_facts.sql"):
        db.execute((schema / name).read_text("utf-8"))
    for id, weight in (("light", 0.25), ("heavy", 0.5)):
        body = {
            "id": id,
            "user": "ana",
            "kind": "goal",
            "content": f"meta {id}",
            "created_at": NOW.isoformat(),
            "updated_at": NOW.isoformat(),
            "weight": weight,
            "expires_at": None,
            "tags": ["goal"],
            "sources": ["m1"],
            "pinned": False,
            "of_another_time": [1],
        }
        db.execute(
            "INSERT INTO facts VALUES ('acme', 'ana', ?, 0, 'live', 0, ?)", (id, json.dumps(body))
        )
    db.execute("INSERT INTO people VALUES ('acme', 'ana', 7)")
    db.pragma("user_version", 3)
    db.close()
    return file


def test_facts_of_an_older_file_are_read_again(file: Path) -> None:
    """G3, F7: facts say more than they used to. Those of an older file all came from its messages:
    they are read anew, and their chats are due at once."""

    async def look(store: SqliteStore) -> None:
        assert (await store.facts("ana"))[1] == []
        chat = await store.chat("c")
        assert chat is not None
        assert chat.read_seq == 0
        assert [lease.chat for lease in await store.claim(now=NOW, seconds=60, limit=9)] == ["c"]
        assert not any(m.erased for m in await store.messages("c"))
        version, _ = await store.facts("ana")
        assert await store.write_facts("ana", version, [fact("new")])

    use(third_version(file), look)


def version_of(file: Path) -> int:
    db = apsw.Connection(str(file))
    version = db.pragma("user_version")
    db.close()
    return version


def test_an_older_file_is_brought_up_to_date(file: Path) -> None:
    """G3: with everything in it, and due work still due."""

    async def look(store: SqliteStore) -> None:
        assert await log(store) == ["pergunta 1", "resposta 1"]
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        assert (lease.chat, lease.seq) == ("c", 2)
        [written] = await store.append("c", "ana", [message("pergunta 2")], now=NOW)
        assert (written.seq, written.cycle) == (3, 2)
        assert await store.totals("c", 3) == (6, 21)
        assert await store.write_ladder("c", 0, LadderChange(blocks=(block(1, 2),)))
        assert await store.write_facts("ana", 0, [fact("f")])
        assert [one.data["first"] for one in await store.notices(after=0, limit=9)] == [3]

    use(first_version(file), look)
    assert version_of(file) == version_of(filled(file.with_name("new.db")))


def test_many_bring_a_file_up_to_date_at_once(file: Path) -> None:
    """G3: one does it, the others wait."""
    first_version(file)

    async def open_all() -> None:
        stores = await asyncio.gather(*(SqliteStore.open(str(file), "acme") for _ in range(8)))
        assert len(await log(stores[7])) == 2
        await asyncio.gather(*(s.close() for s in stores))

    asyncio.run(open_all())


def test_a_migration_is_whole_or_not_at_all(file: Path) -> None:
    """G3: one that fails at its last step has changed nothing."""
    db = apsw.Connection(str(first_version(file)))
    db.execute("CREATE TABLE facts (in_the_way TEXT)")
    columns = db.execute("SELECT sql FROM sqlite_schema ORDER BY name").fetchall()
    with pytest.raises(StoreError, match="lembrar doctor"):
        use(file)
    assert db.execute("SELECT sql FROM sqlite_schema ORDER BY name").fetchall() == columns
    assert db.pragma("user_version") == 1
    db.execute("DROP TABLE facts")
    db.close()
    use(file)


def test_a_newer_file_is_left_alone(file: Path) -> None:
    """G3: an older program must not guess at it."""
    db = apsw.Connection(str(filled(file)))
    db.pragma("user_version", 999)
    db.close()
    refused(file, StoreTooNew, "Upgrade Lembrar")


def test_what_takes_long_to_read_is_read_aside(file: Path) -> None:
    """F4, G5: a few rows are read on the spot, many by a thread, and both are all there."""

    async def work(store: SqliteStore) -> None:
        await store.append("c", "u", talk(1500), now=NOW)
        assert [m.seq for m in await store.messages("c", limit=2)] == [2999, 3000]
        assert [m.seq for m in await store.messages("c")] == list(range(1, 3001))
        glances = sqlite_glance.Glances(lambda: apsw.Connection(str(file)))
        one = "SELECT seq FROM messages WHERE tenant = 'acme' AND chat = 'c' AND seq = ?"
        assert glances.rows(one, (7,)) == [(7,)]
        assert glances.rows("SELECT sum(tokens) FROM messages", ()) is None
        assert glances.rows(one, (8,)) == [(8,)]

    use(file, work)
