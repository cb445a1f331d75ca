"""The hand-written material, as read from its TOML files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("material")
DOMAINS = ("finance", "companion", "assistant", "roleplay")
TYPES = ("single", "multi", "temporal", "update", "assistant", "unanswerable")
SPLITS = ("dev", "test")
BURST = " || "  # between messages that one person sends in a row
EVIDENCE = "@"  # before the one of them that is the evidence, if it is not the last


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the user said, in one or more messages, and what the bot answered to it. `telling` is
    the place of the message that matters."""

    said: tuple[str, ...]
    answered: str
    telling: int = -1


@dataclass(frozen=True, slots=True)
class Plant:
    """An exchange that a question may ask for, on its day."""

    key: str
    day: date
    exchange: Exchange


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the keys of its evidence: `key` is the user's message, `key:bot` the answer
    to it. `outdated` are keys of what was true before."""

    type: str
    paraphrased: bool
    evidence: tuple[str, ...]
    outdated: tuple[str, ...]
    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Script:
    """One conversation before it is woven: who speaks, what is planted, what stands around it."""

    id: str
    domain: str
    split: str
    user: str
    bot: str
    voice: frozenset[str]
    end: date
    slots: dict[str, list[str]]
    plants: tuple[Plant, ...]
    distractors: tuple[Exchange, ...]
    questions: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Filler:
    """Small talk of all conversations and of each domain, and what its slots may hold."""

    slots: dict[str, list[str]]
    openers: tuple[str, ...]
    general: tuple[Exchange, ...]
    long: tuple[Exchange, ...]
    domain: dict[str, tuple[Exchange, ...]]


def scripts(folder: Path = FOLDER) -> list[Script]:
    """Every conversation, by name of its file."""
    return [_script(path) for path in sorted(folder.glob("chat_*.toml"))]


def filler(folder: Path = FOLDER) -> Filler:
    """The small talk."""
    general = _toml(folder / "filler_general.toml")
    domains = {name: _toml(folder / f"filler_{name}.toml") for name in DOMAINS}
    slots = {**general["slots"]}
    for read in domains.values():
        slots |= read.get("slots", {})
    return Filler(
        slots=slots,
        openers=tuple(general["openers"]),
        general=_exchanges(general["exchanges"]),
        long=_exchanges(_toml(folder / "filler_long.toml")["exchanges"]),
        domain={name: _exchanges(read["exchanges"]) for name, read in domains.items()},
    )


def _script(path: Path) -> Script:
    read = _toml(path)
    return Script(
        id=path.stem.removeprefix("chat_").replace("_", "-"),
        domain=read["domain"],
        split=read["split"],
        user=read["user"],
        bot=read["bot"],
        voice=frozenset(read["voice"]),
        end=read["end"],
        slots=read.get("slots", {}),
        plants=tuple(
            Plant(key, date.fromisoformat(day), _exchange(said, answered))
            for key, day, said, answered in read["plants"]
        ),
        distractors=_exchanges(read["distractors"]),
        questions=tuple(_asked(*row) for row in read["questions"]),
    )


def _asked(type: str, style: str, evidence: str, question: str, answer: str) -> Asked:
    keys = evidence.split()
    return Asked(
        type=type,
        paraphrased=style == "p",
        evidence=tuple(key for key in keys if not key.startswith("-")),
        outdated=tuple(key[1:] for key in keys if key.startswith("-")),
        question=question,
        answer=answer,
    )


def _exchanges(rows: list[list[str]]) -> tuple[Exchange, ...]:
    return tuple(_exchange(said, answered) for said, answered in rows)


def _exchange(said: str, answered: str) -> Exchange:
    parts = said.split(BURST)
    marked = [place for place, part in enumerate(parts) if part.startswith(EVIDENCE)]
    told = tuple(part.removeprefix(EVIDENCE) for part in parts)
    return Exchange(told, answered, marked[0] if marked else len(parts) - 1)


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
