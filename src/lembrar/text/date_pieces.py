"""From a text to what each rule of the grammar finds in it, left to right."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime

from lembrar.text.date_calendar import AHEAD, Way
from lembrar.text.date_grammar import Compiled, any_start, starts
from lembrar.text.date_said import Found, Said
from lembrar.text.date_tense import may_look_back, tense
from lembrar.text.date_tokens import Tokens


@dataclass(frozen=True, slots=True)
class Speech:
    """A text, and when and in what language it was said."""

    tokens: Tokens
    at: datetime
    is_english: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """What tokens `start` to `end` mean, and the rule that found it."""

    start: int
    end: int
    rule: Compiled
    found: Found
    is_weak: bool

    @property
    def day(self) -> date | None:
        """The one day it means, if no time of day is known yet."""
        period = self.found.period
        return period.first if period and period.is_day and not self.found.clock else None


def pieces(speech: Speech) -> Iterator[Piece]:
    """What the rules find. The same words in the same tense mean the same: resolved once."""
    codes, words = speech.tokens.codes, speech.tokens.words
    looks_back = may_look_back(codes)
    known: dict[tuple[object, ...], Found | None] = {}
    for rule, match in _matches(codes):
        start, end = match.span()
        way = tense(codes, start, end) if looks_back else AHEAD
        key = (id(rule), way.step, *words[start:end])
        found = known.get(key, _UNRESOLVED)
        if found is _UNRESOLVED:
            found = known[key] = _resolve(speech, rule, match, way)
        if found:
            yield Piece(start, end, rule, found, rule.rule.is_weak)


_UNRESOLVED = Found()


def again(piece: Piece, speech: Speech, today: date, way: Way) -> Found | None:
    """What the words of `piece` mean if said on that day and in that tense."""
    match = piece.rule.match(speech.tokens.codes, piece.start)
    then = speech.at.replace(year=today.year, month=today.month, day=today.day)
    return _resolve(replace(speech, at=then), piece.rule, match, way) if match else None


def _matches(codes: str) -> Iterator[tuple[Compiled, re.Match[str]]]:
    """The first rule that fits at each place not yet taken."""
    rules, search = starts(), any_start().search
    place = search(codes)
    while place:
        start = end = place.start()
        for rule in rules[codes[start]]:
            match = rule.match(codes, start)
            if match:
                end = match.end()
                yield rule, match
                break
        place = search(codes, max(end, start + 1))


def _resolve(speech: Speech, rule: Compiled, match: re.Match[str], way: Way) -> Found | None:
    words: dict[str, tuple[int, ...]] = {}
    for number, (name, kinds) in enumerate(rule.groups, 1):
        place = match.start(number)
        if place >= 0:
            means = speech.tokens.tokens[place].means
            words[name] = next(means[kind] for kind in kinds if kind in means)
    try:
        return rule.rule.resolve(Said(words, speech.at, speech.is_english, way))
    except (ValueError, OverflowError, StopIteration):
        return None
