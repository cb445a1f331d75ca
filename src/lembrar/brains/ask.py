"""How several summaries are asked for in one call, and how the reply is read.

What was said goes in as data: each message on a line of its own that begins with its number, and
what it says on further lines is indented, so that no message can pass for another, for a block or
for the end of the log."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, BeforeValidator, Field, ValidationError

from lembrar.brains.base import Draft, Job, Learnt, Piece
from lembrar.errors import BrainFailed
from lembrar.model import Claim, Event
from lembrar.text import sentences
from lembrar.text.fold import fold

_WORDS = {
    "pt": {
        "limit": "até {limit} {unit}",
        "words": "palavras",
        "tokens": "tokens",
        "now": "agora",
        "events": "eventos",
    },
    "en": {
        "limit": "up to {limit} {unit}",
        "words": "words",
        "tokens": "tokens",
        "now": "now",
        "events": "events",
    },
}
_END = re.compile(r"</log", re.IGNORECASE)
_MENDED = 64_000  # characters of broken JSON that are worth mending
_NAME = 60  # characters of what somebody is called
_DAY = {"pt": "%d/%m/%Y", "en": "%Y-%m-%d"}
_LONGEST = 400  # characters of a fact: more is a text, not a fact
_M = TypeVar("_M", bound=BaseModel)


def _shortened(value: object) -> object:
    return " ".join(value.split())[:_LONGEST] if isinstance(value, str) else value


def _stripped(value: object) -> object:
    return value.strip() if isinstance(value, str) else value


Short = Annotated[str, BeforeValidator(_shortened)]


class Happened(BaseModel):
    """A key event of a block."""

    m: int
    what: Short = Field(min_length=1)
    who: list[Short] = []
    importance: Literal["high", "medium", "low"] = "medium"


class Told(BaseModel):
    """A block of the reply."""

    n: int
    text: Annotated[str, BeforeValidator(_stripped)] = Field(min_length=1)
    events: Any = None


class Stated(BaseModel):
    """A fact of the reply."""

    m: int
    kind: Literal[
        "bio", "preference", "goal", "limit", "decision", "event", "appointment", "emotion", "note"
    ]
    text: Short = Field(min_length=3)
    about: Short = ""
    ends: bool = False


class Felt(BaseModel):
    """A feeling of the reply."""

    m: int
    feeling: Short = Field(min_length=2)
    valence: float = Field(ge=-1, le=1, allow_inf_nan=False)
    about: Short = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: instructions, the log as data, and who stands behind its numbers."""

    system: str
    log: str
    numbered: tuple[Piece, ...]
    jobs: tuple[Job, ...]

    @property
    def language(self) -> str:
        return self.jobs[0].language


def question(jobs: Sequence[Job]) -> Question:
    """Several jobs as one question, in the language of the conversation."""
    put_back = _put_back()
    several = len({piece.speaker for job in jobs for piece in job.pieces if piece.seq}) > 2
    numbered: list[Piece] = []
    lines = ["<log>"]
    day = ""
    for n, job in enumerate(jobs, 1):
        lines.append(_heading(n, job))
        for piece in job.pieces:
            if piece.role == "summary":
                lines.append(f"= {_indented(put_back.sub('', piece.text))}")
                continue
            numbered.append(piece)
            said_on = piece.at.strftime(_DAY[job.language])
            dated = f" ({said_on})" if said_on != day else ""
            day = said_on
            label = f"{len(numbered)}{_who(piece, several)}{dated}"
            lines.append(f"{label}: {_indented(piece.text)}")
    lines.append("</log>")
    return Question(_prompt(jobs[0].language), "\n".join(lines), tuple(numbered), tuple(jobs))


def _who(piece: Piece, several: bool) -> str:
    """Who speaks: a star for the user; a name only where there are more than two to tell apart."""
    star = "*" if piece.own else ""
    return f"{star} {_indented(piece.speaker)}" if several else star


@cache
def _put_back() -> re.Pattern[str]:
    """Details that verification put behind a summary made before: it will put them back again."""
    return re.compile(r"\[[^\[\]]*\]$")


def _heading(n: int, job: Job) -> str:
    words = _WORDS[job.language]
    limit = words["limit"].format(limit=job.limit, unit=words[job.unit])
    marks = [words["now"]] if job.style == "working" else []
    marks += [words["events"]] if job.events else []
    return " ".join([f"#{n}", limit, *marks])


def _indented(text: str) -> str:
    """Text that stays inside its line and cannot end the log."""
    return "\n  ".join(_END.sub("‹/log", text).splitlines())


@cache
def _prompt(language: str) -> str:
    folder = resources.files("lembrar.brains.prompts")
    return (folder / f"think.{language}.md").read_text("utf-8").strip()


