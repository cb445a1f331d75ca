"""Random operations, played on the reference store and PostgreSQL: nobody can tell them apart."""

from uuid import uuid4

from hypothesis import settings
from servers import postgres_url
from test_stores_agree import Twins

from lembrar.stores.base import Store
from lembrar.stores.open import open_store


class PostgresTwins(Twins):
    """G3, G4: each time with tenants of its own, in one database."""

    def __init__(self) -> None:
        self.name = uuid4().hex
        self.url = postgres_url()
        super().__init__()

    def _open(self, tenant: str) -> Store:
        return self.runner.run(open_store(self.url, f"{self.name}/{tenant}"))


TestPostgresAgrees = PostgresTwins.TestCase
TestPostgresAgrees.settings = settings(max_examples=15, stateful_step_count=30)
