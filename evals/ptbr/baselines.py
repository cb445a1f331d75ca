"""Contexts made without a memory: the end of the log, and the best-ranked messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from evals.ptbr.rankings import Message, best
from lembrar.text import tokens


def last(messages: Sequence[Message], budget: int) -> str:
    """As many of the newest messages as fit."""
    return packed(messages, range(len(messages) - 1, -1, -1), budget, stop=True)


def ranked(messages: Sequence[Message], scores: Sequence[float], budget: int) -> str:
    """The best-scored messages that fit, in the order of their time; the newest fill the rest."""
    newest = range(len(messages) - 1, -1, -1)
    order = dict.fromkeys([*best(scores, len(scores)), *newest])
    return packed(messages, order, budget)


def packed(
    messages: Sequence[Message], order: Iterable[int], budget: int, *, stop: bool = False
) -> str:
    """Messages in `order` until the budget is spent; `stop` at the first that does not fit."""
    chosen: list[int] = []
    room = budget
    for place in order:
        cost = tokens.count(_line(messages[place])) + 1
        if cost <= room:
            chosen.append(place)
            room -= cost
        elif stop:
            break
    return "\n".join(_line(messages[place]) for place in sorted(chosen))


def _line(message: Message) -> str:
    return f"[{message['at'][:10]}] {message['sender']}: {message['content']}"
