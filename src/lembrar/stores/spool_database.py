"""A database of many tenants with one spool before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from weakref import WeakSet

from lembrar.stores.base import Database, Store
from lembrar.stores.open import open_database
from lembrar.stores.spool import SpooledStore, patience_for
from lembrar.stores.spool_line import OPEN_SECONDS, Line, Patience
from lembrar.stores.spool_queue import Spool
from lembrar.stores.spool_shown import UNREACHED


class SpooledDatabase:
    """A database whose stores take messages while it is away. Made within a running event loop.

    Instead of a database there may be a function that opens one: until it succeeds, the database
    counts as away."""

    def __init__(
        self,
        database: Database | Callable[[], Awaitable[Database]],
        spool: Spool,
        *,
        patience: Patience | None = None,
    ) -> None:
        self._patience = patience or Patience()
        self._line: Line[Database] = Line(database, self._patience)
        self._spool = spool
        self._stores: WeakSet[SpooledStore] = WeakSet()

    @classmethod
    async def open(
        cls, url: str, folder: str | Path, *, patience: Patience | None = None
    ) -> SpooledDatabase:
        """Opens the database behind a URL, with a spool in a folder of this machine. One that is
        away now is opened when it is back; one that will not have us is refused at once."""
        spool = Spool.of(folder, url)
        database = cls(lambda: open_database(url), spool, patience=patience or patience_for(url))
        try:
            with suppress(*UNREACHED):
                await database._line.open(OPEN_SECONDS)
        except BaseException:
            await database.close()
            raise
        return database

    def store(self, tenant: str) -> Store:
        """A tenant's store. Closing it leaves the database, and the spool, open."""

        async def opened() -> Store:
            await self._line.open(self._patience.drain)
            return self._line.there.store(tenant)

        there = opened if self._line.is_down else self._line.there.store(tenant)
        store = SpooledStore(there, self._spool, tenant, patience=self._patience, shared=True)
        self._stores.add(store)
        return store

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        """Also those of whom something waits: it is written as soon as their stores are open."""
        waiting: list[str] = []
        if not self._spool.is_empty():
            waiting = await self._spool.ask(lambda file: file.tenants())
        try:
            found = await self._line.there.tenants(due=due)
        except UNREACHED:
            if not waiting:
                raise
            return waiting
        return sorted({*found, *waiting}) if waiting else found

    async def close(self) -> None:
        """Its stores are closed with it. What waits stays in the spool."""
        for store in tuple(self._stores):
            await store.close()
        try:
            await self._line.close()
        finally:
            await self._spool.close()
