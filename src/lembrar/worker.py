"""Background work in this process: claims due chats and consolidates them, one at a time.

What is due stands in the store, written with the messages: a worker that dies loses nothing, and
another one, or the next start, goes on where it was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lembrar.errors import StoreError
from lembrar.model import Compaction
from lembrar.stores.base import Lease, Store

if TYPE_CHECKING:
    from lembrar.consolidate.run import Consolidation

_LEASE_SECONDS = 60.0
_AT_ONCE = 8
_LOOK_SECONDS = 30.0  # how often to look for chats that fell due by the passing of time
_TEND_SECONDS = 60.0  # how often to look for facts whose time has come
_QUIET_SECONDS = 0.05  # without a new message before background work begins …
_QUIET_ROUNDS = 40  # … but it is put off so many times at most
_RETRY_SECONDS = 2.0  # after the first failure; doubles up to the longest
_RETRY_LONGEST_SECONDS = 3600.0

Consolidate = Callable[[str], "Awaitable[Consolidation]"]
Tend = Callable[[datetime], Awaitable[object]]
Clock = Callable[[], datetime]
_log = logging.getLogger("lembrar.worker")


async def work_off(store: Store, consolidate: Consolidate, clock: Clock) -> list[Compaction]:
    """Consolidates every chat that is due now, and returns what was compacted."""
    done: list[Compaction] = []
    while leases := await store.claim(now=clock(), seconds=_LEASE_SECONDS, limit=_AT_ONCE):
        for n, lease in enumerate(leases):
            try:
                done += await _work(store, lease, consolidate, clock)
            except BaseException:
                await _hand_back(store, leases[n:], clock)
                raise
    return done


async def _hand_back(store: Store, leases: list[Lease], clock: Clock) -> None:
    """Gives up what was claimed, so that nobody waits for the leases to run out."""
    for lease in leases:
        with suppress(StoreError):
            await asyncio.shield(store.release(lease, due_at=clock(), failed=True))


async def _work(
    store: Store, lease: Lease, consolidate: Consolidate, clock: Clock
) -> list[Compaction]:
    """One chat. Whatever fails, the chat stays due, later and later, and the others go on."""
    retry_at = clock() + timedelta(
        seconds=min(_RETRY_SECONDS * 2 ** min(lease.attempts, 20), _RETRY_LONGEST_SECONDS)
    )
    try:
        done = await consolidate(lease.chat)
    except StoreError:
        raise
    except Exception:  # noqa: BLE001 - one chat that cannot be worked on must not stop the others
        _log.exception("Background work failed; it stays due and will be tried again.")
        await store.release(lease, due_at=retry_at, failed=True)
        return []
    due_at = retry_at if done.failed else done.due_at
    await store.release(lease, due_at=due_at, failed=done.failed)
    return done.compactions


class Worker:
    """Works whenever it is woken, once it is quiet: the answer comes first. It looks around now
    and then, too."""

    def __init__(self, store: Store, consolidate: Consolidate, tend: Tend, clock: Clock) -> None:
        self._store = store
        self._consolidate = consolidate
        self._tend = tend
        self._clock = clock
        self._tend_at = clock()
        self._woken = asyncio.Event()
        self._hurried = asyncio.Event()  # somebody waits for the work
        self._idle = asyncio.Event()
        self._stop = False
        self._woken.set()  # a process that died may have left work behind
        self._task = asyncio.create_task(self._run(), name="lembrar-worker")

    def wake(self) -> None:
        """There is something to do."""
        self._idle.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Returns when everything that was due has been looked at."""
        if not self._task.done() and not self._idle.is_set():
            self._hurried.set()
            idle = asyncio.ensure_future(self._idle.wait())
            await asyncio.wait([idle, self._task], return_when=asyncio.FIRST_COMPLETED)
            idle.cancel()

    async def close(self) -> None:
        """Finishes what is due and stops."""
        await self.settled()
        self._stop = True
        self._woken.set()
        self._hurried.set()
        await self._task

    async def _run(self) -> None:
        while not self._stop:
            await self._quiet()
            try:
                await work_off(self._store, self._consolidate, self._clock)
                await self._garden()
            except Exception:  # noqa: BLE001 - readers wait for this loop: it must go on
                _log.exception("Background work failed; what is due stays due.")
            if not self._woken.is_set():
                self._hurried.clear()
                self._idle.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), _LOOK_SECONDS)
        self._idle.set()

    async def _garden(self) -> None:
        """Lets facts fade and expire, now and then."""
        now = self._clock()
        if now >= self._tend_at:
            self._tend_at = now + timedelta(seconds=_TEND_SECONDS)
            await self._tend(now)

    async def _quiet(self) -> None:
        """Returns when nothing has been recorded for a moment, or somebody cannot wait."""
        for _ in range(_QUIET_ROUNDS):
            self._woken.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), _QUIET_SECONDS)
            if self._hurried.is_set() or not self._woken.is_set():
                return
