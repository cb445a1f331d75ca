"""Counting and cutting by a model's own tokens, offline: the unit of every budget."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Protocol, cast

ENCODINGS = ("o200k_base", "cl100k_base")

# No token of either encoding stands for more bytes than this, so a longer text cannot fit.
_LONGEST_TOKEN_BYTES = 128
# How far a cut may move back to spare a character of several code points.
_REACH_CHARS = 64
# How much text before a cut decides how the text at the cut is tokenised.
_CONTEXT_CHARS = 256
# A clip ends a part at a sentence or word within its last quarter, at most this far from the cut.
_BOUNDARY_CHARS = 80
# Texts up to this long are counted once and kept in mind …
_LINE_CHARS = 1000
# … and those up to this long line by line.
_PAGE_CHARS = 100_000

_JOINER = "\u200d"
_FLAG_HALVES = "".join(map(chr, range(0x1F1E6, 0x1F200)))


class _Tokenizer(Protocol):
    def count(self, text: str, /) -> int: ...
    def count_till_limit(self, text: str, limit: int, /) -> int | None: ...
    def encode(self, text: str, /) -> list[int]: ...
    def decode(self, tokens: list[int], /) -> str | None: ...


def count(text: str, encoding: str = "o200k_base") -> int:
    """How many tokens `text` is. A lone surrogate counts as U+FFFD, which is what would be sent."""
    if len(text) <= _LINE_CHARS:
        return _count_line(text, encoding)
    if len(text) > _PAGE_CHARS:
        return _count(text, encoding)
    return sum(
        _count_line(line, encoding) if len(line) <= _LINE_CHARS else _count(line, encoding)
        for line in _between_lines().split(text)
    )


def _count(text: str, encoding: str) -> int:
    return _tokenizer(encoding).count(_sendable(text))


_count_line = lru_cache(maxsize=16_384)(_count)  # a context has lines that the one before had, too


def fits(text: str, limit: int, encoding: str = "o200k_base") -> bool:
    """Whether `text` is at most `limit` tokens, without counting much further than that."""
    if limit < 0 or len(text) > limit * _LONGEST_TOKEN_BYTES:
        return False
    if len(text) <= _LINE_CHARS:
        return _count_line(text, encoding) <= limit
    # Never more tokens than bytes: this also keeps limits out of Rust that it has no type for.
    if len(text) * 4 <= limit:
        return True
    return _tokenizer(encoding).count_till_limit(_sendable(text), limit) is not None


def head(text: str, limit: int, encoding: str = "o200k_base") -> str:
    """The longest start of `text` of at most `limit` tokens, cut between whole characters.

    An emoji or accented letter made of several code points is kept or dropped as one, unless it is
    absurdly long. The whole text is returned if it fits, an empty one if nothing does.
    """
    return text[: _cut(text, limit, encoding, from_end=False)]


def tail(text: str, limit: int, encoding: str = "o200k_base") -> str:
    """The longest end of `text` of at most `limit` tokens; otherwise as `head`."""
    return text[len(text) - _cut(text, limit, encoding, from_end=True) :]


def clip(text: str, limit: int, marker: str, encoding: str = "o200k_base") -> str:
    """`text` in at most `limit` tokens: its start, `marker`, and its end, if it doesn't fit whole.

    Cuts after a sentence or between words where one ends near. Where not even the marker fits, the
    result is a plain `head`.
    """
    if fits(text, limit, encoding):
        return text
    room = limit - count(marker, encoding)
    if room < 0:
        return head(text, limit, encoding)
    while room > 0:
        clipped = _clipped(text, room, marker, encoding)
        excess = count(clipped, encoding) - limit
        if excess <= 0:
            return clipped
        room -= excess
    return marker


def _clipped(text: str, room: int, marker: str, encoding: str) -> str:
    start = _end_well(head(text, room - room // 2, encoding), text)
    rest = text[len(start) :]
    return start + marker + _start_well(tail(rest, room // 2, encoding), rest)


def _end_well(start: str, text: str) -> str:
    """`start` of `text`, shortened to end with a sentence or at least a word, if one ends near."""
    if text[len(start) : len(start) + 1].isspace():
        return start
    edge = len(start) - min(_BOUNDARY_CHARS, len(start) // 4)
    for boundary in (_sentence_end(), _space()):
        ends = [found.start() for found in boundary.finditer(start, edge)]
        if ends:
            return start[: ends[-1]]
    return start


def _start_well(end: str, text: str) -> str:
    """The same for the `end` of `text`, which should begin with a sentence or a word."""
    before = text[: len(text) - len(end)][-1:]
    if not before or before.isspace():
        return end
    edge = min(_BOUNDARY_CHARS, len(end) // 4)
    for boundary in (_sentence_end(), _space()):
        if found := boundary.search(end, 0, edge):
            return end[found.end() :]
    return end


@cache
def _sentence_end() -> re.Pattern[str]:
    return re.compile(r"(?<=[.!?…])\s|\n|(?<=[。！？])")


@cache
def _space() -> re.Pattern[str]:
    return re.compile(r"\s")


def _cut(text: str, limit: int, encoding: str, *, from_end: bool) -> int:
    """How many characters of `text`, counted from the chosen end, are within `limit` tokens."""
    _tokenizer(encoding)
    if limit <= 0 or not text:
        return 0
    window = _window(text, limit, encoding, from_end)
    if len(window) == len(text) and fits(window, limit, encoding):
        return len(text)
    cutter = _Cutter(window, limit, encoding, from_end)
    return cutter.stretched(cutter.shrunk(cutter.token_cut()))


def _window(text: str, limit: int, encoding: str, from_end: bool) -> str:
    """Enough of `text` to hold `limit` tokens and some more: the rest is never looked at."""
    size = min(limit, len(text)) * 6 + _CONTEXT_CHARS
    while size < len(text) and fits(text[-size:] if from_end else text[:size], limit, encoding):
        size *= 2
    size += _LONGEST_TOKEN_BYTES
    return text[-size:] if from_end else text[:size]


@dataclass(frozen=True, slots=True)
class _Cutter:
    """Finds where to cut a window. Sizes are in characters, from the end that is kept."""

    window: str
    limit: int
    encoding: str
    from_end: bool

    def piece(self, size: int, inner: int = 0) -> str:
        """The kept part of that size, less the `inner` characters furthest from the cut."""
        if self.from_end:
            return self.window[len(self.window) - size : len(self.window) - inner]
        return self.window[inner:size]

    def is_whole(self, size: int) -> bool:
        return _is_between(self.window, len(self.window) - size if self.from_end else size)

    def fits(self, size: int) -> bool:
        return fits(self.piece(size), self.limit, self.encoding)

    def token_cut(self) -> int:
        """The size of the first or last `limit` tokens, as the tokeniser cut them."""
        tokenizer = _tokenizer(self.encoding)
        found = tokenizer.encode(_sendable(self.window))
        most = min(self.limit, len(found))
        # A token can be a part of a character, and decodes to nothing then; a few tokens make one.
        for kept in range(most, max(0, most - 16), -1):
            part = tokenizer.decode(found[-kept:] if self.from_end else found[:kept])
            if part is not None:
                return len(part)
        return 0

    def shrunk(self, size: int) -> int:
        """The next smaller size that is whole and fits: half a word can be more tokens."""
        step = 0
        while size > 0:
            size = self.snapped(size)
            if self.fits(size):
                return size
            step += 1
            size -= step
        return 0

    def snapped(self, size: int) -> int:
        for smaller in range(size, max(0, size - _REACH_CHARS) - 1, -1):
            if self.is_whole(smaller):
                return smaller
        return size

    def stretched(self, size: int) -> int:
        """The largest size near `size` that fits: a longer text can be fewer tokens.

        Far from the cut all of them tokenise alike, so most are refused by what is near it.
        """
        inner = max(0, size - _CONTEXT_CHARS)
        spare = self.limit - count(self.piece(size), self.encoding)
        allowed = spare + count(self.piece(size, inner), self.encoding)
        best = size
        for larger in range(size + 1, min(size + _LONGEST_TOKEN_BYTES, len(self.window)) + 1):
            near = self.piece(larger, inner)
            if self.is_whole(larger) and fits(near, allowed, self.encoding) and self.fits(larger):
                best = larger
        return best


def _is_between(text: str, place: int) -> bool:
    """Whether a cut at `place` leaves every character whole, as a reader sees characters."""
    if place <= 0 or place >= len(text):
        return True
    before, after = text[place - 1], text[place]
    if before.isascii() and after.isascii():
        return (before, after) != ("\r", "\n")
    if before == _JOINER or _continues(after):
        return False
    if _is_high_surrogate(before) and _is_low_surrogate(after):
        return False
    return not (_is_flag_half(after) and _flag_halves_before(text, place) % 2)


def _continues(char: str) -> bool:
    """Marks, joiners, selectors, skin tones, flag tags, the later parts of a decomposed hangul."""
    return (
        char == _JOINER
        or unicodedata.category(char) in ("Mn", "Mc", "Me")
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or "\U000e0020" <= char <= "\U000e007f"
        or "\u1160" <= char <= "\u11ff"
    )


def _is_high_surrogate(char: str) -> bool:
    return "\ud800" <= char <= "\udbff"


def _is_low_surrogate(char: str) -> bool:
    return "\udc00" <= char <= "\udfff"


def _is_flag_half(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _flag_halves_before(text: str, place: int) -> int:
    near = text[max(0, place - _REACH_CHARS) : place]
    return len(near) - len(near.rstrip(_FLAG_HALVES))


def _sendable(text: str) -> str:
    return text if text.isascii() else _surrogates().sub("\ufffd", text)


@cache
def _between_lines() -> re.Pattern[str]:
    """Where no token goes on: after a line, unless more space or a slash follows, which may belong
    to the token that the line ends with."""
    return re.compile(r"(?<=\n)(?=[^\s/])")


@cache
def _surrogates() -> re.Pattern[str]:
    return re.compile("[\ud800-\udfff]")


def _tokenizer(encoding: str) -> _Tokenizer:
    if encoding not in ENCODINGS:
        raise ValueError(f"unknown encoding {encoding!r}; use one of {', '.join(ENCODINGS)}")
    return _loaded(encoding)


@cache  # the tables take a tenth of a second to load; no lock, which a fork could leave locked
def _loaded(encoding: str) -> _Tokenizer:
    return cast(_Tokenizer, getattr(import_module("rs_bpe.bpe").openai, encoding)())
