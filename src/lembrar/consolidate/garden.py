"""What time does to facts: they fade, expire, are archived, and come back when they are needed.

A fact's state at any moment is a function of what was said and used, never of when the garden came
by: tending every day and tending once at the end leave the same facts. Critical, pinned and
future-dated facts do not fade, and nothing is erased here."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from lembrar.consolidate import gist
from lembrar.consolidate.slots import heart, is_single, kind_policy, relation, subject_of
from lembrar.model import Fact, Gardening
from lembrar.policy import Facts

_DIGITS = 6  # 0.7 less four times 0.1 is 0.3, and not a hair under it
_LOWEST, _HIGHEST = 1.0, 10.0  # priorities


def faded(fact: Fact, policy: Facts, now: datetime) -> Fact:
    """The fact as it stands at `now`."""
    if fact.status != "live" or (fact.due_at and fact.due_at > now):
        return fact
    if fact.due_at is None and fact.faded_at is not None:
        return fact  # looked at before: nothing will ever happen to it by itself
    ends = _ends_at(fact, policy)
    until = min(now, ends) if ends else now
    fact = _lighter(fact, policy, until)
    fact = replace(fact, priority=priority(fact, until, policy))
    if ends and ends <= now:
        return replace(fact, status="archived", ended_at=ends, due_at=None)
    return replace(fact, due_at=due(fact, policy))


def due(fact: Fact, policy: Facts) -> datetime | None:
    """When the garden has something to do with a fact; None if never."""
    if fact.status != "live":
        return None
    moments = (_expires_at(fact), _next_fade(fact, policy), _next_fall(fact, policy))
    return min((moment for moment in moments if moment), default=None)


def tend(facts: Sequence[Fact], policy: Facts, now: datetime) -> tuple[list[Fact], Gardening]:
    """Brings the facts that are due to `now`. Returns those that changed, and what was done."""
    done = Gardening(now)
    changed: list[Fact] = []
    for fact in facts:
        if fact.due_at is None or fact.due_at > now:
            continue
        tended = faded(fact, policy, now)
        if tended != fact:
            changed.append(tended)
            done = _counted(done, fact, tended)
    return changed, done


def _counted(done: Gardening, before: Fact, after: Fact) -> Gardening:
    if after.status == "live":
        return replace(done, faded=done.faded + (after.weight < before.weight))
    if after.ended_at == _expires_at(before):
        return replace(done, expired=done.expired + 1)
    return replace(done, archived=done.archived + 1)


def used(fact: Fact, now: datetime, policy: Facts) -> Fact:
    """The fact after it was found and shown: its priority rises, and what would have expired for
    want of use stays. An archived one comes back."""
    fact = revived(faded(fact, policy, now), now, policy)
    fact = replace(fact, accesses=fact.accesses + 1, accessed_at=_later(fact.accessed_at, now))
    if fact.status != "live":
        return fact
    if fact.expires_at and not fact.when:
        fact = replace(fact, expires_at=max(fact.expires_at, expiry(fact, now, policy) or now))
    fact = replace(fact, priority=priority(fact, now, policy))
    return replace(fact, due_at=due(fact, policy))


def revived(fact: Fact, now: datetime, policy: Facts) -> Fact:
    """An archived fact that was found or said again, live once more; any other as it is."""
    if fact.status != "archived":
        return fact
    kind = kind_policy(fact.kind, policy)
    expires = fact.expires_at
    if expires and expires <= now:
        expires = now + timedelta(days=max(kind.days, kind.undated_days))
    fact = replace(
        fact,
        status="live",
        ended_at=None,
        weight=max(fact.weight, kind.weight),
        faded_at=now,
        expires_at=expires,
        accessed_at=_later(fact.accessed_at, now),
    )
    fact = replace(fact, priority=priority(fact, now, policy))
    return replace(fact, due_at=due(fact, policy))


def expiry(fact: Fact, at: datetime, policy: Facts) -> datetime | None:
    """When a fact said at `at` expires: so long after its date, or after it was said."""
    kind = kind_policy(fact.kind, policy)
    if not kind.days or kind.critical:
        return None
    dated = gist.within(fact.when, at.tzinfo)
    if dated:
        return dated[1] + timedelta(days=kind.days)
    return at + timedelta(days=kind.undated_days or kind.days)


# ── weight ────────────────────────────────────────────────────────────────────────────────────


def _lasts(fact: Fact) -> bool:
    return fact.critical or fact.pinned


def _ends_at(fact: Fact, policy: Facts) -> datetime | None:
    """When a fact is archived if nothing happens: it expires, or fades too far."""
    fade = kind_policy(fact.kind, policy).fade
    moments = [moment] if (moment := _expires_at(fact)) else []
    if fade > 0 and not _lasts(fact):
        steps = 0
        while round(fact.weight - steps * fade, _DIGITS) >= policy.archive_below:
            steps += 1
        moments.append(_anchor(fact) + steps * timedelta(days=policy.fade_days))
    return min(moments, default=None)


def _expires_at(fact: Fact) -> datetime | None:
    return None if _lasts(fact) else fact.expires_at


def _anchor(fact: Fact) -> datetime:
    """From when on a fact fades: since it was last said, but not before its own date is over."""
    since = fact.faded_at or fact.updated_at
    dated = gist.within(fact.when, since.tzinfo)
    return max(since, dated[1]) if dated else since


def _lighter(fact: Fact, policy: Facts, until: datetime) -> Fact:
    fade = kind_policy(fact.kind, policy).fade
    step = timedelta(days=policy.fade_days)
    steps = (until - _anchor(fact)) // step
    if fade <= 0 or _lasts(fact) or steps < 1:
        return fact
    weight = max(0.0, round(fact.weight - steps * fade, _DIGITS))
    return replace(fact, weight=weight, faded_at=_anchor(fact) + steps * step)


def _next_fade(fact: Fact, policy: Facts) -> datetime | None:
    if _lasts(fact) or kind_policy(fact.kind, policy).fade <= 0:
        return None
    return _anchor(fact) + timedelta(days=policy.fade_days)


# ── priority ──────────────────────────────────────────────────────────────────────────────────


def priority(fact: Fact, now: datetime, policy: Facts) -> float:
    """From 1 to 10: its kind's, higher with each use, lower with each stretch without any."""
    idle = max(0, (now - _touched_at(fact)) // timedelta(days=policy.priority_days))
    fall = 0.0 if fact.pinned else idle * policy.priority_step
    return round(max(_LOWEST, _raised(fact, policy) - fall), _DIGITS)


def _raised(fact: Fact, policy: Facts) -> float:
    rise = fact.accesses * policy.priority_step
    return min(_HIGHEST, kind_policy(fact.kind, policy).priority + rise)


def _touched_at(fact: Fact) -> datetime:
    return max(fact.updated_at, fact.accessed_at or fact.updated_at)


def _next_fall(fact: Fact, policy: Facts) -> datetime | None:
    if fact.pinned or policy.priority_step <= 0 or fact.priority <= _LOWEST:
        return None
    fallen = max(0, round((_raised(fact, policy) - fact.priority) / policy.priority_step))
    return _touched_at(fact) + (fallen + 1) * timedelta(days=policy.priority_days)


def relevance(fact: Fact, similarity: float, now: datetime, policy: Facts) -> float:
    """How much a fact matters to what is asked, 0 to 10: its priority times 0.4 of how recent it
    is, 0.4 of how similar, and 0.2 of how used. Recency is 1 when it was just said and halves with
    every `recency_days`; what lies in the future is as recent as can be."""
    usage = math.log(fact.accesses + 1) / 10
    share = 0.4 * recency(fact, now, policy) + 0.4 * similarity + 0.2 * usage
    return min(_HIGHEST, fact.priority * share)


def recency(fact: Fact, now: datetime, policy: Facts) -> float:
    """1 when it was just said, half after `recency_days`, and so on."""
    dated = gist.within(fact.when, now.tzinfo)
    since = max(fact.updated_at, dated[0]) if dated else fact.updated_at
    days = max(0.0, (now - since) / timedelta(days=1))
    return 0.5 ** (days / policy.recency_days)


# ── too many, and too much alike ──────────────────────────────────────────────────────────────


def overfull(facts: Sequence[Fact], policy: Facts, now: datetime) -> list[Fact]:
    """The facts to archive so that no more than `most_live` stay that are neither critical nor
    pinned: the least relevant ones, and what the user is last of all."""
    loose = [fact for fact in facts if fact.status == "live" and not _lasts(fact)]
    if len(loose) <= policy.most_live:
        return []
    loose.sort(key=lambda fact: _worth(fact, policy, now), reverse=True)
    return [
        replace(fact, status="archived", ended_at=now, due_at=None)
        for fact in loose[policy.most_live :]
    ]


def _worth(fact: Fact, policy: Facts, now: datetime) -> tuple[bool, float, datetime, str]:
    core = fact.kind == "bio" and not subject_of(fact)
    ahead = (dated := gist.within(fact.when, now.tzinfo)) is not None and dated[1] > now
    worth = fact.weight * relevance(fact, 1.0, now, policy)
    return core or ahead, worth, fact.updated_at, fact.id


def redundant(facts: Sequence[Fact], policy: Facts, now: datetime) -> list[Fact]:
    """Live facts that say the same, made one: the one that tells most stays, with all that was
    learnt of the others, which are kept in its history. Returns what changed."""
    changed: dict[str, Fact] = {}
    for group in _alike([fact for fact in facts if fact.status == "live"], policy):
        kept, *others = sorted(group, key=_telling, reverse=True)
        changed[kept.id] = together(kept, others, policy)
        for other in others:
            changed[other.id] = replace(
                other, status="superseded", replaced_by=kept.id, ended_at=now, due_at=None
            )
    return list(changed.values())


def together(kept: Fact, others: Iterable[Fact], policy: Facts) -> Fact:
    """One fact with what was learnt of several that say the same."""
    every = [kept, *others]
    sources = dict.fromkeys(pair for fact in every for pair in provenance(fact))
    kept = replace(
        kept,
        observations=sum(fact.observations for fact in every),
        confidence=max(fact.confidence for fact in every),
        weight=max(fact.weight for fact in every),
        created_at=min(fact.created_at for fact in every),
        updated_at=max(fact.updated_at for fact in every),
        faded_at=max(fact.faded_at or fact.updated_at for fact in every),
        accesses=sum(fact.accesses for fact in every),
        accessed_at=max((f.accessed_at for f in every if f.accessed_at), default=None),
        pinned=any(fact.pinned for fact in every),
        sources=tuple(source for source, _ in sources),
        chats=tuple(chat for _, chat in sources),
        tags=tuple(dict.fromkeys(tag for fact in every for tag in fact.tags)),
    )
    return replace(kept, due_at=due(kept, policy))


def provenance(fact: Fact) -> list[tuple[str, str]]:
    """The messages a fact comes from, each with its chat."""
    chats = fact.chats if len(fact.chats) == len(fact.sources) else ("",) * len(fact.sources)
    return list(zip(fact.sources, chats, strict=True))


def _telling(fact: Fact) -> tuple[bool, bool, int, int, datetime, str]:
    told = len(gist.roots(fact.content)) + len(gist.figures(fact.content))
    return fact.pinned, fact.critical, told, fact.observations, fact.updated_at, fact.id


def _alike(facts: Sequence[Fact], policy: Facts) -> list[list[Fact]]:
    """Groups of two or more that say the same. Only facts that share a word are compared."""
    groups: dict[str, list[Fact]] = {}
    home: dict[str, str] = {}
    shelves: dict[tuple[str, str, str], list[Fact]] = {}
    for fact in sorted(facts, key=lambda f: (f.created_at, f.id)):
        about = subject_of(fact)
        slot = (about, fact.kind, fact.key)
        words = [""] if is_single(fact.kind, fact.key) else sorted(heart(fact)) or [""]
        near = {f.id: f for word in words for f in shelves.get((about, fact.kind, word), [])}
        twin = next((old for old in near.values() if _same(old, fact, policy)), None)
        first = home[twin.id] if twin else fact.id
        home[fact.id] = first
        groups.setdefault(first, []).append(fact)
        for word in words:
            shelves.setdefault((*slot[:2], word), []).append(fact)
    return [group for group in groups.values() if len(group) > 1]


def _same(old: Fact, new: Fact, policy: Facts) -> bool:
    if old.key != new.key or old.stance != new.stance or is_single(new.kind, new.key):
        return old.value == new.value and old.key == new.key and old.stance == new.stance
    return "same" in (relation(old, new, policy), relation(new, old, policy))


def _later(one: datetime | None, other: datetime) -> datetime:
    return max(one, other) if one else other
