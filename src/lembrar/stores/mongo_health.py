"""How large a MongoDB store is, whether it is sound, and what is left of the erased."""

from __future__ import annotations

import time
from typing import Any

from pymongo.errors import OperationFailure

from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Head, Person, head_of, person_of
from lembrar.stores.mongo_orders import finish_orders, vacate
from lembrar.stores.mongo_read import places
from lembrar.stores.mongo_schema import COLLECTIONS
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call
from lembrar.stores.mongo_wipe import clean

_ABANDONED_SECONDS = 3600  # pages that nobody has named for so long are nobody's
_KEPT_ELSEWHERE = (
    "the server's journal and oplog, until they are written over",
    "free space in the server's data files, until it is used again",
    "backups and snapshots of the server",
)
_PLACES = {"n": 1, "first": 1, "last": 1}


class MongoHealth(Part):
    """The part of the store that looks after itself."""

    @call
    async def scrub(self) -> list[str]:
        t = self._tenant
        await finish_orders(t)
        for head, tail in await _every_chat(t):
            if head.erasures:
                await steadily(lambda head=head, tail=tail: _clean_all(t, head, tail))
        await _drop_abandoned(t)
        return list(_KEPT_ELSEWHERE)

    @call
    async def size(self) -> int:
        stats = await self._tenant.server.database.command("dbStats")
        whole = int(stats.get("totalSize", 0))  # as it lies on the disk, which may be compressed
        return max(whole, int(stats.get("dataSize", 0)) + int(stats.get("indexSize", 0)))

    @call
    async def check(self) -> list[str]:
        t = self._tenant
        wrong = [trouble for name in COLLECTIONS for trouble in await _validated(t, name)]
        for head, tail in await _every_chat(t):
            wrong += await steadily(lambda head=head, tail=tail: _gaps(t, head, tail))
        wrong += await _missing_pages(t)
        return wrong


async def _every_chat(t: Tenant) -> list[tuple[Head, Tail]]:
    found = t.chats.collection.find(t.mine(user={"$exists": True}), {"key": 1})
    return await heads.alive(t, {row["key"] async for row in found})


async def _clean_all(t: Tenant, head: Head, tail: Tail) -> None:
    left = await places(t, head, 1, tail.seq)
    if left:
        await clean(t, head.key, list(left))


async def _drop_abandoned(t: Tenant) -> None:
    """Removes what no state names, because whoever wrote it was interrupted."""
    named = await _named_pages(t)
    old = t.mine(made={"$lt": int(time.time()) - _ABANDONED_SECONDS})
    pages = t.pages.collection.find(old, {"_id": 1})
    await t.pages.drop([row["_id"] async for row in pages if row["_id"] not in named])
    await _drop_dead(t)


async def _drop_dead(t: Tenant) -> None:
    """Removes what is left of the logs of chats that have ended."""
    ended: dict[str, int] = {}
    async for state in t.chats.collection.find(t.mine(), {"key": 1, "r": 1, "life": 1}):
        ended[state["key"]] = max(ended.get(state["key"], 0), state.get("life", state["r"]))
    async for row in t.server.collection("log").find(t.mine(closed=True), {"key": 1, "life": 1}):
        if row["life"] < ended.get(row["key"], 0):
            await vacate(t, row["key"], row["life"])


async def _named_pages(t: Tenant) -> set[str]:
    """The ids of all pages that a state or an append names."""
    named: set[str] = set()
    for chain in (t.chats, t.people, t.links):
        async for state in chain.collection.find(t.mine()):
            named |= _pages_in(state)
    async for row in t.server.collection("log").find(t.mine(stowed={"$exists": True})):
        named |= {ref["id"] for ref in row["stowed"]}
    return named


def _pages_in(state: dict[str, Any]) -> set[str]:
    found: Head | Person | None = head_of(state) if "life" in state else None
    if found is None and "known" in state:
        found = person_of(state)
    if isinstance(found, Head):
        tables = (found.blocks, found.atoms, found.runs, found.places, found.cuts)
        return {ref.id for table in tables for ref in table}
    if found is not None:
        return {ref.id for ref in (*found.facts, *found.moods)}
    return {ref["id"] for ref in state.get("pages", ())}


async def _validated(t: Tenant, name: str) -> list[str]:
    """What the server says is wrong with a collection."""
    try:
        said = await t.server.database.command("validate", name)
    except OperationFailure as error:
        if error.code == 26:  # no such collection yet
            return []
        raise
    if said.get("valid", True):
        return []
    return [f"collection {name}: {trouble}" for trouble in said.get("errors") or ["not valid"]]


async def _gaps(t: Tenant, head: Head, tail: Tail) -> list[str]:
    """Appends of a chat that are missing, or whose positions do not follow one another."""
    wanted = t.mine(key=head.key, life=head.life, n={"$lte": tail.n})
    n = last = 0
    async for row in t.server.collection("log").find(wanted, _PLACES).sort("n", 1):
        if row["n"] != n + 1 or row["first"] != last + 1:
            return [f"chat {head.chat!r}: something is missing after message {last}"]
        n, last = row["n"], row["last"]
    return []


async def _missing_pages(t: Tenant) -> list[str]:
    """Pages that a state names and that are not there."""
    wrong: list[str] = []
    for what, chain in (("chat", t.chats), ("person", t.people), ("links", t.links)):
        keys = {row["key"] async for row in chain.collection.find(t.mine(), {"key": 1})}
        for state in (await chain.newest_of(keys)).values():
            ids = _pages_in(state)
            found = t.pages.collection.find(t.mine(_id={"$in": list(ids)}), {"_id": 1})
            there = {row["_id"] async for row in found}
            if ids - there and await chain.has(state):
                name = state.get("chat") or state.get("user") or t.name
                wrong.append(f"{what} {name!r}: {len(ids - there)} pages are missing")
    return wrong
