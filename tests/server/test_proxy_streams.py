"""Streams and faults: what the client gets, and what memory keeps of it."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import openai
import pytest
from proxying import Proxy, bot, proxying, user

from lembrar.config import Settings, Upstream
from lembrar.errors import StoreError
from lembrar.model import ToolCall
from lembrar.server.app import create_app
from lembrar.server.proxy import completions
from lembrar.stores.open import open_database
from lembrar.testing import Reply, ScriptedLLM, faults
from lembrar.testing.llm import FAULTS

ANA = {"X-User-Id": "ana", "X-Chat-Id": "c1"}
LONG = "Era uma vez uma cidade à beira do mar, onde todos guardavam histórias. " * 5
USAGE = {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3}


@pytest.fixture
def llm() -> Iterator[ScriptedLLM]:
    with ScriptedLLM(Reply(LONG, usage=USAGE)) as running:
        yield running


@pytest.fixture
def proxy(running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path) -> Iterator[Proxy]:
    with proxying(running, llm, tmp_path) as made:
        yield made


def chat(*messages: Any, **more: Any) -> dict[str, Any]:
    return {"model": "scripted", "messages": list(messages), "stream": True} | more


def post(url: str, body: dict[str, Any], headers: dict[str, str] = ANA) -> httpx2.Response:
    return httpx2.post(url, json=body, headers=headers, timeout=60)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("chat/completions", chat(user("Conte uma história"), stream_options={"include_usage": 1})),
        ("responses", {"model": "scripted", "input": "Conte uma história", "stream": True}),
    ],
)
def test_the_bytes_are_the_upstreams_own(proxy: Proxy, path: str, body: dict[str, Any]) -> None:
    """R3: a stream comes through byte for byte, and is recorded when it ends."""
    through = post(f"{proxy.url}/v1/{path}", body)
    with ScriptedLLM(proxy.llm.reply) as fresh:
        direct = post(f"{fresh.url}/{path}", body)
    assert through.content == direct.content
    assert through.headers["content-type"] == direct.headers["content-type"]
    assert through.headers["x-memory-status"] == "ok"
    assert proxy.said("c1") == ["Conte uma história", LONG]


def test_who_asks_again_at_once_is_remembered(proxy: Proxy) -> None:
    """G4: by the time that the stream's last event is read, its answer is in the log."""
    url = f"{proxy.url}/v1/chat/completions"
    with httpx2.stream("POST", url, json=chat(user("Conte")), headers=ANA, timeout=60) as answer:
        for line in answer.iter_lines():
            if line == "data: [DONE]":
                assert proxy.said("c1") == ["Conte", LONG]
                return
    raise AssertionError("the stream did not end")


@pytest.mark.parametrize("path", ["chat/completions", "responses"])
def test_an_upstream_that_is_cut_off(proxy: Proxy, path: str) -> None:
    """G3: the client sees that the answer is not whole; memory keeps what came, marked."""
    proxy.llm.reply = Reply(LONG, fault="cut")
    body = chat(user("Conte"), input="Conte")
    got = b""
    with (
        pytest.raises(httpx2.RemoteProtocolError),
        httpx2.stream(
            "POST", f"{proxy.url}/v1/{path}", json=body, headers=ANA, timeout=60
        ) as answer,
    ):
        for piece in answer.iter_bytes():
            got += piece
    said, part = proxy.history("c1")
    assert said.content == "Conte" and part.content and LONG.startswith(part.content)
    assert [a.kind for a in part.attachments] == ["partial"]
    proxy.llm.reply = "Agora sim."
    post(f"{proxy.url}/v1/{path}", body)
    assert proxy.said("c1") == ["Conte", part.content, "Agora sim."]


