"""What an LLM that fails does to a memory: nothing is lost, nothing is doubled, and nobody waits.

First many cycles go through a server with every fault there is, and then it recovers. Then the
calls that an answer waits for are timed while the LLM is down, and while it is slow."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from time import monotonic, perf_counter
from typing import Any

from bench.speed import ANSWERED, SAID, folder
from bench.thinking import told_back
from lembrar import AsyncMemory
from lembrar.brains.breaker import Breaker
from lembrar.brains.llm import LLMBrain
from lembrar.testing.llm import FAULTS, Reply, ScriptedLLM, faults

CHATS, CYCLES = 100, 100
ROUNDS = 400


def run(options: argparse.Namespace) -> None:
    asyncio.run(through_faults())
    with folder(options) as place:
        asyncio.run(timed(f"sqlite:{place / 'a.db'}"))


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


async def timed(url: str) -> None:
    """`record` and `context` with an LLM that answers, is down, and is slow, turn by turn."""
    with ScriptedLLM(_told) as good, ScriptedLLM() as slow:
        slow.reply = lambda body: Reply(told_back(body), fault="slow", delay_seconds=5)
        brains = {
            "answers": LLMBrain("gpt-5-nano", url=good.url),
            "is down": LLMBrain("gpt-5-nano", url="http://127.0.0.1:9/v1"),
            "is slow": LLMBrain("gpt-5-nano", url=slow.url),
        }
        memories = {
            name: await AsyncMemory.open(f"{url}-{n}", llm=brain)
            for n, (name, brain) in enumerate(brains.items())
        }
        records: dict[str, list[float]] = {name: [] for name in brains}
        contexts: dict[str, list[float]] = {name: [] for name in brains}
        for _ in range(ROUNDS):
            for name, memory in memories.items():
                began = perf_counter()
                await memory.record("c", "u", SAID, ANSWERED)
                records[name].append(perf_counter() - began)
                began = perf_counter()
                await memory.context("c", "u", "quanto gastei no mercado?")
                contexts[name].append(perf_counter() - began)
                await asyncio.sleep(0.01)
        for memory in memories.values():
            await memory.close()
        for brain in brains.values():
            await brain.close()
    for what, times in (("record", records), ("context", contexts)):
        usual = percentile(times["answers"], 0.99)
        told = ", ".join(
            f"{name} {1000 * percentile(found, 0.99):.1f} ms "
            f"({percentile(found, 0.99) / usual:.2f}×, p50 {1000 * percentile(found, 0.5):.1f})"
            for name, found in times.items()
        )
        print(f"{what} p99 while the LLM {told}")
    print("goal: within 10 % of each other")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
