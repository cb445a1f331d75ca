"""What is known of a person."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from lembrar import model
from lembrar.server.access import Reader
from lembrar.server.paging import Cursor, Limit, page
from lembrar.server.routes.told import READS, At, Since, Until, UserId
from lembrar.server.schemas import chats, people
from lembrar.server.schemas.asked import FactKind
from lembrar.server.schemas.base import Page
from lembrar.server.wire import StrictRoute

router = APIRouter(prefix="/api/v1", tags=["know"], route_class=StrictRoute)
FactStatus = Literal["live", "superseded", "ended", "archived", "undone", ""]


@router.get("/facts", response_model=Page[people.Fact], responses=READS)
async def facts(
    caller: Reader,
    user: UserId,
    kinds: Annotated[list[FactKind], Query(max_length=50, description="Of these kinds only.")] = [],  # noqa: B006 - FastAPI copies it
    status: Annotated[FactStatus, Query(description="Empty shows everything.")] = "live",
    at: At = None,
    cursor: Cursor = None,
    limit: Limit = 100,
) -> Page[model.Fact]:
    """What is known of a user, oldest first; `at` asks what was known then."""
    found = await caller.memory.facts(user, kinds=kinds, status=status, at=at)
    return page(found, lambda f: (f.created_at.timestamp(), f.order, f.id), cursor, limit)


@router.get("/profile", response_model=people.Profile, responses=READS)
async def profile(caller: Reader, user: UserId) -> model.Profile:
    """What is believed of a user, by key, each with how surely and how often it was seen."""
    return await caller.memory.profile(user)


@router.get("/events", response_model=Page[chats.Event], responses=READS)
async def events(
    caller: Reader, user: UserId, cursor: Cursor = None, limit: Limit = 100
) -> Page[model.Event]:
    """What happened in a user's life and chats, and what is to come, by time."""
    found = await caller.memory.events(user)
    return page(found, lambda event: (event.at.timestamp(),), cursor, limit)


@router.get("/moods", response_model=Page[people.Mood], responses=READS)
async def moods(
    caller: Reader,
    user: UserId,
    since: Since = None,
    until: Until = None,
    cursor: Cursor = None,
    limit: Limit = 100,
) -> Page[model.Mood]:
    """How a user felt, message by message, oldest first."""
    found = await caller.memory.moods(user, since=since, until=until)
    return page(found, lambda mood: (mood.at.timestamp(),), cursor, limit)


@router.get("/links", response_model=list[people.Link], responses=READS)
async def links(caller: Reader, user: UserId) -> list[model.Link]:
    """The identities that belong to a user."""
    return await caller.memory.links(user)
