"""Conversations in OpenAI's form, one to a line or in a list: {"messages": [{"role", "content"}]}.
Also messages by themselves, one to a line, which are one conversation: {"role", "content"}."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import cast

from lembrar.importers.base import Imported, Reading, chat_id, digest, pieces
from lembrar.importers.objects import Object, objects
from lembrar.importers.source import Source
from lembrar.importers.values import listed, mapping, moment, name, text
from lembrar.model import ROLES, Attachment, Message, Role, ToolCall

LOOKS_FOR = "objects with «messages», or messages, each with a «role» and a «content»"

_TIMES = ("at", "timestamp", "created_at", "create_time", "date")
_ROLES: dict[str, Role] = {"developer": "system", "function": "tool"}


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every conversation, in the order of the file."""
    rows = objects(source, "conversations", "data")
    first = next(rows, None)
    if first is None:
        return
    if "role" in first:
        chat = how.chat or chat_id("openai", how.user, source.title)
        found = (_message(row, n, how) for n, row in enumerate(_both(first, rows)))
        yield from _whole(found, chat, source.title, how)
        return
    for number, row in enumerate(_both(first, rows)):
        given = [mapping(item) for item in listed(row.get("messages"))]
        opening = next((text(m.get("content")) for m in given if m.get("role") == "user"), "")
        id = name(row.get("id")) or f"{number}-{digest(opening)[:8]}"
        found = (_message(told, n, how) for n, told in enumerate(given))
        chat = how.chat or chat_id("openai", how.user, id)
        yield from _whole(found, chat, text(row.get("title")), how)


def _both(first: Object, rest: Iterator[Object]) -> Iterator[Object]:
    yield first
    yield from rest


def _whole(
    found: Iterable[Message | None], chat: str, title: str, how: Reading
) -> Iterator[Imported]:
    skipped = 0

    def kept() -> Iterator[Message]:
        nonlocal skipped
        for message in found:
            if message is None:
                skipped += 1
            else:
                yield message

    yield from pieces(kept(), chat, title, how.user)
    yield Imported(chat, title, how.user, skipped={"empty": skipped} if skipped else {})


def _message(told: Object, n: int, how: Reading) -> Message | None:
    role = text(told.get("role"))
    role = _ROLES.get(role, role)
    content, attachments = content_of(told.get("content"))
    attachments += [_kept(mapping(a)) for a in listed(told.get("attachments"))]
    calls = tuple(_call(mapping(call)) for call in listed(told.get("tool_calls")))
    if role not in ROLES or not (content.strip() or attachments or calls):
        return None
    known = next((told[key] for key in _TIMES if told.get(key)), None)
    sender = text(told.get("sender")) or text(told.get("name"))
    return Message(
        role,
        content,
        sender=how.user if role == "user" and sender in ("", how.name) else sender,
        at=moment(known, how.zone),
        id=name(told.get("id")) or f"row-{digest(str(n), role, content)}",
        channel=text(told.get("channel")),
        attachments=tuple(attachments),
        tool_calls=calls,
        tool_call_id=name(told.get("tool_call_id")),
    )


def content_of(content: object) -> tuple[str, list[Attachment]]:
    """The text and the attachments of a content: text, or a list of parts."""
    if not isinstance(content, list):
        return text(content), []
    texts: list[str] = []
    attachments: list[Attachment] = []
    for item in cast(list[object], content):
        part = mapping(item)
        if isinstance(part.get("text"), str):
            texts.append(text(part["text"]))
        elif kind := text(part.get("type")):
            inner = part.get(kind)
            url = text(mapping(inner).get("url")) or text(inner)
            named = text(mapping(inner).get("filename"))
            attachments.append(Attachment(kind.removesuffix("_url"), named, url))
    return "\n".join(texts), attachments


def _kept(given: Object) -> Attachment:
    named = {key: text(given.get(key)) for key in ("name", "url", "media_type", "description")}
    return replace(Attachment(**named), kind=text(given.get("kind")) or "file")


def _call(call: Object) -> ToolCall:
    function = mapping(call.get("function")) or call
    arguments = function.get("arguments", function.get("args", ""))
    if not isinstance(arguments, str):
        arguments = json.dumps(arguments, ensure_ascii=False, default=str)
    return ToolCall(text(function.get("name")), text(arguments), name(call.get("id")))
