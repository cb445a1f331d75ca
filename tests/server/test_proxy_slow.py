"""The proxy while search is not ready: an answer waits a while, and then has what is known."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from asking import SETTINGS, serving

from lembrar.config import Upstream
from lembrar.stores.memory import MemoryDatabase
from lembrar.testing import ScriptedLLM

ANA = {"X-User-Id": "ana", "X-Chat-Id": "c1"}


class SlowToSearch:
    """A database in which everything is read at once but for what search begins with."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self._database = MemoryDatabase()

    def store(self, tenant: str) -> Any:
        return _Store(self._database.store(tenant), self.ready)

    async def tenants(self, **given: Any) -> list[str]:
        return await self._database.tenants(**given)

    async def close(self) -> None:
        await self._database.close()


class _Store:
    def __init__(self, store: Any, ready: asyncio.Event) -> None:
        self._store = store
        self._ready = ready

    async def marks(self, *given: Any) -> Any:
        await self._ready.wait()
        return await self._store.marks(*given)

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        return getattr(self._store, name)


def test_what_is_known_goes_in_while_search_is_not_ready() -> None:
    """G4, G12: after a start it takes long to read a long life; the answer does not wait for it,
    and has the conversation in it all the same."""

    async def main() -> None:
        with ScriptedLLM("Anotado!") as llm:
            database = SlowToSearch()
            settings = replace(SETTINGS, upstreams={"main": Upstream(llm.url)})
            async with serving(settings, database=database) as (_, client):

                async def ask(text: str) -> str:
                    body = {"model": "m", "messages": [{"role": "user", "content": text}]}
                    got = await client.post("/v1/chat/completions", json=body, headers=ANA)
                    return got.headers["x-memory-status"]

                database.ready.set()
                assert await ask("Quero juntar R$ 5.000 até junho.") == "ok"
                database.ready.clear()
                assert await ask("Quanto eu quero juntar?") == "ok"
                assert "R$ 5.000 até junho" in str(llm.requests[-1].body["messages"])
                database.ready.set()

    asyncio.run(main())
