"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from functools import cache
from importlib import import_module
from types import ModuleType

from fastapi import APIRouter, FastAPI

from lembrar import __version__
from lembrar.config import Settings
from lembrar.opening import Clock
from lembrar.server import channels, openapi, problems, proxy, routes, socket
from lembrar.server.database import open_served
from lembrar.server.edge import Edge
from lembrar.server.feed import Feeds
from lembrar.server.figures import Figures
from lembrar.server.hub import Hub
from lembrar.server.limits import Limiter
from lembrar.server.logs import open_alias
from lembrar.server.session import Patience
from lembrar.stores.base import Database


def create_app(
    settings: Settings, *, database: Database | None = None, clock: Clock | None = None
) -> FastAPI:
    """The server as an ASGI application. It opens the database that the settings name, unless it
    is given one, which it then leaves open."""
    now = clock or (lambda: datetime.now().astimezone())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        async with AsyncExitStack() as stack:
            opened = database or await _opened(settings, stack)
            app.state.alias = await open_alias(opened, now())
            app.state.hub = Hub(settings, opened, clock=clock, alias=app.state.alias)
            stack.push_async_callback(app.state.hub.close)
            app.state.feeds = Feeds(app.state.hub)
            app.state.figures = Figures()
            stack.push_async_callback(app.state.figures.close)
            await stack.enter_async_context(_addresses().lifespan_context(app))
            yield

    app = FastAPI(
        title="Lembrar",
        version=__version__,
        description=f"{openapi.ABOUT}\n\n{socket.__doc__}",
        openapi_tags=openapi.TAGS,
        docs_url=None,  # pages that load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=True,
        redirect_slashes=False,
        # Its own spans would hold query strings, and with them ids of people.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.limiter = Limiter()
    app.state.patience = Patience()
    app.add_middleware(Edge)
    problems.install(app)
    app.router.routes.extend(_addresses().routes)
    _dashboard().install(app)
    openapi.install(app)
    return app


@cache
def _addresses() -> APIRouter:
    """Everything that can be asked for. What a route takes is worked out when it is first asked
    for, which takes a while: apps share it."""
    # Addresses are looked through in this order, and the proxy's are asked for most.
    known = (proxy.router, *routes.ROUTERS, socket.router, channels.router, *_agents())
    together = APIRouter()
    for router in (*known, _dashboard().router):
        together.include_router(router)
    return together


def _dashboard() -> ModuleType:
    return import_module("lembrar.dashboard")  # named: it stands on the server, not under it


async def _opened(settings: Settings, stack: AsyncExitStack) -> Database:
    opened = await open_served(settings)
    stack.push_async_callback(opened.close)
    return opened


def _agents() -> list[APIRouter]:
    """The door for agents, /mcp; none without the extra `mcp`."""
    try:
        from lembrar.server.mcp.http import router
    except ModuleNotFoundError as error:
        if error.name != "mcp":
            raise
        return []
    return [router]
