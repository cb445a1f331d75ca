"""Pieces that stand together and speak of one date: "sexta, 20/11 às 15h", "de março a maio"."""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import cache, lru_cache

from lembrar.text.date_calendar import AHEAD, BEHIND, Period
from lembrar.text.date_clocks import in_part
from lembrar.text.date_patterns import translate
from lembrar.text.date_pieces import Piece, Speech, again
from lembrar.text.date_said import Found

# How many words may stand between two pieces that join.
_LONGEST_GLUE = 2

Join = Callable[[Piece, Piece, Speech], Piece | None]


def join(pieces: Iterable[Piece], speech: Speech) -> list[Piece]:
    """Neighbours become one where they can; what is too weak to stand alone goes."""
    joined: list[Piece] = []
    for piece in pieces:
        last = piece
        while joined:
            both = _joined(joined[-1], last, speech)
            if not both:
                break
            joined.pop()
            last = both
        joined.append(last)
    return [piece for piece in joined if not piece.is_weak]


def _joined(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    if right.start - left.end > _LONGEST_GLUE:
        return None
    for way in _ways(speech.tokens.codes[left.end : right.start]):
        both = way(left, right, speech)
        if both:
            return both
    return None


@lru_cache(maxsize=4096)
def _ways(between: str) -> tuple[Join, ...]:
    """How two pieces may join across `between`; the first way that fits decides."""
    return tuple(way for glue, way in _glues() if glue.fullmatch(between))


@cache
def _glues() -> tuple[tuple[re.Pattern[str], Join], ...]:
    table: tuple[tuple[str, Join], ...] = (
        ("<COMMA>?", _day_and_part),
        ("<COMMA|DASH|OPEN|MARK>?", _day_and_clock),
        ("<OF>? <THE>?", _clock_and_day),
        ("<COMMA|OPEN|DASH>? <THE>?", _same_day),
        ("<TO|DASH|AND> <THE>?", _range),
    )
    return tuple((re.compile(translate(glue)), way) for glue, way in table)


def _both(left: Piece, right: Piece, found: Found) -> Piece:
    is_weak = left.is_weak and right.is_weak
    return replace(left, end=right.end, found=replace(found, is_open=False), is_weak=is_weak)


def _day_and_part(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    """ "amanhã de manhã", "Friday night"."""
    part = right.found.part
    if not left.day or right.found.period or right.found.clock or part is None:
        return None
    return replace(left, end=right.end, found=replace(left.found, part=part))


def _day_and_clock(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    """ "amanhã às 15h", "dia 20, 9h", and "Sat 3pm", but not "we sat at 3pm"."""
    clock = right.found.clock
    if not left.day or right.found.period or not clock:
        return None
    is_short = left.is_weak and left.found.is_weekday
    if is_short and "SHORT_WEEKDAY" not in _kinds(speech, left.start):
        return None
    if is_short and "CLOCK" not in _kinds(speech, right.start):
        return None
    return _both(left, right, replace(left.found, clock=in_part(clock, left.found.part)))


def _clock_and_day(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    """ "às 15h de amanhã", "3pm on Friday"."""
    clock = left.found.clock
    if left.found.period or not clock or not right.day:
        return None
    return _both(left, right, replace(right.found, clock=in_part(clock, right.found.part)))


def _same_day(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    """ "sexta, 20/11", "Nov 20 (Friday)", "amanhã, dia 16": one day said twice."""
    if not left.day or not right.day or left.rule is right.rule:
        return None
    exact, other = (right, left) if left.found.is_weekday else (left, right)
    found = exact.found
    if other.found.is_weekday:
        found = _on_weekday(exact, other.day.weekday() if other.day else 0, speech)
    elif exact.day != other.day:
        return None
    if not found:
        return None
    is_closed = "OPEN" in _kinds(speech, left.end) and "CLOSE" in _kinds(speech, right.end)
    both = _both(left, right, found)
    return replace(both, end=both.end + 1) if is_closed else both


def _on_weekday(piece: Piece, weekday: int, speech: Speech) -> Found | None:
    """A weekday beside a date tells which year is meant; or else they are two dates."""
    candidates: list[Found | None] = [piece.found]
    if piece.found.is_open:
        candidates += [again(piece, speech, speech.at.date(), way) for way in (AHEAD, BEHIND)]
    for found in candidates:
        if found and found.period and found.period.first.weekday() == weekday:
            return found
    return None


def _range(left: Piece, right: Piece, speech: Speech) -> Piece | None:
    """ "de 20/11 a 25/11", "between March and May", "hoje até sexta"."""
    if left.found.clock or right.found.clock:
        return None
    start = left.start - 1
    if "THE" in _kinds(speech, start) and "FROM" not in _kinds(speech, start):
        start -= 1
    opening = _kinds(speech, start)
    is_between = "BETWEEN" in opening
    is_opened = is_between or "FROM" in opening
    if not is_opened and (left.is_weak or right.is_weak):
        return None
    if "AND" in _kinds(speech, left.end) and not is_between:
        return None
    found = _stretch(left, right, speech)
    start = start if is_opened else left.start
    return replace(left, start=start, end=right.end, found=found, is_weak=False) if found else None


def _stretch(left: Piece, right: Piece, speech: Speech) -> Found | None:
    """From one to the other; an end whose year was not said goes by the other end's.

    "28/12 a 3/1" ends in the next year, "entre março e junho de 2020" starts in 2020.
    """
    start, end = left.found, right.found
    if start.period and end.is_open:
        end = again(right, speech, start.period.first, AHEAD)
        is_relative = start.is_relative
    elif end.period and start.is_open:
        start = again(left, speech, end.period.last, BEHIND)
        is_relative = end.is_relative
    else:
        is_relative = start.is_relative or end.is_relative
    first, last = start and start.period, end and end.period
    if not first or not last or last.last < first.first:
        return None
    grain = first.grain if first.grain == last.grain else "day"
    return Found(Period(first.first, last.last, grain), is_relative=is_relative)


def _kinds(speech: Speech, place: int) -> Collection[str]:
    tokens = speech.tokens.tokens
    return tokens[place].means.keys() if 0 <= place < len(tokens) else ()
