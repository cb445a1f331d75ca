"""Keys of the caller's own tenant."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from fastapi import APIRouter, Request
from pydantic import Field

from lembrar.server.access import Admin, hub_of
from lembrar.server.keys import RATE, Key
from lembrar.server.paging import Cursor, Limit, page
from lembrar.server.problems import Problem
from lembrar.server.routes.told import READS, WRITES
from lembrar.server.schemas import asked
from lembrar.server.schemas.base import Page, Value
from lembrar.server.wire import StrictRoute

router = APIRouter(prefix="/api/v1", tags=["operations"], route_class=StrictRoute)


class KeyShown(Value):
    """A key, without what makes it one."""

    id: str
    tenant: str
    scopes: list[str]
    name: str
    created_at: datetime
    expires_at: datetime | None
    revoked_at: datetime | None
    rate: int = Field(description="Requests a minute.")
    status: Literal["active", "expired", "revoked"]


class KeyMade(KeyShown):
    """A new key. `key` is shown this once."""

    key: str


@router.post("/keys/create", responses=WRITES)
async def create_key(request: Request, caller: Admin, given: asked.KeyAsked) -> KeyMade:
    """Makes a key to the caller's tenant. It is shown this once; only a digest of it is kept."""
    hub = hub_of(request)
    text, key = await hub.keys.create(
        caller.tenant,
        given.scopes,
        now=hub.clock(),
        name=given.name,
        expires_at=hub.clock() + timedelta(days=given.days) if given.days else None,
        rate=given.rate or RATE,
    )
    return KeyMade(**_shown(key, hub.clock()).model_dump(), key=text)


@router.get("/keys/list", responses=READS)
async def list_keys(
    request: Request, caller: Admin, cursor: Cursor = None, limit: Limit = 100
) -> Page[KeyShown]:
    """The keys of the caller's tenant, revoked and expired ones too, the oldest first."""
    hub = hub_of(request)
    found = await hub.keys.list(now=hub.clock(), tenant=caller.tenant)
    shown = [_shown(key, hub.clock()) for key in found]
    return page(shown, lambda key: (key.created_at.timestamp(), key.id), cursor, limit)


@router.post("/keys/revoke", responses=WRITES)
async def revoke_key(request: Request, caller: Admin, given: asked.KeyNamed) -> KeyShown:
    """Makes a key of the caller's tenant open nothing any more, at once. Not the one it is asked
    with: nobody locks themselves out."""
    hub = hub_of(request)
    if given.id == caller.key:
        raise Problem(
            409, "own-key", "This is the key that you came with. Use another to revoke it."
        )
    key = await hub.keys.revoke(given.id, now=hub.clock(), tenant=caller.tenant)
    return _shown(key, hub.clock())


def _shown(key: Key, now: datetime) -> KeyShown:
    return KeyShown.model_validate(
        {name: getattr(key, name) for name in KeyShown.model_fields if name != "status"}
        | {"scopes": list(key.scopes), "status": key.status(now)}
    )
