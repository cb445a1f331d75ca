"""Since when something is so of somebody, or when it was."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache

from lembrar.model import Stance
from lembrar.text import numbers
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling


def since(telling: Telling, clause: Clause, key: str, stance: Stance, first: int, last: int) -> str:
    """Since when it is so, or when it was: as ISO; empty where it wasn't said."""
    offset = clause.start
    if key == "age":
        return ""
    any_date = stance == "ends" or key == "birthday" or _past().match(clause.folded, first)
    for date in telling.dates_in(clause.start, clause.end):
        place = date.start - offset
        before = clause.folded[max(0, place - 14) : max(0, place)]
        said = clause.folded[max(0, place) : max(0, date.end - offset)]
        is_since = _since_before().search(before) or since_within().match(said)
        if any_date or is_since:
            return date.value
    if match := _for_years().search(clause.folded, first, last):
        return _ago(match, telling.at)
    return ""


def _ago(match: re.Match[str], at: datetime) -> str:
    found = numbers.find(match["n"])
    if not found:
        return ""
    count, unit = int(found[0].value), match["unit"][0]
    if unit in "ya":
        return str(at.year - count) if at.year - count > 0 else ""
    months = at.year * 12 + at.month - 1 - count
    return f"{months // 12:04d}-{months % 12 + 1:02d}" if months > 0 else ""


def day(when: str) -> str:
    """A birthday without its year, where the day is known: "05-20"."""
    return when[5:10] if len(when) >= 10 else when


@cache
def _past() -> re.Pattern[str]:
    """Verbs that tell when something began."""
    return re.compile(
        r"\w+ei\b|(?:casamos|mudamos|adotamos|compramos|adotou|mudou|casou|comprou|virou|parou"
        r"|voltou"
        r"|moved|got|turned|went|bought|adopted|started|quit|left|joined|became|me \w+ei"
        r"|se \w+ou|descobri"
        r"|fui|foi)\b"
    )


@cache
def _since_before() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:desde|since|a partir d[eo]|ever since)\s+(?:o |a |as |os |dia |ano de )?$"
    )


@cache
def since_within() -> re.Pattern[str]:
    return re.compile(r"(?:desde|since|ha|faz)\b|.*\b(?:ago|atras)$")


@cache
def _for_years() -> re.Pattern[str]:
    count = r"(?P<n>\d{1,2}|[a-z]{2,10}(?: e [a-z]{2,7}|-[a-z]+)?)"
    return re.compile(
        rf"\b(?:for|for about|for over|for almost|tem|faz|ha|fazem|ja faz|ja tem"
        rf"|coming up on) {count}"
        r" (?P<unit>years?|anos?|months?|mes(?:es)?)\b(?! (?:de idade|old))"
    )
