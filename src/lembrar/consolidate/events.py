"""What happened to a user and in the chats, and what is to come, as one line of time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lembrar.consolidate import gist
from lembrar.model import Event, Fact, Importance, Summary

_KINDS = ("event", "appointment")
_SHOWN = ("live", "archived")  # what was called off or moved did not happen
_HIGH, _MEDIUM = 0.85, 0.5  # weights
_ALIKE = 0.8  # share of words in common of two events of one day that are one
_RANK: dict[Importance, int] = {"low": 0, "medium": 1, "high": 2}


def events(facts: Sequence[Fact], summaries: Sequence[Summary]) -> list[Event]:
    """Events and appointments that are known, and the key events of summaries, by time."""
    found = [_event(fact) for fact in facts if fact.kind in _KINDS and fact.status in _SHOWN]
    found += [event for summary in summaries for event in summary.events]
    kept: dict[str, list[Event]] = {}
    for event in sorted(found, key=lambda e: (e.at, -len(e.description), e.description)):
        day = kept.setdefault(event.at.date().isoformat(), [])
        twin = next((i for i, other in enumerate(day) if _same(event, other)), None)
        if twin is None:
            day.append(event)
        else:
            day[twin] = _together(day[twin], event)
    return sorted((e for day in kept.values() for e in day), key=lambda e: (e.at, e.description))


def _event(fact: Fact) -> Event:
    return Event(_at(fact), str(fact), fact.participants, _importance(fact.weight))


def _at(fact: Fact) -> datetime:
    dated = gist.within(fact.when, fact.created_at.tzinfo)
    return dated[0] if dated else fact.created_at


def _importance(weight: float) -> Importance:
    return "high" if weight >= _HIGH else "medium" if weight >= _MEDIUM else "low"


def _same(one: Event, other: Event) -> bool:
    ours, theirs = gist.topic(one.description), gist.topic(other.description)
    if one.description == other.description or not (ours and theirs):
        return one.description == other.description
    smaller = min(len(ours), len(theirs))
    figures = gist.figures(one.description), gist.figures(other.description)
    return len(ours & theirs) / smaller >= _ALIKE and (figures[0] == figures[1] or not all(figures))


def _together(one: Event, other: Event) -> Event:
    """One event told twice: the fuller words, everybody named, the higher importance."""
    told = max(one, other, key=lambda e: len(e.description))
    people = tuple(dict.fromkeys([*one.participants, *other.participants]))
    weight = max(one.importance, other.importance, key=_RANK.__getitem__)
    return Event(min(one.at, other.at), told.description, people, weight)
