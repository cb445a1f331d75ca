"""Which store a URL means."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, cast
from urllib.parse import unquote

from lembrar.errors import InvalidUrl, LembrarError
from lembrar.stores.base import Database, Store

# The module and class that open a scheme's URLs, and the extra that brings their driver.
_SERVERS = {
    "postgresql": ("lembrar.stores.postgres", "PostgresDatabase", "postgres"),
    "postgres": ("lembrar.stores.postgres", "PostgresDatabase", "postgres"),
    "mongodb": ("lembrar.stores.mongo", "MongoDatabase", "mongo"),
    "mongodb+srv": ("lembrar.stores.mongo", "MongoDatabase", "mongo"),
}
_USES = "Use sqlite:path/to/file.db, postgresql://…, mongodb://… or memory:"
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{0,30}")


async def open_database(url: str) -> Database:
    """The database behind `sqlite:path/to/file.db`, `postgresql://…`, `mongodb://…` or `memory:`.
    No error tells the password that stands in a URL."""
    scheme, colon, rest = url.partition(":")
    if scheme == "memory" and colon and not rest:
        from lembrar.stores.memory import MemoryDatabase

        return MemoryDatabase()
    if scheme == "sqlite" and colon:
        from lembrar.stores.sqlite import SqliteDatabase

        return await SqliteDatabase.open(_path(rest, url))
    if scheme in _SERVERS and colon:
        return await _open_server(url, *_SERVERS[scheme])
    if not colon and "@" not in url:
        raise InvalidUrl(f"{url!r} is not a store URL. Did you mean 'sqlite:{url}'?")
    named = repr(scheme) if _SCHEME.fullmatch(scheme) else "this URL"
    raise InvalidUrl(f"No store answers to {named}. {_USES}")


async def open_store(url: str, tenant: str) -> Store:
    """A tenant's store in the database behind a URL. Closing it closes the database."""
    database = await open_database(url)
    return cast(Store, _OnlyStore(database, database.store(tenant)))


class _OnlyStore:
    """A store that is the only one of its database, and takes that with it."""

    def __init__(self, database: Database, store: Store) -> None:
        self._database = database
        self._store = store

    async def close(self) -> None:
        await self._store.close()
        await self._database.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def _open_server(url: str, module: str, kind: str, extra: str) -> Database:
    try:
        server = getattr(import_module(module), kind)
    except ImportError as error:
        raise InvalidUrl(
            f'This store needs a driver that is not installed: pip install "lembrar[{extra}]"'
        ) from error
    try:
        return await server.open(url)
    except LembrarError as error:
        if not _tells(error, _passwords(url)):
            raise
        raise type(error)() from None  # in its own words, which name nobody


def _passwords(url: str) -> set[str]:
    """What stands in a URL where passwords stand, as it is written and as it is meant. Who has an
    @ in it is read by some up to the first, by others up to the last."""
    rest = url.partition("//")[2]
    logins = {rest.partition("@")[0], rest.rpartition("@")[0]} if "@" in rest else set[str]()
    found = {login.partition(":")[2] for login in logins}
    found |= set(re.findall(r"(?i)[?&][a-z]{0,60}password=([^&#]{1,500})", url))
    return {word for one in found for word in (one, unquote(one)) if word}


def _tells(error: BaseException | None, words: set[str]) -> bool:
    """Whether an error, or one that it came from, says one of these words."""
    while error is not None:
        if any(word in str(error) for word in words):
            return True
        error = error.__cause__ or error.__context__
    return False


def _path(rest: str, url: str) -> str:
    """sqlite:file.db, sqlite:/folder/file.db and sqlite:///folder/file.db are all fine."""
    path = rest.removeprefix("//") if rest.startswith("///") else rest
    if not path or path.startswith("//") or "\0" in path:
        raise InvalidUrl(f"{url!r} names no file. Write sqlite:path/to/file.db")
    if path == ":memory:":
        raise InvalidUrl(f"{url!r} names no file. To keep nothing on disk, write memory:")
    return path
