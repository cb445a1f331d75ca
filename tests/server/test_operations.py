"""How the server is run: health, figures, logs, spans, headers, and its end."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx2
import pytest
from asking import SETTINGS, FaultyDatabase, Service, listening, serving, with_service
from opentelemetry import trace
from opentelemetry.trace import NonRecordingSpan, Span, SpanContext, TraceFlags

from lembrar import Memory
from lembrar.errors import StoreAway
from lembrar.server import logs
from lembrar.server.app import create_app

ANA = {"chat": "conversa-da-ana", "user": "ana-da-silva"}
SAID = "Minha gata se chama Amora e moro em Olinda."


@with_service()
async def test_health_and_readiness(service: Service) -> None:
    """Both answer without a key."""
    await service.key()
    for path in ("/healthz", "/readyz"):
        answer = await service.client.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_a_database_that_is_away_is_told() -> None:
    """The server runs on, says that it is not ready, and when to come back."""

    async def scenario() -> None:
        database = FaultyDatabase()
        async with serving(SETTINGS, database=database) as (_, client):
            database.fault = StoreAway("no route to db.internal:5432")
            for path in ("/readyz", "/api/v1/users"):
                answer = await client.get(path)
                assert answer.status_code == 503 and int(answer.headers["Retry-After"]) > 0
                assert "db.internal" not in answer.text
            assert (await client.get("/healthz")).status_code == 200
            database.fault = None
            assert (await client.get("/readyz")).status_code == 200

    asyncio.run(scenario())


@with_service(preset="finance")
async def test_figures_for_prometheus(service: Service) -> None:
    """A11, R8: messages, contexts, tokens saved, answers that used their context, storage; each
    tenant sees its own, and nobody's name is in them."""
    name = uuid4().hex  # figures are of the process
    mine, theirs = await service.key(name, "admin"), await service.key("theirs", "admin")
    await service.post("record", mine, **ANA, said=SAID, answered="Que lindo!")
    await service.post("context", mine, **ANA, query="como se chama minha gata?")
    await service.post("record", mine, **ANA, said="E a gata?", answered="A Amora vai bem!")
    for n in range(4):
        await service.post("record", mine, **ANA, said=f"Gastei R$ {n},00.", answered="Anotado.")
    await service.post("consolidate", mine)
    text = (await service.client.get("/metrics", headers=mine)).text
    assert f'lembrar_messages_total{{role="user",tenant="{name}"}} 6.0' in text
    assert f'lembrar_contexts_total{{tenant="{name}"}} 1.0' in text
    assert f'lembrar_turn_commit_seconds_count{{tenant="{name}"}} 6.0' in text
    assert f'lembrar_log_messages{{tenant="{name}"}} 12.0' in text
    assert f'lembrar_compactions_total{{outcome="finished",tenant="{name}"}}' in text
    for figure in ("answers_used_ratio", "remembered_days", "store_bytes", "brain_seconds_count",
                 "memory_tokens", "preferences_kept_ratio", "saved_tokens_total"):  # fmt: skip
        assert f"lembrar_{figure}" in text
    assert "ana" not in text and "Amora" not in text and "theirs" not in text
    other = (await service.client.get("/metrics", headers=theirs)).text
    assert name not in other


@with_service()
async def test_every_answer_is_safe_in_a_browser(service: Service) -> None:
    """Nothing is framed, sniffed, cached elsewhere or referred to."""
    for path in ("/healthz", "/nothing", "/api/v1/users"):
        headers = (await service.client.get(path)).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cache-Control"] in ("no-store", "private, no-cache")
        assert len(headers["X-Request-Id"]) == 32


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """What the server logs, as it would stand on stderr."""
    loggers = [logging.getLogger(name) for name in ("lembrar", "uvicorn", "uvicorn.access")]
    before = [(log.handlers[:], log.level, log.propagate, log.disabled) for log in loggers]
    written = io.StringIO()
    logs.configure(written)
    try:
        yield written
    finally:
        for log, (handlers, level, propagate, disabled) in zip(loggers, before, strict=True):
            log.handlers[:], log.level = handlers, level
            log.propagate, log.disabled = propagate, disabled


def test_logs_hold_no_text_and_no_names() -> None:
    """One JSON object a line, with route, status and duration; people under another name, the
    same in every line; whatever fails is told without its words."""

    async def scenario() -> None:
        database = FaultyDatabase()
        async with serving(SETTINGS, database=database) as (app, client):
            service = Service(app, client)
            await service.post("record", **ANA, said=SAID, answered="Que lindo!")
            await service.post("context", **ANA, query="como se chama minha gata?")
            await service.get("facts", user=ANA["user"])
            await service.client.get(f"/api/v1/conversations/{ANA['chat']}/memories")
            await service.post("record", **ANA, said=SAID, wrong=SAID)

            database.fault = RuntimeError(SAID)
            failed = await service.post("search", user=ANA["user"], query=SAID)
            assert failed.status_code == 500 and "gata" not in failed.text
            database.fault = None
            logging.getLogger("lembrar.worker").error("failed", exc_info=RuntimeError(SAID))

    with logged() as written:
        asyncio.run(scenario())
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert [r["route"] for r in requests][3] == "/api/v1/conversations/{id:path}/memories"
    assert all({"method", "status", "ms", "tenant", "id"} <= set(r) for r in requests)
    assert len({r["user"] for r in requests if r["user"]}) == 1
    assert any("Unforeseen RuntimeError" in line["event"] for line in lines)
    for word in ("gata", "Amora", "Olinda", "ana-da-silva", "conversa-da-ana"):
        assert word not in text


