"""Chats exported from Claude: conversations.json."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime

from lembrar.importers.base import Imported, Reading, digest, pieces
from lembrar.importers.objects import Object, objects
from lembrar.importers.source import Source
from lembrar.importers.tree import branch
from lembrar.importers.values import listed, mapping, moment, name, text
from lembrar.model import Attachment, Message, Role, ToolCall

LOOKS_FOR = "conversations, each with «chat_messages» that have a «sender»"

_DESCRIBED = 200  # characters of what a file says that tell which one it was
_ROLES: dict[str, Role] = {"human": "user", "user": "user", "assistant": "assistant"}


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every conversation, in the order of the file."""
    for conversation in objects(source, "conversations"):
        title = text(conversation.get("name"))
        given = [mapping(item) for item in listed(conversation.get("chat_messages"))]
        began = str(conversation.get("created_at"))
        chat = how.chat or name(conversation.get("uuid")) or f"claude:{digest(title, began)}"
        made = [_messages(told, n, how) for n, told in enumerate(_branch(conversation, given))]
        yield from pieces((message for some in made for message in some), chat, title, "")
        empty = sum(not some for some in made)
        yield Imported(chat, title, skipped={"empty": empty} if empty else {})


def _branch(conversation: Object, given: list[Object]) -> list[Object]:
    """The messages that count: those up from the newest end, if the export tells what follows
    what; else all."""
    by_id = {name(told.get("uuid")): told for told in given}
    parents = {
        id: (name(told.get("parent_message_uuid")), _seconds(told)) for id, told in by_id.items()
    }
    follows = [parent for parent, _ in parents.values() if parent in by_id]
    if len(by_id) < len(given) or len(follows) == len(set(follows)):  # no two follow the same one
        return given
    path = branch(parents, name(conversation.get("current_leaf_message_uuid")))
    return [by_id[id] for id in path]


def _seconds(told: Object) -> float:
    at = moment(told.get("created_at"), UTC)
    return at.timestamp() if at else 0.0


def _messages(told: Object, n: int, how: Reading) -> list[Message]:
    """A message, and what its tools answered, as messages of their own."""
    role = _ROLES.get(text(told.get("sender")))
    at = moment(told.get("created_at"), how.zone)
    blocks = [mapping(block) for block in listed(told.get("content"))]
    said = "\n".join(filter(None, (_said(block) for block in blocks))) or text(told.get("text"))
    files = [*listed(told.get("attachments")), *listed(told.get("files"))]
    attachments = tuple(_attachment(mapping(file)) for file in files)
    calls = tuple(_call(block) for block in blocks if block.get("type") == "tool_use")
    if role is None:
        return []
    id = name(told.get("uuid")) or f"claude-{digest(str(n), role, said)}"
    results = [block for block in blocks if block.get("type") == "tool_result"]
    answers = [_answer(block, f"{id}/{k}", at) for k, block in enumerate(results, 1)]
    main = Message(role, said, "", at, id, "claude", attachments, calls)
    whole = said.strip() or attachments or calls
    return [*([main] if whole else []), *(m for m in answers if m.content.strip())]


def _said(block: Object) -> str:
    return text(block.get("text")) if block.get("type") == "text" else ""


def _call(block: Object) -> ToolCall:
    given = json.dumps(block.get("input"), ensure_ascii=False, default=str)
    return ToolCall(text(block.get("name")), text(given), name(block.get("id")))


def _answer(block: Object, id: str, at: datetime | None) -> Message:
    content = block.get("content")
    parts = [content] if isinstance(content, str) else [_said(mapping(p)) for p in listed(content)]
    said = "\n".join(text(part) for part in parts if part)
    call = name(block.get("tool_use_id"))
    return Message("tool", said, text(block.get("name")), at, id, "claude", tool_call_id=call)


def _attachment(file: Object) -> Attachment:
    media = text(file.get("file_type"))
    says = " ".join(text(file.get("extracted_content"))[: 2 * _DESCRIBED].split())[:_DESCRIBED]
    name = text(file.get("file_name"))
    return Attachment("file", name, "", media if "/" in media else "", says)
