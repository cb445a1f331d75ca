"""Which chats have work waiting, and who has them, in PostgreSQL."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

from datetime import datetime, timedelta

from lembrar.errors import UnknownChat
from lembrar.stores import codec
from lembrar.stores.base import Lease
from lembrar.stores.postgres_append import DUE
from lembrar.stores.postgres_part import Head, Part
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement

_FREE = "due_at <= $2 AND (leased_until IS NULL OR leased_until <= $2)"
_ANY = f"""
  SELECT 1 FROM lembrar.directory_chats WHERE tenant = $1 AND {_FREE} LIMIT 1"""
_CLAIM = f"""
  WITH chosen AS MATERIALIZED (
    SELECT id FROM lembrar.directory_chats WHERE tenant = $1 AND {_FREE}
    ORDER BY due_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
  UPDATE lembrar.directory_chats d SET leased_until = $3, fence = d.fence + 1
  FROM chosen WHERE d.tenant = $1 AND d.id = chosen.id
  RETURNING d.due_at, d.id, d.person, d.fence, d.attempts"""
_SEQ = "SELECT seq FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND id = $3"
# Whoever appends waits meanwhile: a message that comes now is seen here, or sees that this is over.
_SHARE = f"{_SEQ} FOR SHARE"
_RELEASE = """
  UPDATE lembrar.directory_chats SET leased_until = NULL,
    attempts = CASE WHEN $6 THEN attempts + 1 ELSE 0 END,
    due_at = CASE WHEN $4 = (SELECT c.seq FROM lembrar.chats c
        WHERE c.shard = $7 AND c.tenant = $1 AND c.id = $2)
      THEN $5::bigint ELSE due_at END
  WHERE tenant = $1 AND id = $2 AND fence = $3 AND leased_until IS NOT NULL"""
_EXTEND = """
  UPDATE lembrar.directory_chats SET leased_until = $4
  WHERE tenant = $1 AND id = $2 AND fence = $3 AND leased_until IS NOT NULL"""
_FORGIVE = """
  UPDATE lembrar.directory_chats SET attempts = 0
  WHERE tenant = $1 AND id = $2 AND attempts <> 0"""


class PostgresWork(Part):
    """The part of the store that hands out work."""

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        at, until = codec.micros(now), codec.micros(now + timedelta(seconds=seconds))
        if limit <= 0 or not await self._rows(_ANY, self._tenant, at):
            self._check_open()
            return []  # looking must not cost a write

        async def write(db: Transaction) -> list[Lease]:
            found = sorted(await db.rows(_CLAIM, self._tenant, at, until, limit))
            seqs = await db.last(
                *(Statement(_SEQ, (self._shard(row[2]), self._tenant, row[1])) for row in found)
            )
            return [
                Lease(chat, person, fence, seq.rows[0][0], attempts)
                for (_, chat, person, fence, attempts), seq in zip(found, seqs, strict=True)
                if seq.rows
            ]

        return await self._write(write)

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        due = None if due_at is None else codec.micros(due_at)
        shard = self._shard(lease.user)

        async def write(db: Transaction) -> bool:
            db.later(_SHARE, shard, self._tenant, lease.chat)
            given = (self._tenant, lease.chat, lease.token, lease.seq, due, failed, shard)
            [answer] = await db.last(Statement(_RELEASE, given))
            return answer.count == 1

        return await self._write(write)

    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        until = codec.micros(now + timedelta(seconds=seconds))

        async def write(db: Transaction) -> bool:
            given = (self._tenant, lease.chat, lease.token, until)
            [answer] = await db.last(Statement(_EXTEND, given))
            return answer.count == 1

        return await self._write(write)

    async def make_due(self, chat: str, *, now: datetime) -> bool:
        async def write(db: Transaction, head: Head, _: list[Row]) -> bool:
            if head.enabled:
                db.later(DUE, *head.place, codec.micros(now))
                db.later(_FORGIVE, *head.place)
            return True

        try:
            return await self._write_chat(chat, write)
        except UnknownChat:
            return False
