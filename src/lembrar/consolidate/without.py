"""What is known without what some messages said: as if they had never been read, as far as the
rest can tell.

A history of facts that took each other's place is told anew from the messages that are left. Where
those do not tell all of it, because a brain or a hand had a part in it, what came from the erased
messages is taken out, and what it had replaced comes back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from lembrar.consolidate import garden
from lembrar.consolidate.ending import ends
from lembrar.consolidate.merge import Stated, merge
from lembrar.consolidate.slots import relation, subject_of
from lembrar.model import Fact
from lembrar.policy import Facts

Source = tuple[str, str]  # a chat, and the id of a message in it
_BACK = ("superseded", "ended")


@dataclass(frozen=True, slots=True)
class Left:
    """What is left to tell: what the surviving messages state, and when they were said."""

    stated: tuple[Stated, ...] = ()
    said_at: Mapping[Source, datetime] | None = None


def without(
    facts: Sequence[Fact],
    gone: Collection[Source],
    left: Left,
    policy: Facts,
    now: datetime,
    *,
    also: Collection[str] = (),
) -> tuple[list[Fact], list[str]]:
    """The facts to write and the ids to remove so that nothing of the messages in `gone`, nor the
    facts in `also`, is known any more."""
    before = {fact.id: fact for fact in facts}
    known = dict(before)
    hit = touched(facts, gone) | {id for id in also if id in before}
    for history in histories(facts, hit, policy):
        told = _told_anew(known, history, hit, left, gone, policy, now)
        if told is None:
            told = _taken_out(known, history, left, gone, also, policy, now)
        known = {id: fact for id, fact in known.items() if id not in history} | told
    changed = [fact for id, fact in known.items() if before.get(id) != fact]
    return changed, [id for id in before if id not in known]


def touched(facts: Iterable[Fact], gone: Collection[Source]) -> set[str]:
    """The facts that one of these messages is a source of."""
    return {fact.id for fact in facts if any(is_gone(s, gone) for s in sources(fact))}


def sources(fact: Fact) -> list[Source]:
    """The messages that a fact came from; those of unknown chats have an empty one."""
    return [(chat, source) for source, chat in garden.provenance(fact)]


def is_gone(source: Source, gone: Collection[Source]) -> bool:
    """Whether a source is among these. One whose chat is not known is, if it may be."""
    return source in gone or (not source[0] and any(id == source[1] for _, id in gone))


def histories(facts: Sequence[Fact], hit: Collection[str], policy: Facts) -> list[set[str]]:
    """The facts in `hit`, each together with all that it had to do with: what came before and
    after it in its place, and what says the same or the contrary."""
    beside: dict[str, set[str]] = {fact.id: set() for fact in facts}
    for fact in facts:
        for other in (*fact.replaces, fact.replaced_by):
            if other in beside:
                beside[fact.id].add(other)
                beside[other].add(fact.id)
    known = {fact.id: fact for fact in facts}
    slots: dict[tuple[str, ...], list[Fact]] = {}
    for fact in facts:
        slots.setdefault(_slot(fact), []).append(fact)
    found: list[set[str]] = []
    for id in sorted(hit):
        if not any(id in history for history in found):
            found.append(_reached(id, known, beside, slots, policy))
    return found


def _slot(fact: Fact) -> tuple[str, ...]:
    return (subject_of(fact), fact.kind)


def _alike(one: Fact, other: Fact, policy: Facts) -> bool:
    """Whether two facts would have been weighed against each other."""
    if "ends" in (one.stance, other.stance):
        return ends(one, other) or ends(other, one)
    return bool(relation(one, other, policy) or relation(other, one, policy))


def _reached(
    id: str,
    known: Mapping[str, Fact],
    beside: Mapping[str, set[str]],
    slots: Mapping[tuple[str, ...], Sequence[Fact]],
    policy: Facts,
) -> set[str]:
    seen, waiting = {id}, [id]
    while waiting:
        fact = known[waiting.pop()]
        alike = {
            other.id
            for other in slots[_slot(fact)]
            if other.id not in seen and _alike(fact, other, policy)
        }
        new = (beside[fact.id] | alike) - seen
        seen |= new
        waiting += new
    return seen


# ── told anew ─────────────────────────────────────────────────────────────────────────────────


def _told_anew(
    known: Mapping[str, Fact],
    history: Collection[str],
    hit: Collection[str],
    left: Left,
    gone: Collection[Source],
    policy: Facts,
    now: datetime,
) -> dict[str, Fact] | None:
    """What the surviving messages tell of a history, or None if they do not tell all of it."""
    old = [known[id] for id in history]
    mine = {s for fact in old for s in sources(fact) if not is_gone(s, gone)}
    if any(_by_hand(fact, mine) for fact in old if fact.sources or fact.id not in hit):
        return None
    rest = [fact for id, fact in known.items() if id not in history]
    told = merge(rest, [s for s in left.stated if (s.chat, s.message) in mine], policy, now)
    new = {fact.id: fact for fact in told}
    stay = [fact for fact in old if fact.sources and not _came_from(fact, gone)]
    if not all(_is_told(fact, told, policy) for fact in stay):
        return None  # a brain was in it
    return {
        id: _as_used(fact, known.get(id) or _namesake(fact, old), policy, now)
        for id, fact in new.items()
    }


def _is_told(fact: Fact, told: Iterable[Fact], policy: Facts) -> bool:
    """Whether what a fact says is told by the message that it had its words from."""
    return any(
        other.id == fact.id
        or (sources(fact)[0] in sources(other) and relation(other, fact, policy) == "same")
        for other in told
    )


def _by_hand(fact: Fact, left: Collection[Source]) -> bool:
    """Whether a hand made this fact, or undid one that messages still tell."""
    undone = fact.status == "undone" and any(source in left for source in sources(fact))
    return undone or not fact.sources


def _namesake(fact: Fact, old: Iterable[Fact]) -> Fact | None:
    """The fact that said the same by an erased message's words."""
    about = (fact.kind, fact.key, fact.subject, fact.stance)
    return next(
        (
            other
            for other in old
            if (other.kind, other.key, other.subject, other.stance) == about
            if set(sources(fact)) <= set(sources(other))
        ),
        None,
    )


