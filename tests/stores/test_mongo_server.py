"""MongoDB's server: what it must be, what happens when it goes, and many who write at once."""

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import bson
import pytest
from mongo_line import FORGOTTEN_SOCKETS, Line, collected
from pymongo import MongoClient
from pymongo.errors import AutoReconnect, OperationFailure

from lembrar.errors import (
    InvalidInput,
    InvalidUrl,
    LembrarError,
    StoreAway,
    StoreBusy,
    StoreError,
    StoreForeign,
    StoreFull,
    StoreReadOnly,
    StoreTooNew,
)
from lembrar.stores.mongo import MongoDatabase
from lembrar.stores.mongo_errors import in_our_words
from lembrar.stores.open import open_database
from lembrar.testing.promises.samples import (
    DAY,
    HOUR,
    NOW,
    chat_with,
    document,
    message,
    notice,
    spend,
)
from mongo_server import in_database, mongo_url, server_url

__all__ = ["collected"]

pytestmark = [FORGOTTEN_SOCKETS, pytest.mark.usefixtures("collected")]
SECRET = "s3cr3t%2Fword"  # noqa: S105 - nobody's
_CLAIM: dict[str, Any] = {"now": NOW, "seconds": 60, "limit": 9}


@pytest.fixture
def url() -> str:
    return mongo_url()


def play(url: str, work: Callable[[MongoDatabase], Awaitable[None]]) -> None:
    """Does something with a database, and closes it."""

    async def opened() -> None:
        database = await MongoDatabase.open(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(opened())


async def nothing(database: MongoDatabase) -> None:
    """Opening is enough."""


def refused(url: str) -> LembrarError:
    """Why a database is not opened. No password is told, nor in what the error came from."""
    with pytest.raises(LembrarError) as told:
        asyncio.run(_opened(url))
    error: BaseException | None = told.value
    while error is not None:
        assert "s3cr3t" not in str(error)
        error = error.__cause__ or error.__context__
    return told.value


async def _opened(url: str) -> None:
    await (await open_database(url)).close()


# ── what a server must be ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "wrong",
    [
        "mongodb://",
        f"mongodb://ana:{SECRET}@ss@host/x",
        f"mongodb://ana:{SECRET}@host:port/x",
        f"mongodb://ana:{SECRET}@127.0.0.1:1/a b",
        f"mongodb://ana:{SECRET}@127.0.0.1:1/x?journal=perhaps",
        f"mongodb://ana:{SECRET}@127.0.0.1:1/x?nosuchoption=1",
    ],
)
def test_a_url_that_cannot_be_used_is_refused(wrong: str) -> None:
    """G3: and the password in it is not told."""
    error = refused(wrong)
    assert isinstance(error, InvalidUrl)
    assert "mongodb://" in str(error)


def test_a_server_that_is_not_there_is_away() -> None:
    """G3: soon, and named."""
    error = refused(f"mongodb://ana:{SECRET}@127.0.0.1:1/x?serverSelectionTimeoutMS=200")
    assert isinstance(error, StoreAway)
    assert "127.0.0.1:1" in str(error)


def test_a_wrong_password_is_refused(url: str) -> None:
    """G3."""
    error = refused(url.replace("mongodb://", f"mongodb://ana:{SECRET}@"))
    assert type(error) is StoreError
    assert "user name or the password" in str(error)


