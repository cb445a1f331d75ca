"""Embedders by name: there, or one clear error."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from lembrar.embedders.base import Embedder
from lembrar.embedders.open import open_embedder
from lembrar.errors import EmbedderFailed


class FakeSdk:
    """What the OpenAI SDK looks like from here."""

    class OpenAIError(Exception):
        pass

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.asked: list[list[str]] = []
        self.embeddings = self

    async def create(self, model: str, input: list[str], **_: Any) -> Any:
        if self.fails:
            raise FakeSdk.OpenAIError("no route to host")
        self.asked.append(input)
        rows = [SimpleNamespace(index=at, embedding=[3.0, 4.0]) for at in range(len(input))]
        return SimpleNamespace(data=rows[::-1])


def test_the_bundled_one_is_the_default_and_none_is_none() -> None:
    """G5: works with no key and no network."""
    embedder = open_embedder()
    assert embedder is not None
    assert isinstance(embedder, Embedder)
    assert embedder.name.startswith("static-")
    assert open_embedder("none") is None


@pytest.mark.parametrize("name", ["", "static:x", "fastembed", "openai:", "word2vec"])
def test_an_unknown_name_says_which_there_are(name: str) -> None:
    """G5: one clear error that a caller can turn into a warning."""
    with pytest.raises(EmbedderFailed, match="static, minilm"):
        open_embedder(name)


@pytest.mark.parametrize(
    "name", ["minilm", "fastembed:BAAI/bge-small-en-v1.5", "openai:text-embedding-3-small"]
)
def test_a_missing_package_says_how_to_install_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A7: degrades to words with one clear warning."""
    monkeypatch.setitem(sys.modules, "fastembed", None)
    monkeypatch.setitem(sys.modules, "openai", None)
    with pytest.raises(EmbedderFailed, match="pip install"):
        open_embedder(name)


def test_openai_vectors_are_in_order_and_of_length_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A7: rows follow their texts, empty ones are zeros and cost nothing."""
    from lembrar.embedders.openai import OpenAiEmbedder

    monkeypatch.setitem(sys.modules, "openai", FakeSdk)
    sdk = FakeSdk()
    embedder = OpenAiEmbedder("some-model", client=sdk, dimensions=2)
    rows = asyncio.run(embedder.embed(["um", " ", "dois"]))
    assert np.allclose(rows, [[0.6, 0.8], [0, 0], [0.6, 0.8]])
    assert sdk.asked == [["um", "dois"]]
    assert embedder.name == "openai-some-model-2"
    assert not embedder.is_instant


def test_a_server_that_does_not_answer_is_one_clear_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A7."""
    from lembrar.embedders.openai import OpenAiEmbedder

    monkeypatch.setitem(sys.modules, "openai", FakeSdk)
    embedder = OpenAiEmbedder("m", client=FakeSdk(fails=True), dimensions=2)
    with pytest.raises(EmbedderFailed, match="no route"):
        asyncio.run(embedder.embed(["um"]))
    with pytest.raises(EmbedderFailed, match="dimensions"):
        OpenAiEmbedder("unknown-model", client=FakeSdk())
