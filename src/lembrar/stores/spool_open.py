"""Opening an SQLite file that is a spool, and SQLite's errors in our words."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, cast

import apsw

from lembrar.errors import (
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreReadOnly,
    StoreTooNew,
)

Row = tuple[Any, ...]
Synchronous = Literal["full", "normal", "off"]
_APPLICATION_ID = 0x4C454D53  # "LEMS" in the file's header: this is a spool of ours
_VERSION = 1
_BUSY_MILLISECONDS = 5_000
_SCHEMA = """
  CREATE TABLE waiting (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    tenant TEXT NOT NULL, chat TEXT NOT NULL, user TEXT NOT NULL, id TEXT NOT NULL,
    batch INTEGER NOT NULL,  -- the n of the first message of the same call
    now TEXT NOT NULL,
    body TEXT NOT NULL,
    refused TEXT  -- why the database would not have it; null while it waits
  ) STRICT;
  CREATE UNIQUE INDEX waiting_by_id ON waiting (tenant, id, chat) WHERE refused IS NULL;
  CREATE INDEX waiting_by_chat ON waiting (tenant, chat, n) WHERE refused IS NULL;
  CREATE INDEX waiting_in_order ON waiting (tenant, batch, n) WHERE refused IS NULL;"""


def make(path: Path) -> None:
    """Makes a file, for the eyes of its owner alone, unless there is one."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def prepare(db: apsw.Connection, path: Path, synchronous: Synchronous) -> None:
    """Makes a spool of a file that was just opened, or makes sure that it is one."""
    db.set_busy_timeout(_BUSY_MILLISECONDS)
    db.pragma("journal_mode", "truncate")
    db.pragma("synchronous", synchronous)
    db.pragma("fullfsync", "on")  # on macOS a plain sync leaves data in the disk's cache
    db.pragma("secure_delete", "on")
    db.pragma("trusted_schema", "off")
    db.pragma("temp_store", "memory")
    if _is_spool(db, path):
        return
    with transaction(db):  # another process may be making it right now
        if not _is_spool(db, path):
            db.execute(_SCHEMA)
            db.pragma("application_id", _APPLICATION_ID)
            db.pragma("user_version", _VERSION)


@contextmanager
def transaction(db: apsw.Connection) -> Generator[None]:
    """A change that is done whole, and on the disk, or not at all."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def rows(db: apsw.Connection, sql: str, values: Row) -> list[Row]:
    """Every row that a statement gives."""
    return cast(list[Row], db.execute(sql, values).fetchall())


@contextmanager
def translated(path: Path) -> Generator[None]:
    """What goes wrong with a spool's file, in our words."""
    name = repr(str(path))
    try:
        yield
    except apsw.FullError as error:
        raise StoreFull(f"The disk of the spool {name} is full. Make room on it.") from error
    except (apsw.ReadOnlyError, apsw.CantOpenError, apsw.PermissionsError, OSError) as error:
        raise StoreReadOnly(
            f"The spool {name} cannot be used. Check the permissions of its folder."
        ) from error
    except (apsw.NotADBError, apsw.CorruptError) as error:
        raise StoreCorrupt(
            f"The spool {name} is damaged. Move it away to go on without what waits in it."
        ) from error
    except (apsw.BusyError, apsw.LockedError) as error:
        raise StoreBusy(f"Another process holds the spool {name}. Try again.") from error
    except apsw.Error as error:
        raise StoreError(f"The spool {name} does not work: {error}.") from error


def _is_spool(db: apsw.Connection, path: Path) -> bool:
    """Whether the file is a spool; False if it is new, and raises if it is anything else."""
    [(application, version, tables)] = rows(
        db,
        """SELECT (SELECT application_id FROM pragma_application_id),
                  (SELECT user_version FROM pragma_user_version),
                  (SELECT count(*) FROM sqlite_schema)""",
        (),
    )
    if application != _APPLICATION_ID and (application or tables):
        raise StoreForeign(f"{str(path)!r} is no spool of Lembrar's. Choose another folder.")
    if version > _VERSION:
        raise StoreTooNew(f"The spool {str(path)!r} was written by a newer Lembrar. Upgrade it.")
    return application == _APPLICATION_ID
