"""What can be found: one message, summary, fact or event of a user."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from lembrar.model import Message


@dataclass(frozen=True, slots=True)
class Doc:
    """One thing to find. `ref` is its id among all of the user's; `chat` and `seq` place it in a
    conversation, and only what has a place there has neighbours. A message is kept as it was."""

    ref: str
    text: str
    kind: str = "message"
    chat: str = ""
    seq: int = 0
    speaker: str = ""
    role: str = ""
    at: datetime | None = None
    language: str = ""
    layer: str = ""
    weight: float = 1.0
    priority: float = 1.0
    accesses: int = 0
    sources: tuple[str, ...] = ()
    message: Message | None = field(default=None, repr=False, compare=False)
