"""Dates and times in Portuguese and English text, absolute and relative, as ISO values.

A text becomes tokens (`date_tokens`), the rules of the grammar find pieces in them (`date_grammar`,
`date_pieces`), and pieces that stand together join (`date_joins`). Conventions, in both languages:

- A date without a year or month is the next one, today's own included; the most recent one if a
  verb nearby is past ("em março comprei") or "desde" / "since" stands before it. "até", "by" and
  the like always mean the next.
- A bare weekday is never today: "sexta", "próxima sexta", "sexta que vem" and "next Friday" are the
  first Friday after today; "sexta passada" and "last Friday" the last before it; "esta sexta" and
  "this Friday" may be today.
- Distances are as precise as their unit: days and weeks give a day, months a month, years a year,
  hours and minutes a time. "em 10 dias" and "within 10 days" are that day; "os próximos 10 dias"
  are the days up to it.
- Weeks run from Monday to Sunday, weekends from Saturday to Sunday.
- "03/05" is 3 May; in English text 5 March, unless only the other reading is a date.
- A time of day belongs to the date beside it, else to the last day named before it in the sentence,
  else to the day of the message. "às 3", "at 5" and English "2:30" (hours 1 to 5, nothing
  else said) are in the afternoon. Midnight is 00:00 of the day named. Seconds are left out.
- The start, middle and end of a month are its thirds; of a year, January to March, May to August
  and October to December. Seasons are whole months, southern in Portuguese, northern in English;
  the one around New Year has the number of the year it ends in.
- What recurs ("toda sexta", "every Monday", "aos domingos") is no date, nor is a greeting ("Feliz
  Natal").
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache

from lembrar.text import language as languages
from lembrar.text.date_calendar import Period, day
from lembrar.text.date_clocks import settled
from lembrar.text.date_joins import join
from lembrar.text.date_patterns import translate
from lembrar.text.date_pieces import Piece, Speech, pieces
from lembrar.text.date_said import Found
from lembrar.text.date_tokens import Tokens, tokenise


@dataclass(frozen=True, slots=True)
class DateMention:
    """A date as it was said, and the days it means."""

    start: int
    """Where it stands: `text` is `source[start:end]`."""
    end: int
    text: str
    value: str
    """ISO 8601 in the speaker's own time, as precise as what was said: "2026", "2026-12",
    "2026-11-20", "2026-11-16T15:00", or two of them with "/" between for a stretch."""
    first: date
    """The days it covers, from `first` to `last`, both included."""
    last: date
    is_relative: bool
    """Whether the same words said on another day could mean another date."""


def find(text: str, at: datetime, language: str | None = None) -> list[DateMention]:
    """The dates and times of `text`, in order and without overlap, as seen from `at`.

    `at` is when the text was said, with the speaker's own offset: "hoje" is its day there.
    `language` is "pt" or "en", or a longer tag of them; without it the text itself decides. Takes
    time linear in the text's length, and never raises.
    """
    tokens = tokenise(text)
    speech = Speech(tokens, at, _is_english(tokens, language))
    joined = join(pieces(speech), speech)
    return [_mention(piece, period, tokens) for piece, period in _placed(joined, speech)]


def _is_english(tokens: Tokens, language: str | None) -> bool:
    """Looks at the text only where an answer hangs on it: digits may be day or month first."""
    if language:
        return language.lower().startswith("en")
    asked = _asks_language().search(tokens.codes)
    return asked is not None and languages.detect(tokens.source) == "en"


def _placed(joined: list[Piece], speech: Speech) -> Iterator[tuple[Piece, Period]]:
    """Gives a lone time of day its day: the last one named in its sentence, or the message's."""
    today = day(speech.at.date())
    named, end = today, 0
    for piece in joined:
        if _break().search(speech.tokens.codes, end, piece.start):
            named = today
        end = piece.end
        period = piece.found.period or named
        if period.is_day:
            named = period
        yield piece, period


def _mention(piece: Piece, period: Period, tokens: Tokens) -> DateMention:
    start, end = tokens.span(piece.start, piece.end)
    value, last = _value(piece.found, period)
    text, is_relative = tokens.source[start:end], piece.found.is_relative
    return DateMention(start, end, text, value, period.first, last, is_relative)


def _value(found: Found, period: Period) -> tuple[str, date]:
    """The ISO value, and the last day it covers."""
    if not found.clock:
        return str(period), period.last
    clock = settled(found.clock)
    value = _moment(period.first, clock.start)
    if clock.end is None:
        return value, period.last
    nights, minutes = divmod(clock.end, 24 * 60)
    last = date.fromordinal(min(period.last.toordinal() + nights, date.max.toordinal()))
    return f"{value}/{_moment(last, minutes)}", last


def _moment(day: date, minutes: int) -> str:
    return f"{day.isoformat()}T{minutes // 60:02}:{minutes % 60:02}"


@cache
def _break() -> re.Pattern[str]:
    return re.compile(translate("<BREAK|DOT>"))


@cache
def _asks_language() -> re.Pattern[str]:
    return re.compile(translate("<DM|WEAK_DM|DMY|DATES|SEASON|TWELVE_HOUR>"))
