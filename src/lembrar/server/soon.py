"""Work that may wait a moment, done once for all who asked for it meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from lembrar.errors import LembrarError


class Soon:
    """Does something `seconds` after it was asked for, once, however often that was. Whoever asks
    waits for nothing, and hears of no failure: it is for what may be lost."""

    def __init__(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        self._work = work
        self._seconds = seconds
        self._task: asyncio.Task[None] | None = None

    def ask(self) -> None:
        """Has it done. Asked for within a running event loop."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._do())

    async def close(self) -> None:
        """Waits for what was asked for."""
        if self._task:
            await self._task

    async def _do(self) -> None:
        await asyncio.sleep(self._seconds)
        with suppress(LembrarError):
            await self._work()
