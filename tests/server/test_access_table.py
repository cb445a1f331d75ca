"""Who may do what: every route, asked by everybody. A route without a row here fails."""

import asyncio
from dataclasses import dataclass
from typing import Any

from asking import SETTINGS, Service, serving
from fastapi.routing import iter_route_contexts

PUBLIC = "public"
CALLERS = ("nobody", "other", "read", "write", "admin")
SCOPES = ("read", "write", "admin")


@dataclass(frozen=True)
class Row:
    """A route, what it needs, and a request that would succeed (or find nothing to work on)."""

    method: str
    path: str
    needs: str
    body: dict[str, Any] | None = None
    query: dict[str, str] | None = None
    template: str = ""

    @property
    def name(self) -> str:
        return f"{self.method} {self.template or self.path}"


TOLD = "o segredo da ana"
TALK = {"chat": "c", "user": "ana"}
CHAT, USER, FACT = {"chat": "c"}, {"user": "ana"}, {"fact": "f"}


def api(word: str, needs: str, **body: Any) -> Row:
    return Row("POST", f"/api/v1/{word}", needs, body=body)


def look(word: str, **query: str) -> Row:
    return Row("GET", f"/api/v1/{word}", "read", query=query)


ROWS = [
    api("record", "write", **TALK, said="oi", answered="olá"),
    api("append", "write", **TALK, messages=[{"role": "user", "content": "oi"}]),
    api("context", "read", **TALK),
    api("explain", "read", **TALK),
    api("prompt", "read", text="x"),
    api("search", "read", user="ana", query="oi"),
    look("users"),
    look("chats", **USER),
    look("history", **CHAT),
    look("summaries", **CHAT),
    look("compactions", **CHAT),
    Row("GET", "/api/v1/conversations/c/memories", "read",
        template="/api/v1/conversations/{id:path}/memories"),
    look("stats"),
    look("spending"),
    look("letters"),
    look("notices"),
    look("facts", **USER),
    look("profile", **USER),
    look("events", **USER),
    look("moods", **USER),
    look("links", **USER),
    api("remember", "write", user="ana", text="Sou vegetariana"),
    api("correct", "write", fact="f", text="Sou vegana"),
    api("undo", "write", **FACT),
    api("pin", "write", id="m"),
    api("unpin", "write", id="m"),
    api("forget", "write", **FACT),
    api("link", "write", user="ana", channel="web", identity="a1"),
    api("unlink", "write", user="ana", channel="web", identity="a1"),
    api("open_chat", "write", **TALK),
    api("consolidate", "write"),
    api("compact", "write", **CHAT),
    api("refresh", "write", **CHAT),
    api("garden", "write"),
    api("reindex", "write"),
    api("retry", "write"),
    look("export", **USER),
    Row("POST", "/api/v1/load", "write"),
    Row("GET", "/api/v1/doctor", "admin"),
    api("keys/create", "admin", scopes=["read"]),
    Row("GET", "/api/v1/keys/list", "admin"),
    api("keys/revoke", "admin", id="k"),
    Row("POST", "/v1/chat/completions", "write", body={"model": "m", "messages": []}),
    Row("POST", "/v1/responses", "write", body={"model": "m", "input": "oi"}),
    Row("GET", "/v1/responses/r", "read", template="/v1/responses/{id}"),
    Row("POST", "/v1/embeddings", "write", body={"model": "m", "input": "oi"}),
    Row("GET", "/v1/models", "read"),
    Row("POST", "/mcp", "read", body={"jsonrpc": "2.0", "id": 1, "method": "ping"}),
    # Channels ask for a signature or a secret of their own.
    Row("GET", "/channels/none", PUBLIC, template="/channels/{name}"),
    Row("POST", "/channels/none", PUBLIC, body={}, template="/channels/{name}"),
    Row("POST", "/channels/none/s", PUBLIC, body={}, template="/channels/{name}/{secret}"),
    Row("POST", "/channels/none/s/e", PUBLIC, body={},
        template="/channels/{name}/{secret}/{event}"),
    Row("GET", "/metrics", "admin"),
    Row("GET", "/healthz", PUBLIC),
    Row("GET", "/readyz", PUBLIC),
    Row("GET", "/openapi.json", PUBLIC),
]  # fmt: skip


def expected(row: Row, caller: str) -> str:
    """What a caller is answered with: in, or which refusal."""
    if row.needs == PUBLIC:
        return "in"
    if caller == "nobody":
        return "401"
    scope = "admin" if caller == "other" else caller
    return "in" if SCOPES.index(row.needs) <= SCOPES.index(scope) else "403"


async def ask(service: Service, row: Row, key: dict[str, str]) -> Any:
    return await service.client.request(
        row.method, row.path, json=row.body, params=row.query, headers=key
    )


def is_page(route: Any) -> bool:
    module = getattr(route.endpoint, "__module__", "lembrar.dashboard")
    return str(module).startswith("lembrar.dashboard")


def test_every_route_has_a_row() -> None:
    """Every route of the server stands in the table, with what it needs. The dashboard's pages are
    no part of it: they ask for a session, and have a table of their own."""

    async def routes() -> set[str]:
        async with serving(SETTINGS) as (app, _):
            return {
                f"{method} {route.path}"
                for route in iter_route_contexts(app.routes)
                if not is_page(route)
                for method in (route.methods or {"WEBSOCKET"}) - {"HEAD"}
            }

    assert asyncio.run(routes()) == {row.name for row in ROWS} | {"WEBSOCKET /ws"}


def test_every_route_asks_for_what_it_needs() -> None:
    """No key, another tenant's, read, write, admin: each is let in or refused as declared."""

    async def scenario() -> list[str]:
        async with serving(SETTINGS) as (app, client):
            service = Service(app, client)
            keys = {scope: await service.key("mine", scope) for scope in SCOPES}
            keys |= {"nobody": {}, "other": await service.key("theirs", "admin")}
            mine = await service.post("record", keys["write"], **TALK, said=TOLD)
            assert mine.status_code == 200
            return [
                f"{row.name} by {caller}: {wrong}"
                for row in ROWS
                for caller in CALLERS
                if (wrong := unlike(row, caller, await ask(service, row, keys[caller])))
            ]

    assert asyncio.run(scenario()) == []


def unlike(row: Row, caller: str, answer: Any) -> str:
    """What is wrong with an answer, if anything."""
    refused = str(answer.status_code) if answer.status_code in (401, 403) else "in"
    if refused != expected(row, caller) or answer.status_code >= 500:
        return f"{answer.status_code} {answer.text}"
    return "it tells a secret" if caller == "other" and TOLD in answer.text else ""
