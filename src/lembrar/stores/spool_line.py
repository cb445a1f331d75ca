"""The line to a database: opened once that is possible, and known to be down while nobody answers.

While it is down, nobody waits for it: what can do without the database does so at once, until a
look in the background finds that it answers again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from lembrar.errors import LembrarError, StoreAway, StoreBusy, StoreClosed

OPEN_SECONDS = 10.0  # that opening waits for a database before it goes on without
_T = TypeVar("_T")
_log = logging.getLogger("lembrar.spool")


class Unanswered(StoreAway):
    """The database did not answer in time."""


class Closable(Protocol):
    """What can be let go of: a store or a database."""

    async def close(self) -> None: ...


_S = TypeVar("_S", bound=Closable)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait for a database. Times are in seconds.

    All attempts of a write together take `write` at most, a read on the way of an answer takes
    `read` (None is as long as the database takes: good for a file), and a write of what waited
    takes `drain`. Between attempts there is a pause, of `pause` at first, that doubles. While
    there is trouble, one looks again after `retry`, which doubles up to `longest`, and without
    any every `look`."""

    attempts: int = 3
    pause: float = 0.1
    write: float = 1.5
    read: float | None = 2.0
    drain: float = 30.0
    retry: float = 0.25
    longest: float = 5.0
    look: float = 30.0


class Line(Generic[_S]):
    """The way to a store or database that is there, or that `opener` will open."""

    def __init__(self, there: _S | Callable[[], Awaitable[_S]], patience: Patience) -> None:
        self._there: _S | None = None if callable(there) else there
        self._opener = there if callable(there) else None
        self._patience = patience
        self._opening: asyncio.Task[None] | None = None
        self._why: LembrarError = StoreAway()
        self._abandoned: set[asyncio.Future[Any]] = set()
        self._closed = False
        self._said = ""
        self.is_down = self._there is None
        self.trouble = asyncio.Event()  # there is something to look after

    @property
    def there(self) -> _S:
        """What is at the other end; raises why it could not be opened, if it could not."""
        if self._closed:
            raise StoreClosed
        if self._there is None:
            raise self._why
        return self._there

    @property
    def refusal(self) -> LembrarError | None:
        """Why it cannot be opened, if waiting will not help: a wrong password, a database of
        another program."""
        waits = isinstance(self._why, StoreAway | StoreBusy)
        return None if self._there is not None or waits else self._why

    async def quick(
        self,
        call: Callable[[_S], Coroutine[Any, Any, _T]],
        seconds: float | None,
        *,
        again: bool = True,
    ) -> _T:
        """An answer, within so many seconds if that is asked, or StoreAway: at once while the
        line is down. Who was disconnected is asked `again`, once, over a new connection."""
        there = self.there
        if self.is_down:
            raise StoreAway
        try:
            return await (self.ask(call, seconds) if seconds else call(there))
        except StoreAway as error:
            if again and not isinstance(error, Unanswered):
                return await self.quick(call, seconds, again=False)
            self.lost()
            raise

    async def ask(self, call: Callable[[_S], Coroutine[Any, Any, _T]], seconds: float) -> _T:
        """Waits for an answer, so long at most; raises Unanswered if none came. Whether what was
        asked has been done is then unknown."""
        task = asyncio.ensure_future(call(self.there))
        try:
            await asyncio.wait((task,), timeout=seconds)
        except asyncio.CancelledError:
            task.cancel()
            raise
        if task.done():
            return task.result()
        # Not waited for: who hangs in a dead connection may hang in giving up, too.
        task.cancel()
        self._abandoned.add(task)
        task.add_done_callback(self._let_go)
        raise Unanswered(f"The database did not answer within {seconds:.1f} seconds.")

    def _let_go(self, task: asyncio.Future[Any]) -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            task.exception()  # heard, so that nobody complains that it was not

    def lost(self) -> None:
        """Nobody answers."""
        if not self.is_down:
            self.is_down = True
            _log.warning("The database does not answer. Messages wait in the spool until it does.")
            self.trouble.set()

    async def open(self, seconds: float) -> None:
        """Opens what is not open, waiting so long at most. Raises what stands in the way. An
        attempt that takes longer goes on, and whoever comes next waits for the same one."""
        if self._there is not None:
            return
        if self._closed:
            raise StoreClosed
        if self._opening is None:
            self._opening = asyncio.create_task(self._open())
            self._opening.add_done_callback(self._let_go)
        opening = self._opening
        await asyncio.wait((opening,), timeout=seconds)
        if not opening.done():
            raise Unanswered(f"The database did not answer within {seconds:.1f} seconds.")
        self._opening = None
        opening.result()

    async def _open(self) -> None:
        assert self._opener  # noqa: S101 - what is not there has one
        try:
            there = await self._opener()
        except LembrarError as error:
            self._why = error
            raise
        if self._closed:
            await there.close()
            raise StoreClosed
        self._there, self.is_down = there, False

    async def look(self, probe: Callable[[_S], Coroutine[Any, Any, object]]) -> bool:
        """Finds out whether somebody answers, by asking something that costs nothing."""
        if not self.is_down:
            return True
        try:
            await self.open(self._patience.drain)
            await self.ask(probe, self._patience.write)
        except (StoreAway, StoreBusy):
            return False
        except StoreClosed:
            raise
        except LembrarError as error:  # an answer, if not the one that was hoped for
            if self._there is None:
                self._complain(str(error))
                return False
        self.is_down = False
        return True

    def _complain(self, why: str) -> None:
        """Says once that the database will not have us."""
        if why != self._said:
            _log.warning("The database cannot be opened: %s", why)
        self._said = why

    async def close(self) -> None:
        """Lets go of it."""
        self._closed = True
        for task in (*self._abandoned, self._opening):
            if task:
                task.cancel()
        if self._there is not None:
            await self._there.close()
