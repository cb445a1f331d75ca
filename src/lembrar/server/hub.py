"""The memories of all tenants, open while they are needed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from time import monotonic

from lembrar import config
from lembrar import policy as policies
from lembrar.brains.base import Brain
from lembrar.config import Settings
from lembrar.embedders.base import Embedder
from lembrar.engine import AsyncMemory
from lembrar.errors import EmbedderFailed, LembrarError
from lembrar.opening import Clock
from lembrar.server.keys import SYSTEM, Keyring, check_tenant
from lembrar.server.logs import Alias
from lembrar.server.metered import Metered
from lembrar.stores.base import Database

_MOST = 300  # memories open at once
_IDLE_SECONDS = 600.0  # who asked for one without holding it has finished with it by then
_LOOK_SECONDS = 30.0  # how often to look for work that another process left
_log = logging.getLogger("lembrar.server")


class Hub:
    """One memory per tenant over one database. Made within a running event loop."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        *,
        clock: Clock | None = None,
        alias: Alias | None = None,
        most: int = _MOST,
        idle_seconds: float = _IDLE_SECONDS,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock: Clock = clock or (lambda: datetime.now().astimezone())
        self.keys = Keyring(database)
        self._given_clock = clock
        self._policy = policies.load(settings.preset)
        self._embedder = _embedder(settings.embedder)
        self._brain = _brain(settings)
        self._alias = alias
        self._most = most
        self._idle_seconds = idle_seconds
        self._open: OrderedDict[str, tuple[AsyncMemory, float]] = OrderedDict()
        self._holds: Counter[str] = Counter()
        self._opening = asyncio.Lock()
        self._closing: set[asyncio.Task[None]] = set()
        self._closed = False
        self._looker = asyncio.create_task(self._look(), name="lembrar-hub")

    async def memory(self, tenant: str) -> AsyncMemory:
        """A tenant's memory. It stays open for ten minutes at least; hold it with `using` for
        what may take longer."""
        check_tenant(tenant)
        async with self._opening:
            kept = self._open.pop(tenant, None)
            memory = kept[0] if kept else await self._opened(tenant)
            self._open[tenant] = (memory, monotonic())
        self._shed()
        return memory

    @asynccontextmanager
    async def using(self, tenant: str) -> AsyncGenerator[AsyncMemory]:
        """A tenant's memory, not closed before the caller is done with it."""
        self._holds[tenant] += 1
        try:
            yield await self.memory(tenant)
        finally:
            self._holds[tenant] -= 1
            if not self._holds[tenant]:
                del self._holds[tenant]

    async def ready(self) -> None:
        """Returns if the database answers; raises if not."""
        await self.keys.any(now=self.clock())

    async def close(self) -> None:
        """Finishes the work under way in every memory. The database stays open."""
        self._closed = True
        self._looker.cancel()
        with suppress(asyncio.CancelledError):
            await self._looker
        async with self._opening:
            memories = [memory for memory, _ in self._open.values()]
            self._open.clear()
        done = [memory.close() for memory in memories]
        await asyncio.gather(*self._closing, *done, return_exceptions=True)
        await self.keys.close()
        if close := getattr(self._brain, "close", None):
            await close()

    async def _opened(self, tenant: str) -> AsyncMemory:
        memory = await Metered.open(
            preset=self._policy,
            llm=self._brain,
            daily_cap=self.settings.llm_daily_cap,
            redaction=self.settings.redaction,
            embedder=self._embedder,
            tenant=tenant,
            clock=self._given_clock,
            timezone=self.settings.timezone,
            budget=self.settings.budget,
            store=self.database.store(tenant),
        )
        if isinstance(memory, Metered):
            memory.name(tenant, self._alias)
        return memory

    def _shed(self) -> None:
        """Closes the least recently asked for beyond the most, unless somebody may be using it."""
        for tenant, (memory, at) in list(self._open.items()):
            if len(self._open) <= self._most or monotonic() - at < self._idle_seconds:
                return
            if tenant not in self._holds:
                del self._open[tenant]
                task = asyncio.create_task(_closed(memory))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    async def _look(self) -> None:
        """Opens the memories of tenants that have work waiting, such as another process left when
        it died: their own workers then do it."""
        while not self._closed:
            try:
                for tenant in await self.database.tenants(due=self.clock()):
                    if tenant != SYSTEM and len(self._open) < self._most:
                        await self.memory(tenant)
            except LembrarError:
                _log.warning("The database does not answer; looking again in a while.")
            await asyncio.sleep(_LOOK_SECONDS)


def _brain(settings: Settings) -> Brain | None:
    """One brain for all: it knows when its upstream is down. None: by rules alone."""
    return config.brain(settings.llm, settings) if settings.llm else None


def _embedder(name: str) -> str | Embedder:
    """One embedder for all: its tables are large. Without it, search goes by words alone."""
    from lembrar.embedders.open import open_embedder

    try:
        return open_embedder(name) or "none"
    except EmbedderFailed as error:
        _log.warning("Search goes by words alone: %s", error)
        return "none"


async def _closed(memory: AsyncMemory) -> None:
    try:
        await memory.close()
    except LembrarError:
        _log.warning("A memory could not be closed cleanly; what was acknowledged is safe.")
