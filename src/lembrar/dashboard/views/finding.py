"""Search, as /lembrar does, with what each score is made of."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from lembrar.dashboard.page import page
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import Looks
from lembrar.model import Hit

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_HITS = 15
_PEOPLE = 50  # named while one types
_KINDS = ("message", "summary", "preference", "goal", "limit", "bio", "event", "appointment")


@router.get("/search")
async def search(
    request: Request,
    looking: Looks,
    user: Annotated[str, Query(max_length=512)] = "",
    q: Annotated[str, Query(max_length=4000)] = "",
    kind: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """What is found for a question, best first."""
    hits: list[Hit] = []
    if user and q.strip():
        hits = await looking.memory.search(user, q, limit=_HITS, kinds=[kind] if kind else [])
    return page(
        request,
        "search.html",
        looking,
        title="search",
        user=user,
        q=q,
        kind=kind,
        kinds=_KINDS,
        people=(await looking.memory.users())[:_PEOPLE],
        hits=hits,
    )
