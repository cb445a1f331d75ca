"""What a brain is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol, runtime_checkable

from lembrar.model import Claim, Event, Role, Unit


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


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the user said, to be read for facts. `before` is what was said just before,
    by whomever: an answer may be needed to understand it, but states nothing of the user."""

    text: str
    at: datetime
    language: str
    before: str = ""


@dataclass(frozen=True, slots=True)
class Learnt:
    """What was read in one message: claims, and how the speaker feels (valence from -1 to 1, the
    feeling's name in the message's language, and what it is about)."""

    claims: tuple[Claim, ...] = ()
    valence: float = 0.0
    feeling: str = ""
    trigger: str = ""


class Brain(Protocol):
    """Summarises. Raises BrainFailed when it cannot; what it was given is then kept as it is."""

    @property
    def name(self) -> str:
        """Names who made a summary, in the summary."""
        ...

    async def summarise(self, job: Job) -> Draft:
        """A draft. It may be too long or lose something: the caller verifies and repairs it."""
        ...


@runtime_checkable
class Reader(Protocol):
    """A brain that also reads for facts. Rules read every message first; it may add to them."""

    async def learn(self, said: tuple[Said, ...]) -> tuple[Learnt, ...]:
        """What the user states in each message, in order. Claims that their message does not
        bear out are left out by the caller. Raises BrainFailed when it cannot tell."""
        ...
