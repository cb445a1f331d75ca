"""Scores by words: BM25 over each document alone, and over it together with the one before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from lembrar.recall.index import Floats, Index
from lembrar.recall.policy import Recall
from lembrar.recall.query import Query
from lembrar.recall.terms import terms
from lembrar.text.stems import stem

_COMMON = 0.9
_MANY = 1000


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a query say. `before` is the share of the query's information that a
    document need not repeat, because the two messages before it say it; `covered` the share that
    the best document has, `information` how much of it each word is, and `missing` are the words
    that no document has."""

    scores: Floats
    before: Floats
    covered: float
    information: dict[str, float]
    missing: frozenset[str]


def words(index: Index, query: Query, policy: Recall) -> Words:
    """Scores every document by the query's words, and by what the best ones have in common."""
    scorer = _Bm25(index, policy)
    told = _Told(index, policy)
    information: dict[str, float] = {}
    missing: set[str] = set()
    for word in query.words:
        found = [term for term in _choices(word, query, index) if index.count(term)]
        each = [scorer.information(term) for term in found]
        information[word] = max(each, default=scorer.information(""))
        if not found:
            missing.add(word)
            continue
        pairs = list(zip(found, each, strict=True))
        rare = [one for one in pairs if not _is_common(one[0], index)]
        if len(rare) < len(pairs):
            scorer.used.update(found)  # nor does it say anything as an expansion
            told.here += np.float32(sum(each) - sum(value for _, value in rare))
        if rare:
            told.add([scorer.add(*one) for one in rare], [value for _, value in rare])
    whole = sum(information.values()) or 1.0
    covered = min(1.0, float(told.here.max()) / whole)
    weight = policy.expansion * (1.0 - policy.expansion_fade * covered)
    if scorer.used and weight > 0 and policy.expansion_terms:
        _expand(scorer, index, policy, weight)
    if index.live < len(index.docs):
        scorer.scores[~index.alive.all] = 0.0
    before = told.before / np.float32(whole)
    return Words(scorer.scores, before, covered, information, frozenset(missing))


def _is_common(term: str, index: Index) -> bool:
    """Whether so many documents have a term that it tells none of them apart: where there are
    many, weighing each takes long."""
    return index.live > _MANY and index.count(term) > _COMMON * index.live


def _choices(word: str, query: Query, index: Index) -> Iterable[str]:
    """The stems a word may be indexed by: one in each language that the user writes."""
    languages = [query.language, *(tag for tag, docs in index.languages.items() if docs > 0)]
    return dict.fromkeys(stem(word, language) for language in dict.fromkeys(languages))


def _expand(scorer: _Bm25, index: Index, policy: Recall, weight: float) -> None:
    """Adds what the best matches have in common beyond the query, at a small weight. A long text
    has too much in common with everything: the more of them are long, the smaller."""
    scores = scorer.scores
    count = min(policy.expansion_from, len(scores))
    best = np.argpartition(-scores, count - 1)[:count]
    top = float(scores[best].max())
    shared: dict[str, float] = {}
    short: list[int] = best[index.lengths.all[best] <= policy.longest_key_words].tolist()
    weight *= len(short) / count
    for place in short:
        doc = index.docs[place]
        if doc and scores[place] > 0:
            for term in set(terms(doc.text, doc.language)) - scorer.used:
                shared[term] = shared.get(term, 0.0) + float(scores[place]) / top
    values = {term: share * scorer.information(term) for term, share in shared.items()}
    chosen = sorted(values, key=lambda term: (-values[term], term))[: policy.expansion_terms]
    for term in chosen:
        share = weight * values[term] / values[chosen[0]]
        scorer.add(term, share * scorer.information(term), with_pairs=False)


class _Told:
    """How much of a query each document says, and how much more the two before it do. A long
    message says too much to tell what the next ones are about."""

    def __init__(self, index: Index, policy: Recall) -> None:
        self.here: Floats = np.zeros(len(index.docs), np.float32)
        self.before: Floats = np.zeros(len(index.docs), np.float32)
        self._word: Floats = np.zeros(len(index.docs), np.float32)
        self._next = index.next.all
        self._short = index.lengths.all <= policy.longest_key_words

    def add(self, having: Sequence[NDArray[np.int32]], values: Sequence[float]) -> None:
        """Adds a word: for each term that it may be, the documents that have it, and its worth."""
        for docs, value in zip(having, values, strict=True):
            self.here[docs] += np.float32(value)
        docs = np.concatenate(having)
        after = self._after(docs[self._short[docs]])
        later = np.concatenate([after, self._after(after)])
        self._word[later] = max(values)
        self._word[docs] = 0.0  # what says it itself needs nobody before it
        # A document named twice gets the same value twice: it is written, not summed.
        self.before[later] += self._word[later]
        self._word[later] = 0.0

    def _after(self, docs: NDArray[np.int32]) -> NDArray[np.int32]:
        after = self._next[docs]
        return after[after >= 0]


class _Bm25:
    """Scores that grow term by term."""

    def __init__(self, index: Index, policy: Recall) -> None:
        self.used: set[str] = set()
        self.scores: Floats = np.zeros(len(index.docs), np.float32)
        self._index = index
        self._policy = policy
        self._together: Floats = np.zeros(len(index.docs), np.float32)
        self._norms = self._norm(index.lengths.all, index.words / index.live)
        pairs = index.pair_lengths.all
        self._pair_norms = self._norm(pairs, index.pair_words / index.live)

    def _norm(self, lengths: Floats, mean: float) -> Floats:
        k, b = self._policy.saturation, self._policy.length
        return np.float32(k * (1 - b)) + lengths * np.float32(k * b / max(1.0, mean))

    def information(self, term: str) -> float:
        """How much it says that a document has the term; most for one that none has."""
        count = self._index.count(term)
        return log(1 + (self._index.live - count + 0.5) / (count + 0.5))

    def add(self, term: str, weight: float, with_pairs: bool = True) -> NDArray[np.int32]:
        """Adds a term's share to every score, and returns the documents that have it."""
        self.used.add(term)
        docs, counts = self._index.postings[term].read()
        gain = weight * (self._policy.saturation + 1)
        own = np.float32(self._policy.own * gain)
        self.scores[docs] += own * counts / (counts + self._norms[docs])
        if with_pairs and self._policy.own < 1:
            self._add_pairs(docs, counts, np.float32((1 - self._policy.own) * gain))
        return docs

    def _add_pairs(self, docs: NDArray[np.int32], counts: Floats, gain: np.float32) -> None:
        after = self._index.next.all[docs]
        keyed = (after >= 0) & (self._index.key.all[after] == docs)
        after = after[keyed]
        self._together[docs] = counts
        self._together[after] += counts[keyed]
        touched = np.concatenate([docs, after])
        counts = self._together[touched]
        # A document named twice gets the same value twice: it is written, not summed.
        self.scores[touched] += gain * counts / (counts + self._pair_norms[touched])
        self._together[touched] = 0.0
