"""Many writers at once against a real server on a real disk: 64 clients write to one chat while
200 others write to a chat of their own. What was acknowledged must be there."""

from __future__ import annotations

import argparse
import asyncio
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import httpx2

from bench.speed import ANSWERED, folder
from lembrar import Memory

ONE_CHAT = 64
OWN_CHATS = 200
SECONDS = 60.0
SERVE = """
import asyncio, sys
from lembrar.config import Settings
from lembrar.server.run import run
settings = Settings(url=sys.argv[1], port=0)
asyncio.run(run(settings, announce=lambda address: print(address, flush=True)))
"""


@dataclass
class Written:
    """What was acknowledged: the texts by chat and cycle; how long each took; what went wrong."""

    cycles: dict[tuple[str, int], str] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    doubles: int = 0


def run(options: argparse.Namespace, seconds: float = SECONDS) -> None:
    """Prints errors, whether cycle numbers have gaps, and whether anything is missing."""
    with folder(options) as place:
        url = f"sqlite:{place / 'a.db'}"
        with serving(url, place / "log.jsonl") as address:
            written = asyncio.run(write(address, seconds))
        gaps, missing = checked(url, written)
    count = len(written.cycles)
    tail = quantiles(written.seconds, n=100)[98] * 1000
    print(f"{count:,} cycles in {seconds:.0f} s, {count / seconds:.0f} a second;", end=" ")
    print(f"p50 {median(written.seconds) * 1000:.0f} ms, p99 {tail:.0f} ms")
    print(f"errors: {sum(written.errors.values())} {dict(written.errors) or ''}")
    print(f"cycle numbers given twice: {written.doubles}; chats with a gap: {gaps}")
    print(f"acknowledged and not there: {missing}")
    print("goal: 0 errors, no gap, nothing missing")


@contextmanager
def serving(url: str, log: Path) -> Iterator[str]:
    """A server in a process of its own; gives its address."""
    with log.open("w") as told:
        command = [sys.executable, "-c", SERVE, url]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told, text=True)
        assert process.stdout
        try:
            yield process.stdout.readline().strip()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(120)
            process.stdout.close()


async def write(address: str, seconds: float) -> Written:
    """Everybody writes, each as fast as they are answered."""
    written = Written()
    until = perf_counter() + seconds
    chats = ["shared"] * ONE_CHAT + [f"own-{n}" for n in range(OWN_CHATS)]
    limits = httpx2.Limits(max_connections=len(chats), max_keepalive_connections=len(chats))
    async with httpx2.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        writers = [_write(client, n, chat, until, written) for n, chat in enumerate(chats)]
        await asyncio.gather(*writers)
    return written


async def _write(
    client: httpx2.AsyncClient, writer: int, chat: str, until: float, written: Written
) -> None:
    turn = 0
    while (began := perf_counter()) < until:
        turn += 1
        said = f"Escrevo {writer}-{turn}: gastei R$ {turn},90 no mercado."
        body = {"chat": chat, "user": chat, "said": said, "answered": ANSWERED}
        try:
            answer = await client.post("/api/v1/record", json=body)
        except httpx2.TransportError as error:
            written.errors[type(error).__name__] += 1
            continue
        written.seconds.append(perf_counter() - began)
        if answer.status_code != 200:
            written.errors[str(answer.status_code)] += 1
            continue
        key = (chat, answer.json()["number"])
        written.doubles += key in written.cycles
        written.cycles[key] = said


def checked(url: str, written: Written) -> tuple[int, int]:
    """How many chats have a gap in their cycles, and how many acknowledged cycles are missing."""
    gaps, there = 0, dict[tuple[str, int], str]()
    with Memory(url, background=False, embedder="none") as memory:
        for chat in {chat for chat, _ in written.cycles}:
            said = [m for m in memory.history(chat) if m.role == "user"]
            gaps += [m.cycle for m in said] != list(range(1, len(said) + 1))
            there |= {(chat, m.cycle): m.content for m in said}
    return gaps, sum(there.get(key) != said for key, said in written.cycles.items())
