"""Every number of the training in one place, chosen on dev data."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Recipe:
    """`make embedder` uses the defaults."""

    seed: int = 7
    dimensions: int = 256
    rows: int = 73_500
    buckets: int = 16_384
    smoothing: float = 1e-3  # of the inverse word frequency that rows start with
    epochs: int = 1
    rate: float = 0.03
    pairs: int = 512  # per batch, each with both sides
    more: int = 192  # English-only sentences per batch
    lone_words: int = 512  # single words per batch
    lone_weight: float = 0.3
    noisy: float = 0.45  # share of sentences in phone spelling
    slips: float = 0.08  # share of their longer words with a typo
    drop: float = 0.1  # share of words read by their grams alone
    contrast: float = 1.0  # weight of the contrastive loss beside the cosine
    heat: float = 0.05  # of its softmax
    mutual: float = 0.0  # weight of matching the sentences of a batch with one another
    weighs: bool = False  # the words of a sentence as the runtime does
    gram_stretch: float = 4.0  # of the trained gram rows, before they are fitted to whole words
    gram_ridge: float = 0.1  # how firmly the fitted gram rows are held to the trained ones
    gram_rounds: int = 15  # of conjugate gradients
    gram_length: float = 1.4  # of an unknown word beside what the fit gives it
    slips_each: int = 2  # misspellings of a frequent word that its grams are fitted to
    slip_least: int = 10  # occurrences that make a word frequent
    slip_weight: float = 0.5  # of a misspelling beside a word, in that fit


def students(r: Recipe) -> tuple[Recipe, Recipe]:
    """The two whose mean is the model: one trained shortly, one longer and on mutual likeness too.

    The short one keeps the words that questions share with their answers, the long one is nearer
    to the teacher; the second seed gives it other batches.
    """
    return r, replace(r, seed=11, epochs=2, rate=0.05, mutual=0.7)


def refinement(r: Recipe) -> Recipe:
    """How the mean of the two is trained on: slowly, with words weighed and more English."""
    return replace(r, seed=5, epochs=1, rate=0.01, more=448, drop=0.0, weighs=True)


KEPT = 0.7  # of the rows before the refinement, in the mean with those after it
