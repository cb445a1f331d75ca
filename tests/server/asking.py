"""The server as its users have it: the real app, clients of it, and keys to it."""

import asyncio
import functools
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx2
import uvicorn
from fastapi import FastAPI

from lembrar.config import Settings
from lembrar.server.app import create_app
from lembrar.server.keys import Keyring
from lembrar.stores.memory import MemoryDatabase

LOCAL = "http://127.0.0.1"
SETTINGS = Settings(url="memory:", embedder="none")


@dataclass
class Service:
    """A started app, and a client of it."""

    app: FastAPI
    client: httpx2.AsyncClient

    async def post(self, word: str, /, headers: dict[str, str] | None = None, **body: Any) -> Any:
        return await self.client.post(f"/api/v1/{word}", json=body, headers=headers)

    async def get(self, word: str, /, headers: dict[str, str] | None = None, **query: Any) -> Any:
        return await self.client.get(f"/api/v1/{word}", params=query, headers=headers)

    async def key(self, tenant: str = "default", *scopes: str, **more: Any) -> dict[str, str]:
        """The header with a new key."""
        return bearer(await make_key(self.app, tenant, *scopes, **more))


def with_service(**changes: Any) -> Callable[..., Callable[..., None]]:
    """A test that is given a Service, with settings like SETTINGS but for what is given."""

    def made(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(*given: Any, **named: Any) -> None:
            async def scenario() -> None:
                async with serving(replace(SETTINGS, **changes)) as (app, client):
                    await test(Service(app, client), *given, **named)

            asyncio.run(scenario())

        names = list(test.__annotations__)
        run.__annotations__ = {n: test.__annotations__[n] for n in names[1:]}
        run.__wrapped__ = _without_first(test)  # pyright: ignore[reportAttributeAccessIssue]
        return run

    return made


def _without_first(test: Callable[..., Any]) -> Callable[..., Any]:
    """What pytest looks at for fixtures: all but the service."""
    return functools.partial(test, None)


@asynccontextmanager
async def serving(
    settings: Settings, **more: Any
) -> AsyncIterator[tuple[FastAPI, httpx2.AsyncClient]]:
    """The app, started, and a client of it."""
    app = create_app(settings, **more)
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url=LOCAL) as client:
            yield app, client


@contextmanager
def listening(app: FastAPI, **options: Any) -> Iterator[str]:
    """Runs an app on a port of its own in a thread; gives its base URL."""
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_config=None, access_log=False, **options
    )
    server = app.state.server = uvicorn.Server(config)
    started = threading.Event()
    failed: list[BaseException] = []

    async def run() -> None:
        task = asyncio.ensure_future(server.serve())
        while not server.started and not task.done():  # noqa: ASYNC110 - it has no event
            await asyncio.sleep(0.005)
        started.set()
        await task

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:  # noqa: BLE001 - told to the test
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    started.wait(60)
    if failed or not server.started:
        raise RuntimeError(f"The server did not start: {failed}")
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"{LOCAL}:{port}"
    finally:
        server.should_exit = True
        thread.join(60)


async def make_key(app: FastAPI, tenant: str = "default", *scopes: str, **more: Any) -> str:
    """A key to a started app."""
    hub = app.state.hub
    ring: Keyring = hub.keys
    text, _ = await ring.create(tenant, scopes or ("admin",), now=hub.clock(), **more)
    return text


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


class FaultyDatabase:
    """A database that can be made to fail: everything asked of it then raises `fault`."""

    def __init__(self) -> None:
        self.fault: Exception | None = None
        self._database = MemoryDatabase()

    def store(self, tenant: str) -> Any:
        return FaultyStore(self, self._database.store(tenant))

    async def tenants(self, **given: Any) -> list[str]:
        return await self._database.tenants(**given)

    async def close(self) -> None:
        await self._database.close()


class FaultyStore:
    """A store of it."""

    def __init__(self, database: FaultyDatabase, store: Any) -> None:
        self._database = database
        self._store = store

    def __getattr__(self, name: str) -> Any:
        if self._database.fault and name != "close":
            raise self._database.fault
        return getattr(self._store, name)
