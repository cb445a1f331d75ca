"""Databases: the stores of many tenants, and what they share."""

# ruff: noqa: S101

from __future__ import annotations

from lembrar.errors import StoreClosed
from lembrar.stores.base import Database, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import (
    HOUR,
    NOW,
    SECOND,
    chat_with,
    document,
    fact,
    notice,
)


class DatabasePromises(Promises):
    """A database gives each tenant a store, and knows who is there."""

    async def open_database(self) -> Database:
        """A database on this test's data."""
        raise NotImplementedError("Supply `async def open_database(self)` that opens yours.")

    async def open(self, tenant: str) -> Store:
        """A store of a database of its own, as another process would have."""
        return (await self.also_database()).store(tenant)

    async def also_database(self) -> Database:
        """One more database on the same data."""
        database = await self.open_database()
        self.opened.push_async_callback(database.close)
        return database

    @promise
    async def test_a_database_gives_each_tenant_a_store(self, store: Store) -> None:
        """G3, R10: as often as it is asked; all of a tenant see the same, of others nothing."""
        database = await self.also_database()
        first, again, other = (database.store(t) for t in ("acme", "acme", "other"))
        await chat_with(first, 1)
        for reader in (store, again):
            assert len(await reader.messages("c")) == 2
        assert await other.chat("c") is None
        await chat_with(other, 2)
        assert len(await again.messages("c")) == 2

    @promise
    async def test_closing_a_store_leaves_the_database_open(self, store: Store) -> None:
        """G3: and its other stores; nothing is taken in through the closed one."""
        database = await self.also_database()
        first, second = database.store("acme"), database.store("acme")
        await chat_with(first, 1)
        await first.close()
        await first.close()
        await refusal(StoreClosed, first.messages("c"))
        await refusal(StoreClosed, chat_with(first, 1))
        await chat_with(second, 1)
        await chat_with(database.store("acme"), 1)
        assert len(await store.messages("c")) == 6

    @promise
    async def test_closing_the_database_closes_its_stores(self, store: Store) -> None:
        """G3: those of another one stay open."""
        database = await self.also_database()
        theirs = [database.store("acme"), database.store("other")]
        await chat_with(theirs[0], 1)
        await database.close()
        await database.close()
        for closed in theirs:
            await refusal(StoreClosed, closed.chats("ana"))
            await closed.close()
        await refusal(StoreClosed, database.tenants())
        assert len(await store.messages("c")) == 2

    @promise
    async def test_a_closed_database_gives_no_store(self, store: Store) -> None:
        """G3: at once, or with the first call."""
        database = await self.also_database()
        await database.close()

        async def use() -> None:
            await database.store("acme").chats("ana")

        await refusal(StoreClosed, use())

    @promise
    async def test_tenants_are_those_who_have_something(self, store: Store) -> None:
        """F12: a chat, a fact or a document; in order, each once."""
        database = await self.also_database()
        assert await database.tenants() == []
        database.store("nobody")
        await database.store("watcher").publish([notice("x")])
        await chat_with(database.store("é"), 1)
        await chat_with(database.store("b"), 1)
        await chat_with(database.store("b"), 1, "d")
        await database.store("a").write_facts("ana", 0, [fact("f")])
        await database.store("b").write_facts("ana", 0, [fact("f")])
        await database.store("Z").write_documents("k", [document("a")], now=NOW)
        await database.store("c").open_chat("c", "ana", now=NOW)
        for each in (database, await self.also_database()):
            assert await each.tenants() == ["Z", "a", "b", "c", "é"]
        await database.store("c").erase_chat("c")
        await database.store("a").erase_user("ana")
        await database.store("Z").write_documents("k", [], now=NOW, remove=["a"])
        assert await database.tenants() == ["b", "é"]
        assert await store.users() == []

    @promise
    async def test_tenants_who_have_something_due(self, store: Store) -> None:
        """F8: a chat that could be claimed by then, or a fact."""
        database = await self.also_database()
        at_work, resting, learnt, off, kept = (database.store(t) for t in "abcde")
        for each in (at_work, resting, off):
            await chat_with(each, 1)
        [lease] = await resting.claim(now=NOW, seconds=60, limit=9)
        assert await resting.release(lease, due_at=NOW + HOUR)
        await learnt.write_facts("ana", 0, [fact("f", due_at=NOW + SECOND), fact("g")])
        await off.open_chat("c", "ana", now=NOW, enabled=False)
        await kept.write_documents("k", [document("a", expires_at=NOW)], now=NOW - HOUR)
        assert await database.tenants(due=NOW - SECOND) == []
        assert await database.tenants(due=NOW) == ["a"]
        assert await database.tenants(due=NOW + SECOND) == ["a", "c"]
        assert await database.tenants(due=NOW + HOUR) == ["a", "b", "c"]
        [lease] = await at_work.claim(now=NOW, seconds=60, limit=9)
        assert await database.tenants(due=NOW) == []
        assert await database.tenants(due=NOW + 60 * SECOND) == ["a", "c"]
        assert await at_work.release(lease, due_at=None)
        assert await database.tenants(due=NOW + 60 * SECOND) == ["c"]