def _as_used(fact: Fact, old: Fact | None, policy: Facts, now: datetime) -> Fact:
    """The fact as it was used before it was told anew."""
    if old is None:
        return fact
    used = replace(
        fact,
        accesses=old.accesses,
        accessed_at=old.accessed_at,
        pinned=old.pinned,
        critical=old.critical or fact.critical,
    )
    return garden.faded(used, policy, now)


# ── taken out ─────────────────────────────────────────────────────────────────────────────────


def _taken_out(
    known: Mapping[str, Fact],
    history: Collection[str],
    left: Left,
    gone: Collection[Source],
    also: Collection[str],
    policy: Facts,
    now: datetime,
) -> dict[str, Fact]:
    """The history without the facts whose words came from an erased message. Others keep the
    sources that are left; what had given way comes back."""
    old = {id: known[id] for id in history}
    out = {id for id, fact in old.items() if id in also or _came_from(fact, gone)}
    kept = {id: _lighter(fact, gone, left, policy) for id, fact in old.items() if id not in out}
    for id, fact in kept.items():
        if fact.replaced_by in out:
            kept[id] = _came_back(fact, _heir(fact, old, out), old, policy, now)
    return {id: _relinked(fact, kept) for id, fact in kept.items()}


def _came_from(fact: Fact, gone: Collection[Source]) -> bool:
    """Whether the words of a fact are an erased message's: those of its first source."""
    return bool(fact.sources) and is_gone(sources(fact)[0], gone)


def _lighter(fact: Fact, gone: Collection[Source], left: Left, policy: Facts) -> Fact:
    """The fact as if it had not been said by the erased messages, too."""
    kept = [source for source in sources(fact) if not is_gone(source, gone)]
    lost = len(fact.sources) - len(kept)
    if not lost:
        return fact
    times = [at for source in kept if (at := (left.said_at or {}).get(source))]
    doubt = (1 - fact.confidence) / (1 - policy.confidence_step) ** lost
    return replace(
        fact,
        sources=tuple(id for _, id in kept),
        chats=tuple(chat for chat, _ in kept),
        observations=max(1, fact.observations - lost),
        confidence=max(0.0, round(1 - doubt, 6)),
        created_at=max(fact.created_at, min(times)) if times else fact.created_at,
        updated_at=min(fact.updated_at, max(times)) if times else fact.updated_at,
    )


def _heir(fact: Fact, old: Mapping[str, Fact], out: Collection[str]) -> Fact | None:
    """Who has the place now that was taken by a fact which is out."""
    seen: set[str] = set()
    while fact.replaced_by in out and fact.replaced_by not in seen:
        seen.add(fact.replaced_by)
        fact = old[fact.replaced_by]
    return old.get(fact.replaced_by) if fact.status == "superseded" else None


def _came_back(
    fact: Fact, heir: Fact | None, old: Mapping[str, Fact], policy: Facts, now: datetime
) -> Fact:
    """A fact whose successor is out: what came after that took its place, or nothing did."""
    if fact.status not in _BACK:
        return replace(fact, replaced_by="")
    if heir is not None and heir.id != fact.id:
        until = heir.valid_from or heir.created_at
        ended = replace(fact, status="superseded", replaced_by=heir.id, ended_at=heir.created_at)
        return replace(ended, valid_to=until if fact.valid_to else None)
    live = replace(fact, status="live", replaced_by="", ended_at=None, valid_to=None)
    return garden.faded(live, policy, now)


def _relinked(fact: Fact, kept: Mapping[str, Fact]) -> Fact:
    """The fact with exactly those named as replaced that name it."""
    stay = [id for id in fact.replaces if id in kept]
    came = [id for id, other in kept.items() if other.replaced_by == fact.id and id not in stay]
    return replace(fact, replaces=(*stay, *came))
