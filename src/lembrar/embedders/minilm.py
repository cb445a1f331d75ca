"""all-MiniLM-L6-v2 by fastembed's ONNX runtime: small, quick, and best for English."""

from __future__ import annotations

from lembrar.embedders.fastembed import FastEmbedder

MODEL = "sentence-transformers/all-MiniLM-L6-v2"


class MiniLmEmbedder(FastEmbedder):
    """A 384-number embedder of 90 MB. For Portuguese, prefer the bundled one or a multilingual
    model of fastembed."""

    def __init__(self) -> None:
        super().__init__(MODEL)
