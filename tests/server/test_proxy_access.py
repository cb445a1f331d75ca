"""Whose memory is used, and what goes to an upstream: never more than it should be."""

import asyncio
import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import httpx2
import pytest
from proxying import Proxy, bot, proxying, user

from lembrar import Memory
from lembrar.config import Upstream
from lembrar.testing import ScriptedLLM

ANA = {"X-User-Id": "ana", "X-Chat-Id": "c1"}


@pytest.fixture
def llm() -> Iterator[ScriptedLLM]:
    with ScriptedLLM("Anotado!") as running:
        yield running


@pytest.fixture
def proxy(running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path) -> Iterator[Proxy]:
    with proxying(running, llm, tmp_path) as made:
        yield made


def keys(proxy: Proxy, *tenants: str, scope: str = "write") -> list[str]:
    """A key for each tenant, made as another process would make it."""
    from lembrar.server.keys import Keyring
    from lembrar.stores.open import open_database

    async def make() -> list[str]:
        database = await open_database(proxy.store)
        ring = Keyring(database)
        now = proxy.app.state.hub.clock()
        made = [(await ring.create(tenant, [scope], now=now))[0] for tenant in tenants]
        await ring.close()
        await database.close()
        return made

    return asyncio.run(make())


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def post(
    proxy: Proxy, text: str, headers: dict[str, str], path: str = "chat/completions", **more: Any
) -> httpx2.Response:
    body = {"model": "scripted", "messages": [user(text)], "input": text} | more
    return httpx2.post(f"{proxy.url}/v1/{path}", json=body, headers=headers, timeout=60)


@pytest.mark.parametrize(
    ("headers", "more", "query"),
    [
        ({"X-User-Id": "ana", "x-sm-user-id": "x"}, {"user": "x"}, ""),
        ({"x-sm-user-id": "ana", "Helicone-User-Id": "x"}, {}, ""),
        ({"Helicone-User-Id": "ana"}, {"safety_identifier": "x"}, ""),
        ({}, {"safety_identifier": "ana", "user": "x"}, ""),
        ({}, {"user": "ana", "metadata": {"user_id": "x"}}, ""),
        ({}, {"metadata": {"user_id": "ana"}}, "?userId=x"),
        ({}, {"user": "", "metadata": "odd"}, "?userId=ana&api-version=1"),
    ],
)
def test_who_is_talking(
    proxy: Proxy, headers: dict[str, str], more: dict[str, Any], query: str
) -> None:
    """A8: every way of saying it, in order of right."""
    body = {"model": "m", "messages": [user("oi")]} | more
    httpx2.post(f"{proxy.url}/v1/chat/completions{query}", json=body, headers=headers, timeout=60)
    assert proxy.said("direct/ana") == ["oi", "Anotado!"]


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Chat-Id": "c7", "X-Session-Id": "x"},
        {"X-Session-Id": "c7", "x-sm-conversation-id": "x"},
        {"x-sm-conversation-id": "c7", "Helicone-Session-Id": "x"},
        {"Helicone-Session-Id": "c7"},
    ],
)
def test_in_which_chat(proxy: Proxy, headers: dict[str, str]) -> None:
    """A8."""
    post(proxy, "oi", {"X-User-Id": "ana", **headers}, conversation="other")
    assert proxy.said("c7") == ["oi", "Anotado!"]


def test_names_with_accents(proxy: Proxy) -> None:
    """G10: the same person in a header and in a body."""
    body = json.dumps({"model": "m", "messages": [user("oi")]}).encode()
    raw = [(b"X-User-Id", "joão".encode()), (b"Content-Type", b"application/json")]
    httpx2.post(f"{proxy.url}/v1/chat/completions", content=body, headers=raw, timeout=60)
    post(proxy, "olá", {}, user="joão")
    assert proxy.said("direct/joão")[::2] == ["oi", "olá"]


def test_a_session_that_everybody_is_in(proxy: Proxy) -> None:
    """A8, G12: the same chat id from two people is two chats, whose ids say so."""
    for name in ("ana", "bob", "ana", "bob"):
        got = post(proxy, f"sou {name}", {"X-User-Id": name, "X-Session-Id": "default"})
        assert got.headers["x-memory-status"] == "ok"
        other = {"ana": "bob", "bob": "ana"}[name]
        assert f"sou {other}" not in json.dumps(proxy.prompt)
    assert proxy.said("default")[::2] == ["sou ana"] * 2
    assert proxy.said("bob/default")[::2] == ["sou bob"] * 2


def test_one_person_under_two_names(proxy: Proxy) -> None:
    """A8: a linked identity goes on in the same chat."""
    with Memory(proxy.store, embedder="none", background=False) as memory:
        memory.link("ana", "whatsapp", "+5581999")
    post(proxy, "um", ANA)
    post(proxy, "dois", {"X-User-Id": "+5581999", "X-Chat-Id": "c1"})
    assert proxy.said("c1")[::2] == ["um", "dois"]


