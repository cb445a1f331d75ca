"""Background work: claims due chats and consolidates them, in this process or in others.

What is due stands in the store, written with the messages: a worker that dies loses nothing, and
another one, or the next start, goes on where it was."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from time import monotonic
from typing import TYPE_CHECKING, Any

from lembrar.errors import StoreError
from lembrar.model import Compaction
from lembrar.stores.base import Database, Lease, Store

if TYPE_CHECKING:
    from lembrar.consolidate.run import Consolidation

_LEASE_SECONDS = 60.0
_CLAIM = 8
_SLOW_AT_ONCE = 8  # chats for which an LLM is asked side by side
_TENANTS_AT_ONCE = 8  # that one process works for side by side
_POLL_SECONDS = 1.0  # between two looks at a database that others write to
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


async def work_off(
    store: Store, consolidate: Consolidate, clock: Clock, *, at_once: int = 1
) -> list[Compaction]:
    """Consolidates every chat that is due now, `at_once` of them side by side, and returns what
    was compacted."""
    done: list[Compaction] = []
    while leases := await store.claim(now=clock(), seconds=_LEASE_SECONDS, limit=_CLAIM):
        waiting = list(leases)
        held: list[Lease] = []

        async def work(waiting: list[Lease] = waiting, held: list[Lease] = held) -> None:
            while waiting:
                lease = waiting.pop(0)
                held.append(lease)
                done.extend(await _work(store, lease, consolidate, clock))
                held.remove(lease)

        try:
            await _together(work, min(at_once, len(leases)))
        except BaseException:
            await _hand_back(store, [*held, *waiting], clock)
            raise
    return done


async def _together(work: Callable[[], Awaitable[None]], times: int) -> None:
    """Runs several at once; the first error stops the others and is raised."""
    if times == 1:
        await work()
        return
    tasks = [asyncio.ensure_future(work()) for _ in range(times)]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _hand_back(store: Store, leases: list[Lease], clock: Clock) -> None:
    """Gives up what was claimed, so that nobody waits for the leases to run out."""
    for lease in leases:
        with suppress(StoreError):
            await asyncio.shield(store.release(lease, due_at=clock(), failed=True))


async def _work(
    store: Store, lease: Lease, consolidate: Consolidate, clock: Clock
) -> list[Compaction]:
    """One chat. Whatever fails, the chat stays due, later and later, and the others go on."""
    pulse = asyncio.create_task(_keep(store, lease, clock))
    try:
        done = await consolidate(lease.chat)
    except StoreError:
        raise
    except Exception:  # noqa: BLE001 - one chat that cannot be worked on must not stop the others
        _log.exception("Background work failed; it stays due and will be tried again.")
        await store.release(lease, due_at=_retry_at(lease, clock), failed=True)
        return []
    finally:
        pulse.cancel()
    due_at = _retry_at(lease, clock) if done.failed else done.due_at
    await store.release(lease, due_at=due_at, failed=done.failed)
    return done.compactions


def _retry_at(lease: Lease, clock: Clock) -> datetime:
    """When what failed is tried again."""
    seconds = min(_RETRY_SECONDS * 2 ** min(lease.attempts, 20), _RETRY_LONGEST_SECONDS)
    return clock() + timedelta(seconds=seconds)


async def _keep(store: Store, lease: Lease, clock: Clock) -> None:
    """Keeps the lease while the work lasts: nobody else should pay for it, too."""
    while True:
        await asyncio.sleep(_LEASE_SECONDS / 3)
        with suppress(StoreError):
            if not await store.extend(lease, now=clock(), seconds=_LEASE_SECONDS):
                return


async def serve(
    database: Database, work: Callable[[str], Awaitable[object]], stop: asyncio.Event, clock: Clock
) -> None:
    """Works for every tenant of a database until told to stop: `work` does what a tenant has due.
    Tenants are served side by side and in turn, so that the backlog of one keeps nobody waiting.
    Several of these may run at once, in whichever processes."""
    waiting: deque[str] = deque()
    under_way: dict[str, asyncio.Task[None]] = {}
    stopped = asyncio.create_task(stop.wait())
    look_at = 0.0
    try:
        while not stop.is_set():
            if monotonic() >= look_at:
                due = await _due(database, clock)
                waiting += [t for t in due if t not in under_way and t not in waiting]
                look_at = monotonic() + _POLL_SECONDS
            while waiting and len(under_way) < _TENANTS_AT_ONCE:
                tenant = waiting.popleft()
                under_way[tenant] = asyncio.create_task(_for_tenant(work, tenant))
            rest = max(0.0, look_at - monotonic())
            news = {stopped, *under_way.values()}
            await asyncio.wait(news, timeout=rest, return_when=asyncio.FIRST_COMPLETED)
            under_way = {t: task for t, task in under_way.items() if not task.done()}
    finally:
        left: list[asyncio.Task[Any]] = [stopped, *under_way.values()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


async def _due(database: Database, clock: Clock) -> list[str]:
    """The tenants that have something to do; none while nobody can tell."""
    try:
        return list(await database.tenants(due=clock()))
    except StoreError:
        _log.exception("The database could not do its work; trying again.")
        return []


async def _for_tenant(work: Callable[[str], Awaitable[object]], tenant: str) -> None:
    """Whatever is wrong with one tenant, the others have their turn."""
    try:
        await work(tenant)
    except Exception:  # noqa: BLE001 - the worker's loop
        _log.exception("The work of one tenant failed; it stays due.")


class Worker:
    """Works whenever it is woken, once it is quiet: the answer comes first. It looks around now
    and then, too. Nobody waits for one that is `slow`, such as with an LLM: closing stops it where
    it is, and what it had begun is done by whoever comes next."""

    def __init__(
        self, store: Store, consolidate: Consolidate, tend: Tend, clock: Clock, *, slow: bool
    ) -> None:
        self._store = store
        self._slow = slow
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
        if not self._slow and not self._task.done() and not self._idle.is_set():
            self._hurried.set()
            idle = asyncio.ensure_future(self._idle.wait())
            await asyncio.wait([idle, self._task], return_when=asyncio.FIRST_COMPLETED)
            idle.cancel()

    async def close(self) -> None:
        """Finishes what is due, unless that may take long, and stops."""
        if self._slow:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            return
        await self.settled()
        self._stop = True
        self._woken.set()
        self._hurried.set()
        await self._task

    async def _run(self) -> None:
        while not self._stop:
            await self._quiet()
            try:
                at_once = _SLOW_AT_ONCE if self._slow else 1
                await work_off(self._store, self._consolidate, self._clock, at_once=at_once)
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