@cache
def schema() -> Mapping[str, Any]:
    """The form of a reply."""
    text = {"type": "string"}
    number = {"type": "integer"}
    kinds = list(Stated.model_json_schema()["properties"]["kind"]["enum"])
    event = {
        "m": number,
        "what": text,
        "who": {"type": "array", "items": text},
        "importance": {"type": "string", "enum": ["high", "medium", "low"]},
    }
    fact = {
        "m": number,
        "kind": {"type": "string", "enum": kinds},
        "text": text,
        "about": text,
        "ends": {"type": "boolean"},
    }
    mood = {"m": number, "feeling": text, "valence": {"type": "number"}, "about": text}
    block = {"n": number, "text": text, "events": _list(event)}
    return _object({"blocks": _list(block), "facts": _list(fact), "moods": _list(mood)})


def _object(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }


def _list(properties: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": _object(properties)}


@cache
def example() -> str:
    """The form of a reply, for models that cannot be held to a schema."""
    event = {"m": 1, "what": "", "who": [""], "importance": "high|medium|low"}
    kinds = "|".join(Stated.model_json_schema()["properties"]["kind"]["enum"])
    reply = {
        "blocks": [{"n": 1, "text": "", "events": [event]}],
        "facts": [{"m": 1, "kind": kinds, "text": "", "about": "", "ends": False}],
        "moods": [{"m": 1, "feeling": "", "valence": 0.0, "about": ""}],
    }
    return "JSON: " + json.dumps(reply)


# ── the reply ─────────────────────────────────────────────────────────────────────────────────


def drafts(asked: Question, reply: str) -> tuple[Draft, ...]:
    """The drafts that a reply holds. Raises BrainFailed unless there is one for each job; a fact,
    event or mood that makes no sense is left out."""
    found = _mapping(reply)
    told = {block.n: block for block in _items(found.get("blocks"), Told)}
    if not set(range(1, len(asked.jobs) + 1)) <= set(told):
        raise BrainFailed("The reply does not have what was asked for.", reply=reply)
    learnt = _learnt(asked, found)
    return tuple(_draft(asked, told[n], learnt, job) for n, job in enumerate(asked.jobs, 1))


def _mapping(reply: str) -> dict[str, Any]:
    start, end = reply.find("{"), reply.rfind("}")
    if start < 0:
        raise BrainFailed("The reply is not JSON.", reply=reply)
    try:
        found = json.loads(reply[start : end + 1])
    except (ValueError, RecursionError):
        found = _mended(reply[start:])
    if not isinstance(found, dict):
        raise BrainFailed("The reply is not a JSON object.", reply=reply)
    return found  # pyright: ignore[reportUnknownVariableType]


def _mended(text: str) -> object:
    """What can be read of broken JSON, as a last resort."""
    from json_repair import repair_json

    try:
        return repair_json(text[:_MENDED], return_objects=True)
    except (ValueError, RecursionError):
        return None


def _items(found: object, kind: type[_M]) -> list[_M]:
    items: list[_M] = []
    for item in found if isinstance(found, list) else []:  # pyright: ignore[reportUnknownVariableType]
        try:
            items.append(kind.model_validate(item))
        except ValidationError:
            continue
    return items


def _learnt(asked: Question, found: Mapping[str, Any]) -> dict[int, Learnt]:
    """What was read in the user's own messages, by position."""
    learnt: dict[int, Learnt] = {}
    for mood in _items(found.get("moods"), Felt):
        if piece := _own(asked, mood.m):
            about = mood.about if _said_in(mood.about, piece) else ""
            learnt[piece.seq] = Learnt((), mood.valence, mood.feeling[:_NAME], about)
    for fact in _items(found.get("facts"), Stated):
        piece = _own(asked, fact.m)
        if piece and (not fact.about or _said_in(fact.about[:_NAME], piece)):
            before = learnt.get(piece.seq, Learnt())
            claims = (*before.claims, _claim(fact))
            learnt[piece.seq] = Learnt(claims, before.valence, before.feeling, before.trigger)
    return learnt


def _own(asked: Question, m: int) -> Piece | None:
    piece = asked.numbered[m - 1] if 1 <= m <= len(asked.numbered) else None
    return piece if piece and piece.own else None


def _said_in(name: str, piece: Piece) -> bool:
    """Whether the message names it: nobody else can have put it there."""
    return bool(name) and fold(name) in fold(piece.text)


def _claim(fact: Stated) -> Claim:
    stance = "ends" if fact.ends else "is"
    return Claim(fact.kind, "", fact.text, subject=fact.about[:_NAME], stance=stance)


def _draft(asked: Question, told: Told, learnt: Mapping[int, Learnt], job: Job) -> Draft:
    events = tuple(_event(asked, event, job) for event in _items(told.events, Happened))
    inside = {piece.seq for piece in job.pieces if piece.own}
    read = tuple((seq, found) for seq, found in learnt.items() if seq in inside)
    first = sentences.split(told.text)
    return Draft(told.text, events, first[0].text if first else "", read)


def _event(asked: Question, event: Happened, job: Job) -> Event:
    return Event(_when(asked, event.m, job), event.what, tuple(event.who), event.importance)


def _when(asked: Question, m: int, job: Job) -> datetime:
    return asked.numbered[m - 1].at if 1 <= m <= len(asked.numbered) else job.pieces[-1].at
