"""Importing a WhatsApp export of a million messages: how fast, and in how much memory."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import resource
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from bench.speed import folder
from lembrar import AsyncMemory
from lembrar.importers import FORMATS, Reading, sources
from lembrar.transfer.bring import bring

SIZES = (100_000, 1_000_000)
TEXTS = (
    "Gastei R$ {} no mercado hoje, com arroz, feijão e café.",
    "Vou chegar lá pelas {}h, pode ser?",
    "kkkkk {}",
    "Amanhã tenho reunião com a Bia sobre o item {}.\nLeva o contrato, por favor.",
    "ok",
    "<Mídia oculta>",
)
HOW = Reading(user="ana", name="Ana", bot="Eco")


@dataclass(frozen=True)
class Figures:
    """What a piece of work took."""

    messages: int
    seconds: float
    processor: float
    megabytes: float

    def __str__(self) -> str:
        rate = self.messages / self.seconds
        return (
            f"{self.messages:,} in {self.seconds:.1f} s ({self.processor:.1f} s of processor), "
            f"{rate:,.0f}/s, peak {self.megabytes:.0f} MB"
        )


def run(options: argparse.Namespace) -> None:
    """The file alone, read for its lines; read for its messages; imported; imported again."""
    for size in SIZES:
        with folder(options) as place:
            path = place / "WhatsApp Chat with Eco.txt"
            written = write(path, size)
            print(f"{size:,} messages, {written / 2**20:.0f} MB of text")
            database = f"sqlite:{place / 'a.db'}"
            for name, work in (("lines", lines), ("parsed", parsed)):
                print(f"  {name}: {apart(work, path)}", flush=True)
            print(f"  imported: {apart(imported, path, database, size)}", flush=True)
            print(f"  imported again: {apart(imported, path, database, 0)}", flush=True)
    print("goal: the peak does not grow with the file")


def write(path: Path, size: int) -> int:
    """An export of so many messages. Returns its bytes."""
    chance = Random(7)
    at = datetime(2010, 1, 1, 8, tzinfo=UTC)
    with path.open("w", encoding="utf-8") as file:
        for n in range(size):
            at += timedelta(seconds=chance.randrange(400))
            said = chance.choice(TEXTS).format(n)
            file.write(f"{at:%d/%m/%Y %H:%M} - {('Ana', 'Eco')[n % 2]}: {said}\n")
    return path.stat().st_size


def apart(work: Callable[..., int], *arguments: Any) -> Figures:
    """The figures of work done in a process of its own, whose peak is nobody else's."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_measured, (work, arguments))


def _measured(work: Callable[..., int], arguments: tuple[Any, ...]) -> Figures:
    began, used = perf_counter(), process_time()
    messages = work(*arguments)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Figures(messages, perf_counter() - began, process_time() - used, peak)


def lines(path: Path) -> int:
    """The least that reading takes."""
    with path.open(encoding="utf-8") as file:
        return sum(1 for _ in file)


def parsed(path: Path) -> int:
    """The messages, and nothing done with them."""
    [source] = sources(path)
    return sum(len(piece.messages) for piece in FORMATS["whatsapp"].read(source, HOW))


def imported(path: Path, database: str, expected: int) -> int:
    """The messages in a durable log."""
    return asyncio.run(_import(path, database, expected))


async def _import(path: Path, database: str, expected: int) -> int:
    async with await AsyncMemory.open(database, background=False) as memory:
        [source] = sources(path)
        pieces = FORMATS["whatsapp"].read(source, HOW)
        done = await bring(memory, pieces, datetime.now(UTC))
        assert done.new == expected, done
        return done.read
