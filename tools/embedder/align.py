"""Mines a Portuguese–English dictionary from the sentence pairs (IBM model 1, both directions)."""

from collections.abc import Sequence

import numpy as np

ROUNDS = 6
LONGEST = 40
KEPT = 4
LEAST = 1e-4


Dictionary = dict[int, list[tuple[int, float]]]


def translations(
    left: Sequence[Sequence[int]], right: Sequence[Sequence[int]], size: int
) -> Dictionary:
    """For each left word id its likeliest translations, with weights that sum to one.

    A pair's weight is the product of both directions, which drops words that merely go along.
    """
    cells = _Cells(left, right, size)
    forward = cells.fit(cells.left_of, cells.by_right)
    backward = cells.fit(cells.right_of, cells.by_left)
    weight = forward * backward
    return _best(cells.left_of, cells.right_of, weight)


def _best(given: np.ndarray, made: np.ndarray, weight: np.ndarray) -> Dictionary:
    best: Dictionary = {}
    order = np.lexsort((-weight, given))
    for at in order[weight[order] > LEAST]:
        kept = best.setdefault(int(given[at]), [])
        if len(kept) < KEPT:
            kept.append((int(made[at]), float(weight[at])))
    return {word: _normalised(found) for word, found in best.items()}


def _normalised(found: list[tuple[int, float]]) -> list[tuple[int, float]]:
    total = sum(weight for _, weight in found)
    return [(word, weight / total) for word, weight in found]


class _Cells:
    """Every pair of words that ever stood in one sentence pair, and where."""

    def __init__(self, left, right, size: int) -> None:
        lefts, rights, left_place, right_place = [], [], [], []
        places = 0
        for left_words, right_words in zip(left, right, strict=True):
            a, b = np.asarray(left_words[:LONGEST]), np.asarray(right_words[:LONGEST])
            lefts.append(np.repeat(a, len(b)))
            rights.append(np.tile(b, len(a)))
            left_place.append(np.repeat(places + np.arange(len(a)), len(b)))
            places += len(a)
            right_place.append(np.tile(places + np.arange(len(b)), len(a)))
            places += len(b)
        codes = np.concatenate(lefts).astype(np.int64) * size + np.concatenate(rights)
        cells, self.cell = np.unique(codes, return_inverse=True)
        self.left_of, self.right_of = cells // size, cells % size
        self.by_left = np.concatenate(left_place)
        self.by_right = np.concatenate(right_place)
        self.size, self.places = size, places

    def fit(self, given, place) -> np.ndarray:
        """Chance of the other word given this one, per cell; `place` is where the other stands."""
        chance = np.ones(len(given))
        for _ in range(ROUNDS):
            share = chance[self.cell]
            share /= np.bincount(place, share, self.places)[place]
            counts = np.bincount(self.cell, share, len(given))
            chance = counts / np.maximum(np.bincount(given, counts, self.size), 1e-12)[given]
        return chance
