"""Documents in MongoDB. Each is a state of its own, replaced by the next."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from lembrar.stores import codec
from lembrar.stores.base import Document
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tenant import Part, Tenant, call

_AT_ONCE = 8
_EXPIRED = 100  # documents that are removed along with a write


class MongoDocuments(Part):
    """The part of the store that keeps small things of other kinds."""

    @call
    async def documents(
        self,
        collection: str,
        *,
        now: datetime,
        keys: Collection[str] | None = None,
        prefix: str = "",
        after: str = "",
        user: str | None = None,
        limit: int | None = None,
    ) -> list[Document]:
        t = self._tenant
        wanted = t.mine(place=str(collection), **_names(keys, prefix, after), **_alive(now))
        wanted |= {} if user is None else {"user": str(user)}
        most = None if limit is None else max(limit, 0)
        if most == 0 or (keys is not None and not keys):
            return []
        kept: dict[str, Doc] = {}
        async with t.places.collection.find(wanted).sort([("name", 1), ("r", 1)]) as rows:
            async for row in rows:
                if len(kept) == most and row["name"] not in kept:
                    break
                kept[row["name"]] = row
        newest = await t.places.numbers([row["key"] for row in kept.values()])
        return [_document_of(row) for row in kept.values() if row["r"] == newest[row["key"]]]

    @call
    async def write_documents(
        self,
        collection: str,
        documents: Sequence[Document],
        *,
        now: datetime,
        remove: Collection[str] = (),
    ) -> None:
        t = self._tenant
        several = asyncio.Semaphore(_AT_ONCE)
        every = dict.fromkeys([*remove, *(document.key for document in documents)])

        async def write(name: str) -> None:
            async with several:
                if name in remove:
                    await _remove(t, collection, name)
                for document in (one for one in documents if one.key == name):
                    await _replace(t, collection, document, now)

        await asyncio.gather(*(write(name) for name in every))
        await _drop_expired(t, collection, now)

    @call
    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        t = self._tenant
        key = _key(t, collection, document.key)
        state = await t.places.newest(key)
        version = _version(state, now)
        if version != document.version:
            return False
        fields = _fields(t, collection, replace(document, version=version + 1))
        return await t.places.advance(state, key, fields) is not None


def _key(t: Tenant, collection: str, name: str) -> str:
    return t.key("document", collection, name)


def _names(keys: Collection[str] | None, prefix: str, after: str) -> Doc:
    """What finds documents by their keys, which are compared by code point."""
    wanted: Doc = {"$gt": str(after)} if after else {}
    if keys is not None:
        wanted["$in"] = [str(key) for key in keys]
    if prefix:
        wanted["$gte"] = str(prefix)
        end = codec.past_prefix(prefix)
        wanted |= {} if end is None else {"$lt": end}
    return {"name": wanted} if wanted else {}


def _alive(now: datetime) -> Doc:
    at = codec.micros(now)
    return {"$or": [{"expires": {"$exists": False}}, {"expires": {"$gt": at}}]}


def _fields(t: Tenant, collection: str, document: Document) -> Doc:
    expires = document.expires_at
    return {
        "place": collection,
        "name": document.key,
        "data": document.data,
        "user": document.user,
        "version": document.version,
        "expires": None if expires is None else codec.micros(expires),
        "expires_at": None if expires is None else expires.isoformat(),
        "put": t.stamp(),
    }


def _document_of(row: Doc) -> Document:
    expires = row.get("expires_at")
    at = datetime.fromisoformat(expires) if expires else None
    return Document(row["name"], bytes(row["data"]), row["user"], at, row["version"])


def _version(state: Doc | None, now: datetime) -> int:
    """The version of what is there; 0 if nothing is, or nothing any more."""
    if state is None or state.get("expires", codec.micros(now) + 1) <= codec.micros(now):
        return 0
    return state["version"]


async def _replace(t: Tenant, collection: str, document: Document, now: datetime) -> None:
    key = _key(t, collection, document.key)

    async def once() -> None:
        state = await t.places.newest(key)
        version = _version(state, now) + 1
        fields = _fields(t, collection, replace(document, version=version))
        if not await t.places.advance(state, key, fields):
            raise Moved

    async with t.turn(key):
        await steadily(once)


async def _remove(t: Tenant, collection: str, name: str) -> None:
    async def once() -> None:
        state = await t.places.newest(_key(t, collection, name))
        if state and not await t.places.forget(state):
            raise Moved

    await steadily(once)


async def _drop_expired(t: Tenant, collection: str, now: datetime) -> None:
    """Removes documents that nobody finds any more, a few at a time."""
    wanted: dict[str, Any] = t.mine(place=collection, expires={"$lte": codec.micros(now)})
    for state in await t.places.collection.find(wanted).limit(_EXPIRED).to_list():
        await t.places.forget(state)
