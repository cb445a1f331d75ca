"""Who looks at the page: whoever has signed in with a key, or is on this machine while there is
none. A cookie names the session and nothing else; every change must show the session's token, so
that no other page can make it."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from datetime import UTC, timedelta, tzinfo
from typing import Annotated
from zoneinfo import ZoneInfo

from fastapi import Depends, Form, Header
from starlette.requests import HTTPConnection
from starlette.responses import Response

from lembrar.engine import AsyncMemory
from lembrar.server.access import Identity, check_scope, hub_of, identify, spend
from lembrar.server.hub import Hub
from lembrar.server.keys import SYSTEM, Key, reach
from lembrar.server.problems import Problem
from lembrar.stores.base import Document

COOKIE = "lembrar_session"
LANGUAGE = "lembrar_language"
_COLLECTION = "sessions"
_HOURS = 12
_LANGUAGES = ("pt", "en")


class SignInNeeded(Exception):
    """There are keys, and nobody has signed in with one."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who looks at the page. `token` must come with every change."""

    tenant: str
    scopes: frozenset[str]
    key: str
    memory: AsyncMemory
    hub: Hub
    language: str
    token: str
    zone: tzinfo

    @property
    def may_change(self) -> bool:
        return "write" in self.scopes

    @property
    def is_admin(self) -> bool:
        return "admin" in self.scopes


async def _looking(connection: HTTPConnection) -> AsyncGenerator[Visitor]:
    hub = hub_of(connection)
    session = connection.cookies.get(COOKIE, "")
    identity = await identity_of(connection, hub, session)
    connection.state.identity = identity
    await spend(connection, identity)
    async with hub.using(identity.tenant) as memory:
        connection.state.visitor = Visitor(
            identity.tenant,
            identity.scopes,
            identity.key,
            memory,
            hub,
            language_of(connection),
            token_of(session),
            zone_of(hub),
        )
        yield connection.state.visitor


async def _changing(
    looking: Annotated[Visitor, Depends(_looking)],
    token: Annotated[str, Form()] = "",
    header: Annotated[str, Header(alias="X-Lembrar-Token")] = "",
) -> Visitor:
    if not _same(looking.token, token or header):
        raise Problem(403, "old-page", "This page is too old to change anything. Load it again.")
    check_scope(Identity(looking.tenant, looking.scopes, looking.key), "write")
    return looking


Looks = Annotated[Visitor, Depends(_looking)]
Changes = Annotated[Visitor, Depends(_changing)]


async def identity_of(connection: HTTPConnection, hub: Hub, session: str) -> Identity:
    """Whom the session belongs to, if its key still opens something."""
    if not await hub.keys.any(now=hub.clock()):
        return await identify(connection, "")
    store = hub.database.store(SYSTEM)
    kept = await store.documents(_COLLECTION, now=hub.clock(), keys=[_digest(session)])
    key = await _key(hub, json.loads(kept[0].data)["key"]) if kept and session else None
    if key is None:
        raise SignInNeeded
    return Identity(key.tenant, reach(key.scopes), key.id, key.rate)


async def _key(hub: Hub, id: str) -> Key | None:
    keys = {key.id: key for key in await hub.keys.list(now=hub.clock())}
    key = keys.get(id)
    return key if key and key.status(hub.clock()) == "active" else None


async def sign_in(connection: HTTPConnection, text: str) -> str:
    """A new session for whoever shows this key; raises a 401 Problem if it opens nothing."""
    identity = await identify(connection, text.strip())
    session = secrets.token_urlsafe(32)
    hub = hub_of(connection)
    data = json.dumps({"key": identity.key}).encode()
    expires_at = hub.clock() + timedelta(hours=_HOURS)
    kept = Document(_digest(session), data, expires_at=expires_at)
    await hub.database.store(SYSTEM).write_documents(_COLLECTION, [kept], now=hub.clock())
    return session


async def sign_out(connection: HTTPConnection) -> None:
    """Ends the session."""
    hub = hub_of(connection)
    gone = [_digest(connection.cookies.get(COOKIE, ""))]
    store = hub.database.store(SYSTEM)
    await store.write_documents(_COLLECTION, [], now=hub.clock(), remove=gone)


def remember_session(response: Response, connection: HTTPConnection, session: str) -> None:
    """Sets the cookie: out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        session,
        max_age=_HOURS * 3600,
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme == "https",
    )


def new_session() -> str:
    """A session of nobody in particular, for a page that needs no key: its token protects."""
    return secrets.token_urlsafe(32)


def token_of(session: str) -> str:
    """What a change must show. It does not tell the session."""
    made = hashlib.blake2b(session.encode(), digest_size=20, person=b"lembrar-token")
    return made.hexdigest() if session else ""


def shows_token(connection: HTTPConnection, token: str) -> bool:
    """Whether a request comes from a page that this browser was given."""
    return _same(token_of(connection.cookies.get(COOKIE, "")), token)


def _same(wanted: str, token: str) -> bool:
    return bool(wanted) and hmac.compare_digest(wanted.encode(), token.encode())


def _digest(session: str) -> str:
    return hashlib.blake2b(session.encode(), digest_size=32).hexdigest()


def zone_of(hub: Hub) -> tzinfo:
    """The zone in which times are shown: that of the settings, or of this machine."""
    named = hub.settings.timezone
    return ZoneInfo(named) if named else hub.clock().tzinfo or UTC


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, or that the browser asks for first, or Portuguese."""
    chosen = connection.cookies.get(LANGUAGE, "")
    if chosen in _LANGUAGES:
        return chosen
    for part in connection.headers.get("Accept-Language", "").split(","):
        code = part.strip()[:2].lower()
        if code in _LANGUAGES:
            return code
    return _LANGUAGES[0]
