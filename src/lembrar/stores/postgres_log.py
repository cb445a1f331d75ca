"""Chats and their logs in PostgreSQL, as they are read."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from datetime import datetime

from lembrar.errors import UnknownMessage
from lembrar.model import Chat, Message
from lembrar.stores import codec
from lembrar.stores.base import Span
from lembrar.stores.postgres_append import BY_IDS, SALT, held
from lembrar.stores.postgres_part import Head, Part
from lembrar.stores.postgres_rows import CHAT, MESSAGE, chat_of, message_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement
from lembrar.stores.tombstone import erased_id

_MAX = 2**62
_HERE = "shard = $1 AND tenant = $2 AND chat = $3"
_CHAT = f"SELECT {CHAT} FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND id = $3"
_CHATS = f"""
  SELECT {CHAT} FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND person = $3
  ORDER BY updated_at DESC, id LIMIT $4"""
# Each user is looked up by the one before: reading every chat and fact would take long.
_USERS = """
  WITH RECURSIVE
    talking (person) AS (
      (SELECT person FROM lembrar.directory_chats WHERE tenant = $1 ORDER BY person LIMIT 1)
      UNION ALL
      SELECT (SELECT c.person FROM lembrar.directory_chats c
              WHERE c.tenant = $1 AND c.person > talking.person ORDER BY c.person LIMIT 1)
      FROM talking WHERE talking.person IS NOT NULL),
    known (person) AS (
      (SELECT person FROM lembrar.directory_facts WHERE tenant = $1 ORDER BY person LIMIT 1)
      UNION ALL
      SELECT (SELECT f.person FROM lembrar.directory_facts f
              WHERE f.tenant = $1 AND f.person > known.person ORDER BY f.person LIMIT 1)
      FROM known WHERE known.person IS NOT NULL)
  SELECT person FROM talking WHERE person IS NOT NULL
  UNION SELECT person FROM known WHERE person IS NOT NULL ORDER BY person"""
_MESSAGES = f"""
  SELECT {MESSAGE} FROM lembrar.messages m WHERE {_HERE} AND seq BETWEEN $4 AND $5
  ORDER BY seq DESC LIMIT $6"""
_CYCLE = f"SELECT {MESSAGE} FROM lembrar.messages m WHERE {_HERE} AND cycle = $4 ORDER BY seq"
_PINNED = f"SELECT {MESSAGE} FROM lembrar.messages m WHERE {_HERE} AND pinned ORDER BY seq"
_PLACES = """
  SELECT d.chat, c.person
  FROM lembrar.directory_messages d
  JOIN lembrar.directory_chats c ON c.tenant = d.tenant AND c.id = d.chat
  WHERE d.tenant = $1 AND d.id = ANY($2::text[])"""
_SPANS = f"""
  SELECT cycle, min(seq), max(seq), sum(words)::bigint, sum(tokens)::bigint,
    (array_agg(at ORDER BY seq))[1]
  FROM lembrar.messages WHERE {_HERE} AND seq BETWEEN $4 AND $5 GROUP BY cycle ORDER BY cycle"""
_CYCLE_START = f"""
  SELECT coalesce(
    (SELECT seq FROM lembrar.messages WHERE {_HERE} AND cycle >= $4 ORDER BY cycle, seq LIMIT 1),
    c.seq + 1)
  FROM lembrar.chats c WHERE c.shard = $1 AND c.tenant = $2 AND c.id = $3"""
_TOTALS = f"""
  SELECT coalesce(m.words_to, 0), coalesce(m.tokens_to, 0)
  FROM lembrar.chats c LEFT JOIN LATERAL (
    SELECT words_to, tokens_to FROM lembrar.messages
    WHERE {_HERE} AND seq <= $4 ORDER BY seq DESC LIMIT 1) m ON true
  WHERE c.shard = $1 AND c.tenant = $2 AND c.id = $3"""
_PIN = f"UPDATE lembrar.messages SET pinned = $5 WHERE {_HERE} AND seq = $4 AND NOT erased"
_ENABLE = """
  UPDATE lembrar.chats SET enabled = $4 WHERE shard = $1 AND tenant = $2 AND id = $3"""
_SWITCH = """
  UPDATE lembrar.directory_chats SET fence = fence + 1, leased_until = NULL, due_at = $3
  WHERE tenant = $1 AND id = $2"""
_ZONE = "UPDATE lembrar.chats SET timezone = $4 WHERE shard = $1 AND tenant = $2 AND id = $3"


class PostgresLog(Part):
    """The part of the store that tells what was said."""

    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        shard = self._shard(user)
        found = await self._rows(_CHAT, shard, self._tenant, chat)
        known = chat_of(found[0]) if found else None
        if known and enabled in (None, known.enabled) and timezone in (None, known.timezone):
            return known  # opening is reading, most of the time

        async def write(db: Transaction) -> Chat:
            head, is_new, _ = await held(db, self._tenant, user, chat, now)
            if enabled not in (None, head.enabled):
                db.later(_ENABLE, *head.key, enabled)
                db.later(_SWITCH, *head.place, codec.micros(now) if enabled and head.seq else None)
            if timezone is not None:
                db.later(_ZONE, *head.key, timezone)
            return chat_of((await db.rows(_CHAT, *head.key))[0], is_new)

        return await self._write(write)

    async def chat(self, chat: str) -> Chat | None:
        found = await self._read_chat(chat, _CHAT)
        return chat_of(found[0]) if found else None

    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        size = None if limit is None else max(limit, 0)
        found = await self._rows(_CHATS, self._shard(user), self._tenant, user, size)
        return [chat_of(row) for row in found]

    async def users(self) -> list[str]:
        return [row[0] for row in await self._rows(_USERS, self._tenant)]

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        end = _MAX if last is None else last
        size = None if limit is None else max(limit, 0)
        found = await self._read_chat(chat, _MESSAGES, first, end, size)
        return [message_of(row) for row in reversed(found)]

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        salt = await self._rows(SALT, self._tenant)
        ids = [id, erased_id(salt[0][0], id)] if salt else [id]
        if chat is not None:
            found = await self._read_chat(chat, BY_IDS, ids)
            return [message_of(row) for row in found]
        places = await self._rows(_PLACES, self._tenant, ids)
        if not places:
            return []
        answers = await self._ask(
            *(
                Statement(BY_IDS, (self._shard(person), self._tenant, place, ids))
                for place, person in sorted(places)
            )
        )
        return [message_of(row) for answer in answers for row in answer.rows]

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        found = await self._read_chat(chat, _SPANS, first, last)
        return [Span(*row[:5], at=datetime.fromisoformat(row[5])) for row in found]

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        return [message_of(row) for row in await self._read_chat(chat, _CYCLE, cycle)]

    async def cycle_start(self, chat: str, cycle: int) -> int:
        return (await self._read_known(chat, _CYCLE_START, cycle))[0][0]

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        words, tokens = (await self._read_known(chat, _TOTALS, seq))[0]
        return words, tokens

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        async def write(db: Transaction, head: Head, _: list[Row]) -> None:
            if not await db.run(_PIN, *head.key, seq, pinned):
                raise UnknownMessage

        await self._write_chat(chat, write)

    async def pinned(self, chat: str) -> list[Message]:
        return [message_of(row) for row in await self._read_chat(chat, _PINNED)]
