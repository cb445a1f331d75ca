"""How much each word counts in its sentence, beside what its row's length says.

A change here gives other vectors from the same model file, so it changes the embedder's name too.
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

# Chosen on dev data; docs/embedder.md says what other values give.
_STRESS = 0.4
_ECHO = 1.0
_MIDDLE_WORDS = 4
_MOST_WORDS = 64
_SHORTEST = np.float32(1e-6)
_POWERS = (_STRESS * np.log(np.arange(_MOST_WORDS + 1).clip(1) / _MIDDLE_WORDS)).astype(np.float32)
_FORMULA = f"stress {_STRESS} from {_MIDDLE_WORDS} to {_MOST_WORDS} words, echo {_ECHO}"


def fingerprint(content: str) -> str:
    """One hash for a model file of this content and for how its words are weighed."""
    return hashlib.sha256(f"{content} {_FORMULA}".encode()).hexdigest()


def stressed(lengths: Floats, counts: NDArray[np.int64]) -> Floats:
    """What the words of a text of so many words are multiplied by, given their rows' lengths.

    In a long text the telling words, whose rows are long, count more beside the common ones, which
    are many; in a short one every word tells something.
    """
    power = _POWERS[np.minimum(counts, _MOST_WORDS)]
    return np.maximum(lengths, _SHORTEST) ** power


def fresh(likeness: Floats) -> Floats:
    """What words are multiplied by, given how like the whole sentence each is (cosine).

    A word that says what the sentence says anyway counts less than one that adds to it.
    """
    return np.exp(np.float32(-_ECHO) * likeness)
