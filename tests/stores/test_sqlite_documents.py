"""Documents in SQLite: what has expired leaves the file."""

import asyncio
from datetime import timedelta
from pathlib import Path

import apsw

from lembrar.stores import sqlite_documents
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.samples import NOW, document


def test_what_has_expired_is_removed_a_part_at_a_time(tmp_path: Path) -> None:
    """A1, F10: by writes of the same tenant, none of which waits for all of it."""
    file = str(tmp_path / "memory.db")
    later = NOW + timedelta(hours=1)

    async def use() -> list[int]:
        store = await SqliteStore.open(file, "acme", synchronous="off")
        other = await SqliteStore.open(file, "other", synchronous="off")
        written = [document(f"{n}", b"SEGREDO", expires_at=later) for n in range(250)]
        await store.write_documents("k", written, now=NOW)
        await store.write_documents("k", [document("kept")], now=NOW)
        await other.write_documents("k", [document("a")], now=later)
        left: list[int] = []
        for n in range(4):
            assert await store.documents("k", now=later, prefix="2") == []
            await store.swap_document("l", document(f"{n}"), now=later)
            left.append(rows(file))
        await store.scrub()
        await store.close()
        await other.close()
        return left

    swept = sqlite_documents._SWEPT
    others = 2  # "kept", and the other tenant's
    assert asyncio.run(use()) == [max(250 - n * swept, 0) + others + n for n in range(1, 5)]
    assert b"SEGREDO" not in Path(file).read_bytes()


def rows(file: str) -> int:
    db = apsw.Connection(file)
    [(count,)] = db.execute("SELECT count(*) FROM documents").fetchall()
    db.close()
    return count
