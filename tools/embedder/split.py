"""Sets sentence pairs aside for evaluation before training sees any, with their near-duplicates."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import sparse

from lembrar.embedders.spelling import fold, words

Pair = tuple[str, str]

HELD_OUT = 1000
NEAR = 0.7
LONG_WORDS = 15
SEED = 20


@dataclass(frozen=True)
class Split:
    """Training pairs, two random held-out sets, and one of long sentences nearer to prose."""

    train: list[Pair]
    dev: list[Pair]
    test: list[Pair]
    long: list[Pair]


def split(pairs: Sequence[Pair]) -> Split:
    """Deterministic; no training pair shares more than NEAR of its words with a held-out one."""
    bags = [[frozenset(map(fold, words(side))) for side in pair] for pair in pairs]
    order = np.random.default_rng(SEED).permutation(len(pairs))
    long = _choose(order, bags, LONG_WORDS, 60, 1, set())[0]
    dev, test = _choose(order, bags, 4, LONG_WORDS - 1, 2, set(long))
    held = [*long, *dev, *test]
    near = _near(bags, held, 0) | _near(bags, held, 1)
    train = [pair for at, pair in enumerate(pairs) if at not in near]
    return Split(train, *([pairs[i] for i in part] for part in (dev, test, long)))


def _choose(order, bags, fewest, most, sets, taken) -> list[list[int]]:
    """Sets of HELD_OUT pairs in which no sentence comes twice on either side."""
    chosen: list[int] = []
    seen: set[frozenset[str]] = set()
    for at in order:
        left, right = bags[at]
        if at in taken or not fewest <= len(left) <= most or left in seen or right in seen:
            continue
        seen |= {left, right}
        chosen.append(int(at))
        if len(chosen) == sets * HELD_OUT:
            break
    return [chosen[at * HELD_OUT : (at + 1) * HELD_OUT] for at in range(sets)]


def _near(bags, held: Sequence[int], side: int) -> set[int]:
    """Indices of pairs whose words overlap (Jaccard) at least NEAR with a held-out sentence."""
    ids: dict[str, int] = {}
    columns = [[ids.setdefault(word, len(ids)) for word in sorted(bag[side])] for bag in bags]
    starts = np.concatenate([[0], np.cumsum([len(c) for c in columns])])
    flat = np.concatenate([np.asarray(c, np.int32) for c in columns])
    matrix = sparse.csr_matrix((np.ones(len(flat), np.float32), flat, starts))
    sizes = np.diff(starts)
    near: set[int] = set()
    for at in range(0, len(held), 100):
        rows = list(held[at : at + 100])
        common = (matrix[rows] @ matrix.T).tocoo()
        union = sizes[rows][common.row] + sizes[common.col] - common.data
        near.update(common.col[common.data >= NEAR * union].tolist())
    return near | set(held)
