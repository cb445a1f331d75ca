"""The whole way of a request: who asks → what was said → memory → upstream → what was answered."""

from __future__ import annotations

import json
from dataclasses import dataclass
from time import perf_counter

import httpx2
from fastapi import Request
from starlette.responses import JSONResponse, Response

from lembrar.config import Upstream
from lembrar.server import metrics
from lembrar.server.access import Caller, hub_of
from lembrar.server.keys import SYSTEM
from lembrar.server.proxy import command, ownership
from lembrar.server.proxy.align import digest
from lembrar.server.proxy.dialect import Dialect, Earlier
from lembrar.server.proxy.listen import Listener, decoder, parsed, read
from lembrar.server.proxy.relay import Ending, Relay
from lembrar.server.proxy.spoken import Answer, Json, string
from lembrar.server.proxy.tasks import Tasks
from lembrar.server.proxy.turn import Asked, Turn, attempted
from lembrar.server.proxy.upstream import (
    address,
    chosen,
    failure,
    no_upstream,
    outgoing,
    returned,
    unanswered,
)
from lembrar.server.proxy.who import said, who

Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Passing:
    """A request on its way through."""

    request: Request
    caller: Caller
    raw: bytes
    body: Json
    upstream: Upstream

    @property
    def client(self) -> httpx2.AsyncClient:
        """The pool of connections."""
        return self.request.app.state.proxy_client

    @property
    def tasks(self) -> Tasks:
        """What goes on after requests."""
        return self.request.app.state.proxy_tasks

    @property
    def shares_key(self) -> bool:
        """Whether callers of several tenants come to the upstream as one."""
        return bool(self.upstream.key and self.caller.key)

    async def ask(self, path: str, content: bytes) -> httpx2.Response:
        """Has the upstream begin to answer. Raises httpx2.TransportError."""
        request = self.client.build_request(
            self.request.method,
            address(self.upstream, path, self.request.url.query),
            headers=outgoing(self.request.headers.items(), self.upstream),
            content=content,
        )
        return await self.client.send(request, stream=True)


async def opened(request: Request, caller: Caller) -> Passing | Response:
    """Reads a request and chooses its upstream; or says why it goes no further."""
    raw = await request.body()
    body = read(raw)
    if body is None:
        return failure(400, "invalid_json", "The body is not a JSON object.")
    upstreams = hub_of(request).settings.upstreams
    upstream = chosen(upstreams, string(body.get("model")))
    if upstream is None:
        return no_upstream(upstreams)
    return Passing(request, caller, raw, body, upstream)


async def answered(request: Request, caller: Caller, dialect: Dialect) -> Response:
    """A request to which memory is added."""
    began = perf_counter()
    passing = await opened(request, caller)
    if isinstance(passing, Response):
        return passing
    own = dialect.upstreams_own(passing.body)
    if not await _may_follow(passing, dialect.goes_on(own)):
        told = "What this request goes on from is not here."
        return failure(404, "previous_response_not_found", told)
    asked = _asked(passing, dialect, own)
    if asked and (reply := await _commanded(passing, asked)):
        _count(passing, dialect, "ok")
        return reply
    turn = Turn(hub_of(request), caller.tenant, asked, passing.tasks) if asked else None
    if turn:
        await turn.begin()
        metrics.proxy_seconds.labels(caller.tenant).observe(perf_counter() - began)
    if turn and turn.replay:
        _count(passing, dialect, "ok")
        return _own(turn.asked, turn.replay, [("idempotent-replayed", "true")])
    body = (turn.changed() if turn else None) or own
    content = passing.raw if body is passing.body else json.dumps(body).encode()
    return await _passed_on(passing, dialect, content, turn)


async def forwarded(passing: Passing, path: str) -> Response:
    """A request that is none of memory's business."""
    try:
        upstream = await passing.ask(path, passing.raw)
        return _whole(upstream, await _read(upstream), [])
    except httpx2.TransportError as error:
        return unanswered(error)


async def _passed_on(
    passing: Passing, dialect: Dialect, content: bytes, turn: Turn | None
) -> Response:
    end = _ending(passing, dialect, turn)
    try:
        upstream = await passing.ask(dialect.path, content)
        encoding = upstream.headers.get("content-encoding", "")
        if upstream.headers.get("content-type", "").startswith("text/event-stream"):
            listener = Listener(dialect.hearing(), encoding)
            headers = _raw(upstream, await _told(passing, dialect, turn))
            return Relay(upstream, headers, listener, end, passing.tasks)
        body = await _read(upstream)
    except httpx2.TransportError as error:
        await passing.tasks.waited_for(end(Answer()))
        reply = unanswered(error)
        reply.headers.update(dict(await _told(passing, dialect, turn)))
        return reply
    reply = _whole(upstream, body, await _told(passing, dialect, turn))
    heard = dialect.heard(parsed(decoder(encoding)(bytes(reply.body))))
    await passing.tasks.waited_for(end(heard if upstream.is_success else Answer()))
    return reply


