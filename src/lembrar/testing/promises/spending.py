"""Spending: what LLMs took, added up, and a cap that holds however many ask at once."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from datetime import timedelta

from lembrar.model import DaySpend, Spend
from lembrar.stores.base import Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import DAY, NOW, chat_with, spend

NEXT_DAY = DAY + timedelta(days=1)


class SpendingPromises(Promises):
    """What is spent is known by day and model, and by whom as long as they are there."""

    @promise
    async def test_spending_adds_up_by_day_and_model(self, store: Store) -> None:
        """R8, G6: in order of day, then of model."""
        assert await store.spending() == []
        assert await store.add_spend(spend(1), model="b", day=NEXT_DAY)
        assert await store.add_spend(spend(2, 0.5), model="b", day=DAY, user="ana", chat="c")
        assert await store.add_spend(spend(3), model="b", day=DAY, user="bia")
        assert await store.add_spend(spend(4), model="b", day=DAY, user="ana", chat="c")
        assert await store.add_spend(spend(5), model="B", day=DAY)
        for reader in (store, await self.also()):
            assert await reader.spending() == [
                DaySpend(DAY, "B", spend(5)),
                DaySpend(DAY, "b", spend(9, 1.0)),
                DaySpend(NEXT_DAY, "b", spend(1)),
            ]

    @promise
    async def test_spending_of_somebody_and_of_some_time(self, store: Store) -> None:
        """R8, G6: of a user, of a chat, from a day on and up to another."""
        for n, (user, chat) in enumerate([("ana", "c"), ("ana", "d"), ("bia", "c"), ("", "")], 1):
            for day in (DAY, NEXT_DAY):
                assert await store.add_spend(spend(n), model="m", day=day, user=user, chat=chat)

        async def calls(**chosen: object) -> list[int]:
            return [found.spend.calls for found in await store.spending(**chosen)]  # type: ignore[arg-type]

        assert await calls(user="ana") == [3, 3]
        assert await calls(chat="c") == [4, 4]
        assert await calls(user="ana", chat="c") == [1, 1]
        assert await calls(user="") == [4, 4]
        assert await calls(user="nobody") == []
        assert await calls(since=NEXT_DAY) == await calls(until=NEXT_DAY) == [10]
        assert await calls(since=DAY, until=NEXT_DAY + timedelta(days=1), chat="d") == [2, 2]
        assert await calls(since=NEXT_DAY, until=NEXT_DAY) == []

    @promise
    async def test_a_cap_is_not_passed(self, store: Store) -> None:
        """G6: it may be reached; whatever the model, the user and the chat, of that day alone."""
        assert await store.add_spend(spend(1, 0.5), model="a", day=DAY, user="ana", cap=1.0)
        assert not await store.add_spend(spend(1, 0.75), model="b", day=DAY, chat="c", cap=1.0)
        assert await store.spending() == [DaySpend(DAY, "a", spend(1, 0.5))]
        assert await store.add_spend(spend(1, 0.75), model="b", day=NEXT_DAY, cap=1.0)
        assert await store.add_spend(spend(1, 0.5), model="b", day=DAY, cap=1.0)
        assert not await store.add_spend(spend(1, 0.125), model="a", day=DAY, cap=1.0)
        assert await store.add_spend(spend(1, 0.125), model="a", day=DAY, cap=1.125)
        assert await store.add_spend(spend(1, 9.0), model="a", day=DAY)
        assert not await store.add_spend(spend(1, 0.0), model="a", day=DAY, cap=1.0)

    @promise
    async def test_a_cap_holds_for_all_who_ask_at_once(self, store: Store) -> None:
        """G6: through several connections."""
        stores = [store, await self.also(), await self.also()]
        allowed = await asyncio.gather(
            *(
                stores[n % 3].add_spend(
                    spend(1, 0.25), model=f"m{n % 2}", day=DAY, user=f"u{n % 5}", cap=1.0
                )
                for n in range(24)
            )
        )
        assert allowed.count(True) == 4
        assert sum(found.spend.cost for found in await store.spending()) == 1.0

    @promise
    async def test_spending_at_once_loses_nothing(self, store: Store) -> None:
        """G6: on one day, of one model."""
        stores = [store, await self.also()]
        await asyncio.gather(
            *(stores[n % 2].add_spend(spend(1), model="m", day=DAY) for n in range(20))
        )
        assert await store.spending() == [DaySpend(DAY, "m", spend(20, 5.0))]

    @promise
    async def test_a_reservation_is_corrected(self, store: Store) -> None:
        """G6: what was not spent after all is taken back, whatever the cap, and may be spent."""
        assert await store.add_spend(Spend(cost=1.0), model="m", day=DAY, cap=1.0)
        assert not await store.add_spend(Spend(cost=0.5), model="m", day=DAY, cap=1.0)
        assert await store.add_spend(Spend(1, 0, 9, 0, 9, cost=-0.75), model="m", day=DAY, cap=0.0)
        assert await store.add_spend(Spend(cost=0.5), model="m", day=DAY, cap=1.0)
        assert await store.spending() == [DaySpend(DAY, "m", Spend(1, 0, 9, 0, 9, 0.75))]

    @promise
    async def test_names_of_the_erased_go_and_sums_stay(self, store: Store) -> None:
        """G11, R8: joined with what was nobody's; others keep their names."""
        await chat_with(store, 1, "c")
        await chat_with(store, 1, "d")
        whose = [("ana", "c"), ("ana", "d"), ("ana", ""), ("", ""), ("bia", "e"), ("bia", "c")]
        for user, chat in whose:
            assert await store.add_spend(spend(), model="m", day=DAY, user=user, chat=chat)
        total = [DaySpend(DAY, "m", spend(6, 1.5))]
        await store.erase_messages("c", [1], now=NOW)
        assert len(await store.spending(chat="c")) == 1
        await store.erase_chat("c")
        assert await store.spending(chat="c") == []
        assert await store.spending(user="ana") == [DaySpend(DAY, "m", spend(3, 0.75))]
        assert await store.spending(user="ana", chat="") == [DaySpend(DAY, "m", spend(2, 0.5))]
        assert await store.spending(user="bia") == [DaySpend(DAY, "m", spend(2, 0.5))]
        await store.erase_user("ana")
        for reader in (store, await self.also()):
            assert await reader.spending(user="ana") == await reader.spending(chat="d") == []
            assert await reader.spending(user="") == [DaySpend(DAY, "m", spend(4, 1.0))]
            assert await reader.spending(chat="e") == [DaySpend(DAY, "m", spend())]
            assert await reader.spending() == total
        assert not await store.add_spend(spend(1, 0.25), model="m", day=DAY, cap=1.5)
