"""Figures that stand in the store, looked up when somebody asks for metrics: how much is kept,
what it saves, whether it is used, and what an LLM took."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError
from lembrar.model import Chat, DaySpend, Spend, Usage
from lembrar.server import metrics
from lembrar.stores.base import Store

_FRESH_SECONDS = 60.0
_REST = 20  # times what it took, before it is looked up again: it reads every chat and person
_PATIENCE_SECONDS = 2.0  # then the figures before are given, and the new ones next time


class Figures:
    """Keeps the figures of tenants no older than a minute, as far as they are asked for; older
    where there is so much that looking takes longer than a few seconds."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def refresh(self, tenant: str, memory: AsyncMemory) -> None:
        """Looks a tenant's figures up if they are old, and waits for it a moment."""
        if monotonic() < self._until.get(tenant, 0.0):
            return
        task = self._tasks.get(tenant)
        if task is None or task.done():
            task = self._tasks[tenant] = asyncio.create_task(self._look(tenant, memory))
        await asyncio.wait([task], timeout=_PATIENCE_SECONDS)

    async def close(self) -> None:
        """Stops looking."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _look(self, tenant: str, memory: AsyncMemory) -> None:
        began = monotonic()
        try:
            await _show(tenant, memory.store)
        except LembrarError:
            return  # the old figures stand
        took = monotonic() - began
        self._until[tenant] = monotonic() + max(_FRESH_SECONDS, _REST * took)


async def _show(tenant: str, store: Store) -> None:
    users = await store.users()
    found = [chat for user in users for chat in await store.chats(user)]
    _show_sizes(tenant, found)
    metrics.store_bytes.labels(tenant).set(await store.size())
    metrics.letters.labels(tenant).set(len(await store.letters()))
    _show_usage(tenant, await _usage(store, found))
    metrics.preferences_kept.labels(tenant).set(await _kept(store, users))
    _show_spending(tenant, await store.spending())


def _show_sizes(tenant: str, chats: Sequence[Chat]) -> None:
    recent = sum(chat.recent_tokens for chat in chats)
    metrics.chats.labels(tenant).set(len(chats))
    metrics.log_messages.labels(tenant).set(sum(chat.messages for chat in chats))
    metrics.log_cycles.labels(tenant).set(sum(chat.cycles for chat in chats))
    metrics.log_tokens.labels(tenant).set(sum(chat.log_tokens for chat in chats))
    metrics.memory_tokens.labels(tenant, "recent").set(recent)
    metrics.memory_tokens.labels(tenant, "compressed").set(sum(c.tokens for c in chats) - recent)
    metrics.pending.labels(tenant).set(sum(chat.pending for chat in chats))


async def _usage(store: Store, chats: Sequence[Chat]) -> Usage:
    total = Usage()
    for chat in chats:
        total += await store.usage(chat.id)
    return total


def _show_usage(tenant: str, usage: Usage) -> None:
    metrics.answers.labels(tenant).set(usage.answers)
    metrics.answers_used.labels(tenant).set(usage.used / usage.answers if usage.answers else 0)
    metrics.remembered_days.labels(tenant).set(usage.farthest_days)


async def _kept(store: Store, users: Sequence[str]) -> float:
    said = wrong = 0
    for user in users:
        told = [f.status for f in (await store.facts(user))[1] if f.kind == "preference"]
        said += len(told)
        wrong += sum(status in ("superseded", "undone") for status in told)
    return 1 - wrong / said if said else 1.0


def _show_spending(tenant: str, days: Sequence[DaySpend]) -> None:
    by_model: dict[str, Spend] = {}
    for day in days:
        by_model[day.model] = by_model.get(day.model, Spend()) + day.spend
    for model, spend in by_model.items():
        metrics.llm_calls.labels(tenant, model, "ok").set(spend.calls - spend.failures)
        metrics.llm_calls.labels(tenant, model, "failed").set(spend.failures)
        metrics.llm_tokens.labels(tenant, model, "prompt").set(spend.prompt_tokens)
        metrics.llm_tokens.labels(tenant, model, "cached").set(spend.cached_tokens)
        metrics.llm_tokens.labels(tenant, model, "completion").set(spend.completion_tokens)
        metrics.llm_cost.labels(tenant, model).set(spend.cost)