class Slow:
    """An upstream that says its first words, and the rest when it is let."""

    def __init__(self) -> None:
        self.gone = threading.Event()
        self.state = SimpleNamespace()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                message = await receive()
                await send({"type": f"{message['type']}.complete"})
                if message["type"] == "lifespan.shutdown":
                    return
        headers = [(b"content-type", b"text/event-stream")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for word in ("Era ", "uma "):
            data = f'data: {{"choices":[{{"index":0,"delta":{{"content":"{word}"}}}}]}}\n\n'
            await send({"type": "http.response.body", "body": data.encode(), "more_body": True})
        while (await receive())["type"] != "http.disconnect":
            pass
        self.gone.set()


def test_a_client_that_leaves(
    running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path
) -> None:
    """G3: the upstream is told to stop, and what was heard is kept as partial, by the time that
    the server is closed at the latest."""
    slow: Any = Slow()
    with running(slow) as upstream:
        upstreams = {"slow": Upstream(f"{upstream}/v1")}
        with proxying(running, llm, tmp_path, upstreams=upstreams) as proxy:
            url = f"{proxy.url}/v1/chat/completions"
            with httpx2.stream(
                "POST", url, json=chat(user("Conte")), headers=ANA, timeout=60
            ) as answer:
                heard = b""
                for piece in answer.iter_bytes():
                    heard += piece
                    if b"uma" in heard:
                        break
            assert slow.gone.wait(30)
        said, part = proxy.history("c1")
    assert (said.content, part.content) == ("Conte", "Era uma ")
    assert [a.kind for a in part.attachments] == ["partial"]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_passed_on(proxy: Proxy, fault: str, stream: bool) -> None:
    """F8, G3: status, headers and body as the upstream gave them; what was said is kept, once,
    and the retry is answered."""
    proxy.llm.reply = Reply('{"a": "b c"}', fault=fault, delay_seconds=0.01)
    body = chat(user("Oi"), stream=stream)
    try:
        got = post(f"{proxy.url}/v1/chat/completions", body)
    except httpx2.RemoteProtocolError:
        assert fault == "cut" and stream
    else:
        expected = {"429": 429, "500": 500, "503": 503, "drop": 502, "cut": 502}
        assert got.status_code == expected.get(fault, 200)
        assert got.headers["x-memory-status"] == "ok"
        if fault == "429":
            assert got.headers["retry-after"] == "1"
            assert got.json()["error"]["type"] == "rate_limit_error"
    proxy.llm.reply = "Olá!"
    post(f"{proxy.url}/v1/chat/completions", body)
    said = proxy.said("c1")
    answered = fault in ("slow", "prose", "half_json", "wrong_schema", "wrong_language",
                         "refusal", "huge")  # fmt: skip
    assert said.count("Oi") == (2 if answered else 1) and said[-1] == "Olá!"
    assert all(len(text) <= 1_000_000 for text in said)


def test_an_sdk_that_retries_by_itself(proxy: Proxy) -> None:
    """F8: the SDK's own retries reach the upstream, and record nothing twice."""
    proxy.llm.reply = faults("Olá!", ["500", "drop", "429"])
    with openai.OpenAI(base_url=f"{proxy.url}/v1", api_key="x", max_retries=3) as client:
        made = client.chat.completions.create(
            model="m", messages=[{"role": "user", "content": "Oi"}], extra_headers=ANA
        )
    assert made.choices[0].message.content == "Olá!"
    assert proxy.said("c1") == ["Oi", "Olá!"] and len(proxy.llm.requests) == 4


def test_a_retry_of_what_was_answered(proxy: Proxy) -> None:
    """G3: the answer got lost on its way: the SDK says that it tries again."""
    again = {**ANA, "x-stainless-retry-count": "1"}
    post(f"{proxy.url}/v1/chat/completions", chat(user("Oi")))
    post(f"{proxy.url}/v1/chat/completions", chat(user("Oi")), again)
    assert proxy.said("c1") == ["Oi", LONG]
    proxy.llm.reply = "Outra"
    post(f"{proxy.url}/v1/chat/completions", chat(user("Oi")), again)
    assert proxy.said("c1") == ["Oi", LONG, "Outra"]


@pytest.mark.parametrize("path", ["chat/completions", "responses"])
def test_the_same_key_is_answered_the_same(proxy: Proxy, path: str) -> None:
    """G3: with an Idempotency-Key the first answer is given again, and nobody is asked."""
    headers = {**ANA, "Idempotency-Key": "k1"}
    proxy.llm.reply = Reply("Feito.", tool_calls=[ToolCall("pay", '{"a":1}', "call_9")])
    body = chat(user("Pague a conta"), input="Pague a conta", stream=False)
    first = post(f"{proxy.url}/v1/{path}", body, headers)
    again = post(f"{proxy.url}/v1/{path}", body, headers)
    streamed = post(f"{proxy.url}/v1/{path}", body | {"stream": True}, headers)
    assert len(proxy.llm.requests) == 1 and proxy.said("c1") == ["Pague a conta", "Feito."]
    assert again.headers["idempotent-replayed"] == "true"
    if path == "responses":
        assert again.json()["id"] == first.json()["id"]
        assert [i["type"] for i in again.json()["output"]] == ["message", "function_call"]
    else:
        one, two = (r.json()["choices"][0] for r in (first, again))
        assert two["message"]["tool_calls"] == one["message"]["tool_calls"]
        assert two["finish_reason"] == "tool_calls"
    assert "call_9" in streamed.text and "Feito." in streamed.text
    other = post(f"{proxy.url}/v1/{path}", body, {**ANA, "Idempotency-Key": "k2"})
    assert "idempotent-replayed" not in other.headers


def test_the_same_key_with_all_that_came_before(proxy: Proxy) -> None:
    """G3: also for clients that send everything; an answer that was cut off is asked for again."""
    post(f"{proxy.url}/v1/chat/completions", chat(user("um")))
    headers = {**ANA, "Idempotency-Key": "k1"}
    body = chat(user("um"), bot(LONG), user("dois"), stream=False)
    proxy.llm.reply = Reply("Metade " * 20, fault="cut")
    post(f"{proxy.url}/v1/chat/completions", body, headers)
    proxy.llm.reply = "Inteira."
    for replayed in (False, True, True):
        got = post(f"{proxy.url}/v1/chat/completions", body, headers)
        assert got.json()["choices"][0]["message"]["content"] == "Inteira."
        assert ("idempotent-replayed" in got.headers) == replayed
    assert proxy.said("c1") == ["um", LONG, "dois", "Inteira."]


def test_the_same_at_once(proxy: Proxy) -> None:
    """G3: concurrent requests of one chat, all under way before any is answered, record each
    message once."""
    url = f"{proxy.url}/v1/chat/completions"
    post(url, chat(user("um")))
    sent = [chat(user("dois")), chat(user("um"), bot(LONG), user("dois")), chat(user("três"))] * 4
    together = threading.Barrier(len(sent))

    def answer(body: dict[str, Any]) -> Reply:
        together.wait(30)
        return Reply(f"Resposta a {body['messages'][-1]['content']}")

    async def ask() -> None:
        limits = httpx2.Limits(max_connections=20)
        async with httpx2.AsyncClient(limits=limits, timeout=60) as client:
            work = [client.post(url, json=body, headers=ANA) for body in sent]
            assert all(r.status_code == 200 for r in await asyncio.gather(*work))

    proxy.llm.reply = answer
    asyncio.run(ask())
    assert sorted(proxy.said("c1")) == sorted(
        ["um", LONG, "dois", "três", "Resposta a dois", "Resposta a três"]
    )


class Broken:
    """A database that does nothing but fail, while it is told to."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.failing: set[str] = set()

    def store(self, tenant: str) -> Any:
        return BrokenStore(self.inner.store(tenant), self)

    async def tenants(self, **more: Any) -> list[str]:
        return await self.inner.tenants(**more)

    async def close(self) -> None:
        await self.inner.close()


class BrokenStore:
    def __init__(self, inner: Any, owner: Broken) -> None:
        self._inner = inner
        self._owner = owner

    def __getattr__(self, name: str) -> Any:
        if name in self._owner.failing:
            raise StoreError
        return getattr(self._inner, name)


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("failing", "status"),
    [
        ({"messages", "chat", "append"}, "bypassed"),
        ({"append"}, "partial"),
        ({"blocks"}, "partial"),
        ({"chats", "facts", "links"}, "partial"),
    ],
)
def test_memory_never_breaks_an_answer(
    running: Callable[..., Any],
    llm: ScriptedLLM,
    settings: Settings,
    failing: set[str],
    status: str,
    stream: bool,
) -> None:
    """G3, R9: whatever of the store fails, the answer flows, and the status says what is missing.
    What was missed is made up for by a client that sends it again."""
    database = Broken(asyncio.run(open_database("memory:")))
    served = replace(settings, upstreams={"main": Upstream(llm.url)})
    with running(create_app(served, database=database)) as url:
        body = chat(user("um"), stream=stream)
        assert post(f"{url}/v1/chat/completions", body).headers["x-memory-status"] == "ok"
        database.failing |= failing
        got = post(f"{url}/v1/chat/completions", chat(user("dois"), stream=stream))
        assert got.status_code == 200 and got.headers["x-memory-status"] == status
        assert LONG[:5] in got.text
        database.failing.clear()
        whole = chat(user("um"), bot(LONG), user("dois"), bot(LONG), user("três"))
        assert post(f"{url}/v1/chat/completions", whole).headers["x-memory-status"] == "ok"

        async def said() -> list[str]:
            return [m.content for m in await database.inner.store("default").messages("c1")]

        assert asyncio.run(said()) == ["um", LONG, "dois", LONG, "três", LONG]


def test_an_answer_that_is_spoken_is_heard() -> None:
    """G3: of an answer in sound, its transcript is what was said."""
    message = {"role": "assistant", "content": None, "audio": {"id": "a", "transcript": "Bom dia!"}}
    whole = completions.heard({"id": "x", "choices": [{"index": 0, "message": message}]})
    stream = completions.Chunks()
    for delta in ({"audio": {"id": "a", "transcript": "Bom "}}, {"audio": {"transcript": "dia!"}}):
        stream.hear(json.dumps({"id": "x", "choices": [{"index": 0, "delta": delta}]}))
    stream.hear("[DONE]")
    assert whole.text == stream.answer().text == "Bom dia!"
