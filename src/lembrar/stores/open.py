"""Which store a URL means."""

from __future__ import annotations

from lembrar.errors import InvalidUrl
from lembrar.stores.base import Store


async def open_store(url: str, tenant: str) -> Store:
    """The store behind `sqlite:path/to/file.db` or `memory:`, bound to a tenant."""
    scheme, colon, rest = url.partition(":")
    if not colon:
        raise InvalidUrl(f"{url!r} is not a store URL. Did you mean 'sqlite:{url}'?")
    if scheme == "memory" and not rest:
        from lembrar.stores.memory import MemoryStore

        return MemoryStore()
    if scheme == "sqlite":
        from lembrar.stores.sqlite import SqliteStore

        return await SqliteStore.open(_path(rest, url), tenant)
    raise InvalidUrl(f"No store answers to {scheme!r}. Use sqlite:path/to/file.db or memory:")


def _path(rest: str, url: str) -> str:
    """sqlite:file.db, sqlite:/folder/file.db and sqlite:///folder/file.db are all fine."""
    path = rest.removeprefix("//") if rest.startswith("///") else rest
    if not path or path.startswith("//") or "\0" in path:
        raise InvalidUrl(f"{url!r} names no file. Write sqlite:path/to/file.db")
    if path == ":memory:":
        raise InvalidUrl(f"{url!r} names no file. To keep nothing on disk, write memory:")
    return path
