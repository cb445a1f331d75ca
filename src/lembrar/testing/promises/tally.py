"""Sums: everything added up is what chat by chat would come to."""

# ruff: noqa: S101

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from lembrar.stores.base import LadderChange, Store
from lembrar.stores.tally import Hour, Tally, added, by_hour
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import (
    HOUR,
    NOW,
    SECOND,
    block,
    chat_with,
    compaction,
    fact,
    message,
    talk,
)

LONG_AGO = NOW - 99 * HOUR


class TallyPromises(Promises):
    """What a tenant keeps is added up by its store, however much there is."""

    @promise
    async def test_nothing_adds_up_to_nothing(self, store: Store) -> None:
        """R8."""
        assert await store.tally(since=LONG_AGO, newest=5) == Tally()

    @promise
    async def test_sums_are_those_of_every_chat(self, store: Store) -> None:
        """R8: as they are now, through whichever connection, worked on or not."""
        await _fill(store)
        other = await self.also()
        await _agrees(store, other)
        leases = await store.claim(now=NOW, seconds=60, limit=2)
        await _agrees(store, other)
        for lease in leases:
            await store.release(lease, due_at=None)
        await store.append(leases[0].chat, leases[0].user, [message("mais")], now=NOW + HOUR)
        sums = await _agrees(store, other)
        assert (sums.users, sums.chats, sums.messages, sums.cycles) == (3, 5, 17, 9)
        assert 0 < sums.recent_tokens < sums.log_tokens
        assert (sums.compactions, sums.pending) == (2, 2)
        assert sums.newest[0].id == leases[0].chat

    @promise
    async def test_sums_know_what_is_switched_off(self, store: Store) -> None:
        """R8: it counts, and is not due."""
        await chat_with(store, 1)
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        await chat_with(store, 2)
        assert await store.claim(now=NOW, seconds=60, limit=9) == []
        sums = await _agrees(store, await self.also())
        assert (sums.messages, sums.due_since) == (6, None)
        await store.open_chat("c", "ana", now=NOW + HOUR, enabled=True)
        assert (await _agrees(store)).due_since == NOW + HOUR

    @promise
    async def test_sums_say_since_when_work_waits(self, store: Store) -> None:
        """R8: the longest; until it is done."""
        await store.append("b", "bia", talk(1), now=NOW + SECOND)
        await chat_with(store, 1)
        assert (await store.tally(since=NOW, newest=0)).due_since == NOW
        [lease] = await store.claim(now=NOW, seconds=60, limit=1)
        assert (await store.tally(since=NOW, newest=0)).due_since == NOW
        await store.release(lease, due_at=None)
        assert (await store.tally(since=NOW, newest=0)).due_since == NOW + SECOND

    @promise
    async def test_compactions_are_summed_by_the_hour(self, store: Store) -> None:
        """R8: from a time on, over all chats."""
        runs = {"c": (NOW - HOUR, NOW), "d": (NOW + SECOND, NOW + 5 * HOUR)}
        for chat, times in runs.items():
            await chat_with(store, 1, chat)
            for version, at in enumerate(times):
                run = compaction(2, chat=chat, at=at, brain_seconds=0.125)
                assert await store.write_ladder(chat, version, LadderChange(compaction=run))
        first = datetime(2026, 11, 15, 13, tzinfo=UTC)
        hours = [Hour(first, 2, 0.5, 0.25), Hour(first + 5 * HOUR, 1, 0.25, 0.125)]
        assert (await store.tally(since=NOW, newest=0)).hours == tuple(hours)
        assert len((await store.tally(since=LONG_AGO, newest=0)).hours) == 3
        assert (await store.tally(since=NOW + 9 * HOUR, newest=0)).hours == ()

    @promise
    async def test_the_newest_chats_come_first(self, store: Store) -> None:
        """R8: by when they were active last, then by id."""
        for n, chat in enumerate("badc"):
            await store.append(chat, "ana", talk(1), now=NOW + n // 2 * SECOND)
        found = (await store.tally(since=NOW, newest=3)).newest
        assert [chat.id for chat in found] == ["d", "c", "b"]
        assert (await store.tally(since=NOW, newest=-1)).newest == ()

    @promise
    async def test_what_is_erased_counts_no_more(self, store: Store) -> None:
        """R8, G11: messages, chats, people."""
        await _fill(store)
        await store.erase_messages("c", [1, 2], now=NOW)
        await _agrees(store)
        await store.erase_chat("d")
        await _agrees(store)
        await store.erase_user("ana")
        await store.erase_user("caio")
        sums = await _agrees(store, await self.also())
        assert (sums.users, sums.chats) == (1, 1)

    @promise
    async def test_sums_are_a_tenants_own(self, store: Store) -> None:
        """G3, R8."""
        await _fill(store)
        assert await (await self.also("other")).tally(since=LONG_AGO, newest=5) == Tally()


async def _fill(store: Store) -> None:
    """Three people, five chats; one has climbed, one is empty, and of one nothing but facts."""
    await chat_with(store, 4)
    await chat_with(store, 2, "d")
    await store.append("b", "bia", talk(2), now=NOW - timedelta(minutes=5))
    await store.open_chat("e", "ana", now=NOW)
    await store.open_chat("f", "ana", now=NOW)
    await store.write_facts("caio", 0, [fact("f", user="caio")])
    climbed = LadderChange((block(1, 4), block(5, 6, status="pending")), compaction=compaction())
    assert await store.write_ladder("c", 0, climbed)
    assert await store.write_ladder("d", 0, LadderChange((block(1, 2),), compaction=compaction(2)))


async def _agrees(*stores: Store) -> Tally:
    """The sums that stores give, which are those of all chats, one by one."""
    [sums, *others] = [await store.tally(since=LONG_AGO, newest=3) for store in stores]
    assert all(other == sums for other in others)
    people = await stores[0].users()
    chats = [chat for user in people for chat in await stores[0].chats(user)]
    runs = [run for chat in chats for run in await stores[0].compactions(chat.id)]
    one_by_one = replace(added(chats, 3), users=len(people), hours=by_hour(runs))
    assert replace(sums, due_since=None) == one_by_one
    return sums
