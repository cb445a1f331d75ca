"""Critical facts: found by rule in what the user says, merged without doubles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from hashlib import blake2b

from lembrar.model import Fact, Message
from lembrar.policy import Facts
from lembrar.text import dates, intents, numbers
from lembrar.text.content import content_words

_TAGS = {"goal": "goal", "limit": "limit", "preference": "preference", "decision": "decision"}
_LONGEST = 600  # characters of a statement; a longer one is no statement but a text


def extract(message: Message, user: str, language: str) -> list[Fact]:
    """Goals, limits, preferences and decisions that the user states in a message."""
    if message.role != "user" or message.sender != user or message.at is None:
        return []
    found: dict[str, Fact] = {}
    for intent in intents.critical(message.content, language):
        content = " ".join(intent.text.split())
        if len(content) <= _LONGEST:
            fact = _fact(user, message, message.at, intent.kind, content)
            found.setdefault(fact.id, fact)
    return list(found.values())


def _fact(user: str, message: Message, at: datetime, kind: str, content: str) -> Fact:
    digest = blake2b("\0".join([user, kind, content]).encode(), digest_size=12).hexdigest()
    return Fact(
        id=digest,
        user=user,
        subject=user,
        kind=kind,
        key=kind,
        content=content,
        created_at=at,
        updated_at=at,
        valid_from=at,
        tags=(_TAGS[kind],),
        sources=(message.id,),
        critical=True,
    )


def merge(known: Sequence[Fact], found: Iterable[Fact], policy: Facts) -> list[Fact]:
    """The facts to write: new ones, and known ones that were stated again. Nothing else changes."""
    facts = {fact.id: fact for fact in known}
    changed: dict[str, Fact] = {}
    for new in found:
        old = next((fact for fact in facts.values() if _same(fact, new, policy)), None)
        if old is None:
            facts[new.id] = changed[new.id] = replace(new, confidence=policy.confidence)
        elif not set(new.sources) <= set(old.sources):
            facts[old.id] = changed[old.id] = _reinforced(old, new, policy)
    return list(changed.values())


def _reinforced(old: Fact, new: Fact, policy: Facts) -> Fact:
    return replace(
        old,
        observations=old.observations + 1,
        confidence=old.confidence + policy.confidence_step * (1 - old.confidence),
        updated_at=max(old.updated_at, new.updated_at),
        sources=(*old.sources, *new.sources),
    )


def _same(old: Fact, new: Fact, policy: Facts) -> bool:
    """Whether two statements say the same: nearly the same words, exactly the same figures."""
    if (old.kind, old.subject) != (new.kind, new.subject) or old.status != "live":
        return False
    if old.id == new.id:
        return True
    ours, theirs = _words(old.content), _words(new.content)
    union = len(ours | theirs)
    alike = union > 0 and len(ours & theirs) / union >= policy.same
    return alike and _figures(old) == _figures(new)


def _figures(fact: Fact) -> frozenset[str]:
    return _values(fact.content, fact.valid_from or fact.created_at)


@lru_cache(maxsize=8192)  # each new statement is compared with all that are known
def _words(content: str) -> frozenset[str]:
    return frozenset(content_words(content))


@lru_cache(maxsize=8192)
def _values(content: str, at: datetime) -> frozenset[str]:
    values = {str(number.value) for number in numbers.find(content)}
    return frozenset(values | {date.value for date in dates.find(content, at)})
