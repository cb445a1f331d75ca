"""A server that goes amid a call: nothing is half written, whichever command was the last."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from bson.raw_bson import RawBSONDocument
from mongo_line import FORGOTTEN_SOCKETS, Cut, Line, collected
from pymongo import MongoClient
from test_stores_agree import unsalted

from lembrar.errors import StoreAway
from lembrar.model import Atom
from lembrar.stores.base import FactChange, LadderChange, Store, StoredVector
from lembrar.stores.mongo import MongoDatabase
from lembrar.testing.promises.samples import (
    DAY,
    HOUR,
    NOW,
    block,
    compaction,
    document,
    fact,
    message,
    mood,
    notice,
    spend,
)
from mongo_server import mongo_url

__all__ = ["collected"]

pytestmark = [FORGOTTEN_SOCKETS, pytest.mark.usefixtures("collected")]
Work = Callable[[Store], Awaitable[object]]
Raw = dict[str, list[bytes]]
MONEY = Atom("money", "R$ 5.000", "5000")
_LADDER = LadderChange(
    blocks=(block(1, 4, rung=2), block(5, 6)),
    atoms=((1, (MONEY,)), (3, (MONEY,))),
    compaction=compaction(3),
    read_seq=6,
    language="pt",
    notices=(notice("compaction.finished", chat="c"),),
)
_LEARNT = {"moods": [mood(2)], "remove": ["g"], "notices": [notice("fact.learnt")]}
_FORGOTTEN = FactChange(1, (fact("f", content="só isto"),), ("g",))
_NEW = [message("nova", id="n1"), message("resposta", "assistant", id="n2")]

WORKS: dict[str, Work] = {
    "append": lambda s: s.append("c", "ana", _NEW, now=NOW),
    "append to a new chat": lambda s: s.append("d", "ana", _NEW, now=NOW),
    "open": lambda s: s.open_chat("c", "ana", now=NOW, enabled=False, timezone="Asia/Tokyo"),
    "pin": lambda s: s.pin("c", 3, pinned=True),
    "ladder": lambda s: s.write_ladder("c", 1, _LADDER),
    "facts": lambda s: s.write_facts("ana", 1, [fact("f", 5), fact("h", 6)], **_LEARNT),  # type: ignore[arg-type]
    "link": lambda s: s.link("ana", "web", "b@x", now=NOW),
    "erase messages": lambda s: s.erase_messages("c", [2, 5], now=NOW, facts=_FORGOTTEN),
    "erase chat": lambda s: s.erase_chat("c", facts=_FORGOTTEN),
    "erase user": lambda s: s.erase_user("ana"),
    "spend": lambda s: s.add_spend(spend(), model="m", day=DAY, cap=9.0),
    "document": lambda s: s.swap_document("k", document("a", b"novo", version=1), now=NOW),
}
CUTS: tuple[Cut, ...] = ("before", "after")
_TRIES = 200


@pytest.mark.parametrize("when", CUTS)
@pytest.mark.parametrize("name", WORKS)
def test_nothing_is_half_written(name: str, when: Cut) -> None:
    """G3, G11, promise 4: as it was before, or as it is after, for whoever comes next; and doing
    it again comes to the same."""
    step = 7 if name.startswith("erase") else 2  # every command takes its time
    asyncio.run(_cut_everywhere(WORKS[name], when, CUTS.index(when), step))


async def _cut_everywhere(work: Work, when: Cut, first: int, step: int) -> None:
    url = mongo_url()
    await _live(url)
    lived, before = _raw(url), await _seen(url)
    _put_back(url, lived)
    await _with(url, work)
    after = await _seen(url)
    command = 1 + first - step
    while True:
        command += step
        _put_back(url, lived)
        was_cut = await _cut(url, work, command, when)
        if was_cut and _raw(url) == lived:
            continue  # nothing is written at all: what is seen, and comes of it, is known
        found = await _seen(url)
        assert found == after or (was_cut and found == before), command
        if not was_cut:
            return
        if found == before:
            await _with(url, work)
            assert await _seen(url) == after, command


def _raw(url: str) -> Raw:
    """Every document of a database, byte for byte."""
    with MongoClient(url, document_class=RawBSONDocument) as client:
        database = client.get_default_database()
        names = sorted(database.list_collection_names())
        return {name: sorted(row.raw for row in database[name].find()) for name in names}


def _put_back(url: str, documents: Raw) -> None:
    """Makes a database what it was: to live anew takes ten times as long."""
    with MongoClient(url) as client:
        database = client.get_default_database()
        for name in database.list_collection_names():
            database[name].delete_many({})
        for name, rows in documents.items():
            if rows:
                database[name].insert_many([RawBSONDocument(row) for row in rows])


async def _cut(url: str, work: Work, command: int, when: Cut) -> bool:
    """Does the work on a line that breaks. Returns whether it was told so."""
    line = Line(url)
    async with line.url(patience_ms=50) as through:
        database = await _opened(through)
        try:
            store = database.store("acme")
            line.cut_at(command, when)
            await work(store)
        except StoreAway:
            return True
        finally:
            await database.close()
    return line.commands >= line.at


async def _opened(url: str) -> MongoDatabase:
    """Opened however busy the machine is: the client gives up soon, and nothing is cut yet."""
    for _ in range(_TRIES):
        with suppress(StoreAway):
            return await MongoDatabase.open(url)
    return await MongoDatabase.open(url)


async def _with(url: str, work: Work) -> object:
    database = await MongoDatabase.open(url)
    try:
        return await work(database.store("acme"))
    finally:
        await database.close()


async def _live(url: str) -> None:
    """A person of whom there is something in every way."""

    async def live(store: Store) -> None:
        said = [message(f"{n}", ("user", "assistant")[n % 2], id=f"m{n}") for n in range(1, 9)]
        await store.append("c", "ana", said[:5], now=NOW)
        await store.append("c", "ana", said[5:], now=NOW)
        await store.pin("c", 2, pinned=True)
        change = LadderChange(
            blocks=(block(1, 2), block(3, 4)),
            atoms=((1, (MONEY,)), (2, (MONEY,))),
            compaction=compaction(),
        )
        assert await store.write_ladder("c", 0, change)
        felt = [mood(1, source="m2")]
        known = [fact("f"), fact("g", due_at=NOW + 9 * HOUR)]
        assert await store.write_facts("ana", 0, known, moods=felt)
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        assert await store.release(lease, due_at=None)
        await store.link("ana", "web", "a@x", now=NOW)
        await store.write_vectors("ana", "e", [StoredVector("m2:c", "c", b"d", b"v")])
        await store.add_spend(spend(), model="m", day=DAY, user="ana", chat="c")
        await store.write_documents("k", [document("a", user="ana"), document("b")], now=NOW)

    await _with(url, live)


async def _seen(url: str) -> list[object]:
    """Everything there is to see, in a process of its own. Whoever looks at a person first
    finishes what was begun there."""

    async def look(store: Store) -> list[object]:
        version, facts = await store.facts("ana")
        known: Any = (version, facts) if facts else ()  # where nothing is, it may be any
        chats: list[object] = []
        for chat in ("c", "d"):
            chats += [await store.messages(chat), await store.pinned(chat)]
            chats += [await store.blocks(chat), await store.compactions(chat)]
            if await store.chat(chat):
                chats += [await store.atoms(chat, first=1, last=9), await store.totals(chat, 9)]
        told = [(one.kind, one.chat, one.data) for one in await store.notices(after=0, limit=99)]
        return unsalted(
            [
                known,
                await store.chats("ana"),
                chats,
                await store.moods("ana"),
                await store.links("ana"),
                list(await store.vectors("ana", "e", ["m2:c"])),
                await store.spending(user="ana"),
                await store.spending(),
                await store.documents("k", now=NOW),
                await store.due_facts(now=NOW + 9 * HOUR, limit=9),
                told,
                await store.check(),
            ]
        )

    database = await MongoDatabase.open(url)
    try:
        seen = await look(database.store("acme"))
        return [*seen, await database.tenants(due=NOW - HOUR), await database.tenants(due=NOW)]
    finally:
        await database.close()
