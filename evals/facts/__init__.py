"""Facts found in single messages, against labels written by hand. README.md says how."""

from evals.facts.score import main

__all__ = ["main"]
