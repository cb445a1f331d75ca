"""What a run of digits may mean in a date: "20/11", "15h30", "1º", "3pm", "dez/26".

Shape decides first, then size: "99/99" is no day, "24h" is a length and "3.11.2" a version.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from lembrar.text.date_words import WORDS

Meanings = Mapping[str, tuple[int, ...]]

# The years a bare number may mean, and those a full date may have.
_YEARS = range(1900, 2200)
_FULL_YEARS = range(1000, 3000)

# The sets of kinds that `meanings` may give; the grammar needs to know them beforehand.
KINDS: tuple[tuple[str, ...], ...] = (
    ("NUM",),
    ("NUM", "DAY", "DIGIT_DAY"),
    ("NUM", "HOUR"),
    ("NUM", "DAY", "DIGIT_DAY", "HOUR"),
    ("YEAR",),
    ("OLD_YEAR",),
    ("ORD",),
    ("ORD", "ORD_DAY"),
    ("ORD", "ORD_DAY", "FEIRA"),
    ("STAMP",),
    ("DATE",),
    ("DMY",),
    ("DM",),
    ("WEAK_DM",),
    ("DAY_MONTH",),
    ("MONTH_OF",),
    ("CLOCK",),
    ("CLOCK", "TWELVE_HOUR"),
    ("WEAK_CLOCK",),
    ("DECADE",),
    ("QUARTER",),
    ("QUARTER_OF",),
    ("DAYS",),
    ("YEARS",),
    ("DATES",),
    ("CLOCKS",),
)
# Two numbers with a dash between them are a range, where they are of these kinds.
_RANGES = (
    ("DAYS", ("DAY",), ("DAY",)),
    ("YEARS", ("YEAR",), ("YEAR",)),
    ("DATES", ("DMY",), ("DMY",)),
    ("DATES", ("DM", "WEAK_DM"), ("DM", "WEAK_DM")),
    ("CLOCKS", ("CLOCK", "WEAK_CLOCK", "HOUR"), ("CLOCK", "WEAK_CLOCK")),
)


@lru_cache(maxsize=4096)
def meanings(text: str) -> Meanings:
    """By kind, the numbers that `text` may stand for; nothing if it is no part of a date."""
    if text.isdecimal():
        return _integer(text)
    for pattern, build in _shapes():
        found = pattern.fullmatch(text)
        if found:
            return build(found)
    first, _, last = text.partition("-")
    return _range(meanings(first), meanings(last)) if last and "-" not in last else {}


def month_names() -> Mapping[str, int]:
    """Every name and short form of a month."""
    tables = (WORDS[kind] for kind in ("MONTH", "WEAK_MONTH", "SHORT_MONTH", "RISKY_MONTH"))
    return {
        name.replace("ç", "c"): number
        for table in tables
        for number, names in table.items()
        for name in names.split(", ")
    }


def _integer(text: str) -> Meanings:
    value = (int(text[:5]),)
    if len(text) > 3:
        return {"YEAR" if value[0] in _YEARS else "OLD_YEAR": value} if len(text) == 4 else {}
    means = {"NUM": value}
    if len(text) < 3 and 1 <= value[0] <= 31:
        means["DAY"] = means["DIGIT_DAY"] = value
    if len(text) < 3 and value[0] <= 23:
        means["HOUR"] = value
    return means


def _numbers(found: re.Match[str]) -> tuple[int, ...]:
    return tuple(int(group) for group in found.groups() if group and group.isdecimal())


def _stamp(found: re.Match[str]) -> Meanings:
    *numbers, zone = found.groups()
    fields = tuple(map(int, numbers))
    if not zone:
        return {"STAMP": fields}
    digits = zone[1:].replace(":", "") or "0"
    minutes = int(digits[:2]) * 60 + int(digits[2:] or "0")
    return {"STAMP": (*fields, -minutes if zone[0] == "-" else minutes)}


def _dated(kind: str, year_at: int) -> Callable[[re.Match[str]], Meanings]:
    def build(found: re.Match[str]) -> Meanings:
        numbers = _numbers(found)
        year = numbers[year_at]
        return {kind: numbers} if year < 100 or year in _FULL_YEARS else {}

    return build


def _day_month(found: re.Match[str]) -> Meanings:
    """Fractions and marks out of ten look like dates: "1/2", "9/10", "24/7"."""
    first, second = _numbers(found)
    is_bare = "0" not in (found[1][0], found[2][0])
    if is_bare and (first <= second <= 10 or (first, second) == (24, 7)):
        return {"WEAK_DM": (first, second)}
    return {"DM": (first, second)}


def _month_of(found: re.Match[str]) -> Meanings:
    year, month = int(found["year"]), int(found["month"])
    return {"MONTH_OF": (year, month)} if year in _YEARS and 1 <= month <= 12 else {}


def _named_month(found: re.Match[str]) -> Meanings:
    """ "10/nov", "10-nov-2026" and "dez/26"."""
    month, day, year = month_names().get(found["month"]), found["day"], found["year"]
    if not month or not (day or year):
        return {}
    if day and year:
        return {"DATE": (int(year), month, int(day))}
    return {"DAY_MONTH": (int(day), month)} if day else {"MONTH_OF": (int(year), month)}


def _clock(found: re.Match[str]) -> Meanings:
    """ "8h" alone may be a length, "15h" hardly; "2h30" may be a film's, "8h30" not."""
    hour, minute = int(found[1]), int(found[3] or "0")
    if hour > 23:
        return {}
    is_time = found[2] == ":" or hour >= (6 if found[3] else 13)
    is_sure = hour > 12 or found[1][0] == "0"
    time = (hour, minute, int(is_sure))
    if found[2] == ":" and not is_sure:
        return {"CLOCK": time, "TWELVE_HOUR": time}
    return {"CLOCK" if is_time else "WEAK_CLOCK": time}


