"""Erasing in SQLite. Every function works inside the caller's transaction.

The bytes go, too: the file's connections run with secure_delete, which writes zeros over what is
freed, and `scrub` empties the WAL."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime

from lembrar.model import Notice
from lembrar.stores import codec
from lembrar.stores import sqlite_documents as documents
from lembrar.stores import sqlite_ladder as ladder
from lembrar.stores import sqlite_notices as notices
from lembrar.stores import sqlite_people as people
from lembrar.stores import sqlite_recall as recall
from lembrar.stores import sqlite_spending as spending
from lembrar.stores.base import Erased, FactChange
from lembrar.stores.sqlite_file import Row, Transaction
from lembrar.stores.tombstone import erased_id, new_salt, runs, time_for

_MAX = 2**62
_HERE = "tenant = ?1 AND chat = ?2"
_FOUND = f"""
  SELECT seq, cycle, id, words, tokens FROM messages
  WHERE {_HERE} AND NOT erased AND seq IN (SELECT value FROM json_each(?3)) ORDER BY seq"""
_BLANK = f"""
  UPDATE messages SET id = ?4, sender = '', content = '', channel = '', extra = '', words = 0,
    tokens = 0, erased = 1
  WHERE {_HERE} AND seq = ?3"""
_LOWER = f"""
  UPDATE messages SET words_to = words_to - ?3, tokens_to = tokens_to - ?4
  WHERE {_HERE} AND seq >= ?5 AND seq < ?6"""
_PLACES = f"""
  SELECT seq FROM messages INDEXED BY messages_erased WHERE {_HERE} AND erased ORDER BY seq"""
_THEIR_LINKS = "DELETE FROM links INDEXED BY links_by_user WHERE tenant = ? AND user = ?"
_MOODS = f"DELETE FROM moods INDEXED BY moods_by_source WHERE {_HERE}"
_TIME = f"SELECT at FROM messages WHERE {_HERE} AND seq = ?3"
_SET_TIME = f"UPDATE messages SET at = ?5 WHERE {_HERE} AND seq BETWEEN ?3 AND ?4"
_FIRST_BLOCK = f"""
  SELECT min(start) FROM blocks
  WHERE {_HERE} AND EXISTS (SELECT 1 FROM json_each(?3) WHERE value BETWEEN start AND "end")"""
_FALLEN = f"""
  SELECT count(*), coalesce(sum(EXISTS (
    SELECT 1 FROM messages m WHERE m.tenant = ?1 AND m.chat = ?2
      AND m.seq BETWEEN b.start AND b."end" AND NOT m.erased)), 0)
  FROM blocks b WHERE {_HERE} AND start >= ?3"""
_UNREPORT = f"""
  DELETE FROM compactions WHERE {_HERE} AND EXISTS (
    SELECT 1 FROM json_each(?3)
    WHERE value BETWEEN json_extract(body, '$.first') AND json_extract(body, '$.last'))"""
_DUE = """
  UPDATE chats SET log_words = log_words - ?3, log_tokens = log_tokens - ?4,
    due_at = CASE WHEN enabled THEN min(coalesce(due_at, ?5), ?5) END,
    fence = fence + 1, leased_until = 0, attempts = 0
  WHERE tenant = ?1 AND id = ?2"""
_CHAT = "SELECT user, version, fence FROM chats WHERE tenant = ? AND id = ?"
_COUNTS = f"""
  SELECT (SELECT count(*) FROM messages WHERE {_HERE} AND NOT erased),
         (SELECT count(*) FROM blocks WHERE {_HERE})"""


def user_of(db: Transaction, tenant: str, chat: str) -> str | None:
    """Whose a chat is."""
    found = db.rows(_CHAT, (tenant, chat))
    return found[0][0] if found else None


def is_late(db: Transaction, tenant: str, user: str, change: FactChange | None) -> bool:
    """Whether the facts have changed since the change was thought out."""
    return change is not None and people.version_of(db, tenant, user) != change.version


def change_facts(db: Transaction, tenant: str, user: str, change: FactChange | None) -> int:
    """Writes what becomes of the facts, and raises their version in any case: who has read the
    messages that go must not write what they said. Returns how many facts went."""
    people.raise_version(db, tenant, user)
    return people.write_facts(db, tenant, user, change.facts, change.remove) if change else 0


def erase_messages(
    db: Transaction, tenant: str, chat: str, seqs: Collection[int], now: datetime
) -> Erased:
    """Leaves places where messages were, and nothing made of them."""
    found = db.rows(_FOUND, (tenant, chat, json.dumps(sorted(set(seqs)))))
    if not found:
        return Erased()
    moods = _blank(db, tenant, chat, found)
    recall.drop_messages(db, tenant, chat, [row[0] for row in found])
    _lower_totals(db, tenant, chat, found)
    _blur_times(db, tenant, chat, [row[0] for row in found])
    summaries, rebuilt = _fell(db, tenant, chat, [row[0] for row in found])
    db.run(_UNREPORT, (tenant, chat, json.dumps(sorted({row[1] for row in found}))))
    ladder.count_reports(db, tenant, chat)
    sizes = (sum(row[3] for row in found), sum(row[4] for row in found))
    db.run(_DUE, (tenant, chat, *sizes, codec.micros(now)))
    ladder.settle(db, tenant, chat)
    _tell(db, tenant, chat, len(found), now)
    return Erased(messages=len(found), summaries=summaries, moods=moods, rebuilt=rebuilt)


def erase_chat(db: Transaction, tenant: str, chat: str) -> Erased:
    """Leaves nothing of a chat."""
    _, version, fence = db.row(_CHAT, (tenant, chat))
    messages, summaries = db.row(_COUNTS, (tenant, chat))
    moods = db.run(_MOODS, (tenant, chat))
    recall.drop_chat(db, tenant, chat)
    notices.drop_chat(db, tenant, chat)
    spending.unname_chat(db, tenant, chat)
    for table in ("messages", "blocks", "atoms", "pins", "compactions"):
        db.run(f"DELETE FROM {table} WHERE {_HERE}", (tenant, chat))
    db.run("DELETE FROM chats WHERE tenant = ? AND id = ?", (tenant, chat))
    _raise_floor(db, tenant, version, fence)
    return Erased(chats=1, messages=messages, summaries=summaries, moods=moods)


def erase_user(db: Transaction, tenant: str, user: str) -> Erased:
    """Leaves nothing of a user."""
    key = (tenant, user)
    chats = db.rows("SELECT id FROM chats WHERE tenant = ? AND user = ?", key)
    went = [erase_chat(db, tenant, row[0]) for row in chats]
    _raise_floor(db, tenant, people.version_of(db, tenant, user))
    db.run("DELETE FROM people WHERE tenant = ? AND user = ?", key)
    db.run("DELETE FROM vectors WHERE tenant = ? AND user = ?", key)
    if user:  # empty is nobody
        notices.drop_user(db, tenant, user)
        spending.unname_user(db, tenant, user)
    return Erased(
        chats=len(went),
        messages=sum(erased.messages for erased in went),
        summaries=sum(erased.summaries for erased in went),
        facts=db.run("DELETE FROM facts WHERE tenant = ? AND user = ?", key),
        moods=sum(erased.moods for erased in went)
        + db.run("DELETE FROM moods WHERE tenant = ? AND user = ?", key),
        links=db.run(_THEIR_LINKS, key)
        + db.run("DELETE FROM links WHERE tenant = ? AND identity = ?", key),
        documents=documents.drop_user(db, tenant, user) if user else 0,
    )


def _tell(db: Transaction, tenant: str, chat: str, messages: int, now: datetime) -> None:
    """Says that messages were forgotten, in place of all that was said of the chat before."""
    notices.drop_chat(db, tenant, chat)
    user = user_of(db, tenant, chat) or ""
    notices.publish(db, tenant, [Notice("forgotten", now, user, chat, {"messages": messages})])


def _blank(db: Transaction, tenant: str, chat: str, found: Sequence[Row]) -> int:
    """Takes everything out of the messages, and away what belongs to them alone. Returns how many
    moods went."""
    salt = _salt(db, tenant)
    moods = 0
    for seq, _, id, *_ in found:
        moods += db.run(f"{_MOODS} AND source = ?3", (tenant, chat, id))
        db.run(_BLANK, (tenant, chat, seq, erased_id(salt, id)))
        db.run(f"DELETE FROM pins WHERE {_HERE} AND seq = ?3", (tenant, chat, seq))
        db.run(f"DELETE FROM atoms WHERE {_HERE} AND seq = ?3", (tenant, chat, seq))
    return moods


def _lower_totals(db: Transaction, tenant: str, chat: str, found: Sequence[Row]) -> None:
    """Takes the sizes out of the running totals, in one pass from the first message on."""
    words = tokens = 0
    ends = [*(row[0] for row in found[1:]), _MAX]
    for (seq, _, _, more_words, more_tokens), end in zip(found, ends, strict=True):
        words, tokens = words + more_words, tokens + more_tokens
        db.run(_LOWER, (tenant, chat, words, tokens, seq, end))


def _blur_times(db: Transaction, tenant: str, chat: str, new: Sequence[int]) -> None:
    """Gives places the time of their neighbours; older places, too, that had it from a message
    which goes now."""
    created = db.row("SELECT created_at FROM chats WHERE tenant = ? AND id = ?", (tenant, chat))
    places = [row[0] for row in db.rows(_PLACES, (tenant, chat))]
    for start, end in runs(places, new):
        before = db.rows(_TIME, (tenant, chat, start - 1))
        after = db.rows(_TIME, (tenant, chat, end + 1))
        began = codec.moment(created[0]).isoformat()
        at = time_for(before[0][0] if before else None, after[0][0] if after else None, began)
        db.run(_SET_TIME, (tenant, chat, start, end, at))


def _fell(db: Transaction, tenant: str, chat: str, seqs: Sequence[int]) -> tuple[int, int]:
    """Removes the first summary that covers one of these positions, and all after it: summaries
    stand in a row, so those behind a gap would be made again anyway. They are few and fine where
    that one is coarse: a ladder's oldest summary covers the most. Returns how many fell, and how
    many of them had something else to tell."""
    (start,) = db.row(_FIRST_BLOCK, (tenant, chat, json.dumps(seqs)))
    if start is None:
        return 0, 0
    fell, rebuilt = db.row(_FALLEN, (tenant, chat, start))
    db.run(f"DELETE FROM blocks WHERE {_HERE} AND start >= ?3", (tenant, chat, start))
    db.run(f"DELETE FROM atoms WHERE {_HERE} AND seq >= ?3", (tenant, chat, start))
    return fell, rebuilt


def _salt(db: Transaction, tenant: str) -> bytes:
    db.run("INSERT OR IGNORE INTO erasures (tenant, salt) VALUES (?, ?)", (tenant, new_salt()))
    return db.row("SELECT salt FROM erasures WHERE tenant = ?", (tenant,))[0]


def _raise_floor(db: Transaction, tenant: str, *given: int) -> None:
    """Lets whoever comes new begin above every version and lease that was given here."""
    _salt(db, tenant)
    db.run("UPDATE erasures SET floor = max(floor, ?) + 1 WHERE tenant = ?", (max(given), tenant))
