"""The server under a MongoDB store: connecting, and what every write needs.

Of all that MongoDB can do, a store counts on four things only: a document is inserted once or not
at all by its `_id`, it is deleted by one caller, it is found by its fields, and what most members
have on disk stays. Nothing here needs a transaction, or an update that looks before it writes:
servers that speak MongoDB's protocol differ there (FerretDB lets two such updates both win)."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

from pymongo import AsyncMongoClient, errors
from pymongo.asynchronous.collection import AsyncCollection
from pymongo.asynchronous.database import AsyncDatabase

from lembrar.errors import InvalidUrl, StoreError
from lembrar.stores.mongo_errors import translated
from lembrar.stores.mongo_schema import Doc, prepare

_DATABASE = "lembrar"  # unless the URL names one
_DEFAULTS: dict[str, Any] = {
    "serverSelectionTimeoutMS": 3_000,
    "connectTimeoutMS": 3_000,
    "socketTimeoutMS": 30_000,
}
_ALWAYS: dict[str, Any] = {
    "appname": "lembrar",
    "w": "majority",
    "journal": True,
    "readPreference": "primary",
    "tz_aware": True,
}


class Server:
    """A database on a server that is ready to keep memories. `scans` says that the server uses no
    index: it reads the whole collection, which is bearable if it is asked for an `_id` alone."""

    def __init__(self, client: AsyncMongoClient[Doc], database: AsyncDatabase[Doc]) -> None:
        self._client = client
        self.database = database
        self.secret = b""
        self.scans = False

    @classmethod
    async def open(cls, url: str) -> Server:
        """Connects, and creates the collections that are missing."""
        client = _client(url)
        try:
            with translated():
                server = cls(client, client.get_default_database(_DATABASE))
                built = await _greeted(client)
                server.scans = "ferretdbVersion" in built
                server.secret = await prepare(server.database, scans=server.scans)
        except BaseException:
            await client.close()
            raise
        return server

    async def close(self) -> None:
        """Lets go of every connection."""
        await self._client.close()

    def collection(self, name: str) -> AsyncCollection[Doc]:
        """One of the collections."""
        return self.database[name]

    def by_id(self, id: str, tenant: str) -> Doc:
        """What finds a document. A cluster looks only where the tenant is."""
        return {"_id": id} if self.scans else {"_id": id, "tenant": tenant}


async def put(collection: AsyncCollection[Doc], document: Doc) -> bool:
    """Inserts a document. Returns False if there is one with its `_id`. If the connection is lost
    over it, it is tried once more, and found to be there if it was written the first time: its
    `token` tells it from another's."""
    try:
        await collection.insert_one(document)
    except errors.DuplicateKeyError:
        return False
    except errors.AutoReconnect:
        return await _put_again(collection, document)
    return True


async def put_all(collection: AsyncCollection[Doc], documents: Sequence[Doc]) -> None:
    """Inserts documents, except those whose `_id` is taken."""
    if not documents:
        return
    try:
        await collection.insert_many(documents, ordered=False)
    except errors.BulkWriteError as error:
        failed: list[Doc] = error.details.get("writeErrors", [])
        if any(one.get("code") != 11000 for one in failed) or not failed:
            raise


async def _put_again(collection: AsyncCollection[Doc], document: Doc) -> bool:
    try:
        await collection.insert_one(document)
    except errors.DuplicateKeyError:
        there = await collection.find_one({"_id": document["_id"]})
        return there is not None and there.get("token") == document.get("token")
    return True


def _client(url: str) -> AsyncMongoClient[Doc]:
    """A client that has not connected yet."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # the driver only warns of an option that it does not know
        try:
            client: AsyncMongoClient[Doc] = AsyncMongoClient(url, **_ALWAYS, **_missing(url))
        except (errors.PyMongoError, ValueError, TypeError, UserWarning):
            raise InvalidUrl(
                "This is no URL of a MongoDB server. Write mongodb://user:password@host/database, "
                "and %40 for an @, %3A for a : and %2F for a / in the password."
            ) from None
    return client


def _missing(url: str) -> dict[str, Any]:
    """The defaults of what the URL does not say."""
    said = url.partition("?")[2].lower()
    return {name: value for name, value in _DEFAULTS.items() if name.lower() not in said}


async def _greeted(client: AsyncMongoClient[Doc]) -> Doc:
    """What the server says it is."""
    try:
        return await client.admin.command("buildInfo")
    except errors.ConfigurationError as error:
        if "wire version" not in str(error):
            raise InvalidUrl(
                "The driver cannot use this URL. Check its host name and its options."
            ) from None
        raise StoreError(
            "This server is too old. Upgrade it to MongoDB 4.4 or newer, or use another one."
        ) from error
