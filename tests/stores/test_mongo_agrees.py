"""Random operations, played on the reference store and MongoDB: nobody can tell them apart."""

from hypothesis import settings
from test_stores_agree import Twins

from lembrar.stores.base import Store
from lembrar.stores.open import open_store
from mongo_server import mongo_url


class MongoTwins(Twins):
    """G3, G4: each time in a database of its own."""

    def __init__(self) -> None:
        self.url = mongo_url()
        super().__init__()

    def _open(self, tenant: str) -> Store:
        return self.runner.run(open_store(self.url, tenant))


TestMongoAgrees = MongoTwins.TestCase
TestMongoAgrees.settings = settings(max_examples=6, stateful_step_count=30)
