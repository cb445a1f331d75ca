"""How long the calls take that an answer waits for, against the least that they could take."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import apsw

from lembrar import Memory, Message

SAID = "Gastei R$ 87,90 no mercado hoje, com arroz, feijão, café e umas frutas para a semana."
ANSWERED = "Anotado: R$ 87,90 em mercado. Você já usou R$ 412,30 dos R$ 600 deste mês."


@contextmanager
def folder(options: argparse.Namespace) -> Iterator[Path]:
    """A folder of its own on the disk that is measured."""
    path = Path(tempfile.mkdtemp(prefix="bench-", dir=options.folder))
    try:
        yield path
    finally:
        shutil.rmtree(path)


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    started = perf_counter()
    work()
    return (perf_counter() - started) * 1000


def record(options: argparse.Namespace, rounds: int = 400) -> None:
    """`record` and a bare durable insert of the same two messages, turn by turn."""
    with folder(options) as place, Memory(f"sqlite:{place / 'a.db'}") as memory:
        bare = apsw.Connection(str(place / "bare.db"))
        bare.pragma("journal_mode", "wal")
        bare.pragma("synchronous", "full")
        bare.execute("CREATE TABLE messages (chat TEXT, seq INTEGER, role TEXT, content TEXT)")

        def insert() -> None:
            with bare:
                rows = [("c", 1, "user", SAID), ("c", 2, "assistant", ANSWERED)]
                bare.executemany("INSERT INTO messages VALUES (?, ?, ?, ?)", rows)

        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(timed(insert))
            ours.append(timed(lambda: memory.record("c", "u", SAID, ANSWERED)))
        bare.close()
    show("record, background work going on", ours, "bare durable insert", theirs)
    print("goal: at most 2 × as long, or at most 1 ms more")


def context(options: argparse.Namespace, rounds: int = 200) -> None:
    """`context` with no query on a long and on a short chat."""
    for preset in ("default", "progressive", "finance"):
        with folder(options) as place, Memory(f"sqlite:{place / 'a.db'}", preset=preset) as memory:
            fill(memory, "short", 100)
            fill(memory, "long", 10_000)
            memory.consolidate()
            long, short = [], []
            for _ in range(rounds):
                short.append(timed(lambda: memory.context("short", "u")))
                long.append(timed(lambda: memory.context("long", "u")))
        show(f"{preset}: context at 10,000 cycles", long, "at 100 cycles", short)
    print("goal: at most 2 ×, and under 10 ms on an idle machine")


def open_chat(options: argparse.Namespace, rounds: int = 50) -> None:
    """Opening a chat of 100,000 messages and one of 100."""
    with folder(options) as place, Memory(f"sqlite:{place / 'a.db'}") as memory:
        fill(memory, "short", 50)
        fill(memory, "long", 50_000)
        memory.consolidate()
        long = [timed(lambda: memory.open_chat("long", "u")) for _ in range(rounds)]
        short = [timed(lambda: memory.open_chat("short", "u")) for _ in range(rounds)]
    show("open_chat at 100,000 messages", long, "at 100 messages", short)
    print("goal: at most 100 ms (F10)")


def fill(memory: Memory, chat: str, cycles: int) -> None:
    """A chat of so many cycles, no two alike."""
    for first in range(0, cycles, 1000):
        memory.append(
            chat,
            "u",
            [
                message
                for n in range(first, min(first + 1000, cycles))
                for message in (
                    Message(
                        "user", f"No dia {n % 28 + 1} gastei R$ {n},90 com a compra número {n}."
                    ),
                    Message("assistant", f"Anotado: R$ {n},90. Isso dá {n % 97}% do orçamento."),
                )
            ],
        )


def show(name: str, ours: list[float], base: str, theirs: list[float]) -> None:
    """Both medians, their ratio and difference, and the slow end of ours."""
    mine, other = median(ours), median(theirs)
    tail = quantiles(ours, n=100)[98]
    print(f"{name}: p50 {mine:.2f} ms (p99 {tail:.2f}); {base}: p50 {other:.2f} ms")
    print(f"  ratio {mine / other:.2f} ×, difference {mine - other:+.2f} ms")
