"""Values out of somebody else's JSON: whatever stands there, what is used has the right type."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import Any, cast

_YEARS = range(1900, 2201)


def mapping(value: object) -> Mapping[str, Any]:
    """The value, if it is an object; else an empty one."""
    return cast(Mapping[str, Any], value) if isinstance(value, Mapping) else {}


def listed(value: object) -> list[Any]:
    """The value, if it is a list; else an empty one."""
    return cast(list[Any], value) if isinstance(value, list) else []


def text(value: object) -> str:
    """The value, if it is text, without what no store takes; else none."""
    if not isinstance(value, str):
        return ""
    try:
        value.encode()
    except UnicodeEncodeError:  # half a character
        value = value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return value.replace("\0", "")


def name(value: object) -> str:
    """An id or a name: text, or a whole number as text."""
    return str(value) if type(value) is int else text(value)


def moment(value: object, zone: tzinfo) -> datetime | None:
    """A time: seconds since 1970, or ISO 8601, in `zone` if it names none. None if it is none."""
    try:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            seconds = value / 1000 if value > 1e11 else value  # some count milliseconds
            at = datetime.fromtimestamp(seconds, UTC).astimezone(zone)
        elif isinstance(value, str) and value:
            at = datetime.fromisoformat(value.strip())
            at = at if at.tzinfo else at.replace(tzinfo=zone)
        else:
            return None
        return at if at.astimezone(UTC).year in _YEARS and at.year in _YEARS else None
    except (ValueError, OverflowError, OSError):
        return None
