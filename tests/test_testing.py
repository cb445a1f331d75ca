"""What `lembrar.testing` gives to those who build on Lembrar."""

import asyncio
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from lembrar.brains.base import Job, Piece
from lembrar.errors import BrainFailed
from lembrar.testing import FailingBrain, StoreContract, fixed_clock

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
JOB = Job((Piece("Ana", "user", "Quero economizar R$ 5.000 até junho.", NOON),), 30, "words", "pt")


def test_a_fixed_clock_moves_when_told() -> None:
    """F8: time in a test is a value, not a wait."""
    clock = fixed_clock(NOON)
    assert clock() == clock() == NOON
    assert clock.forward(hours=1, minutes=30) == clock() == NOON.replace(hour=13, minute=30)
    assert fixed_clock("2026-11-15T09:00:00-03:00")() == NOON
    assert fixed_clock()().utcoffset() is not None


def test_a_fixed_clock_has_a_zone() -> None:
    """F8."""
    with pytest.raises(ValueError, match="no time zone"):
        fixed_clock("2026-11-15T09:00:00")


def test_a_failing_brain_recovers() -> None:
    """F8: it is down for so many calls, then summarises."""
    brain = FailingBrain(2)
    for _ in range(2):
        with pytest.raises(BrainFailed):
            asyncio.run(brain.summarise(JOB))
    assert "5.000" in asyncio.run(brain.summarise(JOB)).text
    assert (brain.calls, brain.name) == (3, "local")


def test_the_contract_asks_for_a_store() -> None:
    """G3: a subclass that supplies none is told what to supply."""

    class Forgetful(StoreContract):
        pass

    with pytest.raises(NotImplementedError, match="async def open"):
        Forgetful().test_closing_again_does_nothing()


def test_pytest_is_not_needed() -> None:
    """G5: importing it brings no test tool along."""
    code = "import sys, lembrar.testing; print('pytest' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
