"""What the values on the wire have in common."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Generic, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from lembrar.record import check_time

Item = TypeVar("Item")
_YEARS = r"^(19[0-9]{2}|2[01][0-9]{2})-"


class Value(BaseModel):
    """A value of the library as it crosses the wire: same name, same fields."""

    model_config = ConfigDict(from_attributes=True, frozen=True)


class Asked(BaseModel):
    """What a request says. A field that nobody knows is refused: it may be a misspelt one."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


def _whole(value: Any) -> Any:
    """JSON knows one kind of number: 5.0 is a whole one."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _day(value: Any) -> date:
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise ValueError("A day is text such as 2026-11-15.") from None


def _moment(value: Any) -> datetime:
    if not isinstance(value, str):
        raise ValueError("A time is text such as 2026-11-15T10:00:00-03:00.")
    try:
        return check_time(datetime.fromisoformat(value))
    except ValueError:  # whatever the library says repeats what was given
        raise ValueError(
            "A time is an ISO 8601 one with its zone, in the years 1900 to 2200, "
            "such as 2026-11-15T10:00:00-03:00."
        ) from None


Id = Annotated[
    str,
    Field(
        min_length=1,
        max_length=512,
        pattern=r"^[^\x00]+$",
        description="Any 1 to 512 bytes of UTF-8 without NUL.",
    ),
]
WHOLE = BeforeValidator(_whole)  # stands last, so that the bounds before it are described
Day = Annotated[date, BeforeValidator(_day), WithJsonSchema({"type": "string", "format": "date"})]
Moment = Annotated[
    datetime,
    BeforeValidator(_moment),
    WithJsonSchema(
        {
            "type": "string",
            "format": "date-time",
            "pattern": _YEARS,
            "description": "A time with its zone, in the years 1900 to 2200.",
            "examples": ["2026-11-15T10:00:00-03:00"],
        }
    ),
]


class Page(Value, Generic[Item]):
    """A part of a list. `next` leads to the next part; there is none after the last."""

    items: list[Item]
    next: str | None = Field(default=None, description="Send it as `cursor` for the next part.")