def test_names_in_logs_stay_the_same(tmp_path: Path) -> None:
    """A person has one name in the logs of an installation, and another in those of others."""

    async def name(file: str) -> str:
        async with serving(replace(SETTINGS, url=f"sqlite:{tmp_path / file}")) as (app, _):
            return app.state.alias("ana")

    first, again, other = [asyncio.run(name(f)) for f in ("a.db", "a.db", "b.db")]
    assert first == again != other and "ana" not in first


class Spans(trace.TracerProvider, trace.Tracer):
    """Keeps the spans that were made."""

    def __init__(self) -> None:
        self.made: list[Kept] = []

    def get_tracer(self, *_: Any, **__: Any) -> trace.Tracer:
        return self

    def start_span(self, name: str, *_: Any, **more: Any) -> Span:
        self.made.append(Kept(name, dict(more.get("attributes") or {})))
        return self.made[-1]

    @contextmanager
    def start_as_current_span(self, name: str, **more: Any) -> Iterator[Span]:
        yield self.start_span(name, **more)


class Kept(NonRecordingSpan):
    """A span that remembers what it was told."""

    def __init__(self, name: str, attributes: dict[str, Any]) -> None:
        super().__init__(SpanContext(1, 1, False, TraceFlags(1)))
        self.name, self.attributes = name, attributes

    def set_attribute(self, key: str, value: Any) -> None:
        self.attributes[key] = value

    def update_name(self, name: str) -> None:
        self.name = name


def test_spans_tell_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests and what memory did, by the conventions' names, without content or people."""
    spans = Spans()
    monkeypatch.setattr(trace, "get_tracer", spans.get_tracer)

    async def scenario() -> None:
        async with serving(SETTINGS) as (app, client):
            service = Service(app, client)
            await service.post("record", **ANA, said=SAID, answered="Que lindo!")
            await service.post("context", **ANA, query="gata")
            await service.post("search", user=ANA["user"], query="gata")
            await service.post("forget", user=ANA["user"])

    asyncio.run(scenario())
    assert {"POST /api/v1/record", "create_memory", "retrieval", "search_memory",
            "delete_memory"} <= {span.name for span in spans.made}  # fmt: skip
    [request] = [s for s in spans.made if s.name == "POST /api/v1/record"]
    assert request.attributes["http.response.status_code"] == 200
    [recorded] = [s for s in spans.made if s.name == "create_memory"]
    assert recorded.attributes["gen_ai.operation.name"] == "create_memory"
    assert recorded.attributes["gen_ai.conversation.id"]
    everything = json.dumps([span.attributes for span in spans.made])
    for word in ("gata", "Amora", "ana-da-silva", "conversa-da-ana"):
        assert word not in everything


def test_what_was_acknowledged_is_there_after_the_end(tmp_path: Path) -> None:
    """G3: requests under way are finished when the server ends; every one that was acknowledged
    is kept, and the background work that was begun is done."""
    url = f"sqlite:{tmp_path / 'a.db'}"
    acknowledged: list[int] = []

    async def write(at: str, chat: int) -> None:
        async with httpx2.AsyncClient(base_url=at, timeout=30) as client:
            try:
                while True:
                    body = {"chat": f"c{chat}", "user": f"u{chat}", "said": SAID}
                    answer = await client.post("/api/v1/record", json=body)
                    if answer.status_code != 200:
                        return
                    acknowledged.append(chat)
            except httpx2.TransportError:
                return  # it has ended

    async def write_all(at: str, enough: asyncio.Event) -> None:
        tasks = [asyncio.create_task(write(at, chat)) for chat in range(8)]
        while len(acknowledged) < 100:  # noqa: ASYNC110 - whoever counts is in another task
            await asyncio.sleep(0)  # the others have a turn
        enough.set()
        await asyncio.gather(*tasks)

    async def scenario(at: str, end: Any) -> None:
        enough = asyncio.Event()
        writing = asyncio.create_task(write_all(at, enough))
        await enough.wait()
        end()
        await writing

    app = create_app(replace(SETTINGS, url=url))
    with listening(app) as at:
        asyncio.run(scenario(at, lambda: setattr(app.state.server, "should_exit", True)))
    with Memory(url, embedder="none") as memory:
        for chat in range(8):
            said = memory.history(f"c{chat}")
            assert len(said) >= acknowledged.count(chat)
            assert [m.cycle for m in said] == list(range(1, len(said) + 1))
