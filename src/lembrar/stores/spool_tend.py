"""Looking after what waits: in the background, and for whoever asks how it is."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import date
from typing import Any

from lembrar.errors import LembrarError, StoreClosed
from lembrar.model import Notice, Spend, Usage
from lembrar.stores.base import Store
from lembrar.stores.spool_entry import Waiting
from lembrar.stores.spool_erase import Erasing
from lembrar.stores.spool_line import Line, Patience
from lembrar.stores.spool_picture import Picture
from lembrar.stores.spool_queue import Spool
from lembrar.stores.spool_shown import UNREACHED

_MOST_LATER = 10_000
_log = logging.getLogger("lembrar.spool")


class Tended(Erasing):
    """A part of a store: what happens by itself, and the store's health."""

    def __init__(
        self,
        line: Line[Store],
        spool: Spool,
        tenant: str,
        patience: Patience,
        picture: Picture,
    ) -> None:
        super().__init__(line, spool, tenant, patience, picture)
        self._closed = False
        self._said = ""
        # Figures and notices that can come later, but must not hold up an answer now.
        self._later: deque[Callable[[Store], Coroutine[Any, Any, object]]] = deque(
            maxlen=_MOST_LATER
        )
        self._watcher = asyncio.create_task(self._watch(), name="lembrar-spool")

    async def close(self) -> None:
        """What waits and cannot be written right now stays in the spool, for whoever opens it
        next."""
        if self._closed:
            return
        self._closed = True
        self._watcher.cancel()
        with suppress(asyncio.CancelledError):
            await self._watcher
        try:
            if not self._line.is_down:
                await self._catch_up()
                await self._drain.hurry(self._patience.write)
        except LembrarError as error:
            _log.warning("What waits stays in the spool: %s", error)
        finally:
            await self._line.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed

    # ── what can come later ───────────────────────────────────────────────────────────────────

    async def add_usage(self, chat: str, usage: Usage) -> None:
        await self._soon(lambda store: store.add_usage(chat, usage))

    async def publish(self, notices: Sequence[Notice]) -> None:
        await self._soon(lambda store: store.publish(notices))

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
        def add(store: Store) -> Coroutine[Any, Any, bool]:
            return store.add_spend(spend, model=model, day=day, user=user, chat=chat, cap=cap)

        if cap is not None:
            return await add(self._line.there)
        await self._soon(add)
        return True

    async def _soon(self, call: Callable[[Store], Coroutine[Any, Any, object]]) -> None:
        """Does it now, or when the database is back, if this process lives to see that."""
        try:
            await self._line.quick(call, self._patience.read, again=False)
        except UNREACHED:
            self._later.append(call)

    async def _catch_up(self) -> None:
        while self._later:
            await self._line.quick(self._later[0], self._patience.read, again=False)
            self._later.popleft()

    async def wait(self, seconds: float) -> None:
        try:
            await self._line.there.wait(seconds)
        except UNREACHED:
            await asyncio.sleep(min(seconds, self._patience.longest))

    # ── health ────────────────────────────────────────────────────────────────────────────────

    async def size(self) -> int:
        return await self._line.there.size() + await self._spool.ask(lambda file: file.size())

    async def check(self) -> list[str]:
        try:
            found = await self._line.there.check()
        except StoreClosed:
            raise
        except LembrarError as error:
            found = [str(error)]
        waiting, refused = await self._spool.ask(lambda file: file.counts(self._tenant))
        if waiting:
            found.append(
                f"{waiting} messages wait in the spool {str(self._spool.path)!r}. They are written "
                "as soon as the database takes them."
            )
        if refused:
            found.append(
                f"{refused} messages that had waited were refused by the database. They are kept "
                f"in the spool {str(self._spool.path)!r}."
            )
        return found

    async def drain(self) -> int:
        """Writes what waits now, without waiting for the next look. Returns how many messages
        still wait."""
        self._check_open()
        if await self._line.look(_probe):
            await self._drain.run()
        return (await self._spool.ask(lambda file: file.counts(self._tenant)))[0]

    async def refused(self) -> list[Waiting]:
        """The messages that the database refused for good, each with the reason."""
        return await self._spool.ask(lambda file: file.refused(self._tenant))

    async def readmit(self) -> int:
        """Lets what was refused wait again, once the reason is gone. Returns how many."""
        count = await self._spool.ask(lambda file: file.readmit(self._tenant))
        self._line.trouble.set()
        return count

    # ── in the background ─────────────────────────────────────────────────────────────────────

    async def _watch(self) -> None:
        """Writes what waits, as soon as that is possible. Without trouble it still looks around
        now and then, for what another process may have left."""
        pause = self._patience.retry
        while True:
            if await self._tended():
                pause = self._patience.retry
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._patience.look):
                        await self._line.trouble.wait()
                self._line.trouble.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, self._patience.longest)

    async def _tended(self) -> bool:
        """Whether all is well: the database answers and nothing waits."""
        try:
            if not await self._line.look(_probe):
                return False
            await self._catch_up()
            if not await self._spool.has(self._tenant):
                return True
            written = await self._drain.run()
            if written:
                _log.info("%d messages that had waited were written to the database.", written)
            if not await self._spool.has(self._tenant):
                self._said = ""
                return True
            if error := self._drain.error:
                self._complain(f"What waits cannot be written: {error}")
            return False
        except Exception as error:  # noqa: BLE001 - this loop must go on
            self._complain(f"What waits cannot be written: {error}")
            return False

    def _complain(self, what: str) -> None:
        """Says once what is the matter."""
        if what != self._said:
            _log.warning("%s Messages wait in the spool.", what)
        self._said = what


async def _probe(store: Store) -> None:
    """Asks for something that costs nothing."""
    await store.owner("lembrar")
