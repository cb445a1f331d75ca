"""MongoDB: what a call costs beside the bare driver's, and whether many writers leave a gap.

The server is the one of the tests, with SQLite's full safety, unless `LEMBRAR_TEST_MONGO_URL`
names another."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from types import ModuleType
from uuid import uuid4

from pymongo import MongoClient

from bench.speed import ANSWERED, SAID, show, timed
from lembrar import Memory
from lembrar.model import Message
from lembrar.stores.mongo import MongoDatabase

PROCESSES, WRITERS, CYCLES = 4, 16, 200
_NOW = datetime(2026, 3, 1, tzinfo=UTC)
_TENANT = "default"


def run(options: argparse.Namespace) -> None:
    with server() as address:
        for background in (True, False):
            with database(address) as url:
                record(url, background)
        with database(address) as url:
            writers(url)


def record(url: str, background: bool, rounds: int = 400) -> None:
    """`record` and a bare durable insert of the same two messages, turn by turn."""
    client = MongoClient(url, w="majority", journal=True)
    with Memory(url, background=background) as memory, client:
        bare = client.get_default_database()["said"]

        def insert() -> None:
            rows = [("user", SAID), ("assistant", ANSWERED)]
            said = [{"role": role, "content": text} for role, text in rows]
            bare.insert_one({"_id": uuid4().hex, "chat": "c", "messages": said})

        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(timed(insert))
            ours.append(timed(lambda: memory.record("c", "u", SAID, ANSWERED)))
    going = "background work going on" if background else "no background work"
    show(f"record, {going}", ours, "the driver's durable insert", theirs)
    print("goal: at most 3 × as long", flush=True)


def writers(url: str) -> None:
    """Many writers on one chat, over several processes."""
    program = "import sys; from bench.mongo import write; write(*sys.argv[1:])"

    async def all_of_them() -> list[int]:
        started = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", program, url, f"p{n}"), stdout=asyncio.subprocess.PIPE
            )
            for n in range(PROCESSES)
        ]
        said = await asyncio.gather(*(process.communicate() for process in started))
        return sorted(int(number) for text, _ in said for number in text.split())

    began = perf_counter()
    numbers = asyncio.run(all_of_them())
    seconds = perf_counter() - began
    total = PROCESSES * WRITERS * CYCLES
    exact = numbers == list(range(1, total + 1)) == asyncio.run(logged(url))
    print(
        f"{PROCESSES * WRITERS} writers of {CYCLES} cycles on one chat over {PROCESSES} processes: "
        f"{'exactly 1 to' if exact else 'NOT 1 to'} {total:,}, in {seconds:.0f} s "
        f"({total / seconds:.0f} cycles a second)",
        flush=True,
    )
    if not exact:
        sys.exit(1)


def write(url: str, name: str) -> None:
    """One process of the above. Prints the number of each cycle as it was acknowledged."""

    async def writer(opened: MongoDatabase, who: int) -> None:
        store = opened.store(_TENANT)
        for n in range(CYCLES):
            said = [
                Message(role, text, at=_NOW, id=f"{name}-{who}-{n}-{role}", words=9, tokens=20)
                for role, text in (("user", SAID), ("assistant", ANSWERED))
            ]
            written = await store.append("c", "u", said, now=_NOW)
            print(written[0].cycle)

    async def play() -> None:
        opened = await MongoDatabase.open(url)
        await asyncio.gather(*(writer(opened, who) for who in range(WRITERS)))
        await opened.close()

    asyncio.run(play())


async def logged(url: str) -> list[int]:
    """The numbers of the cycles that are in the log, each as often as it has a question."""
    opened = await MongoDatabase.open(url)
    log = await opened.store(_TENANT).messages("c")
    await opened.close()
    return [message.cycle for message in log if message.role == "user"]


# ── a server ──────────────────────────────────────────────────────────────────────────────────


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, by its URL."""
    if given := os.environ.get("LEMBRAR_TEST_MONGO_URL"):
        yield given
        return
    program = _of_tests().built()
    with subprocess.Popen(
        [program, "-sync", "full"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None and running.stdin is not None
        yield running.stdout.readline().strip()
        running.stdin.close()  # upon which it ends


@contextmanager
def database(address: str) -> Iterator[str]:
    """A database with nothing in it."""
    url = _of_tests().in_database(address, f"lembrar_bench_{uuid4().hex[:8]}")
    yield url
    with MongoClient(url) as client:
        client.drop_database(client.get_default_database().name)


def _of_tests() -> ModuleType:
    """Where the tests have their server from."""
    path = Path(__file__).parents[1] / "tests" / "stores" / "mongo_server.py"
    spec = importlib.util.spec_from_file_location("mongo_server", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
