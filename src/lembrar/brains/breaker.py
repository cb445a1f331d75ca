"""While nobody answers, nobody is asked: a moment first, then longer and longer."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from lembrar.errors import BrainFailed

_FIRST_SECONDS = 1.0
_LONGEST_SECONDS = 60.0


class Breaker:
    """Keeps an outage from costing every chat its timeout. After the pause one alone finds out
    whether it is over, while the others still wait."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pause = 0.0
        self._began = 0.0  # the last pause
        self._open_until = 0.0
        self._why = ""

    def look(self) -> float:
        """What time it is. Raises BrainFailed, not tried, while the pause lasts."""
        now = self._clock()
        if now < self._open_until:
            raise BrainFailed(self._why, outage=True, tried=False)
        return now

    def check(self) -> float:
        """When the call begins. Raises BrainFailed, not tried, while the pause lasts."""
        now = self.look()
        if self._pause:
            self._open_until = now + self._pause
        return now

    def answered(self) -> None:
        """All is well."""
        self._pause = self._open_until = 0.0

    def failed(self, failure: BrainFailed, began: float) -> None:
        """Begins a pause, if it was an outage: at least as long as the service asks for. Calls
        that had begun before the last pause tell nothing new."""
        now = self._clock()
        if not failure.outage or (self._pause and began < self._began):
            return
        self._why = str(failure)
        self._began = now
        self._pause = min(_LONGEST_SECONDS, self._pause * 2 or _FIRST_SECONDS)
        self._open_until = now + max(self._pause, failure.retry_after or 0.0)
