"""How the server is doing."""

from __future__ import annotations

import asyncio
from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

from lembrar.server import metrics
from lembrar.server.access import Admin, hub_of
from lembrar.server.problems import Problem, described

router = APIRouter(tags=["operations"])
_PATIENCE_SECONDS = 3.0


class Health(BaseModel):
    """How the server is."""

    status: Literal["ok"] = "ok"


@router.get("/healthz")
async def healthz() -> Health:
    """Whether the server runs."""
    return Health()


@router.get("/readyz", responses=described(503))
async def readyz(request: Request) -> Health:
    """Whether the server can serve: its database answers."""
    try:
        await asyncio.wait_for(hub_of(request).ready(), _PATIENCE_SECONDS)
    except TimeoutError:
        raise Problem(
            503, "not-ready", "The database does not answer.", headers={"Retry-After": "5"}
        ) from None
    return Health()


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **described(401, 403, 429)},
)
async def figures(request: Request, caller: Admin) -> Response:
    """Figures of the caller's tenant for Prometheus."""
    await request.app.state.figures.refresh(caller.tenant, caller.memory)
    text = metrics.exposition(caller.tenant)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
