"""Waiting for what happens: across tasks, threads and processes."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from lembrar.stores import sqlite_watch
from lembrar.stores.base import LadderChange
from lembrar.stores.memory import MemoryStore
from lembrar.stores.sqlite import SqliteDatabase, SqliteStore
from lembrar.stores.waiting import Bell, Lookout
from lembrar.testing.promises.samples import NOW, message, notice

WRITER = Path(__file__).with_name("writer.py")
AGES = 3600.0


class Post:
    """A counter of notices, and how it is waited for."""

    def __init__(self) -> None:
        self.newest = 0
        self.bell = Bell()
        self.lookout = Lookout(self.bell, "acme", self.number)

    async def number(self) -> int:
        return self.newest

    def publish(self) -> None:
        self.newest += 1
        self.bell.ring("acme")


async def turns() -> None:
    """Lets every task that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_who_waits_again_without_looking_waits_for_the_next() -> None:
    """R3: what one was woken for once is no news."""

    async def follow() -> None:
        post = Post()
        post.lookout.saw(0)
        post.publish()
        await post.lookout.wait(AGES)
        waiting = asyncio.create_task(post.lookout.wait(AGES))
        await turns()
        assert not waiting.done()
        post.publish()
        await asyncio.wait_for(waiting, 60)

    asyncio.run(follow())


def test_a_wait_inside_another_task_knows_what_was_seen() -> None:
    """R3: `wait_for` runs it in a task of its own, and it is no news there, either."""

    async def follow() -> None:
        post = Post()
        post.lookout.saw(0)
        post.publish()
        await asyncio.wait_for(post.lookout.wait(AGES), 60)
        waiting = asyncio.create_task(asyncio.wait_for(post.lookout.wait(AGES), AGES))
        await turns()
        assert not waiting.done()
        waiting.cancel()

    asyncio.run(follow())


def test_a_bell_for_somebody_else_wakes_nobody() -> None:
    """R3, R10: each tenant has its own, and so has each store."""

    async def follow() -> None:
        post, other = Post(), Post()
        other.lookout.saw(9)
        waiting = asyncio.create_task(post.lookout.wait(AGES))
        await turns()
        post.bell.ring("other")
        other.publish()
        await turns()
        assert not waiting.done()
        assert post.bell.tenants() == {"acme"}
        post.publish()
        await asyncio.wait_for(waiting, 60)
        assert post.bell.tenants() == set()

    asyncio.run(follow())


def test_a_loop_that_has_ended_is_in_nobodys_way() -> None:
    """R3: its waiters are forgotten with it."""
    post = Post()
    loop = asyncio.new_event_loop()
    waiting = loop.create_task(post.lookout.wait(AGES))
    loop.run_until_complete(turns())
    waiting.cancel()
    loop.close()  # before the task could leave
    post.publish()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "memory.db"


def test_another_process_is_heard(file: Path) -> None:
    """R3, G3: what it publishes ends a wait here."""
    pipe = subprocess.PIPE
    command = [sys.executable, WRITER, file, "a", "3"]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout and process.stdout.readline() == "ready\n"

        async def follow() -> None:
            store = await SqliteStore.open(str(file), "acme")
            seen = await store.last_notice()
            waiting = asyncio.create_task(store.wait(AGES))
            await turns()
            await asyncio.to_thread(process.communicate, "go\n")
            async with asyncio.timeout(60):
                await waiting
                while seen < 3:
                    found = await store.notices(after=seen, limit=9)
                    seen = found[-1].number if found else seen
                    await store.wait(0 if found else AGES)
            await store.close()

        asyncio.run(follow())


def test_who_shares_the_file_is_heard_at_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """R3: without anybody looking whether the file has changed."""
    monkeypatch.setattr(sqlite_watch, "_LOOK_SECONDS", AGES)

    async def use() -> None:
        database = await SqliteDatabase.open(str(file), synchronous="off")
        store, other = database.store("acme"), database.store("acme")
        for work in (
            lambda: other.publish([notice("x")]),
            lambda: other.append("c", "ana", [message()], now=NOW),
            lambda: other.write_facts("ana", 0, [], notices=[notice("x")]),
            lambda: other.write_ladder("c", 0, LadderChange(notices=(notice("x"),))),
            lambda: other.erase_messages("c", [1], now=NOW),
        ):
            await store.last_notice()
            waiting = asyncio.create_task(store.wait(AGES))
            await other.last_notice()  # by then it waits
            await work()
            await asyncio.wait_for(waiting, 60)
        await database.close()

    asyncio.run(use())


def test_other_threads_are_heard(file: Path) -> None:
    """R3: each with a loop of its own, on one opened file."""

    async def use() -> None:
        database = await SqliteDatabase.open(str(file), synchronous="off")
        looked = threading.Barrier(5)

        async def follow() -> list[str]:
            store = database.store("acme")
            assert await store.notices(after=0, limit=9) == []
            await asyncio.to_thread(looked.wait)
            async with asyncio.timeout(60):
                await store.wait(AGES)
            return [one.kind for one in await store.notices(after=0, limit=9)]

        waiting = [asyncio.to_thread(asyncio.run, follow()) for _ in range(4)]
        following = asyncio.gather(*waiting)
        await asyncio.to_thread(looked.wait)
        await database.store("acme").publish([notice("x")])
        assert await following == [["x"]] * 4
        await database.close()

    asyncio.run(use())


def test_nothing_is_left_of_who_waited(file: Path) -> None:
    """R3: once the file is closed, no thread looks at it; and none does unless somebody waited."""

    def watching() -> bool:
        return any(thread.name == "lembrar-watch" for thread in threading.enumerate())

    async def use() -> None:
        database = await SqliteDatabase.open(str(file), synchronous="off")
        store = database.store("acme")
        await store.append("c", "ana", [message()], now=NOW)
        assert not watching()
        await store.wait(0)
        assert watching()
        await database.close()
        assert not watching()

    asyncio.run(use())


def test_the_reference_store_wakes_its_neighbours_across_threads() -> None:
    """R3: the signal is safe, though the store itself is for one thread at a time."""

    async def use() -> None:
        store = MemoryStore("acme")
        await store.last_notice()
        waiting = asyncio.create_task(store.wait(AGES))
        await turns()
        beside = MemoryStore("acme", beside=store)
        await asyncio.to_thread(asyncio.run, beside.publish([notice("x")]))
        await asyncio.wait_for(waiting, 60)

    asyncio.run(use())
