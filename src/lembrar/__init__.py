"""Lembrar gives any chatbot a memory: long conversations, small prompts, nothing important
forgotten."""

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
    Event,
    Fact,
    Gardening,
    Hit,
    Item,
    Link,
    Message,
    Mood,
    Preserved,
    Profile,
    Receipt,
    Section,
    Stats,
    Summary,
    ToolCall,
    Trait,
)
from lembrar.sync import Memory

__version__ = "0.1.0"

__all__ = [
    "AsyncMemory",
    "Atom",
    "Attachment",
    "Chat",
    "Compaction",
    "Context",
    "Cycle",
    "Event",
    "Fact",
    "Gardening",
    "Hit",
    "Item",
    "LembrarError",
    "Link",
    "Memory",
    "Message",
    "Mood",
    "Preserved",
    "Profile",
    "Receipt",
    "Section",
    "Stats",
    "Summary",
    "ToolCall",
    "Trait",
    "errors",
]
