"""Folds the trained student into the tables that the runtime reads."""

import numpy as np
from numpy.typing import NDArray

from lembrar.embedders.modelfile import Tables

from .recipe import Recipe
from .student import Student
from .unknown import refitted
from .vocabulary import Vocabulary

Array = np.ndarray


def tables(student: Student, vocabulary: Vocabulary, r: Recipe) -> Tables:
    """One int8 row with its own scale per word, then one per bucket of grams."""
    words = student.word_vectors(vocabulary.rows)
    vectors = np.concatenate([words, refitted(words, student.buckets, vocabulary, r)])
    rows, scales = quantised(vectors)
    keys = sorted(vocabulary.index)
    portuguese = [vocabulary.index[key] for key in keys]
    english = [vocabulary.english.get(key, vocabulary.index[key]) for key in keys]
    return Tables(
        keys=keys,
        portuguese=np.array(portuguese, np.int32),
        english=np.array(english, np.int32),
        lean=np.array([vocabulary.lean[key] for key in keys], np.int8),
        scales=scales,
        rows=rows,
        buckets=vocabulary.buckets,
        content="",
    )


def quantised(vectors: Array) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Each vector as whole numbers from -127 to 127, and what to multiply them by."""
    scales = np.maximum(np.abs(vectors).max(axis=1), 1e-8) / 127
    return np.rint(vectors / scales[:, None]).astype(np.int8), scales.astype(np.float32)
