"""The outermost ring of the server: what holds for every request, whatever it asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter
from typing import Any
from uuid import uuid4

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lembrar.server import metrics, spans
from lembrar.server.limits import BODY_BYTES, PROXY_BODY_BYTES
from lembrar.server.logs import request_log
from lembrar.server.problems import Problem, log_unforeseen, problem_of

_LARGER = {
    "/v1/": PROXY_BODY_BYTES,
    "/channels/": PROXY_BODY_BYTES,
    "/api/v1/load": PROXY_BODY_BYTES,
}
_SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_HEARD_SECONDS = 5.0
_HEARD_PARTS = 4096  # of a body; some tens of megabytes
_TAGGED = ("/api/", "/openapi.json")
_QUIET = ("/healthz", "/readyz", "/metrics")


@dataclass(slots=True)
class _Exchange:
    """One request and how far its answer has come."""

    scope: Scope
    send: Send
    id: str = field(default_factory=lambda: uuid4().hex)
    status: int = 0
    started: bool = False
    held: Message | None = None  # the head of an answer whose ETag depends on its body

    @property
    def state(self) -> dict[str, Any]:
        """What the route found out about the request."""
        return self.scope["state"]

    async def pass_on(self, message: Message) -> None:
        """Sends the answer on, with what every answer has."""
        if message["type"] == "http.response.start":
            self.status, self.started = message["status"], True
            self._dress(message)
            if self._has_etag(message):
                self.held = message
                return
        elif self.held is not None:
            message = await self._with_etag(self.held, message)
            self.held = None
        await self.send(message)

    def _dress(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in _SAFE.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")
        headers["X-Request-Id"] = self.id
        if rate := self.state.get("rate"):
            for name, value in rate.headers().items():
                headers[name] = value

    def _has_etag(self, message: Message) -> bool:
        kind = Headers(scope=message).get("content-type", "")
        asked = self.scope["method"] == "GET" and self.scope["path"].startswith(_TAGGED)
        return asked and message["status"] == 200 and kind.startswith("application/json")

    async def _with_etag(self, head: Message, body: Message) -> Message:
        """The body, after the head was sent; nothing if the client has it already."""
        if not body.get("more_body"):
            etag = f'"{blake2b(body.get("body", b""), digest_size=16).hexdigest()}"'
            headers = MutableHeaders(scope=head)
            headers["ETag"], headers["Cache-Control"] = etag, "private, no-cache"
            if _matches(Headers(scope=self.scope).get("if-none-match", ""), etag):
                self.status = head["status"] = 304
                del headers["content-length"], headers["content-type"]
                body = {"type": "http.response.body", "body": b""}
        await self.send(head)
        return body


class Edge:
    """Limits bodies, adds headers, turns what was not foreseen into a problem, and notes each
    request: in logs, metrics and spans, without what it says."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._log = request_log()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})
        exchange = _Exchange(scope, send)
        began = perf_counter()
        with spans.request_span(scope) as span:
            try:
                await self._answer(exchange, receive)
            finally:
                route = route_of(scope)
                spans.answered(span, scope["method"], route, exchange.status)
                self._note(exchange, route, perf_counter() - began)

    async def _answer(self, exchange: _Exchange, receive: Receive) -> None:
        scope = exchange.scope
        try:
            most = next((n for p, n in _LARGER.items() if scope["path"].startswith(p)), BODY_BYTES)
            limited = _limited(receive, most, Headers(scope=scope).get("content-length", ""))
            await self._app(scope, limited, exchange.pass_on)
        except ClientDisconnect:
            exchange.status = exchange.status or 499  # nobody is there to be answered
        except Exception as error:  # noqa: BLE001 - the server's edge: nothing may pass it
            if exchange.started:
                log_unforeseen(error)
                raise ConnectionAbortedError from None  # so that half an answer is seen as such
            problem = problem_of(error)
            if problem.status == 413:
                await _heard_out(receive, Headers(scope=scope))
            await problem.response()(scope, receive, exchange.pass_on)

    def _note(self, exchange: _Exchange, route: str, seconds: float) -> None:
        identity = exchange.state.get("identity")
        tenant = identity.tenant if identity else ""
        method = exchange.scope["method"]
        metrics.requests.labels(tenant, route, str(exchange.status)).inc()
        metrics.request_seconds.labels(tenant, route).observe(seconds)
        if route not in _QUIET:
            self._log.info(
                "request",
                id=exchange.id,
                method=method,
                route=route,
                status=exchange.status,
                ms=round(seconds * 1000, 2),
                tenant=tenant,
                key=identity.key if identity else "",
                user=exchange.state.get("user", ""),
            )


def route_of(scope: Scope) -> str:
    """The pattern of the route that answered: paths themselves may hold ids."""
    return getattr(scope.get("route"), "path", None) or "(none)"


def _limited(receive: Receive, most: int, announced: str) -> Receive:
    """Reads no more of a body than is allowed, whatever was announced."""
    if announced.isdecimal() and int(announced) > most:
        raise _too_large(most)
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise _too_large(most)
        return message

    return limited


async def _heard_out(receive: Receive, headers: Headers) -> None:
    """Lets a client go on sending for a moment, to no avail: who is cut off half-way never reads
    the answer. Who asked whether to send at all is told at once."""
    if "100-continue" in headers.get("expect", "").lower():
        return
    with suppress(TimeoutError):
        async with asyncio.timeout(_HEARD_SECONDS):
            for _ in range(_HEARD_PARTS):
                message = await receive()
                if message["type"] == "http.disconnect" or not message.get("more_body"):
                    return


def _too_large(most: int) -> Problem:
    told = f"The body may have {most:,} bytes at most. Send it in parts."
    return Problem(413, "too-large", told, headers={"Connection": "close"})


def _matches(wanted: str, etag: str) -> bool:
    tags: Iterable[str] = (tag.strip().removeprefix("W/") for tag in wanted.split(","))
    return wanted.strip() == "*" or etag in tags
