"""The small language of date patterns: regular expressions over the codes of `date_tokens`.

`<DAY|ORD>` is one word of either kind, `<^DAY|ORD>` one of neither, and `<d:DAY|ORD>` names it;
`$year` is one of `_PARTS`; the rest is a regular expression, whose blanks do not count.
"""

import re
from collections.abc import Iterator
from functools import cache

from lembrar.text.date_tokens import lexicon

_PARTS = {
    # "de 2027", ", 2027", "deste ano", "of last year", "do ano que vem"
    "$year": "(?: <OF|COMMA>? <y:YEAR> | <DE> <y:OLD_YEAR> | <COMMA> <y:OLD_YEAR> (?! <X|COUNTED> )"
    " | <DE>? <yb:BEFORE> <UNIT_YEAR>"
    " | <DE>? <THE>? <UNIT_YEAR> <ya:AFTER> )",
    # Any name or short form of a month; "mar" and "dez" are words too, and left out of $named.
    "$month": "<m:MONTH|WEAK_MONTH|SHORT_MONTH|RISKY_MONTH>",
    "$named": "<m:MONTH|WEAK_MONTH|SHORT_MONTH>",
    "$leading": "<m:LEADING_MONTH|CAPITAL_MONTH>",
    # "de", "do mês de"
    "$of": "<DE> (?: <UNIT_MONTH> <DE> )?",
    # "do mês", "of this month", "do mês que vem"
    "$own_month": "(?: <DE>? <mb:BEFORE> <UNIT_MONTH> | <DE> <THE>? <UNIT_MONTH> <ma:AFTER>? )",
    # "next week", "semana que vem"
    "$own_week": "(?: <wb:BEFORE> <UNIT_WEEK> | <UNIT_WEEK> <wa:AFTER> )",
    # "duas semanas", "a month", "um ano e meio", "meia hora"
    "$length": "(?: <n:NUM|ONE> <u:UNIT> $half? | <n:NUM> $half <u:UNIT> | <z:HALF_HOUR> )",
    "$half": "(?: <h:HALF> | <AND> <h:HALF_WORD> )",
    # "próxima", "this past"
    "$shift": "(?: <BEFORE>? <b:BEFORE> )",
    # "segunda" is Monday unless a noun makes it "second".
    "$weak": "<w:WEAK_WEEKDAY> (?! <DASH>? <NOUN> | <DASH> <X> )",
    "$time": "<t:CLOCK|WEAK_CLOCK|NOON>",
    "$until": "<e:CLOCK|WEAK_CLOCK|NOON>",
    # What must not follow "às 3", lest it count or number something.
    "$end": "(?! <X|COUNTED|UNIT|NUM|YEAR|NOUN|EDGE|MONEY|SLASH|CLOCK> | <DE> <X|THE> )",
}


def translate(pattern: str) -> str:
    """The regular expression for `pattern`; its named words are its groups, in order."""
    return re.sub(r"\s", "", _words().sub(_class_of, _expanded(pattern)))


def named_words(pattern: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The name and the kinds of each group of the translated pattern."""
    words = _words().finditer(_expanded(pattern))
    return tuple((word["name"], tuple(word["kinds"].split("|"))) for word in words if word["name"])


def heads(pattern: str) -> set[str]:
    """The codes that what matches `pattern` may start with."""
    return _heads(iter(_pieces().findall(_expanded(pattern))))[0]


def _expanded(pattern: str) -> str:
    for name, part in _PARTS.items():
        pattern = pattern.replace(name, part)
    return pattern


def _class_of(word: re.Match[str]) -> str:
    one = f"[{word['none'] or ''}{_codes(word['kinds'])}]"
    return f"({one})" if word["name"] else one


def _heads(pieces: Iterator[str]) -> tuple[set[str], bool]:
    """The codes a group may start with, and whether it may be empty; reads to the group's end."""
    heads: set[str] = set()
    may_be_empty, is_open = False, True
    for piece in pieces:
        if piece[0] == ")":
            return heads, may_be_empty or is_open or piece == ")?"
        if piece == "|":
            may_be_empty, is_open = may_be_empty or is_open, True
        elif piece[0] == "(":
            inner, is_skipped = _heads(pieces)
            if piece == "(?:" and is_open:  # the other groups only look around
                heads, is_open = heads | inner, is_skipped
        elif is_open:
            heads |= set(_codes(piece.strip("<>?^").rpartition(":")[2]))
            is_open = piece[-1] == "?"
    return heads, may_be_empty or is_open


def _codes(kinds: str) -> str:
    return "".join(dict.fromkeys("".join(_codes_of()[kind] for kind in kinds.split("|"))))


@cache
def _codes_of() -> dict[str, str]:
    """For each kind, all codes that may mean it."""
    found: dict[str, str] = {}
    for kinds, code in lexicon().codes.items():
        for kind in kinds:
            found[kind] = found.get(kind, "") + code
    return found


@cache
def _words() -> re.Pattern[str]:
    return re.compile(r"<(?:(?P<name>[a-z]+):)?(?P<none>\^)?(?P<kinds>[A-Z_]+(?:\|[A-Z_]+)*)>")


@cache
def _pieces() -> re.Pattern[str]:
    return re.compile(r"<[^<>=!]+>\??|\(\?(?:<?[=!]|:)|\)\??|\|")
