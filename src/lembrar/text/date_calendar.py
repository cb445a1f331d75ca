"""Stretches of days and how to find them: the arithmetic under `dates`, with no text in it.

What no calendar holds raises ValueError or OverflowError: there is no such date.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Literal

from lembrar.text.date_words import HOLIDAYS

Grain = Literal["day", "month", "year"]

# How much of an ISO date each grain writes.
_WRITTEN = {"day": 10, "month": 7, "year": 4}

# The start, the middle and the end of a week (weekdays), a month (days) and a year (months).
_WEEK_EDGES = ((0, 1), (2, 3), (4, 6))
_MONTH_EDGES = ((1, 10), (11, 20), (21, 31))
_YEAR_EDGES = ((1, 3), (5, 8), (10, 12))

# Enough for a 29 February (every 4 or 8 years) and a Friday the 13th (every 14 months at most).
_TRIES = 16


@dataclass(frozen=True, slots=True)
class Period:
    """The days `first` to `last`, both included, as precise as they were said."""

    first: date
    last: date
    grain: Grain = "day"

    def __str__(self) -> str:
        """ISO: "2026", "2026-12", "2026-11-20", or an interval of two of them."""
        size = _WRITTEN[self.grain]
        first, last = self.first.isoformat()[:size], self.last.isoformat()[:size]
        return first if first == last else f"{first}/{last}"

    @property
    def is_day(self) -> bool:
        return self.first == self.last


@dataclass(frozen=True, slots=True)
class Way:
    """Which occurrence of something that returns is meant, seen from today."""

    step: Literal[1, -1]
    skip: int = 0
    strict: bool = False  # today's own does not count


AHEAD = Way(1)
BEHIND = Way(-1)


def shifted(shift: int) -> Way:
    """The way of "next" (1), "last" (-1), "the one before last" (-2); 0 is "this"."""
    if not shift:
        return AHEAD
    return Way(1 if shift > 0 else -1, abs(shift) - 1, strict=True)


def occurrence(make: Callable[[int], Period | None], near: int, today: date, way: Way) -> Period:
    """The one that `way` means, of `make(near)` and its neighbours; `make` gives None for a gap."""
    skip = way.skip
    for distance in range(-1, _TRIES):
        period = make(near + way.step * distance)
        if period is None or not _lies(period, today, way):
            continue
        if not skip:
            return period
        skip -= 1
    raise ValueError("no such date in the years around")


def _lies(period: Period, today: date, way: Way) -> bool:
    if way.step > 0:
        return period.first > today if way.strict else period.last >= today
    return period.last < today if way.strict else period.first <= today


def day(first: date) -> Period:
    return Period(first, first)


def days(first: date, last: date) -> Period:
    if last < first:
        raise ValueError("a stretch of days ends before it starts")
    return Period(first, last)


def months(index: int, count: int = 1) -> Period:
    """`count` months from the one `index` after January of year 0; whole years are years."""
    first = date(index // 12, index % 12 + 1, 1)
    after = index + count
    last = date(after // 12, after % 12 + 1, 1) - timedelta(1)
    return Period(first, last, "year" if count % 12 == 0 and index % 12 == 0 else "month")


def month(year: int, number: int) -> Period:
    return months(year * 12 + number - 1)


def year(number: int) -> Period:
    return Period(date(number, 1, 1), date(number, 12, 31), "year")


def month_index(of: date) -> int:
    return of.year * 12 + of.month - 1


def add_months(start: date, count: int) -> date:
    """The same day `count` months on, or the last of that month where it is shorter."""
    there = months(month_index(start) + count)
    return there.first.replace(day=min(start.day, there.last.day))


def day_of_month(year: int, month: int, day: int) -> Period | None:
    """That day, or None in years or months that do not have it."""
    try:
        found = date(year, month, day)
    except ValueError:
        return None
    return Period(found, found)


def weekday(week: int, number: int) -> Period:
    """Weekday `number`, Monday 0, of week `week`, counted from the first Monday there is."""
    found = date.fromordinal(week * 7 + 1 + number)
    return Period(found, found)


def week(number: int) -> Period:
    return Period(weekday(number, 0).first, weekday(number, 6).first)


def weekend(number: int) -> Period:
    return Period(weekday(number, 5).first, weekday(number, 6).first)


def week_index(of: date) -> int:
    return (of.toordinal() - 1) // 7


def edge(whole: Period, part: int) -> Period:
    """The start (0), the middle (1) or the end (2) of a week, a month or anything longer."""
    size = month_index(whole.last) - month_index(whole.first) + 1
    if whole.grain == "day":
        low, high = _WEEK_EDGES[part]
        return Period(whole.first + timedelta(low), whole.first + timedelta(high))
    if size == 1:
        low, high = _MONTH_EDGES[part]
        last = min(high, whole.last.day)
        return Period(whole.first.replace(day=low), whole.first.replace(day=last))
    start = month_index(whole.first)
    if size == 12:
        low, high = _YEAR_EDGES[part]
        return months(start + low - 1, high - low + 1)
    return replace(months(start + part * size // 3, max(size // 3, 1)), grain="month")


def nth_weekday(whole: Period, number: int, nth: int) -> Period:
    """The nth weekday of a month, the last one for nth -1."""
    offset = (number - whole.first.weekday()) % 7
    found = [whole.first + timedelta(offset + 7 * n) for n in range(5)]
    inside = [candidate for candidate in found if candidate <= whole.last]
    if nth > len(inside):
        raise ValueError("that month has no such weekday")
    return day(inside[nth - 1 if nth > 0 else -1])


def nth_day(whole: Period, nth: int) -> Period:
    """The nth day of a month, the last one for nth -1."""
    return day(whole.last if nth < 0 else whole.first.replace(day=nth))


def nth_week(whole: Period, nth: int) -> Period:
    """The nth seven days of a month, counted from its first; the last seven for nth -1."""
    if nth < 0:
        return Period(whole.last - timedelta(6), whole.last)
    first = whole.first + timedelta(7 * (nth - 1))
    return days(first, min(first + timedelta(6), whole.last))


def half_month(whole: Period, nth: int) -> Period:
    """The days up to the 15th, or those after it."""
    if nth > 2:
        raise ValueError("a month has two halves")
    middle = whole.first + timedelta(14)
    return Period(whole.first, middle) if nth == 1 else Period(middle + timedelta(1), whole.last)


def distance(period: Period, today: date) -> timedelta:
    return max(period.first - today, today - period.last, timedelta(0))


def season(year: int, south_month: int, southern: bool) -> Period:
    """A season in whole months; the one around New Year belongs to the year it ends in."""
    start = south_month if southern else (south_month + 5) % 12 + 1
    index = (year - 1 if start == 12 else year) * 12 + start - 1
    return Period(months(index).first, months(index + 2).last)


def holiday(year: int, number: int) -> Period:
    rule, numbers = HOLIDAYS[number]
    if rule == "fixed":
        return day(date(year, *numbers))
    if rule == "easter":
        sunday = easter(year)
        return days(sunday + timedelta(numbers[0]), sunday + timedelta(numbers[1]))
    month_number, weekday_number, nth, later = numbers
    found = nth_weekday(month(year, month_number), weekday_number, nth)
    return day(found.first + timedelta(later))


def easter(year: int) -> date:
    """Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876)."""
    golden, (century, years) = year % 19, divmod(year, 100)
    leap, odd = divmod(century, 4)
    moons = (19 * golden + century - leap - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
    sundays = (32 + 2 * odd + 2 * (years // 4) - moons - years % 4) % 7
    late = (golden + 11 * moons + 22 * sundays) // 451
    month_number, day_number = divmod(moons + sundays - 7 * late + 114, 31)
    return date(year, month_number, day_number + 1)
