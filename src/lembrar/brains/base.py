"""What a brain is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

from lembrar.model import Event, Role, Unit


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to be summarised: a message, or a summary made before (role "summary")."""

    speaker: str
    role: Role | Literal["summary"]
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Job:
    """One summary to make, of pieces given oldest first, in at most `limit` units."""

    pieces: tuple[Piece, ...]
    limit: int
    unit: Unit
    language: str
    style: Literal["summary", "working"] = "summary"
    events: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A summary as the brain made it, not verified yet. `context` is what matters most to go on."""

    text: str
    events: tuple[Event, ...] = ()
    context: str = ""


class Brain(Protocol):
    """Summarises. Raises BrainFailed when it cannot; what it was given is then kept as it is."""

    @property
    def name(self) -> str:
        """Names who made a summary, in the summary."""
        ...

    async def summarise(self, job: Job) -> Draft:
        """A draft. It may be too long or lose something: the caller verifies and repairs it."""
        ...
