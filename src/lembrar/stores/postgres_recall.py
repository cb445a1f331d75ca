"""What search and its figures keep in PostgreSQL. Functions work inside the caller's
transaction."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import asdict

from lembrar.errors import UnknownChat
from lembrar.model import Usage
from lembrar.stores import codec
from lembrar.stores.base import ChatMark, Marks, StoredVector
from lembrar.stores.postgres_part import OWNER, Head, Part, shard_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_vectors import parts_of, vectors_of
from lembrar.stores.postgres_wire import Row, Statement

_HERE = "shard = $1 AND tenant = $2 AND person = $3"
_MARKS = f"""
  SELECT id, seq, version, enabled, created_at, erasures FROM lembrar.chats WHERE {_HERE}
  ORDER BY id"""
_VERSION = f"""
  SELECT coalesce((SELECT version FROM lembrar.people WHERE {_HERE}),
                  (SELECT floor FROM lembrar.tenants WHERE tenant = $2), 0)"""
_VECTORS = f"""
  SELECT ref, part, chat, digest, data FROM lembrar.vectors
  WHERE {_HERE} AND embedder = $4 AND ref = ANY($5::text[])"""
_PUT = """
  INSERT INTO lembrar.vectors (shard, tenant, person, embedder, ref, part, chat, digest, data)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (shard, tenant, person, embedder, ref, part) DO UPDATE SET chat = excluded.chat,
    digest = excluded.digest, data = excluded.data"""
_DROP_PARTS = """
  DELETE FROM lembrar.vectors v USING unnest($5::text[], $6::bigint[]) AS now (ref, parts)
  WHERE v.shard = $1 AND v.tenant = $2 AND v.person = $3 AND v.embedder = $4 AND v.ref = now.ref
    AND v.part >= now.parts"""
# What is there now, and goes not until the transaction ends: who erases waits.
_CHAT_THERE = """
  SELECT 1 FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND id = $3 FOR SHARE"""
_PERSON_THERE = f"SELECT 1 FROM lembrar.people WHERE {_HERE} FOR SHARE"
_MESSAGES_THERE = """
  SELECT seq FROM lembrar.messages
  WHERE shard = $1 AND tenant = $2 AND chat = $3 AND seq = ANY($4::bigint[]) AND NOT erased"""
_BLOCKS_THERE = """
  SELECT start FROM lembrar.blocks
  WHERE shard = $1 AND tenant = $2 AND chat = $3 AND start = ANY($4::bigint[])"""
_FACTS_THERE = f"SELECT id FROM lembrar.facts WHERE {_HERE} AND id = ANY($4::text[])"
_NOTE_READER = """
  INSERT INTO lembrar.directory_readers (tenant, person, chat)
  SELECT $1::text, $2::text, chat FROM unnest($3::text[]) chat
  WHERE NOT EXISTS (SELECT 1 FROM lembrar.directory_chats c
    WHERE c.tenant = $1::text AND c.id = chat AND c.person = $2::text)
  ON CONFLICT DO NOTHING"""
_DROP_FACTS = f"DELETE FROM lembrar.vectors WHERE {_HERE} AND ref = ANY($4::text[])"
_USAGE = "SELECT usage FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND id = $3"
_PUT_USAGE = "UPDATE lembrar.chats SET usage = $4 WHERE shard = $1 AND tenant = $2 AND id = $3"


def note_reader(db: Transaction, tenant: str, person: str, chats: Collection[str]) -> None:
    """Says that a person has something made of these chats, where they are not that person's:
    who erases one must know where to look."""
    named = sorted(chat for chat in chats if chat)
    if named:
        db.later(_NOTE_READER, tenant, person, named)


def drop_facts(db: Transaction, tenant: str, person: str, ids: Collection[str]) -> None:
    """Removes the vectors of some facts."""
    refs = [f"f{id}" for id in ids]
    db.later(_DROP_FACTS, shard_of(tenant, person), tenant, person, refs)


async def _there(
    db: Transaction, tenant: str, person: str, vectors: Sequence[StoredVector]
) -> set[str]:
    """The refs of what is there to have a vector."""
    found = await _facts_there(db, tenant, person, [v for v in vectors if v.ref[:1] == "f"])
    for chat in sorted({v.chat for v in vectors if v.ref[:1] in ("m", "s")}):
        found |= await _chat_there(db, tenant, chat, [v for v in vectors if v.chat == chat])
    return found


async def _facts_there(
    db: Transaction, tenant: str, person: str, vectors: Sequence[StoredVector]
) -> set[str]:
    if not vectors:
        return set()
    key = (shard_of(tenant, person), tenant, person)
    db.later(_PERSON_THERE, *key)
    found = await db.rows(_FACTS_THERE, *key, [v.ref[1:] for v in vectors])
    return {f"f{row[0]}" for row in found}


async def _chat_there(
    db: Transaction, tenant: str, chat: str, vectors: Sequence[StoredVector]
) -> set[str]:
    owner = await db.rows(OWNER, tenant, chat)
    if not owner:
        return set()
    key = (shard_of(tenant, owner[0][0]), tenant, chat)
    places = [vector.place for vector in vectors]
    held, said, told = await db.ask(
        Statement(_CHAT_THERE, key),
        Statement(_MESSAGES_THERE, (*key, places)),
        Statement(_BLOCKS_THERE, (*key, places)),
    )
    there = {"m": {row[0] for row in said.rows}, "s": {row[0] for row in told.rows}}
    if not held.rows:
        return set()
    return {v.ref for v in vectors if v.place in there.get(v.ref[:1], ())}


class PostgresRecall(Part):
    """The part of the store that search stands on."""

    async def marks(self, user: str) -> Marks:
        self._check_open()
        key = (self._shard(user), self._tenant, user)
        version, chats = await self._ask(Statement(_VERSION, key), Statement(_MARKS, key))
        marks = [
            ChatMark(*row[:4], since=codec.moment(row[4]), erasures=row[5]) for row in chats.rows
        ]
        return Marks(version.rows[0][0], tuple(marks))

    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        key = (self._shard(user), self._tenant, user)
        found = await self._rows(_VECTORS, *key, embedder, list(refs))
        return vectors_of(found)

    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        key = (self._shard(user), self._tenant, user)

        async def write(db: Transaction) -> None:
            there = await _there(db, self._tenant, user, vectors)
            made = {v: parts_of(v) for v in vectors if v.ref in there}
            for v, parts in made.items():
                for part, data in enumerate(parts):
                    db.later(_PUT, *key, embedder, v.ref, part, v.chat, v.digest, data)
            counts = {v.ref: len(parts) for v, parts in made.items() if parts}
            db.later(_DROP_PARTS, *key, embedder, list(counts), list(counts.values()))
            note_reader(db, self._tenant, user, {v.chat for v in vectors if v.ref in there})

        self._check_open()
        if vectors:
            await self._write(write)

    async def usage(self, chat: str) -> Usage:
        found = await self._read_chat(chat, _USAGE)
        return _usage_of(found[0][0]) if found else Usage()

    async def add_usage(self, chat: str, usage: Usage) -> None:
        async def write(db: Transaction, head: Head, found: list[Row]) -> None:
            total = _usage_of(found[0][0]) + usage
            db.later(_PUT_USAGE, *head.key, json.dumps(asdict(total)))

        with suppress(UnknownChat):
            await self._write_chat(chat, write, _USAGE)


def _usage_of(text: str) -> Usage:
    return Usage(**json.loads(text)) if text else Usage()
