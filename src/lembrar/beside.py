"""Another process for work that nobody waits for, so that answers have this one for themselves."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from typing import TypeVar

from lembrar.aside import Unable, handing_over

_T = TypeVar("_T")
_YIELDS = 10  # how far the other process stands back for this one, of 19
_log = logging.getLogger("lembrar.beside")


@contextmanager
def beside() -> Generator[None]:
    """While open, background work is thought through by another process, begun when there is
    some. Where a system has none to give, it is done here as ever."""
    try:
        other = Beside()
    except (OSError, ImportError, NotImplementedError) as error:
        _log.warning("Background work has no process of its own: %s", error)
        yield
        return
    try:
        with handing_over(other):
            yield
    finally:
        other.close()


class Beside:
    """The other process. If it dies, another one takes its place."""

    def __init__(self) -> None:
        self._pool = _begun()

    async def do(self, work: Callable[[], _T]) -> _T:
        """What some work results in, done there."""
        pool = self._pool
        try:
            given = pool.submit(work)
        except (OSError, RuntimeError) as error:  # no process to be had; or it died, or is closed
            self._begin_anew(pool, error)
            raise Unable from error
        try:
            return await asyncio.wrap_future(given)
        except BrokenProcessPool as error:
            self._begin_anew(pool, error)
            raise Unable from error

    def _begin_anew(self, pool: ProcessPoolExecutor, error: Exception) -> None:
        if isinstance(error, BrokenProcessPool) and self._pool is pool:  # nobody else has seen it
            _log.warning("The process for background work ended; another one is begun.")
            self._pool = _begun()
            pool.shutdown(wait=False)

    def close(self) -> None:
        """Waits for what is being done, and ends the process."""
        self._pool.shutdown(cancel_futures=True)


def _begun() -> ProcessPoolExecutor:
    fresh = get_context("spawn")  # no thread and no lock of this one goes along
    return ProcessPoolExecutor(1, fresh, initializer=_settle_in)


def _settle_in() -> None:
    """In the other process: answers come first, and it ends with whoever began it, however that
    happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to both
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # and whoever ends a whole group, this
    with suppress(OSError, AttributeError):  # not every system knows how
        os.nice(_YIELDS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(0)
