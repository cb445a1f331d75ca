"""What the proxy adds to a model's answer, against asking the model directly, turn by turn."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from time import sleep
from typing import Any

import httpx2

from bench.speed import folder, timed
from bench.talk import questions, talk
from lembrar import Memory
from lembrar.config import Settings, Upstream
from lembrar.server.run import run as run_server
from lembrar.testing import ScriptedLLM

ANSWER = "Anotado: já somei isso ao mês."
REST_SECONDS = 0.3
KINDS = (
    "passed through, no memory",
    "new message only, streamed",
    "new message only",
    "history sent again",
    "new message only, at once after the last",
)
CYCLES = 5_000  # 10,000 memories of one user


def run(options: argparse.Namespace, rounds: int = 200) -> None:
    """Chat completions of a user with 10,000 memories: sent alone and with history, whole and
    streamed, each right after the same request to the model itself."""
    with folder(options) as place, ScriptedLLM(ANSWER) as llm:
        store = f"sqlite:{place / 'a.db'}"
        with Memory(store) as memory:
            memory.append("long", "u", talk(CYCLES))
            memory.consolidate()
        settings = Settings(url=store, upstreams={"main": Upstream(llm.url)})
        with serving(settings) as url, httpx2.Client(timeout=60) as client:
            print(f"first request after a start: {warm(client, url):.0f} ms")
            for kind in KINDS:
                show(kind, *measured(client, url, llm.url, kind, rounds))
    print("goal: p50 at most 15 ms more, p99 at most 50 ms more")


def measured(
    client: httpx2.Client, proxy: str, model: str, kind: str, rounds: int
) -> tuple[list[float], list[float], float]:
    """Milliseconds through the proxy, without it, and of making a context."""
    through, direct, said_before = [], [], list[dict[str, str]]()
    headers = {"X-User-Id": "u", "X-Chat-Id": "long" if "history" not in kind else "other"}
    headers |= {"X-Memory": "off"} if "no memory" in kind else {}
    before = composing(client, proxy)
    for question in islice(questions(), rounds):
        said = {"role": "user", "content": question}
        history = said_before[-40:] if "history" in kind else []
        body = {"model": "m", "messages": [*history, said], "stream": "streamed" in kind}
        if "at once" not in kind:
            sleep(REST_SECONDS)  # people take their time; background work is done by then
        direct.append(timed(lambda body=body: ask(client, f"{model}/chat/completions", body, {})))
        url = f"{proxy}/v1/chat/completions"
        through.append(timed(lambda url=url, body=body: ask(client, url, body, headers)))
        said_before += [said, {"role": "assistant", "content": ANSWER}]
    seconds, count = (
        after - then for after, then in zip(composing(client, proxy), before, strict=True)
    )
    return through, direct, 1000 * seconds / (count or 1)


def composing(client: httpx2.Client, proxy: str) -> tuple[float, float]:
    """Seconds spent making contexts, and how many."""
    told = client.get(f"{proxy}/metrics").text
    named = ("lembrar_context_seconds_sum", "lembrar_context_seconds_count")
    found = (re.search(rf"^{name}{{.*}} (\S+)$", told, re.MULTILINE) for name in named)
    seconds, count = (float(one[1]) if one else 0.0 for one in found)
    return seconds, count


def warm(client: httpx2.Client, proxy: str) -> float:
    """Milliseconds until a user is remembered for the first time after a start."""
    headers = {"X-User-Id": "u", "X-Chat-Id": "warm"}
    body = {"model": "m", "messages": [{"role": "user", "content": "Oi, sou eu."}]}

    def until_remembered() -> None:
        url = f"{proxy}/v1/chat/completions"
        while client.post(url, json=body, headers=headers).headers["x-memory-status"] != "ok":
            pass

    return timed(until_remembered)


def ask(client: httpx2.Client, url: str, body: dict[str, Any], headers: dict[str, str]) -> None:
    got = client.post(url, json=body, headers=headers)
    assert got.status_code == 200
    wanted = "bypassed" if "X-Memory" in headers else "ok"
    if got.headers.get("x-memory-status", wanted) != wanted:
        print("  answered without memory")


def show(kind: str, through: list[float], direct: list[float], context: float) -> None:
    """Medians and slow ends of both, and what lies between them."""
    mine, other = median(through), median(direct)
    my_end, other_end = (quantiles(times, n=100)[98] for times in (through, direct))
    print(f"{kind}: p50 {mine:.2f} ms (p99 {my_end:.2f}); direct {other:.2f} ms ({other_end:.2f})")
    print(
        f"  ratio {mine / other:.2f} ×, p50 {mine - other:+.2f} ms, p99 {my_end - other_end:+.2f}"
    )
    if context:
        print(f"  of which making the context: {context:.2f} ms in the mean")


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The server in a process of its own, on a free port."""
    told = multiprocessing.get_context("spawn")
    ours, theirs = told.Pipe()
    process = told.Process(target=serve, args=(replace(settings, port=0), theirs))
    process.start()
    try:
        yield ours.recv()
    finally:
        process.terminate()
        process.join()


def serve(settings: Settings, told: Connection) -> None:
    """Serves until it is terminated, and tells its address. What it logs is not shown."""
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stderr.fileno())
    asyncio.run(run_server(settings, announce=told.send))
