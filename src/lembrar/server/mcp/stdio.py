"""The protocol over stdin and stdout, for clients that start their servers themselves."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from lembrar.engine import AsyncMemory
from lembrar.server.mcp.seat import Seat
from lembrar.server.mcp.server import ToolServer

NOBODY = "me"  # whose memory it is if nobody is named


async def serve(
    memory: AsyncMemory, *, user: str = "", chat: str = "", destructive: bool = False
) -> None:
    """Serves a memory until stdin ends. If `user` is given, everything is about that person and
    nobody else can be named; else tools may name people, and mean "me" if they name none."""
    seat = Seat(memory, user or NOBODY, chat, pinned=bool(user))

    @asynccontextmanager
    async def seating(request: Any) -> AsyncGenerator[Seat]:
        yield seat

    await ToolServer(seating, destructive=destructive).run_stdio_async()
