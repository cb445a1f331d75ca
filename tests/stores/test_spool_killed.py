"""Processes that die in the middle of spooling or draining, and several at once."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from spooler import CALM, nobody

from lembrar.model import Message
from lembrar.stores.spool import Spool, SpooledStore
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.samples import NOW, message

SCRIPT = Path(__file__).with_name("spooler.py")


class Process:
    """A process with a spool in the folder, for the database file."""

    def __init__(self, work: str, folder: Path, name: str = "", count: int = 0) -> None:
        given = [work, str(folder / "memory.db"), str(folder / "spool"), name, str(count)]
        self._process = subprocess.Popen(
            [sys.executable, str(SCRIPT), *given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.line() == "ready"

    @property
    def _out(self) -> IO[str]:
        assert self._process.stdout
        return self._process.stdout

    def start(self) -> None:
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def line(self) -> str:
        return self._out.readline().strip()

    def kill(self) -> list[str]:
        """What it said before it died, and was not read yet."""
        self._process.kill()
        return self._ended()

    def finish(self) -> list[str]:
        """What it said until it was done."""
        said = self._ended()
        assert self._process.returncode == 0
        return said

    def _ended(self) -> list[str]:
        said = self._out.read().split()
        self._process.wait()
        for end in (self._process.stdin, self._process.stdout):
            if end:
                end.close()
        return said


def drained(folder: Path) -> list[Message]:
    """The log, after what waits was written to it."""

    async def drain() -> list[Message]:
        file = folder / "memory.db"
        store = SpooledStore(
            await SqliteStore.open(str(file), "acme"),
            Spool.of(folder / "spool", f"sqlite:{file}"),
            "acme",
            patience=CALM,
        )
        assert await store.drain() == 0
        assert await store.check() == []
        log = await store.messages("c")
        await store.close()
        return log

    return asyncio.run(drain())


def spooled(folder: Path, count: int) -> list[str]:
    """Messages that wait, by their ids."""

    async def put() -> list[str]:
        file = folder / "memory.db"
        spool = Spool.of(folder / "spool", f"sqlite:{file}")
        store = SpooledStore(nobody, spool, "acme", patience=CALM)
        said = [message(f"mensagem {n}", id=f"w{n}") for n in range(count)]
        puts = [store.append("c", "ana", [each], now=NOW) for each in said]
        await asyncio.gather(*puts)
        await store.close()
        return [each.id for each in said]

    return asyncio.run(put())


@pytest.mark.parametrize("after", [0, 1, 7, 23])
def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path, after: int) -> None:
    """F4, G3: killed in the middle of spooling. The next one to open finds every message that
    was acknowledged, in order, once, and at most the one that was on its way."""
    process = Process("spool", tmp_path, "a", 1000)
    process.start()
    acknowledged = [process.line() for _ in range(after)]
    acknowledged += process.kill()
    log = [m.id for m in drained(tmp_path)]
    assert log == [f"a{n}" for n in range(len(log))]
    assert len(acknowledged) <= len(log) <= len(acknowledged) + 1


@pytest.mark.parametrize("after", [1, 10, 60])
def test_a_kill_amid_draining_doubles_nothing(tmp_path: Path, after: int) -> None:
    """F4, G3: killed when the database has some messages that still stand in the spool."""
    waiting = spooled(tmp_path, 120)
    process = Process("drain", tmp_path)
    process.start()
    for _ in range(after):
        process.line()
    process.kill()
    log = drained(tmp_path)
    assert [m.id for m in log] == waiting
    assert [m.seq for m in log] == list(range(1, 121))


def test_several_processes_share_a_spool(tmp_path: Path) -> None:
    """F4, G3: each one's messages stay in order, and all arrive once."""
    processes = [Process("spool", tmp_path, name, 40) for name in "ab"]
    for process in processes:
        process.start()
    for process in processes:
        process.finish()
    log = [m.id for m in drained(tmp_path)]
    assert len(log) == 80
    for name in "ab":
        assert [id for id in log if id.startswith(name)] == [f"{name}{n}" for n in range(40)]


def test_spooling_and_draining_at_once(tmp_path: Path) -> None:
    """F4, G3: one process still takes messages in while two others write what waits."""
    spooled(tmp_path, 40)
    drains = [Process("drain", tmp_path) for _ in range(2)]
    spooling = Process("spool", tmp_path, "a", 40)
    for process in (spooling, *drains):
        process.start()
    for process in (spooling, *drains):
        process.finish()
    log = [m.id for m in drained(tmp_path)]
    assert sorted(log) == sorted([f"w{n}" for n in range(40)] + [f"a{n}" for n in range(40)])
    assert [id for id in log if id[0] == "w"] == [f"w{n}" for n in range(40)]
    assert [id for id in log if id[0] == "a"] == [f"a{n}" for n in range(40)]
