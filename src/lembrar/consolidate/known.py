"""What is known of a person: read as it stands now, changed by hand, tended by the garden."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby

from lembrar.consolidate import garden, hand
from lembrar.consolidate.join import joined
from lembrar.consolidate.merge import place
from lembrar.consolidate.slots import KINDS, kinds_of
from lembrar.errors import InvalidInput, UnknownFact
from lembrar.model import Fact, Gardening, Hit
from lembrar.policy import Facts
from lembrar.stores.base import Store
from lembrar.text import claims
from lembrar.text.language import detect

STATUSES = ("live", "superseded", "ended", "archived", "undone")

_AT_ONCE = 200  # due facts that one step of the garden takes up

Edit = Callable[[Sequence[Fact]], list[Fact]]


async def known(
    store: Store, people: Sequence[str], policy: Facts, now: datetime, *, limit: int | None = None
) -> list[Fact]:
    """Every fact of a person, or the weightiest live ones, as they stand now: what fades has
    faded, whether or not the garden has come by."""
    groups = [(await store.facts(person, limit=limit))[1] for person in people]
    now_groups = [[garden.faded(fact, policy, now) for fact in group] for group in groups]
    return joined(now_groups, policy) if len(now_groups) > 1 else now_groups[0]


def chosen(
    facts: Sequence[Fact], kinds: Sequence[str], status: str, at: datetime | None
) -> list[Fact]:
    """The facts of these kinds (all if none is named) that have a status, or that were known at a
    time."""
    wanted = kinds_of(kinds)
    if wrong := wanted - frozenset(KINDS):
        raise InvalidInput(f"There is no kind {min(wrong)!r}. Use one of: {', '.join(KINDS)}.")
    if status and status not in STATUSES:
        raise InvalidInput(f"There is no status {status!r}. Use one of: {', '.join(STATUSES)}.")
    if at is not None:
        facts = hand.known_at(facts, at)
    elif status:
        facts = [fact for fact in facts if fact.status == status]
    return [fact for fact in facts if not wanted or fact.kind in wanted]


def findable(kinds: Sequence[str]) -> frozenset[str]:
    """Kinds of things that search finds, by their names: facts', messages and summaries."""
    wanted = kinds_of(kinds)
    known = ("message", "summary", *KINDS)
    if wrong := wanted - frozenset(known):
        raise InvalidInput(f"There is no kind {min(wrong)!r}. Use one of: {', '.join(known)}.")
    return wanted


def relevances(
    facts: Sequence[Fact], alike: Mapping[str, float], now: datetime, policy: Facts
) -> dict[str, float]:
    """How relevant each fact is, `alike` being how alike what search found is to the question."""
    return {
        fact.id: garden.relevance(fact, alike.get(f"f{fact.id}", 0.0), now, policy)
        for fact in facts
    }


async def used(
    store: Store, people: Sequence[str], hits: Sequence[Hit], policy: Facts, now: datetime
) -> None:
    """Counts that a person's facts were found: they rise, and come back from the archive."""
    for hit in hits:
        if hit.kind in KINDS:
            for fact in await store.find_facts(hit.id):
                if fact.user in people:
                    await _use(store, fact.user, hit.id, policy, now)


async def _use(store: Store, user: str, id: str, policy: Facts, now: datetime) -> None:
    while True:
        version, facts = await store.facts(user, ids=[id])
        changed = [garden.revived(garden.used(fact, now, policy), now, policy) for fact in facts]
        if not changed or await store.write_facts(user, version, changed):
            return


async def remember(
    store: Store, user: str, text: str, kind: str, policy: Facts, now: datetime
) -> Fact:
    """Keeps what the user gives, and lets it take its place among what is known."""
    language = detect(text)
    found = claims.find(text, now, language)
    fact = hand.remembered(user, text, kind, now, policy, found, language=language)
    while True:
        version, facts = await store.facts(user)
        changed = place(facts, [fact], policy, now)
        if await store.write_facts(user, version, changed):
            live = [new for new in changed if new.status == "live"]
            return next((new for new in live if new.id == fact.id), live[-1] if live else fact)


async def correct(store: Store, id: str, text: str, policy: Facts, now: datetime) -> Fact:
    """Puts a new wording in a fact's place. Returns the new fact, or the old one if it says so
    already."""
    found = claims.find(text, now, detect(text))
    changed = await edited(
        store, id, lambda facts: hand.corrected(facts, id, text, now, policy, found)
    )
    live = [fact for fact in changed if fact.status == "live"]
    return live[0] if live else (await store.find_facts(id))[0]


async def edited(store: Store, id: str, edit: Edit) -> list[Fact]:
    """Changes the facts of the user that a fact belongs to; looks again if somebody was faster.
    Returns what changed."""
    found = await store.find_facts(id)
    if not found:
        raise UnknownFact
    user = found[0].user
    while True:
        version, facts = await store.facts(user)
        changed = edit(facts)
        if not changed or await store.write_facts(user, version, changed):
            return changed


async def tend(store: Store, policy: Facts, now: datetime) -> Gardening:
    """Fades, expires and archives what is due. Doing it again changes nothing; stopping half-way
    leaves the rest due."""
    done = Gardening(now)
    seen: set[str] = set()
    while due := await store.due_facts(now=now, limit=_AT_ONCE):
        before = len(seen)
        for user, facts in groupby(sorted(due, key=lambda f: f.user), key=lambda f: f.user):
            ids = [fact.id for fact in facts]
            seen.update(ids)
            done = _sum(done, await _tend_user(store, user, ids, policy, now))
        if len(seen) == before:  # somebody else changes the same ones: theirs is as good
            break
    return done


async def _tend_user(
    store: Store, user: str, ids: Sequence[str], policy: Facts, now: datetime
) -> Gardening:
    while True:
        version, facts = await store.facts(user, ids=ids)
        changed, done = garden.tend(facts, policy, now)
        if not changed or await store.write_facts(user, version, changed):
            return done


def _sum(one: Gardening, other: Gardening) -> Gardening:
    return replace(
        one,
        faded=one.faded + other.faded,
        archived=one.archived + other.archived,
        expired=one.expired + other.expired,
        merged=one.merged + other.merged,
        users=one.users + 1,
    )
