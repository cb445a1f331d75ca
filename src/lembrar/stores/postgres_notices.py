"""What happened, in PostgreSQL.

A notice is written without a number, so that no two who write wait for each other. Whoever looks
first numbers all that has been committed since, in the order it was written in, while others who
look wait: no number is given after a greater one was seen."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lembrar.model import Notice
from lembrar.stores import codec
from lembrar.stores.postgres_herald import NEWS
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement, Value
from lembrar.stores.tombstone import new_salt
from lembrar.stores.waiting import Lookout

_PUT = """
  INSERT INTO lembrar.notices (tenant, kind, at, person, chat, data)
  SELECT $1::text, * FROM unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[])"""
TENANT = """
  INSERT INTO lembrar.tenants (tenant, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING"""
_LOCK = "SELECT 1 FROM lembrar.tenants WHERE tenant = $1 FOR UPDATE"
_NUMBER = """
  WITH new AS (
    SELECT id, row_number() OVER (ORDER BY id) AS n FROM lembrar.notices
    WHERE tenant = $1 AND number IS NULL),
  numbered AS (
    UPDATE lembrar.notices SET number = t.notices + new.n
    FROM new, lembrar.tenants t
    WHERE notices.tenant = $1 AND notices.id = new.id AND t.tenant = $1 RETURNING 1)
  UPDATE lembrar.tenants SET notices = notices + (SELECT count(*) FROM numbered)
  WHERE tenant = $1"""
_NEWEST = "SELECT notices FROM lembrar.tenants WHERE tenant = $1"
_TRIM = "DELETE FROM lembrar.notices WHERE tenant = $1 AND at < $2"
_DROP_CHAT = "DELETE FROM lembrar.notices WHERE tenant = $1 AND chat = $2"
_DROP_PERSON = "DELETE FROM lembrar.notices WHERE tenant = $1 AND person = $2"


def put(tenant: str, notices: Sequence[Notice]) -> Statement:
    """A statement that writes notices."""
    columns = (
        [notice.kind for notice in notices],
        [codec.micros(notice.at) for notice in notices],
        [notice.user for notice in notices],
        [notice.chat for notice in notices],
        [codec.dump_data(notice.data) for notice in notices],
    )
    return Statement(_PUT, (tenant, *columns))


def publish(db: Transaction, tenant: str, notices: Sequence[Notice]) -> None:
    """Writes notices. Whoever waits for one is woken after the commit."""
    if notices:
        db.published = True
        db.queue([put(tenant, notices)])


def number(db: Transaction, tenant: str) -> None:
    """Gives every notice that was committed its number, and those of this transaction theirs."""
    db.later(TENANT, tenant, new_salt())
    db.later(_LOCK, tenant)  # before the next statement looks what there is
    db.later(_NUMBER, tenant)


def drop_chat(db: Transaction, tenant: str, chat: str) -> None:
    """Removes what happened in a chat. Nobody gets the numbers it had."""
    number(db, tenant)
    db.later(_DROP_CHAT, tenant, chat)


def drop_person(db: Transaction, tenant: str, person: str) -> None:
    """Removes what happened to a person. Nobody gets the numbers it had."""
    number(db, tenant)
    db.later(_DROP_PERSON, tenant, person)


class PostgresNotices(Part):
    """The part of the store that tells what happened."""

    _lookout: Lookout

    async def publish(self, notices: Sequence[Notice]) -> None:
        async def write(db: Transaction) -> None:
            publish(db, self._tenant, notices)

        self._check_open()
        if notices:
            await self._write(write)

    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        query = _query(self._tenant, after, max(limit, 0), user, chat)
        state, found = await self._ask(Statement(NEWS, (self._tenant,)), query)
        if state.rows[0][0]:
            newest = await self._number()
            [found] = await self._ask(query)
        else:
            newest = state.rows[0][1]
        given = [_notice(row) for row in found.rows]
        if limit > 0:
            last = given[-1].number if given else 0
            self._lookout.saw(last if len(given) == limit else max(last, newest))
        return given

    async def last_notice(self) -> int:
        newest = await self._newest()
        self._lookout.saw(newest)
        return newest

    async def trim_notices(self, *, before: datetime) -> int:
        async def write(db: Transaction) -> int:
            number(db, self._tenant)
            return await db.run(_TRIM, self._tenant, codec.micros(before))

        return await self._write(write)

    async def wait(self, seconds: float) -> None:
        self._check_open()
        self._herald.listen()
        await self._lookout.wait(seconds)

    async def _newest(self) -> int:
        [(has_new, newest)] = await self._rows(NEWS, self._tenant)
        return await self._number() if has_new else newest

    async def _number(self) -> int:
        async def write(db: Transaction) -> int:
            number(db, self._tenant)
            [answer] = await db.last(Statement(_NEWEST, (self._tenant,)))
            return answer.rows[0][0]

        return await self._write(write)


def _query(tenant: str, after: int, limit: int, user: str | None, chat: str | None) -> Statement:
    values: list[Value] = [tenant, after, limit]
    wanted = "tenant = $1 AND number > $2"
    for column, chosen in (("person", user), ("chat", chat)):
        if chosen is not None:
            values.append(chosen)
            wanted += f" AND {column} = ${len(values)}"
    columns = "kind, at, person, chat, data, number"
    sql = f"SELECT {columns} FROM lembrar.notices WHERE {wanted} ORDER BY number LIMIT $3"
    return Statement(sql, (*values,))


def _notice(row: Row) -> Notice:
    kind, at, user, chat, data, number = row
    return Notice(kind, codec.moment(at), user, chat, codec.load_data(data), number)
