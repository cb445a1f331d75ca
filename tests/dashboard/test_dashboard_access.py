"""Who may see and change what on the page: every route of it, asked by everybody, over ASGI."""

import asyncio
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import httpx2
import pytest
from asking import LOCAL, SETTINGS, make_key, serving
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from lembrar.dashboard.texts import texts
from lembrar.dashboard.visitor import COOKIE, token_of

TOLD = "o segredo da ana"
PAGE = {"Accept": "text/html"}


@dataclass(frozen=True)
class Row:
    """A route of the page, what it needs, and a request to it."""

    method: str
    path: str
    needs: str
    given: dict[str, str] = field(default_factory=dict[str, str])
    template: str = ""

    @property
    def name(self) -> str:
        return f"{self.method} {self.template or self.path}"


def look(path: str, **query: str) -> Row:
    return Row("GET", path, "read", query)


def change(path: str, **form: str) -> Row:
    return Row("POST", path, "write", form)


CHAT, USER = {"chat": "c"}, {"user": "ana"}
ROWS = [
    look("/"),
    look("/people"),
    look("/person", **USER),
    look("/chat", **CHAT),
    look("/chat/messages", **CHAT, before="2"),
    look("/chat/context", **CHAT),
    look("/chat/text", **CHAT),
    look("/said", message="m1"),
    look("/ladder", **CHAT),
    look("/search", **USER, q="segredo"),
    look("/playground"),
    change("/letters/retry"),
    change("/chat/pin", **CHAT, message="m1", pinned="true"),
    change("/chat/compact", **CHAT),
    change("/chat/refresh", **CHAT),
    change("/chat/switch", **CHAT, enabled="true"),
    change("/person/remember", **USER, text="Sou alta"),
    change("/person/correct", **USER, fact="f", text="Sou baixa"),
    change("/person/undo", **USER, fact="f"),
    change("/person/pin", **USER, fact="f", pinned="true"),
    change("/person/link", **USER, channel="web", identity="a1"),
    change("/person/unlink", **USER, channel="web", identity="a1"),
    change("/playground/say", chat="p", said="Oi!"),
    change("/forget", fact="f"),
    Row("GET", "/sign-in", "public"),
    Row("POST", "/sign-in", "public", {"key": "x"}),
    Row("POST", "/sign-out", "session"),
    Row("GET", "/language/en", "public", template="/language/{code}"),
    Row("GET", "/static/app.css", "public", template="/static/{name}"),
]


def with_page(
    test: Callable[[FastAPI, httpx2.AsyncClient], Any],
) -> Callable[[], None]:
    """A test that is given a started app and a client of it."""

    def run() -> None:
        async def scenario() -> None:
            async with serving(SETTINGS) as (app, client):
                await test(app, client)

        asyncio.run(scenario())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def signed_in(app: FastAPI, tenant: str, scope: str) -> tuple[httpx2.AsyncClient, str]:
    """A browser that has signed in, and the token of its pages."""
    transport = httpx2.ASGITransport(app, raise_app_exceptions=False)
    client = httpx2.AsyncClient(transport=transport, base_url=LOCAL, headers=PAGE)
    await client.get("/sign-in")
    key = await make_key(app, tenant, scope)
    form = {"key": key, "token": token_of(client.cookies[COOKIE])}
    answer = await client.post("/sign-in", data=form)
    assert answer.status_code == 303
    return client, token_of(client.cookies[COOKIE])


async def ask(client: httpx2.AsyncClient, row: Row, token: str) -> Any:
    if row.method == "GET":
        return await client.get(row.path, params=row.given)
    return await client.post(row.path, data={**row.given, "token": token})


async def record(app: FastAPI) -> None:
    memory = await app.state.hub.memory("mine")
    await memory.record("c", "ana", TOLD, "certo", id="m1")


@with_page
async def test_every_route_of_the_page_has_a_row(app: FastAPI, client: httpx2.AsyncClient) -> None:
    """A route without a row here fails."""
    found = {
        f"{method} {route.path}"
        for route in iter_route_contexts(app.routes)
        if str(getattr(route.endpoint, "__module__", "")).startswith("lembrar.dashboard")
        for method in (route.methods or {"WEBSOCKET"}) - {"HEAD"}
    }
    assert found == {row.name for row in ROWS} | {"WEBSOCKET /live"}


@with_page
async def test_every_route_asks_for_what_it_needs(app: FastAPI, client: httpx2.AsyncClient) -> None:
    """Nobody is led to the door; who may only read changes nothing; another tenant is told nothing;
    and all of it in HTML."""
    await record(app)
    callers = {
        "read": await signed_in(app, "mine", "read"),
        "write": await signed_in(app, "mine", "write"),
        "other": await signed_in(app, "theirs", "admin"),
    }
    for row in (row for row in ROWS if row.needs in ("read", "write")):
        answer = await ask(client, row, "")
        assert answer.status_code == 303, row.name
        assert answer.headers["Location"].startswith("/sign-in"), row.name
        for name, (caller, token) in callers.items():
            answer = await ask(caller, row, token)
            refused = answer.status_code == 403
            assert refused == (row.needs == "write" and name == "read"), (row.name, name)
            assert answer.status_code < 500, (row.name, name)
            assert "json" not in answer.headers.get("Content-Type", ""), row.name
            assert name != "other" or TOLD not in answer.text, row.name
    for caller, _ in callers.values():
        await caller.aclose()


