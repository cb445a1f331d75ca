"""From an embedder's name to the embedder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lembrar.errors import EmbedderFailed

if TYPE_CHECKING:
    from lembrar.embedders.base import Embedder

NAMES = "static, minilm, fastembed:<model>, openai:<model> or none"


def open_embedder(name: str = "static") -> Embedder | None:
    """The embedder of that name: "static" (bundled, offline), "minilm", "fastembed:<model>" or
    "openai:<model>"; nothing for "none".

    EmbedderFailed if its package or model is not to be had, with what to do about it. Packages
    are imported here and not before; "openai" asks its server at the first text only."""
    kind, _, model = name.partition(":")
    if kind == "none":
        return None
    if kind == "static" and not model:
        from lembrar.embedders.static import StaticEmbedder

        return StaticEmbedder()
    if kind == "minilm" and not model:
        from lembrar.embedders.minilm import MiniLmEmbedder

        return MiniLmEmbedder()
    if kind == "fastembed" and model:
        from lembrar.embedders.fastembed import FastEmbedder

        return FastEmbedder(model)
    if kind == "openai" and model:
        from lembrar.embedders.openai import OpenAiEmbedder

        return OpenAiEmbedder(model)
    raise EmbedderFailed(f"There is no embedder {name!r}. Use {NAMES}.")
