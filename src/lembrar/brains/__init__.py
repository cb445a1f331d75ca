"""Who summarises: rules alone, or an LLM. Both answer to one protocol and to the same checks."""

from lembrar.brains.base import Brain, Draft, Job, Piece

__all__ = ["Brain", "Draft", "Job", "Piece"]
