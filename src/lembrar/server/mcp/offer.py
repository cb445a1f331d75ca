"""How a tool is offered: what it needs, and what it says of itself to clients."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mcp.types import ToolAnnotations


@dataclass(frozen=True, slots=True)
class Offer:
    """A tool: the function, whose docstring describes it, and what it does to memory."""

    tool: Callable[..., Any]
    title: str
    writes: bool = False
    destroys: bool = False
    repeatable: bool = True  # doing it again with the same arguments changes nothing more

    @property
    def name(self) -> str:
        """What clients call it by."""
        return self.tool.__name__

    @property
    def scope(self) -> str:
        """The scope of a key that it needs."""
        return "write" if self.writes else "read"

    @property
    def annotations(self) -> ToolAnnotations:
        """The protocol's hints."""
        return ToolAnnotations(
            title=self.title,
            read_only_hint=not self.writes,
            destructive_hint=self.destroys,
            idempotent_hint=self.repeatable,
            open_world_hint=False,
        )
