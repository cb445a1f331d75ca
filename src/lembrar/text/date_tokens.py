"""A text as date tokens: one character for each word or number, standing for what it may mean.

The rules of `date_grammar` are then plain regular expressions over that short string. A word with
several meanings has one character for all of them together, so nothing is decided before its
neighbours are seen.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from lembrar.text.date_context import (
    CONTEXT,
    FUTURE_ENDING,
    PARTICIPLE_ENDING,
    PAST_ENDING,
)
from lembrar.text.date_numbers import KINDS as NUMBER_KINDS
from lembrar.text.date_numbers import Meanings, meanings, month_names
from lembrar.text.date_words import WORDS
from lembrar.text.fold import Reading, fold, read

# A number that touches one of these is part of a path, a sum or a code; WhatsApp's *bold* is not.
_GLUED_LEFT = frozenset("/\\$#=&@+%^.-")
_GLUED_RIGHT = frozenset("/\\$#=&@%^€£")

_MARKS = {
    ",": "COMMA",
    "(": "OPEN",
    ")": "CLOSE",
    "-": "DASH",
    "–": "DASH",
    "—": "DASH",
    "/": "SLASH",
    ".": "DOT",
    "@": "AT",
}
_BREAKS = frozenset(".!?;…\n")
_MONEY = frozenset("$€£")
_MARK_KINDS = ("COMMA", "OPEN", "CLOSE", "DASH", "SLASH", "DOT", "AT", "MONEY", "BREAK", "MARK")

# No word or number of a date is longer; what is must not fill the caches.
_LONGEST = 40

# A word of no date: any, a verb of the future, of the past, a participle.
_UNKNOWN_KINDS = (("X",), ("X", "WILL"), ("X", "WAS"), ("X", "PARTICIPLE"))


class Token(NamedTuple):
    """What one word may mean, and the character that stands for it."""

    code: str
    means: Meanings


@dataclass(frozen=True, slots=True)
class Tokens:
    """`codes[i]` stands for `tokens[i]`, the folded `words[i]`."""

    source: str
    codes: str
    tokens: list[Token]
    words: list[str]
    _spans: list[tuple[int, int]]
    _reading: Reading

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where tokens `start` to `end` stand; a loose accent belongs to its letter."""
        first, last = self._reading.span(self._spans[start][0], self._spans[end - 1][1])
        while last < len(self.source) and unicodedata.combining(self.source[last]):
            last += 1
        return first, last


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The words and phrases, the codes of their kinds, and the words whose exact spelling hints."""

    tokens: dict[str, Token]
    codes: dict[frozenset[str], str]
    hinted: frozenset[str]
    unknown: tuple[Token, ...]


def tokenise(source: str) -> Tokens:
    reading = read(source)
    folded = _titles().sub(r"\1 ", fold(reading.text))
    book = lexicon()
    tokens: list[Token] = []
    words: list[str] = []
    spans: list[tuple[int, int]] = []
    for match in _pattern().finditer(folded):
        word = match.group()
        token = book.tokens.get(word)
        if token is None:
            token = _other(match, folded)
        elif word in book.hinted:
            exact = unicodedata.normalize("NFC", source[slice(*reading.span(*match.span()))])
            token = book.tokens.get(exact, token)
        tokens.append(token)
        words.append(word)
        spans.append(match.span())
    codes = "".join([token.code for token in tokens])
    return Tokens(source, codes, tokens, words, spans, reading)


@cache
def _titles() -> re.Pattern[str]:
    """Titles whose dot ends no sentence: "sexta com o dr. Marcelo às 14h" speaks of one day."""
    return re.compile(r"\b(dra?|sra?|srta|profa?|mrs?|ms)\.(?=\s)")


def _other(match: re.Match[str], folded: str) -> Token:
    """The token of what is not one plain word of the lexicon."""
    kind, text = match.lastgroup, match.group()
    if kind == "phrase":
        return lexicon().tokens[" ".join(_gap().split(text))]
    if kind == "mark":
        return _mark(text if len(text) < 2 else text[0] + text[-1])
    if kind == "word" and len(text) <= _LONGEST:
        return _unknown(text)
    if kind == "number" and len(text) <= _LONGEST and not _is_glued(match, folded):
        return _number(text)
    return lexicon().unknown[0]


def _is_glued(match: re.Match[str], folded: str) -> bool:
    start, end = match.span()
    before, after = folded[start - 1 : start], folded[end : end + 1]
    if before == "-" and end - start == 4:  # "mid-2027"
        return False
    return before in _GLUED_LEFT or after in _GLUED_RIGHT


@lru_cache(maxsize=16384)
def _unknown(word: str) -> Token:
    """A word of no date; a verb's ending still tells past from future."""
    verb = _endings().fullmatch(word)
    return lexicon().unknown[verb.lastindex or 0 if verb else 0]


