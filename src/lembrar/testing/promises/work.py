"""Work: which chats are due, and who has them."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from datetime import datetime

from lembrar.stores.base import Lease, Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import HOUR, NOW, SECOND, chat_with, message


class WorkPromises(Promises):
    """Promise 2: background work follows from what is stored, and cannot be lost."""

    @promise
    async def test_a_message_makes_its_chat_due(self, store: Store) -> None:
        """F8, G3: from the moment it is appended, not before; an empty chat is not."""
        await store.open_chat("empty", "ana", now=NOW)
        await chat_with(store, 2)
        assert await store.claim(now=NOW - SECOND, seconds=60, limit=9) == []
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        assert (lease.chat, lease.user, lease.seq, lease.attempts) == ("c", "ana", 4, 0)

    @promise
    async def test_what_is_due_outlives_the_store(self, store: Store) -> None:
        """F8, G3: a worker that comes later finds it."""
        await chat_with(store, 1)
        await store.close()
        assert await _due(await self.also()) == ["c"]

    @promise
    async def test_a_repeated_message_is_no_work(self, store: Store) -> None:
        """G3: nothing changed, so nothing is due."""
        await chat_with(store, [message("Oi", id="a")])
        assert await store.release(await _claim(store), due_at=None)
        await chat_with(store, [message("Oi", id="a")])
        assert await _due(store) == []

    @promise
    async def test_a_chat_is_leased_to_one_worker(self, store: Store) -> None:
        """F8: nobody else gets it meanwhile, through whichever connection."""
        other = await self.also()
        await chat_with(store, 1)
        await _claim(store)
        assert await _due(store) == await _due(other) == []

    @promise
    async def test_workers_at_once_share_the_work(self, store: Store) -> None:
        """F8: every due chat goes to exactly one."""
        stores = [store, *[await self.also() for _ in range(3)]]
        for n in range(12):
            await chat_with(store, 1, f"c{n}")
        claims = await asyncio.gather(
            *(s.claim(now=NOW, seconds=60, limit=5) for s in stores for _ in range(2))
        )
        leased = [lease.chat for claim in claims for lease in claim]
        assert all(len(claim) <= 5 for claim in claims)
        assert len(leased) == len(set(leased))
        assert sorted([*leased, *await _due(store)]) == sorted(f"c{n}" for n in range(12))

    @promise
    async def test_the_longest_due_comes_first(self, store: Store) -> None:
        """F8: a new message does not send a chat to the back; a limit takes the first."""
        for n, chat in enumerate(("b", "z", "a")):
            await store.append(chat, "ana", [message("Oi")], now=NOW + n // 2 * SECOND)
        await store.append("b", "ana", [message("Oi")], now=NOW + HOUR)
        assert await _due(store, NOW + HOUR, limit=0) == []
        assert await _due(store, NOW + HOUR, limit=2) == ["b", "z"]
        assert await _due(store, NOW + HOUR) == ["a"]

    @promise
    async def test_a_lease_ends_by_itself(self, store: Store) -> None:
        """F8: work outlives its worker."""
        await chat_with(store, 1)
        first = await _claim(store, seconds=60)
        assert await _due(store, NOW + 59 * SECOND) == []
        [second] = await store.claim(now=NOW + 60 * SECOND, seconds=60, limit=9)
        assert second.chat == first.chat
        assert second.token > first.token

    @promise
    async def test_who_lost_a_lease_changes_nothing(self, store: Store) -> None:
        """F8: the chat is the other worker's now, attempts and all."""
        await chat_with(store, 1)
        slow = await _claim(store, seconds=60)
        later = NOW + 60 * SECOND
        fast = await _claim(store, later, seconds=60)
        assert not await store.release(slow, due_at=None)
        assert not await store.release(slow, due_at=later, failed=True)
        assert await _due(store, later) == []
        assert await store.release(fast, due_at=later)
        assert (await _claim(store, later)).attempts == 0

    @promise
    async def test_a_late_worker_keeps_what_nobody_took(self, store: Store) -> None:
        """F8: slow is not lost."""
        await chat_with(store, 1)
        lease = await _claim(store, seconds=1)
        assert await store.release(lease, due_at=None)
        assert await _due(store, NOW + HOUR) == []

    @promise
    async def test_a_lease_is_given_back_once(self, store: Store) -> None:
        """F8."""
        await chat_with(store, 1)
        lease = await _claim(store)
        assert await store.release(lease, due_at=NOW)
        assert not await store.release(lease, due_at=None)
        assert await _due(store) == ["c"]

    @promise
    async def test_a_lease_of_an_unknown_chat_is_lost(self, store: Store) -> None:
        """F8."""
        assert not await store.release(Lease("nowhere", "ana", 1, 1, 0), due_at=None)

    @promise
    async def test_release_says_when_the_chat_is_next_due(self, store: Store) -> None:
        """F8, A1: at once, later, or not until there is a message."""
        await chat_with(store, 1)
        assert await store.release(await _claim(store), due_at=NOW)
        assert await store.release(await _claim(store), due_at=NOW + HOUR)
        assert await _due(store, NOW + HOUR - SECOND) == []
        assert await store.release(await _claim(store, NOW + HOUR), due_at=None)
        assert await _due(store, NOW + 1000 * HOUR) == []
        await store.append("c", "ana", [message("Oi")], now=NOW + HOUR)
        assert await _due(store, NOW + HOUR) == ["c"]

    @promise
    async def test_failures_are_counted_until_one_succeeds(self, store: Store) -> None:
        """F8: so that the next attempt can wait longer."""
        await chat_with(store, 1)
        for attempts in (0, 1, 2):
            lease = await _claim(store)
            assert lease.attempts == attempts
            assert await store.release(lease, due_at=NOW, failed=True)
        assert await store.release(await _claim(store), due_at=NOW)
        assert (await _claim(store)).attempts == 0

    @promise
    async def test_a_message_during_a_lease_keeps_the_chat_due(self, store: Store) -> None:
        """F8, G3: the worker has not seen it; whatever it says, the chat is due at once."""
        await chat_with(store, 1)
        for due_at, failed in ((None, False), (NOW + HOUR, True), (NOW + HOUR, False)):
            lease = await _claim(store)
            await chat_with(store, 1)
            assert await store.release(lease, due_at=due_at, failed=failed)
        assert (await _claim(store)).seq == 8

    @promise
    async def test_a_chat_switched_off_is_never_due(self, store: Store) -> None:
        """R10: neither for what came before nor for what comes; switched on, for both."""
        await chat_with(store, 1)
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        assert await _due(store) == []
        await chat_with(store, 1)
        assert await _due(store, NOW + HOUR) == []
        await store.open_chat("c", "ana", now=NOW + HOUR, enabled=True)
        assert await _due(store, NOW) == []
        assert await _due(store, NOW + HOUR) == ["c"]

    @promise
    async def test_switching_takes_the_chat_from_its_worker(self, store: Store) -> None:
        """R10: who began before the switch cannot undo what it did to the chat's work."""
        await chat_with(store, 1)
        lease = await _claim(store)
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        assert not await store.release(lease, due_at=NOW)
        assert await _due(store) == []
        await store.open_chat("c", "ana", now=NOW, enabled=True)
        assert not await store.release(lease, due_at=None)
        assert await _due(store) == ["c"]

    @promise
    async def test_switching_on_what_is_on_is_no_work(self, store: Store) -> None:
        """R10: also together with something that does change; a worker keeps its chat."""
        await chat_with(store, 1)
        lease = await _claim(store)
        await store.open_chat("c", "ana", now=NOW, enabled=True)
        await store.open_chat("c", "ana", now=NOW, enabled=True, timezone="Asia/Tokyo")
        assert await store.release(lease, due_at=None)
        await store.open_chat("c", "ana", now=NOW, enabled=True, timezone="")
        assert await _due(store, NOW + HOUR) == []

    @promise
    async def test_a_lease_is_kept_for_longer(self, store: Store) -> None:
        """F8: slow work is not taken away, through whichever connection it is asked."""
        await chat_with(store, 1)
        lease = await _claim(store, seconds=60)
        later = NOW + 50 * SECOND
        assert await (await self.also()).extend(lease, now=later, seconds=60)
        assert await _due(store, NOW + 109 * SECOND) == []
        assert await store.release(lease, due_at=NOW)
        assert not await store.extend(lease, now=later, seconds=60)
        assert await _due(store) == ["c"]

    @promise
    async def test_a_lost_lease_is_not_kept(self, store: Store) -> None:
        """F8: neither one that another has by now nor one of a chat that is gone; one that ran out
        and that nobody took is."""
        await chat_with(store, 1)
        slow = await _claim(store, seconds=60)
        assert await store.extend(slow, now=NOW + HOUR, seconds=60)
        later = NOW + 2 * HOUR
        fast = await _claim(store, later, seconds=60)
        assert not await store.extend(slow, now=later, seconds=600)
        assert await _due(store, later + 60 * SECOND) == ["c"]
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        assert not await store.extend(fast, now=later, seconds=60)
        await store.erase_chat("c")
        assert not await store.extend(fast, now=later, seconds=60)

    @promise
    async def test_a_chat_is_made_due_by_hand(self, store: Store) -> None:
        """F8: at once, as if it had never failed."""
        await chat_with(store, 1)
        for _ in range(3):
            assert await store.release(await _claim(store), due_at=NOW, failed=True)
        assert await store.release(await _claim(store), due_at=NOW + 9 * HOUR, failed=True)
        assert await store.make_due("c", now=NOW + HOUR)
        assert await _due(store, NOW + HOUR - SECOND) == []
        lease = await _claim(store, NOW + HOUR)
        assert lease.attempts == 0
        assert await store.release(lease, due_at=None)
        assert await store.make_due("c", now=NOW)
        assert await store.make_due("c", now=NOW + HOUR)
        assert await _due(store, NOW) == ["c"]

    @promise
    async def test_what_is_off_or_nowhere_is_not_made_due(self, store: Store) -> None:
        """R10."""
        assert not await store.make_due("c", now=NOW)
        await chat_with(store, 1)
        assert await store.release(await _claim(store), due_at=NOW, failed=True)
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        assert await store.make_due("c", now=NOW)
        assert await _due(store, NOW + HOUR) == []
        await store.open_chat("c", "ana", now=NOW, enabled=True)
        assert (await _claim(store)).attempts == 1
        assert await store.make_due("c", now=NOW)
        assert await _due(store) == []  # whoever has it keeps it

    @promise
    async def test_clocks_before_1970_work_too(self, store: Store) -> None:
        """G3: times are any from 1900 on."""
        then = NOW.replace(year=1950)
        await store.append("c", "ana", [message("Oi")], now=then)
        lease = await _claim(store, then)
        assert await _due(store, then) == []
        assert await store.release(lease, due_at=then)
        assert await _due(store, then) == ["c"]


async def _claim(store: Store, now: datetime = NOW, seconds: float = 60) -> Lease:
    [lease] = await store.claim(now=now, seconds=seconds, limit=9)
    return lease


async def _due(store: Store, now: datetime = NOW, limit: int = 99) -> list[str]:
    """Claims what is due, and names it."""
    return [lease.chat for lease in await store.claim(now=now, seconds=60, limit=limit)]
