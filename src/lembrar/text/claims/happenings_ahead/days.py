"""When a thing is: the day from today on that a clause names."""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import cache

from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling
from lembrar.text.dates import DateMention
from lembrar.text.fold import fold

_BESIDES = 2
"""Characters that may stand around a date in a clause that says nothing else."""


def when(clause: Clause, telling: Telling) -> str:
    """The first date from today on; hours alone are today's, unless they recur."""
    today = telling.at.date()
    folded = clause.folded
    best = ""
    for mention in said(clause, telling):
        if "T" in mention.value and "/" in mention.value and mention.first <= today:
            continue  # «das 9 às 18» may be so every day
        if _not_a_day().match(folded[max(0, mention.end - clause.start) :][:12]):
            continue
        if mention.last < today:
            if (
                _is_held().search(folded)
                and (today - mention.first).days < 7
                and len(mention.value) >= 10
                and _weekday().match(fold(mention.text))
            ):
                best = best or _a_week_on(mention.value)
            elif _booked().search(folded) and _day_of_year().match(mention.value):
                best = best or _a_year_on(mention.value, today)
            continue
        place = max(0, mention.start - clause.start)
        before = folded[max(0, place - 14) : place]
        value = mention.value
        if _week_from().search(before) and len(value) >= 10 and "/" not in value:
            value = _a_week_on(value)
        if not best or ("T" in value and value.startswith(best)):
            best = value
    return best or _ordinal(folded, today)


def said(clause: Clause, telling: Telling) -> list[DateMention]:
    """The dates of a clause; if it has none, the one that stands alone before it: «semana que vem
    | tenho dentista»."""
    found = telling.dates_in(clause.start, clause.end)
    before = telling.before(clause)
    if found or before is None or before.sentence != clause.sentence:
        return found
    alone = telling.dates_in(before.start, before.end)
    dated = sum(date.end - date.start for date in alone)
    is_bare = len(_around().sub(" ", before.folded).strip()) - dated <= _BESIDES
    return alone if len(alone) == 1 and is_bare else []


def _a_week_on(value: str) -> str:
    return (date.fromisoformat(value[:10]) + timedelta(days=7)).isoformat() + value[10:]


def _a_year_on(value: str, today: date) -> str:
    """What was just booked for «9 de dezembro» is to come."""
    year = int(value[:4]) + 1
    return f"{year}{value[4:]}" if year == today.year else ""


def next_like(mention: DateMention, today: date) -> str:
    """The next «dia 5» or "July" of a thing that is to come; as it is if a year was said."""
    value = mention.value
    if not _day_of_year().match(value) or value[:4] in mention.text:
        return value
    if "dia" in fold(mention.text) and len(fold(mention.text).split()) <= 2:
        return _ordinal(f"on the {int(value[8:10])}th", today) or value
    return f"{int(value[:4]) + 1}{value[4:]}"


def is_weekday(text: str) -> bool:
    """Whether a date was said as a day of the week and nothing more."""
    return bool(_weekday().fullmatch(fold(text)))


_ORDINALS = {"first": 1, "fifth": 5, "tenth": 10, "fifteenth": 15, "twentieth": 20, "thirtieth": 30}


def _ordinal(folded: str, today: date) -> str:
    """ "on the 20th with Bob": the next such day."""
    match = _nth().search(folded)
    if match is None:
        return ""
    day = int(match["day"]) if match["day"] else _ORDINALS[match["word"]]
    month, year = today.month, today.year
    for _ in range(3):
        try:
            found = date(year, month, day)
        except ValueError:
            found = None
        if found and found >= today:
            return found.isoformat()
        month, year = (1, year + 1) if month == 12 else (month + 1, year)
    return ""


@cache
def _around() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:e|mas|entao|and|so|n[ao]|em|on|in|logo|ja|agora|la|tipo|oi|bom dia)\b|[^\w]"
    )


@cache
def _week_from() -> re.Pattern[str]:
    return re.compile(r"\ba week (?:from|after)(?: next| this)?\s*$|\buma semana depois d[ae]\s*$")


@cache
def _not_a_day() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:floor|try|attempt|time|place|grade|row|page|andar|lugar|vez|serie|street|ave)\b"
    )


@cache
def _weekday() -> re.Pattern[str]:
    return re.compile(
        r"(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:n[oa] )?(?:segunda|terca|quarta"
        r"|quinta|sexta|sabado"
        r"|domingo)(?:[- ]feira)?"
    )


@cache
def _is_held() -> re.Pattern[str]:
    """ "I got a wedding on Saturday" is to come, for all that its verb is past."""
    return re.compile(
        r"\b(?:i'?ve got|i got|got a|got an|got my|have|marquei|agendei|booked|scheduled|combinei"
        r"|cancell?ed|cancelei|desmarquei|moved|adiei|(?:squeezed|slotted|fitted|pushed) me"
        r"|me (?:encaix|marc|remarc|agend)(?:ou|aram)|reservei|reservamos|arranged)\b"
    )


@cache
def _booked() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:marc(?:ou|aram|ado|ada)|agend(?:ou|aram|ado|ada)|remarc(?:ou|aram|ado|ada)|adiaram"
        r"|adiou|booked|scheduled|rescheduled|moved|pushed|marquei|agendei)\b"
    )


@cache
def _day_of_year() -> re.Pattern[str]:
    return re.compile(r"\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d)?)?$")


@cache
def _nth() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:on|by|until|till|is|for) the (?:(?P<day>[0-3]?\d)(?:st|nd|rd|th)|(?P<word>first"
        r"|fifth|tenth"
        r"|fifteenth|twentieth|thirtieth)(?=\W*$|,| (?:of|every|each)\b))\b(?! (?:floor|try"
        r"|attempt"
        r"|time|place"
        r"|grade|row|page|street|ave))"
    )


@cache
def each_time() -> re.Pattern[str]:
    """Due again and again: «vence todo dia 5»."""
    return re.compile(
        r"\btodo (?:o )?dia \d{1,2}\b|\bdia \d+ de (?:todo|cada) mes\b|\b(?:vence|due|pago|pay)\b"
        r"[^.!?;\n]{0,30}\b(?:todo (?:o )?mes|every (?:month|week|year|\w+day)|of (?:the|every"
        r"|each) month)\b"
    )
