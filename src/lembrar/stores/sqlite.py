"""SQLite by apsw: one file, durable when a call returns, several processes at once.

WAL with synchronous=FULL: a commit is on the disk before it is acknowledged, also when the power
goes. One thread writes; readers have connections of their own and never wait for it."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false
# Only this file's own column lists are ever put into a statement; values are always bound.
# ruff: noqa: S608

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import replace
from datetime import datetime, timedelta
from importlib import resources
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import apsw

from lembrar.errors import (
    LembrarError,
    OtherUser,
    StoreBusy,
    StoreClosed,
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreReadOnly,
    StoreTooNew,
    UnknownChat,
    UnknownMessage,
)
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Message,
    Preserved,
    Summary,
    climbed_to,
    said_at,
)
from lembrar.stores import codec
from lembrar.stores.base import LadderChange, Lease, Span
from lembrar.stores.numbering import Counter, count

_T = TypeVar("_T")
Synchronous = Literal["full", "normal", "off"]
_APPLICATION_ID = 0x4C454D42  # "LEMB" in the file's header: this database is ours
_BUSY_MILLISECONDS = 10_000
_READERS = 4
_TRANSLATED: tuple[tuple[type[Exception], type[StoreError]], ...] = (
    (apsw.FullError, StoreFull),
    (apsw.ReadOnlyError, StoreReadOnly),
    (apsw.PermissionsError, StoreReadOnly),
    (apsw.NotADBError, StoreCorrupt),
    (apsw.CorruptError, StoreCorrupt),
    (UnicodeDecodeError, StoreCorrupt),
    (apsw.BusyError, StoreBusy),
    (apsw.LockedError, StoreBusy),
    (apsw.ConnectionClosedError, StoreClosed),
)

_CHAT = """
  id, user, created_at, updated_at, enabled, seq, cycle,
  ladder_words + log_words - climbed_words, ladder_tokens + log_tokens - climbed_tokens,
  log_words, log_tokens, compactions, compacted_at, climbed, pending, language, timezone,
  version, read_seq, warning, log_tokens - climbed_tokens"""
_MESSAGE = """
  m.role, m.content, m.sender, m.at, m.id, m.channel, m.extra, m.chat, m.seq, m.cycle,
  m.words, m.tokens,
  EXISTS (SELECT 1 FROM pins p WHERE p.tenant = m.tenant AND p.chat = m.chat AND p.seq = m.seq)"""
_BLOCK = """
  text, first, last, rung, events, context, size_before, size_after, status, unit, start, "end",
  first_id, last_id, at, made_at, brain, tokens, words"""


class SqliteStore:
    """One tenant's memory in a SQLite file."""

    def __init__(self, path: str, tenant: str, vfs: str | None, synchronous: Synchronous) -> None:
        self._path = path
        self._tenant = tenant
        self._vfs = vfs
        self._synchronous = synchronous
        self._closed = False
        self._local = threading.local()
        self._opened: list[apsw.Connection] = []
        self._writer = ThreadPoolExecutor(1, "lembrar-write")
        self._readers = ThreadPoolExecutor(_READERS, "lembrar-read")

    @classmethod
    async def open(
        cls,
        path: str,
        tenant: str,
        *,
        vfs: str | None = None,
        synchronous: Synchronous = "full",
    ) -> SqliteStore:
        """Opens the file, creating or migrating it.

        `vfs` and `synchronous` are for tests: a file system of their own, and a level of safety
        below "full", which alone keeps the promise that what was acknowledged outlives a power
        cut."""
        store = cls(path, tenant, vfs, synchronous)
        try:
            await store._run(store._writer, store._prepare)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        for connection in self._opened:
            with suppress(apsw.Error):
                connection.close()

    # ── the log ───────────────────────────────────────────────────────────────────────────────

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        def write(db: apsw.Connection) -> list[Message]:
            self._create(db, chat, user, now)
            row = _one(db, _APPEND_STATE, (self._tenant, chat))
            state = _Tail(
                Counter(row[1], bool(row[2]), bool(row[3]), bool(row[4])), row[0], *row[5:]
            )
            before = copy(state)
            written = [self._put(db, chat, state, message) for message in messages]
            if state.seq > before.seq:
                self._advance(db, chat, before, state, now)
            return written

        return await self._write(write)

    def _put(self, db: apsw.Connection, chat: str, state: _Tail, message: Message) -> Message:
        found = _all(db, _MESSAGE_BY_ID, (self._tenant, message.id, chat))
        if found:
            return _message(found[0])
        state.take(message)
        db.execute(
            "INSERT INTO messages VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (self._tenant, chat, state.seq, state.counter.cycle, message.id, message.role,
             message.sender, message.content, said_at(message).isoformat(), message.channel,
             codec.dump_extra(message), message.words, message.tokens, state.words, state.tokens),
        )  # fmt: skip
        return _placed(message, chat, state.seq, state.counter.cycle)

    def _advance(
        self, db: apsw.Connection, chat: str, before: _Tail, state: _Tail, now: datetime
    ) -> None:
        at = codec.micros(now)
        counter = state.counter
        db.execute(
            """UPDATE chats SET seq = ?, cycle = ?, has_user = ?, has_answer = ?, ever_answered = ?,
                 log_words = log_words + ?, log_tokens = log_tokens + ?, updated_at = ?,
                 due_at = CASE WHEN enabled THEN min(coalesce(due_at, ?), ?) END
               WHERE tenant = ? AND id = ?""",
            (state.seq, counter.cycle, counter.has_user, counter.has_answer, counter.ever_answered,
             state.words - before.words, state.tokens - before.tokens, at, at, at,
             self._tenant, chat),
        )  # fmt: skip

    def _create(self, db: apsw.Connection, chat: str, user: str, now: datetime) -> bool:
        owner = _all(db, "SELECT user FROM chats WHERE tenant = ? AND id = ?", (self._tenant, chat))
        if owner and owner[0][0] != user:
            raise OtherUser
        if not owner:
            at = codec.micros(now)
            db.execute(
                "INSERT INTO chats (tenant, id, user, created_at, updated_at) VALUES (?,?,?,?,?)",
                (self._tenant, chat, user, at, at),
            )
        return not owner

    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        known = await self.chat(chat)
        if known and known.user != user:
            raise OtherUser
        if known and enabled in (None, known.enabled) and timezone in (None, known.timezone):
            return known  # opening is reading, most of the time

        def write(db: apsw.Connection) -> Chat:
            is_new = self._create(db, chat, user, now)
            if enabled is not None:
                db.execute(_SWITCH, (enabled, codec.micros(now), self._tenant, chat))
            if timezone is not None:
                db.execute("UPDATE chats SET timezone = ? WHERE tenant = ? AND id = ?",
                           (timezone, self._tenant, chat))  # fmt: skip
            return _chat(_one(db, _CHAT_BY_ID, (self._tenant, chat)), is_new)

        return await self._write(write)

    async def chat(self, chat: str) -> Chat | None:
        rows = await self._read(_CHAT_BY_ID, (self._tenant, chat))
        return _chat(rows[0]) if rows else None

    async def chats(self, user: str) -> list[Chat]:
        rows = await self._read(
            f"SELECT {_CHAT} FROM chats WHERE tenant = ? AND user = ? ORDER BY updated_at DESC, id",
            (self._tenant, user),
        )
        return [_chat(row) for row in rows]

    async def users(self) -> list[str]:
        rows = await self._read(
            """SELECT user FROM chats WHERE tenant = ?1
               UNION SELECT user FROM facts WHERE tenant = ?1 ORDER BY user""",
            (self._tenant,),
        )
        return [row[0] for row in rows]

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        rows = await self._read(
            f"""SELECT {_MESSAGE} FROM messages m
                WHERE tenant = ? AND chat = ? AND seq BETWEEN ? AND ?
                ORDER BY seq DESC LIMIT ?""",
            (
                self._tenant,
                chat,
                first,
                _MAX if last is None else last,
                -1 if limit is None else max(limit, 0),
            ),
        )
        return [_message(row) for row in reversed(rows)]

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        rows = await self._read(
            f"""SELECT {_MESSAGE} FROM messages m
                WHERE tenant = ?1 AND id = ?2 AND (?3 IS NULL OR chat = ?3) ORDER BY chat""",
            (self._tenant, id, chat),
        )
        return [_message(row) for row in rows]

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        rows = await self._read(
            # Beside one min(), and no max(), `at` is that row's. A cycle's messages are in a row.
            """SELECT cycle, min(seq), min(seq) + count(*) - 1, sum(words), sum(tokens), at
               FROM messages WHERE tenant = ? AND chat = ? AND seq BETWEEN ? AND ?
               GROUP BY cycle ORDER BY cycle""",
            (self._tenant, chat, first, last),
        )
        return [
            Span(row[0], row[1], row[2], row[3], row[4], datetime.fromisoformat(row[5]))
            for row in rows
        ]

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        rows = await self._read(
            f"""SELECT {_MESSAGE} FROM messages m
                WHERE tenant = ? AND chat = ? AND cycle = ? ORDER BY seq""",
            (self._tenant, chat, cycle),
        )
        return [_message(row) for row in rows]

    async def cycle_start(self, chat: str, cycle: int) -> int:
        await self._known(chat)
        rows = await self._read(
            """SELECT coalesce(
                 (SELECT seq FROM messages WHERE tenant = ?1 AND chat = ?2 AND cycle >= ?3
                  ORDER BY cycle, seq LIMIT 1),
                 (SELECT seq + 1 FROM chats WHERE tenant = ?1 AND id = ?2))""",
            (self._tenant, chat, cycle),
        )
        return rows[0][0]

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        await self._known(chat)
        rows = await self._read(_TOTALS_TO, (self._tenant, chat, seq))
        return (rows[0][0], rows[0][1]) if rows else (0, 0)

    # ── pins ──────────────────────────────────────────────────────────────────────────────────

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        await self._known(chat)
        key = (self._tenant, chat, seq)

        def write(db: apsw.Connection) -> None:
            if not _all(db, _TOTALS, key):
                raise UnknownMessage
            db.execute(_PIN if pinned else _UNPIN, key)

        await self._write(write)

    async def pinned(self, chat: str) -> list[Message]:
        rows = await self._read(
            f"""SELECT {_MESSAGE} FROM pins p JOIN messages m USING (tenant, chat, seq)
                WHERE p.tenant = ? AND p.chat = ? ORDER BY seq""",
            (self._tenant, chat),
        )
        return [_message(row) for row in rows]

    # ── the ladder ────────────────────────────────────────────────────────────────────────────

    async def blocks(self, chat: str) -> list[Summary]:
        rows = await self._read(
            f"SELECT {_BLOCK} FROM blocks WHERE tenant = ? AND chat = ? ORDER BY start",
            (self._tenant, chat),
        )
        return [_block(row) for row in rows]

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        await self._known(chat)
        rows = await self._read(
            """SELECT a.kind, a.text, a.value, m.id FROM atoms a
               JOIN messages m USING (tenant, chat, seq)
               WHERE a.tenant = ? AND a.chat = ? AND a.seq BETWEEN ? AND ? ORDER BY a.seq, a.n""",
            (self._tenant, chat, first, last),
        )
        return [Atom(*row) for row in rows]

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        def write(db: apsw.Connection) -> bool:
            rows = _all(db, "SELECT version FROM chats WHERE tenant = ? AND id = ?",
                        (self._tenant, chat))  # fmt: skip
            if not rows:
                raise UnknownChat
            if rows[0][0] != version:
                return False
            self._replace_blocks(db, chat, change)
            self._replace_atoms(db, chat, change)
            self._settle(db, chat, change)
            return True

        return await self._write(write)

    def _replace_blocks(self, db: apsw.Connection, chat: str, change: LadderChange) -> None:
        if change.rebuild:
            db.execute("DELETE FROM blocks WHERE tenant = ? AND chat = ?", (self._tenant, chat))
            db.execute("DELETE FROM atoms WHERE tenant = ? AND chat = ?", (self._tenant, chat))
        for block in change.blocks:
            db.execute(
                'DELETE FROM blocks WHERE tenant = ? AND chat = ? AND start <= ? AND "end" >= ?',
                (self._tenant, chat, block.end, block.start),
            )
        db.executemany(
            f"INSERT INTO blocks (tenant, chat, {_BLOCK}) VALUES ({','.join('?' * 21)})",
            [(self._tenant, chat, *_block_row(block)) for block in change.blocks],
        )

    def _replace_atoms(self, db: apsw.Connection, chat: str, change: LadderChange) -> None:
        db.executemany(
            "DELETE FROM atoms WHERE tenant = ? AND chat = ? AND seq = ?",
            [(self._tenant, chat, seq) for seq, _ in change.atoms],
        )
        db.executemany(
            "INSERT INTO atoms VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (self._tenant, chat, seq, n, atom.kind, atom.text, atom.value)
                for seq, atoms in change.atoms
                for n, atom in enumerate(atoms)
            ],
        )

    def _settle(self, db: apsw.Connection, chat: str, change: LadderChange) -> None:
        run = change.compaction
        if run:
            db.execute(
                """INSERT INTO compactions SELECT ?1, ?2, coalesce(max(n), 0) + 1, ?3, ?4
                   FROM compactions WHERE tenant = ?1 AND chat = ?2""",
                (self._tenant, chat, codec.micros(run.at), codec.dump_compaction(run)),
            )
        ranges = _all(db, _RANGES, (self._tenant, chat))
        end = climbed_to(
            Summary("", 0, 0, 0, start=start, end=end, status=status)
            for start, end, status in ranges
        )
        sizes = _one(db, _SIZES, (self._tenant, chat))
        totals = _all(db, _TOTALS, (self._tenant, chat, end)) or [(0, 0)]
        db.execute(
            _SETTLE,
            (end, *sizes, *totals[0], run is not None, codec.micros(run.at) if run else None,
             change.read_seq, change.language, change.warning, self._tenant, chat),
        )  # fmt: skip

    async def compactions(self, chat: str) -> list[Compaction]:
        rows = await self._read(
            "SELECT body FROM compactions WHERE tenant = ? AND chat = ? ORDER BY n",
            (self._tenant, chat),
        )
        return [codec.load_compaction(row[0]) for row in rows]

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        await self._known(chat)
        sizes = (log_words, log_tokens, words, tokens, self._tenant, chat)
        await self._write(
            lambda db: (
                db.execute(
                    """UPDATE chats
                   SET log_words = ?, log_tokens = ?, ladder_words = ?, ladder_tokens = ?
                   WHERE tenant = ? AND id = ?""",
                    sizes,
                )
                and None
            )
        )

    # ── facts ─────────────────────────────────────────────────────────────────────────────────

    async def facts(self, user: str, *, limit: int | None = None) -> tuple[int, list[Fact]]:
        rows = await self._read(
            """SELECT 0, NULL, version, '' FROM people WHERE tenant = ?1 AND user = ?2
               UNION ALL SELECT * FROM (
                 SELECT 1, created_at, body, id FROM facts
                 WHERE tenant = ?1 AND user = ?2 AND (?3 < 0 OR status = 'live')
                 ORDER BY created_at DESC, id DESC LIMIT ?3)
               ORDER BY 1, 2, 4""",
            (self._tenant, user, -1 if limit is None else max(limit, 0)),
        )
        version = rows[0][2] if rows and rows[0][0] == 0 else 0
        return version, [codec.load_fact(row[2]) for row in rows if row[0] == 1]

    async def write_facts(self, user: str, version: int, facts: Sequence[Fact]) -> bool:
        def write(db: apsw.Connection) -> bool:
            rows = _all(db, "SELECT version FROM people WHERE tenant = ? AND user = ?",
                        (self._tenant, user))  # fmt: skip
            if (rows[0][0] if rows else 0) != version:
                return False
            db.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?)",
                       (self._tenant, user, version + 1))  # fmt: skip
            db.executemany(
                "INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (self._tenant, user, fact.id, codec.micros(fact.created_at), fact.status,
                     fact.critical, codec.dump_fact(fact))
                    for fact in facts
                ],
            )  # fmt: skip
            return True

        return await self._write(write)

    # ── work ──────────────────────────────────────────────────────────────────────────────────

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        at, until = codec.micros(now), codec.micros(now + timedelta(seconds=seconds))
        due = await self._read(_DUE, (self._tenant, at, limit))
        if not due:
            return []  # looking must not cost a write

        def write(db: apsw.Connection) -> list[Lease]:
            chats = _all(db, _DUE, (self._tenant, at, limit))
            return [Lease(*_one(db, _LEASE, (until, self._tenant, row[0]))) for row in chats]

        return await self._write(write)

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        due = codec.micros(due_at) if due_at else None

        def write(db: apsw.Connection) -> bool:
            db.execute(
                """UPDATE chats SET leased_until = 0,
                     attempts = CASE WHEN ?1 THEN attempts + 1 ELSE 0 END,
                     due_at = CASE WHEN seq = ?2 THEN ?3 ELSE due_at END
                   WHERE tenant = ?4 AND id = ?5 AND fence = ?6 AND leased_until <> 0""",
                (failed, lease.seq, due, self._tenant, lease.chat, lease.token),
            )
            return db.changes() == 1

        return await self._write(write)

    # ── health ────────────────────────────────────────────────────────────────────────────────

    async def size(self) -> int:
        if self._closed:
            raise StoreClosed
        files = (Path(self._path + end) for end in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def check(self) -> list[str]:
        try:
            rows = await self._read("PRAGMA integrity_check(20)", ())
        except StoreCorrupt as error:
            return [str(error)]  # damaged too badly to be looked through
        return [row[0] for row in rows if row[0] != "ok"]

    # ── connections ───────────────────────────────────────────────────────────────────────────

    def _prepare(self) -> None:
        parent = Path(self._path).parent
        if not parent.is_dir():
            raise StoreError(f"The folder {str(parent)!r} does not exist. Create it first.")
        db = self._connection()
        if db.readonly("main"):
            raise StoreReadOnly(f"{self._path!r} cannot be written. Check its permissions.")
        _claim_file(db, self._path)
        if _use_wal(db) != "wal":
            raise StoreError(
                f"{self._path!r} is on a file system that cannot be shared by several processes. "
                "Choose a local disk."
            )
        _migrate(db)

    def _connection(self) -> apsw.Connection:
        db = getattr(self._local, "db", None)
        if db is None:
            db = apsw.Connection(self._path, vfs=self._vfs)
            db.set_busy_timeout(_BUSY_MILLISECONDS)
            db.pragma("synchronous", self._synchronous)
            db.pragma("fullfsync", "on")  # on macOS a plain sync leaves data in the disk's cache
            db.pragma("secure_delete", "on")
            db.pragma("trusted_schema", "off")
            self._local.db = db
            self._opened.append(db)
        return db

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
        if self._closed:
            raise StoreClosed
        with _translated(self._path):
            return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def _write(self, work: Callable[[apsw.Connection], _T]) -> _T:
        def transaction() -> _T:
            db = self._connection()
            db.execute("BEGIN IMMEDIATE")
            try:
                result = work(db)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            return result

        return await self._run(self._writer, transaction)

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await self._run(self._readers, lambda: _all(self._connection(), sql, values))

    async def _known(self, chat: str) -> None:
        if not await self._read(
            "SELECT 1 FROM chats WHERE tenant = ? AND id = ?", (self._tenant, chat)
        ):
            raise UnknownChat


class _Tail:
    """The end of a chat's log while an append goes on."""

    def __init__(self, counter: Counter, seq: int, words: int, tokens: int) -> None:
        self.counter, self.seq, self.words, self.tokens = counter, seq, words, tokens

    def take(self, message: Message) -> None:
        self.counter = count(self.counter, message.role)
        self.seq += 1
        self.words += message.words
        self.tokens += message.tokens


_MAX = 2**62
_CHAT_BY_ID = f"SELECT {_CHAT} FROM chats WHERE tenant = ? AND id = ?"
_MESSAGE_BY_ID = f"SELECT {_MESSAGE} FROM messages m WHERE tenant = ? AND id = ? AND chat = ?"
# The running totals go on from the newest message, not from the chat's counts: were those wrong,
# the log could no longer correct them.
_APPEND_STATE = """
  SELECT c.seq, c.cycle, c.has_user, c.has_answer, c.ever_answered,
         coalesce(m.words_to, 0), coalesce(m.tokens_to, 0)
  FROM chats c LEFT JOIN messages m ON m.tenant = c.tenant AND m.chat = c.id AND m.seq = c.seq
  WHERE c.tenant = ? AND c.id = ?"""
_SWITCH = """
  UPDATE chats SET enabled = ?1, fence = fence + 1, leased_until = 0,
    due_at = CASE WHEN ?1 AND seq > 0 THEN ?2 END
  WHERE tenant = ?3 AND id = ?4 AND enabled <> ?1"""
_TOTALS = "SELECT words_to, tokens_to FROM messages WHERE tenant = ? AND chat = ? AND seq = ?"
_TOTALS_TO = """
  SELECT words_to, tokens_to FROM messages WHERE tenant = ? AND chat = ? AND seq <= ?
  ORDER BY seq DESC LIMIT 1"""
_PIN = "INSERT OR IGNORE INTO pins VALUES (?, ?, ?)"
_UNPIN = "DELETE FROM pins WHERE tenant = ? AND chat = ? AND seq = ?"
_SIZES = """
  SELECT coalesce(sum(words) FILTER (WHERE status = 'ready'), 0),
         coalesce(sum(tokens) FILTER (WHERE status = 'ready'), 0),
         coalesce(sum("end" - start + 1) FILTER (WHERE status = 'pending'), 0)
  FROM blocks WHERE tenant = ? AND chat = ?"""
_RANGES = """
  SELECT start, "end", status FROM blocks WHERE tenant = ? AND chat = ? ORDER BY start"""
_SETTLE = """
  UPDATE chats SET version = version + 1, climbed = ?, ladder_words = ?, ladder_tokens = ?,
    pending = ?, climbed_words = ?, climbed_tokens = ?, compactions = compactions + ?,
    compacted_at = coalesce(?, compacted_at), read_seq = max(read_seq, ?),
    language = coalesce(nullif(?, ''), language), warning = coalesce(?, warning)
  WHERE tenant = ? AND id = ?"""
_DUE = """
  SELECT id FROM chats
  WHERE tenant = ?1 AND due_at <= ?2 AND (leased_until = 0 OR leased_until <= ?2)
  ORDER BY due_at, id LIMIT ?3"""
_LEASE = """
  UPDATE chats SET leased_until = ?, fence = fence + 1 WHERE tenant = ? AND id = ?
  RETURNING id, user, fence, seq, attempts"""


def _all(db: apsw.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return cast(list[tuple[Any, ...]], db.execute(sql, values).fetchall())


def _one(db: apsw.Connection, sql: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return _all(db, sql, values)[0]


@contextmanager
def _translated(path: str) -> Generator[None]:
    try:
        yield
    except LembrarError:
        raise
    except apsw.CantOpenError as error:
        if Path(path).is_dir():
            raise StoreError(f"{path!r} is a folder. Name a file in it.") from error
        raise StoreReadOnly(
            f"{path!r} cannot be opened. Check the permissions of the file and of its folder."
        ) from error
    except (apsw.Error, UnicodeDecodeError) as error:
        kind = next((ours for theirs, ours in _TRANSLATED if isinstance(error, theirs)), StoreError)
        if kind is StoreError:
            raise StoreError(
                f"SQLite could not do its work on {path!r}: {error}. "
                "Run `lembrar doctor` to see why."
            ) from error
        raise kind(f"{kind()} ({path})") from error


def _claim_file(db: apsw.Connection, path: str) -> None:
    """Raises unless the file is new or ours."""
    # In one statement, so of one moment: another process may be creating the file right now.
    application, tables = _one(
        db,
        """SELECT (SELECT application_id FROM pragma_application_id),
                  (SELECT count(*) FROM sqlite_schema)""",
        (),
    )
    if application != _APPLICATION_ID and (application or tables):
        raise StoreForeign(f"{path!r} belongs to another program. Choose another file for Lembrar.")


def _use_wal(db: apsw.Connection) -> str:
    """The journal mode, after asking for WAL."""
    deadline = time.monotonic() + _BUSY_MILLISECONDS / 1000
    while True:
        try:
            return cast(str, db.pragma("journal_mode", "wal"))
        except apsw.BusyError:  # here alone SQLite does not wait for who does the same right now
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _migrations() -> list[tuple[int, str]]:
    files = resources.files("lembrar.stores.schema").iterdir()
    found = ((int(f.name[:3]), f.read_text("utf-8")) for f in files if f.name.endswith(".sql"))
    return sorted(found)


def _migrate(db: apsw.Connection) -> None:
    """Brings the schema up to date, whole or not at all; several processes may try at once."""
    migrations = _migrations()
    if cast(int, db.pragma("user_version")) == migrations[-1][0]:
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        version = cast(int, db.pragma("user_version"))
        if version > migrations[-1][0]:
            raise StoreTooNew
        for number, sql in migrations:
            if number > version:
                db.execute(sql)
        db.pragma("user_version", migrations[-1][0])
        db.pragma("application_id", _APPLICATION_ID)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _placed(message: Message, chat: str, seq: int, cycle: int) -> Message:
    return replace(message, chat=chat, seq=seq, cycle=cycle, pinned=False)


def _chat(row: tuple[Any, ...], is_new: bool = False) -> Chat:
    return Chat(
        id=row[0],
        user=row[1],
        created_at=codec.moment(row[2]),
        updated_at=codec.moment(row[3]),
        enabled=bool(row[4]),
        is_new=is_new,
        messages=row[5],
        cycles=row[6],
        words=row[7],
        tokens=row[8],
        log_words=row[9],
        log_tokens=row[10],
        compactions=row[11],
        compacted_at=None if row[12] is None else codec.moment(row[12]),
        climbed=row[13],
        pending=row[14],
        language=row[15],
        timezone=row[16],
        version=row[17],
        read_seq=row[18],
        warning=row[19],
        recent_tokens=row[20],
    )


def _message(row: tuple[Any, ...]) -> Message:
    return Message(
        role=row[0],
        content=row[1],
        sender=row[2],
        at=datetime.fromisoformat(row[3]),
        id=row[4],
        channel=row[5],
        chat=row[7],
        seq=row[8],
        cycle=row[9],
        words=row[10],
        tokens=row[11],
        pinned=bool(row[12]),
        **codec.load_extra(row[6]),
    )


def _block(row: tuple[Any, ...]) -> Summary:
    return Summary(
        text=row[0],
        first=row[1],
        last=row[2],
        rung=row[3],
        events=codec.load_events(row[4]),
        preserved=Preserved(context=row[5]),
        size_before=row[6],
        size_after=row[7],
        status=row[8],
        unit=row[9],
        start=row[10],
        end=row[11],
        first_id=row[12],
        last_id=row[13],
        at=datetime.fromisoformat(row[14]),
        made_at=codec.moment(row[15]),
        brain=row[16],
        tokens=row[17],
        words=row[18],
    )


def _block_row(block: Summary) -> tuple[Any, ...]:
    if block.at is None or block.made_at is None:
        raise ValueError("a block has times before it is written")
    return (
        block.text, block.first, block.last, block.rung, codec.dump_events(block.events),
        block.preserved.context, block.size_before, block.size_after, block.status, block.unit,
        block.start, block.end, block.first_id, block.last_id, block.at.isoformat(),
        codec.micros(block.made_at), block.brain, block.tokens, block.words,
    )  # fmt: skip
