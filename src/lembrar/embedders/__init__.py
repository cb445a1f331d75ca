"""Who turns text into vectors: the bundled static embedder, or one of your own."""

from lembrar.embedders.base import Embedder

__all__ = ["Embedder"]
