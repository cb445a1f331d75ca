"""What a Lembrar database in MongoDB looks like: its collections, their indexes, and the document
that says whose it is.

| collection  | a document is                                        | sharded by        |
| ----------- | ---------------------------------------------------- | ----------------- |
| lembrar     | the word on what this database is                    | not               |
| tenants     | how far a tenant's versions have come                | `tenant`          |
| chats       | the state of a chat, one revision of it              | `tenant, key`     |
| log         | what one `append` wrote                              | `tenant, user`    |
| people      | the state of what is known of a user, one revision   | `tenant, key`     |
| pages       | part of a ladder, of facts, of moods, of links       | `tenant, user`    |
| vectors     | a vector                                             | `tenant, user`    |
| links       | the state of a tenant's links, one revision          | `tenant`          |
| documents   | a document, one revision of it                       | `tenant`          |
| spending    | one time that something was spent                    | `tenant`          |
| notices     | something that happened                              | `tenant`          |
| numbers     | how far a tenant's notices are numbered              | `tenant`          |

Every key begins with the tenant, but for those by which workers find out which tenants have work.
`key` is the digest of a name, so that what is left of the erased
does not tell it."""

from __future__ import annotations

import asyncio
import time
from secrets import token_bytes
from typing import Any, NamedTuple

from pymongo import ASCENDING, DESCENDING, IndexModel
from pymongo.asynchronous.database import AsyncDatabase
from pymongo.errors import DuplicateKeyError, OperationFailure

from lembrar.errors import StoreForeign, StoreTooNew

Doc = dict[str, Any]
_META = "lembrar"
_VERSION = 1
_INDEXED = 2  # raised whenever an index is added: databases that were ready before get it, too
_SECRET_BYTES = 32
_CREATED_SECONDS, _LOOK_SECONDS = 15.0, 0.1


class _Index(NamedTuple):
    """An index that begins with the tenant; one `across` all tenants ends with it. `only` is a
    field that a document must have to be in it, where the server knows how to leave the others
    out."""

    fields: tuple[str, ...]
    unique: bool = False
    only: str = ""
    across: bool = False


_REVISIONS = _Index(("key", "r"), unique=True)
_DUE = (_Index(("due_at",), only="due_at"), _Index(("due_at",), only="due_at", across=True))
_INDEXES: dict[str, tuple[_Index, ...]] = {
    "tenants": (_REVISIONS,),
    "chats": (
        _REVISIONS,
        _Index(("user", "key", "r")),
        _Index(("user", "-updated_at")),
        *_DUE,
        _Index(("letters",), only="letters"),
        _Index(("news",), only="news"),
    ),
    "log": (
        _Index(("key", "life", "n"), unique=True),
        _Index(("key", "life", "last")),
        _Index(("key", "life", "last_cycle", "n")),
        _Index(("user",)),
        _Index(("messages.id",)),
        _Index(("fresh",), only="fresh"),
        _Index(("fresh",), only="fresh", across=True),
        _Index(("news", "put"), only="news"),
    ),
    "people": (
        _REVISIONS,
        _Index(("user", "key", "r")),
        *_DUE,
        _Index(("ordered",), only="ordered"),
        _Index(("news",), only="news"),
    ),
    "pages": (_Index(("user",)), _Index(("of",)), _Index(("names",))),
    "vectors": (_Index(("user", "embedder", "ref")), _Index(("chat", "life"))),
    "links": (_REVISIONS,),
    "documents": (
        _REVISIONS,
        _Index(("place", "name", "r")),
        _Index(("user",)),
        _Index(("place", "expires"), only="expires"),
    ),
    "spending": (
        _Index(("key", "r"), unique=True),
        _Index(("day",)),
        _Index(("user",)),
        _Index(("chat",)),
    ),
    "notices": (
        _Index(("number",)),
        _Index(("chat", "number")),
        _Index(("user", "number")),
        _Index(("moment",)),
        _Index(("waiting", "put", "_id"), only="waiting"),
    ),
    "numbers": (_REVISIONS,),
}


