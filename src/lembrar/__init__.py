"""Lembrar gives any chatbot a memory: long conversations, small prompts, nothing important
forgotten."""

from typing import TYPE_CHECKING, Any

from lembrar import errors
from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError
from lembrar.model import (
    Atom,
    Attachment,
    Chat,
    Compaction,
    Context,
    Cycle,
    DaySpend,
    Event,
    Fact,
    Gardening,
    Hit,
    Item,
    Letter,
    Link,
    Message,
    Mood,
    Notice,
    Preserved,
    Profile,
    Receipt,
    Section,
    Spend,
    Stats,
    Summary,
    ToolCall,
    Trait,
    Trouble,
)
from lembrar.sync import Memory

if TYPE_CHECKING:
    from lembrar.client import AsyncClient, Client

__version__ = "0.1.0"

__all__ = [
    "AsyncClient",
    "AsyncMemory",
    "Atom",
    "Attachment",
    "Chat",
    "Client",
    "Compaction",
    "Context",
    "Cycle",
    "DaySpend",
    "Event",
    "Fact",
    "Gardening",
    "Hit",
    "Item",
    "LembrarError",
    "Letter",
    "Link",
    "Memory",
    "Message",
    "Mood",
    "Notice",
    "Preserved",
    "Profile",
    "Receipt",
    "Section",
    "Spend",
    "Stats",
    "Summary",
    "ToolCall",
    "Trait",
    "Trouble",
    "errors",
]


def __getattr__(name: str) -> Any:
    """Loads what needs more than the core when it is asked for."""
    if name in ("AsyncClient", "Client"):
        from lembrar import client

        return getattr(client, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
