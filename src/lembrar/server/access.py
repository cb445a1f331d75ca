"""Who is calling, and what they may do.

A key comes as `Authorization: Bearer lbr_…`, `Authorization: Token lbr_…` or `X-Lembrar-Key`. As
long as no key was ever made and the server listens on this machine only, whoever is on this
machine is admin of the settings' tenant: then Authorization is not ours, and not looked at."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, Security
from fastapi.security import APIKeyHeader, HTTPBearer
from starlette.requests import HTTPConnection

from lembrar.engine import AsyncMemory
from lembrar.server import metrics
from lembrar.server.hub import Hub
from lembrar.server.keys import SCOPES, Key, looks_like_key, reach
from lembrar.server.limits import Limiter, Rate
from lembrar.server.problems import Problem

HEADER = "X-Lembrar-Key"
_CHALLENGE = {"WWW-Authenticate": 'Bearer realm="lembrar"'}

_bearer = HTTPBearer(auto_error=False, description="A key, as `lembrar keys create` prints it.")
_header = APIKeyHeader(
    name=HEADER, auto_error=False, description="The same, where Authorization is taken."
)


@dataclass(frozen=True, slots=True)
class Identity:
    """Whom a request comes from. `key` is the key's public id, empty where none is needed."""

    tenant: str
    scopes: frozenset[str]
    key: str = ""
    rate: int = 0


@dataclass(frozen=True, slots=True)
class Caller:
    """Whom a request comes from, with the memory that they may use."""

    tenant: str
    scopes: frozenset[str]
    key: str
    memory: AsyncMemory


class Needs:
    """What a route asks of its caller. Every route declares exactly one."""

    def __init__(self, scope: str) -> None:
        self.scope = scope

    async def __call__(
        self,
        connection: HTTPConnection,
        bearer: Annotated[Any, Security(_bearer)] = None,
        header: Annotated[Any, Security(_header)] = None,
    ) -> AsyncGenerator[Caller]:
        identity = await identified(connection)
        check_scope(identity, self.scope)
        async with hub_of(connection).using(identity.tenant) as memory:
            yield Caller(identity.tenant, identity.scopes, identity.key, memory)


Reader = Annotated[Caller, Depends(Needs("read"))]
Writer = Annotated[Caller, Depends(Needs("write"))]
Admin = Annotated[Caller, Depends(Needs("admin"))]


def hub_of(connection: HTTPConnection) -> Hub:
    """The hub of the app that is asked."""
    return connection.app.state.hub


async def identified(connection: HTTPConnection) -> Identity:
    """Whom a request comes from, found out once; raises a 401 or 429 Problem. Counts it against
    the key's rate."""
    known = getattr(connection.state, "identity", None)
    if known is not None:
        return known
    found = await identify(connection, credentials(connection))
    connection.state.identity = found
    await spend(connection, found)
    return found


async def identify(connection: HTTPConnection, text: str) -> Identity:
    """Whom this key, or its absence, makes the caller."""
    hub = hub_of(connection)
    key = await hub.keys.opened_by(text, now=hub.clock()) if text else None
    if key:
        return _holder(key)
    if is_loopback(hub.settings.host) and not await hub.keys.any(now=hub.clock()):
        _check_local(connection)
        return Identity(hub.settings.tenant, frozenset(SCOPES))
    metrics.refused.labels("", "key").inc()
    if text:
        await _count_failure(connection)
    told = "This key is unknown, expired or revoked." if text else "A key is needed."
    raise Problem(
        401,
        "unauthorized",
        f"{told} Send one as `Authorization: Bearer lbr_…` or `{HEADER}`.",
        headers=_CHALLENGE,
    )


async def _count_failure(connection: HTTPConnection) -> None:
    """Slows down whoever tries keys. Right ones are let in all the same: others may share the
    address."""
    address = connection.client.host if connection.client else ""
    rate = await limiter_of(connection).failed(address)
    if not rate.ok:
        raise too_many(rate, "Too many wrong keys came from this address. Wait a minute.")


async def spend(connection: HTTPConnection, identity: Identity) -> None:
    """Counts one request against the key's rate; raises a 429 Problem if there is none left."""
    if not identity.key:
        return
    rate = await limiter_of(connection).hit(identity.key, identity.rate)
    connection.state.rate = rate
    if not rate.ok:
        metrics.refused.labels(identity.tenant, "rate").inc()
        raise too_many(rate, "This key has asked too often. Wait a moment.")


def check_scope(identity: Identity, scope: str) -> None:
    """Raises a 403 Problem if the caller has not this scope."""
    if scope not in identity.scopes:
        metrics.refused.labels(identity.tenant, "scope").inc()
        raise Problem(403, "forbidden", f"This needs a key with the scope {scope}.")


def credentials(connection: HTTPConnection) -> str:
    """The key that a request shows; empty if it shows none of ours."""
    own = connection.headers.get(HEADER, "").strip()
    if own:
        return own
    scheme, _, text = connection.headers.get("Authorization", "").partition(" ")
    text = text.strip()
    return text if scheme.lower() in ("bearer", "token") and looks_like_key(text) else ""


def limiter_of(connection: HTTPConnection) -> Limiter:
    """The counts of the app that is asked."""
    return connection.app.state.limiter


def too_many(rate: Rate, detail: str) -> Problem:
    """The problem of asking too often."""
    return Problem(429, "too-many-requests", detail, headers=rate.headers())


@lru_cache(maxsize=1024)
def is_loopback(host: str) -> bool:
    """Whether a host, as one listens on or asks for, is this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _holder(key: Key) -> Identity:
    return Identity(key.tenant, reach(key.scopes), key.id, key.rate)


def _check_local(connection: HTTPConnection) -> None:
    """Without keys, being on this machine is what lets one in. A web page is on it too, in its
    visitor's browser: what it sends names another origin, or, after it has bent its own name to
    point here, another host."""
    client = connection.client.host if connection.client else "127.0.0.1"
    host = _hostname(f"//{connection.headers.get('Host', '')}")
    origin = connection.headers.get("Origin")
    own = origin is None or urlsplit(origin).netloc == connection.headers.get("Host")
    if not (is_loopback(client) and is_loopback(host) and own):
        metrics.refused.labels("", "origin").inc()
        raise Problem(
            403,
            "forbidden",
            "Without a key this server answers to programs on its own machine only. "
            "Make a key with `lembrar keys create`.",
        )


def _hostname(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
