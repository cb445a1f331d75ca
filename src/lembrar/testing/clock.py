"""A clock for tests."""

from __future__ import annotations

from datetime import datetime, timedelta

_START = "2026-11-15T10:00:00-03:00"


class FixedClock:
    """Stands still until it is moved. Pass it as `clock`."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **by: float) -> datetime:
        """Moves by so many `days`, `hours`, `minutes`, `seconds` …, and tells the new time."""
        self.now += timedelta(**by)
        return self.now


def fixed_clock(start: datetime | str = _START) -> FixedClock:
    """A clock that stands at `start`, a time with its zone or the same as ISO 8601 text."""
    now = datetime.fromisoformat(start) if isinstance(start, str) else start
    if now.tzinfo is None:
        raise ValueError(f"{now.isoformat()} has no time zone. Write it as in {_START}.")
    return FixedClock(now)
