"""Feelings that come back: «fico ansiosa quando …», "I get nervous before …"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lembrar.model import Claim
from lembrar.text.claims import feelings_passing as passing
from lembrar.text.claims import feelings_recur as recur
from lembrar.text.claims import feelings_rules as rules
from lembrar.text.claims import tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.feelings_causes import cause_after, plain_cause
from lembrar.text.claims.feelings_named import named
from lembrar.text.claims.telling import Telling, trimmed
from lembrar.text.mood_words import Mood

_MOST = 300
"""Characters of a clause that are read."""


def pattern(sentence: Sequence[Clause], telling: Telling) -> Claim | None:
    """«Fico ansiosa quando …», "I get nervous before …": a feeling and what brings it back."""
    usable = [clause for clause in sentence if clause.force in ("stated", "supposed")]
    for clause in usable:
        folded = clause.folded[:_MOST]
        reaction = recur.reaction().search(folded)
        if reaction is None or recur.refused().search(folded[: reaction.start()][-20:]):
            continue
        if not reaction["body"] and not _feels_after(folded, reaction.end()):
            continue
        if claim := _recurring(clause, usable, reaction, telling):
            return claim
    return None


def _feels_after(folded: str, end: int) -> Mood | None:
    """The feeling that «fico», "I get" leads to."""
    for mood, start, _ in named(folded[: end + 60]):
        if start >= end and rules.degrees().fullmatch(folded[end:start]):
            return None if passing.courtesy().match(folded, start) else mood
    return None


def _recurring(
    clause: Clause, sentence: Sequence[Clause], reaction: re.Match[str], telling: Telling
) -> Claim | None:
    mood = _feels_after(clause.folded[:_MOST], reaction.end())
    value = mood.en if mood else " ".join(reaction[0].split())
    folded = clause.folded[:_MOST]
    here = recur.recurs().search(folded)
    if here:
        after = folded[here.end() :] if here["when"] else ""
        if here.start() < reaction.start():
            after = folded[here.end() : reaction.start()] if here["when"] else ""
        cause = plain_cause(after) or cause_after(folded[reaction.end() + 1 :][-120:])
        return _spanning(clause, clause, "pattern", value, cause, telling)
    for other in sentence:
        if other is clause or abs(other.index - clause.index) > 2:
            continue
        match = recur.recurs().match(other.folded.lstrip(" ,"))
        opens = match or (recur.recurs_link().match(other.link) if other.link else None)
        if opens is None:
            continue
        cause = other.folded.lstrip(" ,")[match.end() :] if match else other.folded
        first, last = sorted((clause, other), key=lambda one: one.index)
        return _spanning(first, last, "pattern", value, plain_cause(cause), telling)
    return None


def _spanning(
    first: Clause, last: Clause, key: str, value: str, cause: str, telling: Telling
) -> Claim:
    text = telling.text[first.start : last.end]
    left, right = trimmed(text, 0, len(text))
    content = " ".join(text[left:right].split())
    return Claim(
        "emotion",
        key,
        content,
        first.start + left,
        first.start + right,
        value=value,
        cause=cause,
        tags=tags.find(content),
    )
