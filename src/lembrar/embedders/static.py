"""The bundled embedder: Portuguese and English sentence vectors from a table, numpy only.

A sentence is the weighed sum of its words' rows. So it is fast and works without a network, but it
cannot see word order: "tea instead of coffee" equals "coffee instead of tea". It must never decide
whether two statements contradict each other. How it was made: docs/embedder.md.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from lembrar.embedders.modelfile import Tables, read
from lembrar.embedders.spelling import grams, respellings, words
from lembrar.embedders.weighing import fingerprint, fresh, stressed

MODEL = Path(__file__).with_name("static.bin")

# Words summed at once. Bounds the working memory at about 10 MB whatever the input.
_BLOCK_WORDS = 2_048
_BLOCK_UNKNOWN = 128
_SHORTEST = np.float32(1e-12)  # keeps a sum of nothing, or of opposites, from dividing by zero


class StaticEmbedder:
    """Embeds some 30,000 short sentences a second on one thread. Safe to share between threads.

    The model file is mapped at the first use, once. The same text gives the same vector, alone
    or in a batch, on every machine (to about 1e-6).
    """

    def __init__(self, model: Path = MODEL) -> None:
        self._path = model
        self._lock = Lock()
        self._loaded: _Model | None = None

    @property
    def name(self) -> str:
        """`static-` and the first digits of a hash of the model's content and of its weighing."""
        return f"static-{fingerprint(self._model.tables.content)[:12]}"

    @property
    def dimensions(self) -> int:
        return self._model.tables.dimensions

    @property
    def is_instant(self) -> bool:
        """A bag of words: made as fast as it is read."""
        return True

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row of length 1 per text; zeros where a text has no word, number or emoji."""
        return self.encode(texts)

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """The same as `embed`, without awaiting."""
        return self._model.encode(texts)

    @property
    def _model(self) -> "_Model":
        if self._loaded is None:
            with self._lock:
                if self._loaded is None:
                    self._loaded = _Model(read(self._path))
        return self._loaded


class _Model:
    """The tables with what is looked up in them; never changed after it is made."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.index = dict(zip(tables.keys, range(len(tables.keys)), strict=True))
        self.first_bucket = len(tables.rows) - tables.buckets

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        sums = np.zeros((len(texts), self.tables.dimensions), np.float32)
        for first, sentences in self._blocks(texts):
            self._add(sums[first : first + len(sentences)], sentences)
        lengths = _lengths(sums)[:, None]
        return np.divide(sums, lengths, out=sums, where=lengths > 0)

    def _blocks(self, texts: Sequence[str]) -> Iterator[tuple[int, list[list[str]]]]:
        """Runs of neighbouring texts as words, at most _BLOCK_WORDS together; long ones in parts.

        Only a text longer than a block by itself is cut, so a batch sums each text as alone.
        """
        block: list[list[str]] = []
        first = size = 0
        for at, text in enumerate(texts):
            found = words(text)
            if size + len(found) > _BLOCK_WORDS:
                if block:
                    yield first, block
                for part in range(0, len(found) - _BLOCK_WORDS, _BLOCK_WORDS):
                    yield at, [found[part : part + _BLOCK_WORDS]]
                found = found[(len(found) - 1) // _BLOCK_WORDS * _BLOCK_WORDS :]
                block, first, size = [], at, 0
            block.append(found)
            size += len(found)
        if block:
            yield first, block

    def _add(self, sums: NDArray[np.float32], sentences: list[list[str]]) -> None:
        """Adds the weighed rows of each sentence's words to its line of `sums`."""
        unknown: dict[str, int] = {}
        get = self.index.get
        keys: list[int] = []
        for sentence in sentences:
            keys += [
                key if (key := get(word)) is not None else self._key(word, unknown)
                for word in sentence
            ]
        if not keys:
            return
        filled = [at for at, sentence in enumerate(sentences) if sentence]
        counts = np.array([len(sentences[at]) for at in filled])
        starts = np.cumsum(counts) - counts
        vectors = self._vectors(np.array(keys), starts, counts, unknown)
        sums[filled] += _weighed(vectors, starts, counts)

    def _key(self, word: str, unknown: dict[str, int]) -> int:
        """The key of another spelling of the word, or a negative number for its grams."""
        for guess in respellings(word):
            if guess in self.index:
                return self.index[guess]
        return unknown.setdefault(word, -1 - len(unknown))

    def _vectors(
        self,
        keys: NDArray[np.int64],
        starts: NDArray[np.int64],
        counts: NDArray[np.int64],
        unknown: dict[str, int],
    ) -> NDArray[np.float32]:
        """One vector per word, each in the reading that its sentence's language gives it."""
        tables = self.tables
        known = keys >= 0
        safe = np.where(known, keys, 0)  # unknown words get any row here, their own vector below
        lean = np.where(known, tables.lean[safe], 0)
        english = np.repeat(np.add.reduceat(lean, starts, dtype=np.int64) < 0, counts)
        rows = np.where(english, tables.english[safe], tables.portuguese[safe])
        vectors = tables.rows[rows].astype(np.float32)
        vectors *= tables.scales[rows][:, None]
        if unknown:
            vectors[~known] = self._from_grams(list(unknown))[-1 - keys[~known]]
        return vectors

    def _from_grams(self, unknown: Sequence[str]) -> NDArray[np.float32]:
        """One vector per unknown word: the mean of its grams' rows."""
        vectors = np.empty((len(unknown), self.tables.dimensions), np.float32)
        for first in range(0, len(unknown), _BLOCK_UNKNOWN):
            parts = [grams(word, self.tables.buckets) for word in unknown[first:][:_BLOCK_UNKNOWN]]
            flat = np.array([bucket for part in parts for bucket in part]) + self.first_bucket
            counts = np.fromiter(map(len, parts), np.int64, len(parts))
            rows = self.tables.rows[flat] * self.tables.scales[flat][:, None]
            sums = np.add.reduceat(rows, np.cumsum(counts) - counts, axis=0)
            vectors[first : first + len(parts)] = sums / counts[:, None].astype(np.float32)
        return vectors


def _weighed(
    vectors: NDArray[np.float32], starts: NDArray[np.int64], counts: NDArray[np.int64]
) -> NDArray[np.float32]:
    """One sum per sentence. `vectors`, one per word, are changed on the way."""
    lengths = _lengths(vectors)
    weights = stressed(lengths, np.repeat(counts, counts))
    vectors *= weights[:, None]
    whole = _sums(vectors, starts, counts)
    whole /= np.maximum(_lengths(whole), _SHORTEST)[:, None]
    likeness = np.einsum("ij,ij->i", vectors, np.repeat(whole, counts, axis=0))
    vectors *= fresh(likeness / np.maximum(lengths * weights, _SHORTEST))[:, None]
    return _sums(vectors, starts, counts)


def _sums(
    vectors: NDArray[np.float32], starts: NDArray[np.int64], counts: NDArray[np.int64]
) -> NDArray[np.float32]:
    """The sum of each run of lines."""
    sums = np.empty((len(counts), vectors.shape[1]), np.float32)
    # A loop, because np.add.reduceat along rows is several times slower than all of this.
    for at, (first, count) in enumerate(zip(starts.tolist(), counts.tolist(), strict=True)):
        np.add.reduce(vectors[first : first + count], axis=0, out=sums[at])
    return sums


def _lengths(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
