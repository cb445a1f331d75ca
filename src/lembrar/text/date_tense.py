"""Whether the words around a date speak of the past: it decides which March "em março" is."""

import re
from functools import cache

from lembrar.text.date_calendar import AHEAD, BEHIND, Way
from lembrar.text.date_patterns import translate

# How far a verb may stand from a date and still say whether it is past.
_REACH = 8

# Before a date mostly stands "em" or "in"; it puts a verb no further away.
_PREPOSITION = 1


def may_look_back(codes: str) -> bool:
    """Whether any word of the text speaks of the past."""
    return _past().search(codes) is not None


def tense(codes: str, start: int, end: int) -> Way:
    """BEHIND if the words around `codes[start:end]` speak of the past, else AHEAD.

    What can only look one way right before it decides ("até", "since", "is on"), else the nearest
    verb of the sentence; of two as near, the one before.
    """
    preposition, verb_before, verb_after = _cues()
    before = codes[max(start - _REACH, 0) : start][::-1]
    said = preposition.match(before)
    if said:
        return BEHIND if said["past"] else AHEAD
    earlier, later = verb_before.match(before), verb_after.match(codes, end, end + _REACH)
    nearest = earlier or later
    if earlier and later and later.end() - end < earlier.end() - _PREPOSITION:
        nearest = later
    return BEHIND if nearest and nearest["past"] else AHEAD


@cache
def _past() -> re.Pattern[str]:
    return re.compile(translate("<WAS|PARTICIPLE|SINCE>"))


@cache
def _cues() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """A preposition and a verb before the date, read backwards, and a verb after it."""
    other = "(?! <BREAK|DOT|WAS|WILL|PARTICIPLE> ) ."
    # "is married" tells no past: a participle beside a form of be is stepped over, never the verb
    verb = "(?: (?P<past> <WAS> | {} ) | <WILL> )"
    patterns = (
        "<SKIP>? <SKIP>? <SKIP>? (?: (?P<past> <SINCE> ) | <DEADLINE> | <BE> )"
        " | (?! <BREAK|DOT|WAS|WILL|PARTICIPLE> ) . <BE>",
        f"(?: <PARTICIPLE> <BE> | {other} ){{0,{_REACH}}} "
        + verb.format("<PARTICIPLE> (?! <BE> )"),
        f"(?: <BE> <PARTICIPLE> | {other} ){{0,{_REACH}}} "
        + verb.format("(?<! <BE> ) <PARTICIPLE>"),
    )
    preposition, before, after = (re.compile(translate(pattern)) for pattern in patterns)
    return preposition, before, after