COLLECTIONS = tuple(_INDEXES)


async def prepare(database: AsyncDatabase[Doc], *, scans: bool) -> bytes:
    """Makes a database ours, unless it is another program's. Several processes may try at once.
    Returns its secret. A server that `scans` gets no index for the log: it would not use it, and
    every append would wait for it."""
    names = await database.list_collection_names()
    meta = await _meta(database)
    if meta is None and any(name in _INDEXES for name in names):
        raise StoreForeign(
            f"The database {database.name!r} belongs to another program. Name another one in the "
            "store's URL: mongodb://host/another"
        )
    ours = meta is None and await _claim(database)
    meta = await _meta(database) or {}
    if meta.get("version", 0) > _VERSION:
        raise StoreTooNew
    if not ours:
        meta = await _awaited(database, meta, scans)
    if not _is_ready(meta, scans):
        await _build(database, scans)
    return bytes(meta["secret"])


def _is_ready(meta: Doc, scans: bool) -> bool:
    ready, lean = int(meta.get("ready", 0)), int(meta.get("lean", 0))
    return max(ready, lean if scans else 0) >= _INDEXED


async def _awaited(database: AsyncDatabase[Doc], meta: Doc, scans: bool) -> Doc:
    """The word on the database, once whoever creates it right now has come to an end; some servers
    do not stand it when two do. Whoever takes too long was interrupted."""
    while not _is_ready(meta, scans) and time.time() - meta.get("begun", 0) < _CREATED_SECONDS:
        await asyncio.sleep(_LOOK_SECONDS)
        meta = await _meta(database) or meta
    return meta


async def _build(database: AsyncDatabase[Doc], scans: bool) -> None:
    names = await database.list_collection_names()  # one question, not one for each that is new
    for name, indexes in _INDEXES.items():
        if not (scans and name == "log"):
            there = set(await database[name].index_information()) if name in names else set[str]()
            await _index(database, name, [one for one in indexes if _name(one) not in there])
    done = {"lean" if scans else "ready": _INDEXED}
    await database[_META].update_one({"_id": "schema"}, {"$set": done})


async def _meta(database: AsyncDatabase[Doc]) -> Doc | None:
    return await database[_META].find_one({"_id": "schema"})


async def _claim(database: AsyncDatabase[Doc]) -> bool:
    """Says that the database is ours. Returns False if somebody was faster."""
    new: Doc = {"_id": "schema", "version": _VERSION, "begun": time.time()}
    new["secret"] = token_bytes(_SECRET_BYTES)
    try:
        await database[_META].insert_one(new)
    except DuplicateKeyError:
        return False
    return True


async def _index(database: AsyncDatabase[Doc], name: str, missing: list[_Index]) -> None:
    """Creates the indexes that are missing."""
    if not missing:
        return
    try:
        await database[name].create_indexes([_model(index, partial=True) for index in missing])
    except OperationFailure:  # a server that leaves no document out of an index
        await database[name].create_indexes([_model(index, partial=False) for index in missing])


def _name(index: _Index) -> str:
    return "_".join(field for field, _ in _keys(index)).replace(".", "_")


def _model(index: _Index, *, partial: bool) -> IndexModel:
    options: Doc = {"name": _name(index)}
    if index.unique:
        options["unique"] = True
    if index.only and partial:
        options["partialFilterExpression"] = {index.only: {"$exists": True}}
    return IndexModel(_keys(index), **options)


def _keys(index: _Index) -> list[tuple[str, int]]:
    tenant, fields = ("tenant", ASCENDING), [_key(field) for field in index.fields]
    return [*fields, tenant] if index.across else [tenant, *fields]


def _key(field: str) -> tuple[str, int]:
    return (field[1:], DESCENDING) if field.startswith("-") else (field, ASCENDING)
