"""Values as text, the same for every store that keeps text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from lembrar.model import Attachment, Compaction, Event, Fact, Message, ToolCall, Trouble

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LAST_CHARACTER = chr(0x10FFFF)
_SURROGATES, _AFTER_SURROGATES = 0xD800, 0xE000  # what stands between is no text
_FACTS_KEPT = 4096  # in mind, as they stand in the store
_FACT_FIELDS = frozenset(field.name for field in fields(Fact))
_FACT_TIMES = tuple(field.name for field in fields(Fact) if "datetime" in str(field.type))
_FACT_LISTS = tuple(field.name for field in fields(Fact) if "tuple" in str(field.type))


def micros(at: datetime) -> int:
    """A time as whole microseconds since 1970, UTC."""
    return (at - _EPOCH) // timedelta(microseconds=1)


def moment(micros: int) -> datetime:
    """The time of so many microseconds since 1970, UTC."""
    return _EPOCH + timedelta(microseconds=micros)


def dump_extra(message: Message) -> str:
    """What a message carries besides its text; empty when that is nothing."""
    extra: dict[str, Any] = {}
    if message.attachments:
        extra["attachments"] = [asdict(attachment) for attachment in message.attachments]
    if message.tool_calls:
        extra["tool_calls"] = [asdict(call) for call in message.tool_calls]
    if message.tool_call_id:
        extra["tool_call_id"] = message.tool_call_id
    return _dump(extra) if extra else ""


def load_extra(text: str) -> dict[str, Any]:
    """The same, as keyword arguments of Message."""
    if not text:
        return {}
    extra = json.loads(text)
    return {
        "attachments": tuple(Attachment(**a) for a in extra.get("attachments", ())),
        "tool_calls": tuple(ToolCall(**c) for c in extra.get("tool_calls", ())),
        "tool_call_id": extra.get("tool_call_id", ""),
    }


def dump_events(events: tuple[Event, ...]) -> str:
    """Key events as JSON."""
    return _dump([asdict(event) | {"at": event.at.isoformat()} for event in events])


def load_events(text: str) -> tuple[Event, ...]:
    """Key events from JSON."""
    return tuple(
        Event(
            datetime.fromisoformat(row["at"]),
            row["description"],
            tuple(row["participants"]),
            row["importance"],
        )
        for row in json.loads(text)
    )


def dump_fact(fact: Fact) -> str:
    """A fact as JSON."""
    row = asdict(fact)
    for name in _FACT_TIMES:
        row[name] = row[name].isoformat() if row[name] else None
    return _dump(row)


@lru_cache(maxsize=_FACTS_KEPT)
def load_fact(text: str) -> Fact:
    """A fact from JSON. Fields that a later version added are left out, and those that an earlier
    one did not have take their defaults. What is read with every context is made out once."""
    row = json.loads(text)
    for name in _FACT_TIMES:
        if name in row:
            row[name] = datetime.fromisoformat(row[name]) if row[name] else None
    for name in _FACT_LISTS:
        if name in row:
            row[name] = tuple(row[name])
    if not row.keys() <= _FACT_FIELDS:
        row = {name: value for name, value in row.items() if name in _FACT_FIELDS}
    return Fact(**row)


def dump_compaction(compaction: Compaction) -> str:
    """A compaction as JSON."""
    return _dump(asdict(compaction) | {"at": compaction.at.isoformat()})


def load_compaction(text: str) -> Compaction:
    """A compaction from JSON. Fields that a later version added are left out."""
    row = json.loads(text)
    known = {f.name for f in fields(Compaction)}
    row["at"] = datetime.fromisoformat(row["at"])
    return Compaction(**{name: value for name, value in row.items() if name in known})


def dump_trouble(trouble: Trouble | None) -> str:
    """Why a summary is owed, as JSON; empty when it is not."""
    return _dump(asdict(trouble)) if trouble else ""


def load_trouble(text: str) -> Trouble | None:
    """The same from JSON. Fields that a later version added are left out."""
    if not text:
        return None
    known = {f.name for f in fields(Trouble)}
    return Trouble(**{name: value for name, value in json.loads(text).items() if name in known})


def dump_data(data: Mapping[str, Any]) -> str:
    """What a notice says, as JSON."""
    return _dump(dict(data))


def load_data(text: str) -> dict[str, Any]:
    """The same from JSON."""
    return json.loads(text)


def past_prefix(prefix: str) -> str | None:
    """The least text, by code point, that is greater than all that begin with `prefix`; None if
    there is none such."""
    head = prefix.rstrip(_LAST_CHARACTER)
    if not head:
        return None
    following = ord(head[-1]) + 1
    return head[:-1] + chr(_AFTER_SURROGATES if following == _SURROGATES else following)


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
