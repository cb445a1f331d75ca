"""MongoDB by pymongo: what was said is on the disks of most members when a call returns, and
several processes may write at once.

No transaction is needed. An append is one document; everything else that changes is a state that
whole documents follow one another in (mongo_chain.py), with tables in pages beside it
(mongo_pages.py). What must happen together is said in one document, and done by whoever looks
next if whoever said it does not come to it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime
from weakref import WeakSet, WeakValueDictionary

from lembrar.errors import LembrarError
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_chats import MongoChats
from lembrar.stores.mongo_documents import MongoDocuments
from lembrar.stores.mongo_erase import MongoErase
from lembrar.stores.mongo_head import person_of
from lembrar.stores.mongo_health import MongoHealth
from lembrar.stores.mongo_ladder import MongoLadder
from lembrar.stores.mongo_links import MongoLinks
from lembrar.stores.mongo_notices import MongoNotices, number
from lembrar.stores.mongo_people import MongoPeople
from lembrar.stores.mongo_recall import MongoRecall
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server
from lembrar.stores.mongo_spending import MongoSpending
from lembrar.stores.mongo_tally import MongoTally
from lembrar.stores.mongo_tenant import Calls, Tenant
from lembrar.stores.mongo_work import MongoWork, due_chats
from lembrar.stores.waiting import Bell, Lookout

__all__ = ["MongoDatabase", "MongoStore"]

_LOOK_SECONDS = 0.25


class MongoStore(
    MongoChats,
    MongoLadder,
    MongoPeople,
    MongoLinks,
    MongoErase,
    MongoRecall,
    MongoWork,
    MongoNotices,
    MongoSpending,
    MongoDocuments,
    MongoTally,
    MongoHealth,
):
    """One tenant's memory in a MongoDB database."""

    def __init__(self, tenant: Tenant) -> None:
        self._tenant = tenant
        self._calls = Calls()
        self._lookout = Lookout(tenant.bell, tenant.name, self._newest)

    async def close(self) -> None:
        """Takes no more calls, and returns when those under way are done."""
        self._calls.closed = True
        self._tenant.bell.ring(self._tenant.name)  # whoever waits through it does so no longer
        await self._calls.close()


class MongoDatabase:
    """A MongoDB database with the memories of many tenants."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._calls = Calls()
        self._bell = Bell(self._listen)
        self._tenants: WeakValueDictionary[str, Tenant] = WeakValueDictionary()
        self._stores: WeakSet[MongoStore] = WeakSet()
        self._watch: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> MongoDatabase:
        """Connects to `mongodb://user:password@host/database`; the database is `lembrar` unless
        the URL names one. Creates the collections that are missing."""
        return cls(await Server.open(url))

    def store(self, tenant: str) -> MongoStore:
        """A tenant's store. Closing it leaves the database open."""
        self._calls.check_open()
        opened = MongoStore(self._tenant(tenant))
        self._stores.add(opened)
        return opened

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        """Every tenant that has a chat, a fact or a document here, in order; or only those that
        have a chat or a fact due by then."""
        async with self._calls.call():
            names = await self._maybe(None if due is None else codec.micros(due))
            chosen = [name for name in names if await self._is_one(self._tenant(name), due)]
        return sorted(chosen)

    async def close(self) -> None:
        """Lets go of everything. Its stores are closed with it. Calling it again does nothing."""
        for store in list(self._stores):
            await store.close()
        await self._calls.close()
        if self._watch:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self._server.close()

    def _tenant(self, name: str) -> Tenant:
        tenant = self._tenants.get(name)
        if tenant is None:
            tenant = self._tenants[name] = Tenant(self._server, name, self._bell)
        return tenant

    # ── who is there ──────────────────────────────────────────────────────────────────────────

    async def _maybe(self, due: int | None) -> set[str]:
        """Tenants that may be among those asked for."""
        asked: dict[str, Doc] = {
            "chats": {"user": {"$exists": True}},
            "people": {"known": {"$gte": 1}},
            "documents": {},
        }
        if due is not None:
            by = {"$lte": due}
            asked = {"chats": {"due_at": by}, "people": {"due_at": by}, "log": {"fresh": by}}
        found: set[str] = set()
        for name, wanted in asked.items():
            found.update(await self._server.collection(name).distinct("tenant", wanted))
        return found

    async def _is_one(self, t: Tenant, due: datetime | None) -> bool:
        if due is None:
            return await _is_used(t)
        at = codec.micros(due)
        if await due_chats(t, at, 1):
            return True
        wanted = t.mine(due_at={"$lte": at})
        return bool(await _people(t, wanted))

    # ── what others publish ───────────────────────────────────────────────────────────────────

    def _listen(self) -> None:
        """Somebody waits for notices now: others may publish some."""
        if not self._calls.closed and (self._watch is None or self._watch.done()):
            self._watch = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        """Looks now and then, as long as somebody waits, whether there is something new."""
        newest: dict[str, int] = {}
        while names := self._bell.tenants():
            await asyncio.sleep(_LOOK_SECONDS)
            for name in names:
                with suppress(LembrarError):  # whoever waits looks again by itself
                    async with self._calls.call():
                        found = await number(self._tenant(name))
                    if newest.get(name) != found:
                        newest[name] = found
                        self._bell.ring(name)


async def _is_used(t: Tenant) -> bool:
    chats = t.chats.collection.find(t.mine(user={"$exists": True}), {"key": 1})
    if await heads.alive(t, {row["key"] async for row in chats}):
        return True
    if await _people(t, t.mine(known={"$gte": 1})):
        return True
    return await t.places.collection.find_one(t.mine()) is not None


async def _people(t: Tenant, wanted: dict[str, object]) -> list[str]:
    """People who are as wanted, and whose state is still that."""
    found = [row async for row in t.people.collection.find(wanted)]
    newest = await t.people.numbers([row["key"] for row in found])
    people = [row for row in found if newest[row["key"]] == row["r"]]
    return [person.user for row in people if (person := person_of(row))]
