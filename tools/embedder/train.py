"""Trains the student: which sentences, in which order, against which targets."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from scipy import sparse

from .material import Material
from .recipe import Recipe
from .student import Batch, Student, bag_matrix

Array = np.ndarray

REPORT_STEPS = 400


def mean(material: Material, recipes: Sequence[Recipe], report: Callable[[str], None]) -> Student:
    """Trains one student for each recipe and averages their rows.

    They start from the same rows and stay near enough to one another that the mean of two is as
    good as the better one at most things, which neither is alone.
    """
    students = [fit(material, r, report) for r in recipes]
    first = students[0]
    first.rows = np.mean([student.rows for student in students], axis=0)
    first.buckets = np.mean([student.buckets for student in students], axis=0)
    return first


def fit(material: Material, r: Recipe, report: Callable[[str], None]) -> Student:
    """A student that starts from the words' targets."""
    rng = np.random.default_rng(r.seed)
    words = material.vocabulary
    grams = bag_matrix([words.grams_of(i) for i in range(len(words.types))], r.buckets, mean=True)
    student = Student(grams, initial_rows(material, r), rng)
    run(student, material, r, rng, report)
    return student


def run(
    student: Student,
    material: Material,
    r: Recipe,
    rng: np.random.Generator,
    report: Callable[[str], None],
) -> None:
    """Every step of the epochs; the learning rate falls linearly to a tenth."""
    steps = r.epochs * (len(material.english_of) // r.pairs)
    cosine = 0.0
    for at, batch in enumerate(batches(material, r, rng, steps)):
        got = student.step(batch, r.rate * (1 - 0.9 * at / steps), r)
        cosine += (got - cosine) * (0.01 if at else 1)
        if at % REPORT_STEPS == 0:
            report(f"step {at} of {steps}: cosine to the teacher {cosine:.3f}")


def initial_rows(material: Material, r: Recipe) -> Array:
    """Rows start as the word's target, the frequent ones shorter (smooth inverse frequency)."""
    words = material.vocabulary
    counts = np.array(words.counts[: words.rows])
    weight = r.smoothing / (r.smoothing + counts / counts.sum())
    return (material.word_targets * weight[:, None]).astype(np.float32)


def batches(material: Material, r: Recipe, rng: np.random.Generator, steps: int) -> Iterator[Batch]:
    """Pairs (each side clean or noised), English-only sentences and single words, mixed."""
    groups = pair_order(material, r, rng)
    count, width = len(material.word_targets), material.bags["pt"].shape[1]
    for _ in range(steps):
        pairs = next(groups)
        english = material.english_of[pairs]
        more = rng.integers(0, len(material.more_targets), r.more)
        lone = rng.choice(count, r.lone_words, replace=False)
        bags = [
            _mixed(material, "pt", pairs, r, rng),
            _mixed(material, "en", english, r, rng),
            _mixed(material, "more", more, r, rng),
            bag_matrix(lone[:, None].tolist(), width),
        ]
        sides = material.english_targets[english]
        chosen = material.more_targets[more]
        sentences = 2 * len(pairs) + len(more)
        weights = np.ones(sentences + len(lone), np.float32)
        weights[sentences:] = r.lone_weight
        yield Batch(
            sparse.vstack(bags, format="csr"),
            np.concatenate([sides, sides, chosen, material.word_targets[lone]]),
            weights,
            slice(len(pairs), sentences),
        )


def _mixed(
    material: Material, side: str, at: Array, r: Recipe, rng: np.random.Generator
) -> sparse.csr_matrix:
    """The chosen sentences, a share of them in their noised spelling."""
    noisy = rng.random(len(at)) < r.noisy
    order = np.argsort(np.concatenate([np.flatnonzero(~noisy), np.flatnonzero(noisy)]))
    clean, noised = material.bags[side], material.bags[f"{side} noisy"]
    return sparse.vstack([clean[at[~noisy]], noised[at[noisy]]], format="csr")[order]


def pair_order(material: Material, r: Recipe, rng: np.random.Generator) -> Iterator[Array]:
    """Endless batches of pair numbers, each pair once an epoch."""
    while True:
        order = rng.permutation(len(material.english_of))
        for at in range(0, len(order) - r.pairs + 1, r.pairs):
            yield order[at : at + r.pairs]