@cache
def _endings() -> re.Pattern[str]:
    return re.compile(f"({FUTURE_ENDING})|({PAST_ENDING})|({PARTICIPLE_ENDING})")


@lru_cache(maxsize=4096)
def _number(text: str) -> Token:
    means = meanings(text)
    code = lexicon().codes.get(frozenset(means))
    return Token(code, means) if code else lexicon().unknown[0]


@lru_cache(maxsize=4096)
def _mark(run: str) -> Token:
    if run[-1] in _MONEY:
        kind = "MONEY"
    else:
        kind = _MARKS.get(run) or ("MARK" if _BREAKS.isdisjoint(run) else "BREAK")
    return Token(lexicon().codes[frozenset((kind,))], {kind: (0,)})


@cache
def lexicon() -> Lexicon:
    entries: dict[str, dict[str, tuple[int, ...]]] = {}
    rows = [(kind, value, row) for kind, table in WORDS.items() for value, row in table.items()]
    rows += [(kind, 0, row) for kind, row in CONTEXT.items()]
    for kind, value, row in rows:
        for word in _spellings(row):
            entries.setdefault(word, {})[kind] = (value,)
    hints = {word: fold(word) for word in entries if fold(word) != word}
    for hint, plain in hints.items():
        entries[hint] = {**entries.get(plain, {}), **entries[hint]}
    kinds = dict.fromkeys(frozenset(entry) for entry in entries.values())
    for more in (*NUMBER_KINDS, *((mark,) for mark in _MARK_KINDS), *_UNKNOWN_KINDS):
        kinds[frozenset(more)] = None
    codes = {each: chr(0x100 + number) for number, each in enumerate(kinds)}
    tokens = {word: Token(codes[frozenset(entry)], entry) for word, entry in entries.items()}
    unknown = (Token(codes[frozenset(each)], dict.fromkeys(each, (0,))) for each in _UNKNOWN_KINDS)
    return Lexicon(tokens, codes, frozenset(hints.values()), tuple(unknown))


def _spellings(words: str) -> list[str]:
    """The words of a row; one with accents also as it stands in a title and in capitals."""
    spelled: list[str] = []
    for word in words.split(", "):
        spelled.append(word)
        if not word.isascii():
            spelled += [word.capitalize(), word.upper()]
    return spelled


@cache
def _gap() -> re.Pattern[str]:
    return re.compile(r"[\s'’-]+")


@cache
def _pattern() -> re.Pattern[str]:
    """Links first, so that their paths are no dates; then the longest thing that may be one."""
    phrases = sorted(
        (word for word in lexicon().tokens if " " in word and fold(word) == word), reverse=True
    )
    months = "|".join(sorted(month_names(), reverse=True))
    return re.compile(
        rf"""
          (?P<link> [a-z]{{2,}}+://\S+ | www\.\S+ )
        | (?P<phrase> (?:{_by_first_letter(phrases)}) (?!\w) )
        | (?P<number>
            (?: [0-9]{{1,2}} (?:[:.][0-9]{{2}})? \s?[ap](?:m(?!\w)|\.m\.?)
              | [0-9]{{1,2}}[/-](?:{months})(?:[/-][0-9]{{2,4}})?
              | (?:{months})(?:/[0-9]{{2}}|[/-][0-9]{{4}})
              | [qh][1-4]
            ) (?![\w/])
            | [0-9] (?: [^\W_] | ° | [.,:+/-](?=[0-9]) )*
          )
        | (?P<word> [^\W\d_]++ (?![\d_]) )
        | (?P<junk> [^\W_]\w* )
        | (?P<mark> [()](?![()]) | (?: [^\w\s] | _ )+ | \n[^\S\n]*\n\s* )
        """,
        re.VERBOSE,
    )


def _by_first_letter(phrases: list[str]) -> str:
    """One branch per first letter, so that most words fail at theirs."""
    branches: dict[str, list[str]] = {}
    for phrase in phrases:
        branches.setdefault(phrase[0], []).append(r"[\s'’-]{1,3}".join(phrase[1:].split(" ")))
    return "|".join(f"{letter}(?:{'|'.join(rest)})" for letter, rest in branches.items())
