"""Summarisers for tests."""

from __future__ import annotations

from lembrar.brains.base import Brain, Draft, Job
from lembrar.errors import BrainFailed


class FailingBrain:
    """Raises BrainFailed for the first `failures` calls and then does as `brain` does, by default
    the one that needs no LLM. `calls` counts them all."""

    def __init__(self, failures: int, brain: Brain | None = None) -> None:
        self.failures = failures
        self.calls = 0
        self._brain = brain or _local()

    @property
    def name(self) -> str:
        """The name of the brain behind it."""
        return self._brain.name

    async def summarise(self, job: Job) -> Draft:
        """Fails, or summarises."""
        self.calls += 1
        if self.calls <= self.failures:
            raise BrainFailed
        return await self._brain.summarise(job)


def _local() -> Brain:
    from lembrar.brains.local import LocalBrain  # loads the language tables

    return LocalBrain()
