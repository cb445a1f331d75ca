"""Everything added up, in SQLite."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from datetime import datetime

from lembrar.stores import codec, tally
from lembrar.stores.sqlite_file import Share
from lembrar.stores.sqlite_rows import CHAT, chat_of
from lembrar.stores.tally import HOUR, Tally

_USERS = """
  SELECT count(*) FROM (
    SELECT user FROM chats WHERE tenant = ?1 UNION SELECT user FROM facts WHERE tenant = ?1)"""
_SUMS = """
  SELECT count(*), total(seq), total(cycle), total(log_tokens),
    total(ladder_tokens + log_tokens - climbed_tokens), total(log_tokens - climbed_tokens),
    total(compactions), total(pending)
  FROM chats WHERE tenant = ?"""
_DUE = "SELECT min(due_at) FROM chats WHERE tenant = ? AND due_at IS NOT NULL"
_NEWEST = f"""
  SELECT {CHAT} FROM chats WHERE tenant = ? ORDER BY updated_at DESC, id DESC LIMIT ?"""
_HOURS = f"""
  SELECT at / {HOUR} AS hour, count(*), total(body ->> 'seconds'), total(body ->> 'brain_seconds')
  FROM compactions WHERE tenant = ? AND at >= ? GROUP BY hour ORDER BY hour"""


class SqliteTally:
    """The part of the store that adds up."""

    _file: Share
    _tenant: str

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        me = (self._tenant,)
        [(users,)] = await self._file.read(_USERS, me)
        [sums] = await self._file.read(_SUMS, me)
        [(due,)] = await self._file.read(_DUE, me)
        latest = await self._file.read(_NEWEST, (*me, max(newest, 0)))
        hours = await self._file.read(_HOURS, (*me, codec.micros(since)))
        return tally.read(users, sums, due, (chat_of(row) for row in latest), hours)
