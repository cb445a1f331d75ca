"""What importers give: stretches of chats and facts, as plain values, in the order they stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from hashlib import blake2b
from itertools import islice
from typing import Literal, Protocol

from lembrar.importers.source import Source
from lembrar.model import Message

DateOrder = Literal["", "dmy", "mdy", "ymd"]

_PIECE = 400  # messages that are handed on, and written, at once
_ID_BYTES = 512


@dataclass(frozen=True, slots=True)
class Told:
    """A fact that another memory kept. `id` is what it was called there."""

    text: str
    id: str
    user: str = ""
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Imported:
    """A stretch of a chat, or some facts. The next one may go on with the same chat.

    `user` is whose memory it is, if the file says so; else whoever imports must say it.
    `skipped` counts, by reason, what stood there and is nothing that was said."""

    chat: str = ""
    title: str = ""
    user: str = ""
    messages: tuple[Message, ...] = ()
    facts: tuple[Told, ...] = ()
    skipped: Mapping[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class Reading:
    """How a file is to be read.

    `user` is the id of the person remembered, and `name` what the file calls them if that is
    something else. `bot` is what it calls the assistant. `zone` is where times without an offset
    were said, and `date_order` how dates are written, for files that do not show it."""

    user: str = ""
    name: str = ""
    bot: str = ""
    chat: str = ""
    zone: tzinfo = UTC
    date_order: DateOrder = ""


class Format(Protocol):
    """A kind of file: each of the modules beside this one."""

    @property
    def LOOKS_FOR(self) -> str:  # noqa: N802 - a constant of the module
        """What a file of this kind is known by, in words."""
        ...

    def read(self, source: Source, how: Reading) -> Iterator[Imported]:
        """Everything in a file, little by little: memory does not grow with the file."""
        ...


def pieces(messages: Iterable[Message], chat: str, title: str, user: str) -> Iterator[Imported]:
    """A chat in stretches of a size that is written at once."""
    rest = iter(messages)
    while piece := tuple(islice(rest, _PIECE)):
        yield Imported(chat, title, user, piece)


def chat_id(*parts: str) -> str:
    """An id made of names that stay the same when the file is exported again."""
    id = ":".join(part for part in parts if part)
    return id if len(id.encode()) <= _ID_BYTES else f"{parts[0]}:{digest(*parts)}"


def digest(*parts: str) -> str:
    """A short name for these texts, the same at every import."""
    return blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()
