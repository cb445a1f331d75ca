"""The heart of a stretch of words, and whether a word is an everyday one."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text import common_words, known_names
from lembrar.text.claims import kin_words
from lembrar.text.claims.clauses import Clause
from lembrar.text.lists import listed

_BEFORE = listed("""
    o a os as um uma an the my meu minha
""")
_AFTER = listed("""
    de da do em e na no and the in at of a
""")


def bare(plain: str) -> str:
    """Without the small words that open and close it."""
    words = plain.split()
    while words and words[0] in _BEFORE:
        words = words[1:]
    while words and words[-1] in _AFTER:
        words = words[:-1]
    return " ".join(words).strip(" .,-'")


def lead_of(clause: Clause, start: int, match: re.Match[str]) -> str:
    """The word that led to the rule; empty where what it says stands before it."""
    words = clause.folded[start : match.start()].split()
    return words[0] if words else ""


def is_free(folded: str) -> bool:
    """Whether a word is no everyday one, so that it may be a name that nobody listed."""
    return len(folded) > 2 and folded not in ordinary() and folded not in kin_words.KIN


def is_surname(folded: str) -> bool:
    return folded in known_names.SURNAMES


@cache
def ordinary() -> frozenset[str]:
    return common_words.PORTUGUESE | common_words.ENGLISH


def is_day(folded: str) -> bool:
    """Whether a word names a day of the week or a month."""
    return bool(_day().match(folded))


@cache
def _day() -> re.Pattern[str]:
    return re.compile(
        r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|(?:january|february|april|june|july|august"
        r"|september|october|november|december|segunda|terca|quarta|quinta|sexta|sabado|domingo)s?$"
    )
