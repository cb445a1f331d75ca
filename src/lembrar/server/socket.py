"""The WebSocket `/ws`: messages in, contexts and live events out.

Every message is a JSON object with a `type`; a `ref` comes back with its answer.

    auth {key}                        first, where no header can be sent; → ready {after}
    record, append, context {…}       as the HTTP API has them → recorded, appended, context
    watch {watch, chat|user, after}   → watching {watch, after}, then event {watch, event}
    unwatch {watch}  ping             → unwatched, pong

Whoever is cut off watches again with `after` set to the number of the last event that came: none
is missed and none comes twice. What cannot be done is answered with `problem`. Close codes:

    1003  not text              1009  too large          1011  unforeseen
    1012  the server ends       1013  the database does not answer: try again in a moment
    4001  no key, or one that opens nothing (any more)
    4003  not from this machine, as long as there are no keys
    4008  too slow: come back and go on where you were
    4029  too many wrong keys
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from lembrar.server import metrics
from lembrar.server.access import hub_of
from lembrar.server.logs import request_log
from lembrar.server.problems import log_unforeseen
from lembrar.server.session import UNFORESEEN, Over, Session

router = APIRouter()
_GOODBYE_SECONDS = 1.0


@router.websocket("/ws")
async def ws(socket: WebSocket) -> None:
    """Messages in, contexts and live events out."""
    await socket.accept()
    began, session, code = perf_counter(), Session(socket), 0
    try:
        await _serve(session, socket)
    except WebSocketDisconnect as left:
        code = left.code  # they know where they were
    except Over as over:
        code = over.code
        await _end(socket, over)
    except Exception as error:  # noqa: BLE001 - the server's edge: nothing may pass it
        log_unforeseen(error)
        code = UNFORESEEN
        await _end(socket, Over(UNFORESEEN, "Something went wrong here. It has been noted."))
    finally:
        seconds = round(perf_counter() - began, 3)
        request_log().info("socket", tenant=session.tenant, code=code, seconds=seconds)


async def _end(socket: WebSocket, over: Over) -> None:
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(_GOODBYE_SECONDS):
            await socket.close(over.code, over.why)


async def _serve(session: Session, socket: WebSocket) -> None:
    identity = await session.admit()
    gauge = metrics.sockets.labels(identity.tenant)
    gauge.inc()
    try:
        hub, feeds = hub_of(socket), socket.app.state.feeds
        async with hub.using(identity.tenant) as memory, feeds.of(identity.tenant) as feed:
            await session.run(memory, feed)
    finally:
        gauge.dec()
