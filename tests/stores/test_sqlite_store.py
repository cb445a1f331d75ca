"""SQLite keeps every promise of a store."""

from pathlib import Path

import pytest

from lembrar.stores.sqlite import SqliteStore
from lembrar.testing import StoreContract


class TestSqliteStore(StoreContract):
    """G3, G4: the contract on one file."""

    @pytest.fixture(autouse=True)
    def file(self, tmp_path: Path) -> None:
        self.path = tmp_path / "memory.db"

    async def open(self, tenant: str) -> SqliteStore:
        return await SqliteStore.open(str(self.path), tenant)
