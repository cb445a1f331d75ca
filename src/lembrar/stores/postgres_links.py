"""Which identities are whose, in PostgreSQL."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from datetime import datetime

from lembrar.model import Link
from lembrar.stores import codec
from lembrar.stores.linking import check_link
from lembrar.stores.postgres_notices import TENANT
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_rows import LINK, link_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Statement
from lembrar.stores.tombstone import new_salt

_LINKS = f"""
  SELECT {LINK} FROM lembrar.links WHERE tenant = $1 AND person = $2
  ORDER BY at, channel, identity"""
_OWNER = "SELECT person FROM lembrar.links WHERE tenant = $1 AND identity = $2 LIMIT 1"
_UNLINK = "DELETE FROM lembrar.links WHERE tenant = $1 AND identity = $2 AND channel = $3"
_LOCK = "SELECT 1 FROM lembrar.tenants WHERE tenant = $1 FOR UPDATE"  # one link at a time
_PUT = """
  INSERT INTO lembrar.links (tenant, identity, channel, person, at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING"""
_LINKED = f"""
  SELECT {LINK} FROM lembrar.links WHERE tenant = $1 AND identity = $2 AND channel = $3"""


class PostgresLinks(Part):
    """The part of the store that knows who is who."""

    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        tenant = self._tenant

        async def write(db: Transaction) -> Link:
            db.later(TENANT, tenant, new_salt())
            db.later(_LOCK, tenant)
            stands_for, owner, theirs = await db.ask(
                Statement(_OWNER, (tenant, user)),
                Statement(_OWNER, (tenant, identity)),
                Statement(_LINKS, (tenant, identity)),
            )
            person = stands_for.rows[0][0] if stands_for.rows else user
            belongs_to = owner.rows[0][0] if owner.rows else None
            check_link(person, identity, belongs_to, has_links=bool(theirs.rows))
            db.later(_PUT, tenant, identity, channel, person, codec.micros(now))
            return link_of((await db.rows(_LINKED, tenant, identity, channel))[0])

        return await self._write(write)

    async def unlink(self, channel: str, identity: str) -> bool:
        async def write(db: Transaction) -> bool:
            [answer] = await db.last(Statement(_UNLINK, (self._tenant, identity, channel)))
            return answer.count > 0

        return await self._write(write)

    async def links(self, user: str) -> list[Link]:
        return [link_of(row) for row in await self._rows(_LINKS, self._tenant, user)]

    async def owner(self, identity: str) -> str | None:
        found = await self._rows(_OWNER, self._tenant, identity)
        return found[0][0] if found else None
