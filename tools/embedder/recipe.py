"""Every number of the training in one place, chosen on dev data."""

from dataclasses import dataclass


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
