"""Sizes in the unit that a preset counts in, and cutting to them."""

from __future__ import annotations

from lembrar.model import Unit
from lembrar.text import sentences, tokens, words


def measure(text: str, unit: Unit) -> int:
    """The size of a text."""
    return words.count(text) if unit == "words" else tokens.count(text)


def cut(text: str, limit: int, unit: Unit) -> str:
    """The text, or as many of its first sentences as fit; if none does, of its first words."""
    if measure(text, unit) <= limit:
        return text
    kept = ""
    for sentence in sentences.split(text):
        longer = text[: sentence.end].rstrip()
        if measure(longer, unit) > limit:
            break
        kept = longer
    return kept or _head(text, limit, unit)


def _head(text: str, limit: int, unit: Unit) -> str:
    if unit == "tokens":
        return tokens.head(text, limit).rstrip()
    low, high = 0, len(text)  # a word is at least a character: the longest prefix that fits
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if words.count(text[:middle]) <= limit else (low, middle - 1)
    head = text[:low]
    at_word_end = low == len(text) or text[low].isspace()
    return (head if at_word_end else head[: max(head.rfind(" "), 0)] or head).rstrip()
