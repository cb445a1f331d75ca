"""What an LLM costs a conversation: calls, instructions and repeated tokens for each cycle, how
much of a context the provider has seen before, and what sending everything would have taken.

The LLM is a scripted one on this machine: it tells each block back in about the size it is asked
for, so tokens are counted as a real one would be sent them."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from bench.atoms import generated, locomo
from lembrar import AsyncMemory, Context, Message
from lembrar.brains.llm import LLMBrain
from lembrar.testing.llm import ScriptedLLM
from lembrar.text import tokens

CYCLES = 200
PRESETS = ("default", "finance", "roleplay", "companion", "assistant", "progressive")
ELSEWHERE = (
    "measured elsewhere, prompt tokens and calls a turn: mem0 ~9,000 and 1; "
    "graphiti ~14,600 and 4.8; langmem ~1,850 and 1"
)
GOALS = (
    "goals (default): instructions ≤ 150, each source token ≤ 1.3 times, calls ≤ 0.3, "
    "prefix shared ≥ 90 %, prompts ≤ 40 %"
)


@dataclass
class Tally:
    """What was sent and seen."""

    prompts: list[int] = field(default_factory=list)
    full: list[int] = field(default_factory=list)
    shared: list[int] = field(default_factory=list)
    stable: list[int] = field(default_factory=list)


def run(options: argparse.Namespace) -> None:
    for name, cycles in conversations(options):
        said = sum(tokens.count(a) + tokens.count(b) for a, b in cycles)
        print(f"{name}: {len(cycles)} cycles of {said / len(cycles):.0f} tokens")
        for preset in PRESETS:
            asyncio.run(measure(preset, cycles))
    print(ELSEWHERE)
    print(GOALS)


def conversations(options: argparse.Namespace) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    path = options.data / "locomo_dev.json"
    chats = {"generated": next(iter(generated(cycles=CYCLES).values()))}
    if path.exists():
        chats["real (LoCoMo dev)"] = next(iter(locomo(path).values()))
    for name, messages in chats.items():
        yield name, list(paired(messages))[:CYCLES]


def paired(messages: list[Message]) -> Iterator[tuple[str, str]]:
    """Two by two, whoever spoke: one said, the other answered."""
    for n in range(0, len(messages) - 1, 2):
        yield str(messages[n]), str(messages[n + 1])


async def measure(preset: str, cycles: list[tuple[str, str]]) -> None:
    tally, before = Tally(), ""
    with ScriptedLLM() as llm:
        llm.reply = told_back
        brain = LLMBrain("gpt-5-nano", url=llm.url)
        async with await AsyncMemory.open(
            "memory:", preset=preset, llm=brain, background=False
        ) as memory:
            log = 0
            for said, answered in cycles:
                context = await memory.context("c", "ana", said)
                log += tokens.count(said)
                tally.prompts.append(context.tokens + tokens.count(said))
                tally.full.append(log)
                log += tokens.count(answered)
                stable = before_the_question(context)
                if before:
                    common = shared(before, stable)
                    tally.shared.append(tokens.count(common))
                    tally.stable.append(tokens.count(stable))
                before = stable
                await memory.record("c", "ana", said, answered)
                await memory.consolidate()
        requests = [request.body for request in llm.requests]
        await brain.close()
    report(preset, tally, requests, log, len(cycles))


def before_the_question(context: Context) -> str:
    """The context without the section that depends on what is asked."""
    return "\n\n".join(s.text for s in context.sections if s.name != "recalled")


def shared(one: str, other: str) -> str:
    """How both begin."""
    same = (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return one[: next(same, min(len(one), len(other)))]


def report(
    preset: str, tally: Tally, requests: list[dict[str, Any]], log: int, cycles: int
) -> None:
    instructions = sum(map(overhead, requests))
    source = sum(tokens.count(request["messages"][1]["content"]) for request in requests)
    each = mean(a / b for a, b in zip(tally.shared, tally.stable, strict=True))
    print(
        f"  {preset:12} calls {len(requests) / cycles:5.2f} a cycle  instructions and schema "
        f"{instructions / cycles:4.0f} tokens a cycle  each source token sent {source / log:4.2f} "
        f"times  prefix shared {sum(tally.shared) / sum(tally.stable):4.1%} of all tokens, "
        f"{each:4.1%} of each context on the average  prompts "
        f"{sum(tally.prompts) / sum(tally.full):4.0%} of the full history"
    )


def overhead(request: dict[str, Any]) -> int:
    """Tokens of a request that are not the conversation."""
    schema = request.get("response_format", {}).get("json_schema", {}).get("schema", "")
    return tokens.count(request["messages"][0]["content"]) + tokens.count(json.dumps(schema))


def told_back(body: dict[str, Any]) -> str:
    """A block told in the words of its messages, in about two thirds of its limit."""
    blocks: list[dict[str, Any]] = []
    for part in re.split(r"^(?=#\d+ )", body["messages"][1]["content"], flags=re.M)[1:]:
        head, *lines = part.removesuffix("</log>").strip().split("\n")
        number, limit = re.findall(r"\d+", head)[:2]
        words = " ".join(line.partition(": ")[2] or line for line in lines).split()
        share = 1.0 if "words" in head or "palavras" in head else 0.7
        kept = " ".join(words[:: max(1, len(words) // max(1, int(int(limit) * 0.66 * share)))])
        blocks.append(
            {"n": int(number), "text": tokens.head(kept, int(limit)) or ".", "events": []}
        )
    return json.dumps({"blocks": blocks, "facts": [], "moods": []})
