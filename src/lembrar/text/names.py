"""Proper names in chat text: people, places, companies, products, handles.

A capital letter is the first sign, but it proves nothing at the start of a sentence or in a shout,
and people in a hurry leave it out; lists of known names and of ordinary words decide there.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from lembrar.text import common_words, known_names
from lembrar.text.fold import fold, read
from lembrar.text.language import detect
from lembrar.text.name_words import (
    ABBREVIATIONS,
    CALENDAR,
    DEEDS,
    DEVOTIONAL,
    HEADS,
    LINKS,
    PEOPLES,
    PRONOUNS,
    STATES,
    TITLES,
)
from lembrar.text.spans import source_span

_ALSO = known_names.ALSO_PORTUGUESE | known_names.ALSO_ENGLISH
_GIVEN = known_names.BRAZILIAN | known_names.ENGLISH | _ALSO
_WORDS = {"pt": common_words.PORTUGUESE, "en": common_words.ENGLISH}
_ALSO_WORDS = {"pt": known_names.ALSO_PORTUGUESE, "en": known_names.ALSO_ENGLISH}
_KNOWN = known_names.PLACES | known_names.BRANDS
_ORDINARY = common_words.PORTUGUESE | common_words.ENGLISH
_SMALL_GIVEN = _GIVEN - _ORDINARY - _ALSO - known_names.NEEDS_CAPITAL
_SMALL_KNOWN = _KNOWN - _ORDINARY - known_names.WORDS_WHEN_SMALL
_SMALL_SURNAMES = known_names.SURNAMES - _ORDINARY
_LONG_OPENERS = frozenset(words[0] for words in known_names.LONG_PLACES)
_SMALL_OPENERS = _SMALL_GIVEN | _SMALL_KNOWN | _LONG_OPENERS


@dataclass(frozen=True, slots=True)
class NameMention:
    """A name as it was written; `text` is exactly `source[start:end]`, titles left out."""

    start: int
    end: int
    text: str


class _Word(NamedTuple):
    start: int
    end: int
    text: str
    folded: str
    is_capital: bool
    opens: bool  # stands where any word would have a capital
    follows: bool  # only a space, or an initial's point, parts it from the word before


class _Page(NamedTuple):
    """The words of a text, with what the whole of it says about each."""

    words: Sequence[_Word]
    in_lower: frozenset[str]  # words also written small
    in_middle: frozenset[str]  # words with a capital that their place doesn't explain
    language: str


def find(text: str, language: str | None = None) -> list[NameMention]:
    """Every name in `text`, in order. `language` ("pt" or "en") is detected unless given."""
    reading = read(text)
    page = _page(reading.text, language)
    found: list[NameMention] = []
    index = 0
    while index < len(page.words):
        word = page.words[index]
        if not word.is_capital and word.folded not in _SMALL_OPENERS and word.text[0] != "@":
            index += 1
            continue
        first, after = _name_at(page, index)
        if after > first:
            stretch = page.words[first].start, page.words[after - 1].end
            start, end = source_span(text, reading, *stretch)
            found.append(NameMention(start, end, text[start:end]))
        index = max(after, index + 1)
    return found


def _page(text: str, language: str | None) -> _Page:
    words = list(_words(text))
    return _Page(
        words,
        frozenset(word.folded for word in words if not word.is_capital),
        frozenset(word.folded for word in words if word.is_capital and not word.opens),
        "en" if (language or detect(text)).lower().startswith("en") else "pt",
    )


def _words(text: str) -> Iterator[_Word]:
    folded = fold(text)
    before, last = 0, ""
    for match in _word_pattern().finditer(text):
        start, end = match.span()
        if match.lastgroup == "skip":
            before, last = end, ""
            continue
        word = match[0]
        if word[-2:] in ("'s", "’s") and len(word) > 2:
            word, end = word[:-2], end - 2
        is_small = word.islower() or (len(word) < 4 and not word[0].isupper())
        opens, follows = _place(text[before:start], last, before)
        yield _Word(start, end, word, folded[start:end], not is_small, opens, follows)
        before, last = match.end(), word


def _place(gap: str, last: str, before: int) -> tuple[bool, bool]:
    """Whether a word opens a sentence, and whether it goes on from the word before it."""
    if not before:
        return True, False
    if gap == " ":
        return False, True
    if gap == ". " and (len(last) == 1 or last.lower() in TITLES):
        return False, True
    return not _OPENING.isdisjoint(gap), gap in ("\u00a0", " & ")


_OPENING = frozenset('.!?…:;\n\r"“”«»([•>*–—~_/|')


def _name_at(page: _Page, index: int) -> tuple[int, int]:
    """First word and the word after the last of the name that is read from `index` on.

    An empty stretch (`index, index`) where there is none.
    """
    word = page.words[index]
    if word.text[0] == "@":
        return index, index + 1
    if not word.is_capital:
        return index, _small_name(page, index)
    if word.text.isupper() and len(word.text) > 1:
        return index, _loud_name(page, index)
    after = _run(page, index)
    first = _trim(page, index, after)
    if first < after and _is_name(page, first, after):
        return first, after
    return after, after


def _small_name(page: _Page, index: int) -> int:
    """A name in lower case, as in chats: only known ones that are no ordinary words."""
    word = page.words[index]
    if word.folded in _LONG_OPENERS:
        for size in (4, 3, 2):
            stretch = page.words[index : index + size]
            goes_on = all(part.follows for part in stretch[1:])
            if goes_on and tuple(part.folded for part in stretch) in known_names.LONG_PLACES:
                return index + len(stretch)
    if word.folded in _SMALL_KNOWN:
        return index + 1
    if word.folded not in _SMALL_GIVEN:
        return index
    after = index + 1
    while after < len(page.words) and _is_small_part(page.words[after]):
        after += 1
    return after


def _is_small_part(word: _Word) -> bool:
    is_part = word.folded in _SMALL_GIVEN or word.folded in _SMALL_SURNAMES
    return word.follows and not word.is_capital and is_part


def _loud_name(page: _Page, index: int) -> int:
    """A word all in capitals: an acronym, or a known name that is being shouted."""
    word = page.words[index]
    if word.folded in ABBREVIATIONS or word.folded in CALENDAR:
        return index
    if word.folded in _SMALL_GIVEN or word.folded in _SMALL_KNOWN:
        after = index + 1
        while after < len(page.words) and _is_loud_part(page.words[after]):
            after += 1
        return after
    is_short = len(word.text) <= 5 and len(set(word.folded)) > 2
    if is_short and not _is_ordinary(word) and not _is_shouting(page.words, index):
        return index + 1
    return index


def _is_loud_part(word: _Word) -> bool:
    is_part = word.folded in _GIVEN or word.folded in known_names.SURNAMES
    return word.follows and word.text.isupper() and is_part


def _is_shouting(words: Sequence[_Word], index: int) -> bool:
    """Whether a neighbour is all in capitals too."""
    neighbours = (*words[max(0, index - 1) : index], *words[index + 1 : index + 2])
    return any(word.text.isupper() and len(word.text) > 1 for word in neighbours)


def _run(page: _Page, index: int) -> int:
    """Where the capitals from `index` on end, «de», «of» and their like between them included."""
    words = page.words
    after = index + 1
    if len(words[index].text) == 1 and not _is_initial(words, index):
        return after
    while after < len(words) and words[after].follows:
        if _extends(words, after):
            after += 1
            continue
        linked = _past_links(words, after)
        if linked == after or not _joins(words, index, after, linked):
            break
        after = linked + 1
    return after


def _is_initial(words: Sequence[_Word], index: int) -> bool:
    """«J. Prado»: more than a space parts it from what it goes on with."""
    following = words[index + 1 : index + 2]
    return any(word.follows and word.start - words[index].end > 1 for word in following)


def _extends(words: Sequence[_Word], index: int) -> bool:
    word = words[index]
    return (
        word.is_capital
        and word.text[0] != "@"
        and word.folded not in CALENDAR
        and word.folded not in PRONOUNS
        and words[index - 1].folded not in PRONOUNS
    )


def _past_links(words: Sequence[_Word], index: int) -> int:
    """The word after «de», «of the» …, if that word is a capital of the same stretch."""
    after = index
    if words[index].folded in LINKS or words[index].folded in ("e", "y"):
        after += 1
        if words[index].folded == "of" and after < len(words) and words[after].folded == "the":
            after += 1
    if after < len(words) and words[after].follows and words[after].is_capital:
        return after
    return index


def _joins(words: Sequence[_Word], first: int, link: int, right: int) -> bool:
    """Whether a linking word makes one name of both sides: «Ana do Itaú» is two."""
    left, word = words[link - 1].folded, words[right].folded
    if words[link].folded in ("e", "y"):
        return left in known_names.SURNAMES and word in known_names.SURNAMES and link - first > 1
    if word in CALENDAR:
        return left == "rio"
    if left not in _GIVEN or words[link].folded == "of":
        return True
    if word in DEVOTIONAL:
        return True
    is_other = word in _GIVEN or word in _KNOWN or words[right].text.isupper()
    return not is_other or word in known_names.SURNAMES


def _trim(page: _Page, first: int, after: int) -> int:
    """Past the words at the start of a stretch that are no part of the name."""
    while first < after:
        word = page.words[first]
        following = page.words[first + 1] if first + 1 < after else None
        is_title = following is not None and word.folded in TITLES
        if is_title or _is_outside(page, word, following):
            first += 1
        else:
            break
    return first


def _is_outside(page: _Page, word: _Word, following: _Word | None) -> bool:
    if word.folded in LINKS or word.folded in PRONOUNS or word.folded in ("e", "the"):
        return True
    if word.folded in CALENDAR or word.folded in PEOPLES:
        return True
    if following is None or word.folded in HEADS:
        return False
    if word.opens and word.folded in _ALSO_WORDS[page.language]:
        return False
    if word.opens:
        return _is_ordinary(word)
    return word.folded in _ORDINARY and following.folded in _GIVEN


def _is_name(page: _Page, first: int, after: int) -> bool:
    word = page.words[first]
    if after - first > 1:
        if not word.opens or word.folded in HEADS:
            return True
        return any(part.is_capital and not _is_ordinary(part) for part in page.words[first:after])
    if len(word.text) == 1 or word.folded in ABBREVIATIONS:
        return False
    if _has_inner_capital(word.text):
        return True
    if not word.opens:
        is_plain = word.folded in _ORDINARY or word.folded in page.in_lower
        return word.folded in _GIVEN or word.folded in _KNOWN or not is_plain
    return _is_name_at_start(page, first)


def _is_name_at_start(page: _Page, index: int) -> bool:
    """A single capital that its place explains: what else says that it is a name?"""
    word = page.words[index]
    following = page.words[index + 1].folded if index + 1 < len(page.words) else ""
    acts = following in DEEDS[page.language]
    also_words = _ALSO_WORDS[page.language]
    if word.folded in also_words or word.folded in _WORDS[page.language]:
        is_known = word.folded in _GIVEN or word.folded in _KNOWN or word.folded in also_words
        return is_known and (acts or following in STATES or word.folded in page.in_middle)
    if word.folded in _GIVEN or word.folded in _KNOWN:
        return True
    if _is_ordinary(word) or word.folded in page.in_lower:
        return False
    return word.folded in page.in_middle or acts


def _is_ordinary(word: _Word) -> bool:
    """A listed word, or one whose ending is that of a verb, an adverb or a derived noun."""
    if word.folded in _ORDINARY:
        return True
    if word.folded in _GIVEN or word.folded in _KNOWN or word.folded in known_names.SURNAMES:
        return False
    return bool(_ordinary_ending().search(word.folded))


def _has_inner_capital(word: str) -> bool:
    """iPhone, YouTube, McDonald."""
    return any(char.isupper() for char in word[1:]) and any(char.islower() for char in word)


@cache
def _word_pattern() -> re.Pattern[str]:
    return re.compile(
        r"(?P<skip>https?://\S+|www\.\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[\w.]+"
        r"|```[\s\S]*?```|`[^`\n]{1,200}`)"
        r"|(?<![\w@])@\w[\w.]*\w"
        r"|[^\W\d_]\w*+(?:[-'’&]\w++)*"
    )


@cache
def _ordinary_ending() -> re.Pattern[str]:
    portuguese = (
        "ei|ou|amos|emos|imos|aram|eram|iram|ando|endo|indo|ava|avam|mente|cao|coes|dades?|ncias?"
        "|ar|er|ir|aria|eria|iria|[ai]d[oa]s?|inh[oa]s?|iss[oa]s?|este|aste|issimo|agem|eiros?|vel|veis"
    )
    english = "ing|ed|ly|tions?|ness|ful|less|ments?|ies|ous|[ai]ble|ity|ive|'s|n't|'re|'ll|'ve"
    return re.compile(rf"\w{{2}}(?:{portuguese}|{english})(?:-\w+)?$")
