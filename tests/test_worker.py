"""Background work in processes of its own: shared, taken over, stopped, never done twice."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from lembrar import AsyncMemory, Memory
from lembrar.aside import answering, aside
from lembrar.brains.base import Draft, Job
from lembrar.brains.local import LocalBrain
from lembrar.consolidate.run import Consolidation
from lembrar.stores.base import Store
from lembrar.stores.memory import MemoryStore
from lembrar.stores.open import open_database
from lembrar.testing.llm import Reply, ScriptedLLM
from lembrar.worker import serve, work_off

SUMMARY = '{"blocks": [{"n": 1, "text": "Falaram de pão."}], "facts": [], "moods": []}'


def url_of(folder: Path) -> str:
    return f"sqlite:{folder / 'memory.db'}"


def talk(url: str, chats: int = 3, cycles: int = 4, tenant: str = "default") -> None:
    with Memory(url, preset="finance", tenant=tenant, background=False) as memory:
        for chat in range(chats):
            for n in range(cycles):
                memory.record(f"c{chat}", "ana", f"Paguei R$ {n},50 na padaria", "Anotado.")


def summaries(url: str, chat: str, tenant: str = "default") -> list[tuple[int, int, str]]:
    with Memory(url, preset="finance", tenant=tenant, background=False) as memory:
        return [(s.first, s.last, s.status) for s in memory.summaries(chat)]


@contextmanager
def working(url: str, *more: str, llm: str = "") -> Iterator[subprocess.Popen[str]]:
    """A worker of its own process."""
    settings = {"LEMBRAR_PRESET": "finance"}
    settings |= {"LEMBRAR_LLM": "gpt-5-nano", "LEMBRAR_LLM_URL": llm} if llm else {}
    process = subprocess.Popen(
        [sys.executable, "-m", "lembrar", "worker", "--url", url, *more],
        env=os.environ | settings,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until(asked: ScriptedLLM, process: "subprocess.Popen[str]") -> None:
    """Returns when the process has asked the LLM."""
    while not asked.requests:
        assert process.poll() is None


def test_a_worker_does_what_every_tenant_has_due(tmp_path: Path) -> None:
    """R3, G6: one process for all of a database."""
    url = url_of(tmp_path)
    for tenant in ("acme", "outra"):
        talk(url, tenant=tenant)
    with working(url, "--once") as process:
        assert process.wait(60) == 0
    for tenant in ("acme", "outra"):
        assert summaries(url, "c1", tenant) == [(1, 1, "ready"), (2, 2, "ready")]


def test_what_a_killed_worker_had_is_taken_over(tmp_path: Path) -> None:
    """F8, G3: kill -9 in the middle of a call; nothing is lost, nothing is done twice."""
    url = url_of(tmp_path)
    talk(url, chats=1)
    with ScriptedLLM() as llm:
        llm.reply = Reply(SUMMARY, fault="slow", delay_seconds=60)
        with working(url, llm=llm.url) as process:
            until(llm, process)
            process.send_signal(signal.SIGKILL)
            process.wait(10)
    assert summaries(url, "c0") == []
    later = datetime.now(UTC) + timedelta(minutes=2)
    with Memory(url, preset="finance", clock=lambda: later, background=False) as memory:
        (done,) = memory.consolidate()
        assert (done.first, done.last) == (1, 2)
        assert len(memory.history("c0")) == 8
    assert summaries(url, "c0") == [(1, 1, "ready"), (2, 2, "ready")]


def test_a_worker_that_is_stopped_hands_its_work_back(tmp_path: Path) -> None:
    """F8: nobody has to wait for its leases to run out."""
    url = url_of(tmp_path)
    talk(url, chats=1)
    with ScriptedLLM() as llm:
        llm.reply = Reply(SUMMARY, fault="slow", delay_seconds=60)
        with working(url, llm=llm.url) as process:
            until(llm, process)
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
    with Memory(url, preset="finance", background=False) as memory:
        assert len(memory.consolidate()) == 1


class Counting(LocalBrain):
    """Counts what it is asked, and takes its time."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def summarise(self, job: Job) -> Draft:
        self.asked.append(job.pieces[0].text)
        await asyncio.sleep(0)
        return await super().summarise(job)


