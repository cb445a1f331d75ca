"""Counting words: the size unit of presets that are limited in words."""

import re
from functools import cache

# Han, kana, hangul and their extensions: scripts that put no space between words.
_UNSPACED = (
    "\u3005-\u3007\u3021-\u3029\u3040-\u30ff\u3105-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f\U0001aff0-\U0001b16f\U00020000-\U000323af"
)


def words(text: str) -> list[str]:
    """The words of `text`: what white space separates, as `wc -w` counts.

    Each ideograph, kana or hangul syllable is a word of its own; punctuation stays with its word.
    """
    if text.isascii() or not _unspaced().search(text):
        return text.split()
    return _words().findall(text)


def count(text: str) -> int:
    """How many words `text` has."""
    return len(words(text))


@cache
def _unspaced() -> re.Pattern[str]:
    return re.compile(f"[{_UNSPACED}]")


@cache
def _words() -> re.Pattern[str]:
    return re.compile(rf"[^\s\w{_UNSPACED}]*+[{_UNSPACED}][^\s\w{_UNSPACED}]*|[^\s{_UNSPACED}]+")
