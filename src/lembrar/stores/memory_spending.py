"""What was spent, in the reference store."""

from __future__ import annotations

from datetime import date

from lembrar.model import DaySpend, Spend
from lembrar.stores.memory_data import MemoryPart, SpendKey


class MemorySpending(MemoryPart):
    """The part of the store that adds up what was spent."""

    async def add_spend(
        self,
        spend: Spend,
        *,
        model: str,
        day: date,
        user: str = "",
        chat: str = "",
        cap: float | None = None,
    ) -> bool:
        self._check_open()
        kept = self._data.spending
        cost = sum(old.cost for key, old in kept.items() if key.day == day)
        if cap is not None and spend.cost >= 0 and cost + spend.cost > cap:
            return False
        key = SpendKey(day, model, user, chat)
        kept[key] = kept.get(key, Spend()) + spend
        return True

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        self._check_open()
        total: dict[tuple[date, str], Spend] = {}
        for key, spend in self._data.spending.items():
            if (
                (user is None or key.user == user)
                and (chat is None or key.chat == chat)
                and (since is None or key.day >= since)
                and (until is None or key.day < until)
            ):
                so_far = total.get((key.day, key.model), Spend())
                total[key.day, key.model] = so_far + spend
        return [DaySpend(day, model, total[day, model]) for day, model in sorted(total)]
