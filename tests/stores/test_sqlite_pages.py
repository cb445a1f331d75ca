"""What is erased leaves the file: pages are written without leftovers."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from random import Random

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lembrar.model import Atom, Trouble
from lembrar.stores import sqlite_file, sqlite_pages
from lembrar.stores.base import LadderChange
from lembrar.stores.sqlite import SqliteStore
from lembrar.stores.sqlite_pages import without_leftovers
from lembrar.testing.promises.samples import (
    DAY,
    HOUR,
    NOW,
    block,
    document,
    fact,
    message,
    mood,
    notice,
    spend,
    talk,
)

PAGE = 4096


async def busy_life(store: SqliteStore, random: Random) -> list[str]:
    """Four chats that grow side by side, with texts of all sizes, so that rows move between pages;
    half of everything is erased. Returns what must not be found any more."""
    said = dict.fromkeys("abcd", 0)
    for _ in range(250):
        letter = random.choice("abcd")
        chat, user = f"sala-{letter}", f"dono-{letter}"
        said[letter] += 1
        mark = f"{letter}{said[letter]:04d}x"
        text = " ".join([f"M{mark}"] * random.choice([1, 3, 10, 40, 200, 900]))
        await store.append(chat, user, [message(text, id=f"I{mark}")], now=NOW)
        if random.random() < 0.4:
            version, _ = await store.facts(user, ids=())
            learnt = fact(f"F{mark}", content=" ".join([f"T{mark}"] * random.choice([1, 9, 99])))
            felt = mood(1, chat=chat, source=f"I{mark}", trigger=f"D{mark}")
            assert await store.write_facts(user, version, [learnt], moods=[felt])
        if random.random() < 0.2:
            await climb(store, chat, said[letter], mark, random)
        if random.random() < 0.4:
            await other_things(store, chat, user, mark, random)
    await store.erase_user("dono-a")
    await store.erase_chat("sala-b")
    half = random.sample(range(1, said["c"] + 1), said["c"] // 2)
    await store.erase_messages("sala-c", half, now=NOW)
    version, facts = await store.facts("dono-d")
    await store.write_facts("dono-d", version, [], remove=[f.id for f in facts])
    return [
        r"[MITFBADRENKO]a\d{4}x",
        r"[MIBADREN]b\d{4}x",
        r"[REN]c\d{4}x",  # summaries of all that was said fell, with what was told of it
        r"[TF]d\d{4}x",
        *(f"[MIAD]c{n:04d}x" for n in half),
        "sala-[ab]",  # nor does anything bear their names
        "dono-a",
    ]


async def climb(store: SqliteStore, chat: str, said: int, mark: str, random: Random) -> None:
    """A summary of the whole chat, with a trouble, that is told of."""
    head = await store.chat(chat)
    assert head
    reply = " ".join([f"R{mark}"] * random.choice([1, 20, 200]))
    made = block(
        1,
        said,
        text=" ".join([f"B{mark}"] * random.choice([1, 20, 200])),
        status="dead",
        trouble=Trouble(3, f"E{mark}", reply),
    )
    atoms = ((said, (Atom("name", f"A{mark}"),) * 3),)
    told = notice("fact.learnt", user=head.user, chat=chat, data={f"N{mark}": f"N{mark}"})
    change = LadderChange(blocks=(made,), atoms=atoms, notices=(told,))
    assert await store.write_ladder(chat, head.version, change)


async def other_things(store: SqliteStore, chat: str, user: str, mark: str, random: Random) -> None:
    """Something of the user's is kept, something is spent, and something happens."""
    data = " ".join([f"O{mark}"] * random.choice([1, 9, 99, 900])).encode()
    ends = random.choice([None, NOW, NOW + HOUR])
    kept = document(f"K{mark}", data, user=user, expires_at=ends)
    await store.write_documents(random.choice(["k", "l"]), [kept], now=NOW)
    day = DAY + timedelta(days=random.randrange(30))
    await store.add_spend(spend(), model=f"m{random.randrange(3)}", day=day, user=user, chat=chat)
    told = notice(
        "fact.learnt", user=user, chat=chat, data={"": f"N{mark}" * random.choice([1, 9])}
    )
    await store.publish([told])


def found(file: Path, patterns: list[str]) -> list[bytes]:
    """What of it stands in the database's files."""
    data = b"".join(p.read_bytes() for p in file.parent.glob(f"{file.name}*"))
    return re.findall("|".join(patterns).encode(), data)