def _ending(passing: Passing, dialect: Dialect, turn: Turn | None) -> Ending:
    """What is done when the answer has ended."""
    hub, tenant = hub_of(passing.request), passing.caller.tenant
    user = turn.asked.who.user if turn else ""

    async def end(answer: Answer) -> None:
        if turn:
            await turn.end(answer)
        if answer.id and dialect.names_answers and passing.shares_key:
            async with hub.using(tenant) as memory:
                given = [answer.id, *answer.pieces]
                await attempted(ownership.note(memory.store, given, user, hub.clock()))

    return end


async def _may_follow(passing: Passing, earlier: Earlier) -> bool:
    """Whether what a request goes on from was given to the caller's tenant, or is its own."""
    if not passing.shares_key:
        return True
    hub, caller = hub_of(passing.request), passing.caller
    if not await ownership.were_given(caller.memory.store, earlier.ids, hub.clock()):
        return False
    if not earlier.conversation:
        return True
    talk = digest(passing.upstream.url, earlier.conversation)
    return await ownership.claimed(hub.database.store(SYSTEM), talk, caller.tenant, hub.clock())


async def _read(upstream: httpx2.Response) -> bytes:
    """The body of an answer, as it came."""
    try:
        return b"".join([piece async for piece in upstream.aiter_raw()])
    finally:
        await upstream.aclose()


def _whole(upstream: httpx2.Response, body: bytes, told: Headers) -> Response:
    """An answer that was read to its end."""
    if upstream.is_redirect:  # whoever followed it would show our key to somebody else
        return failure(502, "upstream_redirects", "The upstream sends elsewhere. Correct its url.")
    reply = Response(body, upstream.status_code)
    size = reply.raw_headers  # the body's own: what the upstream announced may be missing
    reply.raw_headers = [row for row in _raw(upstream, told) if row[0] != b"content-length"] + size
    return reply


def _raw(upstream: httpx2.Response, told: Headers) -> list[tuple[bytes, bytes]]:
    """The headers of an answer: the upstream's, and ours."""
    rows = [*returned(upstream.headers), *told]
    return [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in rows]


def _asked(passing: Passing, dialect: Dialect, body: Json) -> Asked | None:
    """What memory is asked for; None if it is not, or not in a way that we can read."""
    request = passing.request
    if request.headers.get("x-memory", "").lower() == "off":
        return None
    named = who(request.headers, request.query_params, body)
    spoken = dialect.said(body)
    if named is None or not spoken:
        return None
    request.state.user = request.app.state.alias(named.user)
    return Asked(
        dialect,
        body,
        spoken,
        named,
        key=said(request.headers.get("idempotency-key", "")),
        again=request.headers.get("x-stainless-retry-count", "0") not in ("", "0"),
        keeps_history=request.headers.get("x-memory-history", "").lower() == "keep",
        commands=request.headers.get("x-memory-commands", "").lower() != "off",
    )


async def _commanded(passing: Passing, asked: Asked) -> Response | None:
    """The answer to a command, if there is one and memory can answer it."""
    wanted = command.asked_for(asked.said[-1].message) if asked.commands else None
    if wanted is None:
        return None
    work = command.recalled(passing.caller.memory, asked.who.user, *wanted)
    text = await attempted(work)
    return _own(asked, Answer(text, complete=True), []) if text else None


def _own(asked: Asked, answer: Answer, more: Headers) -> Response:
    """An answer that the upstream was not asked for."""
    headers = {"X-Memory-Status": "ok", "X-Memory-Tokens": "0", **dict(more)}
    if asked.body.get("stream"):
        events = "".join(asked.dialect.events(asked.body, answer))
        return Response(events, 200, headers, "text/event-stream; charset=utf-8")
    return JSONResponse(asked.dialect.whole(asked.body, answer), 200, headers)


async def _told(passing: Passing, dialect: Dialect, turn: Turn | None) -> Headers:
    """What is said of memory, once it is known."""
    if turn:
        await turn.said()
    tokens = turn.context.tokens if turn and turn.context else 0
    status = turn.status if turn else "bypassed"
    _count(passing, dialect, status)
    return [("x-memory-status", status), ("x-memory-tokens", str(tokens))]


def _count(passing: Passing, dialect: Dialect, status: str) -> None:
    metrics.proxy_requests.labels(passing.caller.tenant, dialect.path, status).inc()
