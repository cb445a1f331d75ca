"""The protocol at `/mcp` in the server. A key says which tenant and what may be done, as everywhere
else; `X-User-Id` pins a connection to one person, and `X-Chat-Id` names its chat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, FastAPI
from starlette.requests import HTTPConnection, Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from lembrar.config import Settings
from lembrar.server.access import check_scope, hub_of, identified, is_loopback
from lembrar.server.limits import BODY_BYTES
from lembrar.server.mcp.seat import Seat
from lembrar.server.problems import Problem

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

    from lembrar.server.mcp.server import ToolServer

PATH = "/mcp"
USER, CHAT = "X-User-Id", ("X-Chat-Id", "X-Session-Id")


class Running:
    """The protocol's side of a running server, begun when it is first asked for."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._beginning = asyncio.Lock()
        self._manager: StreamableHTTPSessionManager | None = None
        self.server: ToolServer | None = None
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def manager(self) -> StreamableHTTPSessionManager:
        """What answers requests."""
        async with self._beginning:
            if self._manager is None:
                self._manager = await self._begun()
            return self._manager

    async def _begun(self) -> StreamableHTTPSessionManager:
        module = await asyncio.to_thread(import_module, "lembrar.server.mcp.server")
        self.server = module.ToolServer(seating, destructive=self._settings.mcp_destructive)
        manager = module.over_http(self.server, most=BODY_BYTES)
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(manager, ready), name="lembrar-mcp")
        await ready.wait()
        return manager

    async def _run(self, manager: StreamableHTTPSessionManager, ready: asyncio.Event) -> None:
        try:
            async with manager.run():
                ready.set()
                await self._stop.wait()
        finally:
            ready.set()

    async def close(self) -> None:
        """Ends what is under way."""
        self._stop.set()
        if self._task:
            await self._task


class Door:
    """Lets in who has a key, and hands the request on."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        check_place(connection, hub_of(connection).settings)
        check_scope(await identified(connection), "read")
        manager = await connection.app.state.mcp.manager()
        await manager.handle_request(scope, receive, send)


def check_place(connection: HTTPConnection, settings: Settings) -> None:
    """Refuses requests that a web page sends from its visitor's browser: they name another origin
    or, after the page has bent its own name to point here, another host. Other names of this
    server stand in the setting `mcp_hosts`."""
    names: tuple[str, ...] = settings.mcp_hosts
    asked = connection.headers.get("Host", "")
    origin = connection.headers.get("Origin")
    known = bool(names) or is_loopback(settings.host)
    if known and not _is_ours(f"//{asked}", names, settings.host):
        told = "This server goes by another name. Add this one to the setting mcp_hosts."
        raise Problem(421, "misdirected-request", told)
    same = origin is not None and urlsplit(origin).netloc == asked
    if origin is not None and not same and not _is_ours(origin, names, settings.host):
        raise Problem(403, "forbidden", "Pages of other sites may not use this server.")


def _is_ours(url: str, names: tuple[str, ...], host: str) -> bool:
    try:
        parts = urlsplit(url)
        name = parts.hostname or ""
    except ValueError:
        return False
    return is_loopback(name) or name in (*names, host) or parts.netloc in names


@asynccontextmanager
async def seating(request: Request) -> AsyncGenerator[Seat]:
    """Where a request of somebody with a key sits."""
    identity = await identified(request)
    user = _said(request, USER)
    chat = next(filter(None, (_said(request, name) for name in CHAT)), "")
    async with hub_of(request).using(identity.tenant) as memory:
        yield Seat(memory, user, chat, pinned=bool(user), scopes=identity.scopes)


def _said(request: Request, name: str) -> str:
    """A header's text. HTTP knows Latin-1 only; whoever writes an accent means UTF-8."""
    value = request.headers.get(name, "")
    try:
        return value.encode("latin-1").decode("utf-8").strip()
    except UnicodeError:
        return value.strip()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    app.state.mcp = Running(app.state.hub.settings)
    try:
        yield
    finally:
        await app.state.mcp.close()


router = APIRouter(lifespan=_lifespan)
_door: Any = Door()
router.routes.append(Route(PATH, _door, methods=["POST"], include_in_schema=False, name="mcp"))
