"""Processes killed at random, on every database: nothing that was acknowledged is lost, doubled or
out of order, and memory comes to be whole.

`make chaos` kills a thousand; here it is a few on each."""

import asyncio
import os
import random
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from chaos_audit import Findings, audit, compare, gaps
from chaos_fleet import fleet

from lembrar.model import Message

STORES = str(Path(__file__).parents[1] / "stores")
KILLS = int(os.environ.get("LEMBRAR_CHAOS_KILLS", "0"))  # over all databases
SHARES = {"sqlite": 0.4, "postgresql": 0.4, "mongodb": 0.2}  # that of the tests is the slowest
FEW = {"sqlite": 20, "postgresql": 20, "mongodb": 8}  # kills without being asked for more
ROUND = 20  # kills, then all is looked through, and the next begin on a database of their own
MOST = 8  # acknowledged between two kills

DATABASES: dict[str, Callable[[Path, int], str]] = {
    "sqlite": lambda folder, _: f"sqlite:{folder / 'memory.db'}",
    "postgresql": lambda _, number: import_module("servers").new_database(f"chaos{number}"),
    "mongodb": lambda *_: import_module("mongo_server").mongo_url(),
}


@pytest.mark.parametrize("database", DATABASES)
def test_nothing_acknowledged_is_lost(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F4, F8, G3, R3: kill -9 at writers, servers and workers, who come back and go on."""
    monkeypatch.setattr(sys, "path", [STORES, *sys.path])
    kills = round(KILLS * SHARES[database]) or FEW[database]
    found = Findings()
    for number, first in enumerate(range(0, kills, ROUND)):
        folder = tmp_path / str(number)
        folder.mkdir()
        url = DATABASES[database](folder, number)
        found += havoc(url, folder, min(ROUND, kills - first), seed=number)
        print(f"\n{database}: {found}", end="", flush=True)
        assert found.is_clean, (found.wrong, f"round {number}", errors(folder))


def havoc(url: str, folder: Path, kills: int, seed: int) -> Findings:
    """Kills so many processes of a fleet, and looks at what is left."""
    draw = random.Random(seed)
    killed = 0
    with fleet(url, folder) as running:
        while killed < kills and not running.fallen:
            running.journal.wait(draw.randint(1, MOST))
            killed += draw.choice(running.places).kill()
    found = asyncio.run(audit(url, folder, running.journal))
    found.kills = killed
    found.wrong += [f"a process ended by itself with {code}" for code in running.fallen]
    return found


def errors(folder: Path) -> str:
    """What the processes had to say at last."""
    said = folder / "errors"
    return said.read_text(errors="replace")[-3000:] if said.exists() else ""


def test_what_is_wrong_would_be_found() -> None:
    """G3: the auditor is no yes-man."""

    def log(*numbers: int) -> list[Message]:
        """A log in which a source's messages stand with their answers, in this order."""
        roles = [(n, role) for n in numbers for role in ("user", "assistant")]
        return [
            Message(role, "…", id=f"w0.{n}" if role == "user" else "", seq=at, cycle=(at + 1) // 2)
            for at, (n, role) in enumerate(roles, 1)
        ]

    def found(told: list[int], *numbers: int) -> tuple[int, int, int, int]:
        findings = Findings()
        compare(findings, "w0", told, {"c": log(*numbers)})
        return findings.lost, findings.doubled, findings.reordered, len(findings.wrong)

    assert found([1, 2, 3], 0, 1, 2) == (0, 0, 0, 0)
    assert found([1, 2], 0, 1, 2) == (0, 0, 0, 0)  # one was on its way
    assert found([1, 2, 3], 0, 1) == (1, 0, 0, 0)
    assert found([1, 2, 0], 0, 1, 2, 2) == (0, 1, 0, 0)
    assert found([0, 0, 0], 0, 2, 1) == (0, 0, 1, 0)
    assert found([1, 3, 2], 0, 1, 2) == (0, 0, 2, 0)
    assert found([1], 0, 1, 2) == (0, 0, 0, 1)
    whole = log(0, 1, 2)
    assert gaps("c", whole) == [] and gaps("c", whole[:2] + whole[3:]) and gaps("c", whole[1:])
