"""Vectors from OpenAI's API, or from any server that speaks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from lembrar.embedders.fastembed import unit
from lembrar.embedders.needed import needed
from lembrar.errors import EmbedderFailed
from lembrar.text.private import mask

_BATCH = 256
_LONGEST_CHARS = 24_000  # below the 8,192 tokens that the API takes, in any language
_SIZES = {"text-embedding-3-small": 1536, "text-embedding-3-large": 3072}


class OpenAiEmbedder:
    """Embeds over the network; key and address are the SDK's own (`OPENAI_API_KEY`,
    `OPENAI_BASE_URL`), or a client of your own."""

    is_instant = False

    def __init__(self, model: str, client: Any = None, dimensions: int = 0) -> None:
        self._model = model
        self._dimensions = dimensions or _SIZES.get(model, 0)
        if not self._dimensions:
            raise EmbedderFailed(
                f"How long are the vectors of {model!r}? Known are {' and '.join(_SIZES)}; for "
                "another model pass OpenAiEmbedder(model, dimensions=…) instead of its name."
            )
        package = cast(Any, needed("openai", "openai"))
        self._errors: type[Exception] = package.OpenAIError
        self._client = client if client is not None else _client(package)

    @property
    def name(self) -> str:
        return f"openai-{self._model}-{self._dimensions}"

    @property
    def dimensions(self) -> int:
        return self._dimensions

    async def embed(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """One row of length 1 per text; zeros for an empty one. EmbedderFailed if the server
        does not answer; the SDK has then tried again by itself."""
        rows = np.zeros((len(texts), self._dimensions), np.float32)
        filled = [at for at, text in enumerate(texts) if text.strip()]
        for first in range(0, len(filled), _BATCH):
            some = filled[first : first + _BATCH]
            rows[some] = await self._embedded([texts[at][:_LONGEST_CHARS] for at in some])
        return unit(rows)

    async def _embedded(self, texts: list[str]) -> NDArray[np.float32]:
        extra = (
            {} if _SIZES.get(self._model) == self._dimensions else {"dimensions": self._dimensions}
        )
        try:
            answer = await self._client.embeddings.create(model=self._model, input=texts, **extra)
        except self._errors as error:
            why = mask(str(error), ["all"])  # a server may quote the key, or what it was sent
            raise EmbedderFailed(f"{self._model} does not answer: {why}") from error
        made = sorted(answer.data, key=lambda one: one.index)
        rows = np.array([one.embedding for one in made], np.float32)
        if rows.shape != (len(texts), self._dimensions):
            raise EmbedderFailed(
                f"{self._model} sent {rows.shape} numbers for {len(texts)} texts, not "
                f"{self._dimensions} each."
            )
        return rows


def _client(package: Any) -> Any:
    try:
        return package.AsyncOpenAI()
    except package.OpenAIError as error:
        raise EmbedderFailed(f"No client for OpenAI: {error}") from error
