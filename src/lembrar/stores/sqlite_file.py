"""The file under a SQLite store: opening and migrating it, one thread that writes, readers with
connections of their own, and SQLite's errors in our words."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import apsw

from lembrar.errors import (
    LembrarError,
    StoreBusy,
    StoreClosed,
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreReadOnly,
    StoreTooNew,
)
from lembrar.stores.sqlite_glance import Glances
from lembrar.stores.sqlite_pages import CleaningVfs
from lembrar.stores.sqlite_watch import Watch
from lembrar.stores.waiting import Bell

_T = TypeVar("_T")
Row = tuple[Any, ...]
Synchronous = Literal["full", "normal", "off"]
_APPLICATION_ID = 0x4C454D42  # "LEMB" in the file's header: this database is ours
_BUSY_MILLISECONDS = 10_000
_READERS = 4
_CHECKPOINT_PAGES = 1000  # in the WAL, from which they are brought into the file
_CLEAN_SINCE = 5  # the schema from which on no page was written with leftovers
_TRUNCATE_TRIES = 20
_TRUNCATE_MILLISECONDS = 50  # writers wait meanwhile: rather short, and again
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


class Transaction:
    """A write under way: all of it is done, or nothing."""

    def __init__(self, db: apsw.Connection) -> None:
        self._db = db
        self.published: set[str] = set()  # the tenants that have new notices

    def rows(self, sql: str, values: Row) -> list[Row]:
        """Every row that a statement gives."""
        return _rows(self._db, sql, values)

    def row(self, sql: str, values: Row) -> Row:
        """The one row that a statement gives."""
        return _rows(self._db, sql, values)[0]

    def run(self, sql: str, values: Row) -> int:
        """Does what a statement says. Returns how many rows it changed."""
        self._db.execute(sql, values)
        return self._db.changes()

    def run_all(self, sql: str, values: Iterable[Row]) -> None:
        """Does what a statement says, with each of the values."""
        self._db.executemany(sql, values)


class File:
    """A database file that is open for reading and writing."""

    def __init__(self, path: str, vfs: str | None, synchronous: Synchronous) -> None:
        self.path = path
        self._vfs = vfs
        self._synchronous = synchronous
        self._closed = False
        self._prepared = False
        self._waiting = 0  # pages in the WAL
        self._cleaner: tuple[apsw.Connection, CleaningVfs] | None = None
        self._local = threading.local()
        self._opened: list[apsw.Connection] = []
        self._glances = Glances(self._reading)
        self.bell = Bell(self._look_around)
        self._watch: Watch | None = None
        self._starting = threading.Lock()
        self._writer = ThreadPoolExecutor(1, "lembrar-write")
        self._readers = ThreadPoolExecutor(_READERS, "lembrar-read")

    @classmethod
    async def open(cls, path: str, *, vfs: str | None, synchronous: Synchronous) -> File:
        """Opens the file, creating or migrating it."""
        file = cls(path, vfs, synchronous)
        try:
            await file._run(file._writer, file._prepare)
        except BaseException:
            await file.close()
            raise
        return file

    async def close(self) -> None:
        """Lets go of the file, once what is under way is done."""
        if self._closed:
            return
        self._closed = True
        self.bell.ring()  # whoever waits does so no longer
        await asyncio.to_thread(self._shut)

    def check_open(self) -> None:
        """Raises if it was closed."""
        if self._closed:
            raise StoreClosed

    async def write(self, work: Callable[[Transaction], _T]) -> _T:
        """Does some work as one transaction: durable when it returns, undone if it raises."""

        def transaction() -> _T:
            db = self._connection()
            db.execute("BEGIN IMMEDIATE")
            under_way = Transaction(db)
            try:
                result = work(under_way)
                db.execute("COMMIT")
            except BaseException:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
            if under_way.published:
                self.bell.ring(*under_way.published)
            if self._waiting >= _CHECKPOINT_PAGES:
                self._checkpoint("PASSIVE")
            return result

        return await self._run(self._writer, transaction)

    async def read(self, sql: str, values: Row) -> list[Row]:
        """The rows that a query finds, of one moment, without waiting for writers."""
        self.check_open()
        with _translated(self.path):
            found = self._glances.rows(sql, values)
        if found is None:
            return await self._run(self._readers, lambda: _rows(self._connection(), sql, values))
        await asyncio.sleep(0)  # whoever reads much lets the others have their turn
        return found

    async def truncate_wal(self) -> bool:
        """Brings everything into the file itself and empties the WAL, which keeps what it once
        held. Returns False if somebody else was reading all the while: an old page may be theirs.

        Our own readers finish by themselves: no read of ours outlasts its call."""
        for attempt in range(_TRUNCATE_TRIES):
            if attempt:
                await asyncio.sleep(_TRUNCATE_MILLISECONDS / 1000)
            if await self._run(self._writer, lambda: self._checkpoint("TRUNCATE")):
                return True
        return False

    def _look_around(self) -> None:
        """Lets the bell ring for what other processes publish, too."""
        with self._starting:
            if not self._closed:
                self._watch = self._watch or Watch(self.bell, self._connection)
                self._watch.look()

    def _shut(self) -> None:
        with self._starting:
            if self._watch:
                self._watch.stop()
        self._writer.shutdown()
        self._readers.shutdown()
        for connection in self._opened:
            with suppress(apsw.Error):
                connection.close()
        if self._prepared:
            with suppress(apsw.Error):  # the last to leave a file brings everything into it
                _rows(self._cleaning(), "SELECT count(*) FROM sqlite_schema", ())
        if self._cleaner:
            cleaner, vfs = self._cleaner
            with suppress(apsw.Error):
                cleaner.close()
            vfs.unregister()

    def _checkpoint(self, mode: Literal["PASSIVE", "TRUNCATE"]) -> bool:
        """Brings the WAL's pages into the file, without leftovers. Returns whether nobody was in
        the way; if so, what is left waits for the next time."""
        with suppress(apsw.Error):
            busy, _, _ = _rows(self._cleaning(), f"PRAGMA wal_checkpoint({mode})", ())[0]
            self._waiting = 0
            return not busy
        return False

    def _cleaning(self) -> apsw.Connection:
        """The only connection that writes to the file itself."""
        if self._cleaner is None:
            vfs = CleaningVfs(f"lembrar-{id(self)}", self._vfs or "")
            self._cleaner = (self._connected(f"lembrar-{id(self)}"), vfs)
            self._cleaner[0].set_busy_timeout(_TRUNCATE_MILLISECONDS)
        return self._cleaner[0]

    def _prepare(self) -> None:
        parent = Path(self.path).parent
        if not parent.is_dir():
            raise StoreError(f"The folder {str(parent)!r} does not exist. Create it first.")
        db = self._connection()
        if db.readonly("main"):
            raise StoreReadOnly(f"{self.path!r} cannot be written. Check its permissions.")
        _claim_file(db, self.path)
        if _use_wal(db) != "wal":
            raise StoreError(
                f"{self.path!r} is on a file system that cannot be shared by several processes. "
                "Choose a local disk."
            )
        if 0 < cast(int, db.pragma("user_version")) < _CLEAN_SINCE:
            db.execute("VACUUM")
        _migrate(db)
        self._prepared = True

    def _connection(self) -> apsw.Connection:
        db = getattr(self._local, "db", None)
        if db is None:
            db = self._local.db = self._reading()
            db.set_wal_hook(self._written)  # instead of SQLite's own checkpoints
        return db

    def _reading(self) -> apsw.Connection:
        db = self._connected(self._vfs)
        db.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        self._opened.append(db)
        return db

    def _connected(self, vfs: str | None) -> apsw.Connection:
        db = apsw.Connection(self.path, vfs=vfs)
        db.set_busy_timeout(_BUSY_MILLISECONDS)
        db.pragma("synchronous", self._synchronous)
        db.pragma("fullfsync", "on")  # on macOS a plain sync leaves data in the disk's cache
        db.pragma("secure_delete", "on")
        db.pragma("trusted_schema", "off")
        return db

    def _written(self, db: apsw.Connection, name: str, pages: int) -> int:
        self._waiting = pages
        return apsw.SQLITE_OK

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], _T]) -> _T:
        self.check_open()
        with _translated(self.path):
            return await asyncio.get_running_loop().run_in_executor(threads, work)


class Share:
    """A file, as one of its stores holds it: closed for that store alone, unless it `owns` the
    file."""

    def __init__(self, file: File, *, owns: bool = False) -> None:
        self._file = file
        self._owns = owns
        self._closed = False
        self.path = file.path
        self.bell = file.bell

    async def close(self) -> None:
        """Lets go of it."""
        self._closed = True
        self.bell.ring()
        if self._owns:
            await self._file.close()

    def check_open(self) -> None:
        """Raises if it was closed."""
        if self._closed:
            raise StoreClosed
        self._file.check_open()

    async def write(self, work: Callable[[Transaction], _T]) -> _T:
        """Does some work as one transaction: durable when it returns, undone if it raises."""
        self.check_open()
        return await self._file.write(work)

    async def read(self, sql: str, values: Row) -> list[Row]:
        """The rows that a query finds, of one moment, without waiting for writers."""
        self.check_open()
        return await self._file.read(sql, values)

    async def truncate_wal(self) -> bool:
        """Empties the WAL, as far as other processes let it."""
        self.check_open()
        return await self._file.truncate_wal()


def _rows(db: apsw.Connection, sql: str, values: Row) -> list[Row]:
    return cast(list[Row], db.execute(sql, values).fetchall())


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
    [(application, tables)] = _rows(
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