@pytest.mark.parametrize("name", ["x" * 600, "a\x7fb" * 300])
def test_names_that_cannot_be_kept(proxy: Proxy, name: str) -> None:
    """G3: the answer flows without memory."""
    got = post(proxy, "oi", {}, user=name)
    assert got.status_code == 200 and got.headers["x-memory-status"] == "bypassed"


def test_a_chat_that_is_switched_off(proxy: Proxy) -> None:
    """R10: what is said is kept, and nothing is recalled or left out."""
    with Memory(proxy.store, embedder="none", background=False) as memory:
        memory.open_chat("c1", "ana", enabled=False)
    told = [user("um"), bot("Anotado!"), user("dois")]
    proxy.ask(told[:1], ANA)
    got = proxy.ask(told, ANA)
    assert proxy.prompt == told and got.headers["x-memory-status"] == "partial"
    assert proxy.said("c1") == ["um", "Anotado!", "dois", "Anotado!"]


def test_tenants_are_apart(proxy: Proxy) -> None:
    """G12: the same user and chat under two keys share nothing; commands neither."""
    one, two = keys(proxy, "one", "two")
    post(proxy, "Moro em Recife.", ANA | bearer(one))
    post(proxy, "Onde eu moro?", ANA | bearer(two))
    assert proxy.prompt == [user("Onde eu moro?")]
    found = post(proxy, "/lembrar Recife", ANA | bearer(two))
    assert "Recife" not in found.text.replace("/lembrar Recife", "")
    assert proxy.said("c1", "one")[0] == "Moro em Recife."
    assert proxy.said("c1", "two")[0] == "Onde eu moro?"


def test_responses_are_their_tenants_own(proxy: Proxy) -> None:
    """G12: the upstream knows one key only, and would give anybody's to everybody."""
    one, two = keys(proxy, "one", "two")
    made = post(proxy, "Meu segredo", {**ANA, **bearer(one)}, "responses").json()["id"]
    url = f"{proxy.url}/v1/responses/{made}"
    assert httpx2.get(url, headers=bearer(one), timeout=60).json()["id"] == made
    assert httpx2.get(url, headers=bearer(two), timeout=60).status_code == 404
    for named in (ANA, {}):
        follow = {"path": "responses", "previous_response_id": made}
        asked = len(proxy.llm.requests)
        assert post(proxy, "oi", named | bearer(two), **follow).status_code == 404
        assert len(proxy.llm.requests) == asked
        assert post(proxy, "oi", named | bearer(one), **follow).status_code == 200


def test_pieces_of_responses_are_their_tenants_own(proxy: Proxy) -> None:
    """G12: what a response is made of can be named by itself, by whom it was given to alone."""
    one, two = keys(proxy, "one", "two")
    made = post(proxy, "Meu segredo", {**ANA, **bearer(one)}, "responses").json()
    piece = made["output"][0]["id"]
    for item in ({"type": "item_reference", "id": piece}, {"id": piece}):
        given = {"path": "responses", "input": [item, user("E então?")]}
        asked = len(proxy.llm.requests)
        assert post(proxy, "", ANA | bearer(two), **given).status_code == 404
        assert len(proxy.llm.requests) == asked
        assert post(proxy, "", ANA | bearer(one), **given).status_code == 200


@pytest.mark.parametrize("named", ["conv_1", {"id": "conv_1"}])
def test_a_conversation_is_the_first_tenants_that_goes_on_with_it(proxy: Proxy, named: Any) -> None:
    """G12: the upstream would go on with anybody's conversation for everybody."""
    one, two = keys(proxy, "one", "two")
    follow = {"path": "responses", "conversation": named}
    for _ in range(2):
        assert post(proxy, "Meu segredo", ANA | bearer(one), **follow).status_code == 200
    asked = len(proxy.llm.requests)
    assert post(proxy, "O que eu disse?", ANA | bearer(two), **follow).status_code == 404
    assert len(proxy.llm.requests) == asked
    other = {"path": "responses", "conversation": "conv_2"}
    assert post(proxy, "oi", ANA | bearer(two), **other).status_code == 200


@pytest.mark.parametrize("id", ["..", "%2e%2e", "a%2Fb", "a b", "x" * 300, "é"])
def test_ids_are_no_paths(proxy: Proxy, id: str) -> None:
    """G12: an id never reaches another address of the upstream."""
    assert httpx2.get(f"{proxy.url}/v1/responses/{id}", timeout=60).status_code == 404
    assert not proxy.llm.requests


def test_scopes(proxy: Proxy) -> None:
    """G12: talking needs a key that may write, looking one that may read."""
    (read,) = keys(proxy, "one", scope="read")
    assert post(proxy, "oi", {}).status_code == 401
    assert httpx2.get(f"{proxy.url}/v1/models", timeout=60).status_code == 401
    assert httpx2.get(f"{proxy.url}/v1/models", headers=bearer(read), timeout=60).status_code == 200
    for path in ("chat/completions", "responses", "embeddings"):
        assert post(proxy, "oi", bearer(read), path).status_code == 403
    assert [r.path for r in proxy.llm.requests] == ["/v1/models"]


