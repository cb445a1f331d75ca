"""Events for the page, as they happen: a WebSocket that whoever looks at the page may open."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from lembrar.dashboard.visitor import COOKIE, SignInNeeded, identity_of
from lembrar.person import identities
from lembrar.server.access import Identity, hub_of
from lembrar.server.feed import Feeds
from lembrar.server.problems import Problem

router = APIRouter()
_NO_KEY, _NOT_HERE = 4001, 4003


@router.websocket("/live")
async def live(socket: WebSocket, chat: str = "", user: str = "", after: int | None = None) -> None:
    """What happens in a chat, to a person, or at all: one JSON object for each thing."""
    await socket.accept()
    origin = urlsplit(socket.headers.get("Origin", "")).netloc
    if origin and origin != socket.headers.get("Host"):  # another page, in the same browser
        await socket.close(_NOT_HERE)
        return
    identity = await _admitted(socket)
    if identity is None:
        await socket.close(_NO_KEY)
        return
    tell = asyncio.create_task(_tell(socket, identity, chat, user, after))
    hear = asyncio.create_task(_hear(socket))
    await asyncio.wait([tell, hear], return_when=asyncio.FIRST_COMPLETED)
    for task in (tell, hear):
        task.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task


async def _admitted(socket: WebSocket) -> Identity | None:
    """Who has opened the page, if their key still opens something."""
    try:
        return await identity_of(socket, hub_of(socket), socket.cookies.get(COOKIE, ""))
    except (SignInNeeded, Problem):
        return None


async def _tell(
    socket: WebSocket, identity: Identity, chat: str, user: str, after: int | None
) -> None:
    feeds: Feeds = socket.app.state.feeds
    async with feeds.of(identity.tenant) as feed:
        people = await identities(feed.store, user) if user else ()
        with feed.watch(after, chat=chat or None, people=people) as watch:
            while True:
                happened = await watch.next()
                if await _admitted(socket) is None:  # the key was revoked meanwhile
                    await socket.close(_NO_KEY)
                    return
                for notice in happened:
                    told = {
                        "number": notice.number,
                        "kind": notice.kind,
                        "at": notice.at.isoformat(),
                        "chat": notice.chat,
                        "user": notice.user,
                        "data": dict(notice.data),
                    }
                    await socket.send_json(told)


async def _hear(socket: WebSocket) -> None:
    """Returns when the page is gone. Nothing that it sends is of interest."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
