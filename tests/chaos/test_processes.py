"""Two `lembrar serve` and two `lembrar worker`, each a process of its own, on one database."""

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

import chaos_roles as roles
import httpx2
import psycopg
import pytest
from chaos_audit import audit
from chaos_fleet import Journal, free_port, process, settings
from pymongo import MongoClient
from websockets.asyncio.client import ClientConnection, connect

from lembrar import AsyncMemory
from lembrar.testing.llm import Reply, ScriptedLLM

STORES = str(Path(__file__).parents[1] / "stores")
LEASE_SECONDS = 60
PATIENCE_SECONDS = 120  # for anything to happen: beyond it, something hangs
DATABASES = {"postgresql": ("servers", "postgres_url"), "mongodb": ("mongo_server", "mongo_url")}


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "path", [STORES, *sys.path])
    module, name = DATABASES[request.param]
    return getattr(import_module(module), name)()


def test_a_fleet_of_processes(url: str, tmp_path: Path) -> None:
    """R3, F8, G3: what one server takes in is heard on the other; a worker that is killed in the
    middle of its work is left alone while its lease lasts, and taken over then; and everything
    acknowledged is there, once and in order."""
    journal = Journal()
    env = settings(url, tmp_path)
    asyncio.run(told_before(url, journal))
    began = time.monotonic()
    kill_amid_work(env)
    ports = [free_port(), free_port()]
    with ExitStack() as running:
        for port in ports:
            running.enter_context(process(roles.serve, env, port))
        running.enter_context(process(roles.worker, env))
        asyncio.run(scenario(url, ports, journal, began))
    found = asyncio.run(audit(url, tmp_path, journal))
    assert found.is_clean, found.wrong
    assert found.acknowledged == 20


async def told_before(url: str, journal: Journal) -> None:
    """Eight cycles, four of them in the chat that is everybody's."""
    async with looking(url) as memory:
        for n in range(8):
            cycle = await memory.record(**roles.said("h0", n))
            journal.acknowledged("h0", n, cycle.number)


def kill_amid_work(env: dict[str, str]) -> None:
    """Kills a worker while it waits for its LLM, with all that is due leased to it."""
    with ScriptedLLM() as llm:
        llm.reply = Reply("{}", fault="slow", delay_seconds=PATIENCE_SECONDS)
        asking = env | {"LEMBRAR_LLM": "gpt-5-nano", "LEMBRAR_LLM_URL": llm.url}
        with process(roles.worker, asking) as worker:
            until = time.monotonic() + PATIENCE_SECONDS
            while len(llm.requests) < 2:  # one for each chat
                assert worker.is_alive() and time.monotonic() < until
                time.sleep(0.01)
            worker.kill()


async def scenario(url: str, ports: list[int], journal: Journal, began: float) -> None:
    one, other = (f"http://127.0.0.1:{port}" for port in ports)
    async with httpx2.AsyncClient(timeout=PATIENCE_SECONDS) as client, looking(url) as memory:
        for server in (one, other):
            await until(lambda server=server: is_ready(client, server))
        async with connect(f"{other.replace('http', 'ws')}/ws") as socket:
            watch = {"type": "watch", "chat": roles.SHARED, "after": 0}
            await socket.send(json.dumps(watch))
            for n in range(8, 16):
                await say(client, one, journal, "h0", n)
            assert await heard(socket, 16) == list(range(2, 17, 2))
        for n in range(4):
            await say(client, other, journal, "h1", n)

        async def summarised(chat: str) -> bool:
            head = await memory.store.chat(chat)
            made = await memory.summaries(chat)
            return bool(head and made) and made[-1].last == head.cycles - 2

        await until(lambda: h1_is_read(memory))
        if time.monotonic() - began < LEASE_SECONDS - 10:
            assert await memory.summaries(roles.SHARED) == []
        let_leases_end(url)
        for chat in (roles.SHARED, "chat of h0"):
            await until(lambda chat=chat: summarised(chat))


async def h1_is_read(memory: AsyncMemory) -> bool:
    """Whether somebody works on what is nobody's."""
    head = await memory.store.chat("chat of h1")
    return head is not None and head.read_seq == head.messages


async def say(
    client: httpx2.AsyncClient, server: str, journal: Journal, source: str, n: int
) -> None:
    reply = await client.post(f"{server}/api/v1/record", json=roles.said(source, n))
    assert reply.status_code == 200, reply.text
    journal.acknowledged(source, n, reply.json()["number"])


async def heard(socket: ClientConnection, upto: int) -> list[int]:
    """The last position that each event of a message tells of."""
    told: list[int] = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not told or told[-1] < upto:
            sent = json.loads(await socket.recv())
            if sent["type"] == "event" and sent["event"]["kind"] == "recorded":
                told.append(sent["event"]["data"]["last"])
    return told


async def is_ready(client: httpx2.AsyncClient, server: str) -> bool:
    try:
        return (await client.get(f"{server}/readyz")).status_code == 200
    except httpx2.TransportError:
        return False


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Returns as soon as something is so."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not await is_so():  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)


@asynccontextmanager
async def looking(url: str) -> AsyncIterator[AsyncMemory]:
    """The memory for somebody who does no background work."""
    options = {"preset": "finance", "embedder": "none", "background": False, "spool": ""}
    async with await AsyncMemory.open(url, **options) as memory:  # type: ignore[arg-type]
        yield memory


def let_leases_end(url: str) -> None:
    """Lets a minute pass, as far as leases are concerned."""
    micros = LEASE_SECONDS * 1_000_000
    if url.startswith("mongodb"):
        with MongoClient(url) as client:  # type: ignore[var-annotated]
            chats = client[urlsplit(url).path.lstrip("/")]["chats"]
            held = {"leased_until": {"$exists": True}}
            chats.update_many(held, {"$inc": {"leased_until": -micros}})
        return
    admin = import_module("servers").admin_url(url)
    with psycopg.connect(admin) as connection:
        connection.execute(
            "UPDATE lembrar.directory_chats SET leased_until = leased_until - %s", (micros,)
        )
