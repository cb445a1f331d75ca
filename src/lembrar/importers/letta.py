"""Agents exported from Letta (.af): their conversations, and what they noted of the human. Also
lists of archival passages: [{"id", "text", "created_at"}]."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from lembrar.importers.base import Imported, Reading, Told, chat_id, digest, pieces
from lembrar.importers.objects import Object, keys, objects
from lembrar.importers.openai import content_of
from lembrar.importers.source import Source
from lembrar.importers.values import listed, mapping, moment, name, text
from lembrar.model import Message, Role, ToolCall

LOOKS_FOR = "an agent file with «agents» and «blocks», or passages with a «text» and an «id»"

_OF_THE_HUMAN = ("human", "user", "customer")  # labels of blocks; others are the agent's own
_ROLES: dict[str, Role] = {"user": "user", "assistant": "assistant", "tool": "tool"}
_STATEMENT = re.compile(r"(?<=[.!?])\s+|\n+")
_BULLET = re.compile(r"^[-*•#\s]{1,6}")


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """The conversations of every agent, then what is noted."""
    found = keys(source)
    if any(key in found for key in ("agents", "core_memory", "blocks")):
        for file in objects(source):
            yield from _agent_file(file, how)
        return
    for row in objects(source, "passages", "archival_memory"):
        yield from _passage(row, how)


def _agent_file(file: Object, how: Reading) -> Iterator[Imported]:
    agents = [mapping(agent) for agent in listed(file.get("agents"))] or [file]
    for agent in agents:
        title = text(agent.get("name"))
        id = name(agent.get("id")) or digest(title)
        told = [_message(mapping(m), n, how) for n, m in enumerate(listed(agent.get("messages")))]
        found = [message for message in told if message]
        chat = how.chat or chat_id("letta", how.user, f"{title}-{id}")
        yield from pieces(found, chat, title, how.user)
        unsaid = len(told) - len(found)
        yield Imported(chat, title, how.user, skipped={"not said": unsaid} if unsaid else {})
    blocks = [*listed(file.get("blocks")), *listed(file.get("core_memory"))]
    for block in (mapping(value) for value in blocks):
        yield from _block(block, how)


def _block(block: Object, how: Reading) -> Iterator[Imported]:
    """What a block says of the human, statement by statement."""
    if text(block.get("label")).lower() not in _OF_THE_HUMAN:
        yield Imported(skipped={"about the agent": 1})
        return
    at = moment(block.get("updated_at") or block.get("created_at"), how.zone)
    for said in _STATEMENT.split(text(block.get("value"))):
        statement = _BULLET.sub("", said).strip()
        if statement:
            id = f"letta:{digest(how.user, statement)}"
            yield Imported(user=how.user, facts=(Told(statement, id, how.user, at),))


def _passage(row: Object, how: Reading) -> Iterator[Imported]:
    said = text(row.get("text"))
    if not said.strip() or row.get("is_deleted"):
        yield Imported(skipped={"empty" if not said.strip() else "deleted": 1})
        return
    id = name(row.get("id")) or digest(how.user, said)
    at = moment(row.get("created_at"), how.zone)
    yield Imported(user=how.user, facts=(Told(said, f"letta:{id}", how.user, at),))


def _message(told: Object, n: int, how: Reading) -> Message | None:
    """A message between the two. What the agent was told by its own machinery is none, and what
    it sent by its tool is what it said."""
    role = _ROLES.get(text(told.get("role")))
    said, attachments = content_of(told.get("content"))
    said = said or text(told.get("text"))
    calls = [_call(mapping(call)) for call in listed(told.get("tool_calls"))]
    if role == "user":
        said = _unwrapped(said)
    sent = [_sent(call) for call in calls if call.name == "send_message"]
    if sent:
        said, calls = "\n".join(sent), []
    if role is None or not (said.strip() or attachments or calls):
        return None
    if role == "tool" and text(told.get("name")) == "send_message":
        return None
    return Message(
        role,
        said,
        sender=how.user if role == "user" else "",
        at=moment(told.get("created_at"), how.zone),
        id=name(told.get("id")) or f"letta-{digest(str(n), role, said)}",
        channel="letta",
        attachments=tuple(attachments),
        tool_calls=tuple(calls),
        tool_call_id=name(told.get("tool_call_id")),
    )


def _unwrapped(said: str) -> str:
    """What the user said, out of the envelope it may come in; nothing if it is the machinery's."""
    inner = _object(said)
    kind = inner.get("type")
    if kind is None:
        return said
    return text(inner.get("message")) if kind == "user_message" else ""


def _call(call: Object) -> ToolCall:
    function = mapping(call.get("function")) or call
    return ToolCall(
        text(function.get("name")), text(function.get("arguments")), name(call.get("id"))
    )


def _sent(call: ToolCall) -> str:
    return text(_object(call.arguments).get("message"))


def _object(said: str) -> Object:
    if not said.lstrip().startswith("{"):
        return {}
    try:
        value: Any = json.loads(said)
    except (ValueError, RecursionError):
        return {}
    return mapping(value)
