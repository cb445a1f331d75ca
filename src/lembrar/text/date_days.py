"""Resolvers of days, months, years and stretches of them: one small function per way of saying."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone

from lembrar.text import date_calendar as calendar
from lembrar.text.date_calendar import AHEAD, BEHIND, Period, Way
from lembrar.text.date_said import Clock, Found, Said
from lembrar.text.date_words import UNITS

# Two-digit years run from 79 years back to 20 years on: "85" is a birth, "27" a plan.
_YEARS_AHEAD = 20


def nothing(said: Said) -> Found | None:
    return None


# Numbers alone


def stamp(said: Said) -> Found:
    year, month, day, hour, minute, *zone = said.words["n"]
    moment = datetime(year, month, day, hour, minute, tzinfo=said.at.tzinfo)
    if zone:
        there = timezone(timedelta(minutes=zone[0]))
        moment = moment.replace(tzinfo=there).astimezone(said.at.tzinfo)
    clock = Clock(moment.hour * 60 + moment.minute, is_sure=True)
    return Found(calendar.day(moment.date()), clock, is_relative=False)


def full_date(said: Said) -> Found:
    year, month, day = said.words["n"]
    return Found(calendar.day(date(_full_year(said, year), month, day)), is_relative=False)


def full_month(said: Said) -> Found:
    year, month = said.words["n"]
    return Found(calendar.month(_full_year(said, year), month), is_relative=False)


def numeric(said: Said) -> Found:
    return _numeric(said, said.words["n"])


def numeric_range(said: Said) -> Found:
    numbers = said.words["n"]
    half = len(numbers) // 2
    first, last = _numeric(said, numbers[:half]), _numeric(said, numbers[half:])
    days = calendar.days(_some(first.period).first, _some(last.period).last)
    return Found(days, is_relative=first.is_relative)


def _numeric(said: Said, numbers: tuple[int, ...]) -> Found:
    """Day first in Portuguese, month first in English; the other way if only that is a date.

    Without a year a Portuguese date is not turned around: "12/25" is more likely something else.
    """
    first, second, *year = numbers
    orders = [(first, second), (second, first)] if said.is_english else [(second, first)]
    if year and not said.is_english:
        orders.append((first, second))
    month, day = next(order for order in orders if calendar.day_of_month(2000, *order))
    if year:
        return Found(calendar.day(date(_full_year(said, year[0]), month, day)), is_relative=False)
    return _yearly(said, lambda year: calendar.day_of_month(year, month, day))


def _full_year(said: Said, year: int) -> int:
    latest = said.today.year + _YEARS_AHEAD
    return year if year >= 100 else latest - (latest - year) % 100


# What comes once a year, and once a month


def _yearly(said: Said, make: Callable[[int], Period | None]) -> Found:
    """In the year said, or else the occurrence that is meant from today."""
    year = said.year()
    if year is None and said.shift() == 0:
        year = said.today.year
    if year is None:
        found = calendar.occurrence(make, said.today.year, said.today, said.way())
        return Found(found, is_open=said.shift() is None)
    return Found(_some(make(year)), is_relative="y" not in said)


def _monthly(said: Said, make: Callable[[int], Period | None]) -> Found:
    """In the month said, or else the occurrence that is meant from today."""
    this_month = calendar.month_index(said.today)
    shift = said.shift("mb", "ma")
    if shift is not None:
        return Found(_some(make(this_month + shift)))
    found = calendar.occurrence(make, this_month, said.today, said.way())
    return Found(found, is_open=said.shift() is None)


def _some(period: Period | None) -> Period:
    if period is None:
        raise ValueError("no such day in that month or year")
    return period


def named_day(said: Said) -> Found:
    day, month = said.words["n"]
    return _yearly(said, lambda year: calendar.day_of_month(year, month, day))


def day_of_month(said: Said) -> Found:
    return _yearly(said, lambda year: calendar.day_of_month(year, said["m"], said["d"]))


def day_range(said: Said) -> Found:
    first, last = said.words["n"] if "n" in said else (said["d"], said["e"])
    if "m" not in said:
        return _monthly(said, lambda index: _stretch(index, first, last))
    return _yearly(said, lambda year: _stretch(year * 12 + said["m"] - 1, first, last))


def _stretch(month_index: int, first: int, last: int) -> Period | None:
    year, month = month_index // 12, month_index % 12 + 1
    start = calendar.day_of_month(year, month, first)
    end = calendar.day_of_month(year, month, last)
    return Period(start.first, end.last) if start and end and first < last else None


def day_number(said: Said) -> Found:
    """ "dia 5", "on the 5th"; with a weekday, only a 13th that is a Friday."""

    def make(index: int) -> Period | None:
        found = calendar.day_of_month(index // 12, index % 12 + 1, said["d"])
        is_other = found and "w" in said and found.first.weekday() != said["w"]
        return None if is_other else found

    return _monthly(said, make)


def nth_of_month(said: Said) -> Found:
    nth = said.get("o") or -1

    def make(index: int) -> Period:
        whole = calendar.months(index)
        if "w" in said:
            return calendar.nth_weekday(whole, said["w"], nth)
        if "i" in said:
            return calendar.nth_day(whole, nth)
        return calendar.nth_week(whole, nth) if "k" in said else calendar.half_month(whole, nth)

    if "m" in said:
        return _yearly(said, lambda year: make(year * 12 + said["m"] - 1))
    shift = said.shift("mb", "ma") or 0
    return Found(make(calendar.month_index(said.today) + shift))


def month(said: Said) -> Found:
    return _yearly(said, lambda year: calendar.month(year, said["m"]))


def holiday(said: Said) -> Found:
    return _yearly(said, lambda year: calendar.holiday(year, said["n"]))


# Years and stretches of them


def year(said: Said) -> Found:
    return Found(calendar.year(said["y"]), is_relative=False)


def year_range(said: Said) -> Found:
    first, last = (calendar.year(number) for number in said.words["n"])
    stretch = calendar.days(first.first, last.last)
    return Found(replace(stretch, grain="year"), is_relative=False)


def decade(said: Said) -> Found | None:
    """ "os anos 80" are those of the last century."""
    first = said["n"] + (0 if said["n"] >= 1000 else 1900)
    if said["n"] % 10 or not 1900 <= first < 2200:
        return None
    return Found(calendar.months(first * 12, 120), is_relative=False)


def slice_of_year(said: Said) -> Found:
    return _slice(said, said["s"], said["o"])


def quarter(said: Said) -> Found:
    size, number, *year = said.words["n"]
    if year:
        start = _full_year(said, year[0]) * 12 + (number - 1) * size
        return Found(calendar.months(start, size), is_relative=False)
    return _slice(said, size, number)


def _slice(said: Said, size: int, number: int) -> Found:
    if number * size > 12:
        raise ValueError("a year has not that many parts")

    def make(year: int) -> Period:
        return calendar.months(year * 12 + (number - 1) * size, size)

    if "t" in said:  # "do ano": this one
        return Found(make(said.today.year))
    return _yearly(said, make)


def season(said: Said) -> Found:
    """ "this summer" is the one that is nearest, before or after."""

    def make(year: int) -> Period:
        return calendar.season(year, said["s"], southern=not said.is_english)

    if said.shift() != 0:
        return _yearly(said, make)
    around = [make(said.today.year + distance) for distance in (-1, 0, 1)]
    return Found(min(around, key=lambda period: calendar.distance(period, said.today)))


def part_of(said: Said) -> Found:
    """ "fim de março", "early 2027", "começo do ano que vem"."""
    part = said["p"]
    if "m" in said:
        return _yearly(said, lambda year: calendar.edge(calendar.month(year, said["m"]), part))
    if "y" in said:
        return Found(calendar.edge(calendar.year(said["y"]), part), is_relative=False)
    return Found(calendar.edge(_unit(said), part))


# Weekdays and words for days


def weekday(said: Said) -> Found:
    shift = said.shift("wb", "wa")
    if shift is not None:
        return Found(calendar.weekday(calendar.week_index(said.today) + shift, said["w"]))
    is_bare = said.shift() is None
    way = replace(said.way(), strict=True) if is_bare else said.way()  # bare, it is never today
    return Found(_weekday(said["w"], said.today, way), is_weekday=True, is_open=is_bare)


def weekday_range(said: Said) -> Found:
    first = _weekday(said["w"], said.today, replace(said.tense, strict=True)).first
    last = _weekday(said["e"], first, replace(AHEAD, strict=True)).first
    return Found(calendar.days(first, last))


def _weekday(number: int, today: date, way: Way) -> Period:
    near = calendar.week_index(today)
    return calendar.occurrence(lambda week: calendar.weekday(week, number), near, today, way)


def weekend(said: Said) -> Found:
    near = calendar.week_index(said.today)
    return Found(calendar.occurrence(calendar.weekend, near, said.today, said.way()))


def near_day(said: Said) -> Found:
    """ "hoje", "tonight", "this morning": the day, with the part of it that was said."""
    day = said.today + timedelta(said.get("n") or 0)
    return Found(calendar.day(day), part=said.get("p"))


# Distances, and the last, this and next of a unit


def ahead(said: Said) -> Found:
    return _moved(said, 1)


def ahead_unless_past(said: Said) -> Found | None:
    """ "em 3 dias" is a date ahead, but "li o livro em 3 dias" a length."""
    return None if said.tense == BEHIND else _moved(said, 1)


def ago(said: Said) -> Found:
    return _moved(said, -1)


def ago_if_past(said: Said) -> Found | None:
    """ "parei de fumar faz 5 anos" is a date, but "minha filha faz 5 anos" an age."""
    return _moved(said, -1) if said.tense == BEHIND else None


def _moved(said: Said, sign: int) -> Found:
    """Days and weeks lead to a day; months to a month; years to a year; hours to a minute."""
    minutes, days, months = _length(said, sign)
    if minutes:
        then = said.at + timedelta(minutes=minutes)
        return Found(calendar.day(then.date()), Clock(then.hour * 60 + then.minute, is_sure=True))
    then = calendar.add_months(said.today, months) + timedelta(days)
    if not months:
        return Found(calendar.day(then))
    is_years = months % 12 == 0 and UNITS[said["u"]][2] >= 12
    return Found(calendar.year(then.year) if is_years else calendar.month(then.year, then.month))


def _length(said: Said, sign: int) -> tuple[int, int, int]:
    """The distance said, in minutes, days and months; half a month is 15 days, half a week 3."""
    if "z" in said:
        return sign * said["z"], 0, 0
    unit = UNITS[said["u"]]
    half = 0.5 if "h" in said else 0
    minutes, days, months = (int(sign * (said["n"] + half) * size) for size in unit)
    return minutes, days + (sign * 15 if half and unit[2] == 1 else 0), months


def window(said: Said) -> Found | None:
    """ "os próximos 10 dias" and "the last 3 months" run from or to today."""
    sign = said["b"]
    minutes, days, months = _length(said, sign)
    if minutes or not sign:
        return None
    far = calendar.add_months(said.today, months) + timedelta(days)
    return Found(calendar.days(min(far, said.today), max(far, said.today)))


def unit(said: Said) -> Found:
    return Found(_unit(said))


def _unit(said: Said) -> Period:
    shift = said.shift() or 0
    _, days, months = UNITS[said["u"]]
    if days:
        return calendar.week(calendar.week_index(said.today) + shift)
    index = calendar.month_index(said.today) // months + shift
    return calendar.months(index * months, months)
