"""Lives a person's days: merge what she says, tend the garden at night, look at what is left."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from time import perf_counter

from evals.life.person import START, Person
from lembrar.consolidate import garden
from lembrar.consolidate.learn import merged
from lembrar.consolidate.merge import Stated
from lembrar.consolidate.slots import subject_of
from lembrar.model import Fact, Mood
from lembrar.policy import Facts
from lembrar.stores.codec import dump_fact, load_fact
from lembrar.text import claims
from lembrar.text.fold import fold

POLICY = Facts()


@dataclass
class Report:
    """What a life came to. Times are milliseconds."""

    sizes: list[tuple[int, int, int, int]] = field(default_factory=list)
    messages: int = 0
    claims: int = 0
    doubles: float = 0.0
    most_doubles: float = 0.0
    missing: list[str] = field(default_factory=list)
    untrue: list[str] = field(default_factory=list)
    merge_ms: float = 0.0
    late_merge_ms: float = 0.0
    garden_ms: float = 0.0
    ratio: float = 0.0
    facts: list[Fact] = field(default_factory=list)
    stated: list[Stated] = field(default_factory=list)


def live_through(days: int, seed: int = 7) -> Report:
    """A life of so many days, the same for the same seed."""
    person, report = Person(Random(seed)), Report()
    facts: dict[str, Fact] = {}
    moods: list[Mood] = []
    merging: list[float] = []
    nights: list[tuple[float, float]] = []
    for day in range(days):
        for at, text in person.day(day):
            stated = [
                Stated(claim, "ana", "chat", f"m{report.messages}", at, "pt")
                for claim in claims.find(text, at, "pt")
            ]
            moods += [_mood(s) for s in stated if s.claim.key == "state"]
            report.messages += 1
            report.claims += len(stated)
            report.stated += stated
            felt = moods[-POLICY.pattern_moods :] if stated else []
            known = list(facts.values())
            started = perf_counter()
            changed = merged(known, stated, felt, POLICY, at)
            merging.append(perf_counter() - started)
            facts |= {fact.id: fact for fact in changed}
        nights.append(_night(facts, day))
        if day % max(1, days // 10) == 0 or day == days - 1:
            report.sizes.append((day, *_sizes(facts)))
            report.most_doubles = max(report.most_doubles, _doubles(facts))
    report.facts = list(facts.values())
    report.doubles = _doubles(facts)
    report.missing = _missing(report)
    report.untrue = _untrue(person, report.facts)
    _time(report, merging, nights)
    return report


def _mood(stated: Stated) -> Mood:
    claim = stated.claim
    return Mood("ana", stated.at, -0.5, claim.value, claim.cause, "chat", stated.message)


def _night(facts: dict[str, Fact], day: int) -> tuple[float, float]:
    """Tends the garden; returns how long it took to read what is due, and to tend it."""
    now = START + timedelta(days=day, hours=14)
    stored = [dump_fact(fact) for fact in facts.values() if fact.due_at and fact.due_at <= now]
    began = perf_counter()
    due = [load_fact(text) for text in stored]
    read = perf_counter()
    changed, _ = garden.tend(due, POLICY, now)
    tended = perf_counter()
    facts |= {fact.id: fact for fact in changed}
    return read - began, tended - read


def _time(report: Report, merging: list[float], nights: list[tuple[float, float]]) -> None:
    late = merging[-max(1, len(merging) // 10) :]
    report.merge_ms = 1000 * sum(merging) / len(merging)
    report.late_merge_ms = 1000 * sum(late) / len(late)
    reading, tending = (1000 * sum(times) / len(nights) for times in zip(*nights, strict=True))
    report.garden_ms = reading + tending
    report.ratio = tending / reading if reading else 0.0


def _sizes(facts: dict[str, Fact]) -> tuple[int, int, int]:
    live = [fact for fact in facts.values() if fact.status == "live"]
    return len(facts), len(live), sum(not fact.critical for fact in live)


def _doubles(facts: dict[str, Fact]) -> float:
    """The share of live facts that say what another live one says, by what they are made of."""
    live = [fact for fact in facts.values() if fact.status == "live"]
    return 1 - len({_made_of(fact) for fact in live}) / (len(live) or 1)


def _made_of(fact: Fact) -> tuple[str, ...]:
    told = fact.value if fact.kind in ("bio", "preference") else fold(fact.content)
    figures = "".join(re.findall(r"\d", fact.content))
    names = " ".join(re.findall(r"(?<!^)\b[A-Z]\w+", fact.content))
    return fact.subject, fact.kind, fact.key, fact.stance, told, figures, names, fact.when


def _missing(report: Report) -> list[str]:
    """Critical statements that are a source of nothing, and critical facts that were archived."""
    sources = {source for fact in report.facts for source in fact.sources}
    critical = [s for s in report.stated if POLICY.kinds[s.claim.kind].critical]
    lost = [s.claim.content for s in critical if s.message not in sources]
    gone = [fact.content for fact in report.facts if fact.critical and fact.status == "archived"]
    return lost + gone


# ── is it true? ───────────────────────────────────────────────────────────────────────────────


def _untrue(person: Person, facts: list[Fact]) -> list[str]:
    """Where what is live differs from what is true of her."""
    live = [fact for fact in facts if fact.status == "live" and not subject_of(fact)]
    wanted = {
        "home": {fold(person.city)},
        "employer": {fold(person.firm)},
        "occupation": {fold(person.trade)},
        "team": {fold(person.team)},
        "age": {str(person.age)},
        "allergy": {fold(allergy) for allergy in person.allergies},
        "likes": {fold(thing) for thing in person.likes},
        "dislikes": {fold(thing) for thing in person.dislikes},
    }
    problems: list[str] = []
    for key, values in wanted.items():
        known = {fact.value for fact in live if fact.key == key}
        surplus, lacking = known - values, values - known
        if surplus or (lacking and _was_said(key, lacking, facts)):
            problems.append(f"{key}: {sorted(known)} should be {sorted(values)}")
    return problems + _untrue_plans(person, live)


def _was_said(key: str, values: set[str], facts: list[Fact]) -> bool:
    """Whether what is lacking was ever told: what she is and never said cannot be known."""
    return any(fact.key == key and fact.value in values for fact in facts)


def _untrue_plans(person: Person, live: list[Fact]) -> list[str]:
    aims = {f"{fold(aim)[2:]} {amount}" for aim, amount in person.aims.items()}
    purses = {f"{fold(purse)} {amount}" for purse, amount in person.purses.items()}
    notes = {f"{fold(note)} {code}" for note, code in person.notes.items()}
    lessons = {fold(lesson) for lesson in person.lessons}
    goals = [fold(fact.content) for fact in live if fact.kind == "goal"]
    saved = [goal for goal in goals if "r$" in goal]
    learnt = [goal for goal in goals if "aprender" in goal]
    limits = [fold(fact.content) for fact in live if fact.kind == "limit"]
    kept = [fold(fact.content) for fact in live if fact.kind == "note"]
    return [
        *_unequal("goals", aims, saved),
        *_unequal("lessons", lessons, learnt),
        *_unequal("limits", purses, limits),
        *_unequal("notes", notes, kept),
    ]


def _unequal(name: str, wanted: set[str], told: list[str]) -> list[str]:
    lacking = [w for w in wanted if not any(all(p in t for p in w.split()) for t in told)]
    surplus = [t for t in told if not any(all(p in t for p in w.split()) for w in wanted)]
    if len(told) > len(wanted) and not surplus:
        surplus = [f"{len(told)} for {len(wanted)}: {sorted(told)}"]
    return [f"{name}: lacking {lacking}, too much {surplus}"] if lacking or surplus else []
