"""What waits in a spool, and how it is written down."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from lembrar.model import Message, said_at
from lembrar.stores import codec

COLUMNS = "n, batch, chat, user, now, body"


@dataclass(frozen=True, slots=True)
class Call:
    """An append that the database could not take."""

    tenant: str
    chat: str
    user: str
    messages: tuple[Message, ...]
    now: datetime


@dataclass(frozen=True, slots=True)
class Waiting:
    """A message that waits, or was `refused` for the reason given. `number` rises in the order in
    which they came; those of one call have the same `batch`, and the `now` it was made with."""

    number: int
    batch: int
    chat: str
    user: str
    now: datetime
    message: Message
    refused: str = ""


def body(message: Message) -> str:
    """A message as text. What only a database can know, such as its position, is left out."""
    return json.dumps(
        {
            "role": message.role,
            "content": message.content,
            "sender": message.sender,
            "at": said_at(message).isoformat(),
            "id": message.id,
            "channel": message.channel,
            "words": message.words,
            "tokens": message.tokens,
            "extra": codec.dump_extra(message),
        }
    )


def waiting_of(row: tuple[Any, ...]) -> Waiting:
    """What waits, from its columns (and the reason of the refusal, if that was asked for)."""
    number, batch, chat, user, now, text, *refused = row
    fields = json.loads(text)
    extra = codec.load_extra(fields.pop("extra"))
    at = datetime.fromisoformat(fields.pop("at"))
    message = Message(**fields, at=at, chat=chat, **extra)
    return Waiting(number, batch, chat, user, datetime.fromisoformat(now), message, *refused)
