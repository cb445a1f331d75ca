"""The brain that needs no LLM: it picks what must be kept, says it shorter, and drops the rest.

Kept first: what was decided, what the user wants, what was tried, what changed, and every number,
date and name. Dropped: greetings, repetition, examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from itertools import groupby

from lembrar.aside import aside
from lembrar.brains.base import Draft, Job, Piece
from lembrar.model import Event, Importance, Unit
from lembrar.text import dates, fillers, intents, mood, names, negation, numbers, sentences
from lembrar.text.content import content_words
from lembrar.text.dates import DateMention
from lembrar.text.fold import fold
from lembrar.text.measure import cut, measure

_INTENTS = {
    "decision": 3.0,
    "goal": 3.0,
    "limit": 3.0,
    "preference": 2.2,
    "change": 2.0,
    "attempt": 1.6,
    "request": 1.2,
}
_ROLES = {"user": 1.0, "assistant": 0.6, "system": 0.4, "tool": 0.4, "summary": 1.2}
_DETAIL = 0.8  # each number or date, up to three of them
_NAME = 0.4
_DENIAL = 0.5
_COMMON = 0.5  # how much speaking of what everybody speaks of helps
_EXAMPLE = 0.3  # what an example keeps of its weight
_SAME = 0.8  # share of words in common from which a sentence is a repetition
_RECENT = 2.0  # how much more the newest weighs than the oldest in a working memory
_HIGH, _MEDIUM = 4.5, 3.0  # weights from which an event is important
_EVENTS = 20
_STUMP = 10  # the least room, in words or tokens, for the beginning of a sentence
_TELEGRAM = 3  # words kept before a detail, when nothing longer fits
_MOOD = {"pt": "Humor: {}.", "en": "Mood: {}."}
# What verification put behind a summary: lists of details, which it will put back again.
_PUT_BACK = re.compile(r"\[[^\[\]]*(?:\]|$)")
_LONE_TIME = frozenset(
    """a as at by around about after before ate das de da do pelas la manha tarde noite madrugada
    h hs hr hrs hora horas am pm o clock noon midnight meio meia dia e until till from to""".split()
)
_MOOD_SPEAKERS = frozenset(text.split(":")[0] for text in _MOOD.values())


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence that could be kept."""

    order: int
    speaker: str
    text: str
    dated: str  # the same with its dates made plain, for whoever reads it on another day
    words: frozenset[str]
    weight: float
    details: tuple[tuple[int, int], ...]  # where its numbers, dates and names stand
    intents: frozenset[str]
    at: datetime
    people: tuple[str, ...]
    retold: bool  # it comes from a summary made before


class LocalBrain:
    """Summarises by rules, in Portuguese and English. Never fails, never invents."""

    name = "local"

    async def summarise(self, job: Job) -> Draft:
        """Works in a thread of its own, so that a long text holds nobody up."""
        return await aside(summarise, job)


def summarise(job: Job) -> Draft:
    """The same, now."""
    lines = _read(job)
    tail = _mood(job) if job.style == "working" else ""
    room = job.limit - (measure(tail, job.unit) + 1 if tail else 0)
    chosen = _choose(lines, max(room, 0), job.unit)
    text = " ".join(part for part in [_tell(chosen), tail] if part)
    events = _events(lines) if job.events else ()
    return Draft(cut(text, job.limit, job.unit), events, _context(lines))


# ── reading ───────────────────────────────────────────────────────────────────────────────────


def _read(job: Job) -> list[_Line]:
    lines: list[_Line] = []
    for age, piece in enumerate(job.pieces):
        recent = 1 + _RECENT * age / len(job.pieces) if job.style == "working" else 1.0
        speaker = piece.speaker
        text = _PUT_BACK.sub(" ", piece.text) if piece.role == "summary" else piece.text
        for sentence in sentences.split(text):
            said = sentence.text
            if piece.role == "summary":
                speaker, said = _spoken(speaker, said)
            line = _line(replace(piece, speaker=speaker, text=said), len(lines), job.language)
            if line:
                lines.append(replace(line, weight=line.weight * recent))
    return _with_common_ground(lines)


def _spoken(speaker: str, said: str) -> tuple[str, str]:
    """Who said it: a summary made before names the speaker where another begins."""
    head, colon, rest = said.partition(": ")
    named = bool(colon) and 0 < len(head) <= 40 and "[" not in head and "." not in head
    return (head.strip(), rest.strip()) if named else (speaker, said)


def _line(piece: Piece, order: int, language: str) -> _Line | None:
    """One sentence, weighed; None if nothing in it is worth keeping."""
    if fillers.is_small_talk(piece.text) or piece.speaker in _MOOD_SPEAKERS:
        return None
    text = " ".join(fillers.strip(piece.text).split())
    words = frozenset(content_words(text))
    said = dates.find(text, piece.at, language)
    people = names.find(text, language)
    details = [(n.start, n.end) for n in [*numbers.find(text, language), *said]]
    if not (words or details):
        return None
    found = frozenset(intent.kind for intent in intents.find(text, language))
    weight = _ROLES[piece.role] + sum(_INTENTS[kind] for kind in found)
    weight += _DETAIL * min(len(details), 3) + _NAME * min(len(people), 2)
    weight += _DENIAL * bool(negation.find(text))
    weight *= _EXAMPLE if fillers.is_example(piece.text) else 1.0
    return _Line(
        order,
        piece.speaker,
        text,
        text if piece.role == "summary" else _dated(text, said),
        words,
        weight,
        tuple(sorted({*details, *((n.start, n.end) for n in people)})),
        found,
        piece.at,
        tuple(name.text for name in people),
        piece.role == "summary",
    )


