"""Prepares what the student learns from: vocabulary, dictionary, bags of words and targets."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy import sparse

from . import align, noise, vocabulary
from .align import Dictionary
from .recipe import Recipe
from .split import Pair
from .student import bag_matrix, principal_axes, project
from .teacher import Teacher, unit
from .vocabulary import Vocabulary

Array = np.ndarray


@dataclass
class Material:
    """Sentences as bags of word types, with the teacher's vector for each.

    `bags` has the Portuguese sides ("pt"), the distinct English sides ("en") and the English-only
    texts ("more"), each also "noisy".
    """

    vocabulary: Vocabulary
    bags: dict[str, sparse.csr_matrix]
    english_of: Array  # which English side each pair has
    english_targets: Array
    more_targets: Array
    word_targets: Array  # one per row of the vocabulary
    axes: Array  # of the teacher's vectors, onto which all targets are projected


def prepare(pairs: Sequence[Pair], more: Sequence[str], teacher: Teacher, r: Recipe) -> Material:
    """Everything that does not change from epoch to epoch."""
    english = sorted({en for _, en in pairs})
    targets, more_targets = teacher.encode(english), teacher.encode(more)
    axes = principal_axes(np.concatenate([targets, more_targets]), r.dimensions)
    words = vocabulary.build(
        (pt for pt, _ in pairs), [*english, *more], teacher.whole_words(), r.rows, r.buckets
    )
    to_english = _dictionary(pairs, words)
    lists = _sentences([pt for pt, _ in pairs], english, more, words, r)
    place = {text: at for at, text in enumerate(english)}
    return Material(
        words,
        {side: bag_matrix(ids, len(words.types)) for side, ids in lists.items()},
        np.array([place[en] for _, en in pairs]),
        project(targets, axes),
        project(more_targets, axes),
        project(_word_targets(words, to_english, teacher), axes),
        axes,
    )


def with_more(material: Material, more: Sequence[str], teacher: Teacher, r: Recipe) -> Material:
    """The same pairs and the same rows with other English-only texts; new words have only grams."""
    words = material.vocabulary
    lists = _sentences([], [], more, words, r)
    width = len(words.types)
    bags = {side: _widened(bag, width) for side, bag in material.bags.items()}
    bags |= {side: bag_matrix(lists[side], width) for side in ("more", "more noisy")}
    return replace(material, bags=bags, more_targets=project(teacher.encode(more), material.axes))


def _widened(bags: sparse.csr_matrix, width: int) -> sparse.csr_matrix:
    return sparse.csr_matrix((bags.data, bags.indices, bags.indptr), (bags.shape[0], width))


def _dictionary(pairs: Sequence[Pair], words: Vocabulary) -> Dictionary:
    left = [words.ids(pt, "pt") for pt, _ in pairs]
    right = [words.ids(en, "en") for _, en in pairs]
    return align.translations(left, right, len(words.types))


def _sentences(
    portuguese: Sequence[str],
    english: Sequence[str],
    more: Sequence[str],
    words: Vocabulary,
    r: Recipe,
) -> dict[str, list[list[int]]]:
    """Word types of every sentence, clean and noised."""
    lists: dict[str, list[list[int]]] = {}
    for side, texts in (("pt", portuguese), ("en", english), ("more", more)):
        language = "pt" if side == "pt" else "en"
        lists[side] = [words.ids(text, language) for text in texts]
        noised = (noise.whatsapp(text, language, r.seed, slips=r.slips) for text in texts)
        lists[f"{side} noisy"] = [words.ids(text, language) for text in noised]
    return lists


def _word_targets(words: Vocabulary, to_english: Dictionary, teacher: Teacher) -> Array:
    """What a word alone should mean: its own teacher vector, or its translations' mean."""
    own = teacher.encode([_name(word) for word in words.types[: words.rows]])
    targets = own.copy()
    english = set(words.english.values())
    for word, found in to_english.items():
        usable = [(made, weight) for made, weight in found if made < words.rows]
        is_english = word in english or words.lean.get(words.types[word], 0) < 0
        if word < words.rows and usable and not is_english:
            targets[word] = sum(weight * own[made] for made, weight in usable)
    return unit(targets)


def _name(word: str) -> str:
    """An emoji is labelled by its Unicode name, a word by itself."""
    return unicodedata.name(word, word).lower() if len(word) == 1 and ord(word) > 0x2500 else word
