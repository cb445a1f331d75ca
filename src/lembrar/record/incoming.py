"""Messages as they come in, OpenAI-style dictionaries included, made ready for the log."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields, replace
from datetime import datetime
from typing import Any, cast
from uuid import uuid4
from zoneinfo import ZoneInfo

from lembrar.errors import InvalidMessage, InvalidTime
from lembrar.model import Attachment, Message, ToolCall
from lembrar.record.check import check_message
from lembrar.text import tokens, words
from lembrar.text.private.values import masked_message

_PARTS = {"image_url": "image", "input_image": "image", "input_audio": "audio"}
_OWN = frozenset({"chat", "seq", "cycle", "words", "tokens", "pinned", "erased"})  # ours
_NAMES = {"name": "sender", "timestamp": "at", "created_at": "at"}


def incoming(
    messages: Iterable[Message | Mapping[str, Any]],
    user: str,
    now: datetime,
    zone: str,
    hides: Collection[str] = (),
) -> list[Message]:
    """Checked, stamped and counted messages, with what the log must not hold masked. Raises before
    anything is written."""
    if isinstance(messages, (str, bytes, Message, Mapping)):
        raise InvalidMessage("append takes a list of messages. Put a single one in brackets.")
    read = [m if isinstance(m, Message) else _from_mapping(m) for m in messages]
    checked = [masked_message(check_message(message), hides) for message in read]
    return [_ready(message, user, now, zone) for message in checked]


def _ready(message: Message, user: str, now: datetime, zone: str) -> Message:
    text = str(message)
    return replace(
        message,
        sender=message.sender or (user if message.role == "user" else ""),
        at=message.at or (now.astimezone(ZoneInfo(zone)) if zone else now),
        id=message.id or uuid4().hex,
        words=words.count(text),
        tokens=tokens.count(text),
        pinned=False,
    )


def _from_mapping(row: object) -> Message:
    if not isinstance(row, Mapping):
        kind = type(row).__name__
        raise InvalidMessage(
            f"A message is a Message or a dictionary with role and content, not {kind}."
        )
    given = {_NAMES.get(str(k), str(k)): v for k, v in cast(Mapping[Any, Any], row).items()}
    known = {f.name for f in fields(Message)} - _OWN
    unknown = set(given) - known - {"refusal", "type", "annotations", "audio", "function_call"}
    if unknown:
        raise InvalidMessage(f"A message has no field {', '.join(sorted(unknown))!r}.")
    content, parts = _content(given.get("content"))
    return Message(
        role=given.get("role", ""),
        content=content,
        sender=given.get("sender") or "",
        at=_time(given.get("at")),
        id=given.get("id") or "",
        channel=given.get("channel") or "",
        attachments=(*parts, *(_attachment(a) for a in given.get("attachments") or ())),
        tool_calls=tuple(_tool_call(call) for call in given.get("tool_calls") or ()),
        tool_call_id=given.get("tool_call_id") or "",
    )


def _content(content: object) -> tuple[str, list[Attachment]]:
    """Text and attachments of OpenAI's content: a string, nothing, or a list of parts."""
    if content is None:
        return "", []
    if isinstance(content, str):
        return content, []
    if not isinstance(content, list):
        raise InvalidMessage(f"A message's content must be text, not {type(content).__name__}.")
    texts: list[str] = []
    attachments: list[Attachment] = []
    for value in cast(list[object], content):
        if not isinstance(value, Mapping):
            raise InvalidMessage("A part of a message's content must be a dictionary with a type.")
        part = cast(Mapping[str, Any], value)
        if isinstance(part.get("text"), str):
            texts.append(part["text"])
        else:
            attachments.append(_part(part))
    return "\n".join(texts), attachments


def _part(part: Mapping[str, Any]) -> Attachment:
    kind = str(part.get("type", "file"))
    inner = part.get(kind)
    detail = cast(Mapping[str, Any], inner) if isinstance(inner, Mapping) else {"url": inner}
    name = str(detail.get("filename") or detail.get("file_id") or "")
    url = str(detail.get("url") or detail.get("file_data") or "")
    if detail.get("data"):
        url = f"data:audio/{detail.get('format', '')};base64,{detail['data']}"
    return Attachment(_PARTS.get(kind, kind), name, url, _media_type(url))


def _media_type(url: str) -> str:
    return url[5:80].split(";")[0] if url.startswith("data:") else ""


def _attachment(value: object) -> Attachment:
    if isinstance(value, Attachment):
        return value
    if isinstance(value, Mapping):
        known = {f.name for f in fields(Attachment)}
        given = cast(Mapping[str, Any], value)
        if set(given) <= known:
            return Attachment(**given)
    raise InvalidMessage(
        "An attachment has the fields kind, name, url, media_type and description."
    )


def _tool_call(value: object) -> ToolCall:
    if isinstance(value, ToolCall):
        return value
    if not isinstance(value, Mapping):
        raise InvalidMessage("A tool call must be a dictionary.")
    call = cast(Mapping[str, Any], value)
    function = cast(Mapping[str, Any], call.get("function") or call)
    arguments = function.get("arguments", "")
    if not isinstance(arguments, str):
        arguments = json.dumps(arguments, ensure_ascii=False)
    return ToolCall(str(function.get("name", "")), arguments, str(call.get("id") or ""))


def _time(value: object) -> datetime | None:
    if value is None or isinstance(value, datetime):
        return value
    if isinstance(value, str):
        try:
            return datetime.fromisoformat(value)
        except ValueError:
            raise InvalidTime(
                f"{value!r:.40} is not an ISO 8601 time such as 2026-11-15T10:00:00-03:00."
            ) from None
    raise InvalidTime(f"A time must be a datetime or ISO 8601 text, not {type(value).__name__}.")
