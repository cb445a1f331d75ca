"""What the processes do that are killed: each in its own, until it is.

Every one holds the end of a pipe. When it dies, however it does, the pipe ends with it; those who
write say into it what was acknowledged, as soon as it was."""

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path

from lembrar import AsyncMemory
from lembrar.cli import main

USER, SHARED = "ana", "shared"
HOME = "Moro em Olinda."


def said(source: str, n: int) -> dict[str, str]:
    """The cycle numbered `n` of a source, which alternates between its own chat and everybody's."""
    chat = SHARED if n % 2 else f"chat of {source}"
    text = HOME if n == 0 else f"Paguei R$ {n},50 na padaria do {source}."
    return {"chat": chat, "user": USER, "said": text, "answered": "Anotado.", "id": f"{source}.{n}"}


def write(told: Connection, settings: dict[str, str], source: str, first: int) -> None:
    """Records one cycle after the other through the library, from number `first` on."""
    _prepare(settings)

    async def play() -> None:
        memory = await AsyncMemory.open(
            settings["LEMBRAR_URL"], preset=settings["LEMBRAR_PRESET"], embedder="none"
        )
        n = first
        while True:
            cycle = await memory.record(**said(source, n))
            told.send((n, cycle.number))
            n += 1

    asyncio.run(play())


def worker(told: Connection, settings: dict[str, str]) -> None:
    """`lembrar worker`."""
    _prepare(settings)
    raise SystemExit(main(["worker"]))


def serve(told: Connection, settings: dict[str, str], port: int) -> None:
    """`lembrar serve`."""
    _prepare(settings)
    raise SystemExit(main(["serve", "--port", str(port)]))


def _prepare(settings: dict[str, str]) -> None:
    """The settings of this process, and where its errors go."""
    os.environ.update(settings)
    os.chdir(settings["CHAOS_FOLDER"])
    with Path("errors").open("ab") as file:
        for descriptor in (1, 2):
            os.dup2(file.fileno(), descriptor)
