"""Waiting for notices, so that nobody misses what is published between looking and waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class _Seen:
    """Up to which number somebody has seen a store's notices."""

    by: object
    number: int


_STORES = 8  # that a task is known to have looked at lately
_seen: ContextVar[tuple[_Seen, ...]] = ContextVar("lembrar_notices_seen", default=())


class Bell:
    """Rung, in whichever thread, when a tenant may have a new notice. All who listen hear it, in
    whichever event loop they are. `listened` is called when somebody has begun to."""

    def __init__(self, listened: Callable[[], None] | None = None) -> None:
        self._listened = listened
        self._lock = threading.Lock()
        self._ears: dict[tuple[str, asyncio.AbstractEventLoop], set[asyncio.Event]] = {}

    def ring(self, *tenants: str) -> None:
        """Wakes whoever listens for these tenants; for any, if none is named."""
        with self._lock:
            hearing = [key for key in self._ears if not tenants or key[0] in tenants]
        for key in hearing:
            with suppress(RuntimeError):  # a loop that has ended
                key[1].call_soon_threadsafe(self._wake, key)

    def tenants(self) -> set[str]:
        """For whom somebody listens."""
        with self._lock:
            return {tenant for tenant, _ in self._ears}

    @contextmanager
    def listening(self, tenant: str) -> Generator[asyncio.Event]:
        """An event of the running loop that is set whenever the bell rings."""
        key = (tenant, asyncio.get_running_loop())
        event = asyncio.Event()
        with self._lock:
            self._ears.setdefault(key, set()).add(event)
        try:
            if self._listened:
                self._listened()
            yield event
        finally:
            with self._lock:
                self._ears[key].discard(event)
                if not self._ears[key]:
                    del self._ears[key]

    def _wake(self, key: tuple[str, asyncio.AbstractEventLoop]) -> None:
        with self._lock:
            events = tuple(self._ears.get(key, ()))
        for event in events:
            event.set()


class Lookout:
    """How a store waits. Whoever reads notices and then waits is woken at once if more came in
    between: what a task has seen is known by its context, whatever other tasks do."""

    def __init__(self, bell: Bell, tenant: str, newest: Callable[[], Awaitable[int]]) -> None:
        self._bell = bell
        self._tenant = tenant
        self._newest = newest
        self._self = object()  # in contexts, which may outlive the store

    def saw(self, number: int) -> None:
        """Whoever calls has seen every notice up to this one."""
        others = [seen for seen in _seen.get() if seen.by is not self._self]
        _seen.set((_Seen(self._self, number), *others[: _STORES - 1]))

    async def wait(self, seconds: float) -> None:
        """Returns when there is a notice that whoever calls has not seen, or after so long. Who
        has looked at none has seen them all."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        seen = next((seen for seen in _seen.get() if seen.by is self._self), None)
        with self._bell.listening(self._tenant) as rung:
            newest = await self._newest()
            since = seen.number if seen else newest
            while newest <= since and (left := deadline - loop.time()) > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(left):
                        await rung.wait()
                rung.clear()
                newest = await self._newest()
        if seen:
            seen.number = newest  # who waits again without looking waits for the next one
