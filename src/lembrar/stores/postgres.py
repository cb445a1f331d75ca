"""PostgreSQL by psycopg: several processes and machines at once, durable when a call returns.

Everything of a person is in one shard, named by every statement on it, so that the tables can be
partitioned or distributed. Row-level security is a second wall between tenants, beside the tenant
in every key and statement."""

from __future__ import annotations

from datetime import datetime

from lembrar.errors import StoreClosed
from lembrar.stores import codec
from lembrar.stores.postgres_append import PostgresAppend
from lembrar.stores.postgres_documents import PostgresDocuments
from lembrar.stores.postgres_erase import PostgresErasure
from lembrar.stores.postgres_health import PostgresHealth
from lembrar.stores.postgres_herald import Herald
from lembrar.stores.postgres_ladder import PostgresLadder
from lembrar.stores.postgres_links import PostgresLinks
from lembrar.stores.postgres_log import PostgresLog
from lembrar.stores.postgres_notices import PostgresNotices
from lembrar.stores.postgres_part import Chats
from lembrar.stores.postgres_people import PostgresPeople
from lembrar.stores.postgres_recall import PostgresRecall
from lembrar.stores.postgres_server import ALL_TENANTS, Options, Server, wall
from lembrar.stores.postgres_spending import PostgresSpending
from lembrar.stores.postgres_tally import PostgresTally
from lembrar.stores.postgres_wire import Statement, Watch
from lembrar.stores.postgres_work import PostgresWork
from lembrar.stores.waiting import Bell, Lookout

__all__ = ["PostgresDatabase", "PostgresStore"]

# Each tenant is looked up by the one before: reading every chat and fact would take long.
_NEXT = """
  (SELECT tenant FROM lembrar.{0} ORDER BY tenant LIMIT 1)
  UNION ALL
  SELECT (SELECT d.tenant FROM lembrar.{0} d WHERE d.tenant > {1}.tenant
          ORDER BY d.tenant LIMIT 1)
  FROM {1} WHERE {1}.tenant IS NOT NULL"""
_TENANTS = f"""
  WITH RECURSIVE
    talking (tenant) AS ({_NEXT.format("directory_chats", "talking")}),
    knowing (tenant) AS ({_NEXT.format("directory_facts", "knowing")})
  SELECT tenant FROM talking WHERE tenant IS NOT NULL
  UNION SELECT tenant FROM knowing WHERE tenant IS NOT NULL"""  # noqa: S608 - our own tables
_NAMED = "SELECT tenant FROM lembrar.tenants"
_HAS_DOCUMENT = "SELECT EXISTS (SELECT 1 FROM lembrar.documents WHERE tenant = $1)"
_DUE = """
  SELECT tenant FROM lembrar.directory_chats
  WHERE due_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
  UNION SELECT tenant FROM lembrar.directory_facts WHERE due_at <= $1"""


class PostgresStore(
    PostgresAppend,
    PostgresLog,
    PostgresLadder,
    PostgresPeople,
    PostgresLinks,
    PostgresErasure,
    PostgresRecall,
    PostgresWork,
    PostgresNotices,
    PostgresSpending,
    PostgresDocuments,
    PostgresTally,
    PostgresHealth,
):
    """One tenant's memory in a PostgreSQL database."""

    def __init__(self, server: Server, tenant: str, chats: Chats, herald: Herald) -> None:
        self._server = server
        self._tenant = tenant
        self._chats = chats
        self._herald = herald
        self._lookout = Lookout(herald.bell, tenant, self._newest)
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        self._herald.bell.ring(self._tenant)  # whoever waits through it does so no longer


class PostgresDatabase:
    """A PostgreSQL database that holds the stores of many tenants."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._chats = Chats()
        self._herald = Herald(server, Bell())
        self._closed = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        connections: int = 10,
        patience_seconds: float = 10.0,
        watch: Watch | None = None,
    ) -> PostgresDatabase:
        """Connects to the server and creates or migrates the schema `lembrar` in the database.

        At most so many `connections` are open at a time, besides one that listens, and a call
        waits for one of them for `patience_seconds`. `watch` is told every statement before it is
        sent, never with its values: for tests and for tracing."""
        return cls(await Server.open(url, Options(connections, patience_seconds, watch)))

    def store(self, tenant: str) -> PostgresStore:
        if self._closed:
            raise StoreClosed
        return PostgresStore(self._server, tenant, self._chats, self._herald)

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        self._server.check_open()
        if due is not None:
            looked = Statement(_DUE, (codec.micros(due),))
            [answer] = await self._server.ask(ALL_TENANTS, looked)
            return sorted(row[0] for row in answer.rows)
        used, named = await self._server.ask(ALL_TENANTS, Statement(_TENANTS), Statement(_NAMED))
        found = {row[0] for row in used.rows}
        others = [row[0] for row in named.rows if row[0] not in found]
        return sorted(found.union([each for each in others if await self._has_document(each)]))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._herald.close()
        await self._server.close()

    async def _has_document(self, tenant: str) -> bool:
        looked = Statement(_HAS_DOCUMENT, (tenant,))
        [answer] = await self._server.ask(wall(tenant), looked)
        return answer.rows[0][0]
