"""Taking out all that is kept of a person, and bringing it in again, line by line."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from lembrar.server.access import Reader, Writer
from lembrar.server.problems import Problem, described
from lembrar.server.routes.told import WRITES, UserId
from lembrar.server.schemas.base import Value
from lembrar.server.wire import StrictRoute
from lembrar.transfer.loaded import Loaded as Counts

router = APIRouter(prefix="/api/v1", tags=["carry"], route_class=StrictRoute)
JSONL = "application/x-ndjson"
_LINES: dict[str, Any] = {JSONL: {"schema": {"type": "string"}}}


class Loaded(Value):
    """What loading added, by kind. `known` were there already; `left` are summaries of chats that
    have their own here."""

    users: int
    chats: int
    messages: int
    summaries: int
    compactions: int
    facts: int
    moods: int
    links: int
    known: int
    left: int


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"description": "One record a line.", "content": _LINES}}
    | described(401, 403, 404, 422, 429, 503),
)
async def export(caller: Reader, user: UserId) -> Response:
    """All that is kept of a person under any linked name, one record a line, for `load` here or
    elsewhere. It is complete when it begins."""
    lines = await caller.memory.export(user)
    headers = {"Content-Disposition": 'attachment; filename="memory.jsonl"'}
    return StreamingResponse((f"{line}\n" for line in lines), media_type=JSONL, headers=headers)


@router.post(
    "/load",
    response_model=Loaded,
    responses=WRITES,
    openapi_extra={"requestBody": {"required": True, "content": _LINES}},
)
async def load(request: Request, caller: Writer) -> Counts:
    """Brings in what `export` took out. Nothing that is here is lost, and loading again adds
    nothing. A line that cannot be used is named; what stood before it is loaded."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in (JSONL, "application/jsonl"):
        raise Problem(415, "unsupported-media-type", f"Send the lines as {JSONL}.")
    try:
        lines = (await request.body()).decode().split("\n")
    except UnicodeDecodeError:
        raise Problem(422, "invalid-input", "The lines are not UTF-8.") from None
    return await caller.memory.load(lines)
