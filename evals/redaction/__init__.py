"""Secrets and personal data in single messages: what is found of them, and what is taken for them.

The same messages are scored on several draws of their numbers and keys, beside the regular
expressions that one would write in an afternoon."""

from evals.redaction.score import main

__all__ = ["main"]
