"""What holds of every database server: many who open and write at once, and a line that breaks."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cutting
import mongo_line
import psycopg
import pytest
from mongo_line import FORGOTTEN_SOCKETS, collected
from psycopg import sql
from servers import admin_url, new_database, postgres_url
from test_mongo_server import everything
from test_postgres_server import tables

from lembrar.errors import OtherUser, StoreAway, UnknownChat
from lembrar.stores.base import Database, Store
from lembrar.stores.open import open_database
from lembrar.testing.promises.samples import NOW, chat_with, message, talk
from mongo_server import mongo_url

__all__ = ["collected"]

pytestmark = [FORGOTTEN_SOCKETS, pytest.mark.usefixtures("collected")]
_CLAIM: dict[str, Any] = {"now": NOW, "seconds": 60, "limit": 9}


@dataclass(frozen=True)
class Kind:
    """A kind of server: how a database on it is had, a new one too, a line to it, and everything
    that stands in one."""

    url: Callable[[], str]
    new_url: Callable[[], str]
    line: Callable[[str], Any]
    rows: Callable[[str], list[str]]


def _postgres_rows(url: str) -> list[str]:
    with psycopg.connect(admin_url(url)) as connection:
        wanted = (
            sql.SQL("SELECT t::text FROM lembrar.{} t").format(sql.Identifier(table))
            for table in tables(connection)
        )
        return [row[0] for each in wanted for row in connection.execute(each).fetchall()]


def _mongo_rows(url: str) -> list[str]:
    return [str(row) for rows in everything(url).values() for row in rows]


KINDS = {
    "postgres": Kind(
        postgres_url, lambda: new_database("fresh"), cutting.Line, rows=_postgres_rows
    ),
    "mongo": Kind(mongo_url, mongo_url, mongo_line.Line, rows=_mongo_rows),
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Iterator[Kind]:
    yield KINDS[request.param]


def play(url: str, work: Callable[[Database], Awaitable[None]]) -> None:
    """Does something with a database, and closes it."""

    async def opened() -> None:
        database = await open_database(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(opened())


def test_many_may_open_a_new_database(kind: Kind) -> None:
    """G3: at the same moment; it is created once."""
    url = kind.new_url()

    async def work() -> None:
        opened = await asyncio.gather(*(open_database(url) for _ in range(6)))
        await asyncio.gather(*(chat_with(each.store("acme"), 1) for each in opened))
        assert len(await opened[0].store("acme").messages("c")) == 12
        for each in opened:
            await each.close()

    asyncio.run(work())


def test_a_server_that_goes_is_away_until_it_is_back(kind: Kind) -> None:
    """G3, F4: nothing is taken in meanwhile, and nothing has to be opened anew."""

    async def work() -> None:
        line = kind.line(kind.url())
        async with line.url() as through:
            database = await open_database(through)
            store = database.store("acme")
            await chat_with(store, 1)
            line.down()
            calls = (chat_with(store, 1), store.messages("c"), store.claim(**_CLAIM), store.scrub())
            for call in calls:
                with pytest.raises(StoreAway):
                    await call
            line.up()
            await chat_with(store, 1)
            assert len(await store.messages("c")) == 4
            await database.close()

    asyncio.run(work())


def test_no_gap_and_no_double_over_several_processes(kind: Kind) -> None:
    """G3: the numbers of cycles are those from one on, as they were acknowledged."""
    url, processes, writers, cycles = kind.url(), 3, 4, 10
    program = str(Path(__file__).with_name("shared_writer.py"))

    async def write(name: str) -> list[int]:
        command = (sys.executable, program, url, name, str(writers), str(cycles))
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
        return [int(line) for line in said.split()]

    async def work() -> list[list[int]]:
        return await asyncio.gather(*(write(f"p{n}") for n in range(processes)))

    numbers = sorted(number for each in asyncio.run(work()) for number in each)
    assert numbers == list(range(1, processes * writers * cycles + 1))

    async def read(database: Database) -> None:
        store = database.store("acme")
        log = await store.messages("c")
        assert [m.seq for m in log] == list(range(1, 2 * len(numbers) + 1))
        assert [m.cycle for m in log] == [n // 2 + 1 for n in range(len(log))]
        assert len({m.id for m in log}) == len(log)
        assert await store.check() == []

    play(url, read)


def test_who_creates_a_chat_at_the_same_moment_shares_it_or_not(kind: Kind) -> None:
    """G3: it is one user's alone, and nothing of the other's is in it."""
    url = kind.url()

    async def work(database: Database) -> None:
        other = await open_database(url)
        stores = [database.store("acme"), other.store("acme")]
        for n in range(10):
            chat, users = f"c{n}", ("ana", "bia")
            said = [[message(f"{k}")] for k in range(4)] + [[]]
            done = await asyncio.gather(
                *(
                    stores[k % 2].append(chat, users[k % 2], each, now=NOW)
                    for k, each in enumerate(said)
                ),
                return_exceptions=True,
            )
            head = await stores[0].chat(chat)
            assert head is not None
            log = [m.content for m in await stores[0].messages(chat)]
            kept = [m.content for result in done if isinstance(result, list) for m in result]
            assert sorted(log) == sorted(kept)
            assert {users[int(content) % 2] for content in log} <= {head.user}
            refusals = [result for result in done if isinstance(result, BaseException)]
            assert all(isinstance(result, OtherUser) for result in refusals)
        await other.close()

    play(url, work)


def test_what_is_said_while_a_chat_is_erased_is_gone_or_new(kind: Kind) -> None:
    """G11: nobody is told that something is kept which is not, and nothing is left behind."""
    url = kind.url()

    async def say(store: Store, who: int) -> list[str]:
        kept = [await store.append("c", "ana", [message(f"{who}-{n}")], now=NOW) for n in range(15)]
        return [one[0].content for one in kept]

    async def work(database: Database) -> None:
        other = await open_database(url)
        stores = [database.store("acme"), other.store("acme"), database.store("acme")]
        await chat_with(stores[0], talk(2))
        saying = [asyncio.create_task(say(stores[n % 2], n)) for n in range(3)]
        for _ in range(3):
            with suppress(UnknownChat):  # erased, and nobody has said anything since
                await stores[2].erase_chat("c")
            await stores[2].claim(**_CLAIM)
        said = await asyncio.gather(*saying)
        log = await stores[0].messages("c")
        assert [m.seq for m in log] == list(range(1, len(log) + 1))
        for each in said:  # what came after the last erasure is there, without a gap
            left = [m.content for m in log if m.content in each]
            assert left == each[len(each) - len(left) :]
        assert (await stores[1].chat("c")) == (await stores[0].chat("c"))
        assert any("ana" in row for row in kind.rows(url))
        await stores[0].erase_user("ana")
        assert await stores[1].messages("c") == await stores[1].users() == []
        assert await stores[1].check() == []
        await other.close()

    play(url, work)
    assert [row for row in kind.rows(url) if "ana" in row] == []
