"""Chat histories of n8n: rows of `n8n_chat_histories` as JSON, JSONL or CSV, out of PostgreSQL or
MongoDB. A session is a chat, and its user whoever is named, else the session itself."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby, islice, pairwise
from typing import Any

from lembrar.errors import InvalidInput
from lembrar.importers.base import Imported, Reading, digest
from lembrar.importers.objects import Object, objects
from lembrar.importers.openai import content_of
from lembrar.importers.source import Source
from lembrar.importers.values import listed, mapping, moment, name, text
from lembrar.model import Message, Role, ToolCall

LOOKS_FOR = "rows with a «session_id» and a «message» (or a «sessionId» and «messages»)"

_ROLES: dict[str, Role] = {
    "human": "user",
    "user": "user",
    "ai": "assistant",
    "assistant": "assistant",
    "system": "system",
    "tool": "tool",
    "function": "tool",
}
_PAGE = 400  # rows looked at together: sessions stand in each other's midst
_MOST_UNSORTED = 50_000
_LONGEST_CELL = 16 * 2**20

Row = tuple[str, Message | None]


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every session, in stretches, as they stand in the file."""
    found = _rows(source, how)
    while page := list(islice(found, _PAGE)):
        page.sort(key=lambda row: row[0])  # stable: within a session nothing moves
        for session, rows in groupby(page, key=lambda row: row[0]):
            told = [message for _, message in rows]
            said = tuple(message for message in told if message)
            empty = len(told) - len(said)
            user = how.user or session
            own = tuple(replace(m, sender=user) if m.role == "user" else m for m in said)
            skipped = {"empty": empty} if empty else {}
            yield Imported(how.chat or session, "", user, own, skipped=skipped)


def _rows(source: Source, how: Reading) -> Iterator[Row]:
    for row in _in_order(source):
        session = name(row.get("session_id")) or name(row.get("sessionId"))
        if not session:
            yield "", None
        elif isinstance(row.get("messages"), list):
            for n, told in enumerate(listed(row["messages"])):
                yield session, _message(mapping(told), f"{n}", row, how)
        else:
            yield session, _message(_object(row.get("message")), "", row, how)


def _in_order(source: Source) -> Iterable[Object]:
    """The rows by their number, which is how they were said: a dump may have them in any order."""
    if all(a <= b for a, b in pairwise(_numbers(source))):
        return _given(source)
    rows = list(islice(_given(source), _MOST_UNSORTED + 1))
    if len(rows) > _MOST_UNSORTED:
        raise InvalidInput(
            f"The rows of {source.name} are in no order, and too many to be sorted here. "
            "Export them again with ORDER BY id."
        )
    return sorted(rows, key=lambda row: _number(row) or 0)


def _numbers(source: Source) -> Iterator[int]:
    return (number for row in _given(source) if (number := _number(row)) is not None)


def _given(source: Source) -> Iterator[Object]:
    is_table = source.name.lower().endswith(".csv")
    return _table(source) if is_table else objects(source, "rows", "data")


def _number(row: Object) -> int | None:
    value = row.get("id")
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 19:
        return int(value)
    return value if type(value) is int else None


def _table(source: Source) -> Iterator[Object]:
    """The rows of a CSV file, by the names in its first line."""
    csv.field_size_limit(_LONGEST_CELL)
    lines = (f"{line}\n" for _, line in source.lines())
    try:
        yield from csv.DictReader(lines, strict=True)
    except csv.Error as error:
        raise InvalidInput(f"{source.name} is not whole CSV: {error}.") from None


def _message(given: Object, n: str, row: Object, how: Reading) -> Message | None:
    """A message of LangChain's: its fields may stand in `data`, or not."""
    told = {**given, **mapping(given.get("data"))}
    role = _ROLES.get(text(given.get("type")).lower())
    said, attachments = content_of(told.get("content"))
    calls = tuple(_call(mapping(call)) for call in listed(told.get("tool_calls")))
    if role is None or not (said.strip() or attachments or calls):
        return None
    at = next((row[k] for k in ("created_at", "createdAt", "timestamp") if row.get(k)), None)
    place = name(row.get("id")) or name(mapping(row.get("_id")).get("$oid")) or name(row.get("_id"))
    return Message(
        role,
        said,
        at=moment(at, how.zone),
        id=f"n8n-{digest(place, n, role, said)}",
        channel="n8n",
        attachments=tuple(attachments),
        tool_calls=calls,
        tool_call_id=name(told.get("tool_call_id")),
    )


def _call(call: Object) -> ToolCall:
    arguments = json.dumps(call.get("args", {}), ensure_ascii=False, default=str)
    return ToolCall(text(call.get("name")), text(arguments), name(call.get("id")))


def _object(value: object) -> Object:
    """An object, or the text of one."""
    if not isinstance(value, str):
        return mapping(value)
    try:
        inner: Any = json.loads(value)
    except (ValueError, RecursionError):
        return {}
    return mapping(inner)
