"""When the summariser fails: nothing is lost, it is marked, it is tried again."""

import pytest

from lembrar import Memory, policy
from lembrar.brains.base import Draft, Job
from lembrar.brains.local import LocalBrain
from lembrar.errors import BrainFailed


class Flaky:
    """A summariser that is down until it is mended."""

    name = "flaky"

    def __init__(self) -> None:
        self.down = True
        self.calls = 0

    async def summarise(self, job: Job) -> Draft:
        self.calls += 1
        if self.down:
            raise BrainFailed
        return await LocalBrain().summarise(job)


def talk(memory: Memory, cycles: int) -> None:
    for n in range(cycles):
        memory.record("c", "ana", f"Paguei R$ {n},50 na padaria {n}", f"Anotado {n}.")


def test_the_cycle_is_kept_whole_and_pending(clock) -> None:
    """F8: marked as pending with its original text, and tried again at the next cycle."""
    brain = Flaky()
    with Memory("memory:", preset="finance", llm=brain, clock=clock) as memory:
        talk(memory, 3)
        (pending,) = memory.summaries("c")
        assert pending.status == "pending"
        assert "Paguei R$ 0,50 na padaria 0" in pending.text
        assert memory.open_chat("c", "ana").pending == 2
        assert "Paguei R$ 0,50 na padaria 0" in memory.context("c", "ana").text
        brain.down = False
        memory.record("c", "ana", "Mais R$ 9", "Anotado.")
        assert [s.status for s in memory.summaries("c")] == ["ready", "ready"]
        assert memory.open_chat("c", "ana").pending == 0


@pytest.mark.parametrize("preset", policy.names())
def test_nothing_is_lost_while_it_is_down(preset: str, clock) -> None:
    """F8, R9, G13: the chat never breaks; when it is back, the ladder is as if it never failed."""
    brain = Flaky()
    with Memory("memory:", preset=preset, llm=brain, clock=clock) as memory:
        talk(memory, 40)
        context = memory.context("c", "ana")
        assert "Paguei R$ 39,50 na padaria 39" in context.text
        clock.forward(hours=2)  # the session of the assistant preset is over
        memory.compact("c")
        context = memory.context("c", "ana")
        assert "Paguei R$ 39,50 na padaria 39" in context.text
        assert len(memory.history("c")) == 80
        brain.down = False
        memory.compact("c")
        mended = [(s.first, s.last, s.rung, s.text) for s in memory.summaries("c")]
        assert mended
        assert all(s.status == "ready" for s in memory.summaries("c"))


def test_existing_summaries_stand_while_it_is_down(clock) -> None:
    """F8: a failed squeeze leaves the summaries as they were."""
    brain = Flaky()
    brain.down = False
    with Memory("memory:", preset="roleplay", llm=brain, clock=clock, budget=400) as memory:
        talk(memory, 30)
        before = memory.summaries("c")
        assert before[0].status == "ready"
        brain.down = True
        talk(memory, 30)
        after = memory.summaries("c")
        assert after[0] == before[0]
        assert before[0].text in memory.context("c", "ana", budget=4000).text
