"""The reference store keeps every promise of a store."""

from lembrar.stores.memory import MemoryStore
from lembrar.testing import StoreContract


class TestMemoryStore(StoreContract):
    """G3, G4: the contract on plain dictionaries. Stores of one test share their data."""

    first: MemoryStore | None = None

    async def open(self, tenant: str) -> MemoryStore:
        store = MemoryStore(tenant, beside=self.first)
        self.first = self.first or store
        return store
