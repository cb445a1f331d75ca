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
    Item,
    Message,
    Preserved,
    Section,
    Stats,
    Summary,
    ToolCall,
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
    "Item",
    "LembrarError",
    "Memory",
    "Message",
    "Preserved",
    "Section",
    "Stats",
    "Summary",
    "ToolCall",
    "errors",
]
