"""What every store must keep, as tests to inherit."""

from __future__ import annotations

from lembrar.testing.promises.chats import ChatPromises
from lembrar.testing.promises.databases import DatabasePromises
from lembrar.testing.promises.documents import DocumentPromises
from lembrar.testing.promises.erasure import ErasurePromises
from lembrar.testing.promises.facts import FactPromises
from lembrar.testing.promises.ladder import LadderPromises
from lembrar.testing.promises.lifetime import LifetimePromises
from lembrar.testing.promises.links import LinkPromises
from lembrar.testing.promises.log import LogPromises
from lembrar.testing.promises.notices import NoticePromises
from lembrar.testing.promises.numbering import NumberingPromises
from lembrar.testing.promises.search import SearchPromises
from lembrar.testing.promises.spending import SpendingPromises
from lembrar.testing.promises.tally import TallyPromises
from lembrar.testing.promises.tenants import TenantPromises
from lembrar.testing.promises.work import WorkPromises


class StoreContract(
    LogPromises,
    NumberingPromises,
    ChatPromises,
    WorkPromises,
    LadderPromises,
    FactPromises,
    LinkPromises,
    ErasurePromises,
    SearchPromises,
    NoticePromises,
    SpendingPromises,
    DocumentPromises,
    TallyPromises,
    TenantPromises,
    LifetimePromises,
):
    """The promises of `lembrar.stores.base`. Inherit from it under a name that pytest collects, and
    supply `open`: the first call in a test finds no data, and every later call in the same test
    finds what the stores opened before have written, as another process would.

        class TestMyStore(StoreContract):
            @pytest.fixture(autouse=True)
            def somewhere(self, tmp_path):
                self.path = tmp_path / "memory.db"

            async def open(self, tenant):
                return await MyStore.open(self.path, tenant)

    All tests are ordinary methods: no plugin for asyncio is needed."""


class DatabaseContract(DatabasePromises, StoreContract):
    """The same for a database that holds the stores of many tenants. Supply `open_database`
    instead of `open`, on the same terms; all of the above is asked of its stores, too.

        class TestMyDatabase(DatabaseContract):
            async def open_database(self):
                return await MyDatabase.open(self.url)"""
