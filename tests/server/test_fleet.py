"""Several servers and workers on one database: none of them special, and none in another's way."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx2
import pytest
from asking import SETTINGS, listening
from websockets.asyncio.client import ClientConnection, connect

from lembrar import AsyncMemory, Memory
from lembrar.brains.base import Draft, Job
from lembrar.brains.local import LocalBrain
from lembrar.server.app import create_app
from lembrar.testing.llm import Reply, ScriptedLLM

ANA = {"chat": "c", "user": "ana"}
SUMMARY = '{"blocks": [{"n": 1, "text": "Falaram de pão."}], "facts": [], "moods": []}'
LEASE = timedelta(seconds=60)


@pytest.fixture(params=[("servers", "postgres_url"), ("mongo_server", "mongo_url")], ids=str)
def url(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of this test's own, on each of the servers."""
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[1] / "stores"), *sys.path])
    module, name = request.param
    return getattr(import_module(module), name)()


# ── servers ───────────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def watching(url: str, after: int = 0) -> AsyncIterator[ClientConnection]:
    """A socket that hears what happens in the chat, from the event numbered `after` on."""
    async with connect(f"{url.replace('http', 'ws')}/ws") as socket:
        await socket.send(json.dumps({"type": "watch", "chat": "c", "after": after}))
        yield socket


async def heard(socket: ClientConnection, until: int) -> list[tuple[int, int]]:
    """The number of each event that tells of a message, and its position, up to one position."""
    told: list[tuple[int, int]] = []
    async with asyncio.timeout(120):
        while not told or told[-1][1] < until:
            sent = json.loads(await socket.recv())
            if sent["type"] == "event" and sent["event"]["kind"] == "recorded":
                told.append((sent["event"]["number"], sent["event"]["data"]["last"]))
    return told


async def say(client: httpx2.AsyncClient, server: str, n: int) -> None:
    body = ANA | {"said": f"frase {n}", "answered": "Ok.", "id": f"m{n}"}
    reply = await client.post(f"{server}/api/v1/record", json=body)
    assert (reply.status_code, reply.json()["number"]) == (200, n)


def test_an_event_reaches_the_sockets_of_every_server(url: str, tmp_path: Path) -> None:
    """R3: once and in order, whichever server took the message; and who goes from one server to
    the other hears the rest of it there."""
    settings = replace(SETTINGS, url=url, spool=str(tmp_path))

    async def scenario(one: str, other: str) -> None:
        async with httpx2.AsyncClient(timeout=60) as client:
            async with watching(one) as here, watching(other) as there:
                for n in range(1, 9):
                    await say(client, one if n % 3 else other, n)
                told = await heard(there, until=16)
                assert await heard(here, until=16) == told
            assert [last for _, last in told] == [2 * n for n in range(1, 9)]
            assert [number for number, _ in told] == sorted({number for number, _ in told})
            async with watching(one) as socket:
                first = await heard(socket, until=8)
            await say(client, one, 9)
            async with watching(other, after=first[-1][0]) as socket:
                rest = await heard(socket, until=18)
            assert [last for _, last in first + rest] == [2 * n for n in range(1, 10)]

    with (
        listening(create_app(settings)) as one,
        listening(create_app(settings)) as other,
    ):
        asyncio.run(scenario(one, other))


# ── workers ───────────────────────────────────────────────────────────────────────────────────


def talk(url: str, cycles: int = 4) -> None:
    with Memory(url, preset="finance", background=False, spool="") as memory:
        for n in range(cycles):
            memory.record("c", "ana", f"Paguei R$ {n},50 na padaria", "Anotado.")


def opened(url: str, by: timedelta, **more: Any) -> Memory:
    """The memory on a machine whose clock differs by so much."""
    clock = clock_that_differs(by)
    return Memory(url, preset="finance", clock=clock, background=False, spool="", **more)


def clock_that_differs(by: timedelta) -> Callable[[], datetime]:
    return lambda: datetime.now(UTC) + by


