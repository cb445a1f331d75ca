"""The whole machine: background work, several processes, changes of preset, awaiting."""

import asyncio
import itertools
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lembrar import AsyncMemory, Memory, errors, policy


def talk(memory: Memory, cycles: int, chat: str = "c", start: int = 0) -> None:
    for n in range(start, start + cycles):
        memory.record(chat, "ana", f"Paguei R$ {n},50 na loja {n}", f"Anotado: R$ {n},50.")


def test_awaiting_is_the_same(tmp_path: Path, clock) -> None:
    """The same calls, awaited, many at once."""

    async def run() -> None:
        url = f"sqlite:{tmp_path / 'a.db'}"
        async with await AsyncMemory.open(url, preset="finance", clock=clock) as memory:
            calls = (memory.record("c", "ana", f"Oi número {n}", "Olá") for n in range(20))
            cycles = await asyncio.gather(*calls)
            assert sorted(cycle.number for cycle in cycles) == list(range(1, 21))
            assert len(await memory.summaries("c")) == 18
            assert (await memory.context("c", "ana")).tokens <= 6000

    asyncio.run(run())


def test_work_happens_in_the_background(tmp_path: Path) -> None:
    """R3, F10: recording does not wait for it; a reader of summaries sees it done."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}", preset="finance") as memory:
        talk(memory, 10)
        assert len(memory.summaries("c")) == 8
        assert memory.consolidate() == []


def test_work_outlives_its_process(tmp_path: Path) -> None:
    """G3, promise 2: what a killed process left undone is done by the next."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    code = f"""
import os, signal
from lembrar import Memory
memory = Memory({url!r}, preset="finance", background=False)
for n in range(6):
    memory.record("c", "ana", f"Paguei R$ {{n}} de luz", "Anotado.")
    print(n, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL
    acknowledged = len(done.stdout.split())
    assert acknowledged == 6
    with Memory(url, preset="finance") as memory:
        assert len(memory.history("c")) == 2 * acknowledged
        assert len(memory.summaries("c")) == 4


def writer(url: str, name: str) -> None:
    with Memory(url, preset="finance") as memory:
        for n in range(15):
            memory.record("c", "ana", f"{name} pagou R$ {n},00", f"Anotado {name}.")


def test_several_processes_share_a_file(tmp_path: Path) -> None:
    """G3, promise 1 and 3: no gap, no double, one ladder, whoever works on it."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    spawn = multiprocessing.get_context("spawn")
    workers = [spawn.Process(target=writer, args=(url, f"w{i}")) for i in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        assert worker.exitcode == 0
    with Memory(url, preset="finance") as memory:
        memory.consolidate("c")
        history = memory.history("c")
        assert [m.seq for m in history] == list(range(1, 91))
        assert sorted({m.cycle for m in history}) == list(range(1, history[-1].cycle + 1))
        for name in ("w0", "w1", "w2"):
            own = [m.content for m in history if m.content.startswith(f"{name} pagou")]
            assert own == [f"{name} pagou R$ {n},00" for n in range(15)], "in the order written"
        edges = [(s.start, s.end) for s in memory.summaries("c")]
        assert edges[0][0] == 1
        assert all(b[0] == a[1] + 1 for a, b in itertools.pairwise(edges))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("kind", ["sqlite", "memory"])
def test_a_forked_child_can_go_on(tmp_path: Path, kind: str) -> None:
    """Web servers fork after loading the application: both sides keep working."""
    url = f"sqlite:{tmp_path / 'a.db'}" if kind == "sqlite" else "memory:"
    memory = Memory(url, preset="finance")
    talk(memory, 2)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            talk(memory, 2, start=2)
            status = 0 if len(memory.history("c")) == 8 else 2
        finally:
            os._exit(status)
    deadline = time.monotonic() + 60
    while (ended := os.waitpid(child, os.WNOHANG)) == (0, 0) and time.monotonic() < deadline:
        pass
    if ended == (0, 0):
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    assert ended == (child, 0)
    talk(memory, 1, start=4)
    expected = 10 if kind == "sqlite" else 6
    assert len(memory.history("c")) == expected
    memory.close()


def test_tenants_never_meet(tmp_path: Path) -> None:
    """Promise 4: the same ids in two tenants are two worlds."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    with Memory(url, tenant="acme") as acme, Memory(url, tenant="umbrella") as umbrella:
        acme.record("c", "ana", "Prefiro pagar no débito", "Certo.", id="1")
        umbrella.record("c", "bia", "Outra conversa", "Certo.", id="1")
        assert next(m.content for m in umbrella.history("c")) == "Outra conversa"
        assert umbrella.users() == ["bia"]
        assert umbrella.facts("ana") == []
        assert "débito" not in umbrella.context("c", "bia").text


@pytest.mark.parametrize("after", policy.names())
def test_a_preset_can_be_changed(tmp_path: Path, after: str, clock) -> None:
    """G3, G13: another preset takes over an existing memory; nothing is lost or left out."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    for preset in ("finance", "progressive", "default"):
        with Memory(url, preset=preset, clock=clock, budget=600) as memory:
            talk(memory, 25, start=memory.open_chat("c", "ana").cycles)
            memory.compact("c")
    clock.forward(hours=3)
    with Memory(url, preset=after, clock=clock) as memory:
        memory.consolidate("c")
        context = memory.context("c", "ana", budget=4000)
        parts = [*context.explain()["items"], *context.explain()["dropped"]]
        seen = {
            n
            for p in parts
            if p["messages"][0]
            for n in range(p["messages"][0], p["messages"][1] + 1)
        }
        assert seen == set(range(1, 151))
        memory.refresh("c")
        assert memory.summaries("c")[0].start == 1


def test_refresh_gives_what_living_through_it_gave(tmp_path: Path, clock) -> None:
    """G3: rebuilt from the log alone, everything that was preserved is there again."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}", preset="finance", clock=clock) as memory:
        talk(memory, 40)
        before = {(a.kind, a.text) for s in memory.summaries("c") for a in s.preserved.atoms}
        (run,) = memory.refresh("c")
        after = {(a.kind, a.text) for s in memory.summaries("c") for a in s.preserved.atoms}
        assert after == before
        assert run.first == 1


