"""SQLite by apsw: one file, durable when a call returns, several processes at once.

WAL with synchronous=FULL: a commit is on the disk before it is acknowledged, also when the power
goes. One thread writes; readers have connections of their own and never wait for it."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from lembrar.errors import OtherUser, StoreCorrupt, UnknownChat, UnknownMessage
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Letter,
    Link,
    Message,
    Mood,
    Notice,
    Summary,
    Usage,
)
from lembrar.stores import codec
from lembrar.stores import sqlite_erase as erase
from lembrar.stores import sqlite_ladder as ladder
from lembrar.stores import sqlite_log as log
from lembrar.stores import sqlite_people as people
from lembrar.stores import sqlite_recall as recall
from lembrar.stores.base import (
    ChatMark,
    Erased,
    FactChange,
    LadderChange,
    Lease,
    Marks,
    Span,
    StoredVector,
)
from lembrar.stores.sqlite_documents import SqliteDocuments
from lembrar.stores.sqlite_file import File, Share, Synchronous, Transaction
from lembrar.stores.sqlite_notices import SqliteNotices, publish
from lembrar.stores.sqlite_rows import (
    BLOCK,
    CHAT,
    MESSAGE,
    block_of,
    chat_of,
    letter_of,
    link_of,
    message_of,
    mood_of,
)
from lembrar.stores.sqlite_spending import SqliteSpending
from lembrar.stores.sqlite_tally import SqliteTally
from lembrar.stores.sqlite_tenants import DUE_TENANTS, TENANTS
from lembrar.stores.tombstone import erased_id
from lembrar.stores.waiting import Lookout

__all__ = ["SqliteDatabase", "SqliteStore", "Synchronous"]

_MAX = 2**62
_CHAT_BY_ID = f"SELECT {CHAT} FROM chats WHERE tenant = ? AND id = ?"
_SWITCH = """
  UPDATE chats SET enabled = ?1, fence = fence + 1, leased_until = 0,
    due_at = CASE WHEN ?1 AND seq > 0 THEN ?2 END
  WHERE tenant = ?3 AND id = ?4 AND enabled <> ?1"""
_TOTALS_TO = """
  SELECT words_to, tokens_to FROM messages WHERE tenant = ? AND chat = ? AND seq <= ?
  ORDER BY seq DESC LIMIT 1"""
_THERE = "SELECT 1 FROM messages WHERE tenant = ? AND chat = ? AND seq = ? AND NOT erased"
_PIN = "INSERT OR IGNORE INTO pins VALUES (?, ?, ?)"
_UNPIN = "DELETE FROM pins WHERE tenant = ? AND chat = ? AND seq = ?"
_RESIZE = """
  UPDATE chats SET log_words = ?, log_tokens = ?, ladder_words = ?, ladder_tokens = ?
  WHERE tenant = ? AND id = ?"""
_DUE = """
  SELECT id FROM chats
  WHERE tenant = ?1 AND due_at <= ?2 AND (leased_until = 0 OR leased_until <= ?2)
  ORDER BY due_at, id LIMIT ?3"""
_LEASE = """
  UPDATE chats SET leased_until = ?, fence = fence + 1 WHERE tenant = ? AND id = ?
  RETURNING id, user, fence, seq, attempts"""
_RELEASE = """
  UPDATE chats SET leased_until = 0, attempts = CASE WHEN ?1 THEN attempts + 1 ELSE 0 END,
    due_at = CASE WHEN seq = ?2 THEN ?3 ELSE due_at END
  WHERE tenant = ?4 AND id = ?5 AND fence = ?6 AND leased_until <> 0"""

_EXTEND = """
  UPDATE chats SET leased_until = ?
  WHERE tenant = ? AND id = ? AND fence = ? AND leased_until <> 0"""
_MAKE_DUE = """
  UPDATE chats SET attempts = CASE WHEN enabled THEN 0 ELSE attempts END,
    due_at = CASE WHEN enabled THEN min(coalesce(due_at, ?3), ?3) END
  WHERE tenant = ?1 AND id = ?2"""


class SqliteDatabase:
    """Stores of many tenants in one SQLite file, which they share: one connection writes."""

    def __init__(self, file: File) -> None:
        self._file = file

    @classmethod
    async def open(
        cls, path: str, *, vfs: str | None = None, synchronous: Synchronous = "full"
    ) -> SqliteDatabase:
        """Opens the file, creating or migrating it; `vfs` and `synchronous` are for tests."""
        return cls(await File.open(path, vfs=vfs, synchronous=synchronous))

    def store(self, tenant: str) -> SqliteStore:
        self._file.check_open()
        return SqliteStore(Share(self._file), tenant)

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        query = (DUE_TENANTS, (codec.micros(due),)) if due else (TENANTS, ())
        return [row[0] for row in await self._file.read(*query)]

    async def close(self) -> None:
        await self._file.close()


class SqliteStore(SqliteNotices, SqliteSpending, SqliteDocuments, SqliteTally):
    """One tenant's memory in a SQLite file."""

    def __init__(self, file: Share, tenant: str) -> None:
        self._file = file
        self._tenant = tenant
        self._lookout = Lookout(file.bell, tenant, self._newest)

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
        file = await File.open(path, vfs=vfs, synchronous=synchronous)
        return cls(Share(file, owns=True), tenant)

    async def close(self) -> None:
        await self._file.close()

    # ── the log ───────────────────────────────────────────────────────────────────────────────

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        def write(db: Transaction) -> list[Message]:
            log.create(db, self._tenant, chat, user, now)
            return log.append(db, self._tenant, chat, user, messages, now)

        return await self._file.write(write)

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

        def write(db: Transaction) -> Chat:
            is_new = log.create(db, self._tenant, chat, user, now)
            if enabled is not None:
                db.run(_SWITCH, (enabled, codec.micros(now), self._tenant, chat))
            if timezone is not None:
                db.run("UPDATE chats SET timezone = ? WHERE tenant = ? AND id = ?",
                           (timezone, self._tenant, chat))  # fmt: skip
            return chat_of(db.row(_CHAT_BY_ID, (self._tenant, chat)), is_new)

        return await self._file.write(write)

    async def chat(self, chat: str) -> Chat | None:
        found = await self._file.read(_CHAT_BY_ID, (self._tenant, chat))
        return chat_of(found[0]) if found else None

    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        found = await self._file.read(
            f"""SELECT {CHAT} FROM chats WHERE tenant = ? AND user = ?
                ORDER BY updated_at DESC, id LIMIT ?""",
            (self._tenant, user, -1 if limit is None else max(limit, 0)),
        )
        return [chat_of(row) for row in found]

    async def users(self) -> list[str]:
        found = await self._file.read(
            """SELECT user FROM chats WHERE tenant = ?1
               UNION SELECT user FROM facts WHERE tenant = ?1 ORDER BY user""",
            (self._tenant,),
        )
        return [row[0] for row in found]

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        found = await self._file.read(
            f"""SELECT {MESSAGE} FROM messages m
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
        return [message_of(row) for row in reversed(found)]

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        salt = await self._file.read("SELECT salt FROM erasures WHERE tenant = ?", (self._tenant,))
        found = await self._file.read(
            f"""SELECT {MESSAGE} FROM messages m INDEXED BY messages_by_id
                WHERE tenant = ?1 AND id IN (?2, ?3) AND (?4 IS NULL OR chat = ?4) ORDER BY chat""",
            (self._tenant, id, erased_id(salt[0][0], id) if salt else id, chat),
        )
        return [message_of(row) for row in found]

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        found = await self._file.read(
            # Beside one min(), and no max(), `at` is that row's. A cycle's messages are in a row.
            """SELECT cycle, min(seq), min(seq) + count(*) - 1, sum(words), sum(tokens), at
               FROM messages WHERE tenant = ? AND chat = ? AND seq BETWEEN ? AND ?
               GROUP BY cycle ORDER BY cycle""",
            (self._tenant, chat, first, last),
        )
        return [
            Span(row[0], row[1], row[2], row[3], row[4], datetime.fromisoformat(row[5]))
            for row in found
        ]

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        found = await self._file.read(
            f"""SELECT {MESSAGE} FROM messages m
                WHERE tenant = ? AND chat = ? AND cycle = ? ORDER BY seq""",
            (self._tenant, chat, cycle),
        )
        return [message_of(row) for row in found]

    async def cycle_start(self, chat: str, cycle: int) -> int:
        await self._known(chat)
        found = await self._file.read(
            """SELECT coalesce(
                 (SELECT seq FROM messages WHERE tenant = ?1 AND chat = ?2 AND cycle >= ?3
                  ORDER BY cycle, seq LIMIT 1),
                 (SELECT seq + 1 FROM chats WHERE tenant = ?1 AND id = ?2))""",
            (self._tenant, chat, cycle),
        )
        return found[0][0]

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        await self._known(chat)
        found = await self._file.read(_TOTALS_TO, (self._tenant, chat, seq))
        return (found[0][0], found[0][1]) if found else (0, 0)

    # ── pins ──────────────────────────────────────────────────────────────────────────────────

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        await self._known(chat)
        key = (self._tenant, chat, seq)

        def write(db: Transaction) -> None:
            if not db.rows(_THERE, key):
                raise UnknownMessage
            db.run(_PIN if pinned else _UNPIN, key)

        await self._file.write(write)

    async def pinned(self, chat: str) -> list[Message]:
        found = await self._file.read(
            f"""SELECT {MESSAGE} FROM pins p JOIN messages m USING (tenant, chat, seq)
                WHERE p.tenant = ? AND p.chat = ? ORDER BY seq""",
            (self._tenant, chat),
        )
        return [message_of(row) for row in found]

    # ── the ladder ────────────────────────────────────────────────────────────────────────────

    async def blocks(self, chat: str) -> list[Summary]:
        found = await self._file.read(
            f"SELECT {BLOCK} FROM blocks WHERE tenant = ? AND chat = ? ORDER BY start",
            (self._tenant, chat),
        )
        return [block_of(row) for row in found]

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        await self._known(chat)
        found = await self._file.read(
            """SELECT a.kind, a.text, a.value, m.id FROM atoms a
               JOIN messages m USING (tenant, chat, seq)
               WHERE a.tenant = ? AND a.chat = ? AND a.seq BETWEEN ? AND ? ORDER BY a.seq, a.n""",
            (self._tenant, chat, first, last),
        )
        return [Atom(*row) for row in found]

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        def write(db: Transaction) -> bool:
            found = db.rows("SELECT version FROM chats WHERE tenant = ? AND id = ?",
                         (self._tenant, chat))  # fmt: skip
            if not found:
                raise UnknownChat
            if found[0][0] != version:
                return False
            ladder.write_change(db, self._tenant, chat, change)
            return True

        return await self._file.write(write)

    async def compactions(self, chat: str) -> list[Compaction]:
        found = await self._file.read(
            "SELECT body FROM compactions WHERE tenant = ? AND chat = ? ORDER BY n",
            (self._tenant, chat),
        )
        return [codec.load_compaction(row[0]) for row in found]

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        await self._known(chat)
        sizes = (log_words, log_tokens, words, tokens, self._tenant, chat)
        await self._file.write(lambda db: db.run(_RESIZE, sizes))

    # ── facts ─────────────────────────────────────────────────────────────────────────────────

    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        query = people.facts_query(self._tenant, user, limit, ids, statuses)
        version, *found = await self._file.read(*query)
        return version[1], [codec.load_fact(row[1]) for row in found]

    async def find_facts(self, id: str) -> list[Fact]:
        found = await self._file.read(people.FACTS_BY_ID, (self._tenant, id))
        return [codec.load_fact(row[0]) for row in found]

    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        values = (self._tenant, codec.micros(now), max(limit, 0))
        return [codec.load_fact(row[0]) for row in await self._file.read(people.DUE_FACTS, values)]

    async def write_facts(
        self,
        user: str,
        version: int,
        facts: Sequence[Fact],
        *,
        moods: Sequence[Mood] = (),
        remove: Collection[str] = (),
        notices: Sequence[Notice] = (),
    ) -> bool:
        def write(db: Transaction) -> bool:
            if people.version_of(db, self._tenant, user) != version:
                return False
            people.raise_version(db, self._tenant, user)
            people.write_facts(db, self._tenant, user, facts, remove)
            people.write_moods(db, self._tenant, user, moods)
            publish(db, self._tenant, notices)
            return True

        return await self._file.write(write)

    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        found = await self._file.read(
            people.MOODS,
            (
                self._tenant,
                user,
                -_MAX if since is None else codec.micros(since),
                _MAX if until is None else codec.micros(until),
                -1 if limit is None else max(limit, 0),
            ),
        )
        return [mood_of(row) for row in reversed(found)]

    # ── identities ────────────────────────────────────────────────────────────────────────────

    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        return await self._file.write(
            lambda db: people.link(db, self._tenant, user, channel, identity, now)
        )

    async def unlink(self, channel: str, identity: str) -> bool:
        key = (self._tenant, identity, channel)
        return await self._file.write(lambda db: db.run(people.UNLINK, key) > 0)

    async def links(self, user: str) -> list[Link]:
        return [link_of(r) for r in await self._file.read(people.LINKS, (self._tenant, user))]

    async def owner(self, identity: str) -> str | None:
        found = await self._file.read(people.OWNER, (self._tenant, identity))
        return found[0][0] if found else None

    # ── erasing ───────────────────────────────────────────────────────────────────────────────

    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        def write(db: Transaction) -> Erased | None:
            user = erase.user_of(db, self._tenant, chat)
            if user is None:
                raise UnknownChat
            if erase.is_late(db, self._tenant, user, facts):
                return None
            erased = erase.erase_messages(db, self._tenant, chat, seqs, now)
            if not erased.messages and facts is None:
                return erased
            return replace(erased, facts=erase.change_facts(db, self._tenant, user, facts))

        return await self._file.write(write)

    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        def write(db: Transaction) -> Erased | None:
            user = erase.user_of(db, self._tenant, chat)
            if user is None:
                raise UnknownChat
            if erase.is_late(db, self._tenant, user, facts):
                return None
            erased = erase.erase_chat(db, self._tenant, chat)
            return replace(erased, facts=erase.change_facts(db, self._tenant, user, facts))

        return await self._file.write(write)

    async def erase_user(self, user: str) -> Erased:
        return await self._file.write(lambda db: erase.erase_user(db, self._tenant, user))

    async def scrub(self) -> list[str]:
        kept = ["backups and other copies of the database file"]
        if not await self._file.truncate_wal():
            kept.append("the database's -wal file, while another process reads it: forget again")
        return kept

    # ── search ────────────────────────────────────────────────────────────────────────────────

    async def marks(self, user: str) -> Marks:
        [(version,)] = await self._file.read(people.VERSION, (self._tenant, user))
        found = await self._file.read(recall.MARKS, (self._tenant, user))
        chats = [
            ChatMark(row[0], row[1], row[2], bool(row[3]), codec.moment(row[4]), row[5])
            for row in found
        ]
        return Marks(version, tuple(chats))

    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        wanted = json.dumps(list(refs))
        found = await self._file.read(recall.VECTORS, (self._tenant, user, embedder, wanted))
        return {row[0]: StoredVector(*row) for row in found}

    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        await self._file.write(
            lambda db: recall.write_vectors(db, self._tenant, user, embedder, vectors)
        )

    async def usage(self, chat: str) -> Usage:
        found = await self._file.read(recall.USAGE, (self._tenant, chat))
        return recall.usage_of(found[0][0]) if found else Usage()

    async def add_usage(self, chat: str, usage: Usage) -> None:
        await self._file.write(lambda db: recall.add_usage(db, self._tenant, chat, usage))

    # ── work ──────────────────────────────────────────────────────────────────────────────────

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        at, until = codec.micros(now), codec.micros(now + timedelta(seconds=seconds))
        due = await self._file.read(_DUE, (self._tenant, at, limit))
        if not due:
            return []  # looking must not cost a write

        def write(db: Transaction) -> list[Lease]:
            chats = db.rows(_DUE, (self._tenant, at, limit))
            return [Lease(*db.row(_LEASE, (until, self._tenant, row[0]))) for row in chats]

        return await self._file.write(write)

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        due = codec.micros(due_at) if due_at else None
        values = (failed, lease.seq, due, self._tenant, lease.chat, lease.token)
        return await self._file.write(lambda db: db.run(_RELEASE, values) == 1)

    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        until = codec.micros(now + timedelta(seconds=seconds))
        values = (until, self._tenant, lease.chat, lease.token)
        return await self._file.write(lambda db: db.run(_EXTEND, values) == 1)

    async def make_due(self, chat: str, *, now: datetime) -> bool:
        values = (self._tenant, chat, codec.micros(now))
        return await self._file.write(lambda db: db.run(_MAKE_DUE, values) == 1)

    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        size = -1 if limit is None else max(limit, 0)
        found = await self._file.read(ladder.LETTERS, (self._tenant, size))
        return [letter_of(row) for row in found]

    # ── health ────────────────────────────────────────────────────────────────────────────────

    async def size(self) -> int:
        self._file.check_open()
        files = (Path(self._file.path + end) for end in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def check(self) -> list[str]:
        try:
            found = await self._file.read("PRAGMA integrity_check(20)", ())
        except StoreCorrupt as error:
            return [str(error)]  # damaged too badly to be looked through
        return [row[0] for row in found if row[0] != "ok"]

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    async def _known(self, chat: str) -> None:
        if not await self._file.read(
            "SELECT 1 FROM chats WHERE tenant = ? AND id = ?", (self._tenant, chat)
        ):
            raise UnknownChat
