"""What happens to a fact: it is said again, replaced, inherited from, doubted."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from lembrar.consolidate import garden, gist
from lembrar.consolidate.slots import Relation
from lembrar.model import Fact
from lembrar.policy import Facts


def reinforced(old: Fact, new: Fact, policy: Facts) -> Fact:
    """A known fact after it was said again: surer, weightier, fresh; live, if it was archived."""
    at = new.created_at
    old = garden.revived(garden.faded(old, policy, at), at, policy)
    sources = dict.fromkeys([*garden.provenance(old), *garden.provenance(new)])
    by_hand = not new.sources
    old = replace(
        old,
        observations=old.observations + 1,
        confidence=1.0 if by_hand else _toward(old.confidence, policy.confidence_step),
        weight=1.0 if by_hand else _toward(old.weight, policy.weight_step),
        created_at=min(old.created_at, at),
        updated_at=max(old.updated_at, at),
        faded_at=max(old.faded_at or old.updated_at, at),
        valid_from=_first(old.valid_from, new.valid_from),
        expires_at=_last(old.expires_at, new.expires_at),
        sources=tuple(source for source, _ in sources),
        chats=tuple(chat for _, chat in sources),
        participants=tuple(dict.fromkeys([*old.participants, *new.participants])),
        tags=tuple(dict.fromkeys([*old.tags, *new.tags])),
    )
    old = replace(old, priority=garden.priority(old, at, policy))
    return replace(old, due_at=garden.due(old, policy))


def _toward(share: float, step: float) -> float:
    return round(share + step * (1 - share), 6)


def one_breath(old: Fact, new: Fact) -> bool:
    """Whether both were said in one message: «sou médica e professora» is no change of job."""
    return bool(new.sources) and set(garden.provenance(new)) <= set(garden.provenance(old))


def heir(new: Fact, old: Fact, found: Relation, policy: Facts) -> Fact:
    """The new fact with what it inherits from the one that it replaces."""
    if found in ("replaces", "contradicts"):
        return replace(new, pinned=new.pinned or (old.pinned and found == "replaces"))
    new = replace(
        new,
        observations=old.observations + 1,
        confidence=max(new.confidence, _toward(old.confidence, policy.confidence_step)),
        weight=max(new.weight, _toward(old.weight, policy.weight_step)),
        updated_at=max(old.updated_at, new.updated_at),
        faded_at=max(old.faded_at or old.updated_at, new.updated_at),
        accesses=old.accesses,
        accessed_at=old.accessed_at,
        pinned=new.pinned or old.pinned,
        critical=new.critical or old.critical,
        when=gist.closer(old.when, new.when),
        valid_from=new.valid_from if found == "follows" else _first(old.valid_from, new.valid_from),
    )
    new = replace(new, priority=garden.priority(new, new.created_at, policy))
    return replace(new, due_at=garden.due(new, policy))


def superseded(old: Fact, new: Fact, found: Relation, policy: Facts) -> Fact:
    """A fact after another took its place. One that was only told more precisely stays true."""
    if found == "contradicts":
        old = doubted(old, policy)
    return replace(
        old,
        status="superseded",
        replaced_by=new.id,
        ended_at=new.created_at,
        valid_to=old.valid_to if found == "refines" else until(old, new),
        due_at=None,
    )


def until(old: Fact, new: Fact) -> datetime:
    """Until when the old one was true: until the new one was, or until that was said."""
    since = new.valid_from or new.created_at
    return since if since > (old.valid_from or old.created_at) else new.created_at


def doubted(fact: Fact, policy: Facts) -> Fact:
    return replace(fact, confidence=round(fact.confidence * (1 - policy.contradiction_step), 6))


def _first(one: datetime | None, other: datetime | None) -> datetime | None:
    return min(one, other) if one and other else one or other


def _last(one: datetime | None, other: datetime | None) -> datetime | None:
    return max(one, other) if one and other else one or other
