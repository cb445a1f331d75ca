"""SQLite keeps every promise of a store."""

from pathlib import Path

import pytest

from lembrar.stores.sqlite import SqliteDatabase, SqliteStore
from lembrar.testing.contract import DatabaseContract, StoreContract


class TestSqliteStore(StoreContract):
    """G3, G4: the contract on one file."""

    @pytest.fixture(autouse=True)
    def file(self, tmp_path: Path) -> None:
        self.path = tmp_path / "memory.db"

    async def open(self, tenant: str) -> SqliteStore:
        return await SqliteStore.open(str(self.path), tenant)


class TestSqliteDatabase(DatabaseContract):
    """G3, G4: the same for a file that many tenants share, opened several times."""

    @pytest.fixture(autouse=True)
    def file(self, tmp_path: Path) -> None:
        self.path = tmp_path / "memory.db"

    async def open_database(self) -> SqliteDatabase:
        return await SqliteDatabase.open(str(self.path), synchronous="off")


class TestSharedSqliteDatabase(TestSqliteDatabase):
    """G3, G4: the same for stores that share one opened file."""

    shared: SqliteDatabase | None = None

    async def open(self, tenant: str) -> SqliteStore:
        if self.shared is None:
            self.shared = await self.open_database()
            self.opened.push_async_callback(self.shared.close)
        return self.shared.store(tenant)
