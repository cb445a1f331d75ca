"""Which store a URL means."""

import asyncio
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lembrar.errors import InvalidUrl, LembrarError, StoreClosed, StoreError
from lembrar.stores import open as opening
from lembrar.stores.memory import MemoryDatabase, MemoryStore
from lembrar.stores.open import open_database, open_store
from lembrar.stores.sqlite import SqliteDatabase, SqliteStore
from lembrar.testing.promises.samples import NOW, talk

SECRET = "hunter2%21"  # noqa: S105 - as it is written; it means hunter2!


def kind_of(url: str) -> tuple[type, type]:
    """What a URL opens, and what its stores are."""

    async def look() -> tuple[type, type]:
        database = await open_database(url)
        store = database.store("acme")
        await store.append("c", "ana", talk(1), now=NOW)
        assert await database.tenants() == ["acme"]
        await database.close()
        return type(database), type(store)

    return asyncio.run(look())


def test_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F1: relative, absolute, and with the slashes of other URLs."""
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite:a b.db", f"sqlite:{tmp_path}/c.db", f"sqlite://{tmp_path}/ç%20.db"):
        assert kind_of(url) == (SqliteDatabase, SqliteStore)
    assert {path.name for path in tmp_path.iterdir()} == {"a b.db", "c.db", "ç%20.db"}


def test_no_file() -> None:
    """G5: nothing on disk."""
    assert kind_of("memory:") == (MemoryDatabase, MemoryStore)


@pytest.mark.parametrize("url", ["memory:", "sqlite:memory.db"])
def test_a_store_of_its_own(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G3, R10: bound to the tenant; closing it lets go of everything."""
    monkeypatch.chdir(tmp_path)

    async def use() -> None:
        store = await open_store(url, "acme")
        await store.append("c", "ana", talk(1), now=NOW)
        assert len(await store.messages("c")) == 2
        other = await open_store(url, "other")
        assert await other.users() == []
        await other.close()
        await store.close()
        await store.close()
        with pytest.raises(StoreClosed):
            await store.messages("c")

    asyncio.run(use())
    assert len([*tmp_path.iterdir()]) == (url != "memory:")  # the WAL is gone


@pytest.mark.parametrize(
    ("url", "advice"),
    [
        ("memory.db", "Did you mean 'sqlite:memory.db'"),
        ("", "Did you mean"),
        ("sqlite:", "names no file"),
        ("sqlite://host/file.db", "names no file"),
        ("sqlite:a\0b", "names no file"),
        ("sqlite::memory:", "write memory:"),
        ("mysql://host/db", "No store answers to 'mysql'. Use sqlite:path/to/file.db, postgresql:"),
        ("memory:x", "memory:"),
    ],
)
def test_a_url_that_means_nothing(url: str, advice: str) -> None:
    """G5: the error says how to write it."""
    with pytest.raises(InvalidUrl, match=advice):
        kind_of(url)


# ── databases on servers ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("driver", "extra", "url"),
    [
        ("psycopg", "postgres", "postgresql://ana@localhost/x"),
        ("psycopg", "postgres", "postgres://ana@localhost/x"),
        ("pymongo", "mongo", "mongodb://localhost/x"),
        ("pymongo", "mongo", "mongodb+srv://localhost/x"),
    ],
)
def test_a_driver_that_is_not_installed(driver: str, extra: str, url: str) -> None:
    """G5: the error says what to install; nobody else needs it."""
    code = f"""
import asyncio, sys
sys.modules[{driver!r}] = None  # as if it were not there
from lembrar.errors import InvalidUrl
from lembrar.stores.open import open_store
try:
    asyncio.run(open_store({url!r}, "acme"))
except InvalidUrl as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f'pip install "lembrar[{extra}]"' in done.stdout


class Leaky:
    """A database whose driver repeats what it was given."""

    said = ""

    @classmethod
    async def open(cls, url: str) -> MemoryDatabase:
        try:
            raise ValueError(cls.said or url)
        except ValueError as error:
            raise StoreError(cls.said or "It is not there.") from error


def everything_said(error: BaseException | None) -> str:
    """By the error and by those that are shown with it."""
    said = ""
    while error is not None:
        said += f"{error}\n"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return said


@pytest.mark.parametrize(
    "url",
    [
        f"leaky://ana:{SECRET}@host/db",
        f"leaky://ana:{SECRET}@x:y@host/db",
        f"leaky://:{SECRET}@host/db",
        f"leaky://host/db?user=ana&password={SECRET}",
        f"leaky://host/db?tlsCertificateKeyFilePassword={SECRET}&x=1",
        f"mysql://ana:{SECRET}@host/db",
        f"postgresql//ana:{SECRET}@host/db",
        f"ana:{SECRET}@host/db",
        f"{SECRET}@host:5432/db",
        f"{SECRET}@host/db",
        f"memory://ana:{SECRET}@host",
    ],
)
@pytest.mark.parametrize("said", ["", f"bad: {SECRET}", "bad: hunter2!"])
def test_no_error_tells_a_password(url: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """G3: as it is written or as it is meant, whatever a driver says."""
    module = ModuleType("leaky")
    module.__dict__["Leaky"] = Leaky
    monkeypatch.setitem(sys.modules, "leaky", module)
    monkeypatch.setitem(opening._SERVERS, "leaky", ("leaky", "Leaky", "leaky"))
    monkeypatch.setattr(Leaky, "said", said)
    with pytest.raises(LembrarError) as raised:
        kind_of(url)
    assert "hunter2" not in everything_said(raised.value)
    assert str(raised.value)


def test_an_error_that_tells_nothing_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """G3: with its cause, so that one can see what went wrong."""
    module = ModuleType("leaky")
    module.__dict__["Leaky"] = Leaky
    monkeypatch.setitem(sys.modules, "leaky", module)
    monkeypatch.setitem(opening._SERVERS, "leaky", ("leaky", "Leaky", "leaky"))
    monkeypatch.setattr(Leaky, "said", "No route to host.")
    with pytest.raises(StoreError, match="No route") as raised:
        kind_of(f"leaky://ana:{SECRET}@host/db")
    assert isinstance(raised.value.__cause__, ValueError)