def _half_day_clock(found: re.Match[str]) -> Meanings:
    hour, minute = int(found[1]), int(found[2] or "0")
    if not 1 <= hour <= 12:
        return {}
    return {"CLOCK": (hour % 12 + (12 if found[3] == "p" else 0), minute, 1)}


def _ordinal(found: re.Match[str]) -> Meanings:
    value = (int(found[1]),)
    if not 1 <= value[0] <= 31:
        return {"ORD": value}
    means = {"ORD": value, "ORD_DAY": value}
    if found[2][0] in "aª" and 2 <= value[0] <= 6:
        means["FEIRA"] = (value[0] - 2,)
    return means


def _slice(kind: str, size: int) -> Callable[[re.Match[str]], Meanings]:
    return lambda found: {kind: (size, *_numbers(found))}


def _range(first: Meanings, last: Meanings) -> Meanings:
    for ranged, starts, ends in _RANGES:
        start = next((first[kind] for kind in starts if kind in first), None)
        end = next((last[kind] for kind in ends if kind in last), None)
        if start and end:
            return {ranged: (*start, *[0] * (len(end) - len(start)), *end)}
    return {}


@cache
def _shapes() -> tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Meanings]], ...]:
    """The first shape that fits decides."""
    table: tuple[tuple[str, Callable[[re.Match[str]], Meanings]], ...] = (
        (
            r"(\d{4})-(\d\d)-(\d\d)t(\d\d):?(\d\d)(?::?\d\d)?(?:[.,]\d+)?(z|[+-]\d\d(?::?\d\d)?)?",
            _stamp,
        ),
        (r"(\d{4})([-/])(\d{1,2})\2(\d{1,2})", _dated("DATE", 0)),
        (r"(\d{1,2})([/.-])(\d{1,2})\2(\d{4})", _dated("DMY", 2)),
        (r"(\d{1,2})/(\d{1,2})/(\d\d)", _dated("DMY", 2)),
        (r"(\d{1,2})/(\d{1,2})", _day_month),
        (r"(?P<month>\d{1,2})/(?P<year>\d{4})", _month_of),
        (r"(?P<year>\d{4})-(?P<month>\d\d)", _month_of),
        (r"(\d{1,2})(h|:)([0-5]\d)(?::[0-5]\d)?(?:h|hs|hrs|min|m)?", _clock),
        (r"(\d{1,2})(h|hs|hrs|hr|horas)()", _clock),
        (r"(\d{1,2})(?:[:.]([0-5]\d))?\s?([ap])\.?m\.?", _half_day_clock),
        (r"(\d{1,2})(st|nd|rd|th|[oaºª°])", _ordinal),
        (r"(\d{3}0)s", lambda found: {"DECADE": (int(found[1]),)}),
        (r"q([1-4])", _slice("QUARTER", 3)),
        (r"h([12])", _slice("QUARTER", 6)),
        (r"([1-4])t(\d\d|\d{4})", _slice("QUARTER_OF", 3)),
        (r"(?:(?P<day>\d{1,2})[/-])?(?P<month>[a-z]+)(?:[/-](?P<year>\d{4}|\d\d))?", _named_month),
    )
    return tuple((re.compile(pattern, re.ASCII), build) for pattern, build in table)
