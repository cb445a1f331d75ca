"""Plain forms of a text, for matching. What was said is stored as it came; these only compare."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

# Accents of Latin, Greek and Cyrillic. The marks of kana and Indic tell letters apart, and stay.
_ACCENTS = "\u0300-\u036f"

# Soft hyphen, fillers, zero-width spaces, bidi controls, language tags, rare variation selectors.
_HIDDEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e"
    "\u2060-\u206f\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff"
)
# Zero-width too, but an emoji of several parts needs them: a joiner, and one of two selectors.
_JOINER = "\u200d"
_SELECTORS = "\ufe0e\ufe0f"
_PICTURES = "\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff"


class _Folds(dict[int, str]):
    """Code point to its folded character, filled in as characters are met."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_one(chr(code))
        return folded


_folds = _Folds()


def fold(text: str) -> str:
    """`text` without accents or case, and with plain digits: "Três Ações" becomes "tres acoes".

    Exactly one character per character of `text`, so a span found in one is the span in the other.
    A character whose fold would be longer ("ß") stays as it is.
    """
    return text.lower() if text.isascii() else text.translate(_folds)


def strip_invisible(text: str) -> str:
    """`text` without characters that show nothing: zero-width, bidi controls, tags.

    They hide words from a filter and orders from a reader. Emoji keep what joins their parts.
    """
    if text.isascii():
        return text
    return _joints().sub(_useful_joint, _hidden().sub("", text))


@dataclass(frozen=True, slots=True)
class Reading:
    """A text as the eye reads it, and where each of its characters stands in the source."""

    text: str
    offsets: Sequence[int]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where the non-empty stretch `start:end` of this reading stands in the source."""
        return self.offsets[start], self.offsets[end - 1] + 1


def read(text: str) -> Reading:
    """`text` without invisible characters and loose accents, so that "R$<zwsp>5" reads "R$5"."""
    if text.isascii() or not _unread().search(text):
        return Reading(text, range(len(text)))
    kept: list[int] = []
    place = 0
    for unread in _unread().finditer(text):
        kept.extend(range(place, unread.start()))
        place = unread.end()
    kept.extend(range(place, len(text)))
    return Reading("".join(map(text.__getitem__, kept)), kept)


def _fold_one(char: str) -> str:
    digit = unicodedata.decimal(char, None)
    if digit is not None:
        return str(digit)
    folded = _bare(_bare(char).casefold())
    return folded if len(folded) == 1 else char


def _bare(text: str) -> str:
    return _accents().sub("", unicodedata.normalize("NFD", text))


@cache
def _accents() -> re.Pattern[str]:
    return re.compile(f"[{_ACCENTS}]")


@cache
def _hidden() -> re.Pattern[str]:
    return re.compile(f"[{_HIDDEN}]+")


@cache
def _unread() -> re.Pattern[str]:
    return re.compile(f"[{_HIDDEN}{_JOINER}{_SELECTORS}{_ACCENTS}]+")


@cache
def _joints() -> re.Pattern[str]:
    return re.compile(
        f"(?P<before>[{_PICTURES}]?)(?P<joint>[{_JOINER}{_SELECTORS}]+)"
        f"(?P<picture>(?=[{_PICTURES}]))?"
    )


def _useful_joint(match: re.Match[str]) -> str:
    """At most one selector and one joiner: longer runs show nothing and can carry a message."""
    before, joint, picture = match.group("before", "joint", "picture")
    selector = joint[0] if joint[0] in _SELECTORS else ""
    joins = joint[-1] == _JOINER and before and picture is not None
    return before + selector + (_JOINER if joins else "")
