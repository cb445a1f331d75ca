"""PostgreSQL's errors in our words. What they say never holds a password, nor what was said in a
chat."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import psycopg

from lembrar.errors import (
    InvalidInput,
    LembrarError,
    StoreAway,
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreReadOnly,
)

_CLASHES = ("40001", "40P01")  # two writers in each other's way: one is asked to begin again
_HUNG_UP = ("57P01", "57P02", "57P03", "57P05", "25P03")
_BY_STATE: dict[str, tuple[type[StoreError], str]] = {
    "53100": (StoreFull, "The server's disk is full. Make room there and try again."),
    "53300": (StoreBusy, "The server has no connection left. Allow more, or open fewer here."),
    "55P03": (StoreBusy, "Another process holds what is to be written. Try again in a moment."),
    "57014": (StoreBusy, "The server took too long and gave up. Try again in a moment."),
    "25006": (StoreReadOnly, "This server takes no writes: it is a replica, or read-only."),
    "42501": (
        StoreReadOnly,
        "The store's role may not do this. Let it own the schema lembrar, or grant it the rights.",
    ),
    "54000": (StoreError, "An id or a key is too long for PostgreSQL. Shorten or hash it."),
    "XX001": (StoreCorrupt, "The server found damaged data. Restore a backup."),
    "XX002": (StoreCorrupt, "The server found a damaged index. Run REINDEX, or restore a backup."),
}
# Who connects is told no code, only words.
_REFUSALS: tuple[tuple[str, type[StoreError], str], ...] = (
    (
        "password",
        StoreError,
        "The server refused the user name or the password. Check the store's URL.",
    ),
    ("pg_hba.conf", StoreError, "The server lets nobody in from here. Check its pg_hba.conf."),
    ('role "', StoreError, "The server does not know this user. Check the store's URL."),
    (
        'database "',
        StoreError,
        "The server has no such database. Create it, or check the store's URL.",
    ),
    ("too many", *_BY_STATE["53300"]),
    ("connection slots", *_BY_STATE["53300"]),
)


def is_clash(error: psycopg.Error) -> bool:
    """Whether the same transaction may succeed if it is tried again."""
    return error.sqlstate in _CLASHES


def is_lost(error: psycopg.Error) -> bool:
    """Whether the connection is of no use any more."""
    state = error.sqlstate
    if state is None:
        return isinstance(error, psycopg.OperationalError)
    return state.startswith("08") or state in _HUNG_UP or _is_stale(error)


def _is_stale(error: psycopg.Error) -> bool:
    """Whether what the connection had prepared was made useless by a pooler or a migration."""
    changed = error.sqlstate == "0A000" and "cached plan" in str(error)
    return changed or error.sqlstate == "26000"


@contextmanager
def translated() -> Generator[None]:
    """Says in our words what PostgreSQL says in its own."""
    try:
        yield
    except LembrarError:
        raise
    except UnicodeEncodeError:
        raise _unfit() from None
    except psycopg.Error as error:
        raise in_our_words(error) from error


def in_our_words(error: psycopg.Error) -> LembrarError:
    """What an error of a statement means."""
    if error.sqlstate in _BY_STATE:
        kind, message = _BY_STATE[error.sqlstate]
        return kind(message)
    if error.sqlstate is None and isinstance(error, psycopg.DataError):
        return _unfit()
    if is_lost(error):
        return StoreAway(f"{StoreAway()} ({_first_line(error)})")
    return StoreError(
        f"PostgreSQL could not do its work: {_first_line(error)}. Run `lembrar doctor` to see why."
    )


def why_no_connection(error: psycopg.Error) -> StoreError:
    """What it means that no connection could be had."""
    said = str(error)
    if "does not exist" in said or "FATAL" in said or "password" in said:
        for sign, kind, message in _REFUSALS:
            if sign in said:
                return kind(message)
    return StoreAway(f"{StoreAway()} ({_first_line(error)})")


def _first_line(error: psycopg.Error) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(error).__name__


def _unfit() -> InvalidInput:
    return InvalidInput(
        "PostgreSQL keeps no text with a NUL or half a character in it. Remove it first."
    )
