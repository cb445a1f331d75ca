"""No summary is believed: what it lost is put back as far as its size allows, what it invented is
taken out, and it is never over its limit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from lembrar.consolidate import atoms as find
from lembrar.model import Atom, Unit
from lembrar.text import sentences
from lembrar.text.fold import fold
from lembrar.text.measure import cut, measure

_LONGEST = 64  # characters of a draft that are read, for each word or token of the limit


@dataclass(frozen=True, slots=True)
class Verified:
    """A summary that keeps its limit; `lost` is what its text could not hold."""

    text: str
    lost: tuple[Atom, ...]
    invented: tuple[Atom, ...]


def verify(
    text: str,
    atoms: Sequence[Atom],
    known: Sequence[Atom],
    limit: int,
    unit: Unit,
    at: datetime,
    language: str,
) -> Verified:
    """The text repaired: it should tell `atoms`, and may tell nothing but what is `known`."""
    text = text[: _LONGEST * (limit + 1)]
    invented = find.invented(known, text, at, language)
    if invented:
        text = _without(text, invented)
    text = cut(" ".join(text.split()), limit, unit)
    missing = find.by_rank(find.lost(atoms, text, at, language))
    text = _with(text, missing, limit, unit)
    lost = find.lost(missing, text, at, language)
    return Verified(text, tuple(lost), tuple(invented))


def _without(text: str, invented: Sequence[Atom]) -> str:
    """The text without the sentences that say what nobody said."""
    bad = [fold(atom.text) for atom in invented]
    kept = [s.text for s in sentences.split(text) if not any(b in fold(s.text) for b in bad)]
    return " ".join(kept)


def _with(text: str, missing: Sequence[Atom], limit: int, unit: Unit) -> str:
    """The text with as many of the missing atoms appended as fit."""
    added: list[str] = []
    best = text
    for atom in missing:
        said = " ".join(atom.text.split()).strip("[].;, ")
        if not said:
            continue
        if any(_covers(other, said) for other in added):
            continue
        longer = f"{text} [{'; '.join([*added, said])}]".strip()
        if measure(longer, unit) <= limit:
            added.append(said)
            best = longer
    return best


def _covers(longer: str, shorter: str) -> bool:
    return fold(shorter) in fold(longer)
