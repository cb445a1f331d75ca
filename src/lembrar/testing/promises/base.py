"""How a promise is put to the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from lembrar.stores.base import Store

_P = TypeVar("_P", bound="Promises")
_E = TypeVar("_E", bound=Exception)


class Promises:
    """Opens stores and closes them when the test ends."""

    opened: AsyncExitStack

    async def open(self, tenant: str) -> Store:
        """A store on this test's data."""
        raise NotImplementedError("Supply `async def open(self, tenant)` that opens your store.")

    async def also(self, tenant: str = "acme") -> Store:
        """One more store on the same data, of the same tenant or another."""
        store = await self.open(tenant)
        self.opened.push_async_callback(store.close)
        return store


def promise(test: Callable[[_P, Store], Coroutine[Any, Any, None]]) -> Callable[[_P], None]:
    """Makes a test method of a coroutine that takes an empty store."""

    async def play(self: _P) -> None:
        async with AsyncExitStack() as self.opened:
            await test(self, await self.also())

    def run(self: _P) -> None:
        asyncio.run(play(self))

    # Not functools.wraps: pytest would look through it and take `store` for a fixture.
    run.__name__, run.__qualname__, run.__doc__ = test.__name__, test.__qualname__, test.__doc__
    run.__module__ = test.__module__
    return run


async def refusal(kind: type[_E], work: Awaitable[object]) -> _E:
    """The error that the work is refused with."""
    try:
        await work
    except kind as error:
        return error
    raise AssertionError(f"{kind.__name__} was not raised")
