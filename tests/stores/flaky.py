"""A database that is away whenever a test wants it to be: what a server and the way to it do to a
store, told by its errors."""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from lembrar.errors import StoreAway, StoreBusy, StoreFull, StoreReadOnly
from lembrar.stores.base import Store

WRITES = frozenset(
    """append open_chat pin write_ladder resize write_facts link unlink erase_messages erase_chat
    erase_user write_vectors add_usage claim release extend make_due publish trim_notices add_spend
    write_documents swap_document""".split()
)
FAULTS = ("up", "away", "cut", "busy", "full", "read-only", "silent", "late")


class Flaky:
    """A store as it is reached over a network.

    `fault` says how: "up"; "away", nobody answers to the call; "cut", the connection breaks after
    the work was done; "busy"; "full" and "read-only", when only reading works; "silent", no answer
    and nothing done; "late", no answer, but it is done. `trouble` may choose it anew for each
    call. `calls` counts what was asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fault = "up"
        self.trouble: Callable[[], str] | None = None
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.store, name)
        if not inspect.iscoroutinefunction(method) or name == "close":
            return method

        async def call(*args: Any, **options: Any) -> Any:
            self.calls[name] += 1
            fault = self.trouble() if self.trouble else self.fault
            await _before(fault, name)
            answer = await method(*args, **options)
            if fault == "cut":
                raise StoreAway("The connection broke.")
            if fault == "late":
                await asyncio.Event().wait()
            return answer

        return call


async def _before(fault: str, name: str) -> None:
    if fault == "away":
        raise StoreAway
    if fault == "busy":
        raise StoreBusy
    if fault == "full" and name in WRITES:
        raise StoreFull
    if fault == "read-only" and name in WRITES:
        raise StoreReadOnly
    if fault == "silent":
        await asyncio.Event().wait()


def flaky(store: Store) -> tuple[Flaky, Store]:
    """A store that can be away, as what it is and as what it stands for."""
    made = Flaky(store)
    return made, cast(Store, made)
