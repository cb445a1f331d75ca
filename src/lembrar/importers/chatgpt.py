"""Chats exported from ChatGPT: conversations.json, or the several files it may be split in.

A conversation is a tree there: every edited question and every answer made again is a branch. What
counts is the branch that was last seen: from the current node up to the root."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

from lembrar.importers.base import Imported, Reading, digest, pieces
from lembrar.importers.objects import Object, objects
from lembrar.importers.source import Source
from lembrar.importers.tree import branch
from lembrar.importers.values import listed, mapping, moment, name, text
from lembrar.model import ROLES, Attachment, Message, ToolCall

LOOKS_FOR = "conversations, each with a «mapping» of nodes and a «current_node»"

# Not said by anybody: instructions of the account, and what a model thought on its way.
_UNSAID = frozenset(
    {"user_editable_context", "model_editable_context", "thoughts", "reasoning_recap"}
)
_ASSETS = {
    "image_asset_pointer": "image",
    "audio_asset_pointer": "audio",
    "video_container_asset_pointer": "video",
    "real_time_user_audio_video_asset_pointer": "audio",
}


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every conversation, in the order of the file."""
    for conversation in objects(source, "conversations"):
        if mapping(conversation.get("mapping")):
            yield from _conversation(conversation, how)
        else:
            yield Imported(skipped={"no conversation": 1})


def _conversation(conversation: Object, how: Reading) -> Iterator[Imported]:
    title = text(conversation.get("title"))
    id = name(conversation.get("conversation_id")) or name(conversation.get("id"))
    chat = how.chat or id or f"chatgpt:{digest(title, str(conversation.get('create_time')))}"
    nodes = branch(_parents(conversation), name(conversation.get("current_node")))
    mapped = mapping(conversation.get("mapping"))
    at = moment(conversation.get("create_time"), how.zone)
    messages: list[Message] = []
    skipped = 0
    for node in nodes:
        told = mapping(mapping(mapped.get(node)).get("message"))
        at = moment(told.get("create_time"), how.zone) or at
        made = _message(told, node, at) if told else None
        messages += [made] if made else []
        skipped += bool(told) and made is None
    yield from pieces(messages, chat, title, "")
    yield Imported(chat, title, skipped={"not said": skipped} if skipped else {})


def _parents(conversation: Object) -> dict[str, tuple[str, float]]:
    found: dict[str, tuple[str, float]] = {}
    for id, value in mapping(conversation.get("mapping")).items():
        node = mapping(value)
        made = mapping(node.get("message")).get("create_time")
        found[id] = (name(node.get("parent")), made if isinstance(made, (int, float)) else 0.0)
    return found


def _message(told: Object, node: str, at: datetime | None) -> Message | None:
    """The message, if it was one between the two of them."""
    role = text(mapping(told.get("author")).get("role"))
    content = mapping(told.get("content"))
    meta = mapping(told.get("metadata"))
    hidden = meta.get("is_visually_hidden_from_conversation") or role == "system"
    if role not in ROLES or hidden or content.get("content_type") in _UNSAID:
        return None
    said, attachments = _content(content)
    named = [_attachment(item) for item in listed(meta.get("attachments"))]
    known = [a.url for a in named if a.url]  # the same file, which only here has its name
    attachments = [a for a in attachments if not a.url.endswith(tuple(known))] + named
    call = text(told.get("recipient")) or "all"
    calls = (ToolCall(call, said),) if role == "assistant" and call != "all" else ()
    if not (said.strip() or attachments):
        return None
    return Message(
        role,
        "" if calls else said,
        sender=text(mapping(told.get("author")).get("name")) if role == "tool" else "",
        at=at,
        id=name(told.get("id")) or node,
        channel="chatgpt",
        attachments=tuple(attachments),
        tool_calls=calls,
    )


def _content(content: Object) -> tuple[str, list[Attachment]]:
    """The text of all kinds of content, and what came along with it."""
    if "parts" not in content:
        said = [text(content.get(key)) for key in ("title", "url", "text", "result")]
        return "\n".join(part for part in said if part), []
    texts: list[str] = []
    attachments: list[Attachment] = []
    for part in listed(content["parts"]):
        if isinstance(part, str):
            texts.append(text(part))
            continue
        inner = mapping(part)
        kind = text(inner.get("content_type"))
        if kind in _ASSETS:
            attachments.append(Attachment(_ASSETS[kind], url=_pointer(inner)))
        elif inner:
            texts.append(text(inner.get("text")) or _other(inner))
    return "\n".join(part for part in texts if part), attachments


def _pointer(asset: Object) -> str:
    inner = mapping(asset.get("audio_asset_pointer"))
    return text(asset.get("asset_pointer")) or text(inner.get("asset_pointer"))


def _other(part: Object) -> str:
    return json.dumps(part, ensure_ascii=False, default=str)


def _attachment(value: Any) -> Attachment:
    given = mapping(value)
    media = text(given.get("mime_type") or given.get("mimeType"))
    kind = media.partition("/")[0]
    known = kind if kind in ("image", "audio", "video") else "file"
    return Attachment(known, text(given.get("name")), text(given.get("id")), media)
