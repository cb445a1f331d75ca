"""Background work in another process: the same results, whatever becomes of that process."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from lembrar import AsyncMemory
from lembrar.aside import aside
from lembrar.beside import beside
from lembrar.brains.llm import LLMBrain
from lembrar.model import Fact, Summary
from lembrar.testing import ScriptedLLM

PRESETS = ("default", "assistant", "companion", "finance", "progressive", "roleplay")
SAID = (
    ("Oi! Sou a Júlia, moro em Recife e sou vegetariana.", "Oi, Júlia!"),
    ("Tenho consulta na sexta às 15h e gastei R$ 45,90 na padaria.", "Anotado."),
    ("Fiquei ansiosa com o prazo do dia 20/11.", "Vai dar tudo certo."),
    ("Meu CPF é 529.982.247-25, mas não conta pra ninguém.", "Combinado."),
)


async def lived(preset: str) -> tuple[list[Fact], list[Summary]]:
    """What is known after a few days of talk."""
    clock = [datetime(2026, 11, 2, 12, tzinfo=UTC)]
    async with await AsyncMemory.open(
        "memory:", preset=preset, background=False, clock=lambda: clock[0]
    ) as memory:
        for n in range(24):
            clock[0] += timedelta(hours=3)
            question, answer = SAID[n % len(SAID)]
            await memory.record("c", "julia", f"{question} ({n})", answer)
            if n % 8 == 7:
                await memory.consolidate()
        return await memory.facts("julia"), await memory.store.blocks("c")


@pytest.mark.parametrize("preset", PRESETS)
def test_another_process_learns_and_summarises_the_same(preset: str) -> None:
    """K3, G8: who thinks makes no difference to what is known."""

    async def main() -> None:
        facts, blocks = await lived(preset)
        with beside():
            there, told = await lived(preset)
        assert [str(fact) for fact in there] == [str(fact) for fact in facts]
        assert [(b.text, b.start, b.end) for b in told] == [
            (b.text, b.start, b.end) for b in blocks
        ]
        assert facts or blocks

    asyncio.run(main())


def test_what_an_llm_answers_is_verified_there() -> None:
    """G8: its summaries and facts are weighed by the other process as they would be here."""
    moves = {"n": 1, "text": "Júlia mora em Recife e quer juntar R$ 900.", "mood": None}
    learnt = {"message": 1, "kind": "bio", "key": "home", "content": "mora em Recife"}
    reply = json.dumps({"blocks": [moves], "facts": [learnt], "moods": []})

    async def main() -> None:
        with ScriptedLLM(reply) as llm, beside():
            brain = LLMBrain("scripted", url=llm.url, key="sk-test")
            async with await AsyncMemory.open(
                "memory:", preset="finance", llm=brain, background=False
            ) as memory:
                for n in range(6):
                    await memory.record("c", "julia", f"{SAID[0][0]} ({n})", SAID[0][1])
                await memory.consolidate()
                assert llm.requests and await memory.store.blocks("c")
                assert any("Recife" in str(fact) for fact in await memory.facts("julia"))
            await brain.close()

    asyncio.run(main())


def test_work_is_done_by_another_process_and_here_again_afterwards() -> None:
    """A11: answers have their process for themselves."""

    async def main() -> None:
        with beside():
            assert await aside(os.getpid) != os.getpid()
        assert await aside(os.getpid) == os.getpid()

    asyncio.run(main())


def test_what_work_raises_is_raised_here() -> None:
    """K3: a failure is told to whoever asked, and the process goes on."""

    async def main() -> None:
        with beside():
            there = await aside(os.getpid)
            with pytest.raises(ZeroDivisionError):
                await aside(divmod, 1, 0)
            assert await aside(os.getpid) == there

    asyncio.run(main())


def test_a_process_that_dies_is_replaced_and_its_work_done() -> None:
    """G3: whoever dies of it, the work is done."""

    async def main() -> None:
        with beside():
            there = await aside(os.getpid)
            doomed = [asyncio.create_task(aside(dies_elsewhere, os.getpid())) for _ in range(3)]
            assert await asyncio.gather(*doomed) == ["done"] * 3
            later = await aside(os.getpid)
            assert later not in (there, os.getpid())

    asyncio.run(main())


def dies_elsewhere(home: int) -> str:
    if os.getpid() != home:
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


OPENS = """
import asyncio, os, time
from lembrar.aside import aside
from lembrar.beside import beside
from lembrar.brains.llm import LLMBrain

async def main():
    with beside():
        print(await aside(os.getpid), flush=True)
        time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_it_ends_with_the_process_that_began_it(tmp_path: Path) -> None:
    """G3: a killed server leaves nothing running."""
    script = tmp_path / "opens.py"
    script.write_text(OPENS)
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert parent.stdout
    other = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()
    for _ in range(500):
        if not is_running(other):
            return
        time.sleep(0.02)
    raise AssertionError("the other process goes on")


def is_running(pid: int) -> bool:
    """Whether it still does something: one that ended and nobody has waited for does not."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def test_without_a_process_to_be_had_work_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """G3: a system that has no processes or semaphores to give still serves."""

    def refused(*_: object, **__: object) -> None:
        raise OSError("Function not implemented")

    async def main() -> None:
        with beside():
            assert await aside(os.getpid) == os.getpid()

    monkeypatch.setattr("multiprocessing.context.BaseContext.Queue", refused)
    monkeypatch.setattr("multiprocessing.context.BaseContext.SimpleQueue", refused)
    asyncio.run(main())
