"""What a message states that is worth keeping, found by rule, in Portuguese and English.

A message is taken apart into the clauses its speaker asserts (`clauses`), each reader looks for
its own kind of statement in them, and where two find the same words the more specific one wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims import plainer
from lembrar.text.claims.telling import Telling
from lembrar.text.language import detect

__all__ = ["find"]

_RANKS = (
    "limit",
    "goal",
    "appointment",
    "event",
    "bio",
    "preference",
    "decision",
    "emotion",
    "note",
)
_PART = 20_000
"""Characters read at once; a longer text is read in parts of this size."""

_LASTING = frozenset(("health", "allergy"))
_BEGUN = frozenset(("home", "employer"))
"""What says more than the event it began with: «me mudei pra Natal» tells where somebody lives."""
_SAME = {
    "home": "move trip",
    "employer": "job business",
    "occupation": "job business",
    "relationship": "wedding breakup loss",
    "studies": "graduation achievement",
    "possession": "purchase",
    "family": "birth loss",
    "pet": "birth loss purchase",
    "health": "illness accident birth",
    "age": "birth",
    "birthday": "birth",
}
"""Events that are the same news as what they made true; others may stand beside it."""

_NEWS = frozenset(("event",))
"""What somebody may have a feeling about, and tell of with it."""

_CERTAIN = frozenset("move job wedding breakup graduation loss birth".split())

Reader = Callable[[Telling], Iterable[Claim]]


def find(text: str, at: datetime, language: str = "") -> list[Claim]:
    """Every claim that `text` makes, said at `at`, in order; each once, none overlapping.

    `language` is "pt" or "en"; detected if empty. Never raises; time is linear in the text.
    """
    if not text.strip():
        return []
    spoken = "en" if (language or detect(text)).lower().startswith("en") else "pt"
    found: list[Claim] = []
    for start, part in _parts(text):
        found += [_moved(claim, start) for claim in _told(part, at, spoken)]
    return list(_once(sorted(found, key=lambda claim: (claim.start, claim.end))))


def _read(text: str, at: datetime, language: str) -> list[Claim]:
    telling = Telling(text, at, language)
    return _resolved([claim for reader in _readers() for claim in reader(telling)])


def _told(text: str, at: datetime, language: str) -> list[Claim]:
    """What is read in the plain words of the text, and what is read only in its own."""
    claims = _read(text, at, language)
    plain = plainer.plain(text, language)
    if plain is None:
        return claims
    found = plain.claims(_read(plain.text, at, language), text)
    return found + [one for one in claims if not any(_overlap(one, other) for other in found)]


@cache
def _readers() -> tuple[Reader, ...]:
    """Every reader; imported when the first message is read, for their rules are many."""
    from lembrar.text.claims import aims, bio, feelings, happenings, notes, tastes

    return (aims.find, happenings.find, bio.find, tastes.find, feelings.find, notes.find)


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """The text in stretches that can be read at once, cut where a line or a sentence ends."""
    start = 0
    while len(text) - start > _PART:
        window = text[start : start + _PART]
        cut = max(window.rfind("\n", _PART // 2), window.rfind(". ", _PART // 2))
        cut = cut if cut > 0 else window.rfind(" ", _PART // 2)
        cut = cut if cut > 0 else _PART - 1
        yield start, window[: cut + 1]
        start += cut + 1
    yield start, text[start:]


def _moved(claim: Claim, by: int) -> Claim:
    if not by:
        return claim
    return replace(claim, start=claim.start + by, end=claim.end + by)


def _resolved(claims: list[Claim]) -> list[Claim]:
    """In order of place; of two that overlap the more specific, else the one found first."""
    kept: list[Claim] = []
    for claim in sorted(claims, key=_rank):
        if claim.content and not any(
            _overlap(claim, other) and not _apart(claim, other) for other in kept
        ):
            kept.append(claim)
    return sorted(kept, key=lambda claim: (claim.start, claim.end))


def _rank(claim: Claim) -> float:
    """Its place among the kinds; a lasting condition says more than that somebody is ill."""
    if claim.kind == "bio":
        is_sold = claim.key == "possession" and claim.stance == "ends"
        is_told = claim.stance == "is" or (claim.key == "employer" and not claim.subject)
        is_new = claim.key in _BEGUN and is_told
        if claim.key in _LASTING or is_sold or is_new:
            return _RANKS.index("event") - 0.5
        if claim.key == "birthday":
            return _RANKS.index("appointment") - 0.5
        if claim.key == "studies" and (claim.subject or claim.stance == "ends"):
            return _RANKS.index("goal") - 0.5
    return _RANKS.index(claim.kind) if claim.kind in _RANKS else len(_RANKS)


def _apart(one: Claim, other: Claim) -> bool:
    """Whether an event and a state are two pieces of news, though one clause tells both."""
    kinds = {one.kind, other.kind}
    if "emotion" in kinds and kinds & _NEWS:
        return True  # «tô feliz que o bebê nasceu»
    if kinds != {"bio", "event"}:
        return False
    state, event = (one, other) if one.kind == "bio" else (other, one)
    return event.key in _CERTAIN and event.key not in _SAME.get(state.key, "").split()


def _overlap(one: Claim, other: Claim) -> bool:
    return one.start < other.end and other.start < one.end


def _once(claims: Iterable[Claim]) -> Iterator[Claim]:
    seen: set[tuple[str, ...]] = set()
    for claim in claims:
        heart = claim.value or claim.content.lower()
        key = claim.kind, claim.key, claim.subject.lower(), claim.stance, heart
        if key not in seen:
            seen.add(key)
            yield claim
