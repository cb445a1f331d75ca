"""Long lists in parts. A cursor says where the last part ended by what stood there, so that what
is added or removed meanwhile neither repeats nor hides anything else."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from fastapi import Query

from lembrar.server.problems import Problem
from lembrar.server.schemas.base import Page

T = TypeVar("T")
Key = tuple[str | int | float, ...]

Cursor = Annotated[
    str | None, Query(max_length=4000, description="`next` of the part before; none for the first.")
]
Limit = Annotated[int, Query(ge=1, le=1000, description="How many at most.")]


def page(items: Sequence[T], key: Callable[[T], Key], cursor: str | None, limit: int) -> Page[T]:
    """The part of a list, in the order of `key`, that comes after the cursor. Of items with the
    same key it counts how many were given."""
    keys = [key(item) for item in items]
    start = _after(keys, cursor)
    end = min(start + limit, len(items))
    following = _mark(keys, end) if end < len(items) else None
    return Page[Any].model_construct(items=list(items[start:end]), next=following)


def position(cursor: str | None) -> int | None:
    """The number that a cursor made by `at_position` holds."""
    if cursor is None:
        return None
    found = _read(cursor)
    if len(found) != 1 or not isinstance(found[0], int) or not 0 <= found[0] < 2**53:
        raise _refused()
    return found[0]


def at_position(number: int) -> str:
    """A cursor that is a number."""
    return _write((number,))


def _after(keys: Sequence[Key], cursor: str | None) -> int:
    if cursor is None:
        return 0
    *wanted, given = _read(cursor)
    try:
        before = sum(key < tuple(wanted) for key in keys)
        same = sum(key == tuple(wanted) for key in keys)
        return before + min(same, max(int(given), 0))
    except (TypeError, ValueError, OverflowError):
        raise _refused() from None


def _mark(keys: Sequence[Key], end: int) -> str:
    last = keys[end - 1]
    return _write((*last, sum(key == last for key in keys[:end])))


def _write(values: Sequence[Any]) -> str:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _read(cursor: str) -> list[Any]:
    try:
        text = base64.b64decode(cursor + "=" * (-len(cursor) % 4), b"-_", validate=True)
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise _refused() from None
    if not isinstance(found, list) or not found:
        raise _refused()
    return found  # pyright: ignore[reportUnknownVariableType]


def _refused() -> Problem:
    return Problem(404, "unknown-cursor", "A cursor is `next` of the part before, as it came.")
