"""Which kind of file it is, by what stands in it; its name says nothing sure."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from lembrar.errors import InvalidInput
from lembrar.importers import chatgpt, claude, lembrar, letta, mem0, n8n, openai, sharegpt, whatsapp
from lembrar.importers.base import Format
from lembrar.importers.objects import keys
from lembrar.importers.source import Source, sources

FORMATS: dict[str, Format] = {
    "whatsapp": whatsapp,
    "chatgpt": chatgpt,
    "claude": claude,
    "sharegpt": sharegpt,
    "openai": openai,
    "mem0": mem0,
    "letta": letta,
    "n8n": n8n,
    "lembrar": lembrar,
}

_HEAD = 64 * 2**10

# What the keys of a file must have among them; the first that fits is it. `*` stands for the list
# that the objects are in, if they are in one.
_SIGNS: tuple[tuple[str, frozenset[str]], ...] = (
    ("lembrar", frozenset({"type", "version", "people"})),
    ("chatgpt", frozenset({"*mapping"})),
    ("claude", frozenset({"*chat_messages"})),
    ("n8n", frozenset({"*session_id", "*message"})),
    ("n8n", frozenset({"*sessionId", "*messages"})),
    ("letta", frozenset({"agents", "blocks"})),
    ("letta", frozenset({"messages", "core_memory"})),
    ("sharegpt", frozenset({"*conversations.item.from"})),
    ("sharegpt", frozenset({"*conversation.item.from"})),
    ("mem0", frozenset({"*memory", "*id"})),
    ("mem0", frozenset({"memories"})),
    ("mem0", frozenset({"results"})),
    ("letta", frozenset({"*text", "*id", "*created_at"})),
    ("letta", frozenset({"passages"})),
    ("openai", frozenset({"*messages.item.role"})),
    ("openai", frozenset({"*role", "*content"})),
)
_LISTS = ("", "item.", "conversations.item.", "results.item.", "memories.item.", "data.item.",
          "rows.item.", "passages.item.")  # fmt: skip


def detect(path: Path) -> str:
    """The format of a file or of a zip's chats. Raises InvalidInput if it is none that is known."""
    for source in sources(path):
        if found := format_of(source):
            return found
    raise InvalidInput(f"{path.name} is no file that can be imported. {looked_for()}")


def format_of(source: Source) -> str:
    """The format of one file; empty if it is none that is known."""
    head = source.head(_HEAD).removeprefix(b"\xef\xbb\xbf").lstrip()
    if not head or b"\0" in head:
        return ""
    if whatsapp.looks_like(source):
        return "whatsapp"
    if head[:1] in (b"{", b"["):
        return _by_keys(keys(source))
    columns = next((line for _, line in islice(source.lines(), 1)), "").replace('"', "").split(",")
    return "n8n" if {"session_id", "message"} <= set(columns) else ""


def looked_for() -> str:
    """What the formats are known by, in words."""
    kinds = "; ".join(f"{name}: {kind.LOOKS_FOR}" for name, kind in FORMATS.items())
    return f"Looked for {kinds}. Say which it is with --format."


def _by_keys(found: frozenset[str]) -> str:
    for name, signs in _SIGNS:
        for place in _LISTS:
            if {sign.replace("*", place) for sign in signs} <= found:
                return name
    return ""
