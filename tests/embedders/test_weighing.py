"""What each word counts in its sentence."""

import numpy as np
import pytest

from lembrar.embedders.modelfile import read
from lembrar.embedders.static import MODEL, StaticEmbedder
from lembrar.embedders.weighing import fingerprint, fresh, stressed

TELLING, COMMON = 2.0, 0.25


def ratio(words: int) -> float:
    """How much more a telling word is stressed than a common one, in a text of so many words."""
    lengths = np.array([TELLING, COMMON], np.float32)
    telling, common = stressed(lengths, np.array([words, words]))
    return float(telling / common)


def test_telling_words_count_more_the_longer_the_text() -> None:
    """R11: common words are many in a long text and must not drown the telling ones."""
    ratios = [ratio(words) for words in (1, 2, 4, 8, 16, 32, 64)]
    assert ratios == sorted(ratios)
    assert ratio(4) == pytest.approx(1)


@pytest.mark.parametrize("words", [65, 1_000, 10_000_000])
def test_beyond_some_length_nothing_changes_any_more(words: int) -> None:
    """G5: a giant text is not reduced to its one rarest word."""
    assert ratio(words) == ratio(64)


def test_a_word_that_adds_something_counts_more_than_an_echo() -> None:
    """R11: what the rest of a sentence does not say already is worth more."""
    weights = fresh(np.array([-1, 0, 0.5, 1], np.float32))
    assert list(weights) == sorted(weights, reverse=True)
    assert weights[1] == 1
    assert weights.min() > 0


def test_rows_of_no_length_are_no_trouble() -> None:
    """G5: nothing divides by zero or becomes infinite."""
    weights = stressed(np.zeros(3, np.float32), np.array([1, 8, 64]))
    assert np.isfinite(weights).all()
    assert weights.dtype == np.float32


def test_the_weighing_is_part_of_the_name() -> None:
    """G5: vectors kept from unweighed sums of the same rows are not taken for today's."""
    content = read(MODEL).content
    assert StaticEmbedder().name == f"static-{fingerprint(content)[:12]}"
    assert fingerprint(content)[:12] != content[:12]
    assert fingerprint(content) != fingerprint(content[::-1])
