"""What an LLM that fails does to a memory: nothing is lost, nothing is doubled, and nobody waits.

First many cycles go through a server with every fault there is, and then it recovers. Then the
calls that an answer waits for are timed while the LLM is down, and while it is slow."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Any

from bench.speed import ANSWERED, SAID, folder
from bench.thinking import told_back
from lembrar import AsyncMemory
from lembrar.brains.breaker import Breaker
from lembrar.brains.llm import LLMBrain
from lembrar.testing.llm import FAULTS, Reply, ScriptedLLM, faults

CHATS, CYCLES = 100, 100
ROUNDS, WARM = 1500, 50


def run(options: argparse.Namespace) -> None:
    asyncio.run(through_faults())
    with folder(options) as place:
        timed(place)


async def through_faults() -> None:
    with ScriptedLLM() as llm:
        script = faults(_told, 0.5, seed=7, delay_seconds=2)
        happened: Counter[str] = Counter()

        def reply(body: dict[str, Any]) -> Reply | str:
            said = script(body)
            happened[said.fault if isinstance(said, Reply) and said.fault else "none"] += 1
            return said

        llm.reply = reply
        brain = LLMBrain(
            "gpt-5-nano",
            url=llm.url,
            timeout_seconds=0.5,
            back_off_seconds=0.0,
            breaker=Breaker(lambda: monotonic() * 10_000),
        )
        memory = await AsyncMemory.open("memory:", preset="finance", llm=brain, background=False)
        async with memory:
            await converse(memory)
            blocks = await every_block(memory)
            owed = sum(block.status != "ready" for block in blocks)
            letters = len(await memory.letters())
            print(f"{CHATS * CYCLES:,} cycles, {sum(happened.values()):,} calls: {dict(happened)}")
            missing = set(FAULTS) - set(happened)
            print(f"faults that did not happen: {', '.join(sorted(missing)) or 'none'}")
            print(f"while it fails: {owed:,} summaries owed, {letters:,} of them dead letters")
            llm.reply = _told
            await memory.retry()
            for chat in range(CHATS):
                while (await memory.open_chat(f"c{chat}", f"u{chat}")).pending:
                    await memory.compact(f"c{chat}")
            await report(memory)
        await brain.close()


def _told(body: dict[str, Any]) -> Reply:
    return Reply(told_back(body))


async def converse(memory: AsyncMemory) -> None:
    for n in range(CYCLES):
        for chat in range(CHATS):
            said = f"No dia {n + 1} gastei R$ {chat},{n:02} na padaria e decidi guardar o resto."
            await memory.record(f"c{chat}", f"u{chat}", said, f"Anotado, {n}.", id=f"{chat}-{n}")
        await memory.consolidate()
        print(f"\rcycle {n + 1} of {CYCLES} in each chat", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


async def every_block(memory: AsyncMemory) -> list[Any]:
    return [block for chat in range(CHATS) for block in await memory.store.blocks(f"c{chat}")]


async def report(memory: AsyncMemory) -> None:
    lost = doubled = 0
    for chat in range(CHATS):
        said = [m.id for m in await memory.history(f"c{chat}") if m.role == "user"]
        expected = [f"{chat}-{n}" for n in range(CYCLES)]
        lost += len(set(expected) - set(said))
        doubled += len(said) - len(set(said)) + (said != expected)
    blocks = await every_block(memory)
    cycles = sum(b.last - b.first + 1 for b in blocks)
    ours = sum(b.last - b.first + 1 for b in blocks if b.brain == "gpt-5-nano")
    left = sum(block.status != "ready" for block in blocks)
    print(f"after recovery: {lost} lost, {doubled} doubled or out of order, {left} still owed,")
    print(f"{ours / cycles:.1%} of {cycles:,} summarised cycles by the LLM (goal: 0, 0, 99 %)")


def timed(place: Path) -> None:
    """`record` and `context` with an LLM that answers, is down, and is slow: each memory in a
    process of its own, turn by turn. A turn takes a tenth of a second, so the slow one is some
    turns late, as one that takes half a minute is for people. The one that answers is there twice:
    how far these two are apart is what the machine itself adds."""
    with ScriptedLLM(_told) as good, ScriptedLLM() as slow, ExitStack() as stack:
        slow.reply = lambda body: Reply(told_back(body), fault="slow", delay_seconds=0.5)
        urls = {
            "answers": good.url,
            "answers, again": good.url,
            "is down": "http://127.0.0.1:9/v1",
            "is slow": slow.url,
        }
        asked = {
            name: stack.enter_context(talking(f"sqlite:{place / str(n)}.db", url))
            for n, (name, url) in enumerate(urls.items())
        }
        times: dict[str, list[tuple[float, float]]] = {name: [] for name in urls}
        for n in range(ROUNDS + WARM):
            for name, child in asked.items():
                child.send(None)
                took = child.recv()
                times[name] += [took] if n >= WARM else []
                sleep(0.005)
    for at, what in enumerate(("record", "context")):
        usual = [one[at] for one in times["answers"]]
        for name, found in times.items():
            mine = [one[at] for one in found]
            print(f"{what} while the LLM {name}: {compared(mine, usual)}")
    print("goal: p99 within 10 % of each other")


def compared(mine: list[float], usual: list[float]) -> str:
    p50, p99 = percentile(mine, 0.5), percentile(mine, 0.99)
    ratios = (p50 / percentile(usual, 0.5), p99 / percentile(usual, 0.99))
    return f"p50 {1000 * p50:.1f} ms ({ratios[0]:.2f}×), p99 {1000 * p99:.1f} ms ({ratios[1]:.2f}×)"


@contextmanager
def talking(store: str, llm: str) -> Iterator[Connection]:
    """A process that says something whenever it is told to, and tells how long that took."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=talk, args=(store, llm, theirs), daemon=True)
    process.start()
    try:
        yield ours
    finally:
        process.terminate()
        process.join()


def talk(store: str, llm: str, told: Connection) -> None:
    asyncio.run(_talk(store, llm, told))


async def _talk(store: str, llm: str, told: Connection) -> None:
    memory = await AsyncMemory.open(store, llm=LLMBrain("gpt-5-nano", url=llm))
    loop = asyncio.get_running_loop()
    while True:
        await loop.run_in_executor(None, told.recv)  # background work goes on meanwhile
        began = perf_counter()
        await memory.record("c", "u", SAID, ANSWERED)
        between = perf_counter()
        await memory.context("c", "u", "quanto gastei no mercado?")
        told.send((between - began, perf_counter() - between))


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
