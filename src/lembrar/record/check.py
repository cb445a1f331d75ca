"""What may enter. Everything that comes in is untrusted, and refused whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from datetime import datetime
from typing import cast
from zoneinfo import ZoneInfo

from lembrar.errors import InvalidBudget, InvalidId, InvalidInput, InvalidMessage, InvalidTime
from lembrar.model import ROLES, Message
from lembrar.policy import Redaction
from lembrar.text.private import GROUPS, KINDS

_ID_BYTES = 512
_BUDGET = 100_000_000
_YEARS = range(1900, 2201)


def check_id(value: object, what: str) -> str:
    """An id: 1 to 512 bytes of valid UTF-8 without NUL."""
    if not isinstance(value, str):
        raise InvalidId(f"A {what} id must be a string, not {type(value).__name__}.")
    if not value:
        raise InvalidId(f"A {what} id must not be empty.")
    size = len(_utf8(value, InvalidId, f"A {what} id"))
    if size > _ID_BYTES:
        raise InvalidId(
            f"A {what} id may have {_ID_BYTES} bytes at most, not {size}. Shorten or hash it."
        )
    return value


def check_private(redaction: Redaction) -> Redaction:
    """A redaction that names kinds of private data, or groups of them, and nothing else."""
    for place in fields(redaction):
        named: object = getattr(redaction, place.name)
        if not isinstance(named, (tuple, list)):
            raise InvalidInput(
                f"redaction.{place.name} takes a list of kinds, such as ['secrets']."
            )
        for kind in cast(Iterable[object], named):
            if kind not in (*GROUPS, *KINDS):
                known = ", ".join((*GROUPS, *KINDS))
                raise InvalidInput(f"redaction.{place.name}: no kind {kind!r}. Use: {known}.")
    return redaction


def check_text(value: object, what: str) -> str:
    """Text that can be stored as it is: no NUL, no half characters."""
    if not isinstance(value, str):
        raise InvalidMessage(f"{what} must be a string, not {type(value).__name__}.")
    _utf8(value, InvalidMessage, what)
    return value


def check_message(message: Message) -> Message:
    """A message that can be recorded."""
    if message.role not in ROLES:
        raise InvalidMessage(f"Unknown role {message.role!r}. Use one of: {', '.join(ROLES)}.")
    check_text(message.content, "A message")
    if not (message.content.strip() or message.attachments or message.tool_calls):
        raise InvalidMessage(
            "A message must not be empty unless it carries an attachment or a tool call."
        )
    for what, text in _texts(message):
        check_text(text, what)
    if message.id:
        check_id(message.id, "message")
    if message.at is not None:
        check_time(message.at)
    return message


def check_time(at: object) -> datetime:
    """A time with a zone, in the years 1900 to 2200."""
    if not isinstance(at, datetime):
        raise InvalidTime(f"A time must be a datetime, not {type(at).__name__}.")
    if at.tzinfo is None or at.utcoffset() is None:
        raise InvalidTime(
            f"{at.isoformat()} has no time zone. Pass one, as in datetime.now().astimezone()."
        )
    if at.year not in _YEARS:
        raise InvalidTime(f"The year {at.year} is outside 1900 to 2200.")
    return at


def check_zone(name: str) -> ZoneInfo:
    """A time zone by its name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise InvalidTime(
            f"There is no time zone {name!r}. Use a name such as America/Sao_Paulo."
        ) from None


def check_budget(budget: object) -> int:
    """A budget: a whole number of tokens, 0 or more."""
    if isinstance(budget, bool) or not isinstance(budget, int):
        raise InvalidBudget(f"A budget is a whole number of tokens, not {budget!r}.")
    if budget < 0:
        raise InvalidBudget(f"A budget must be 0 or more, not {budget}.")
    return min(budget, _BUDGET)


def check_limit(limit: object) -> int:
    """How many are wanted: a whole number, 1 or more."""
    if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
        raise InvalidInput(f"A limit is a whole number, 1 or more, not {limit!r}.")
    return limit


def _texts(message: Message) -> list[tuple[str, str]]:
    texts = [("A sender", message.sender), ("A channel", message.channel)]
    texts.append(("A tool call's id", message.tool_call_id))
    for a in message.attachments:
        values = (a.kind, a.name, a.url, a.media_type, a.description)
        texts += [("An attachment's field", value) for value in values]
    for call in message.tool_calls:
        texts += [("A tool call's field", value) for value in (call.name, call.arguments, call.id)]
    return texts


def _utf8(value: str, error: type[InvalidId] | type[InvalidMessage], what: str) -> bytes:
    try:
        encoded = value.encode()
    except UnicodeEncodeError:
        raise error(
            f"{what} holds half a character (a lone surrogate). Decode the input as UTF-8 first."
        ) from None
    if b"\0" in encoded:
        raise error(f"{what} holds a NUL character. Remove it first.")
    return encoded