def _dated(text: str, said: Sequence[DateMention]) -> str:
    """The text with the day behind each date that only its own day makes clear: "amanhã
    (2026-11-16)"."""
    for date in reversed(said):
        day = date.value.partition("T")[0]
        if "T" in date.value and _LONE_TIME.issuperset(_letters().findall(fold(date.text))):
            continue  # "às 14h30" may be any day's
        if not re.search(r"\d{4}", date.text) and len(day) <= len("2026-11-16"):
            text = f"{text[: date.end]} ({day}){text[date.end :]}"
    return text


@cache
def _letters() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+")


def _with_common_ground(lines: list[_Line]) -> list[_Line]:
    """Raises what shares its words with the rest of the conversation."""
    counts = Counter(word for line in lines for word in line.words)
    if not counts:
        return lines
    top = max(counts.values())
    raised: list[_Line] = []
    for line in lines:
        common = sum(counts[w] - 1 for w in line.words) / (len(line.words) or 1) / top
        raised.append(replace(line, weight=line.weight + _COMMON * common))
    return raised


# ── choosing ──────────────────────────────────────────────────────────────────────────────────


def _choose(lines: Sequence[_Line], limit: int, unit: Unit) -> list[_Line]:
    """The heaviest lines for their size that fit together, in the order they were said."""
    ranked = sorted(lines, key=lambda line: -line.weight / (3 + measure(line.text, unit)) ** 0.5)
    chosen: list[_Line] = []
    left = limit
    for line in ranked:
        if left <= 0:
            break
        if any(_repeats(line, other) for other in chosen):
            continue
        label = measure(f"{line.speaker}: ", unit) + (unit == "tokens")
        form = _fitting(line, left - label, unit, alone=not chosen)
        if form:
            chosen.append(replace(line, text=form))
            left -= measure(form, unit) + label
    return sorted(chosen, key=lambda line: line.order)


def _fitting(line: _Line, room: int, unit: Unit, *, alone: bool) -> str:
    """The longest form of a line that fits; the beginning of it, if that still says something.
    What was told before is cut only where it would otherwise be gone: cuts of cuts say nothing."""
    for form in _forms(line):
        if measure(form, unit) <= room:
            return form
    if room < _STUMP or (line.retold and not alone):
        return ""
    return f"{cut(line.text, room - 2, unit).rstrip(' ,;:')}…"


def _repeats(line: _Line, other: _Line) -> bool:
    shared = len(line.words & other.words)
    smaller = min(len(line.words), len(other.words))
    if not smaller or shared < _SAME * smaller:
        return False
    return _figures(line) <= _figures(other)  # the same words with another number say something new


def _figures(line: _Line) -> frozenset[str]:
    return frozenset(fold(line.text[start:end]) for start, end in line.details)


def _forms(line: _Line) -> list[str]:
    """The line, then what can be left of it: its telling clauses, its details with their words."""
    clauses = sentences.clauses(line.text)
    telling = [
        line.text[c.start : c.end].strip(" ,;")
        for c in clauses
        if any(start < c.end and end > c.start for start, end in line.details)
    ]
    forms = [line.dated, line.text]
    if telling and len(telling) < len(clauses):
        forms.append(", ".join(telling))
    if line.details:
        forms.append(_around(line))
    return forms


def _around(line: _Line) -> str:
    """Each detail with the telling words before it, as in a telegram."""
    parts: list[str] = []
    done = 0
    for start, end in line.details:
        if start < done:
            continue
        before = [word for word in line.text[done:start].split() if content_words(word)]
        parts.append(" ".join([*before[-_TELEGRAM:], line.text[start:end]]))
        done = end
    return ", ".join(parts)


# ── telling ───────────────────────────────────────────────────────────────────────────────────


def _tell(lines: Sequence[_Line]) -> str:
    """Speaker by speaker: "Ana: … IA: …"."""
    told: list[str] = []
    for speaker, group in groupby(lines, key=lambda line: line.speaker):
        said = " ".join(_ended(line.text) for line in group)
        told.append(f"{speaker}: {said}" if speaker else said)
    return " ".join(told)


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…", "]")) else f"{text}."


def _mood(job: Job) -> str:
    feelings = [
        feeling for piece in job.pieces if piece.role == "user" for feeling in mood.find(piece.text)
    ]
    label = feelings[-1].label(job.language) if feelings else ""
    if not label:
        said = [p.text for p in job.pieces if p.role == "summary" and _mood_mark(job) in p.text]
        label = said[-1].rpartition(_mood_mark(job))[2].strip(" .]") if said else ""
    return _MOOD[job.language].format(label) if label else ""


def _mood_mark(job: Job) -> str:
    return _MOOD[job.language].split("{")[0]


def _events(lines: Sequence[_Line]) -> tuple[Event, ...]:
    """What happened, the weightiest first kept, told in order."""
    telling = [
        line
        for line in lines
        if line.weight >= _MEDIUM and line.intents & {"decision", "goal", "change", "limit"}
    ]
    kept = sorted(telling, key=lambda line: -line.weight)[:_EVENTS]
    return tuple(
        Event(
            line.at,
            _ended(f"{line.speaker}: {line.text}" if line.speaker else line.text),
            tuple(dict.fromkeys([*([line.speaker] if line.speaker else []), *line.people])),
            _importance(line.weight),
        )
        for line in sorted(kept, key=lambda line: line.order)
    )


def _importance(weight: float) -> Importance:
    return "high" if weight >= _HIGH else "medium" if weight >= _MEDIUM else "low"


def _context(lines: Sequence[_Line]) -> str:
    """The one sentence to go on from."""
    if not lines:
        return ""
    return cut(max(lines, key=lambda line: (line.weight, line.order)).text, 25, "words")
