"""Machines whose clocks differ by minutes, on one MongoDB."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pymongo import MongoClient

from lembrar.model import Notice
from lembrar.stores.base import Document, StoredVector
from lembrar.stores.mongo import MongoDatabase, MongoStore
from lembrar.testing.promises.samples import DAY, NOW, Spend, message
from mongo_server import mongo_url

AHEAD_SECONDS = 300


@asynccontextmanager
async def machines(url: str) -> AsyncIterator[tuple[MongoStore, MongoStore]]:
    """The same tenant's store on a machine whose clock is right, and on one that is ahead."""
    right, ahead = [await MongoDatabase.open(url) for _ in range(2)]
    stores = right.store("acme"), ahead.store("acme")
    stores[1]._tenant.stamp(after=time.time_ns() + AHEAD_SECONDS * 10**9)
    try:
        yield stores
    finally:
        await right.close()
        await ahead.close()


def test_what_was_said_is_told_in_order() -> None:
    """F8: whichever machine took a message, watchers hear of it after the one before it."""

    async def scenario() -> None:
        async with machines(mongo_url()) as (right, ahead):
            for n, store in enumerate([ahead, right, ahead, right, right, ahead]):
                await store.append("c", "ana", [message(f"frase {n}", id=f"m{n}")], now=NOW)
            told = await right.notices(after=0, limit=100, chat="c")
            assert [notice.data["first"] for notice in told] == [1, 2, 3, 4, 5, 6]

    asyncio.run(scenario())


def test_what_comes_of_a_message_is_told_after_it() -> None:
    """F8: the worker's clock may be behind that of the machine where the message came in."""

    async def scenario() -> None:
        async with machines(mongo_url()) as (right, ahead):
            await ahead.append("c", "ana", [message("Moro em Olinda.")], now=NOW)
            assert len(await right.messages("c")) == 1
            learnt = Notice("fact.learnt", NOW, "ana", "c")
            version, _ = await right.facts("ana")
            assert await right.write_facts("ana", version, [], notices=[learnt])
            told = await right.notices(after=0, limit=100)
            assert [notice.kind for notice in told] == ["recorded", "fact.learnt"]

    asyncio.run(scenario())


def test_what_is_erased_is_gone_though_written_in_the_future() -> None:
    """G11: nothing of a person outlives an erasure on a machine whose clock is behind."""
    url = mongo_url()

    async def scenario() -> None:
        async with machines(url) as (right, ahead):
            await ahead.append("c", "ana", [message("Moro em Olinda.")], now=NOW)
            vector = StoredVector("m1:c", "c", b"d", b"v")
            await ahead.write_vectors("ana", "e", [vector])
            await ahead.write_documents("keys", [Document("k", b"x", user="ana")], now=NOW)
            await ahead.publish([Notice("met", NOW, "ana", "c")])
            await ahead.add_spend(Spend(calls=1), model="m", day=DAY, user="ana", chat="c")
            assert (await right.erase_user("ana")).chats == 1
            assert await ahead.notices(after=0, limit=100) == []
            assert await ahead.spending(user="ana") == []

    asyncio.run(scenario())
    with MongoClient(url) as client:
        database = client.get_default_database()
        for name in database.list_collection_names():
            assert "ana" not in str(list(database[name].find({"user": "ana"})))


def test_that_a_message_was_erased_is_told() -> None:
    """G11: by a machine whose clock is behind, and though all else of it is told no more."""

    async def scenario() -> None:
        async with machines(mongo_url()) as (right, ahead):
            await ahead.append("c", "ana", [message("Moro em Olinda.")], now=NOW)
            assert await right.erase_messages("c", [1], now=NOW)
            told = await ahead.notices(after=0, limit=100)
            assert [notice.kind for notice in told] == ["forgotten"]

    asyncio.run(scenario())
