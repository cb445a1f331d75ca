"""The server of the protocol, whichever way it is reached."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import PurePath
from typing import Any, cast

from mcp.server import MCPServer
from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError, UnexpectedToolError
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import CallToolResult, InputRequiredResult, TextContent

from lembrar import __version__
from lembrar.server.mcp import mem0, ours, told
from lembrar.server.mcp.seat import Seat, leave, take

Seating = Callable[[Any], AbstractAsyncContextManager[Seat]]
_OFFERS = {offer.name: offer for offer in (*ours.OFFERS, *mem0.OFFERS)}
_log = logging.getLogger("lembrar.server")


class ToolServer(MCPServer[Any]):
    """The tools of a memory. `seating` says whose, from the HTTP request that a call came with,
    None over stdio; `destructive` offers those that erase, too."""

    def __init__(self, seating: Seating, *, destructive: bool) -> None:
        with _own_logging():
            super().__init__(
                "lembrar",
                title="Lembrar",
                instructions=told.ABOUT,
                version=__version__,
                subscriptions=False,
                middleware=[self._show_what_may_be_used],
            )
        self._seating = seating
        for offer in _OFFERS.values():
            if destructive or not offer.destroys:
                self.add_tool(offer.tool, title=offer.title, annotations=offer.annotations)

    async def call_tool(
        self, name: str, arguments: dict[str, Any], context: Context[Any, Any] | None = None
    ) -> CallToolResult | InputRequiredResult:
        """Calls a tool for whoever sits there. What goes wrong is said in words, for the model to
        read; never where in the code."""
        request = context.request_context.request if context else None
        try:
            async with self._seating(request) as seat:
                if (scope := _needed(name)) not in seat.scopes:
                    raise ToolError(f"This needs a key with the scope {scope}.")
                token = take(seat)
                try:
                    return await super().call_tool(name, arguments, context)
                finally:
                    leave(token)
        except ToolError as error:
            return _failed(error)

    async def _show_what_may_be_used(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Shows a key that may only read no tools that write."""
        result = await call_next(ctx)
        if ctx.method != "tools/list" or not isinstance(result, dict):
            return result
        async with self._seating(ctx.request) as seat:
            shown = cast(list[dict[str, Any]], result["tools"])
            fits = [tool for tool in shown if _needed(tool["name"]) in seat.scopes]
        return result | {"tools": fits}


def over_http(server: ToolServer, *, most: int) -> StreamableHTTPSessionManager:
    """What answers requests over HTTP, each by itself, in at most `most` bytes. Hosts and origins
    have been looked at before."""
    server.streamable_http_app(
        json_response=True,
        stateless_http=True,
        max_request_body_size=most,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )
    return server.session_manager


def _needed(tool: str) -> str:
    """The scope that a tool needs. One that is none of ours can do nothing to a memory."""
    offer = _OFFERS.get(tool)
    return offer.scope if offer else "read"


def _failed(error: ToolError) -> CallToolResult:
    cause = error.__cause__
    text = told.failure(cause) if cause else str(error)
    if text is None:
        text = str(error)
        if isinstance(error, UnexpectedToolError) and cause:
            _note(cause)
            text = "Something went wrong here. It has been noted."
    return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)


def _note(error: BaseException) -> None:
    """Notes what kind of error it was and where, without its text: that may be somebody's."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
    _log.error("Unforeseen %s at %s", type(error).__name__, " < ".join(reversed(places)))


@contextmanager
def _own_logging() -> Generator[None]:
    """The SDK sets up logging for the whole process, unless somebody has: then it leaves it."""
    root, held = logging.getLogger(), logging.NullHandler()
    root.addHandler(held)
    try:
        yield
    finally:
        root.removeHandler(held)
