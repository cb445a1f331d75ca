"""A text cut into parts small enough to mean one thing each: what vectors are made of."""

from __future__ import annotations

import re
from functools import cache

_LEAST_WORDS = 5
_MOST_WORDS = 40
_MOST_PARTS = 12


def parts(text: str) -> list[str]:
    """Sentences, short ones joined with a neighbour and endless ones cut; at least one part.

    A long text gives at most a dozen parts, longer ones instead of more."""
    if len(text) < 40:
        return [text]
    most = max(_MOST_WORDS, -(-len(text.split()) // _MOST_PARTS))
    made: list[list[str]] = []
    for sentence in _end().split(text):
        words = sentence.split()
        for first in range(0, len(words), most):
            piece = words[first : first + most]
            if made and min(len(piece), len(made[-1])) < _LEAST_WORDS:
                made[-1] += piece
            else:
                made.append(piece)
    return [" ".join(words) for words in _few(made)] or [text]


def _few(made: list[list[str]]) -> list[list[str]]:
    """Joins neighbours evenly until they are few enough."""
    step = -(-len(made) // _MOST_PARTS)
    if step <= 1:
        return made
    groups = (made[at : at + step] for at in range(0, len(made), step))
    return [[word for words in group for word in words] for group in groups]


@cache
def _end() -> re.Pattern[str]:
    return re.compile(r"(?<=[.!?…])\s+|\n+|\s(?=\[)")
