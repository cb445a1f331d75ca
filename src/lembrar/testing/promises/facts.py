"""Facts and moods: what is known of a user, changed by one writer at a time."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from datetime import UTC
from typing import Any

from lembrar.stores.base import Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import HOUR, NOW, SECOND, chat_with, fact, full_fact, mood


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
    async def test_a_limit_keeps_what_weighs_most(self, store: Store) -> None:
        """F7, K6: critical and pinned facts first, then by weight, then the newest; still read
        oldest first."""
        learnt = [
            fact("light", 9, weight=0.2),
            fact("pinned", 0, weight=0.1, pinned=True),
            fact("heavy", 1, weight=0.9),
            fact("critical", 2, weight=0.1, critical=True),
            fact("newer", 8, weight=0.5),
            fact("older", 3, weight=0.5),
            fact("gone", 4, weight=1.0, critical=True, status="archived"),
        ]
        assert await store.write_facts("ana", 0, learnt)

        async def kept(limit: int, **options: Any) -> list[str]:
            return [f.id for f in (await store.facts("ana", limit=limit, **options))[1]]

        assert await kept(1) == ["critical"]
        assert await kept(2) == ["pinned", "critical"]
        assert await kept(4) == ["pinned", "heavy", "critical", "newer"]
        assert await kept(5) == ["pinned", "heavy", "critical", "older", "newer"]
        assert await kept(2, statuses=("archived", "live")) == ["critical", "gone"]
        assert await kept(1, ids=("light", "older")) == ["older"]

    @promise
    async def test_facts_are_chosen_by_id_and_status(self, store: Store) -> None:
        """G8: what was superseded or archived is there for who asks."""
        learnt = [fact("a", 1), fact("b", 2, status="superseded"), fact("c", 3, status="archived")]
        assert await store.write_facts("ana", 0, learnt)

        async def chosen(**options: Any) -> list[str]:
            version, facts = await store.facts("ana", **options)
            assert version == 1
            return [f.id for f in facts]

        assert await chosen(statuses=("live",)) == ["a"]
        assert await chosen(statuses=("archived", "superseded", "?")) == ["b", "c"]
        assert await chosen(ids=("c", "a", "a", "x")) == ["a", "c"]
        assert await chosen(ids=("c", "a"), statuses=("archived",)) == ["c"]
        assert await chosen(ids=()) == await chosen(statuses=()) == []
        assert await chosen(ids=("' OR 1=1 --", '"]', "%")) == []

    @promise
    async def test_a_fact_is_found_by_its_id(self, store: Store) -> None:
        """G8: whose it is need not be known; in order of user."""
        assert await store.write_facts("bia", 0, [fact("f", user="bia"), fact("g", user="bia")])
        assert await store.write_facts("ana", 0, [fact("f", status="archived")])
        assert [f.user for f in await store.find_facts("f")] == ["ana", "bia"]
        assert [f.user for f in await store.find_facts("g")] == ["bia"]
        assert await store.find_facts("x") == []

    @promise
    async def test_due_facts_come_longest_due_first(self, store: Store) -> None:
        """K5, A9: of all users, whatever their status; those without a time never."""
        assert await store.write_facts(
            "ana", 0, [fact("later", due_at=NOW + SECOND), fact("b", due_at=NOW), fact("never")]
        )
        old = fact("old", user="bia", due_at=NOW - HOUR, status="archived")
        assert await store.write_facts("bia", 0, [old, fact("a", user="bia", due_at=NOW)])

        async def due(seconds: int = 0, limit: int = 9) -> list[str]:
            now = NOW + seconds * SECOND
            return [f.id for f in await store.due_facts(now=now, limit=limit)]

        assert await due() == ["old", "b", "a"]
        assert await due(1) == ["old", "b", "a", "later"]
        assert await due(limit=1) == ["old"]
        assert await due(-1) == ["old"]
        assert await due(limit=0) == await due(-7200) == []
        assert await store.write_facts("bia", 1, [fact("old", user="bia"), fact("a", user="bia")])
        assert await due(1) == ["b", "later"]

    @promise
    async def test_facts_are_removed_by_their_ids(self, store: Store) -> None:
        """G11: in the same write as what takes their place, and by the same version."""
        assert await store.write_facts("ana", 0, [fact("a", 1), fact("b", 2), fact("c", 3)])
        assert not await store.write_facts("ana", 0, [], remove=["a"])
        assert await store.write_facts("ana", 1, [fact("d", 4)], remove=["a", "c", "x"])
        assert await store.facts("ana") == (2, [fact("b", 2), fact("d", 4)])
        assert await store.find_facts("a") == await store.due_facts(now=NOW, limit=9) == []

    @promise
    async def test_moods_are_written_with_facts(self, store: Store) -> None:
        """K2, K4: by the same version; every field, and times with their offset."""
        felt = [mood(2), mood(1, valence=0.1 + 0.2, label="«bem»", trigger="", chat="d")]
        assert not await store.write_facts("ana", 3, [], moods=felt)
        assert await store.moods("ana") == []
        assert await store.write_facts("ana", 0, [fact("f")], moods=felt)
        for reader in (store, await self.also()):
            found = await reader.moods("ana")
            assert found == felt[::-1]
            assert found[0].at.isoformat() == felt[1].at.isoformat()
        assert await store.moods("bia") == []

    @promise
    async def test_a_message_has_one_mood(self, store: Store) -> None:
        """K4: read again, it takes the place of the first; the same id elsewhere is another."""
        felt = [mood(1, source="m"), mood(2, source="m", chat="d"), mood(3)]
        assert await store.write_facts("ana", 0, [], moods=felt)
        again = mood(4, source="m", label="calma")
        assert await store.write_facts("ana", 1, [], moods=[again])
        assert await store.moods("ana") == [*felt[1:], again]

    @promise
    async def test_moods_are_chosen_by_time(self, store: Store) -> None:
        """K4: oldest first, from a time up to another; a limit keeps the newest."""
        felt = [mood(minute) for minute in range(5)]
        assert await store.write_facts("ana", 0, [], moods=felt[::-1])
        assert await store.moods("ana", since=felt[1].at, until=felt[3].at) == felt[1:3]
        assert await store.moods("ana", since=felt[3].at) == felt[3:]
        assert await store.moods("ana", until=felt[2].at.astimezone(UTC)) == felt[:2]
        assert await store.moods("ana", limit=2) == felt[3:]
        assert await store.moods("ana", until=felt[3].at, limit=2) == felt[1:3]
        assert await store.moods("ana", limit=0) == []

    @promise
    async def test_facts_belong_to_their_user(self, store: Store) -> None:
        """F7: versions too; a fact's id may be another's as well."""
        await chat_with(store, 1)
        assert await store.write_facts("ana", 0, [fact("f", content="de Ana")])
        assert await store.facts("bia") == (0, [])
        assert await store.write_facts("bia", 0, [fact("f", user="bia", content="de Bia")])
        assert [f.content for f in (await store.facts("ana"))[1]] == ["de Ana"]
        assert [f.content for f in (await store.facts("bia"))[1]] == ["de Bia"]