def test_workers_side_by_side_do_each_thing_once(tmp_path: Path) -> None:
    """F8, G6: however many there are, in whichever order."""
    url = url_of(tmp_path)
    talk(url, chats=12)
    brain = Counting()

    async def work() -> None:
        database = await open_database(url)
        memories = [
            await AsyncMemory.open(
                store=database.store("default"), preset="finance", llm=brain, background=False
            )
            for _ in range(4)
        ]
        await asyncio.gather(*(memory.consolidate() for memory in memories))
        for chat in range(12):
            assert len(await memories[0].summaries(f"c{chat}")) == 2
        await database.close()

    asyncio.run(work())
    assert len(brain.asked) == 24


def test_one_chat_that_cannot_be_worked_on_does_not_stop_the_others() -> None:
    """F8: it stays due, later and later."""

    async def work() -> None:
        store: Store = MemoryStore()
        memory = await AsyncMemory.open(store=store, preset="finance", background=False)
        for chat in ("bad", "good"):
            await memory.record(chat, "ana", "oi", "olá")
        done: list[str] = []

        async def consolidate(chat: str) -> Consolidation:
            if chat == "bad":
                raise ZeroDivisionError
            done.append(chat)
            return Consolidation()

        now = datetime.now(UTC)
        await work_off(store, consolidate, lambda: now)
        assert done == ["good"]
        assert await store.claim(now=now, seconds=1, limit=9) == []
        [lease] = await store.claim(now=now + timedelta(seconds=5), seconds=1, limit=9)
        assert (lease.chat, lease.attempts) == ("bad", 1)
        await memory.close()

    asyncio.run(work())


@pytest.mark.parametrize("preset", ["finance", "roleplay", "companion"])
def test_watchers_hear_of_compactions(preset: str) -> None:
    """R3: that it started, finished or failed, in order, without a word of what was said."""

    async def work() -> None:
        options: dict[str, Any] = {"preset": preset, "background": False, "budget": 300}
        async with await AsyncMemory.open("memory:", **options) as memory:
            for n in range(12):
                await memory.record("c", "ana", f"Paguei R$ {n},50 na padaria hoje cedo", "Certo!")
            await memory.compact("c")
            told = [n for n in await memory.notices(limit=1000) if n.kind.startswith("compaction")]
            kinds = [notice.kind for notice in told]
            assert kinds[:2] == ["compaction.started", "compaction.finished"]
            assert set(kinds) == {"compaction.started", "compaction.finished"}
            assert "padaria" not in str(await memory.notices(limit=1000))
            numbers = [notice.number for notice in await memory.notices(limit=1000)]
            assert numbers == sorted(set(numbers))

    asyncio.run(work())


def test_a_busy_tenant_keeps_nobody_waiting(tmp_path: Path) -> None:
    """G6: tenants are worked for side by side."""

    async def run() -> None:
        url = url_of(tmp_path)
        for tenant in ("busy", "calm"):
            await asyncio.to_thread(talk, url, 1, 4, tenant)
        database = await open_database(url)
        stop, served = asyncio.Event(), list[str]()

        async def work(tenant: str) -> None:
            served.append(tenant)
            if tenant == "busy":
                await asyncio.Event().wait()
            stop.set()

        async with asyncio.timeout(60):
            await serve(database, work, stop, lambda: datetime.now(UTC))
        assert served == ["busy", "calm"]
        await database.close()

    asyncio.run(run())


def test_background_work_makes_way_for_answers() -> None:
    """F4, K2: while an answer is made, work in the background waits; but not for ever."""

    async def run() -> None:
        worked = threading.Event()
        with answering():
            working = asyncio.create_task(aside(worked.set))
            await asyncio.sleep(0)  # it has looked, and an answer is being made
            assert not worked.wait(0.05)  # in a thread it would not need this one
        await working
        assert worked.is_set()
        with answering():
            assert await aside(lambda: "worked") == "worked"

    asyncio.run(run())