def ladder(memory: Memory) -> list[tuple[int, int, str]]:
    return [(s.first, s.last, s.status) for s in memory.summaries("c")]


def test_another_worker_takes_over_when_the_lease_has_ended(url: str, tmp_path: Path) -> None:
    """F8, G3: one `lembrar worker` is killed in the middle of its work. Nobody touches that while
    its lease lasts; then another does it, once."""
    talk(url)
    with ScriptedLLM() as llm:
        llm.reply = Reply(SUMMARY, fault="slow", delay_seconds=60)
        settings = {"LEMBRAR_PRESET": "finance", "LEMBRAR_LLM": "gpt-5-nano"}
        process = subprocess.Popen(
            [sys.executable, "-m", "lembrar", "worker", "--url", url],
            env=os.environ | settings | {"LEMBRAR_LLM_URL": llm.url},
            cwd=tmp_path,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not llm.requests:
                assert process.poll() is None
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
    with opened(url, by=-LEASE) as early:
        assert early.consolidate() == []
        assert ladder(early) == []
    with opened(url, by=2 * LEASE) as late:
        (done,) = late.consolidate()
        assert (done.first, done.last) == (1, 2)
        assert ladder(late) == [(1, 1, "ready"), (2, 2, "ready")]
        assert late.consolidate() == []
        assert len(late.history("c")) == 8


# ── clocks ────────────────────────────────────────────────────────────────────────────────────


class Slow(LocalBrain):
    """Is in the middle of its work until it is let go on."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def summarise(self, job: Job) -> Draft:
        self.asked.set()
        await self.go.wait()
        return await super().summarise(job)


def test_a_worker_whose_clock_is_ahead_does_no_harm(url: str) -> None:
    """F8: by its clock the other's lease has ended long ago, so that it does the work, too. What
    it wrote stays: the other's is refused, and nothing stands there twice."""
    talk(url)

    async def memory(by: timedelta, llm: LocalBrain | None = None) -> AsyncMemory:
        clock = clock_that_differs(by)
        return await AsyncMemory.open(
            url, preset="finance", llm=llm, clock=clock, background=False, spool=""
        )

    async def scenario() -> None:
        slow = Slow()
        right, ahead = await memory(timedelta(0), slow), await memory(timedelta(minutes=5))
        async with right, ahead:
            working = asyncio.ensure_future(right.consolidate())
            async with asyncio.timeout(60):
                await slow.asked.wait()
            assert [(c.first, c.last) for c in await ahead.consolidate()] == [(1, 2)]
            before = await ahead.summaries("c"), await ahead.facts("ana")
            slow.go.set()
            assert await working == []
            assert (await right.summaries("c"), await right.facts("ana")) == before
            assert [(s.first, s.last) for s in before[0]] == [(1, 1), (2, 2)]
            assert len(await right.compactions("c")) == 1
            assert await ahead.consolidate() == await right.consolidate() == []

    asyncio.run(scenario())


def test_a_worker_whose_clock_is_behind_leaves_nothing_undone(url: str) -> None:
    """F8: what comes in on a machine that is ahead is not due yet by its clock. It is done by
    whoever's clock has come so far, and numbered as it came."""
    machines = [opened(url, by=timedelta(minutes=by)) for by in (5, 0, -5)]
    try:
        for n in range(9):
            machines[n % 3].record("c", "ana", f"Paguei R$ {n},50 na padaria", "Anotado.")
        for memory in reversed(machines):
            memory.consolidate()
        ahead, right, behind = machines
        assert [m.cycle for m in right.history("c")] == [n // 2 + 1 for n in range(18)]
        made = ladder(ahead)
        assert [(first, last) for first, last, _ in made] == [
            (n, n) for n in range(1, len(made) + 1)
        ]
        assert len(made) == 7 and {status for *_, status in made} == {"ready"}
        for memory in machines:
            assert memory.consolidate() == []
            assert ladder(memory) == made
        assert behind.doctor() == []
    finally:
        for memory in machines:
            memory.close()
