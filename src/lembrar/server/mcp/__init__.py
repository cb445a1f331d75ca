"""Memory for agents, over the Model Context Protocol: at `/mcp` in the server, and over stdio.

The SDK, and what serving needs, are loaded when they are first used: without the extra `mcp` there
is no `router` here, and the server has no `/mcp`."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any


def __getattr__(name: str) -> Any:
    if name == "router" and find_spec("mcp"):
        from lembrar.server.mcp.http import router

        return router
    raise AttributeError(name)
