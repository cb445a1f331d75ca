"""What search and its figures keep in SQLite. Functions work inside the caller's transaction."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict

from lembrar.model import Usage
from lembrar.stores.base import StoredVector
from lembrar.stores.sqlite_file import Transaction

MARKS = """
  SELECT id, seq, version, enabled, created_at,
    (SELECT count(*) FROM messages m INDEXED BY messages_erased
     WHERE m.tenant = c.tenant AND m.chat = c.id AND m.erased)
  FROM chats c INDEXED BY chats_by_activity WHERE tenant = ? AND user = ? ORDER BY id"""
VECTORS = """
  SELECT ref, chat, digest, data FROM vectors
  WHERE tenant = ? AND user = ? AND embedder = ? AND ref IN (SELECT value FROM json_each(?))"""
USAGE = "SELECT usage FROM chats WHERE tenant = ? AND id = ?"
_PUT = "INSERT OR REPLACE INTO vectors VALUES (?, ?, ?, ?, ?, ?, ?)"
_THERE = {
    "m": "SELECT 1 FROM messages WHERE tenant = ? AND chat = ? AND seq = ? AND NOT erased",
    "s": "SELECT 1 FROM blocks WHERE tenant = ? AND chat = ? AND start = ?",
    "f": "SELECT 1 FROM facts WHERE tenant = ? AND user = ? AND id = ?",
}


def write_vectors(
    db: Transaction, tenant: str, user: str, embedder: str, vectors: Sequence[StoredVector]
) -> None:
    """Adds or replaces vectors by what they stand for, if that is still there."""
    there = [vector for vector in vectors if _is_there(db, tenant, user, vector)]
    db.run_all(_PUT, [(tenant, user, embedder, v.ref, v.chat, v.digest, v.data) for v in there])


def _is_there(db: Transaction, tenant: str, user: str, vector: StoredVector) -> bool:
    if vector.ref.startswith("f"):
        return bool(db.rows(_THERE["f"], (tenant, user, vector.ref[1:])))
    found = _THERE.get(vector.ref[:1])
    return found is not None and bool(db.rows(found, (tenant, vector.chat, vector.place)))


def drop_messages(db: Transaction, tenant: str, chat: str, seqs: Collection[int]) -> None:
    """Removes the vectors of some messages, and of every summary of their chat."""
    refs = json.dumps([f"m{seq}:{chat}" for seq in seqs])
    db.run(
        """DELETE FROM vectors INDEXED BY vectors_by_chat WHERE tenant = ? AND chat = ?
           AND (ref LIKE 's%' OR ref IN (SELECT value FROM json_each(?)))""",
        (tenant, chat, refs),
    )


def drop_chat(db: Transaction, tenant: str, chat: str) -> None:
    """Removes the vectors of all that stands in a chat."""
    db.run(
        "DELETE FROM vectors INDEXED BY vectors_by_chat WHERE tenant = ? AND chat = ?",
        (tenant, chat),
    )


def drop_facts(db: Transaction, tenant: str, user: str, ids: Collection[str]) -> None:
    """Removes the vectors of some facts."""
    db.run(
        """DELETE FROM vectors WHERE tenant = ? AND user = ?
           AND ref IN (SELECT value FROM json_each(?))""",
        (tenant, user, json.dumps([f"f{id}" for id in ids])),
    )


def add_usage(db: Transaction, tenant: str, chat: str, usage: Usage) -> None:
    """Adds to a chat's figures; a chat that is gone has none."""
    found = db.rows(USAGE, (tenant, chat))
    if found:
        total = usage_of(found[0][0]) + usage
        db.run("UPDATE chats SET usage = ? WHERE tenant = ? AND id = ?",
               (json.dumps(asdict(total)), tenant, chat))  # fmt: skip


def usage_of(text: str) -> Usage:
    """Figures from JSON."""
    return Usage(**json.loads(text)) if text else Usage()
