"""Connections to one server, kept for the next call.

Who needs one and can have none is told at once why: the server is away, or all are in use. A pool
that goes on trying behind the scenes would say neither, and come back late."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager

from lembrar.errors import StoreBusy, StoreClosed
from lembrar.stores.postgres_wire import Wire, hang_up

_LIFETIME_SECONDS = 3600.0  # a server that moved, or grew fat on one connection, is left behind
_IDLE_SECONDS = 600.0


class Pool:
    """At most `size` connections, the one used last first: it has most of the statements ready."""

    def __init__(
        self, connect: Callable[[], Awaitable[Wire]], size: int, patience_seconds: float
    ) -> None:
        self._connect = connect
        self._size = size
        self._patience_seconds = patience_seconds
        self._places = asyncio.Semaphore(size)
        self._idle: list[Wire] = []
        self._closed = False

    def check_open(self) -> None:
        """Raises if it was closed."""
        if self._closed:
            raise StoreClosed

    @asynccontextmanager
    async def wire(self) -> AsyncGenerator[Wire]:
        """A connection to use for a while. One that is left amid something is given up."""
        await self._place()
        wire: Wire | None = None
        try:
            wire = await self._free() or await self._connect()
            yield wire
        finally:
            if wire is not None:
                await self._keep(wire)
            self._places.release()

    async def forget(self) -> None:
        """Gives up every connection that is not in use: one was lost, and the others went with
        it."""
        idle, self._idle = self._idle, []
        await hang_up(idle)

    async def close(self) -> None:
        """Lets no call begin, waits for those under way, and gives up every connection."""
        if self._closed:
            return
        self._closed = True
        for _ in range(self._size):
            await self._places.acquire()
        await self.forget()
        for _ in range(self._size):
            self._places.release()

    async def _place(self) -> None:
        self.check_open()
        try:
            async with asyncio.timeout(self._patience_seconds):
                await self._places.acquire()
        except TimeoutError:
            raise StoreBusy(
                f"All {self._size} connections to the database are in use. Try again in a moment."
            ) from None
        if self._closed:
            self._places.release()
            raise StoreClosed

    async def _free(self) -> Wire | None:
        while self._idle:
            wire = self._idle.pop()
            if wire.is_free:
                return wire
            await hang_up([wire])
        return None

    async def _keep(self, wire: Wire) -> None:
        now = time.monotonic()
        old = now - wire.opened_at > _LIFETIME_SECONDS * random.uniform(0.9, 1)  # noqa: S311
        if old or not wire.is_free:
            await hang_up([wire])
        else:
            self._idle.append(wire)
        while self._idle and now - self._idle[0].used_at > _IDLE_SECONDS:
            await hang_up([self._idle.pop(0)])
