"""What the tests share."""

from collections.abc import Iterator
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import HealthCheck, settings

from lembrar import Memory

# Machines are noisy: nothing here is judged by the clock.
settings.register_profile(
    "lembrar", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("lembrar")

BRASILIA = timezone(timedelta(hours=-3))


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 15, 10, tzinfo=BRASILIA)

    def __call__(self) -> datetime:
        return self.now

    def forward(self, **by: float) -> None:
        self.now += timedelta(**by)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def memory(clock: Clock) -> Iterator[Memory]:
    """An empty memory of the default preset, in this process."""
    with Memory("memory:", clock=clock) as opened:
        yield opened
