"""Folds the trained student into the tables that the runtime reads."""

from pathlib import Path

import numpy as np

from lembrar.embedders.modelfile import Tables, write
from lembrar.embedders.static import StaticEmbedder

from .recipe import Recipe
from .student import Student
from .unknown import refitted
from .vocabulary import Vocabulary


def tables(student: Student, vocabulary: Vocabulary, r: Recipe) -> Tables:
    """One int8 row with its own scale per word, then one per bucket of grams."""
    words = student.word_vectors(vocabulary.rows)
    vectors = np.concatenate([words, refitted(words, student.buckets, vocabulary, r)])
    scales = np.maximum(np.abs(vectors).max(axis=1), 1e-8) / 127
    keys = sorted(vocabulary.index)
    portuguese = [vocabulary.index[key] for key in keys]
    english = [vocabulary.english.get(key, vocabulary.index[key]) for key in keys]
    return Tables(
        keys=keys,
        portuguese=np.array(portuguese, np.int32),
        english=np.array(english, np.int32),
        lean=np.array([vocabulary.lean[key] for key in keys], np.int8),
        scales=scales.astype(np.float32),
        rows=np.rint(vectors / scales[:, None]).astype(np.int8),
        buckets=vocabulary.buckets,
        content="",
    )


def save(student: Student, vocabulary: Vocabulary, r: Recipe, path: Path) -> StaticEmbedder:
    """Writes the model file and opens it as a user would."""
    write(path, tables(student, vocabulary, r))
    return StaticEmbedder(path)
