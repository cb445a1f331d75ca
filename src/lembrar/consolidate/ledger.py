"""What background work may spend, and what it did."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime

from lembrar.model import Chat, Spend
from lembrar.stores.base import Store


@dataclass(frozen=True, slots=True)
class Ledger:
    """Books what a brain takes for one chat. With a `cap`, in US dollars a day and tenant, money
    is set aside before it is spent: however many workers there are, they never spend more."""

    store: Store
    model: str
    cap: float | None
    now: datetime

    async def set_aside(self, chat: Chat, most: Spend) -> bool:
        """Whether so much may still be spent today."""
        if self.cap is None:
            return True
        return await self._add(chat, Spend(cost=most.cost), self.cap)

    async def book(self, chat: Chat, most: Spend, spent: Spend) -> None:
        """Books what was really spent in place of what was set aside."""
        aside = most.cost if self.cap is not None else 0.0
        await self._add(chat, replace(spent, cost=spent.cost - aside))

    async def _add(self, chat: Chat, spend: Spend, cap: float | None = None) -> bool:
        day = self.now.astimezone(UTC).date()
        there = await self.store.chat(chat.id)
        known = there is not None and there.created_at == chat.created_at
        user, id = (chat.user, chat.id) if known else ("", "")  # erased meanwhile: no names
        return await self.store.add_spend(
            spend, model=self.model, day=day, user=user, chat=id, cap=cap
        )
