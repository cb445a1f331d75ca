"""Which cycle a message belongs to: a user's message after an assistant's opens a cycle, and in
a chat without an assistant each of them does."""

from __future__ import annotations

from dataclasses import dataclass

from lembrar.model import Role


@dataclass(frozen=True, slots=True)
class Counter:
    """Where a chat's numbering stands."""

    cycle: int = 0
    has_user: bool = False  # in this cycle
    has_answer: bool = False  # in this cycle
    ever_answered: bool = False  # in this chat


def count(counter: Counter, role: Role) -> Counter:
    """The counter after one more message; its `cycle` is that message's."""
    opens = counter.cycle == 0 or (role == "user" and _is_over(counter))
    if opens:
        counter = Counter(counter.cycle + 1, ever_answered=counter.ever_answered)
    return Counter(
        counter.cycle,
        counter.has_user or role == "user",
        counter.has_answer or role == "assistant",
        counter.ever_answered or role == "assistant",
    )


def _is_over(counter: Counter) -> bool:
    return counter.has_answer or (counter.has_user and not counter.ever_answered)
