"""What takes a while to look up, kept for a moment: a page that is asked for again and again must
not keep the database busy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Generic, TypeVar

from lembrar.errors import LembrarError

_T = TypeVar("_T")
_REST = 20  # times what it took, before it is looked up again
_FIRST_SECONDS = 1.5  # that a page waits for what was never looked up
_PATIENCE_SECONDS = 0.3  # and for what is old: then it shows what was known before


class Kept(Generic[_T]):
    """Something that is looked up when it is asked for and old: a twentieth of the time is spent on
    it at most, however often that is. Who asks waits a moment, and is then given what there is:
    None if nothing was ever found."""

    def __init__(self, least_seconds: float = 0.0) -> None:
        self._least = least_seconds
        self._found: _T | None = None
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None

    async def now(self, look: Callable[[], Awaitable[_T]]) -> _T | None:
        """What `look` finds, or found not long ago."""
        if monotonic() >= self._until and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._look(look))
        if self._task:
            patience = _FIRST_SECONDS if self._found is None else _PATIENCE_SECONDS
            await asyncio.wait([self._task], timeout=patience)
        return self._found

    async def _look(self, look: Callable[[], Awaitable[_T]]) -> None:
        began = monotonic()
        try:
            self._found = await look()
        except LembrarError:
            return  # what was found before stands
        took = monotonic() - began
        self._until = monotonic() + max(self._least, _REST * took)
