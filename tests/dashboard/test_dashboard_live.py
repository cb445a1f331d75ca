"""The page's own WebSocket: whom it tells, and of what."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import httpx2
from asking import SETTINGS, bearer, listening, make_key
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lembrar.dashboard.visitor import COOKIE, token_of
from lembrar.server.app import create_app


def with_live(test: Callable[[FastAPI, str], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is given a started app and its address."""

    def run() -> None:
        app = create_app(SETTINGS)
        with listening(app) as url:
            asyncio.run(test(app, url))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def key_of(app: FastAPI, tenant: str) -> str:
    """A key, made in the server's own loop."""
    made = make_key(app, tenant, "write")
    future = asyncio.run_coroutine_threadsafe(made, app.state.hub._looker.get_loop())
    return await asyncio.wrap_future(future)


async def session_of(url: str, key: str) -> str:
    """The cookie of somebody who has signed in."""
    async with httpx2.AsyncClient(base_url=url, timeout=60) as client:
        await client.get("/sign-in")
        form = {"key": key, "token": token_of(client.cookies[COOKIE])}
        assert (await client.post("/sign-in", data=form)).status_code == 303
        return f"{COOKIE}={client.cookies[COOKIE]}"


async def record(url: str, chat: str, key: str = "") -> None:
    body = {"chat": chat, "user": "ana", "said": "Oi!", "answered": "Oi!"}
    async with httpx2.AsyncClient(
        base_url=url, headers=bearer(key) if key else {}, timeout=60
    ) as client:
        assert (await client.post("/api/v1/record", json=body)).status_code == 200


def dial(url: str, query: str = "", **headers: str) -> connect:
    return connect(f"{url.replace('http', 'ws')}/live{query}", additional_headers=headers)


async def ended(connection: ClientConnection) -> int:
    """The code with which the server closes it."""
    try:
        async with asyncio.timeout(30):
            await connection.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("It was told something.")


async def told(connection: ClientConnection) -> Any:
    async with asyncio.timeout(30):
        return json.loads(await connection.recv())


@with_live
async def test_another_site_hears_nothing(app: FastAPI, url: str) -> None:
    """A page of another origin in the same browser is sent away, key or no key."""
    async with dial(url, Origin="http://evil.example") as connection:
        assert await ended(connection) == 4003
    async with dial(url, Origin=url) as connection:
        await record(url, "c")
        assert (await told(connection))["kind"] == "recorded"


@with_live
async def test_a_key_hears_its_own_tenant(app: FastAPI, url: str) -> None:
    """Nobody without a session, and nobody of another tenant, hears of anything."""
    mine, theirs = await key_of(app, "mine"), await key_of(app, "theirs")
    async with dial(url) as connection:
        assert await ended(connection) == 4001
    async with dial(url, Cookie=f"{COOKIE}=guessed") as connection:
        assert await ended(connection) == 4001
    async with (
        dial(url, Cookie=await session_of(url, mine)) as ours,
        dial(url, Cookie=await session_of(url, theirs)) as others,
    ):
        await record(url, "our chat", mine)
        assert (await told(ours))["chat"] == "our chat"
        await record(url, "their chat", theirs)
        assert (await told(others))["chat"] == "their chat"


@with_live
async def test_who_has_signed_out_hears_no_more(app: FastAPI, url: str) -> None:
    """A page left open in another window is told nothing after that."""
    key = await key_of(app, "mine")
    cookie = await session_of(url, key)
    async with dial(url, Cookie=cookie) as connection:
        await record(url, "c", key)
        assert (await told(connection))["kind"] == "recorded"
        form = {"token": token_of(cookie.partition("=")[2])}
        async with httpx2.AsyncClient(
            base_url=url, headers={"Cookie": cookie}, timeout=60
        ) as client:
            assert (await client.post("/sign-out", data=form)).status_code == 303
        await record(url, "secret", key)
        heard: list[str] = []
        try:
            while True:
                heard.append((await told(connection))["chat"])
        except ConnectionClosed as closed:
            assert closed.rcvd
            assert closed.rcvd.code == 4001
        assert "secret" not in heard


@with_live
async def test_who_comes_back_misses_nothing(app: FastAPI, url: str) -> None:
    """From the number that was heard last on; of one chat or person only, if one is named."""
    await record(url, "c")
    async with dial(url, "?after=0&chat=c") as connection:
        first = await told(connection)
    await record(url, "other")
    await record(url, "c")
    async with dial(url, f"?after={first['number']}&chat=c") as connection:
        heard = [await told(connection)]
        while heard[-1]["kind"] != "recorded":
            heard.append(await told(connection))
    assert {event["chat"] for event in heard} == {"c"}
    assert all(event["number"] > first["number"] for event in heard)
    assert "Oi!" not in json.dumps(heard)
