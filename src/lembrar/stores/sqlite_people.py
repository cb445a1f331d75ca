"""Facts, moods and links in SQLite. Functions that write work inside the caller's transaction."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime

from lembrar.model import Fact, Link, Mood
from lembrar.stores import codec
from lembrar.stores import sqlite_recall as recall
from lembrar.stores.linking import check_link
from lembrar.stores.sqlite_file import Transaction
from lembrar.stores.sqlite_rows import LINK, MOOD, Row, fact_row, link_of, mood_row

# What no row says is as new as can be: nobody who read of a user before an erasure is right.
VERSION = """
  SELECT coalesce((SELECT version FROM people WHERE tenant = ?1 AND user = ?2),
                  (SELECT floor FROM erasures WHERE tenant = ?1), 0)"""
_RANK = "(critical OR pinned) DESC, weight DESC, created_at DESC, id DESC"
# SQLite would rather read a whole tenant in order than look up and sort, unless told.
FACTS_BY_ID = """
  SELECT body FROM facts INDEXED BY facts_by_id WHERE tenant = ? AND id = ? ORDER BY user"""
DUE_FACTS = """
  SELECT body FROM facts WHERE tenant = ? AND due_at <= ? ORDER BY due_at, user, id LIMIT ?"""
MOODS = f"""
  SELECT {MOOD} FROM moods WHERE tenant = ? AND user = ? AND at >= ? AND at < ?
  ORDER BY at DESC, chat DESC, source DESC LIMIT ?"""
LINKS = f"""
  SELECT {LINK} FROM links INDEXED BY links_by_user
  WHERE tenant = ? AND user = ? ORDER BY at, channel, identity"""
OWNER = "SELECT user FROM links WHERE tenant = ? AND identity = ? LIMIT 1"
UNLINK = "DELETE FROM links WHERE tenant = ? AND identity = ? AND channel = ?"
_REMOVE = "DELETE FROM facts WHERE tenant = ? AND user = ? AND id = ?"
_LINKED = f"SELECT {LINK} FROM links WHERE tenant = ? AND identity = ? AND channel = ?"


def facts_query(
    tenant: str,
    user: str,
    limit: int | None,
    ids: Collection[str] | None,
    statuses: Collection[str] | None,
) -> tuple[str, Row]:
    """A statement that finds the version of a user's facts, then the facts, all of one moment,
    and the values to bind. A row is 0 and the version, or 1 and a fact's body."""
    values: list[object] = [tenant, user]
    wanted = "tenant = ?1 AND user = ?2"
    if statuses is None and limit is not None:
        wanted += " AND status = 'live'"
    for column, chosen in (("id", ids), ("status", statuses)):
        if chosen is not None:
            values.append(json.dumps(list(chosen)))
            wanted += f" AND {column} IN (SELECT value FROM json_each(?{len(values)}))"
    found = f"SELECT 1, body, created_at, id FROM facts WHERE {wanted}"
    if limit is not None:
        values.append(max(limit, 0))
        found += f" ORDER BY {_RANK} LIMIT ?{len(values)}"
    sql = f"SELECT 0, ({VERSION}), NULL, NULL UNION ALL SELECT * FROM ({found}) ORDER BY 1, 3, 4"
    return sql, tuple(values)


def version_of(db: Transaction, tenant: str, user: str) -> int:
    """The version of a user's facts."""
    return db.rows(VERSION, (tenant, user))[0][0]


def raise_version(db: Transaction, tenant: str, user: str) -> None:
    """Lets nobody write who has read the facts before."""
    version = version_of(db, tenant, user) + 1
    db.run("INSERT OR REPLACE INTO people VALUES (?, ?, ?)", (tenant, user, version))


def write_facts(
    db: Transaction, tenant: str, user: str, facts: Sequence[Fact], remove: Collection[str]
) -> int:
    """Adds or replaces facts, then removes some. Returns how many went."""
    db.run_all(
        """INSERT OR REPLACE INTO facts (tenant, user, id, created_at, status, critical, pinned,
             weight, due_at, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        [(tenant, *fact_row(user, fact)) for fact in facts],
    )
    if remove:
        recall.drop_facts(db, tenant, user, remove)
    return sum(db.run(_REMOVE, (tenant, user, id)) for id in remove)


def write_moods(db: Transaction, tenant: str, user: str, moods: Sequence[Mood]) -> None:
    """Adds or replaces moods by the message they were read in."""
    db.run_all(
        "INSERT OR REPLACE INTO moods VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(tenant, *mood_row(user, mood)) for mood in moods],
    )


def link(
    db: Transaction, tenant: str, user: str, channel: str, identity: str, now: datetime
) -> Link:
    """Makes an identity a user's, unless it is somebody else's or somebody of its own."""
    user = _owner(db, tenant, user) or user
    owner = _owner(db, tenant, identity)
    check_link(user, identity, owner, has_links=bool(db.rows(LINKS, (tenant, identity))))
    at = codec.micros(now)
    db.run(
        "INSERT OR IGNORE INTO links (tenant, channel, identity, user, at) VALUES (?, ?, ?, ?, ?)",
        (tenant, channel, identity, user, at),
    )
    return link_of(db.rows(_LINKED, (tenant, identity, channel))[0])


def _owner(db: Transaction, tenant: str, identity: str) -> str | None:
    found = db.rows(OWNER, (tenant, identity))
    return found[0][0] if found else None
