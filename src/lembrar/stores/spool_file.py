"""The spool's file: messages that a database could not take, on this machine's disk until it can.

It is an SQLite file of its own, shared by all processes of the machine that use the same database,
because SQLite brings what a spool needs: a commit is on the disk before it is acknowledged, a tail
that a crash tore is recognised and dropped, and several processes can write at once. Messages of
all tenants wait in it, in the order in which they came; the tenant is in every key.

It has a rollback journal, not a WAL: what is deleted is gone from the file with the commit, and
the journal that held it is emptied. Everything here blocks; one thread at a time may call it."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false
# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

import json
import os
import time
from collections.abc import Collection, Generator, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from typing import cast

import apsw

from lembrar.errors import StoreClosed, StoreReadOnly
from lembrar.stores.spool_entry import COLUMNS, Call, Waiting, body, waiting_of
from lembrar.stores.spool_open import (
    Row,
    Synchronous,
    make,
    prepare,
    rows,
    transaction,
    translated,
)
from lembrar.stores.sqlite_pages import CleaningVfs

_SMALL_PAGES = 64  # up to which an empty file is not worth shrinking
_AT_ONCE = 50  # messages that are read together, so that no turn takes long
_SETTLED_SECONDS = 0.1  # longer than any tick by which a file system tells times apart
_NEXT = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'waiting'), 0) + 1"
_INSERT = """
  INSERT INTO waiting (tenant, chat, user, id, batch, now, body) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING"""
_BY_ID = f"""
  SELECT {COLUMNS} FROM waiting
  WHERE tenant = ?1 AND id = ?2 AND refused IS NULL AND (?3 IS NULL OR chat = ?3) ORDER BY chat"""
_BY_NUMBER = f"""
  SELECT {COLUMNS} FROM waiting
  WHERE tenant = ? AND refused IS NULL AND n IN (SELECT value FROM json_each(?)) ORDER BY n"""
_OF_CHAT = f"""
  SELECT {COLUMNS} FROM waiting WHERE tenant = ? AND chat = ? AND refused IS NULL ORDER BY n"""
_HAS = "SELECT 1 FROM waiting WHERE tenant = ? AND refused IS NULL LIMIT 1"
_HAS_CHAT = "SELECT 1 FROM waiting WHERE tenant = ? AND chat = ? AND refused IS NULL LIMIT 1"
_OLDEST = f"""
  SELECT {COLUMNS} FROM waiting
  WHERE tenant = ? AND refused IS NULL AND chat NOT IN (SELECT value FROM json_each(?))
  ORDER BY batch, n LIMIT {_AT_ONCE}"""
_BATCH = f"""
  SELECT {COLUMNS} FROM waiting WHERE tenant = ? AND batch = ? AND refused IS NULL ORDER BY n"""
_CHATS = """
  SELECT chat, user, min(n) FROM waiting WHERE tenant = ? AND refused IS NULL
  GROUP BY chat ORDER BY chat"""  # beside one min(), `user` is that row's
_TENANTS = "SELECT DISTINCT tenant FROM waiting WHERE refused IS NULL ORDER BY tenant"
_REFUSED = f"""
  SELECT {COLUMNS}, refused FROM waiting WHERE tenant = ? AND refused IS NOT NULL ORDER BY n"""
_READMIT = "UPDATE OR IGNORE waiting SET refused = NULL WHERE tenant = ? AND refused IS NOT NULL"
_COUNTS = "SELECT count(*) - count(refused), count(refused) FROM waiting WHERE tenant = ?"
_REMOVE = "DELETE FROM waiting WHERE n IN (SELECT value FROM json_each(?))"
_REFUSE = "UPDATE waiting SET refused = ?2 WHERE n IN (SELECT value FROM json_each(?1))"
_ERASE = """
  DELETE FROM waiting WHERE tenant = ?1 AND (?2 IS NULL OR user = ?2)
    AND (?3 IS NULL OR chat = ?3) AND (?4 IS NULL OR id = ?4)"""


class SpoolFile:
    """Messages that wait. The file is made when the first one comes.

    `vfs` and `synchronous` are for tests: a file system of their own, and a level of safety below
    "full", which alone keeps what was acknowledged through a power cut."""

    def __init__(
        self, path: Path, *, vfs: str | None = None, synchronous: Synchronous = "full"
    ) -> None:
        self.path = path
        self._base_vfs = vfs or ""
        self._synchronous: Synchronous = synchronous
        self._opened: tuple[apsw.Connection, CleaningVfs] | None = None
        self._closed = False
        self._empty_at: Row | None = None  # how the file looked when nothing waited in it

    def close(self) -> None:
        """Lets go of the file. What waits stays in it."""
        self._closed = True
        if self._opened:
            connection, vfs = self._opened
            connection.close()
            vfs.unregister()
        self._opened = None

    def is_empty(self) -> bool:
        """Whether nothing waits, for certain, at the cost of one look at the file's date. False
        means that one has to ask. This one call may come from any thread."""
        look = self._look()
        return look is None or look == self._empty_at

    def ask_whether_empty(self) -> bool:
        """Whether nothing waits. If so, `is_empty` will know it until something does."""
        look = self._look()
        if look is None:
            return True
        empty = not self._rows("SELECT 1 FROM waiting WHERE refused IS NULL LIMIT 1", ())
        # A change that comes within the same tick of the clock would leave the date as it is:
        # only a date that is past already tells that there was none since.
        settled = time.time() - look[0] / 1e9 > _SETTLED_SECONDS
        self._empty_at = look if empty and settled and look == self._look() else None
        return empty

    def size(self) -> int:
        """How many bytes the file takes."""
        look = self._look()
        return look[1] if look else 0

    # ── what waits ────────────────────────────────────────────────────────────────────────────

    def put(self, calls: Sequence[Call]) -> list[list[Waiting]]:
        """Keeps the messages of some calls, durably, but for those whose id waits already in
        their chat. Returns for each call what now waits: of a known id, the first."""
        with self._writing() as db:
            return [_put(db, call) for call in calls]

    def has(self, tenant: str, chat: str | None = None) -> bool:
        """Whether anything of a tenant, or of one of its chats, waits."""
        if chat is None:
            return bool(self._rows(_HAS, (tenant,)))
        return bool(self._rows(_HAS_CHAT, (tenant, chat)))

    def of_chat(self, tenant: str, chat: str) -> list[Waiting]:
        """What waits of a chat, in order."""
        return self._waiting(_OF_CHAT, (tenant, chat))

    def find(self, tenant: str, id: str, chat: str | None = None) -> list[Waiting]:
        """What waits with this id, in order of chat."""
        return self._waiting(_BY_ID, (tenant, id, chat))

    def numbered(self, tenant: str, numbers: Collection[int]) -> list[Waiting]:
        """What waits under these numbers, in order."""
        return self._waiting(_BY_NUMBER, (tenant, json.dumps(list(numbers))))

    def chats(self, tenant: str) -> list[tuple[str, str]]:
        """The chats of which something waits, each with whose it is by its first message."""
        return [(row[0], row[1]) for row in self._rows(_CHATS, (tenant,))]

    def tenants(self) -> list[str]:
        """The tenants of whom something waits, in order."""
        return [row[0] for row in self._rows(_TENANTS, ())]

    def oldest(
        self, tenant: str, chat: str | None = None, *, but: Collection[str] = ()
    ) -> list[list[Waiting]]:
        """Some of the calls that have waited longest, whole and in order, each with its messages:
        of one chat, or of all `but` some."""
        if chat is None:
            found = self._waiting(_OLDEST, (tenant, json.dumps(list(but))))
        else:
            found = self._waiting(f"{_OF_CHAT} LIMIT {_AT_ONCE}", (tenant, chat))
        calls = [list(call) for _, call in groupby(found, key=lambda waiting: waiting.batch)]
        if len(found) < _AT_ONCE:
            return calls
        if len(calls) > 1:
            return calls[:-1]  # the last one may have been cut
        return [self._waiting(_BATCH, (tenant, calls[0][0].batch))]

    def counts(self, tenant: str) -> tuple[int, int]:
        """How many wait, and how many were refused."""
        found = self._rows(_COUNTS, (tenant,))
        return (found[0][0], found[0][1]) if found else (0, 0)

    # ── what becomes of it ────────────────────────────────────────────────────────────────────

    def remove(self, numbers: Collection[int]) -> None:
        """Removes messages that the database has."""
        with self._writing() as db:
            db.execute(_REMOVE, (json.dumps(list(numbers)),))

    def refuse(self, numbers: Collection[int], why: str) -> None:
        """Puts messages aside that the database will never take."""
        with self._writing() as db:
            db.execute(_REFUSE, (json.dumps(list(numbers)), why))

    def refused(self, tenant: str) -> list[Waiting]:
        """What was put aside, in order, each with the reason."""
        return self._waiting(_REFUSED, (tenant,))

    def readmit(self, tenant: str) -> int:
        """Lets what was put aside wait again, at the place it had. Returns how many."""
        if self._look() is None:
            return 0
        with self._writing() as db:
            db.execute(_READMIT, (tenant,))
            return db.changes()

    def erase(
        self,
        tenant: str,
        *,
        user: str | None = None,
        chat: str | None = None,
        id: str | None = None,
    ) -> int:
        """Erases what waits, or was put aside, of a user, a chat, or under an id: the bytes, too.
        Returns how many messages."""
        if self._look() is None:
            return 0
        with self._writing() as db:
            db.execute(_ERASE, (tenant, user, chat, id))
            return db.changes()

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    def _look(self) -> tuple[int, int, int] | None:
        try:
            found = os.stat(self.path)  # noqa: PTH116 - every call comes here: it must be cheap
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreReadOnly(f"The spool {str(self.path)!r} cannot be read.") from error
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _rows(self, sql: str, values: Row) -> list[Row]:
        if self._look() is None:
            return []
        with translated(self.path):
            return rows(self._connection(), sql, values)

    def _waiting(self, sql: str, values: Row) -> list[Waiting]:
        return [waiting_of(row) for row in self._rows(sql, values)]

    @contextmanager
    def _writing(self) -> Generator[apsw.Connection]:
        """A change that is done whole, and on the disk, or not at all."""
        with translated(self.path):
            db = self._connection()
            with transaction(db):
                yield db
            _shrink(db)

    def _connection(self) -> apsw.Connection:
        if self._closed:
            raise StoreClosed
        if self._opened is None:
            make(self.path)
            name = f"lembrar-spool-{id(self)}"
            vfs = CleaningVfs(name, self._base_vfs)
            connection: apsw.Connection | None = None
            try:
                connection = apsw.Connection(str(self.path), vfs=name)
                prepare(connection, self.path, self._synchronous)
            except BaseException:
                if connection:
                    connection.close()
                vfs.unregister()
                raise
            self._opened = (connection, vfs)
        return self._opened[0]


def _shrink(db: apsw.Connection) -> None:
    """Gives back the room of a file that has become empty."""
    large = cast(int, db.pragma("freelist_count")) > _SMALL_PAGES
    if large and not rows(db, "SELECT 1 FROM waiting LIMIT 1", ()):
        with suppress(apsw.BusyError):
            db.execute("VACUUM")


def _put(db: apsw.Connection, call: Call) -> list[Waiting]:
    [(batch,)] = rows(db, _NEXT, ())
    found: list[Waiting] = []
    for message in call.messages:
        key = (call.tenant, call.chat, call.user, message.id)
        db.execute(_INSERT, (*key, batch, call.now.isoformat(), body(message)))
        [row] = rows(db, _BY_ID, (call.tenant, message.id, call.chat))
        found.append(waiting_of(row))
    return found
