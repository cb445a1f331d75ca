"""The user's own hand: to remember, correct, undo, pin, and ask what was known when.

What is done by hand is sure, and names no message: reading the log again never brings back what
was corrected or undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b

from lembrar.consolidate import garden
from lembrar.consolidate.merge import Stated, fact_of
from lembrar.consolidate.slots import KINDS, kinds_of
from lembrar.errors import InvalidInput, InvalidTime, UnknownFact
from lembrar.model import Claim, Fact
from lembrar.policy import Facts

_LONGEST = 600  # characters of a fact; a longer one is no statement but a text


def remembered(
    user: str,
    text: str,
    kind: str,
    now: datetime,
    policy: Facts,
    claims: Sequence[Claim] = (),
    *,
    weight: float = 1.0,
    language: str = "",
) -> Fact:
    """A fact that the user gives. `claims` are what was read in the text: they say what it is
    about; `kind`, if given, has the last word, and a text that states nothing is a note. It is yet
    to be placed among what is known (`merge.place`)."""
    content = _checked(text)
    wanted = next(iter(kinds_of([kind]))) if kind else ""
    if wanted and wanted not in KINDS:
        raise InvalidInput(f"There is no kind {kind!r}. Use one of: {', '.join(KINDS)}.")
    claim = _claim(content, wanted, claims)
    fact = fact_of(Stated(claim, user, "", "", now, language), policy)
    sure = replace(fact, id=_id(user, now, content), weight=weight, confidence=1.0)
    return checked(replace(sure, due_at=garden.due(sure, policy)))


def _claim(content: str, kind: str, claims: Sequence[Claim]) -> Claim:
    fits = [claim for claim in claims if not kind or claim.kind == kind]
    if fits and (kind or len(claims) == 1):
        return replace(fits[0], content=content if not fits[0].subject else fits[0].content)
    return Claim(kind=kind or "note", key=_KEYS.get(kind, kind or "note"), content=content)


_KEYS = {"goal": "other", "limit": "other", "event": "other", "preference": "likes"}


def corrected(
    facts: Sequence[Fact],
    id: str,
    text: str,
    now: datetime,
    policy: Facts,
    claims: Sequence[Claim] = (),
) -> list[Fact]:
    """The facts to write so that `text` takes the place of a fact. Nothing, if it says so
    already."""
    content = _checked(text)
    old = _find(facts, id)
    if old.status not in ("live", "archived"):
        raise InvalidInput(_not_current(facts, old))
    if content == old.content and old.status == "live":
        return []
    claim = next((c for c in claims if (c.kind, c.key) == (old.kind, old.key)), None)
    new = _corrected(old, content, claim, now, policy)
    over = replace(old, status="superseded", replaced_by=new.id, ended_at=now, due_at=None)
    return [replace(over, valid_to=max(now, old.valid_from or now)), new]


def _corrected(old: Fact, content: str, claim: Claim | None, now: datetime, policy: Facts) -> Fact:
    told = claim or Claim(old.kind, old.key, content, tags=old.tags)
    told = replace(
        told, content=content, subject=old.subject, stance=claim.stance if claim else "is"
    )
    new = fact_of(Stated(told, old.user, "", "", now, old.language), policy)
    new = replace(
        new,
        id=_id(old.user, now, content, old.id),
        weight=1.0,
        confidence=1.0,
        observations=old.observations + 1,
        accesses=old.accesses,
        accessed_at=old.accessed_at,
        critical=old.critical or new.critical,
        pinned=old.pinned,
        replaces=(old.id,),
    )
    new = replace(new, priority=garden.priority(new, now, policy))
    return checked(replace(new, due_at=garden.due(new, policy)))


def undone(facts: Sequence[Fact], id: str, now: datetime, policy: Facts) -> list[Fact]:
    """The facts to write so that a change is taken back: whichever side of it is named, what took
    the other's place is undone, and what had been there is live again."""
    known = {fact.id: fact for fact in facts}
    named = _find(facts, id)
    change = _change(known, named)
    if change is None:
        raise InvalidInput(f"There is nothing to undo: «{named.content}» {_standing(named)}.")
    back = [known[old] for old in change.replaces if _gave_way(known, old, change)]
    gone = replace(change, status="undone", ended_at=now, due_at=None)
    if change.status == "superseded" and change.replaced_by in known:
        return [gone, *_bridged(known, change, back)]
    return [gone, *(_restored(fact, now, policy) for fact in back)]