@with_page
async def test_every_change_needs_the_token_of_the_page(
    app: FastAPI, client: httpx2.AsyncClient
) -> None:
    """A form of another site, which has the cookie at best, changes nothing."""
    caller, token = await signed_in(app, "mine", "admin")
    stranger, other = await signed_in(app, "mine", "admin")
    changes = [row for row in ROWS if row.method == "POST" and row.needs != "public"]
    for row in changes:
        for wrong in ("", "x" * len(token), other, "ç"):
            answer = await ask(caller, row, wrong)
            assert answer.status_code == 403, row.name
            assert "text/html" in answer.headers["Content-Type"]
    door = Row("POST", "/sign-in", "public", {"key": "x"})
    assert (await ask(client, door, "")).status_code == 403
    assert (await caller.get("/")).status_code == 200
    for one in (caller, stranger):
        await one.aclose()


@with_page
async def test_a_session_ends_with_its_key(app: FastAPI, client: httpx2.AsyncClient) -> None:
    """Revoking a key, or signing out, closes what was opened with it."""
    hub = app.state.hub
    caller, token = await signed_in(app, "mine", "admin")
    assert (await caller.get("/people")).status_code == 200
    kept = caller.cookies[COOKIE]
    await caller.post("/sign-out", data={"token": token})
    again = await caller.get("/people", headers={"Cookie": f"{COOKIE}={kept}"})
    assert again.status_code == 303
    await caller.aclose()
    caller, _ = await signed_in(app, "mine", "admin")
    for key in await hub.keys.list(now=hub.clock()):
        await hub.keys.revoke(key.id, now=hub.clock())
    assert (await caller.get("/people")).status_code in (303, 401)
    await caller.aclose()


@with_page
async def test_pages_run_no_script_of_their_own(app: FastAPI, client: httpx2.AsyncClient) -> None:
    """A strict policy, and nothing inline that it would have to allow."""
    memory = await app.state.hub.memory("default")
    await memory.record("c", "ana", TOLD, "certo", id="m1")
    for row in ROWS:
        if row.method != "GET" or row.path.startswith(("/static", "/language", "/said")):
            continue
        answer = await client.get(row.path, params=row.given, headers=PAGE)
        assert answer.status_code == 200, row.name
        if row.path == "/chat/text":
            assert answer.headers["Content-Type"].startswith("text/plain")
            continue
        policy = answer.headers["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert "default-src 'none'" in policy
        assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", answer.text)
        assert not re.search(r"(src|href)=\"(https?:)?//", answer.text)


@with_page
async def test_nothing_leads_away(app: FastAPI, client: httpx2.AsyncClient) -> None:
    """Where to go back to is a place of ours, whatever was asked."""
    for bad in ("//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nX: y"):
        answer = await client.get("/language/en", params={"back": bad})
        assert answer.headers["Location"] == "/", bad


@with_page
async def test_problems_are_told_in_the_visitors_language(
    app: FastAPI, client: httpx2.AsyncClient
) -> None:
    for language, said in (("pt", "Não há esta conversa."), ("en", "There is no such chat.")):
        headers = {**PAGE, "Accept-Language": language}
        answer = await client.get("/chat?chat=none", headers=headers)
        assert answer.status_code == 404
        assert said in answer.text
        part = await client.get(
            "/chat/context?chat=none", headers={**headers, "HX-Request": "true"}
        )
        assert said in part.text
        assert "<html" not in part.text
    machine = await client.get("/nowhere", headers={"Accept": "application/json"})
    assert machine.headers["Content-Type"] == "application/problem+json"


def test_every_text_is_there_in_both_languages() -> None:
    """Same names, same values to fill in, nothing left empty; templates name none that is not."""
    folder = resources.files("lembrar.dashboard")
    found = tomllib.loads((folder / "texts.toml").read_text("utf-8"))
    for name, told in found.items():
        assert set(told) == {"pt", "en"}, name
        assert all(told.values()), name
        assert len({tuple(sorted(re.findall(r"\{\w*\}", text))) for text in told.values()}) == 1
    used: set[str] = set()
    for template in (folder / "templates").iterdir():
        text = template.read_text("utf-8")
        used |= set(re.findall(r"\bt\.(\w+)", text)) | set(re.findall(r"\bt\('(\w+)'[,)]", text))
    assert used - {"has"} <= set(found)
    assert texts("pt").has("chat")


@pytest.mark.parametrize("value", [0, 999, 10_000, 1_234_567])
def test_numbers_are_told_as_people_write_them(value: int) -> None:
    from lembrar.dashboard.saying import Saying

    pt, en = Saying("pt"), Saying("en")
    assert pt.number(value).replace(".", "") == en.number(value).replace(",", "") == str(value)
    assert pt.about(1_234_567) == "1,2 mi"
    assert en.weighed(1_500) == "1.5 kB"
