"""What a channel heard, whichever channel it was."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from lembrar.model import Message

_LONGEST = 64 * 1024  # characters of one text; no channel's own limit is higher
_LATER_SECONDS = 300  # how far another machine's clock may be ahead
_MOST_SECONDS = 10**11  # larger numbers count milliseconds


@dataclass(frozen=True, slots=True)
class Heard:
    """A message, before it is known whose memory it belongs to.

    `line` is the number or instance that was written to, `person` who the conversation is with
    (or the group) and `aliases` by what else the channel calls them, `to` where an answer goes.
    `about` is the id of the message that it replies to, reacts to or edits, as `how` says."""

    message: Message
    line: str
    person: str
    to: str
    aliases: tuple[str, ...] = ()
    group: bool = False
    answerable: bool = True
    about: str = ""
    how: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """What became of a message that was sent: `mark` is what we sent along with it."""

    id: str
    state: str
    mark: str = ""


@dataclass(slots=True)
class Batch:
    """Everything in one delivery. `ignored` concerns no memory, `invalid` could not be read."""

    heard: list[Heard] = field(default_factory=list[Heard])
    statuses: list[Status] = field(default_factory=list[Status])
    ignored: int = 0
    invalid: int = 0


def clean(text: str) -> str:
    """Text that can be stored: no NUL and no half characters. A sender would repeat for days what
    is refused, and what is around such a character was still said."""
    whole = text[:_LONGEST].encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return whole.replace("\0", "\ufffd")


def moment(stamp: object, now: datetime) -> datetime | None:
    """The time that a channel gives in seconds or milliseconds; None if it makes no sense."""
    seconds = _number(stamp)
    if seconds is None or seconds <= 0:
        return None
    seconds = seconds / 1000 if seconds > _MOST_SECONDS else seconds
    try:
        at = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return None
    late = (at - now).total_seconds() > _LATER_SECONDS
    return None if late or at.year < 2000 else at


def _number(stamp: object) -> float | None:
    if isinstance(stamp, bool):
        return None
    if isinstance(stamp, (int, float)):
        return float(stamp) if abs(stamp) < 1e15 else None
    text = stamp if isinstance(stamp, str) else ""
    return float(text) if text.isascii() and text.isdigit() and len(text) <= 15 else None
