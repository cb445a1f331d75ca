"""Chooses which words get a row of their own, and which spellings lead to them."""

import math
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lembrar.embedders.spelling import LAUGHTER, fold, grams, respellings, words

from .noise import ENGLISH, PORTUGUESE

TEACHER_WORD_COUNT = 1.5
SHARED_LEAST = 5
SHARED_BALANCE = 30


@dataclass
class Vocabulary:
    """Every spelling known (`index`), and for training every further word met (`types`).

    Word type i < rows has a row of its own; later types have only their grams. A word that both
    languages use often with different neighbours has two types: `index[word]` when the sentence
    is Portuguese, `english[word]` when it is English.
    """

    buckets: int
    index: dict[str, int] = field(default_factory=dict)
    english: dict[str, int] = field(default_factory=dict)
    lean: dict[str, int] = field(default_factory=dict)
    types: list[str] = field(default_factory=list)
    counts: list[float] = field(default_factory=list)
    rows: int = 0
    _others: dict[str, int] = field(default_factory=dict)

    def ids(self, text: str, language: str) -> list[int]:
        """The word types of a sentence whose language is known."""
        return [self.type_of(word, language) for word in words(text)]

    def type_of(self, word: str, language: str) -> int:
        """The type of one word; words never met become new types without a row."""
        found = self.lookup(word)
        if found is None:
            return self._other(word)
        return self.english.get(found, self.index[found]) if language == "en" else self.index[found]

    def lookup(self, word: str) -> str | None:
        """The known spelling a word leads to, found as the runtime finds it."""
        for guess in (word, *respellings(word)):
            if guess in self.index:
                return guess
        return None

    def _other(self, word: str) -> int:
        if word not in self._others:
            self._others[word] = len(self.types)
            self.types.append(word)
            self.counts.append(1)
        return self._others[word]

    def grams_of(self, type_: int) -> list[int]:
        return grams(self.types[type_], self.buckets)


def build(
    portuguese: Iterable[str],
    english: Iterable[str],
    teacher_words: Sequence[str],
    most_rows: int,
    buckets: int,
) -> Vocabulary:
    """The `most_rows` most useful words; abbreviations and emoji always belong."""
    pt, en = _count(portuguese), _count(english)
    wanted = Counter(pt) + Counter(en)
    for word in teacher_words:
        wanted[word] = max(wanted[word], TEACHER_WORD_COUNT)
    always = [*abbreviations(), *emoji(), LAUGHTER]
    shared = {word for word in pt if _is_shared(pt[word], en[word])}
    ranked = sorted(wanted, key=lambda word: (-wanted[word], word))
    chosen = list(dict.fromkeys([*always, *ranked]))[: most_rows - len(shared)]
    vocabulary = Vocabulary(buckets)
    for word in chosen:
        vocabulary.index[word] = len(vocabulary.types)
        vocabulary.types.append(word)
        vocabulary.counts.append(max(1, pt[word] if word in shared else wanted[word]))
        vocabulary.lean[word] = _lean(pt[word], en[word])
    for word in sorted(shared & set(chosen)):
        vocabulary.english[word] = len(vocabulary.types)
        vocabulary.types.append(word)
        vocabulary.counts.append(max(1, en[word]))
    vocabulary.rows = len(vocabulary.types)
    _add_accentless(vocabulary, chosen)
    return vocabulary


def _add_accentless(vocabulary: Vocabulary, chosen: Sequence[str]) -> None:
    """A spelling without accents leads to the most frequent word that it can stand for."""
    for word in chosen:
        plain = fold(word)
        if plain not in vocabulary.index:
            vocabulary.index[plain] = vocabulary.index[word]
            vocabulary.lean[plain] = vocabulary.lean[word]


def abbreviations() -> list[str]:
    tables = (PORTUGUESE, ENGLISH)
    cut = {word for table in tables for short in table.values() for word in short.split()}
    return sorted(word for word in cut if words(word) == [word])


def emoji() -> list[str]:
    """Single-character pictographs that have a name, most of which people send."""
    ranges = [(0x2600, 0x27BF), (0x1F300, 0x1F64F), (0x1F680, 0x1F6FF), (0x1F900, 0x1F9FF)]
    ranges.append((0x1FA70, 0x1FAFF))
    points = [chr(code) for first, last in ranges for code in range(first, last + 1)]
    return [point for point in points if unicodedata.name(point, "") and words(point) == [point]]


def _count(texts: Iterable[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update(words(text))
    return counts


def _is_shared(pt: int, en: int) -> bool:
    return min(pt, en) >= SHARED_LEAST


def _lean(pt: int, en: int) -> int:
    """How strongly a word speaks for Portuguese (positive) or English, within ±100."""
    return max(-100, min(100, round(20 * math.log((pt + 0.5) / (en + 0.5)))))