async def live(file: Path, seed: int) -> list[bytes]:
    store = await SqliteStore.open(str(file), "acme", synchronous="off")
    gone = await busy_life(store, Random(seed))
    assert await store.scrub() == ["backups and other copies of the database file"]
    left = found(file, gone)
    assert await store.check() == []
    await store.close()
    assert [p.name for p in file.parent.iterdir()] == [file.name]
    return left + found(file, gone)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_of_a_busy_life_is_left(tmp_path: Path, seed: int) -> None:
    """G11: in no unused corner of any page."""
    assert asyncio.run(live(tmp_path / "memory.db", seed)) == []


def test_secure_delete_alone_leaves_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G11: the control. Written as SQLite would have them, pages keep parts of what moved."""
    monkeypatch.setattr(sqlite_pages, "without_leftovers", lambda page, offset: page)
    left: list[bytes] = []
    for seed in range(4):
        (tmp_path / str(seed)).mkdir()
        left += asyncio.run(live(tmp_path / str(seed) / "memory.db", seed))
    assert left != []


def pages(file: Path) -> list[bytes]:
    data = file.read_bytes()
    return [data[at : at + PAGE] for at in range(0, len(data), PAGE)]


def test_unused_parts_mean_nothing(tmp_path: Path) -> None:
    """G11, G3: filled with rubbish, they are cleaned; the database is the same, and as sound."""
    file = tmp_path / "plain.db"
    db = apsw.Connection(str(file))
    db.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT); CREATE INDEX i ON t (b)")
    random = Random(1)
    for n in range(3000):
        db.execute(
            "INSERT INTO t VALUES (?, ?, ?)", (n, "x" * random.choice([1, 50, 6000]), f"{n}")
        )
    db.execute("DELETE FROM t WHERE id % 3 = 0")
    everything = db.execute("SELECT * FROM t ORDER BY id").fetchall()
    db.close()
    cleaned = [without_leftovers(page, at * PAGE) for at, page in enumerate(pages(file))]
    assert cleaned != pages(file)
    assert [without_leftovers(page, at * PAGE) for at, page in enumerate(cleaned)] == cleaned
    file.write_bytes(b"".join(cleaned))
    db = apsw.Connection(str(file))
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert db.execute("SELECT * FROM t ORDER BY id").fetchall() == everything
    db.close()


@given(st.binary(max_size=2000), st.sampled_from((0, 4096)), st.sampled_from((2, 5, 10, 13)))
def test_what_is_no_page_is_left_alone(data: bytes, offset: int, kind: int) -> None:
    """G3: whatever comes along, its length stays, and nothing raises."""
    assert len(without_leftovers(data, offset)) == len(data)
    padded = bytes([kind]) + data.ljust(4095, b"\xff")
    assert len(without_leftovers(padded, offset)) == 4096


def test_the_log_of_writes_does_not_grow_for_ever(tmp_path: Path) -> None:
    """G3, F10: it is brought into the file now and then, by the one who writes."""
    file, wal = tmp_path / "memory.db", tmp_path / "memory.db-wal"
    sizes: list[int] = []

    async def write() -> None:
        store = await SqliteStore.open(str(file), "acme", synchronous="off")
        for n in range(60):
            await store.append("c", "ana", [message("x" * 200_000, id=f"{n}")], now=NOW)
            sizes.append(wal.stat().st_size)
        assert len(await store.messages("c")) == 60
        await store.close()

    asyncio.run(write())
    assert max(sizes) < 2 * sqlite_file._CHECKPOINT_PAGES * PAGE
    assert not wal.exists()


def test_scrubbing_amid_reads_and_writes(tmp_path: Path) -> None:
    """G11, F10: the store's own readers are not in the way for long, and nobody is turned away."""
    file = tmp_path / "memory.db"

    async def work() -> None:
        store = await SqliteStore.open(str(file), "acme", synchronous="off")
        await store.append("c", "ana", talk(200), now=NOW)
        reads = [store.messages("c") for _ in range(40)]
        writes = [store.append("c", "ana", talk(1), now=NOW) for _ in range(20)]
        done = await asyncio.gather(*reads, *writes, store.scrub(), store.scrub())
        assert done[-1] == done[-2] == ["backups and other copies of the database file"]
        assert len(await store.messages("c")) == 440
        await store.close()

    asyncio.run(work())
