"""The addresses of the proxy."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import JSONResponse, Response

from lembrar.server.access import Caller, Reader, Writer, hub_of
from lembrar.server.problems import described
from lembrar.server.proxy import completions, models, ownership, responses
from lembrar.server.proxy.flow import Passing, answered, forwarded, opened
from lembrar.server.proxy.tasks import Tasks
from lembrar.server.proxy.upstream import failure, no_upstream, open_client

_ID = re.compile(r"[A-Za-z0-9_-]{1,256}")


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
    """Opens the connections to upstreams; at the end, what was heard is recorded first."""
    async with open_client() as client:
        app.state.proxy_client = client
        app.state.proxy_tasks = tasks = Tasks()
        try:
            yield
        finally:
            await tasks.finish()


def _body(**fields: str) -> dict[str, Any]:
    """What OpenAPI is told of a body: what we read of it. All else goes upstream as it is."""
    properties = {name: {"type": kind} if kind else {} for name, kind in fields.items()}
    schema = {"type": "object", "properties": properties, "required": list(fields)}
    content = {"application/json": {"schema": schema}}
    return {"requestBody": {"required": True, "content": content}}


_JSON = {"application/json": {"schema": {"type": "object"}}}
_EVENTS = {"text/event-stream": {"schema": {"type": "string"}}}
_STREAMS: dict[int | str, dict[str, Any]] = {
    200: {"description": "As the upstream answers.", "content": _JSON | _EVENTS}
}
_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"description": "As the upstream answers.", "content": _JSON},
    "default": {"description": "What went wrong, in the upstream's words or in OpenAI's form."},
    **described(401, 403, 413, 429, 503),
}

router = APIRouter(prefix="/v1", tags=["proxy"], lifespan=lifespan, responses=_ANSWERS)


@router.post(
    "/chat/completions",
    openapi_extra=_body(model="string", messages="array"),
    responses=_STREAMS,
)
async def chat_completions(request: Request, caller: Writer) -> Response:
    """OpenAI's chat completions with memory, streamed or not, tools included."""
    return await answered(request, caller, completions.DIALECT)


@router.post("/responses", openapi_extra=_body(model="string", input=""), responses=_STREAMS)
async def create_response(request: Request, caller: Writer) -> Response:
    """OpenAI's Responses API with memory, streamed or not, tools included."""
    return await answered(request, caller, responses.DIALECT)


@router.get("/responses/{id}", responses=_STREAMS)
async def response(id: str, request: Request, caller: Reader) -> Response:
    """A response as the upstream keeps it."""
    missing = failure(404, "not_found", "There is no such response here.")
    if not _ID.fullmatch(id):
        return missing
    reply: Response = no_upstream(hub_of(request).settings.upstreams)
    for upstream in hub_of(request).settings.upstreams.values():
        passing = Passing(request, caller, b"", {}, upstream)
        if passing.shares_key and not await _was_given(request, caller, id):
            return missing
        reply = await forwarded(passing, f"responses/{id}")
        if reply.status_code != 404:
            break
    return reply


@router.post("/embeddings", openapi_extra=_body(model="string", input=""))
async def embeddings(request: Request, caller: Writer) -> Response:
    """Embeddings, as the upstream makes them."""
    passing = await opened(request, caller)
    return passing if isinstance(passing, Response) else await forwarded(passing, "embeddings")


@router.get("/models")
async def list_models(request: Request, caller: Reader) -> Response:
    """The models of all upstreams."""
    upstreams = hub_of(request).settings.upstreams
    client, headers = request.app.state.proxy_client, list(request.headers.items())
    return JSONResponse(await models.listed(client, upstreams, headers))


async def _was_given(request: Request, caller: Caller, id: str) -> bool:
    return await ownership.were_given(caller.memory.store, [id], hub_of(request).clock())
