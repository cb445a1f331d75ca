"""The reference store keeps every promise of a store."""

from lembrar.stores.memory import MemoryDatabase, MemoryStore
from lembrar.testing.contract import DatabaseContract, StoreContract


class TestMemoryStore(StoreContract):
    """G3, G4: the contract on plain dictionaries. Stores of one test share their data."""

    first: MemoryStore | None = None

    async def open(self, tenant: str) -> MemoryStore:
        store = MemoryStore(tenant, beside=self.first)
        self.first = self.first or store
        return store


class TestMemoryDatabase(DatabaseContract):
    """G3, G4: the same for many tenants."""

    first: MemoryDatabase | None = None

    async def open_database(self) -> MemoryDatabase:
        database = MemoryDatabase(beside=self.first)
        self.first = self.first or database
        return database
