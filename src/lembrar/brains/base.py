"""What a brain is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, Protocol, runtime_checkable

from lembrar.model import Claim, Event, Role, Spend, Unit


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to be summarised: a message at a position of the log, or a summary made before
    (role "summary", position 0). `own` if the person who is remembered said it: only there can
    facts about them be read."""

    speaker: str
    role: Role | Literal["summary"]
    text: str
    at: datetime
    seq: int = 0
    own: bool = False


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
class Learnt:
    """What was read in one message: claims, and how the speaker feels (valence from -1 to 1, the
    feeling's name in the message's language, and what it is about)."""

    claims: tuple[Claim, ...] = ()
    valence: float = 0.0
    feeling: str = ""
    trigger: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A summary as the brain made it, not verified yet. `context` is what matters most to go on;
    `learnt` is what was read in the pieces at these positions on the way. Rules have read every
    message before: it adds to what they found, if the message bears it out."""

    text: str
    events: tuple[Event, ...] = ()
    context: str = ""
    learnt: tuple[tuple[int, Learnt], ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """Drafts, one for each job, and what making them took."""

    drafts: tuple[Draft, ...]
    spend: Spend = field(default_factory=Spend)


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
class Thinker(Protocol):
    """A brain behind a network: it makes several summaries in one call, takes its time, and costs
    money. Nobody waits for it."""

    @property
    def answered_at(self) -> datetime | None:
        """When it last answered, if it ever did."""
        ...

    def estimate(self, jobs: tuple[Job, ...]) -> Spend:
        """The most that thinking about them can take."""
        ...

    async def think(self, jobs: tuple[Job, ...]) -> Thought:
        """A draft for each job, all in one call. Raises BrainFailed when it cannot."""
        ...


@runtime_checkable
class Rests(Protocol):
    """A brain that is left alone for a while after it could not be reached."""

    def check_awake(self) -> None:
        """Raises BrainFailed, not tried, while asking makes no sense: what would be asked need not
        even be put together."""
        ...
