"""What happened, in SQLite. Functions that write work inside the caller's transaction."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lembrar.model import Notice
from lembrar.stores import codec
from lembrar.stores.sqlite_file import Row, Share, Transaction
from lembrar.stores.waiting import Lookout

_NUMBER = """
  INSERT INTO counters VALUES (?1, ?2) ON CONFLICT DO UPDATE SET notices = notices + ?2
  RETURNING notices"""
_PUT = "INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)"
_NEWEST = "SELECT coalesce((SELECT notices FROM counters WHERE tenant = ?1), 0)"
_TRIM = "DELETE FROM notices INDEXED BY notices_by_age WHERE tenant = ? AND at < ?"
_DROP_CHAT = "DELETE FROM notices INDEXED BY notices_by_chat WHERE tenant = ? AND chat = ?"
_DROP_USER = "DELETE FROM notices INDEXED BY notices_by_user WHERE tenant = ? AND user = ?"


def publish(db: Transaction, tenant: str, notices: Sequence[Notice]) -> None:
    """Numbers notices and writes them. Whoever waits for one is woken after the commit."""
    if not notices:
        return
    (newest,) = db.row(_NUMBER, (tenant, len(notices)))
    first = newest - len(notices) + 1
    db.run_all(_PUT, [_row(tenant, n, notice) for n, notice in enumerate(notices, first)])
    db.published.add(tenant)


def drop_chat(db: Transaction, tenant: str, chat: str) -> None:
    """Removes what happened in a chat."""
    db.run(_DROP_CHAT, (tenant, chat))


def drop_user(db: Transaction, tenant: str, user: str) -> None:
    """Removes what happened to a user."""
    db.run(_DROP_USER, (tenant, user))


class SqliteNotices:
    """The part of the store that tells what happened."""

    _file: Share
    _tenant: str
    _lookout: Lookout

    async def publish(self, notices: Sequence[Notice]) -> None:
        await self._file.write(lambda db: publish(db, self._tenant, notices))

    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        query = _query(self._tenant, after, max(limit, 0), user, chat)
        *found, last = await self._file.read(*query)
        if limit > 0:
            self._lookout.saw(found[-1][1] if len(found) == limit else last[1])
        return [_notice(row) for row in found]

    async def last_notice(self) -> int:
        newest = await self._newest()
        self._lookout.saw(newest)
        return newest

    async def trim_notices(self, *, before: datetime) -> int:
        values = (self._tenant, codec.micros(before))
        return await self._file.write(lambda db: db.run(_TRIM, values))

    async def wait(self, seconds: float) -> None:
        await self._lookout.wait(seconds)

    async def _newest(self) -> int:
        [(newest,)] = await self._file.read(_NEWEST, (self._tenant,))
        return newest


def _query(
    tenant: str, after: int, limit: int, user: str | None, chat: str | None
) -> tuple[str, Row]:
    """A statement that finds notices in order, then the number of the newest there ever was, all
    of one moment, and the values to bind."""
    values: list[object] = [tenant, after, limit]
    index, wanted = "", "tenant = ?1 AND number > ?2"
    for column, chosen in (("user", user), ("chat", chat)):
        if chosen is not None:
            values.append(chosen)
            index = f"INDEXED BY notices_by_{column}"
            wanted += f" AND {column} = ?{len(values)}"
    found = f"""
      SELECT 0, number, kind, at, user, chat, data FROM notices {index} WHERE {wanted}
      ORDER BY number LIMIT ?3"""
    newest = f"SELECT 1, ({_NEWEST}), NULL, NULL, NULL, NULL, NULL"
    return f"SELECT * FROM ({found}) UNION ALL {newest} ORDER BY 1, 2", (*values,)


def _row(tenant: str, number: int, notice: Notice) -> Row:
    said = codec.dump_data(notice.data)
    return tenant, number, notice.kind, codec.micros(notice.at), notice.user, notice.chat, said


def _notice(row: Row) -> Notice:
    _, number, kind, at, user, chat, data = row
    return Notice(kind, codec.moment(at), user, chat, codec.load_data(data), number)
