"""Work that a request begins, and that goes on whatever becomes of the request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

PATIENCE_SECONDS = 5.0  # what is not done by then, an answer does not wait for
_AT_THE_END_SECONDS = 30.0
_T = TypeVar("_T")


class Tasks:
    """What is under way."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Has work done."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def waited_for(self, work: Coroutine[Any, Any, _T]) -> _T | None:
        """Has work done and waits for it a while; None if it takes longer."""
        return await self.wait(self.start(work))

    async def wait(self, task: asyncio.Task[_T], seconds: float = PATIENCE_SECONDS) -> _T | None:
        """Waits for a task a while; None if it takes longer."""
        await asyncio.wait([task], timeout=seconds)
        return task.result() if task.done() else None

    async def finish(self) -> None:
        """Waits for everything, and gives up on what does not end."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=_AT_THE_END_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
