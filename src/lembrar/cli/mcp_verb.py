"""The verb that gives memory to agents, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from lembrar.cli.verb import Call, opening, verb
from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError
from lembrar.record import check_id

User = Annotated[
    str,
    typer.Option("--user", metavar="USER", help="Whom everything is about; nobody else is seen."),
]
Chat = Annotated[
    str, typer.Option("--chat", metavar="CHAT", help="The chat that is meant if none is named.")
]
Destructive = Annotated[
    bool,
    typer.Option("--destructive", help="Offer the tools that erase, too."),
]


@verb(budget=True)
async def mcp(
    call: Call, user: User = "", chat: Chat = "", destructive: Destructive = False
) -> None:
    """Give memory to an agent as tools (MCP), over stdin and stdout. The client starts this."""
    try:
        from lembrar.server.mcp.stdio import serve
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("lembrar"):
            raise
        raise LembrarError(
            f"This needs {error.name}, which is not here. "
            "Install it with: pip install 'lembrar[mcp]'"
        ) from None
    for id, what in ((user, "user"), (chat, "chat")):
        if id:
            check_id(id, what)
    allowed = destructive or bool(getattr(call.settings, "mcp_destructive", False))
    async with await AsyncMemory.open(**opening(call.settings)) as memory:
        await serve(memory, user=user, chat=chat, destructive=allowed)
