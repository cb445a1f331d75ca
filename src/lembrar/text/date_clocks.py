"""Resolvers of times of day: "15h30", "3 da tarde", "from 3 to 5pm"."""

from dataclasses import replace

from lembrar.text.date_said import Clock, Found, Said

_MORNING, _AFTERNOON, _NIGHT, _SMALL_HOURS = range(4)
_SPOKEN_AFTERNOON = range(1, 6)
_DAY_MINUTES = 24 * 60


def clock(said: Said) -> Found:
    """ "15h30", "3pm", "meio-dia e meia"; in English "2:30" is on a clock of 12 hours."""
    hour, minute, sure = _time(said.words["t"])
    minute += 30 if "h" in said else 0
    time = Clock(hour * 60 + minute, is_sure=bool(sure), is_spoken=said.is_english)
    return Found(clock=in_part(time, said.get("p")))


def spoken_clock(said: Said) -> Found:
    """ "às 3", "half past five", "às 7 e meia da noite"."""
    minute = (30 if "h" in said else 0) + (said.get("q") or 0)
    time = Clock((said["o"] * 60 + minute) % _DAY_MINUTES, is_spoken=True)
    return Found(clock=in_part(time, said.get("p")))


def clock_range(said: Said) -> Found:
    if "n" in said:
        numbers = said.words["n"]
        first, last = _time(numbers[:3]), _time(numbers[3:])
    else:
        first, last = _time(said.words["t"]), _time(said.words["e"])
    part = said.get("p")
    start, end = (_in_part(hour, part) * 60 + minute for hour, minute, _ in (first, last))
    if not first[2] and last[2] and start + _DAY_MINUTES // 2 < end:  # "from 3 to 5pm"
        start += _DAY_MINUTES // 2
    if not last[2] and end <= start < end + _DAY_MINUTES // 2:  # "das 9 às 5"
        end += _DAY_MINUTES // 2
    end += 0 if end > start else _DAY_MINUTES
    return Found(clock=Clock(start, end, is_sure=True))


def part_of_day(said: Said) -> Found:
    return Found(part=said["p"])


def in_part(clock: Clock, part: int | None) -> Clock:
    """`clock` in that part of the day: "às 8 da noite", "sexta à noite, 8h"."""
    if clock.is_sure or part is None:
        return clock
    start = _in_part(clock.start // 60, part) * 60 + clock.start % 60
    return replace(clock, start=start, is_sure=True)


def settled(clock: Clock) -> Clock:
    """`clock` when nothing more is said: whoever means the small hours says so."""
    is_open = clock.is_spoken and not clock.is_sure
    is_early = clock.start // 60 in _SPOKEN_AFTERNOON
    return in_part(clock, _AFTERNOON) if is_open and is_early else clock


def _time(numbers: tuple[int, ...]) -> tuple[int, int, int]:
    """Hour, minute, and whether it is sure to be of a clock of 24; an hour alone has neither."""
    hour, *rest = numbers
    minute, sure = rest or (0, 0)
    return hour, minute, sure


def _in_part(hour: int, part: int | None) -> int:
    """The hour on a clock of 24 that `hour` is in that part of the day."""
    if part == _AFTERNOON and hour < 12:
        return hour + 12
    if part == _NIGHT and 5 <= hour < 12:
        return hour + 12
    return 0 if hour == 12 and part in (_NIGHT, _SMALL_HOURS) else hour