def test_a_long_backlog_is_worked_off(clock) -> None:
    """G3: thousands of imported messages climb, in steps, to the same kind of ladder."""
    with Memory("memory:", preset="progressive", clock=clock, background=False) as memory:
        messages = [
            {"role": role, "content": f"Mensagem {n} sobre o item {n} de R$ {n},00"}
            for n in range(1500)
            for role in ("user", "assistant")
        ]
        memory.append("c", "ana", messages)
        memory.consolidate()
        summaries = memory.summaries("c")
        assert summaries[0].first == 1
        assert summaries[-1].last == 1496
        assert sum(len(s.sources) for s in summaries) == 2992


def test_a_broken_summariser_does_not_stop_the_others(clock) -> None:
    """Promise 2: one chat that cannot be worked on leaves the others alone, and stays due."""
    from lembrar.brains.base import Draft, Job
    from lembrar.brains.local import LocalBrain

    class Poisoned:
        name = "poisoned"

        async def summarise(self, job: Job) -> Draft:
            if any("veneno" in piece.text for piece in job.pieces):
                raise RuntimeError("no reason at all")
            return await LocalBrain().summarise(job)

    with Memory("memory:", preset="finance", llm=Poisoned(), clock=clock) as memory:
        for n in range(4):
            memory.record("bad", "ana", f"veneno {n}", "ok")
        talk(memory, 4, chat="good")
        assert len(memory.summaries("good")) == 2
        assert [s.status for s in memory.summaries("bad")] == ["pending", "pending"]
        assert len(memory.history("bad")) == 8
        assert "veneno 0" in memory.context("bad", "ana").text


def test_unknown_things_are_named(tmp_path: Path) -> None:
    """Errors that say what to do next."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}") as memory:
        with pytest.raises(errors.UnknownChat, match="lembrar chats"):
            memory.stats(chat="nowhere")
        with pytest.raises(errors.UnknownMessage, match="lembrar history"):
            memory.pin("nothing")
        assert memory.history("nowhere") == []
        assert memory.summaries("nowhere") == []
        assert memory.chats("nobody") == []
