"""The student: a bag of word rows and character grams, fitted to the teacher step by step."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy import sparse

from lembrar.embedders.weighing import fresh, stressed

from .recipe import Recipe
from .teacher import unit

Array = np.ndarray


@dataclass(frozen=True)
class Batch:
    """Sentences as bags of word types, what each should become, and how much each counts."""

    bags: sparse.csr_matrix
    targets: Array
    weights: Array
    rivals: slice  # the rows whose targets are told apart in the contrastive loss


class Student:
    """Word vector = own row + mean of its grams; sentence vector = their sum, L2-normalised."""

    def __init__(self, grams: sparse.csr_matrix, rows: Array, rng: np.random.Generator) -> None:
        self.grams = grams
        self.rows = rows.astype(np.float32)
        dimensions = rows.shape[1]
        self.buckets = np.zeros((grams.shape[1], dimensions), np.float32)
        self.row_power = np.full(len(rows), 1e-8, np.float32)
        self.bucket_power = np.full(grams.shape[1], 1e-8, np.float32)
        self.learns_grams = True
        self.rng = rng

    def step(self, batch: Batch, rate: float, r: Recipe) -> float:
        """One update; returns the mean cosine to the teacher before it."""
        types, columns = np.unique(batch.bags.indices, return_inverse=True)
        shape = (batch.bags.shape[0], len(types))
        bags = sparse.csr_matrix((batch.bags.data, columns, batch.bags.indptr), shape)
        grams, used = _narrow(self.grams[types])
        owned = types < len(self.rows)
        kept = owned & (self.rng.random(len(types)) >= r.drop)
        vectors = grams @ self.buckets[used]
        vectors[kept] += self.rows[types[kept]]
        if r.weighs:
            bags = weighed(bags, vectors)
        raw = bags @ vectors
        norm = np.maximum(np.linalg.norm(raw, axis=1, keepdims=True), 1e-6)
        out = raw / norm
        pull = batch.targets * batch.weights[:, None]
        n, rivals = batch.rivals.stop, batch.targets[batch.rivals]
        pull[:n] += r.contrast * contrastive_pull(out[:n], batch.targets[:n], rivals, r.heat)
        if r.mutual:
            pull[:n] += r.mutual * mutual_pull(out[:n], batch.targets[:n])
        slope = -(pull - (pull * out).sum(axis=1, keepdims=True) * out) / norm
        slope_types = np.asarray(bags.T @ slope)
        self._descend(self.rows, self.row_power, types[kept], slope_types[kept], rate)
        if self.learns_grams:
            self._descend(self.buckets, self.bucket_power, used, grams.T @ slope_types, rate)
        return float((out * batch.targets).sum(axis=1).mean())

    @staticmethod
    def _descend(table: Array, power: Array, at: Array, slope: Array, rate: float) -> None:
        """Adagrad with one step size per row: rare words move far, frequent ones settle."""
        power[at] += np.einsum("ij,ij->i", slope, slope) / slope.shape[1]
        table[at] -= (rate / np.sqrt(power[at]))[:, None] * slope

    def word_vectors(self, count: int) -> Array:
        """Row and grams of the first `count` word types folded into one vector each."""
        vectors = np.asarray(self.grams[:count] @ self.buckets)
        owned = min(count, len(self.rows))
        vectors[:owned] += self.rows[:owned]
        return vectors


def weighed(bags: sparse.csr_matrix, vectors: Array) -> sparse.csr_matrix:
    """The bags with what each word counts in its sentence, as the runtime weighs it.

    Training takes these weights as given: it follows the words, not what weighs them.
    """
    counts = np.diff(bags.indptr)
    line = np.repeat(np.arange(len(counts)), counts)
    words = vectors[bags.indices]
    lengths = np.maximum(np.linalg.norm(words, axis=1), 1e-6)
    weights = stressed(lengths, counts[line])
    whole = unit(sparse.csr_matrix((weights, bags.indices, bags.indptr), bags.shape) @ vectors)
    weights *= fresh(np.einsum("ij,ij->i", whole[line], words) / lengths)
    return sparse.csr_matrix((weights, bags.indices, bags.indptr), bags.shape)


def contrastive_pull(out: Array, targets: Array, rivals: Array, heat: float) -> Array:
    """Makes a sentence's likeness to the batch's teachers spread as the teacher's own does."""
    mine, theirs = out @ rivals.T / heat, targets @ rivals.T / heat
    return (_softmax(theirs) - _softmax(mine)) @ rivals


def mutual_pull(out: Array, targets: Array) -> Array:
    """Makes sentences as alike one another as the teacher finds them.

    The two tables of likenesses are never made: multiplied from the right they are small.
    """
    return (targets @ (targets.T @ out) - out @ (out.T @ out)) / 16


def _softmax(x: Array) -> Array:
    x = np.exp(x - x.max(axis=1, keepdims=True))
    return x / x.sum(axis=1, keepdims=True)


def _narrow(matrix: sparse.csr_matrix) -> tuple[sparse.csr_matrix, Array]:
    used, columns = np.unique(matrix.indices, return_inverse=True)
    shape = (matrix.shape[0], len(used))
    return sparse.csr_matrix((matrix.data, columns, matrix.indptr), shape), used


def bag_matrix(
    rows: Sequence[Sequence[int]], width: int, *, mean: bool = False
) -> sparse.csr_matrix:
    """A sparse matrix with one line per list of column numbers."""
    lengths = np.array([len(row) for row in rows])
    starts = np.concatenate([[0], np.cumsum(lengths)])
    flat = np.fromiter((i for row in rows for i in row), np.int32, int(starts[-1]))
    values = np.repeat(1 / np.maximum(lengths, 1), lengths) if mean else np.ones(len(flat))
    return sparse.csr_matrix((values.astype(np.float32), flat, starts), (len(rows), width))


def principal_axes(vectors: Array, dimensions: int) -> Array:
    """The directions in which the teacher varies most (not centred, so cosines survive)."""
    _, axes = np.linalg.eigh(vectors.T @ vectors)
    return np.ascontiguousarray(axes[:, ::-1][:, :dimensions]).astype(np.float32)


def project(vectors: Array, axes: Array) -> Array:
    return unit(vectors @ axes)
