"""Facts: what is known of a user, changed by one writer at a time."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio

from lembrar.stores.base import Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import chat_with, fact, full_fact


class FactPromises(Promises):
    """Promise 3 for a user's facts."""

    @promise
    async def test_nobody_is_known_at_first(self, store: Store) -> None:
        """F7."""
        assert await store.facts("ana") == (0, [])
        assert await store.facts("ana", limit=5) == (0, [])

    @promise
    async def test_facts_come_back_as_they_were(self, store: Store) -> None:
        """F7, K3: every field, and times with their offset."""
        assert await store.write_facts("ana", 0, [full_fact("f"), fact("g", 1)])
        for reader in (store, await self.also()):
            version, [first, second] = await reader.facts("ana")
            assert (version, first, second) == (1, full_fact("f"), fact("g", 1))
            assert first.created_at.isoformat() == full_fact("f").created_at.isoformat()

    @promise
    async def test_facts_outlive_the_store(self, store: Store) -> None:
        """F4, F7: critical data is safe as soon as it is written."""
        assert await store.write_facts("ana", 0, [fact("f", critical=True)])
        await store.close()
        assert await (await self.also()).facts("ana") == (1, [fact("f", critical=True)])

    @promise
    async def test_a_version_of_facts_is_written_once(self, store: Store) -> None:
        """F7: who read an older version is told so, and has changed nothing."""
        assert not await store.write_facts("ana", 1, [fact("x")])
        assert await store.write_facts("ana", 0, [fact("a")])
        assert not await store.write_facts("ana", 0, [fact("a", content="?"), fact("b")])
        assert await store.facts("ana") == (1, [fact("a")])
        assert await store.write_facts("ana", 1, [])
        assert await store.facts("ana") == (2, [fact("a")])

    @promise
    async def test_of_many_fact_writers_one_wins(self, store: Store) -> None:
        """F7: two chats of one person learn side by side, and neither loses what the other did."""
        stores = [store, await self.also(), await self.also()] * 3

        async def learn(number: int) -> None:
            while True:
                version, _ = await stores[number].facts("ana")
                if await stores[number].write_facts("ana", version, [fact(f"f{number}")]):
                    return

        await asyncio.gather(*(learn(n) for n in range(9)))
        version, facts = await store.facts("ana")
        assert version == 9
        assert [f.id for f in facts] == [f"f{n}" for n in range(9)]

    @promise
    async def test_a_fact_is_replaced_by_its_id(self, store: Store) -> None:
        """F7, K5: the others stay."""
        assert await store.write_facts("ana", 0, [fact("a", 1), fact("b", 2)])
        newer = fact("a", 3, content="outra", status="archived")
        assert await store.write_facts("ana", 1, [newer, fact("c", 4)])
        assert await store.facts("ana") == (2, [fact("b", 2), newer, fact("c", 4)])

    @promise
    async def test_facts_are_read_oldest_first(self, store: Store) -> None:
        """F7: by when they were learnt, then by id."""
        learnt = [fact("b", 5), fact("z", 1), fact("a", 5), fact("é", 9), fact("c", 5)]
        assert await store.write_facts("ana", 0, learnt)
        _, facts = await store.facts("ana")
        assert [f.id for f in facts] == ["z", "a", "b", "c", "é"]

    @promise
    async def test_a_limit_keeps_the_newest_live_facts(self, store: Store) -> None:
        """F7: what is archived neither comes nor takes a place."""
        learnt = [fact(f"{n}", n, status="archived" if n in (3, 5) else "live") for n in range(6)]
        assert await store.write_facts("ana", 0, learnt)

        async def newest(limit: int) -> list[str]:
            version, facts = await store.facts("ana", limit=limit)
            assert version == 1
            return [f.id for f in facts]

        assert await newest(2) == ["2", "4"]
        assert await newest(99) == ["0", "1", "2", "4"]
        assert await newest(0) == []

    @promise
    async def test_facts_belong_to_their_user(self, store: Store) -> None:
        """F7: versions too; a fact's id may be another's as well."""
        await chat_with(store, 1)
        assert await store.write_facts("ana", 0, [fact("f", content="de Ana")])
        assert await store.facts("bia") == (0, [])
        assert await store.write_facts("bia", 0, [fact("f", user="bia", content="de Bia")])
        assert [f.content for f in (await store.facts("ana"))[1]] == ["de Ana"]
        assert [f.content for f in (await store.facts("bia"))[1]] == ["de Bia"]
