"""`lembrar chat --guided`: a scripted conversation that shows a memory at work."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lembrar.cli.script import Remembered
from lembrar.cli.stage import Stage
from lembrar.cli.turn import Talk, Turn
from lembrar.model import Context, Fact, Stats
from lembrar.sync import Memory

PRESET = "default"
BUDGET = 700  # small enough for three weeks of talk to press against it


@dataclass(frozen=True, slots=True)
class Tour:
    """What happened: each turn, and the memory at the end."""

    chat: str
    user: str
    preset: str
    budget: int
    turns: tuple[Turn, ...]
    context: Context
    facts: tuple[Fact, ...]
    remembered: tuple[Remembered, ...]
    stats: Stats


def play(flags: Mapping[str, Any], stage: Stage) -> Tour:
    """Plays the stage's script, in a file of its own unless the flags name a store."""
    clock = _Clock(stage.script.lines[0].at)
    with (
        _home(flags) as url,
        Memory(url, **_options(flags), clock=clock, background=False) as memory,
    ):
        tour = _play(_placed(memory, stage.script.user), clock, stage)
    stage.close(tour)
    stage.suggest(flags.get("url"), tour)
    return tour


def _play(talk: Talk, clock: _Clock, stage: Stage) -> Tour:
    memory, script = talk.memory, stage.script
    stage.open(memory.policy.name, memory.policy.budget)
    turns: list[Turn] = []
    for line in script.lines:
        clock.at = line.at
        turns.append(talk.say(line.said, line.answered, at=line.at, pin=line.pin))
        stage.show(line, turns[-1])
    context = memory.context(talk.chat, talk.user, script.question)
    return Tour(
        chat=talk.chat,
        user=talk.user,
        preset=memory.policy.name,
        budget=context.budget,
        turns=tuple(turns),
        context=context,
        facts=tuple(talk.facts()),
        remembered=script.looked_up(context),
        stats=memory.stats(chat=talk.chat),
    )


@dataclass(slots=True)
class _Clock:
    """It is whatever time the script says."""

    at: datetime

    def __call__(self) -> datetime:
        return self.at


@contextmanager
def _home(flags: Mapping[str, Any]) -> Generator[str]:
    if "url" in flags:
        yield flags["url"]
        return
    with TemporaryDirectory(prefix="lembrar-") as folder:
        yield f"sqlite:{Path(folder) / 'guided.db'}"


def _options(flags: Mapping[str, Any]) -> dict[str, Any]:
    """A preset asked for comes with its own budget."""
    usual = {} if "preset" in flags else {"preset": PRESET, "budget": BUDGET}
    return usual | {name: value for name, value in flags.items() if name != "url"}


def _placed(memory: Memory, user: str) -> Talk:
    """A chat and a user of their own, so that a second tour in the same file starts afresh."""
    known = set(memory.users())
    names = (user if n == 1 else f"{user}-{n}" for n in count(1))
    free = next(name for name in names if name not in known)
    return Talk(memory, f"guided-{free}".lower(), free)
