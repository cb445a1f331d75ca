"""Plain rankings to compare with: words alone, vectors alone, and both, each on its own terms.

They know nothing of Lembrar's ranking. What it adds must show against them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from evals.ptbr.words import stems

Message = dict[str, Any]
Scores = Callable[[str], list[float]]  # of a question: one score for each message
_K1, _B = 1.2, 0.75


def bm25(messages: Sequence[Message]) -> Scores:
    """BM25 over stemmed content words."""
    found = [Counter(stems(message["content"])) for message in messages]
    lengths = [sum(counts.values()) for counts in found]
    mean = sum(lengths) / len(lengths) or 1.0
    having: Counter[str] = Counter(term for counts in found for term in counts)

    def scores(question: str) -> list[float]:
        terms = set(stems(question))
        return [
            _score(terms, counts, size / mean) for counts, size in zip(found, lengths, strict=True)
        ]

    def _score(terms: set[str], counts: Counter[str], size: float) -> float:
        total = 0.0
        for term in terms & counts.keys():
            rarity = math.log(1 + (len(found) - having[term] + 0.5) / (having[term] + 0.5))
            times = counts[term]
            total += rarity * times * (_K1 + 1) / (times + _K1 * (1 - _B + _B * size))
        return total

    return scores


def vectors(messages: Sequence[Message]) -> Scores | None:
    """The bundled embedder alone; None where it cannot be loaded."""
    try:
        from lembrar.embedders.static import StaticEmbedder
    except ImportError:
        return None
    embedder = StaticEmbedder()
    rows = embedder.encode([message["content"] for message in messages])
    return lambda question: (rows @ embedder.encode([question])[0]).tolist()


def both(one: Scores, other: Scores) -> Scores:
    """Half and half, each stretched to reach from 0 to 1."""

    def scores(question: str) -> list[float]:
        pairs = zip(_stretched(one(question)), _stretched(other(question)), strict=True)
        return [(a + b) / 2 for a, b in pairs]

    return scores


def best(scores: Sequence[float], count: int) -> list[int]:
    """Positions of the highest scores, the best first; what scored nothing is not among them."""
    order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
    return [i for i in order[:count] if scores[i] > 0]


def _stretched(scores: list[float]) -> list[float]:
    low, high = min(scores), max(scores)
    return [(score - low) / (high - low) if high > low else 0.0 for score in scores]
