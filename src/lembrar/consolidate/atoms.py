"""The details that no compaction may lose: found by rule before, looked for after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from decimal import Decimal

from lembrar.model import Atom, AtomKind
from lembrar.text import dates, intents, names, negation, numbers
from lembrar.text.content import content_words
from lembrar.text.fold import fold

_DECISIONS = frozenset({"goal", "limit", "preference", "decision"})
_RANK: dict[AtomKind, int] = {
    "money": 0,
    "date": 1,
    "percent": 2,
    "number": 3,
    "identifier": 4,
    "decision": 5,
    "negation": 6,
    "name": 7,
}
_NUMBERS: dict[str, AtomKind] = {"money": "money", "percent": "percent"}
_CHUNK = 20_000  # characters read at a time, so that one giant message cannot hold up the rest


def find(text: str, at: datetime, language: str, source: str = "") -> tuple[Atom, ...]:
    """Every atom of a message, as said and normalised, each once."""
    found: dict[tuple[str, str, str], Atom] = {}
    for part in _parts(text):
        for atom in _found(part, at, language, source):
            found.setdefault((atom.kind, atom.value, fold(atom.text)), atom)
    return tuple(found.values())


def by_rank(atoms: Iterable[Atom]) -> list[Atom]:
    """Atoms by how much it hurts to lose them, in the order said among equals."""
    return sorted(atoms, key=lambda atom: _RANK[atom.kind])


def lost(atoms: Sequence[Atom], text: str, at: datetime, language: str) -> list[Atom]:
    """The atoms that a summary's text does not convey."""
    shown = _Shown(text, at, language)
    return [atom for atom in atoms if not shown.has(atom)]


def invented(atoms: Sequence[Atom], text: str, at: datetime, language: str) -> list[Atom]:
    """Numbers and dates that a summary's text has but its source had not."""
    said = {fold(atom.text) for atom in atoms}
    values = {_day(atom) for atom in atoms}
    checked = ("money", "percent", "number", "date")
    return [
        atom
        for atom in find(text, at, language)
        if atom.kind in checked and fold(atom.text) not in said and _day(atom) not in values
    ]


def _day(atom: Atom) -> str:
    """The value; of a time, its day."""
    return atom.value.partition("T")[0] if atom.kind == "date" else atom.value


class _Shown:
    """What a text conveys."""

    def __init__(self, text: str, at: datetime, language: str) -> None:
        self.folded = " ".join(fold(text).split())
        self.values = {
            (atom.kind, atom.value)
            for atom in find(text, at, language)
            if atom.kind in ("money", "percent", "number", "date", "identifier")
        }
        self.words = set(content_words(text))
        self.denies = bool(negation.find(text))

    def has(self, atom: Atom) -> bool:
        said = " ".join(fold(atom.text).split())
        if _bounded(said, self.folded):
            return True
        if atom.kind in ("negation", "decision"):
            return self._tells(atom)
        return atom.kind != "name" and (atom.kind, atom.value) in self.values

    def _tells(self, atom: Atom) -> bool:
        """Most content words are there, and a negation is still one."""
        needed = set(content_words(atom.text))
        enough = bool(needed) and len(needed & self.words) >= 0.8 * len(needed)
        return enough and (self.denies or not negation.find(atom.text))


def _found(text: str, at: datetime, language: str, source: str) -> Iterable[Atom]:
    said = dates.find(text, at, language)
    for number in numbers.find(text, language):
        if any(date.start < number.end and number.start < date.end for date in said):
            continue  # the 20 of "dia 20" is a day, not an amount
        yield Atom(_NUMBERS.get(number.kind, "number"), number.text, _plain(number.value), source)
    for date in said:
        yield Atom("date", date.text, date.value, source)
    for identifier in numbers.find_identifiers(text):
        yield Atom("identifier", identifier.text, identifier.value, source)
    for name in names.find(text, language):
        yield Atom("name", name.text, fold(name.text), source)
    for denial in negation.find(text):
        denied = denial.scope_text or denial.text
        yield Atom("negation", denied, fold(denied), source)
    for intent in intents.find(text, language):
        if intent.kind in _DECISIONS:
            yield Atom("decision", intent.text, intent.kind, source)


def _plain(value: Decimal) -> str:
    return str(numbers.normal(value))


def _parts(text: str) -> list[str]:
    """The text in pieces of bounded length, cut at white space."""
    parts: list[str] = []
    start = 0
    while len(text) - start > _CHUNK:
        end = max(text.rfind(" ", start, start + _CHUNK), text.rfind("\n", start, start + _CHUNK))
        end = end if end > start else start + _CHUNK
        parts.append(text[start:end])
        start = end
    return [*parts, text[start:]]


def _bounded(said: str, text: str) -> bool:
    """Whether the text says it, not as a part of a longer word or number."""
    at = text.find(said)
    while at >= 0:
        before, after = text[at - 1 : at] if at else "", text[at + len(said) : at + len(said) + 1]
        if not (before.isalnum() and said[:1].isalnum()) and not (
            after.isalnum() and said[-1:].isalnum()
        ):
            return True
        at = text.find(said, at + 1)
    return False
