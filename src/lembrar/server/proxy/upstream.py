"""The services that the proxy passes on to: only those that the settings name, never one that a
request names."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Iterable, Mapping
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from urllib.parse import parse_qsl, urlencode

import httpx2
from starlette.responses import JSONResponse

from lembrar.config import Upstream
from lembrar.server.keys import looks_like_key
from lembrar.server.trust import certificates

_log = logging.getLogger("lembrar.server.proxy")
_TIMEOUT = httpx2.Timeout(600.0, connect=10.0, pool=30.0)  # seconds; models think for long
_LIMITS = httpx2.Limits(max_connections=1000, max_keepalive_connections=100)

_HOP = frozenset(
    "connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer "
    "transfer-encoding upgrade".split()
)
_KEPT_HERE = frozenset(
    "host content-length cookie authorization accept-encoding expect origin referer forwarded "
    "x-real-ip x-lembrar-key x-user-id x-chat-id x-session-id".split()
)
_KEPT_HERE_FAMILIES = ("x-forwarded-", "x-sm-", "x-memory")
_CREDENTIALS = frozenset(["api-key", "x-api-key"])
_NOT_RETURNED = _HOP | frozenset(
    "set-cookie set-cookie2 date server alt-svc strict-transport-security".split()
)


@asynccontextmanager
async def open_client() -> AsyncGenerator[httpx2.AsyncClient]:
    """One pool of connections for all. It follows no redirects, keeps no cookies (one caller's
    would go along with another's request) and reads no environment."""
    cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx2.AsyncClient(
        timeout=_TIMEOUT,
        limits=_LIMITS,
        cookies=cookies,
        follow_redirects=False,
        trust_env=False,
        verify=certificates(),
    ) as client:
        yield client


def chosen(upstreams: Mapping[str, Upstream], model: str) -> Upstream | None:
    """The first upstream that is for this model, else the first that is for any."""
    named = (u for u in upstreams.values() if model in u.models)
    return next(named, None) or next((u for u in upstreams.values() if not u.models), None)


def address(upstream: Upstream, path: str, query: str) -> str:
    """Where to ask, with the query that the client sent but for what it told us alone."""
    asked = [(k, v) for k, v in parse_qsl(query, keep_blank_values=True) if k != "userId"]
    return f"{upstream.url.rstrip('/')}/{path}{'?' if asked else ''}{urlencode(asked)}"


def outgoing(headers: Iterable[tuple[str, str]], upstream: Upstream) -> list[tuple[str, str]]:
    """The headers that go upstream: the client's, without what is between it and us, and with
    the upstream's key in place of its own, if there is one. A key of ours never goes."""
    rows = [(name.lower(), value) for name, value in headers]
    hops = {part.strip().lower() for n, v in rows if n == "connection" for part in v.split(",")}
    sent = [
        (name, value)
        for name, value in rows
        if name not in _HOP | _KEPT_HERE | hops and not name.startswith(_KEPT_HERE_FAMILIES)
    ]
    credentials = [row for row in rows if row[0] in _CREDENTIALS | {"authorization"}]
    sent = [row for row in sent if row[0] not in _CREDENTIALS]
    if upstream.key:
        sent.append(("authorization", f"Bearer {upstream.key}"))
    else:
        sent += [(n, v) for n, v in credentials if not any(map(looks_like_key, v.split()))]
    return [*sent, ("accept-encoding", "identity")]


def returned(headers: httpx2.Headers) -> list[tuple[str, str]]:
    """The headers of an answer that go back to the client."""
    hops = {part.strip().lower() for part in headers.get("connection", "").split(",")}
    return [(n, v) for n, v in headers.multi_items() if n.lower() not in _NOT_RETURNED | hops]


def failure(status: int, code: str, message: str) -> JSONResponse:
    """An error as OpenAI words it, so that its SDKs understand."""
    kind = "server_error" if status >= 500 else "invalid_request_error"
    error = {"message": message, "type": kind, "param": None, "code": code}
    return JSONResponse({"error": error}, status)


def unanswered(error: Exception) -> JSONResponse:
    """The answer to give where the upstream gave none."""
    _log.warning("An upstream did not answer: %s", type(error).__name__)
    if isinstance(error, httpx2.TimeoutException):
        return failure(504, "upstream_timeout", "The model did not answer in time.")
    return failure(502, "upstream_unavailable", "The model cannot be reached.")


def no_upstream(upstreams: Mapping[str, Upstream]) -> JSONResponse:
    """The answer where no upstream is for a model."""
    if not upstreams:
        told = "No upstream is set up. Add a table [upstreams.NAME] with its url to lembrar.toml."
        return failure(404, "no_upstream", told)
    told = "No upstream is for this model. Name it in the `models` of one."
    return failure(404, "model_not_found", told)