def _change(known: dict[str, Fact], named: Fact) -> Fact | None:
    """The fact by which the last change came that the named one took part in."""
    later = known.get(named.replaced_by)
    if later and named.id in later.replaces and named.status in ("superseded", "ended"):
        return later
    mutual = any(_gave_way(known, old, named) for old in named.replaces)
    return named if mutual and named.status in ("live", "ended", "archived") else None


def _gave_way(known: dict[str, Fact], old: str, new: Fact) -> bool:
    return old in known and known[old].replaced_by == new.id


def _restored(fact: Fact, now: datetime, policy: Facts) -> Fact:
    back = replace(
        fact,
        status="live",
        replaced_by="",
        ended_at=None,
        valid_to=None,
        confidence=max(fact.confidence, policy.confidence),
        updated_at=max(fact.updated_at, now),
        faded_at=now,
    )
    return replace(back, due_at=garden.due(back, policy))


def _bridged(known: dict[str, Fact], gone: Fact, back: Sequence[Fact]) -> list[Fact]:
    """Takes a change out of the middle of a history: what came before it lasted until what came
    after it."""
    later = known[gone.replaced_by]
    kept = [id for id in later.replaces if id != gone.id]
    linked = replace(later, replaces=(*kept, *(fact.id for fact in back)))
    until = later.valid_from or later.created_at
    return [
        linked,
        *(
            replace(
                fact,
                replaced_by=later.id,
                ended_at=later.created_at,
                valid_to=until,
                status="superseded",
            )
            for fact in back
        ),
    ]


def pinned(
    facts: Sequence[Fact], id: str, now: datetime, policy: Facts, *, pinned: bool = True
) -> list[Fact]:
    """The fact to write so that it never fades, or fades again from now on. An archived one comes
    back when it is pinned."""
    fact = garden.faded(_find(facts, id), policy, now)
    if pinned:
        fact = garden.revived(fact, now, policy)
    if fact.status != "live" and pinned:
        raise InvalidInput(_not_current(facts, fact))
    if fact.pinned == pinned:
        return []
    fact = replace(fact, pinned=pinned, faded_at=now)
    return [replace(fact, due_at=garden.due(fact, policy))]


def known_at(facts: Sequence[Fact], at: datetime) -> list[Fact]:
    """What was known at a time: said by then, and not yet replaced, ended or archived."""
    return [
        fact
        for fact in facts
        if fact.created_at <= at and (not fact.ended_at or at < fact.ended_at)
    ]


def checked(fact: Fact) -> Fact:
    """The fact itself, if its numbers and dates can be true; an error that says which cannot."""
    for name in ("weight", "confidence"):
        if not 0 <= getattr(fact, name) <= 1:  # also refuses what is no number
            raise InvalidInput(f"A {name} is from 0 to 1, not {getattr(fact, name)}.")
    if not 1 <= fact.priority <= 10:
        raise InvalidInput(f"A priority is from 1 to 10, not {fact.priority}.")
    for name in ("created_at", "updated_at", "valid_from", "valid_to"):
        at: datetime | None = getattr(fact, name)
        if at is not None and (at.tzinfo is None or not 1900 <= at.year <= 2200):
            raise InvalidTime(f"{name} needs a time zone and a year from 1900 to 2200, not {at}.")
    return fact


def _checked(text: str) -> str:
    content = " ".join(text.split())
    if not content:
        raise InvalidInput("There is nothing to remember: the text is empty.")
    if len(content) > _LONGEST:
        raise InvalidInput(f"A fact has at most {_LONGEST} characters. Say it in several.")
    return content


def _find(facts: Sequence[Fact], id: str) -> Fact:
    found = next((fact for fact in facts if fact.id == id), None)
    if found is None:
        raise UnknownFact
    return found


def _not_current(facts: Sequence[Fact], old: Fact) -> str:
    """Why an old fact cannot be changed, and which one can."""
    known = {fact.id: fact for fact in facts}
    current, seen = old, {old.id}
    while current.replaced_by in known and current.replaced_by not in seen:
        current = known[current.replaced_by]
        seen.add(current.id)
    if current is old or current.status != "live":
        return f"«{old.content}» {_standing(old)}. Remember the new statement instead."
    return f"«{old.content}» was replaced. The current fact is {current.id}: «{current.content}»."


def _standing(fact: Fact) -> str:
    said = {
        "live": "has not replaced anything",
        "superseded": "was replaced by something that says the same or is surer",
        "ended": "has ended",
        "archived": "is archived, and comes back when it is said or found again",
        "undone": "was undone already",
    }
    return said.get(fact.status, f"is {fact.status}")


def _id(*parts: str | datetime) -> str:
    said = "\0".join(part if isinstance(part, str) else part.isoformat() for part in parts)
    return blake2b(said.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()
