"""What is measured of every database: what a call costs beside the bare driver's, how search grows
with what others have, and whether many writers leave a gap."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from time import perf_counter

from bench.search import _docs, _question
from bench.speed import ANSWERED, SAID, folder, show, timed
from lembrar import Memory
from lembrar.model import Message
from lembrar.stores.base import Database
from lembrar.stores.open import open_database

PROCESSES, WRITERS, CYCLES = 4, 16, 200
MEMORIES = 1_000  # of each user
FEW = 10  # users
ASKED = 10  # users whose memories are searched, each once: nothing of them is kept in mind
NOW = datetime(2026, 3, 1, tzinfo=UTC)
TENANT = "default"


# ── what a call costs ─────────────────────────────────────────────────────────────────────────


def record(
    url: str, insert: Callable[[], object], *, background: bool = True, rounds: int = 400
) -> None:
    """`record` and a bare durable insert of the same two messages, turn by turn."""
    ours, theirs = [], []
    with Memory(url, background=background) as memory:
        for _ in range(rounds):
            theirs.append(timed(insert))
            ours.append(timed(lambda: memory.record("c", "u", SAID, ANSWERED)))
    going = "background work going on" if background else "no background work"
    show(f"record, {going}", ours, "the driver's durable insert", theirs)
    print("goal: at most 3 × as long", flush=True)


# ── how search grows ──────────────────────────────────────────────────────────────────────────


def search(urls: dict[int, str], asked: int = ASKED) -> None:
    """A user's first search in two databases, by how many users each holds the memories of: few
    first, then many."""
    taken: dict[int, list[float]] = {users: [] for users in urls}
    read: dict[int, list[float]] = {users: [] for users in urls}
    draw = random.Random(2)
    few, many = urls
    with Memory(urls[few], spool="") as of_few, Memory(urls[many], spool="") as of_many:
        memories = {few: of_few, many: of_many}
        for memory in memories.values():
            memory.search("nobody", "carro")
        for n in range(asked):
            for users, memory in memories.items():
                person, chat = name(n * users // asked)
                question = _question(draw)
                read[users].append(timed(lambda: memory.history(chat)))  # noqa: B023
                taken[users].append(timed(lambda: memory.search(person, question)))  # noqa: B023
    _compare("first search of 1,000 memories", taken)
    _compare("reading them", read)


def _compare(what: str, times: dict[int, list[float]]) -> None:
    few, many = times
    mine, other = statistics.median(times[many]), statistics.median(times[few])
    print(
        f"{what} among {many * MEMORIES:,}: p50 {mine:.1f} ms; among {few * MEMORIES:,}: "
        f"p50 {other:.1f} ms; ratio {mine / other:.2f} ×",
        flush=True,
    )


def name(user: int) -> tuple[str, str]:
    """A user's id and the id of the user's chat."""
    return f"user{user}", f"chat of user{user}"


def logs(users: range) -> Iterator[tuple[int, list[Message]]]:
    """What each of the users has said, one cycle a message."""
    draw = random.Random(users.start)
    texts = [doc.text for doc in _docs(draw, 5_000)]
    for user in users:
        person, chat = name(user)
        yield (
            user,
            [
                Message(
                    "user",
                    draw.choice(texts),
                    sender=person,
                    at=NOW - timedelta(hours=MEMORIES - n),
                    id=f"m{user}-{n}",
                    chat=chat,
                    seq=n + 1,
                    cycle=n + 1,
                    words=8,
                    tokens=12,
                )
                for n in range(MEMORIES)
            ],
        )


# ── many writers ──────────────────────────────────────────────────────────────────────────────


def run(options: argparse.Namespace) -> None:
    """The writers, on a file."""
    with folder(options) as place:
        writers(f"sqlite:{place / 'a.db'}")


def writers(url: str) -> None:
    """Many writers on one chat, over several processes: each number once, none left out, both as
    it was acknowledged and as it is in the log."""
    began = perf_counter()
    told = asyncio.run(_told(url))
    seconds = perf_counter() - began
    total = PROCESSES * WRITERS * CYCLES
    exact = told == list(range(1, total + 1)) == asyncio.run(_logged(url))
    print(
        f"{PROCESSES * WRITERS} writers of {CYCLES} cycles on one chat over {PROCESSES} processes: "
        f"{'exactly 1 to' if exact else 'NOT 1 to'} {total:,}, in {seconds:.0f} s "
        f"({total / seconds:.0f} cycles a second)",
        flush=True,
    )
    if not exact:
        sys.exit(1)


async def _told(url: str) -> list[int]:
    """The numbers that the processes say they were given."""
    program = "import sys; from bench.databases import write; write(*sys.argv[1:])"
    started = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, url, f"p{n}"), stdout=asyncio.subprocess.PIPE
        )
        for n in range(PROCESSES)
    ]
    said = await asyncio.gather(*(process.communicate() for process in started))
    return sorted(int(number) for text, _ in said for number in text.split())


async def _logged(url: str) -> list[int]:
    """The numbers of the cycles that are in the log, each as often as it has a question."""
    database = await open_database(url)
    log = await database.store(TENANT).messages("c")
    await database.close()
    return [message.cycle for message in log if message.role == "user"]


def write(url: str, process: str) -> None:
    """One process of them. Prints the number of each cycle as it was acknowledged."""

    async def writer(database: Database, who: int) -> None:
        store = database.store(TENANT)
        for n in range(CYCLES):
            said = [
                Message(role, text, at=NOW, id=f"{process}-{who}-{n}-{role}", words=9, tokens=20)
                for role, text in (("user", SAID), ("assistant", ANSWERED))
            ]
            written = await store.append("c", "u", said, now=NOW)
            print(written[0].cycle)

    async def play() -> None:
        database = await open_database(url)
        await asyncio.gather(*(writer(database, who) for who in range(WRITERS)))
        await database.close()

    asyncio.run(play())
