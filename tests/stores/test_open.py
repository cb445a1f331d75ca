"""Which store a URL means."""

import asyncio
from pathlib import Path

import pytest

from lembrar.errors import InvalidUrl
from lembrar.stores.memory import MemoryStore
from lembrar.stores.open import open_store
from lembrar.stores.sqlite import SqliteStore


def kind_of(url: str) -> type:
    async def look() -> type:
        store = await open_store(url, "acme")
        await store.close()
        return type(store)

    return asyncio.run(look())


def test_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F1: relative, absolute, and with the slashes of other URLs."""
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite:a b.db", f"sqlite:{tmp_path}/c.db", f"sqlite://{tmp_path}/ç%20.db"):
        assert kind_of(url) is SqliteStore
    assert {path.name for path in tmp_path.iterdir()} == {"a b.db", "c.db", "ç%20.db"}


def test_no_file() -> None:
    """G5: nothing on disk."""
    assert kind_of("memory:") is MemoryStore


@pytest.mark.parametrize(
    ("url", "advice"),
    [
        ("memory.db", "Did you mean 'sqlite:memory.db'"),
        ("", "Did you mean"),
        ("sqlite:", "names no file"),
        ("sqlite://host/file.db", "names no file"),
        ("sqlite:a\0b", "names no file"),
        ("sqlite::memory:", "write memory:"),
        ("mysql://host/db", "Use sqlite:path/to/file.db or memory:"),
        ("memory:x", "memory:"),
    ],
)
def test_a_url_that_means_nothing(url: str, advice: str) -> None:
    """G5: the error says how to write it."""
    with pytest.raises(InvalidUrl, match=advice):
        kind_of(url)
