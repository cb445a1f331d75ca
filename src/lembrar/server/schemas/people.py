"""What is known of a person, and what became of it."""

from __future__ import annotations

from datetime import datetime

from pydantic import Field

from lembrar.model import Stance
from lembrar.server.schemas.base import Value


class Fact(Value):
    """One statement worth keeping about a user."""

    id: str = Field(examples=["f-1"])
    user: str = Field(examples=["ana"])
    kind: str = Field(examples=["goal"])
    content: str = Field(examples=["Quero economizar R$ 5.000 até junho"])
    created_at: datetime
    updated_at: datetime
    subject: str
    layer: str
    key: str
    weight: float
    priority: float
    confidence: float
    observations: int
    expires_at: datetime | None
    valid_from: datetime | None
    valid_to: datetime | None
    accesses: int
    accessed_at: datetime | None
    tags: list[str]
    sources: list[str]
    status: str = Field(examples=["live"])
    critical: bool
    pinned: bool
    value: str
    stance: Stance
    when: str
    cause: str
    participants: list[str]
    language: str
    chats: list[str]
    replaces: list[str]
    replaced_by: str
    ended_at: datetime | None
    faded_at: datetime | None
    due_at: datetime | None
    order: int


class Mood(Value):
    """How a user felt in a message."""

    user: str
    at: datetime
    valence: float = Field(description="From -1 to 1.")
    label: str
    trigger: str
    chat: str
    source: str


class Trait(Value):
    """One line of a profile."""

    key: str
    value: str
    confidence: float
    observations: int
    since: datetime
    updated_at: datetime
    fact: str


class Profile(Value):
    """What is believed of a user, by key."""

    user: str
    traits: list[Trait]


class Link(Value):
    """A channel's identity that belongs to a user."""

    user: str
    channel: str
    identity: str
    at: datetime


class Receipt(Value):
    """What was forgotten, and what could not be reached from here."""

    at: datetime
    user: str
    chats: int
    messages: int
    summaries: int
    facts: int
    moods: int
    links: int
    rebuilt: int
    documents: int
    kept_elsewhere: list[str]


class Gardening(Value):
    """What a pass of the garden did."""

    at: datetime
    faded: int
    archived: int
    expired: int
    merged: int
    users: int
