"""The verbs about background work: worker, letters, retry, spending."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lembrar.cli.output import place, tame
from lembrar.cli.tables import NONE, number, plural, table
from lembrar.cli.verb import Answer, Call, opening, verb
from lembrar.config import Settings
from lembrar.engine import AsyncMemory
from lembrar.model import DaySpend, Letter
from lembrar.stores.base import Database
from lembrar.worker import serve

if TYPE_CHECKING:
    from rich.console import RenderableType

_STOPS = (signal.SIGINT, signal.SIGTERM)


@verb()
async def worker(
    call: Call,
    once: Annotated[
        bool, typer.Option("--once", help="Do what is due now, for every tenant, and leave.")
    ] = False,
) -> None:
    """Do the background work of every tenant of a database, until it is stopped. Several may run
    side by side, on several machines."""
    from lembrar.stores.open import open_database

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in _STOPS:
        loop.add_signal_handler(name, stop.set)
    database = await open_database(call.settings.url)
    shift = Shift(database, call.settings)
    try:
        if once:
            for tenant in await database.tenants(due=datetime.now(UTC)):
                await shift.work(tenant)
        else:
            typer.echo(f"Working on {place(call.settings.url)}. Stop with Ctrl+C.", err=True)
            await _until(stop, serve(database, shift.work, stop, lambda: datetime.now(UTC)))
    finally:
        await shift.close()
        await database.close()


async def _until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Works until told to stop; then what is under way is given up, for the next one to do."""
    working = asyncio.ensure_future(work)
    stopped = asyncio.ensure_future(stop.wait())
    await asyncio.wait([working, stopped], return_when=asyncio.FIRST_COMPLETED)
    ended = working.done()
    working.cancel()
    stopped.cancel()
    await asyncio.gather(working, stopped, return_exceptions=True)
    if ended:
        working.result()  # what broke it must be seen


class Shift:
    """The memories of the tenants that had something due, kept open between two looks."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._memories: dict[str, AsyncMemory] = {}

    async def work(self, tenant: str) -> None:
        """Does what a tenant has due."""
        if tenant not in self._memories:
            options: dict[str, Any] = {**opening(self._settings), "tenant": tenant}
            store = self._database.store(tenant)
            memory = await AsyncMemory.open(**options, store=store, background=False)
            self._memories[tenant] = memory
        await self._memories[tenant].consolidate()

    async def close(self) -> None:
        for memory in self._memories.values():
            await memory.close()


@verb()
async def letters(call: Call) -> Answer:
    """Dead letters: summaries that the LLM failed at too often. Rules stand in for them."""
    async with call.memory() as memory:
        found = await memory.letters()
    return Answer(found, lambda: _letters(found))


def _letters(found: Sequence[Letter]) -> RenderableType:
    if not found:
        return "No dead letters."
    rows = table("chat", ">cycles", ">rung", ">tries", "what went wrong")
    for letter in found:
        cycles = f"{letter.first}-{letter.last}"
        trouble = letter.trouble
        row = (tame(letter.chat), cycles, str(letter.rung), str(trouble.attempts))
        rows.add_row(*row, tame(trouble.error))
    return rows


@verb()
async def retry(
    call: Call,
    chat: Annotated[
        str | None, typer.Argument(metavar="[CHAT]", help="Only those of this chat.")
    ] = None,
) -> Answer:
    """Have dead letters tried again by the next worker."""
    async with call.memory() as memory:
        count = await memory.retry(chat)
    return Answer({"retried": count}, lambda: f"{plural(count, 'letter')} will be tried again.")


@verb()
async def spending(
    call: Call,
    days: Annotated[int, typer.Option("--days", min=1, help="How far back.")] = 30,
    chat: Annotated[str | None, typer.Option("--chat", help="Only for this chat.")] = None,
    user: Annotated[str | None, typer.Option("--user", help="Only for this user.")] = None,
) -> Answer:
    """What the LLM took, day by day: calls, tokens, money."""
    since = datetime.now(UTC).date() - timedelta(days=days - 1)
    async with call.memory() as memory:
        found = await memory.spending(chat=chat, user=user, since=since)
    return Answer(found, lambda: _spending(found))


def _spending(found: Sequence[DaySpend]) -> RenderableType:
    if not found:
        return "Nothing was spent."
    rows = table("day", "model", ">calls", ">failed", ">prompt", ">cached", ">reply", ">US$")
    for day in found:
        spend = day.spend
        figures = (spend.calls, spend.failures, spend.prompt_tokens, spend.cached_tokens)
        rows.add_row(
            day.day.isoformat(),
            tame(day.model) or NONE,
            *map(number, figures),
            number(spend.completion_tokens),
            f"{spend.cost:.6f}",
        )
    return rows
