"""Documents in MongoDB. Each is a state of its own, replaced by the next."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import aclosing
from dataclasses import replace
from datetime import datetime
from typing import Any

from lembrar.stores import codec
from lembrar.stores.base import Document
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tenant import Part, Tenant, call

_AT_ONCE = 8
_LOOKED_FOR = 32  # documents at once, before they are written and after
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
        wanted = t.mine(place=str(collection), **_names(keys, prefix, after))
        wanted |= {} if user is None else {"user": str(user)}
        most = None if limit is None else max(limit, 0)
        if most == 0 or (keys is not None and not keys):
            return []
        found: list[Doc] = []
        async with aclosing(_newest(t, wanted)) as rows:
            async for row in rows:
                if _version(row, now):
                    found.append(row)
                if len(found) == most:
                    break
        if user is not None:  # what is another's by now was not looked at
            newest = await t.places.numbers([row["key"] for row in found])
            found = [row for row in found if row["r"] == newest[row["key"]]]
        return [_document_of(row) for row in found]

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
        begun = await _begin(t, collection, documents, remove)
        documents = [document for document in documents if document.key not in begun]
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


async def _newest(t: Tenant, wanted: Doc) -> AsyncGenerator[Doc]:
    """The newest state of each document that is wanted, in order of name."""
    newest: Doc | None = None
    async with t.places.collection.find(wanted).sort([("name", 1), ("r", 1)]) as rows:
        async for row in rows:
            if newest and row["name"] != newest["name"]:
                yield newest
            newest = row
    if newest:
        yield newest


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


async def _begin(
    t: Tenant, collection: str, documents: Sequence[Document], remove: Collection[str]
) -> set[str]:
    """Writes documents that are not there yet. Returns their keys."""
    given = Counter([*remove, *(document.key for document in documents)])
    once = {_key(t, collection, d.key): d for d in documents if given[d.key] == 1}
    begun: set[str] = set()
    for first in range(0, len(once), _LOOKED_FOR):
        keys = list(once)[first : first + _LOOKED_FOR]
        there = await t.places.newest_of(keys)
        new = {key: once[key] for key in keys if key not in there}
        fields = {key: _fields(t, collection, replace(d, version=1)) for key, d in new.items()}
        late = await t.places.begin(fields)
        begun |= {document.key for key, document in new.items() if key not in late}
    return begun


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
    found = t.places.collection.find(wanted, {"key": 1, "r": 1}).limit(_EXPIRED)
    await t.places.forget_all(await found.to_list())
