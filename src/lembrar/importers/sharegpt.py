"""Conversations in ShareGPT's form: {"conversations": [{"from": "human", "value": "…"}]}."""

from __future__ import annotations

from collections.abc import Iterator

from lembrar.importers.base import Imported, Reading, chat_id, digest, pieces
from lembrar.importers.objects import Object, objects
from lembrar.importers.source import Source
from lembrar.importers.values import listed, mapping, name, text
from lembrar.model import Message, Role

LOOKS_FOR = "objects with «conversations», whose entries have «from» and «value»"

_ROLES: dict[str, Role] = {
    "human": "user",
    "user": "user",
    "gpt": "assistant",
    "assistant": "assistant",
    "chatgpt": "assistant",
    "bing": "assistant",
    "bard": "assistant",
    "model": "assistant",
    "function_call": "assistant",
    "system": "system",
    "tool": "tool",
    "function": "tool",
    "observation": "tool",
    "function_response": "tool",
}


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every conversation, in the order of the file. None of them tells its time."""
    for number, row in enumerate(objects(source)):
        turns = listed(row.get("conversations")) or listed(row.get("conversation"))
        told = [_turn(mapping(turn), n) for n, turn in enumerate(turns)]
        found = [message for message in told if message]
        opening = next((m.content for m in found if m.role == "user"), "")
        id = name(row.get("id")) or f"{number}-{digest(opening)[:8]}"
        chat = how.chat or chat_id("sharegpt", how.user, id)
        yield from pieces(found, chat, text(row.get("title")), how.user)
        empty = len(told) - len(found)
        yield Imported(chat, skipped={"empty": empty} if empty else {})


def _turn(turn: Object, n: int) -> Message | None:
    role = _ROLES.get(text(turn.get("from")).lower())
    said = text(turn.get("value"))
    if role is None or not said.strip():
        return None
    return Message(role, said, id=f"turn-{digest(str(n), role, said)}", channel="sharegpt")
