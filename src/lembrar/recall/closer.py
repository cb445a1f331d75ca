"""A closer look at the best candidates: how well their own sentences answer the question's words.

Postings see which stems a text has somewhere. This sees whether they stand together in one part,
in the same order, and whether a word is there in another form ("construção", "construídos").
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from lembrar.recall.parts import parts
from lembrar.recall.terms import STOP_WORDS
from lembrar.text.fold import fold

_SAME_START = 4
"""Letters that two words must begin with in common to be taken for forms of one."""


@dataclass(frozen=True, slots=True)
class Look:
    """Each from 0 to 1: the share of the question's information that the text has, that its best
    part has, and that stands there in the same order."""

    whole: float
    part: float
    phrase: float


class Closer:
    """A question, ready to be held against texts. `information` weighs its content words."""

    def __init__(self, text: str, information: Mapping[str, float]) -> None:
        self._words = [(word, value, word[:_SAME_START]) for word, value in information.items()]
        self._all = sum(information.values()) or 1.0
        said = _word().findall(fold(text))
        self._pairs = {
            pair: sum(information.get(word, 0.0) for word in pair) for pair in pairwise(said)
        }
        self._all_pairs = sum(self._pairs.values()) or 1.0

    def look(self, text: str) -> Look:
        """Holds one text against the question."""
        said = _word().findall(fold(text))
        pieces = [said] if len(said) < 24 else [_word().findall(fold(p)) for p in parts(text)]
        covered = [self._covered(piece) for piece in pieces]
        best = max(sum(values) for values in covered)
        whole = sum(map(max, zip(*covered, strict=True)))
        pairs = set(pairwise(said))
        phrase = sum(value for pair, value in self._pairs.items() if pair in pairs)
        return Look(whole / self._all, best / self._all, phrase / self._all_pairs)

    def _covered(self, said: Sequence[str]) -> list[float]:
        """How much of each word of the question stands in a part."""
        exact = set(said)
        starts: dict[str, list[str]] = {}
        for word in exact:
            if len(word) > _SAME_START and word not in STOP_WORDS:
                starts.setdefault(word[:_SAME_START], []).append(word)
        return [
            value if word in exact else value * _alike(word, starts.get(start, ()))
            for word, value, start in self._words
        ]


def _alike(word: str, others: Sequence[str]) -> float:
    """The longest start in common with any of the others, as a share of the longer word."""
    return max((_start(word, other) / max(len(word), len(other)) for other in others), default=0.0)


def _start(one: str, other: str) -> int:
    """How many letters two words begin with in common."""
    for at, (left, right) in enumerate(zip(one, other, strict=False)):
        if left != right:
            return at
    return min(len(one), len(other))


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W_]{1,40}")
