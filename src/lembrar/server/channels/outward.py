"""Calls to others: to addresses that the settings name, and to no others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, cast

import httpx2

from lembrar.server.trust import certificates

_MOST_BYTES = 4 * 1024 * 1024  # of a reply
_CONNECT_SECONDS = 5.0
_LONGEST_WAIT_SECONDS = 3600.0
# Too busy, too early, or not set up right: it may work later.
_PASSING = frozenset({401, 403, 407, 408, 409, 425, 429})


class Failed(Exception):
    """A call that did not do its work. `final` if trying again is of no use; `unsure` if it may
    have been heard all the same."""

    def __init__(
        self, why: str, *, final: bool = False, unsure: bool = False, wait_seconds: float = 0.0
    ) -> None:
        super().__init__(why)
        self.why = why
        self.final = final
        self.unsure = unsure
        self.wait_seconds = wait_seconds


def client() -> httpx2.AsyncClient:
    """Follows no redirects, and reads no proxies or passwords from the surroundings."""
    limits = httpx2.Limits(max_connections=50, max_keepalive_connections=10)
    return httpx2.AsyncClient(
        follow_redirects=False, trust_env=False, limits=limits, verify=certificates()
    )


async def post(
    client: httpx2.AsyncClient,
    url: str,
    body: Mapping[str, Any],
    headers: Mapping[str, str],
    *,
    seconds: float,
) -> tuple[int, Any]:
    """The status of the reply and its JSON, None if it has none. Raises Failed if there is no
    reply; what it says is left to the caller."""
    timeout = httpx2.Timeout(seconds, connect=_CONNECT_SECONDS)
    try:
        sent = client.stream("POST", url, json=dict(body), headers=dict(headers), timeout=timeout)
        async with asyncio.timeout(seconds + _CONNECT_SECONDS), sent as reply:
            text = await _text(reply)
            wait = _seconds(reply.headers.get("Retry-After", ""))
    except TimeoutError:  # in all, however steadily it trickles
        raise Failed("TimeoutError", unsure=True) from None
    except (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout) as error:
        raise Failed(type(error).__name__) from None
    except (httpx2.TransportError, httpx2.DecodingError) as error:
        raise Failed(type(error).__name__, unsure=True) from None
    except (httpx2.InvalidURL, ValueError) as error:
        raise Failed(f"{type(error).__name__}: the address in the settings", final=True) from None
    if wait and reply.status_code >= 400:
        raise Failed(f"status {reply.status_code}", wait_seconds=wait)
    return reply.status_code, _json(text)


def check(status: int) -> None:
    """Raises Failed unless the status is a good one."""
    if not 200 <= status < 300:
        passing = status in _PASSING or status >= 500 or status < 400
        raise Failed(f"status {status}", final=not passing)


def dig(value: object, *path: str | int) -> object:
    """What stands in JSON at a path; None if nothing does."""
    for step in path:
        if isinstance(step, int):
            rows = cast(list[object], value) if isinstance(value, list) else []
            value = rows[step] if step < len(rows) else None
        else:
            value = cast(dict[str, object], value).get(step) if isinstance(value, dict) else None
    return value


async def _text(reply: httpx2.Response) -> bytes:
    """The body, as long as it is of a sane size."""
    found = bytearray()
    async for chunk in reply.aiter_bytes():
        found += chunk
        if len(found) > _MOST_BYTES:
            raise Failed("a reply too large", unsure=True)
    return bytes(found)


def _json(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _seconds(header: str) -> float:
    plain = header.isascii() and header.isdigit()
    return min(float(header), _LONGEST_WAIT_SECONDS) if plain else 0.0
