"""When a message counts as shown in a context."""

from __future__ import annotations

from evals.ptbr.words import words

_RUN = 5  # words
_ENOUGH = 0.8


class Shown:
    """The words of a context, ready to be asked which messages stand in it."""

    def __init__(self, context: str) -> None:
        found = words(context)
        self._runs = set(_runs(found))
        self._text = f" {' '.join(found)} "

    def has(self, message: str) -> bool:
        """Whether at least 80 % of the message's sequences of five words stand in the context, or
        the whole of a shorter message, case, accents and punctuation aside."""
        said = words(message)
        if len(said) < _RUN:
            return f" {' '.join(said)} " in self._text
        runs = _runs(said)
        return sum(run in self._runs for run in runs) >= _ENOUGH * len(runs)


def _runs(found: list[str]) -> list[tuple[str, ...]]:
    return [tuple(found[i : i + _RUN]) for i in range(len(found) - _RUN + 1)]
