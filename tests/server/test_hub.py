"""The memories of all tenants, open while they are needed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from asking import SETTINGS, serving

from lembrar import Memory
from lembrar.errors import InvalidId, StoreClosed
from lembrar.server.hub import Hub
from lembrar.server.keys import SYSTEM
from lembrar.stores.memory import MemoryDatabase


@asynccontextmanager
async def hub(**more: Any) -> AsyncIterator[Hub]:
    opened = Hub(SETTINGS, MemoryDatabase(), **more)
    try:
        yield opened
    finally:
        await opened.close()


def test_many_who_ask_at_once_share_one() -> None:
    """A tenant has one memory, however many ask for it side by side."""

    async def scenario() -> None:
        async with hub() as opened:
            found = await asyncio.gather(*[opened.memory("acme") for _ in range(50)])
            assert len({id(memory) for memory in found}) == 1
            assert await opened.memory("other") is not found[0]

    asyncio.run(scenario())


def test_nobody_opens_the_servers_own_tenant() -> None:
    """What the server keeps for itself is no memory."""

    async def scenario() -> None:
        async with hub() as opened:
            with pytest.raises(InvalidId):
                await opened.memory(SYSTEM)

    asyncio.run(scenario())


def test_those_not_used_are_closed_and_come_back() -> None:
    """Beyond the most that may be open, the least recently used one goes, never one in use; what
    it remembers is there when it is asked for again."""

    async def scenario() -> None:
        async with hub(most=2, idle_seconds=0) as opened:
            async with opened.using("held") as held:
                await held.record("c", "ana", "oi")
                first = await opened.memory("first")
                await first.record("c", "ana", "oi")
                for tenant in ("second", "third"):
                    await opened.memory(tenant)
                await asyncio.gather(*opened._closing)
                with pytest.raises(StoreClosed):
                    await first.record("c", "ana", "again")
                assert len(await held.history("c")) == 1
            again = await opened.memory("first")
            assert [m.content for m in await again.history("c")] == ["oi"]

    asyncio.run(scenario())


def test_work_that_was_left_is_done(tmp_path: Path) -> None:
    """G3: what a process that died had not worked on is worked on, though nobody asks for it."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    with Memory(url, tenant="acme", embedder="none", background=False) as memory:
        memory.record("c", "ana", "Moro em Olinda.", "Ok.")

    async def scenario() -> set[str]:
        async with serving(replace(SETTINGS, url=url)) as (app, _):
            store = app.state.hub.database.store("acme")
            seen: set[str] = set()
            async with asyncio.timeout(60):
                while "fact.learnt" not in seen:
                    seen = {n.kind for n in await store.notices(after=0, limit=100)}
                    await store.wait(1.0)
            await store.close()
            return seen

    assert "recorded" in asyncio.run(scenario())
