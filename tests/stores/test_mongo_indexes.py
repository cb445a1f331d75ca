"""What a server with indexes is asked: nothing for which it would have to read what others have."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from pymongo import MongoClient
from pymongo.monitoring import CommandListener, CommandStartedEvent

from lembrar import AsyncMemory
from lembrar.stores import mongo_server
from lembrar.stores.mongo import MongoDatabase
from lembrar.stores.mongo_schema import _INDEXES
from mongo_server import mongo_url

Filter = Mapping[str, Any]
_RANGES = {"$lt", "$lte", "$gt", "$gte", "$exists"}
_SOMEBODYS = ("key", "user", "chat", "of")  # what leads to one person's or one chat's


class Asked(CommandListener):
    """Every filter that was sent to the server, with its collection, order and limit."""

    def __init__(self) -> None:
        self.filters: list[tuple[str, Filter, list[str], int]] = []

    def started(self, event: CommandStartedEvent) -> None:
        sent = event.command
        name = str(sent.get(event.command_name))
        if name not in _INDEXES:
            return
        if event.command_name == "find":
            order = list(sent.get("sort", {}))
            self.filters.append((name, sent["filter"], order, sent.get("limit", 0)))
        for one in (*sent.get("updates", ()), *sent.get("deletes", ())):
            self.filters.append((name, one["q"], [], 0))
        if event.command_name == "distinct":
            self.filters.append((name, sent["query"], [], 0))

    def succeeded(self, event: Any) -> None: ...

    def failed(self, event: Any) -> None: ...


def is_exact(wanted: Any) -> bool:
    return not isinstance(wanted, Mapping) or set(wanted) == {"$in"}


def serves(fields: tuple[str, ...], wanted: Filter, order: list[str], limit: int) -> bool:
    """Whether an index (its tenant left out) leads to what is wanted: by the value of its first
    field, or from one value on if that is all that is asked. What is sorted to take the first few
    must come sorted."""
    exact = 0
    while exact < len(fields) and fields[exact] in wanted and is_exact(wanted[fields[exact]]):
        exact += 1
    following = fields[exact] if exact < len(fields) else ""
    ranged = bool(_RANGES & set(wanted.get(following, ()))) if following in wanted else False
    if not exact and (not ranged or any(name in wanted for name in _SOMEBODYS)):
        return False
    return not (order and limit) or list(fields[exact : exact + len(order)]) == order


def unserved(asked: Asked) -> set[str]:
    """Filters that no index serves, in words."""
    wrong: set[str] = set()
    for name, wanted, order, limit in asked.filters:
        fields = [
            tuple(field.lstrip("-") for field in index.fields)
            for index in _INDEXES[name]
            if index.across == ("tenant" not in wanted)
        ]
        if "_id" in wanted and "tenant" in wanted:
            continue
        if not any(serves(one, wanted, order, limit) for one in fields):
            wrong.add(f"{name}: {dict(wanted)}, sorted by {order}, limit {limit}")
    return wrong


def test_nothing_is_looked_for_without_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promise 5 of a store: recording, reading, searching, following and working cost what the
    person has, not what all have; and each names the tenant, by which a cluster is split, but for
    the question of which tenants have work."""
    asked = Asked()
    monkeypatch.setitem(mongo_server._ALWAYS, "event_listeners", [asked])

    async def scenario() -> None:
        database = await MongoDatabase.open(mongo_url())
        database._server.scans = False  # as MongoDB is
        asked.filters.clear()
        store = database.store("acme")
        async with await AsyncMemory.open(store=store, background=False) as memory:
            for n in range(12):
                await memory.record("c", "ana", f"Moro em Olinda desde {n + 1990}.", "Anotado.")
            assert await database.tenants(due=datetime.now(UTC)) == ["acme"]
            await memory.consolidate()
            assert await database.tenants(due=datetime.now(UTC)) == []
            await memory.search("ana", "onde moro?")
            await memory.record("c", "ana", "Meu gato se chama Mingau.", "Que nome!")
            await memory.consolidate()
            await memory.search("ana", "como se chama o gato?")
            assert (await memory.context("c", "ana", "e o gato?")).tokens
            assert len(await memory.history("c")) == 26
            assert await memory.facts("ana") and await memory.notices(chat="c")
            await memory.history("c")
            await memory.chats("ana")
        await database.close()

    asyncio.run(scenario())
    assert len(asked.filters) > 100
    assert unserved(asked) == set()


def test_a_database_of_before_gets_the_indexes_of_today() -> None:
    """G3: opening it is enough."""
    url = mongo_url()

    async def open_and_close() -> None:
        await (await MongoDatabase.open(url)).close()

    asyncio.run(open_and_close())
    with MongoClient(url) as client:
        database = client.get_default_database()
        database["notices"].drop_index("tenant_moment")
        before = {"$set": {"lean": True, "ready": True, "begun": 0.0}}
        database["lembrar"].update_one({"_id": "schema"}, before)
        asyncio.run(open_and_close())
        assert "tenant_moment" in database["notices"].index_information()
