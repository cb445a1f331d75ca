"""Messages, cycles and contexts."""

from __future__ import annotations

from datetime import datetime

from pydantic import Field

from lembrar.model import Role
from lembrar.server.schemas.base import Value


class Attachment(Value):
    """Something sent along with a message."""

    kind: str = Field(examples=["image"])
    name: str = Field(examples=["receipt.jpg"])
    url: str
    media_type: str = Field(examples=["image/jpeg"])
    description: str


class ToolCall(Value):
    """A tool that the assistant asked for."""

    name: str = Field(examples=["balance"])
    arguments: str = Field(examples=['{"account": "savings"}'])
    id: str


class Message(Value):
    """One utterance, exactly as it was said."""

    role: Role
    content: str = Field(examples=["Quero economizar R$ 5.000 até junho"])
    sender: str = Field(examples=["ana"])
    at: datetime | None
    id: str = Field(examples=["m-1"])
    channel: str = Field(examples=["whatsapp"])
    attachments: list[Attachment]
    tool_calls: list[ToolCall]
    tool_call_id: str
    chat: str = Field(examples=["chat-1"])
    seq: int = Field(description="Its position in the chat: 1, 2, 3 …", examples=[1])
    cycle: int = Field(description="The number of its cycle.", examples=[1])
    words: int
    tokens: int
    pinned: bool = Field(description="Always shown as it was said.")
    erased: bool = Field(description="Forgotten: only its place is left.")


class Cycle(Value):
    """A user's message and what was answered."""

    number: int = Field(description="1, 2, 3 … in its chat.", examples=[1])
    chat: str = Field(examples=["chat-1"])
    user: str = Field(examples=["ana"])
    messages: list[Message]
    at: datetime
    said: str = Field(description="What the user said.")
    answered: str = Field(description="What was answered; empty while it is half finished.")


class Section(Value):
    """A part of a context, with its heading."""

    name: str = Field(examples=["facts"])
    title: str
    text: str
    tokens: int


class Item(Value):
    """A piece of a context: where it stands, what it cost, where it came from, why it is there."""

    section: str
    text: str
    tokens: int
    score: float
    sources: list[str] = Field(description="The ids of the messages it came from.")
    reason: str
    first: int = Field(description="The first cycle that it stands for; 0 for none.")
    last: int
    start: int = Field(description="The position of the first message; 0 for none.")
    end: int
    at: datetime | None


class Context(Value):
    """What is put before the model for the next answer."""

    chat: str = Field(examples=["chat-1"])
    user: str = Field(examples=["ana"])
    text: str
    tokens: int = Field(description="Never more than `budget`.", examples=[312])
    budget: int = Field(examples=[3000])
    sections: list[Section]
    items: list[Item]
    dropped: list[Item] = Field(description="What the budget had no room for.")
    messages: list[dict[str, str]] = Field(description="The same, as messages for a model.")
    full_tokens: int = Field(description="What sending everything would take.")


class Explained(Value):
    """A piece of a context, explained."""

    section: str
    text: str
    tokens: int
    score: float
    origin: list[str]
    cycles: list[int]
    messages: list[int]
    reason: str


class SectionSize(Value):
    """How large a part of a context is."""

    name: str
    tokens: int


class Explanation(Value):
    """Why a context is as it is. Every message of the chat is accounted for."""

    chat: str
    user: str
    tokens: int
    budget: int
    full_tokens: int
    sections: list[SectionSize]
    items: list[Explained]
    dropped: list[Explained]


class Prompt(Value):
    """A context made ready for a prompt."""

    text: str
    tokens: int
    messages: list[dict[str, str]]


class Hit(Value):
    """Something that search found."""

    content: str
    kind: str = Field(description='"message", "summary" or a kind of fact.', examples=["goal"])
    score: float
    at: datetime | None
    sources: list[str]
    parts: dict[str, float] = Field(description="What the score is made of.")
    id: str = Field(description="The message's or the fact's.")
    chat: str
    speaker: str
