"""Fits the rows of the grams anew after training: they are all that an unknown spelling has.

In training a gram is only part of a word's vector, beside the word's own row. Alone, a word's
grams come out a quarter as long as the word, so that a name never met counted for next to nothing
in its sentence. Here they learn to stand for the whole word.
"""

from random import Random

import numpy as np
from scipy import sparse

from lembrar.embedders.spelling import grams

from . import noise
from .recipe import Recipe
from .student import bag_matrix
from .vocabulary import Vocabulary

Array = np.ndarray


def refitted(words: Array, buckets: Array, vocabulary: Vocabulary, r: Recipe) -> Array:
    """Gram rows whose mean over a known word, or a misspelling of it, is nearly the word's vector.

    They stay near the trained ones, lengthened: what no word speaks against is kept.
    """
    slips = misspellings(vocabulary, r)
    spelt = [vocabulary.types[at] for at in range(vocabulary.rows)] + [typed for typed, _ in slips]
    means = bag_matrix([grams(word, r.buckets) for word in spelt], r.buckets, mean=True)
    vectors = np.concatenate([words, words[[meant for _, meant in slips]]])
    weights = np.full(len(spelt), r.slip_weight, np.float32)
    weights[: vocabulary.rows] = 1
    start = buckets * np.float32(r.gram_stretch)
    return np.float32(r.gram_length) * least_squares(means, vectors, weights, start, r)


def misspellings(vocabulary: Vocabulary, r: Recipe) -> list[tuple[str, int]]:
    """Slips of the finger in frequent words that lead to no row, each with the row it means."""
    dice = Random(r.seed)
    frequent = (at for at in range(vocabulary.rows) if vocabulary.counts[at] >= r.slip_least)
    typed = (
        (noise.typos(vocabulary.types[at], dice, 1.0), at)
        for at in frequent
        for _ in range(r.slips_each)
    )
    return [(word, at) for word, at in typed if vocabulary.lookup(word) is None]


def least_squares(
    means: sparse.csr_matrix, vectors: Array, weights: Array, start: Array, r: Recipe
) -> Array:
    """Rows x near `start` with means @ x near `vectors`, by conjugate gradients, column by column.

    A fixed number of rounds, so that the same input gives the same bytes.
    """
    back = (sparse.diags(weights) @ means).T.tocsr()
    found = np.zeros_like(start)
    left = np.asarray(back @ (vectors - means @ start))
    way, power = left.copy(), (left * left).sum(axis=0)
    for _ in range(r.gram_rounds):
        bent = np.asarray(back @ (means @ way)) + np.float32(r.gram_ridge) * way
        far = power / np.maximum((way * bent).sum(axis=0), 1e-12)
        found += far * way
        left -= far * bent
        before, power = power, (left * left).sum(axis=0)
        way = left + (power / np.maximum(before, 1e-12)) * way
    return (start + found).astype(np.float32)
