"""What is believed of a user, line by line: what they are, like and want, and tend to feel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lembrar.consolidate.slots import subject_of
from lembrar.model import Fact, Profile, Trait
from lembrar.text.fold import fold

_KEYED = ("bio", "preference")  # their keys say what they are about; other kinds go by their kind
_SHOWN = (*_KEYED, "goal", "limit", "decision", "emotion")


def profile(user: str, facts: Sequence[Fact], now: datetime) -> Profile:
    """The profile that follows from a user's live facts, the surest line of each key first."""
    mine = [fact for fact in facts if _belongs(fact, now)]
    mine.sort(key=lambda fact: (_SHOWN.index(fact.kind), _key(fact), -fact.confidence, fact.id))
    return Profile(user, tuple(_trait(fact) for fact in mine))


def _belongs(fact: Fact, now: datetime) -> bool:
    if fact.status != "live" or subject_of(fact) or fact.kind not in _SHOWN:
        return False
    if fact.kind == "emotion" and fact.key != "pattern":
        return False  # a mood is no trait
    return fact.created_at <= now


def _key(fact: Fact) -> str:
    if fact.kind in _KEYED:
        return fact.key
    return fact.key if fact.kind == "emotion" else fact.kind


def _trait(fact: Fact) -> Trait:
    return Trait(
        key=_key(fact),
        value=_shown(fact),
        confidence=fact.confidence,
        observations=fact.observations,
        since=fact.valid_from or fact.created_at,
        updated_at=fact.updated_at,
        fact=fact.id,
    )


def _shown(fact: Fact) -> str:
    """The value as it was said, «Recife»; the whole statement where the value alone would mislead
    («não como carne») or was never said in so many words."""
    if fact.kind not in _KEYED or fact.stance != "is" or not fact.value:
        return fact.content
    start = fold(fact.content).find(fact.value)
    return fact.content[start : start + len(fact.value)] if start >= 0 else fact.content
