"""The verb that serves: HTTP, WebSocket, proxy and channels."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

import typer

from lembrar.cli import exits
from lembrar.cli.output import place
from lembrar.cli.verb import Call, verb
from lembrar.errors import LembrarError

Host = Annotated[
    str | None,
    typer.Option(
        "--host", metavar="HOST", help="Where to listen; beyond 127.0.0.1 with keys only."
    ),
]
Port = Annotated[
    int | None, typer.Option("--port", metavar="PORT", min=0, max=65535, help="0 takes a free one.")
]


@verb(budget=True)
def serve(call: Call, host: Host = None, port: Port = None) -> None:
    """Serve memory over HTTP and WebSocket, until Ctrl-C."""
    given = {"host": host, "port": port}
    settings = replace(call.settings, **{k: v for k, v in given.items() if v is not None})
    try:
        from lembrar.server.run import run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("lembrar"):
            raise
        raise LembrarError(
            f"The server needs {error.name}, which is not here. "
            "Install it with: pip install 'lembrar[server]'"
        ) from None
    asyncio.run(run(settings, announce=lambda address: _announce(call, address)))


def _announce(call: Call, address: str) -> None:
    where = f"{place(call.settings.url)}, preset {call.settings.preset}"
    exits.say(f"Listening on {address} ({where}). The API is described in {address}/openapi.json")
