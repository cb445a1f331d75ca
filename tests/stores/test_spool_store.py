"""A store with a spool before it keeps every promise of a store."""

from pathlib import Path

import pytest

from lembrar.stores.base import Store
from lembrar.stores.spool import Patience, Spool, SpooledStore
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing import StoreContract

# Machines are noisy: a database that is merely slow is not away.
PATIENT = Patience(write=120.0, read=120.0)


class TestSpooledStore(StoreContract):
    """F4, G3, G4: the contract, on SQLite behind a spool."""

    @pytest.fixture(autouse=True)
    def file(self, tmp_path: Path) -> None:
        self.path = tmp_path / "memory.db"

    async def open(self, tenant: str) -> Store:
        spool = Spool.of(self.path.parent / "spool", f"sqlite:{self.path}")
        store = await SqliteStore.open(str(self.path), tenant)
        return SpooledStore(store, spool, tenant, patience=PATIENT)
