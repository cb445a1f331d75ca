"""How a line of WhatsApp's begins: when, and who."""

from __future__ import annotations

import re
from datetime import datetime
from typing import NamedTuple

from lembrar.importers.whatsapp_words import NOTICE_IN_NAME

LEFT_TO_RIGHT = "\u200e"

_MARKS = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"
_MARK = re.compile(f"[{_MARKS}]")
_STAMP = re.compile(
    rf"[{_MARKS}]{{0,4}}(\[)?"
    r"([0-9]{1,4})[./-] ?([0-9]{1,2})[./-] ?([0-9]{1,4})\.?,?"
    r"(?: (?:às|at|klo|um))?\s{1,2}"
    r"([0-9]{1,2})[:.h]([0-9]{2})(?:[:.]([0-9]{2}))?"
    r"(?:\s?([AaPp])\.?\s?[Mm]\.?)?"
    r"(?:\](?:\s|$)|\s[-–](?:\s|$))"
)
_SENDER = re.compile(r"([^\n]{1,120}?):(?: |$|\n)")
_NOON = 12


class Stamp(NamedTuple):
    """When a message was said, as the numbers in its line stand; `end` is where they end."""

    bracketed: bool
    numbers: tuple[int, int, int]
    year_first: bool
    time: tuple[int, int, int]
    end: int

    def at(self, order: str) -> datetime | None:
        """The time, if the numbers are one in this order."""
        numbers = dict(zip(order, self.numbers, strict=True))
        year = numbers["y"] + (2000 if numbers["y"] < 100 else 0)
        try:
            return datetime(year, numbers["m"], numbers["d"], *self.time)
        except ValueError:
            return None


def stamp(line: str) -> Stamp | None:
    """The time at the beginning of a line, if one stands there."""
    found = _STAMP.match(line)
    if found is None:
        return None
    bracket, first, second, third, hour, minute, second_, half = found.groups()
    if (bracket is not None) != (line[found.end() - 2 : found.end()].strip().endswith("]")):
        return None
    clock = int(hour)
    if half:
        clock = clock % _NOON + (_NOON if half in "Pp" else 0)
    return Stamp(
        bracket is not None,
        (int(first), int(second), int(third)),
        len(first) == len("2026"),
        (clock, int(minute), int(second_ or 0)),
        found.end(),
    )


def sender(body: str) -> tuple[str, str]:
    """Who said it, and what; nobody if WhatsApp itself did, as when somebody joins a group."""
    found = _SENDER.match(body)
    if found is None:
        return "", body
    name = unmarked(found[1]).removeprefix("~").strip()
    if not name or NOTICE_IN_NAME.search(name):
        return "", body
    end = found.end() - (1 if body[found.end() - 1] == "\n" else 0)
    return name, body[end:]


def unmarked(text: str) -> str:
    """The text without the marks of writing direction, and trimmed."""
    return text.strip() if text.isascii() else _MARK.sub("", text).strip()
