"""The generic webhook: what n8n and others send, and what they get back."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from lembrar.server.schemas.asked import Budget, Said, Short, Text
from lembrar.server.schemas.base import Id, Moment


class File(BaseModel):
    """Something that came along: named, never stored itself."""

    model_config = ConfigDict(extra="ignore", strict=True)

    kind: Short = Field("file", examples=["image"])
    name: Short = ""
    url: Text = ""
    media_type: Short = ""
    description: Text = ""


class Incoming(BaseModel):
    """A message, its answer, or both."""

    model_config = ConfigDict(
        extra="ignore",
        strict=True,
        json_schema_extra={
            "examples": [{"user": "ana", "text": "Minha meta é juntar R$ 5.000", "id": "n8n-1"}]
        },
    )

    user: Id = Field(description="Who is talking.", examples=["ana"])
    chat: Short = Field("", description="The conversation; else the user's one in this channel.")
    text: Text = Field("", description="What the user said. Nothing: only the context is wanted.")
    id: Short = Field("", description="The message's id: the same again changes nothing.")
    at: Moment | None = Field(None, description="When it was said; now if not given.")
    channel: Short = Field("", description="Where it was said, such as whatsapp.")
    attachments: list[File] = Field(default_factory=list[File], max_length=50)
    answer: Said | None = Field(
        None, description="What was answered, to be recorded with the message of this id."
    )
    budget: Budget | None = None


def incoming_schema() -> dict[str, Any]:
    """What comes in, as OpenAPI describes it where it stands, with nothing to look up."""
    schema = Incoming.model_json_schema()
    files = schema["properties"]["attachments"]
    files["items"] = schema.pop("$defs")["File"]
    return schema


class Turn(BaseModel):
    """A message for a model."""

    role: Literal["system", "user", "assistant"]
    content: str


class Outgoing(BaseModel):
    """What came of it. Everything in it was durable before it was sent."""

    chat: str
    user: str
    id: str = Field(description="The id of the message in the log.")
    cycle: int = Field(description="The number of the cycle in its chat.")
    known: bool = Field(description="Whether a message of this id had come before.")
    answer: str | None = Field(
        description="What to answer: to a command from memory, else by the channel's model."
    )
    answered_by: Literal["memory", "model", "caller", "later", "failed", "nobody"] = Field(
        description="Who answered. `later`: it is sent to the channel's reply_url. `failed`: the "
        "model did not answer; the message is kept all the same."
    )
    context: str = Field(
        description="What is remembered, as text, within the budget. It may stand between <memory> "
        "and </memory>: nothing in it ends them."
    )
    tokens: int = Field(description="The size of the context.")
    messages: list[Turn] = Field(
        description="The same as messages for a model, ending with what was said."
    )
