"""What all parts of a MongoDB store stand on: a tenant, its keys, and what is kept in mind."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from lembrar.errors import StoreClosed
from lembrar.stores.mongo_chain import Chain, Moved, steadily
from lembrar.stores.mongo_errors import translated
from lembrar.stores.mongo_pages import Pages
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server
from lembrar.stores.mongo_tail import Tails
from lembrar.stores.waiting import Bell

_P = ParamSpec("_P")
_T = TypeVar("_T")
_S = TypeVar("_S", bound="Part")
_KEY_BYTES = 16


class Calls:
    """The calls that are under way, so that closing can wait for them."""

    def __init__(self) -> None:
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.closed = False

    def check_open(self) -> None:
        """Raises if it was closed."""
        if self.closed:
            raise StoreClosed

    @asynccontextmanager
    async def call(self) -> AsyncGenerator[None]:
        """Something that closing waits for."""
        self.check_open()
        self._running += 1
        self._idle.clear()
        cancelled = _cancelled()
        try:
            with translated():
                yield
            if _cancelled() > cancelled:  # the driver swallows it now and then (Python's wait_for)
                raise asyncio.CancelledError
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()

    async def close(self) -> None:
        """Takes no more calls, and returns when none is left."""
        self.closed = True
        await self._idle.wait()


class Tenant:
    """A tenant of a database. No call can leave it: its name is in every key and every query."""

    def __init__(self, server: Server, name: str, bell: Bell) -> None:
        self.server = server
        self.name = name
        self.bell = bell
        self.salt = blake2b(_bytes(name), key=server.secret, digest_size=32).digest()
        self.floors = Chain(server, "tenants", name)
        self.chats = Chain(server, "chats", name)
        self.people = Chain(server, "people", name)
        self.links = Chain(server, "links", name)
        self.places = Chain(server, "documents", name)
        self.numbers = Chain(server, "numbers", name)
        self.pages = Pages(server, name)
        self.tails = Tails(server, name, self.salt)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stamp = 0

    def key(self, kind: str, *names: str) -> str:
        """What stands for a name. It tells nobody the name who does not know the secret."""
        digest = blake2b(key=self.salt, digest_size=_KEY_BYTES)
        for part in (kind, *names):
            encoded = _bytes(part)
            digest.update(len(encoded).to_bytes(4, "big") + encoded)
        return digest.hexdigest()

    def turn(self, key: str) -> asyncio.Lock:
        """Lets one of this process's calls after the other write to a thing: they would get in
        each other's way anyway."""
        lock = self._turns.get(key)
        if lock is None:
            lock = self._turns[key] = asyncio.Lock()
        return lock

    def stamp(self, after: int = 0) -> int:
        """When something was written, for sorting: later in this process is greater, and so is
        what comes after a message that was read here, or after the stamp given, by whichever
        machine it was written. Clocks differ."""
        after = max(self._stamp, self.tails.newest, after)
        self._stamp = max(after + 1, time.time_ns())
        return self._stamp

    def token(self) -> str:
        """Something like no other."""
        return token_hex(8)

    def mine(self, **fields: Any) -> Doc:
        """What finds documents of this tenant."""
        return {"tenant": self.name, **fields}

    # ── versions of whoever comes new ─────────────────────────────────────────────────────────

    async def floor(self) -> int:
        """Where versions and leases of whoever comes new start."""
        state = await self.floors.newest(self.key("tenant"))
        return state["floor"] if state else 0

    async def raise_floor(self, *given: int) -> None:
        """Lets whoever comes new begin above every version and lease that was given here."""
        key = self.key("tenant")

        async def lift() -> None:
            state = await self.floors.newest(key)
            floor = max(state["floor"] if state else 0, *given, 0) + 1
            if not await self.floors.advance(state, key, {"floor": floor}):
                raise Moved

        await steadily(lift)


class Part:
    """What a part of the store works with."""

    _tenant: Tenant
    _calls: Calls


def call(
    method: Callable[Concatenate[_S, _P], Awaitable[_T]],
) -> Callable[Concatenate[_S, _P], Coroutine[Any, Any, _T]]:
    """A method that says so once the store is closed, and tells of trouble in our words."""

    @wraps(method)
    async def run(self: _S, /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        async with self._calls.call():  # pyright: ignore[reportPrivateUsage]
            return await method(self, *args, **kwargs)

    return run


def _cancelled() -> int:
    """How often the running task was asked to stop."""
    task = asyncio.current_task()
    return task.cancelling() if task else 0


def _bytes(name: str) -> bytes:
    return str(name).encode(errors="surrogatepass")  # whatever is given for a name is a name
