"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fastapi import FastAPI

from lembrar import __version__
from lembrar.config import Settings
from lembrar.engine import Clock
from lembrar.server import openapi, problems, routes, socket
from lembrar.server.database import open_served
from lembrar.server.edge import Edge
from lembrar.server.feed import Feeds
from lembrar.server.figures import Figures
from lembrar.server.hub import Hub
from lembrar.server.limits import Limiter
from lembrar.server.logs import open_alias
from lembrar.server.session import Patience
from lembrar.stores.base import Database

_DOORS = (
    "lembrar.server.proxy",
    "lembrar.server.channels",
    "lembrar.server.mcp",
    "lembrar.dashboard",
)


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
    for router in (*routes.ROUTERS, socket.router):
        app.include_router(router)
    for door in _doors():
        app.include_router(door.router)
        if hasattr(door, "install"):
            door.install(app)
    openapi.install(app)
    return app


async def _opened(settings: Settings, stack: AsyncExitStack) -> Database:
    opened = await open_served(settings)
    stack.push_async_callback(opened.close)
    return opened


def _doors() -> list[Any]:
    """The other ways in: each is a package of its own with a router."""
    found = [import_module(name) for name in _DOORS if find_spec(name)]
    return [door for door in found if hasattr(door, "router")]
