"""Telling other processes that something was published, and hearing of it.

LISTEN and NOTIFY are a wake-up and nothing else: who is woken looks, and who is not looks now and
then. A server makes commits with a NOTIFY in them wait for each other, so none goes along with a
write: one follows for all that was written in a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import psycopg

from lembrar.errors import StoreError
from lembrar.stores.postgres_server import ALL_TENANTS, Server, wall
from lembrar.stores.postgres_wire import Row, Statement
from lembrar.stores.waiting import Bell

_GATHER_SECONDS = 0.02
_LOOK_SECONDS = 2.0  # and then whoever waits looks, whether or not anything was heard
_REST_SECONDS = 30.0  # without anybody who waits, after which nobody listens any more
# What is to be numbered, if anything, and the newest number.
NEWS = """
  SELECT EXISTS (SELECT 1 FROM lembrar.notices WHERE tenant = $1 AND number IS NULL),
    coalesce((SELECT notices FROM lembrar.tenants WHERE tenant = $1), 0)"""
_TELL = "SELECT pg_notify('lembrar', $1), set_config('synchronous_commit', 'off', true)"


class Herald:
    """Rings a bell when a tenant may have new notices, whichever process wrote them."""

    def __init__(self, server: Server, bell: Bell) -> None:
        self._server = server
        self.bell = bell
        self._news: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def tell(self, tenant: str) -> None:
        """Says that a tenant has new notices: here at once, elsewhere soon."""
        self.bell.ring(tenant)
        self._news.add(tenant)
        self._keep_up("tell", self._tell_soon)

    def listen(self) -> None:
        """Somebody waits now."""
        self._keep_up("listen", self._hear)
        self._keep_up("look", self._look)

    async def close(self) -> None:
        """Ends it, once others were told. Whoever waits looks once more."""
        tasks, self._tasks = self._tasks, {}
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        await self._tell_others()
        self.bell.ring()

    def _keep_up(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = self._tasks.get(name)
        if task is None or task.done():
            self._tasks[name] = asyncio.create_task(work(), name=f"lembrar-{name}")

    async def _tell_soon(self) -> None:
        while self._news:
            await asyncio.sleep(_GATHER_SECONDS)
            await self._tell_others()

    async def _tell_others(self) -> None:
        news, self._news = self._news, set()
        statements = [Statement(_TELL, (_sign(tenant),)) for tenant in news]
        with suppress(StoreError):  # they will look by themselves
            if statements:
                await self._server.ask(ALL_TENANTS, *statements)

    async def _hear(self) -> None:
        """Rings for what other processes tell, as long as somebody waits."""
        with suppress(StoreError, psycopg.Error):  # whoever waits looks by himself
            async with await self._server.connection() as connection:
                await connection.execute("LISTEN lembrar")
                self.bell.ring()  # what was told before that was not heard
                while self.bell.tenants():
                    async for notify in connection.notifies(timeout=_REST_SECONDS):
                        self._ring(notify.payload)

    async def _look(self) -> None:
        """Rings for what is there and was not when it was last looked, as long as somebody
        waits: once for all of a tenant who do."""
        last: dict[str, Row] = {}
        while tenants := self.bell.tenants():
            await asyncio.sleep(_LOOK_SECONDS)
            for tenant in tenants:
                with suppress(StoreError):
                    looked = Statement(NEWS, (tenant,))
                    [answer] = await self._server.ask(wall(tenant), looked)
                    if last.get(tenant) != answer.rows[0]:
                        last[tenant] = answer.rows[0]
                        self.bell.ring(tenant)
            self._keep_up("listen", self._hear)

    def _ring(self, sign: str) -> None:
        for tenant in self.bell.tenants():
            if _sign(tenant) == sign:
                self.bell.ring(tenant)


def _sign(tenant: str) -> str:
    """What stands for a tenant where everybody can hear it."""
    return blake2b(tenant.encode(errors="surrogatepass"), digest_size=16).hexdigest()
