"""What goes through the WebSocket, in either direction."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from lembrar.server.schemas import asked
from lembrar.server.schemas.base import Asked, Id

Ref = Annotated[str, Field(max_length=128, description="Comes back with the answer.")]


class AuthSent(Asked):
    """The first message, from where no header can be sent."""

    type: Literal["auth"]
    key: Annotated[str, Field(max_length=256, repr=False)]
    ref: Ref | None = None


class RecordSent(asked.Record):
    """Records what was said and answered; answered with `recorded`."""

    type: Literal["record"]
    ref: Ref | None = None


class AppendSent(asked.Append):
    """Records messages; answered with `appended`."""

    type: Literal["append"]
    ref: Ref | None = None


class ContextSent(asked.ContextAsked):
    """Asks for a context; answered with `context`."""

    type: Literal["context"]
    ref: Ref | None = None


class WatchSent(Asked):
    """Asks for events of a chat, of a user, or of all; answered with `watching`, then `event`s.
    `after` is the number of the last event seen."""

    type: Literal["watch"]
    watch: Ref = Field(default="", description="What to call it; events name it.")
    chat: Id | None = None
    user: Id | None = None
    after: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    ref: Ref | None = None


class UnwatchSent(Asked):
    """Ends a watch; answered with `unwatched`."""

    type: Literal["unwatch"]
    watch: Ref = ""
    ref: Ref | None = None


class PingSent(Asked):
    """Answered with `pong`."""

    type: Literal["ping"]
    ref: Ref | None = None


Sent = AuthSent | RecordSent | AppendSent | ContextSent | WatchSent | UnwatchSent | PingSent
SENT: TypeAdapter[Sent] = TypeAdapter(Annotated[Sent, Field(discriminator="type")])
