"""Trains the folded rows on, with words weighed as the runtime weighs them.

The students sum their words' rows plainly, which keeps the words that questions share with their
answers; this brings the rows nearer to the teacher under the weights that they will be read with,
and lets rare English words learn from their definitions. Which words have rows does not change, so
that no Portuguese word loses its own to them.
"""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from scipy import sparse

from lembrar.embedders.modelfile import Tables

from .export import quantised
from .material import Material
from .recipe import KEPT, Recipe
from .student import Student, bag_matrix
from .train import run

Array = np.ndarray


def refined(tables: Tables, material: Material, r: Recipe, report: Callable[[str], None]) -> Tables:
    """The tables with word rows between the old and the trained ones; grams stay."""
    rng = np.random.default_rng(r.seed)
    vectors = tables.rows * tables.scales[:, None]
    count = material.vocabulary.rows
    student = Student(_lone_grams(material, r), vectors[:count], rng)
    student.buckets, student.learns_grams = vectors[count:], False
    run(student, material, r, rng, report)
    vectors[:count] = KEPT * vectors[:count] + (1 - KEPT) * student.rows
    rows, scales = quantised(vectors)
    return replace(tables, rows=rows, scales=scales)


def _lone_grams(material: Material, r: Recipe) -> sparse.csr_matrix:
    """The grams of words without a row; the others' are in their rows already."""
    words = material.vocabulary
    met = range(len(words.types))
    return bag_matrix(
        [words.grams_of(at) if at >= words.rows else [] for at in met], r.buckets, mean=True
    )
