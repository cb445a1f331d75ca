"""The way from a framework's code, blocking or awaited, to the memory behind it."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from datetime import datetime
from typing import Any, ParamSpec, TypeVar, cast

from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.stores.base import Store
from lembrar.sync import Memory

_T = TypeVar("_T")
_P = ParamSpec("_P")
Work = Callable[[Store, datetime], Coroutine[Any, Any, _T]]

_BLOCKING = "An AsyncMemory can only be awaited. For blocking calls, open a lembrar.Memory."
_NEITHER = "An adapter needs a lembrar.Memory or a lembrar.AsyncMemory, not {}."


class Bridge:
    """Runs work on the store of a memory. Behind a `Memory`, that is on the memory's own loop, so
    that blocking and awaited calls both work, from any thread; an `AsyncMemory` has to be awaited
    on the loop that it was opened on."""

    def __init__(self, memory: Memory | AsyncMemory) -> None:
        if not isinstance(cast(object, memory), (Memory, AsyncMemory)):
            raise InvalidInput(_NEITHER.format(type(memory).__name__))
        self.memory = memory

    def wait(self, work: Work[_T]) -> _T:
        """Does the work and waits for it."""
        if isinstance(self.memory, AsyncMemory):
            raise InvalidInput(_BLOCKING)
        return _sent(self.memory, work).result()

    async def run(self, work: Work[_T]) -> _T:
        """Does the work without blocking the loop that this is awaited on."""
        if isinstance(self.memory, AsyncMemory):
            return await _begun(self.memory, work)
        return await asyncio.wrap_future(_sent(self.memory, work))


def _sent(memory: Memory, work: Work[_T]) -> Future[_T]:
    # A Memory has no public way onto its loop: only this file knows that it has one.
    ready = memory._ready()  # pyright: ignore[reportPrivateUsage]
    loop = memory._loop  # pyright: ignore[reportPrivateUsage]
    return asyncio.run_coroutine_threadsafe(_begun(ready, work), loop)


async def _begun(memory: AsyncMemory, work: Work[_T]) -> _T:
    now = memory._now()  # pyright: ignore[reportPrivateUsage]
    return await work(memory.store, now)


async def awaited(
    method: Callable[_P, _T | Awaitable[_T]], *args: _P.args, **kwargs: _P.kwargs
) -> _T:
    """Calls a method of a memory, awaiting it if it is an AsyncMemory's, and off the loop if it
    blocks."""
    if inspect.iscoroutinefunction(method):
        return await method(*args, **kwargs)
    return cast(_T, await asyncio.to_thread(method, *args, **kwargs))