def test_an_old_server_is_refused() -> None:
    """G3: it is told which one is needed."""

    async def old() -> LembrarError:
        async with await asyncio.start_server(_answer_as_of_old, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(StoreError, match=r"MongoDB 4\.4") as told:
                await MongoDatabase.open(f"mongodb://127.0.0.1:{port}/x")
        return told.value

    assert type(asyncio.run(old())) is StoreError


async def _answer_as_of_old(here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
    """Says what a server of ten years ago would."""
    said = bson.encode({"ok": 1, "ismaster": True, "minWireVersion": 0, "maxWireVersion": 6})
    try:
        while True:
            size, number, _, asked = struct.unpack("<iiii", await here.readexactly(16))
            await here.readexactly(size - 16)
            head = struct.pack("<iqii", 8, 0, 0, 1) if asked == 2004 else struct.pack("<iB", 0, 0)
            kind = 1 if asked == 2004 else 2013
            length = 16 + len(head) + len(said)
            back.write(struct.pack("<iiii", length, 1, number, kind) + head + said)
    except (asyncio.IncompleteReadError, ConnectionError):
        back.close()


def test_another_programs_database_is_left_alone(url: str) -> None:
    """G3: one with collections named like ours; others are no hindrance."""
    with MongoClient(url) as client:
        theirs = client.get_default_database()
        theirs["chats"].insert_one({"_id": 1})
        assert isinstance(refused(url), StoreForeign)
        assert theirs.list_collection_names() == ["chats"]
        theirs["chats"].drop()
        theirs["others"].insert_one({"_id": 1})
        play(url, nothing)
        assert theirs["others"].count_documents({}) == 1


def test_what_a_newer_version_wrote_is_left_alone(url: str) -> None:
    """G3."""
    play(url, nothing)
    with MongoClient(url) as client:
        meta = client.get_default_database()["lembrar"]
        meta.update_one({"_id": "schema"}, {"$set": {"version": 99}})
        assert isinstance(refused(url), StoreTooNew)


def test_a_database_that_was_not_finished_is(url: str) -> None:
    """G3: whoever created it was interrupted."""
    play(url, nothing)
    with MongoClient(url) as client:
        database = client.get_default_database()
        half = {"$unset": {"ready": "", "lean": ""}, "$set": {"begun": 0.0}}
        database["lembrar"].update_one({"_id": "schema"}, half)
        database["chats"].drop()
        play(url, lambda opened: chat_with(opened.store("acme"), 1))
        assert len(database["chats"].index_information()) > 3


def test_indexes_begin_with_the_tenant(url: str) -> None:
    """G3: a chat is found by its name, which is one's alone, and by its user, the active first."""
    play(url, lambda opened: chat_with(opened.store("acme"), 1))
    with MongoClient(url) as client:
        database = client.get_default_database()
        found = {
            (name, tuple(field for field, _ in index["key"])): index.get("unique", False)
            for name in database.list_collection_names()
            for label, index in database[name].index_information().items()
            if label != "_id_"
        }
    across = {(name, fields) for name, fields in found if fields[0] != "tenant"}
    assert across == {(name, ("due_at", "tenant")) for name in ("chats", "people")}
    assert found["chats", ("tenant", "key", "r")]
    assert ("chats", ("tenant", "user", "key", "r")) in found
    assert ("chats", ("tenant", "user", "updated_at")) in found


def test_every_document_names_its_tenant(url: str) -> None:
    """G3, R10: so that a query by tenant finds all there is of it, and nothing else."""

    async def live(database: MongoDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 2)
        await store.publish([notice("x")])
        await store.notices(after=0, limit=9)
        await store.add_spend(spend(), model="m", day=DAY)
        await store.write_documents("k", [document("a")], now=NOW)
        await store.link("ana", "web", "a@x", now=NOW)
        await store.erase_messages("c", [1], now=NOW)
        await store.erase_chat("c")

    play(url, live)
    documents = [row for rows in everything(url).values() for row in rows]
    assert len(documents) > 9
    assert {row["tenant"] for row in documents} == {"acme"}


def everything(url: str) -> dict[str, list[dict[str, Any]]]:
    """All documents that there are, by collection."""
    with MongoClient(url) as client:
        database = client.get_default_database()
        names = set(database.list_collection_names()) - {"lembrar"}
        return {name: list(database[name].find()) for name in names}


def test_errors_are_told_in_our_words() -> None:
    """G3: and what was said in a chat is not in them."""
    for code, kind in ((13, StoreReadOnly), (50, StoreBusy), (14031, StoreFull), (18, StoreError)):
        assert type(in_our_words(OperationFailure("x", code))) is kind
    assert isinstance(in_our_words(AutoReconnect("x")), StoreAway)
    told = in_our_words(OperationFailure("E1, full error: {'content': 'Oi'}", 1))
    assert "Oi" not in str(told)


# ── what comes in ─────────────────────────────────────────────────────────────────────────────


def test_nothing_that_comes_in_is_an_operator(url: str) -> None:
    """G3, R10: whatever is given for a name is a name."""
    any_of: Any = {"$gt": ""}

    async def work(database: MongoDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 1)
        await store.publish([notice("x")])
        await store.add_spend(spend(), model="m", day=DAY, user="ana", chat="c")
        await store.write_documents("k", [document("a", user="ana")], now=NOW)
        assert await store.spending(user=any_of) == await store.spending(chat=any_of) == []
        assert await store.notices(after=0, limit=9, user=any_of) == []
        assert await store.documents("k", now=NOW, user=any_of) == []
        assert await store.documents(any_of, now=NOW) == []
        assert await store.documents("k", now=NOW, keys=[any_of]) == []
        assert await store.find_messages(any_of) == []
        assert await store.find_facts(any_of) == []
        assert await store.chats(any_of) == await store.moods(any_of) == []
        assert await store.vectors(any_of, any_of, [any_of]) == {}

    play(url, work)


def test_what_cannot_be_kept_is_refused(url: str) -> None:
    """G3: half a character, or a number without end; nothing is written."""

    async def work(database: MongoDatabase) -> None:
        store = database.store("acme")
        for wrong in (message("\ud800"), message("x", words=2**70)):
            with pytest.raises(InvalidInput):
                await store.append("c", "ana", [wrong], now=NOW)
        assert await store.messages("c") == []
        assert await store.chat("c") is None

    play(url, work)


def test_more_than_one_document_can_hold_is_kept(url: str) -> None:
    """G3, F2: a call is whole, however large, and what is erased of it goes."""
    said = [message(f"{n}é" * 700_000, id=f"m{n}") for n in range(1, 10)]

    async def work(database: MongoDatabase) -> None:
        store = database.store("acme")
        written = await store.append("c", "ana", said, now=NOW)
        assert await store.messages("c") == written
        assert await store.erase_messages("c", [3, 7], now=NOW)
        left = [message.content for message in await store.messages("c")]
        assert left == ["" if n in (3, 7) else m.content for n, m in enumerate(said, 1)]
        assert await store.check() == []

    play(url, work)
    texts = [str(row["v"]) for page in everything(url)["pages"] for row in page["rows"]]
    assert any("4é4é" in text for text in texts)
    assert not any("3é3é" in text for text in texts)


# ── when it goes ──────────────────────────────────────────────────────────────────────────────


def test_an_answer_that_was_lost_is_no_second_message(url: str) -> None:
    """G3: it was written, and the line broke: it is asked once more, and found to be there."""

    async def work() -> None:
        line = Line(url)
        async with line.url() as through:
            database = await MongoDatabase.open(through)
            store = database.store("acme")
            await chat_with(store, 1)
            line.cut_at(1, "after")
            line.comes_back = True
            [written] = await store.append("c", "ana", [message("Oi")], now=NOW)
            assert (written.seq, line.is_up) == (3, True)
            assert len(await store.messages("c")) == 3
            await database.close()

    asyncio.run(work())


# ── what is left ──────────────────────────────────────────────────────────────────────────────


def test_nothing_is_left_of_who_was_erased(url: str) -> None:
    """G11: neither what they said nor what they go by, in whichever document."""

    async def work(database: MongoDatabase) -> None:
        store = database.store("acme")
        said = [message("segredo um", id="um"), message("segredo dois", "assistant", id="dois")]
        await store.append("conversa", "beltrana", said, now=NOW)
        await store.claim(**_CLAIM)
        await store.notices(after=0, limit=9)
        await store.add_spend(spend(), model="m", day=DAY, user="beltrana", chat="conversa")
        await store.write_documents("k", [document("a", b"segredo", user="beltrana")], now=NOW)
        await store.link("beltrana", "web", "b@x", now=NOW)
        await store.erase_user("beltrana")
        assert any("oplog" in where for where in await store.scrub())

    play(url, work)
    for name, rows in everything(url).items():
        for row in rows:
            for word in ("segredo", "beltrana", "conversa", "b@x"):
                assert word not in str(row), name


def test_a_claim_that_nobody_finished_is_found(url: str) -> None:
    """F8: also by a database that was opened after it."""

    async def work(database: MongoDatabase) -> None:
        await chat_with(database.store("acme"), 1)
        [lease] = await database.store("acme").claim(**_CLAIM)
        other = await MongoDatabase.open(url)
        assert await other.tenants(due=NOW) == []
        assert await other.tenants(due=NOW + HOUR) == ["acme"]
        [again] = await other.store("acme").claim(now=NOW + HOUR, seconds=1, limit=1)
        assert again.token > lease.token
        await other.close()

    play(url, work)


def test_what_is_missing_is_told(url: str) -> None:
    """R8: an append that somebody took away, and a page."""

    async def break_it(database: MongoDatabase) -> None:
        store = database.store("acme")
        for _ in range(3):
            await chat_with(store, 1)
        await store.link("ana", "web", "a@x", now=NOW)
        assert await store.check() == []

    async def look(database: MongoDatabase) -> None:
        wrong = await database.store("acme").check()
        assert len(wrong) == 2
        assert "after message 2" in wrong[0]

    play(url, break_it)
    with MongoClient(url) as client:
        client.get_default_database()["log"].delete_one({"n": 2})
        client.get_default_database()["pages"].delete_many({})
    play(url, look)


def test_the_server_is_shared_and_databases_are_not() -> None:
    """What the tests stand on: each has a database of its own."""
    first, second = mongo_url(), mongo_url()
    assert first != second
    assert in_database(first, "x") == in_database(server_url(), "x")
