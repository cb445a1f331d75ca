"""Which models there are: what the upstreams say, each for those that it is for."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import httpx2

from lembrar.config import Upstream
from lembrar.server.proxy.listen import parsed
from lembrar.server.proxy.spoken import Json, objects
from lembrar.server.proxy.upstream import address, outgoing

_SECONDS = 15.0


async def listed(
    client: httpx2.AsyncClient, upstreams: Mapping[str, Upstream], headers: list[tuple[str, str]]
) -> Json:
    """All models. An upstream that does not answer is there with those that the settings name."""
    found = await asyncio.gather(*(_of(client, u, headers) for u in upstreams.values()))
    rows: dict[str, Json] = {}
    for upstream, told in zip(upstreams.values(), found, strict=True):
        known = {str(row.get("id")): row for row in told}
        for id in upstream.models or known:
            rows.setdefault(id, known.get(id) or _unknown(id))
    return {"object": "list", "data": list(rows.values())}


async def _of(
    client: httpx2.AsyncClient, upstream: Upstream, headers: list[tuple[str, str]]
) -> list[Json]:
    try:
        reply = await client.get(
            address(upstream, "models", ""), headers=outgoing(headers, upstream), timeout=_SECONDS
        )
    except httpx2.TransportError:
        return []
    return objects(parsed(reply.content).get("data")) if reply.is_success else []


def _unknown(id: str) -> Json:
    return {"id": id, "object": "model", "created": 0, "owned_by": "upstream"}
