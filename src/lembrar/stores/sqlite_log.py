"""Writing a chat's log in SQLite. Every function works inside the caller's transaction."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from datetime import datetime

from lembrar.errors import OtherUser
from lembrar.model import Message, Notice, said_at
from lembrar.stores import codec
from lembrar.stores import sqlite_notices as notices
from lembrar.stores.numbering import Counter, count
from lembrar.stores.sqlite_file import Transaction
from lembrar.stores.sqlite_rows import MESSAGE, message_of, placed
from lembrar.stores.tombstone import erased_id

# The running totals go on from the newest message, not from the chat's counts: were those wrong,
# the log could no longer correct them.
_STATE = """
  SELECT c.seq, c.cycle, c.has_user, c.has_answer, c.ever_answered,
         coalesce(m.words_to, 0), coalesce(m.tokens_to, 0),
         (SELECT salt FROM erasures WHERE erasures.tenant = c.tenant)
  FROM chats c LEFT JOIN messages m ON m.tenant = c.tenant AND m.chat = c.id AND m.seq = c.seq
  WHERE c.tenant = ? AND c.id = ?"""
_BY_ID = f"SELECT {MESSAGE} FROM messages m WHERE tenant = ? AND id = ? AND chat = ?"
_CREATE = """
  INSERT INTO chats (tenant, id, user, created_at, updated_at, version, fence)
  SELECT ?1, ?2, ?3, ?4, ?4, floor, floor FROM (
    SELECT coalesce((SELECT floor FROM erasures WHERE tenant = ?1), 0) AS floor)"""
_INSERT = """
  INSERT INTO messages (tenant, chat, seq, cycle, id, role, sender, content, at, channel, extra,
    words, tokens, words_to, tokens_to) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"""
_ADVANCE = """
  UPDATE chats SET seq = ?, cycle = ?, has_user = ?, has_answer = ?, ever_answered = ?,
    log_words = log_words + ?, log_tokens = log_tokens + ?, updated_at = ?,
    due_at = CASE WHEN enabled THEN min(coalesce(due_at, ?), ?) END
  WHERE tenant = ? AND id = ?"""


class _Tail:
    """The end of a chat's log while an append goes on."""

    def __init__(self, counter: Counter, seq: int, words: int, tokens: int) -> None:
        self.counter, self.seq, self.words, self.tokens = counter, seq, words, tokens

    def take(self, message: Message) -> None:
        self.counter = count(self.counter, message.role)
        self.seq += 1
        self.words += message.words
        self.tokens += message.tokens


def create(db: Transaction, tenant: str, chat: str, user: str, now: datetime) -> bool:
    """Makes sure that there is a chat and that it is the user's. Returns whether it is new."""
    owner = db.rows("SELECT user FROM chats WHERE tenant = ? AND id = ?", (tenant, chat))
    if owner and owner[0][0] != user:
        raise OtherUser
    if not owner:
        db.run(_CREATE, (tenant, chat, user, codec.micros(now)))
    return not owner


def append(
    db: Transaction, tenant: str, chat: str, user: str, messages: Sequence[Message], now: datetime
) -> list[Message]:
    """Writes messages at the end of a user's chat, except those whose id it has, and says so."""
    seq, cycle, has_user, has_answer, ever_answered, words, tokens, salt = db.row(
        _STATE, (tenant, chat)
    )
    counter = Counter(cycle, bool(has_user), bool(has_answer), bool(ever_answered))
    state = _Tail(counter, seq, words, tokens)
    before = copy(state)
    written = [_put(db, tenant, chat, state, message, salt) for message in messages]
    if state.seq > before.seq:
        _advance(db, tenant, chat, before, state, now)
        data = {"first": before.seq + 1, "last": state.seq, "cycle": state.counter.cycle}
        notices.publish(db, tenant, [Notice("recorded", now, user, chat, data)])
    return written


def _put(
    db: Transaction, tenant: str, chat: str, state: _Tail, message: Message, salt: bytes | None
) -> Message:
    found = db.rows(_BY_ID, (tenant, message.id, chat))
    if not found and salt:
        found = db.rows(_BY_ID, (tenant, erased_id(salt, message.id), chat))
    if found:
        return message_of(found[0])
    state.take(message)
    db.run(
        _INSERT,
        (tenant, chat, state.seq, state.counter.cycle, message.id, message.role, message.sender,
         message.content, said_at(message).isoformat(), message.channel,
         codec.dump_extra(message), message.words, message.tokens, state.words, state.tokens),
    )  # fmt: skip
    return placed(message, chat, state.seq, state.counter.cycle)


def _advance(
    db: Transaction, tenant: str, chat: str, before: _Tail, state: _Tail, now: datetime
) -> None:
    at = codec.micros(now)
    counter = state.counter
    db.run(
        _ADVANCE,
        (state.seq, counter.cycle, counter.has_user, counter.has_answer, counter.ever_answered,
         state.words - before.words, state.tokens - before.tokens, at, at, at, tenant, chat),
    )  # fmt: skip
