"""MongoDB's errors in our words. What they say never holds a password, nor what was said in a
chat."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from bson.errors import BSONError
from pymongo import errors

from lembrar.errors import (
    InvalidInput,
    LembrarError,
    StoreAway,
    StoreBusy,
    StoreClosed,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreReadOnly,
)

_REFUSED = "The server refused the user name or the password. Check the store's URL."
_BY_CODE: dict[int, tuple[type[StoreError], str]] = {
    13: (
        StoreReadOnly,
        "The store's user may not do this. Grant it the role readWrite on the database.",
    ),
    18: (StoreError, _REFUSED),
    8000: (StoreError, _REFUSED),  # how Atlas says it
    50: (StoreBusy, "The server took too long and gave up. Try again in a moment."),
    64: (StoreBusy, "Most of the server's members have not written it in time. Try again."),
    225: (StoreCorrupt, "The server found damaged data. Restore a backup."),
    14031: (StoreFull, "The server's disk is full. Make room there and try again."),
}
_MOST_WORDS = 200  # characters of what the driver says: it tells of every member it has tried


@contextmanager
def translated() -> Generator[None]:
    """Says in our words what the driver says in its own."""
    try:
        yield
    except LembrarError:
        raise
    except (BSONError, UnicodeEncodeError, OverflowError, errors.DocumentTooLarge):
        raise _unfit() from None
    except errors.PyMongoError as error:
        raise in_our_words(error) from error


def in_our_words(error: errors.PyMongoError) -> LembrarError:
    """What an error of the driver means."""
    if isinstance(error, errors.InvalidOperation):
        return StoreClosed()
    if isinstance(error, errors.ConnectionFailure):
        return StoreAway(f"{StoreAway()} ({_said(error)})")
    if isinstance(error, errors.OperationFailure):
        kind, message = _by_code(error)
        return kind(message)
    return StoreError(
        f"MongoDB could not do its work: {_said(error)}. Run `lembrar doctor` to see why."
    )


def _by_code(error: errors.OperationFailure) -> tuple[type[StoreError], str]:
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    said = _said(error)
    if "authentication" in said.lower():
        return StoreError, _REFUSED
    return StoreError, f"MongoDB could not do its work: {said}. Run `lembrar doctor` to see why."


def _said(error: errors.PyMongoError) -> str:
    """The head of what the driver says. Documents that it quotes come later, after a comma."""
    text = str(error).split(", full error", 1)[0].split(" (configured timeouts", 1)[0]
    return text.split("dup key", 1)[0][:_MOST_WORDS].rstrip(". \n")


def _unfit() -> InvalidInput:
    return InvalidInput(
        "MongoDB keeps no text with half a character in it, no number beyond 64 bits and nothing "
        "of more than 16 MB. Change it, or split it up."
    )