def test_what_goes_upstream(proxy: Proxy) -> None:
    """G12: the upstream's key, and none of ours; nothing that is between the client and us."""
    (key,) = keys(proxy, "one")
    post(proxy, "oi", ANA | bearer(key) | {
        "Cookie": "session=1", "X-Forwarded-For": "10.0.0.1", "X-Session-Id": "s",
        "Connection": "keep-alive, X-Odd", "X-Odd": "1", "OpenAI-Organization": "org-1",
        "X-Lembrar-Key": key, "x-sm-user-id": "ana", "X-Memory-History": "keep",
        "api-key": "other", "Accept-Encoding": "gzip, br", "Traceparent": "00-1-2-03",
    })  # fmt: skip
    headers = proxy.llm.requests[-1].headers
    assert headers["authorization"] == "Bearer sk-upstream"
    assert headers["openai-organization"] == "org-1" and headers["traceparent"] == "00-1-2-03"
    assert headers["accept-encoding"] == "identity"
    assert "lbr_" not in str(headers) and "ana" not in str(headers)
    gone = {"cookie", "x-forwarded-for", "x-session-id", "x-odd", "x-lembrar-key", "x-user-id",
            "x-chat-id", "x-sm-user-id", "x-memory-history", "api-key"}  # fmt: skip
    assert not gone & set(headers)


def test_the_clients_own_key(running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path) -> None:
    """G12: without a key of the upstream's, the client's goes along, unless it is one of ours."""
    upstreams = {"main": Upstream(llm.url)}
    with proxying(running, llm, tmp_path, upstreams=upstreams) as proxy:
        post(proxy, "oi", {**ANA, "Authorization": "Bearer sk-client", "api-key": "azure"})
        assert llm.requests[-1].headers["authorization"] == "Bearer sk-client"
        assert llm.requests[-1].headers["api-key"] == "azure"
        (key,) = keys(proxy, "one")
        post(proxy, "oi", {"Authorization": "Bearer sk-client", "X-Lembrar-Key": key})
        assert llm.requests[-1].headers["authorization"] == "Bearer sk-client"
        post(proxy, "oi", {**bearer(key), "api-key": key})
        assert not {"authorization", "api-key"} & set(llm.requests[-1].headers)
        assert "lbr_" not in str(llm.requests)


class Odd(BaseHTTPRequestHandler):
    """An upstream that sets cookies, sends elsewhere, and names hops of its own."""

    seen: ClassVar[list[dict[str, str]]] = []

    def log_message(self, format: str, *args: Any) -> None: ...

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.seen.append({k.lower(): v for k, v in self.headers.items()})
        away = "redirect" in self.path
        self.send_response(307 if away else 200)
        for name, value in {"Set-Cookie": "a=1; Path=/", "Connection": "X-Hop", "X-Hop": "1",
                            "Location": "http://127.0.0.1:1/", "X-Kept": "1"}.items():  # fmt: skip
            self.send_header(name, value)
        self.send_header("Content-Length", "2")
        self.end_headers()
        self.wfile.write(b"{}")


def test_an_upstream_that_is_not_to_be_trusted(
    running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path
) -> None:
    """G12: no redirect is followed or passed on, no cookie is kept or passed on."""
    server = HTTPServer(("127.0.0.1", 0), Odd)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    base = f"http://127.0.0.1:{server.server_address[1]}"
    upstreams = {"away": Upstream(f"{base}/redirect", models=("away",)), "main": Upstream(base)}
    try:
        with proxying(running, llm, tmp_path, upstreams=upstreams) as proxy:
            assert post(proxy, "oi", ANA, model="away").status_code == 502
            for _ in range(2):
                got = post(proxy, "oi", ANA)
                assert got.json() == {} and got.headers["x-kept"] == "1"
                assert not {"set-cookie", "x-hop"} & set(got.headers)
            assert all("cookie" not in headers for headers in Odd.seen)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_an_upstream_that_is_not_there(
    running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path
) -> None:
    """F8: said as OpenAI says it; what was asked is kept."""
    upstreams = {"main": Upstream("http://127.0.0.1:9/v1", models=("scripted", "other"))}
    with proxying(running, llm, tmp_path, upstreams=upstreams) as proxy:
        got = post(proxy, "oi", ANA)
        assert got.status_code == 502 and got.json()["error"]["code"] == "upstream_unavailable"
        assert got.headers["x-memory-status"] == "ok" and proxy.said("c1") == ["oi"]
        assert post(proxy, "oi", {}, "embeddings").status_code == 502
        listed = httpx2.get(f"{proxy.url}/v1/models", timeout=60).json()["data"]
        assert [row["id"] for row in listed] == ["scripted", "other"]
