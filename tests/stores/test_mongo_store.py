"""MongoDB keeps every promise of a store."""

import pytest

from lembrar.stores.mongo import MongoDatabase, MongoStore
from lembrar.testing.contract import DatabaseContract
from mongo_server import mongo_url


class TestMongoDatabase(DatabaseContract):
    """G3, G4: the contract on a real server, each store as another process would have it."""

    @pytest.fixture(autouse=True)
    def database(self) -> None:
        self.url = mongo_url()

    async def open_database(self) -> MongoDatabase:
        return await MongoDatabase.open(self.url)


class TestSharedMongoDatabase(TestMongoDatabase):
    """G3, G4: the same for stores that share one opened database."""

    shared: MongoDatabase | None = None

    async def open(self, tenant: str) -> MongoStore:
        if self.shared is None:
            self.shared = await self.open_database()
            self.opened.push_async_callback(self.shared.close)
        return self.shared.store(tenant)
