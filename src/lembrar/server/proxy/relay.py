"""Passes a stream on as it comes, byte for byte, and has its answer recorded.

The answer is recorded before its last piece goes out, so that whoever asks again at once is
remembered. A stream that ends early, at either side, is recorded as far as it came."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx2
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from lembrar.server.proxy.listen import Listener
from lembrar.server.proxy.spoken import Answer
from lembrar.server.proxy.tasks import Tasks

Ending = Callable[[Answer], Coroutine[Any, Any, None]]  # what is done with an answer


class Relay(Response):
    """The upstream's stream, as an answer of ours."""

    def __init__(
        self,
        upstream: httpx2.Response,
        headers: list[tuple[bytes, bytes]],
        listener: Listener,
        end: Ending,
        tasks: Tasks,
    ) -> None:
        self.status_code = upstream.status_code
        self.background = None
        self.body = b""
        self.raw_headers = headers
        self._upstream = upstream
        self._listener = listener
        self._end: Ending | None = end
        self._tasks = tasks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        pump = asyncio.create_task(self._pump(send))
        gone = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait({pump, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            left = not pump.done()
            await asyncio.shield(self._tasks.start(self._settle(pump, gone)))
        if left:
            raise ClientDisconnect
        if error := pump.exception():  # so that the client sees that it is not the whole answer
            raise ConnectionAbortedError from error

    async def _pump(self, send: Send) -> None:
        head = {"type": "http.response.start", "status": self.status_code}
        await send({**head, "headers": self.raw_headers})
        async for piece in self._upstream.aiter_raw():
            self._listener.feed(piece)
            if self._listener.finished:
                await self._recorded()
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await self._recorded()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _recorded(self) -> None:
        end, self._end = self._end, None
        if end:
            await self._tasks.waited_for(end(self._listener.answer))

    async def _settle(self, *tasks: asyncio.Task[Any]) -> None:
        """Stops what still runs, lets go of the upstream, and keeps what was heard."""
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._recorded()
        await self._upstream.aclose()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
