"""How much was loaded."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Loaded:
    """What loading added, by kind. `known` were there already; `left` are summaries of chats that
    have their own here: those go on as they are."""

    users: int = 0
    chats: int = 0
    messages: int = 0
    summaries: int = 0
    compactions: int = 0
    facts: int = 0
    moods: int = 0
    links: int = 0
    known: int = 0
    left: int = 0

    def __add__(self, other: Loaded) -> Loaded:
        names = [each.name for each in fields(self)]
        return Loaded(*(getattr(self, name) + getattr(other, name) for name in names))
