"""Values as they cross the wire: the library's own, read back and written out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from datetime import date, datetime
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter

from lembrar.model import Attachment, Message, ToolCall
from lembrar.record import incoming

T = TypeVar("T")
_AT_ONCE = 1000  # messages that a request may hold
_BYTES = 512 * 1024  # and roughly how much of them
_FILLED_IN = frozenset({"chat", "seq", "cycle", "words", "tokens", "pinned", "erased"})


def read(kind: type[T], value: Any) -> T:
    """A value of the library; what is computed from its fields is passed over."""
    return _adapter(kind).validate_python(value)


def read_all(kind: type[T], values: Iterable[Any]) -> list[T]:
    """Several of them."""
    return [read(kind, value) for value in values]


@cache
def _adapter(kind: type[T]) -> TypeAdapter[T]:
    return TypeAdapter(kind)


def moment(at: datetime | date | None) -> str | None:
    """A time as text."""
    return at.isoformat() if at is not None else None


def sent(messages: Iterable[Message | Mapping[str, Any]], user: str) -> list[dict[str, Any]]:
    """Messages for a request, each with an id, so that sending them again writes none twice. What
    cannot be recorded raises here, as it would there."""
    now = datetime.now().astimezone()
    return [_row(message, now) for message in incoming(messages, user, now, "")]


def _row(ready: Message, now: datetime) -> dict[str, Any]:
    """All that the caller said. A time that was not given is the server's to tell."""
    row = {f.name: getattr(ready, f.name) for f in fields(Message) if f.name not in _FILLED_IN}
    row["at"] = None if ready.at is now else moment(ready.at)
    row |= {name: [_plain(one) for one in row[name]] for name in ("attachments", "tool_calls")}
    said = {name: value for name, value in row.items() if value not in (None, "", [])}
    return said | {"content": ready.content}


def _plain(value: Attachment | ToolCall) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def batches(rows: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """As many rows at once as a request may hold."""
    batch: list[dict[str, Any]] = []
    size = 0
    for row in rows:
        weight = len(str(row).encode(errors="replace"))
        if batch and (len(batch) == _AT_ONCE or size + weight > _BYTES):
            yield batch
            batch, size = [], 0
        batch.append(row)
        size += weight
    if batch:
        yield batch
