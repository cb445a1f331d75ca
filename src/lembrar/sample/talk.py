"""The conversations as they are written down: who says what, how many days ago."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from importlib import resources
from typing import Any
from zoneinfo import ZoneInfo


@dataclass(frozen=True, slots=True)
class Line:
    """One exchange. `id` is always the same, so that writing it again changes nothing."""

    id: str
    at: datetime
    said: str
    answered: str
    channel: str
    pin: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """A whole conversation, with the identities that its user is known by elsewhere."""

    chat: str
    user: str
    timezone: str
    lines: tuple[Line, ...]
    links: tuple[tuple[str, str], ...] = ()


def scripts(now: datetime) -> list[Script]:
    """All conversations, told as if today were their last day."""
    folder = resources.files("lembrar.sample")
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return [_script(tomllib.loads((folder / name).read_text("utf-8")), now) for name in files]


def _script(read: Mapping[str, Any], now: datetime) -> Script:
    zone = ZoneInfo(read["timezone"])
    rows = [*read["talk"], *_diary(read)]
    told = [_line(row, number, read, now.astimezone(zone)) for number, row in enumerate(rows, 1)]
    return Script(
        chat=read["chat"],
        user=read["user"],
        timezone=read["timezone"],
        lines=tuple(sorted((line for line in told if line.at < now), key=lambda line: line.at)),
        links=tuple((link["channel"], link["identity"]) for link in read.get("links", ())),
    )


def _line(row: Mapping[str, Any], number: int, read: Mapping[str, Any], today: datetime) -> Line:
    day = today.date() - timedelta(days=row["ago"])
    at = datetime.combine(day, time.fromisoformat(row["time"]), tzinfo=today.tzinfo)
    return Line(
        f"sample-{read['chat']}-{number}",
        at,
        row["said"],
        row["answered"],
        row.get("channel", read["channel"]),
        row.get("pin", False),
    )


def _diary(read: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Entries put together from lists. Steps that share no factor with the lists' lengths keep
    them from repeating soon."""
    diary: Mapping[str, Sequence[str]] = read.get("diary", {})
    count = read.get("days", 0) * read.get("each_day", 0)
    for n in range(count):
        values = {
            "amount": _turn(diary["amounts"], n * 5 + n // 13),
            "thing": _turn(diary["things"], n * 7 + n // 12),
            "place": _turn(diary["places"], n * 3 + n // 7),
            "client": _turn(diary["clients"], n),
        }
        yield {
            "ago": read["days"] - n // read["each_day"],
            "time": _turn(diary["times"], n),
            "said": _turn(diary["said"], n + n // 7).format(**values),
            "answered": _turn(diary["answered"], n + n // 4).format(**values),
        }


def _turn(choices: Sequence[str], n: int) -> str:
    return choices[n % len(choices)]
