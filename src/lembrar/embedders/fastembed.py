"""Any model of the fastembed package, many of them multilingual. The model is fetched from the
network at its first use and kept by fastembed; after that it works offline."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from lembrar.embedders.needed import needed
from lembrar.errors import EmbedderFailed

_BATCH = 64


class _Model(Protocol):
    def embed(self, documents: Sequence[str], batch_size: int) -> Iterable[NDArray[Any]]: ...


class FastEmbedder:
    """Embeds with an ONNX model. Loading it can take minutes the first time, when it is fetched."""

    is_instant = False

    def __init__(self, model: str) -> None:
        self._name = f"fastembed-{model}"
        self._model = _load(model)
        self._dimensions = len(next(iter(self._model.embed(["size"], batch_size=1))))

    @property
    def name(self) -> str:
        return self._name

    @property
    def dimensions(self) -> int:
        return self._dimensions

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row of length 1 per text; a row of zeros where a text holds nothing to embed."""
        return await asyncio.to_thread(self._embed, texts)

    def _embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), self._dimensions), np.float32)
        filled = [at for at, text in enumerate(texts) if text.strip()]
        try:
            made = self._model.embed([texts[at] for at in filled], batch_size=_BATCH)
            for at, row in zip(filled, made, strict=True):
                rows[at] = row
        except (RuntimeError, ValueError, OSError) as error:
            raise EmbedderFailed(f"{self._name} cannot embed: {error}") from error
        return unit(rows)


def unit(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """Every row at length 1; zeros stay."""
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))[:, None]
    return np.divide(rows, lengths, out=np.zeros_like(rows), where=lengths > 0)


def _load(model: str) -> _Model:
    package = cast(Any, needed("fastembed", "fastembed"))
    try:
        return cast(_Model, package.TextEmbedding(model))
    except (ValueError, RuntimeError, OSError, LookupError, TypeError) as error:
        raise EmbedderFailed(
            f"The model {model!r} cannot be loaded: {error}. The first use needs a network; "
            "fastembed lists its models with TextEmbedding.list_supported_models()."
        ) from error
