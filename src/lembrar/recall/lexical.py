"""Scores by words: BM25 over each document alone, and over it together with the one before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

from lembrar.recall.index import Floats, Index
from lembrar.recall.policy import Recall
from lembrar.recall.query import Query
from lembrar.recall.terms import terms
from lembrar.text.stems import stem

_COMMON = 0.9  # what more documents than this have in common tells none of them apart …
_MANY = 1000  # … and looking at each takes long, where there are many


@dataclass(frozen=True, slots=True)
class Words:
    """What the words of a query say. `covered` is the share of the query's information that the
    best document has, `information` how much of it each word is, and `missing` are the words that
    no document has."""

    scores: Floats
    covered: float
    information: dict[str, float]
    missing: frozenset[str]


def words(index: Index, query: Query, policy: Recall) -> Words:
    """Scores every document by the query's words, and by what the best ones have in common."""
    scorer = _Bm25(index, policy)
    held = np.zeros(len(index.docs), np.float32)
    information: dict[str, float] = {}
    missing: set[str] = set()
    for word in query.words:
        found = [term for term in _choices(word, query, index) if index.count(term)]
        each = [scorer.information(term) for term in found]
        information[word] = max(each, default=scorer.information(""))
        if not found:
            missing.add(word)
        for term, value in zip(found, each, strict=True):
            if index.count(term) > _COMMON * index.live and index.live > _MANY:
                held += np.float32(value)
            else:
                held[scorer.add(term, value)] += np.float32(value)
    covered = min(1.0, float(held.max()) / (sum(information.values()) or 1.0))
    weight = policy.expansion * (1.0 - policy.expansion_fade * covered)
    if scorer.used and weight > 0 and policy.expansion_terms:
        _expand(scorer, index, policy, weight)
    if index.live < len(index.docs):
        scorer.scores[~index.alive.all] = 0.0
    return Words(scorer.scores, covered, information, frozenset(missing))


def _choices(word: str, query: Query, index: Index) -> Iterable[str]:
    """The stems a word may be indexed by: one in each language that the user writes."""
    languages = [query.language, *(tag for tag, docs in index.languages.items() if docs > 0)]
    return dict.fromkeys(stem(word, language) for language in dict.fromkeys(languages))


def _expand(scorer: _Bm25, index: Index, policy: Recall, weight: float) -> None:
    """Adds what the best matches have in common beyond the query, at a small weight. A long text
    has too much in common with everything."""
    scores = scorer.scores
    count = min(policy.expansion_from, len(scores))
    best = np.argpartition(-scores, count - 1)[:count]
    top = float(scores[best].max())
    shared: dict[str, float] = {}
    places: list[int] = best.tolist()
    for place in places:
        doc = index.docs[place]
        if doc and scores[place] > 0 and index.lengths.all[place] <= policy.longest_key_words:
            for term in set(terms(doc.text, doc.language)) - scorer.used:
                shared[term] = shared.get(term, 0.0) + float(scores[place]) / top
    values = {term: share * scorer.information(term) for term, share in shared.items()}
    chosen = sorted(values, key=lambda term: (-values[term], term))[: policy.expansion_terms]
    for term in chosen:
        share = weight * values[term] / values[chosen[0]]
        scorer.add(term, share * scorer.information(term), with_pairs=False)


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
