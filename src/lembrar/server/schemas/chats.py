"""Chats, their ladders, and figures."""

from __future__ import annotations

from datetime import date, datetime

from pydantic import Field

from lembrar.model import AtomKind, Importance, Status, Unit
from lembrar.server.schemas.base import Value
from lembrar.server.schemas.people import Fact
from lembrar.server.schemas.talk import Message


class Chat(Value):
    """A conversation and the state of its memory."""

    id: str = Field(examples=["chat-1"])
    user: str = Field(examples=["ana"])
    created_at: datetime
    updated_at: datetime
    enabled: bool = Field(description="Whether its memory is on.")
    is_new: bool = Field(description="Whether it was created just now.")
    messages: int
    cycles: int
    words: int = Field(description="Of the memory as it stands.")
    tokens: int
    log_words: int = Field(description="Of everything that was ever said.")
    log_tokens: int
    recent_tokens: int
    compactions: int
    compacted_at: datetime | None
    climbed: int = Field(description="The position up to which summaries stand.")
    pending: int = Field(description="How many summaries are still owed.")
    language: str
    timezone: str
    version: int
    read_seq: int
    corrected: bool
    warning: str


class Atom(Value):
    """A detail that no compaction may lose."""

    kind: AtomKind
    text: str = Field(examples=["R$ 5.000"])
    value: str = Field(examples=["5000"])
    source: str


class Preserved(Value):
    """What a summary stands for beyond its words."""

    atoms: list[Atom]
    context: str
    numbers: list[int | float]
    dates: list[str]
    decisions: list[str]
    names: list[str]
    negations: list[str]


class Event(Value):
    """Something that happened, worth telling by itself."""

    at: datetime
    description: str
    participants: list[str]
    importance: Importance


class Trouble(Value):
    """Why a summary is still owed."""

    attempts: int
    error: str
    reply: str
    outage: bool
    upto: int = 0


class Summary(Value):
    """A block of the ladder: text standing for cycles `first` to `last`."""

    text: str
    first: int
    last: int
    rung: int
    events: list[Event]
    preserved: Preserved
    size_before: int
    size_after: int
    sources: list[str]
    status: Status
    unit: Unit
    start: int
    end: int
    first_id: str
    last_id: str
    at: datetime | None
    made_at: datetime | None
    brain: str
    tokens: int
    words: int
    trouble: Trouble | None
    messages: int
    stands: bool = Field(description="Whether its text can stand for its messages.")
    removed: float = Field(description="The share that compression removed, 0 to 1.")


class Compaction(Value):
    """One run of the ladder over a chat."""

    chat: str
    at: datetime
    seconds: float
    brain_seconds: float
    first: int
    last: int
    climbs: int
    size_before: int
    size_after: int
    unit: Unit
    forced: bool
    brain: str


class Letter(Value):
    """A dead letter: a summary that the brain failed at too often."""

    chat: str
    user: str
    first: int
    last: int
    start: int
    end: int
    rung: int
    at: datetime
    trouble: Trouble


class Usage(Value):
    """How contexts were made, and whether answers used them."""

    contexts: int
    context_tokens: int
    context_seconds: float
    answers: int
    used: int
    farthest_days: float


class Spend(Value):
    """What an LLM took."""

    calls: int
    failures: int
    prompt_tokens: int
    cached_tokens: int
    completion_tokens: int
    cost: float = Field(description="US dollars.")


class DaySpend(Value):
    """What a model took on a day (in UTC)."""

    day: date
    model: str
    spend: Spend


class Stats(Value):
    """How large a memory is, what compaction did, and what it saves. Sizes are in tokens."""

    chats: int
    messages: int
    cycles: int
    words: int
    compressed: int
    recent: int
    recent_messages: int
    total: int
    log_words: int
    log_tokens: int
    context: int
    compactions: int
    compacted_at: datetime | None
    mean_seconds: float
    mean_brain_seconds: float
    pending: int
    store_bytes: int
    usage: Usage
    preferences_kept: float
    spend: Spend
    letters: int
    used: float = Field(description="The share of answers that used what memory brought back.")
    saved: float = Field(description="The share of tokens that a context saves.")


class Memories(Value):
    """All that memory has made of a conversation."""

    chat: Chat
    active: bool = Field(description="Whether memory is on for it.")
    summaries: list[Summary]
    recent: list[Message] = Field(description="What has no summary yet.")
    compactions: list[Compaction] = Field(description="The timeline, oldest first.")
    facts: list[Fact] = Field(description="What was learnt in it.")


class Notice(Value):
    """Something that happened, for whoever watches. It never holds what was said."""

    kind: str = Field(examples=["recorded"])
    at: datetime
    user: str
    chat: str
    data: dict[str, object]
    number: int
