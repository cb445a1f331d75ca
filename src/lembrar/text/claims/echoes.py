"""What only repeats what was just recalled or answered: no news, and not to be learnt again."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.fold import fold
from lembrar.text.sentences import split

_LEAST_WORDS = 5
"""Shorter statements are repeated by chance, or to confirm them."""


def is_echo(content: str, before: str) -> bool:
    """Whether `content`, of five words or more, stands word for word in `before`.

    Accents, case, punctuation and white space make no difference.
    """
    said = _words(content)
    if len(said) < _LEAST_WORDS:
        return False
    return f" {' '.join(said)} " in f" {' '.join(_words(before))} "


def echoed(text: str, before: str) -> list[tuple[int, int]]:
    """Where sentences of `text` stand that only repeat what stands in `before`."""
    if not before:
        return []
    said = f" {' '.join(_words(before))} "
    return [
        (sentence.start, sentence.end)
        for sentence in split(text)
        if len(words := _words(sentence.text)) >= _LEAST_WORDS
        if f" {' '.join(words)} " in said
    ]


def _words(text: str) -> list[str]:
    return _word().findall(fold(text))


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\w+")
