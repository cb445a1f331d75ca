"""The addresses that channels deliver to. Each proves who is calling in its channel's own way
before anything is read; 2xx means that what was delivered is durable, and so is the promise to
answer it. Whoever gets anything else should deliver it again."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Query
from pydantic import BaseModel, Field, ValidationError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lembrar.config import Channel
from lembrar.record import check_zone
from lembrar.server import metrics
from lembrar.server.access import check_scope, hub_of, identified
from lembrar.server.channels import evolution, webhook, whatsapp
from lembrar.server.channels.desk import Desk
from lembrar.server.channels.intake import Door, Taken, take_in
from lembrar.server.channels.proof import is_shown, is_signed, same
from lembrar.server.channels.setup import warnings
from lembrar.server.channels.webhook_form import Incoming, Outgoing, incoming_schema
from lembrar.server.hub import Hub
from lembrar.server.limits import BODY_BYTES
from lembrar.server.problems import Problem, described, of_validation

OPEN = "webhook"  # the generic webhook that any key opens, without being configured
_CHALLENGE = 1024  # characters
_WHATSAPP_BYTES = 4 * 1024 * 1024  # Meta delivers 3 MB at most
_EVOLUTION_BYTES = 32 * 1024 * 1024  # which may send media along, as base64
_FULL = {"Retry-After": "30"}
_PROBLEMS = described(400, 401, 403, 404, 409, 413, 422, 429, 503)
_READ = {"whatsapp": whatsapp.read, "evolution": evolution.read}
_log = logging.getLogger("lembrar.channels")


class Receipt(BaseModel):
    """What became of a delivery; all of it was durable before this was sent."""

    stored: int = Field(description="Messages recorded.")
    known: int = Field(description="Messages that had come before.")
    echoes: int = Field(description="Our own answers, coming back.")
    ignored: int = Field(description="What concerns no memory.")
    invalid: int = Field(description="What could not be read.")
    statuses: int = Field(description="What became of messages that were sent.")
    owed: int = Field(description="Messages that will be answered.")


_BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "description": "Of a WhatsApp or Evolution channel, what those services deliver. Of the "
        "generic webhook, as below.",
        "content": {"application/json": {"schema": incoming_schema()}},
    }
}


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncGenerator[None]:
    """Owed answers are worked on from the start, those of an earlier process first."""
    hub: Hub = app.state.hub
    for warning in warnings(hub.settings):
        _log.warning("%s", warning)
    desk = app.state.desk = Desk(hub)
    try:
        yield
    finally:
        await desk.close()


router = APIRouter(prefix="/channels", tags=["channels"], lifespan=_lifespan)


@router.get("/{name}", response_class=PlainTextResponse, responses=described(403, 404, 422))
async def verify(
    request: Request,
    name: str,
    mode: Annotated[str, Query(alias="hub.mode", max_length=100)] = "",
    token: Annotated[str, Query(alias="hub.verify_token", max_length=1000)] = "",
    challenge: Annotated[str, Query(alias="hub.challenge", max_length=_CHALLENGE)] = "",
) -> Response:
    """Meta asks for this once, when a WhatsApp webhook is set up."""
    channel = hub_of(request).settings.channels.get(name)
    if channel is None or channel.kind != "whatsapp":
        raise _nothing()
    if not (channel.verify_token and same(token, channel.verify_token) and mode == "subscribe"):
        raise Problem(403, "forbidden", "This is not the verify_token of this channel.")
    return PlainTextResponse(challenge)


@router.post("/{name}", response_model=Outgoing | Receipt, responses=_PROBLEMS, openapi_extra=_BODY)
async def deliver(request: Request, name: str) -> Outgoing | Receipt:
    """Takes in what a channel delivers: WhatsApp's Cloud API, Evolution API, or anything that can
    send a message as JSON."""
    return await _deliver(request, name)


@router.post(
    "/{name}/{secret}",
    response_model=Outgoing | Receipt,
    responses=_PROBLEMS,
    openapi_extra=_BODY,
)
async def deliver_with(request: Request, name: str, secret: str) -> Outgoing | Receipt:
    """The same for who can show a secret in the path only. Evolution's `webhook_by_events` adds
    the event's name instead."""
    return await _deliver(request, name, secret)


@router.post(
    "/{name}/{secret}/{event}",
    response_model=Outgoing | Receipt,
    responses=_PROBLEMS,
    openapi_extra=_BODY,
)
async def deliver_event(request: Request, name: str, secret: str, event: str) -> Outgoing | Receipt:
    """The same with both. The event itself is named in the body."""
    return await _deliver(request, name, secret)


async def _deliver(request: Request, name: str, secret: str = "") -> Outgoing | Receipt:
    channel = hub_of(request).settings.channels.get(name)
    if channel is None and name != OPEN:
        raise _nothing()
    if channel is None or channel.kind == "webhook":
        return await _posted(request, name, channel, secret)
    body = await _proven(request, channel, secret)
    return await _taken_in(request, name, channel, body)


async def _proven(request: Request, channel: Channel, secret: str) -> bytes:
    """The body, if it comes from where it says."""
    if channel.kind == "evolution":
        if not is_shown(request, channel.secret, secret):
            raise _refused()
        return await _body(request, _EVOLUTION_BYTES)
    body = await _body(request, _WHATSAPP_BYTES)
    if not is_signed(body, request.headers.get("X-Hub-Signature-256", ""), channel.secret):
        raise _refused()
    return body


async def _taken_in(request: Request, name: str, channel: Channel, body: bytes) -> Receipt:
    hub, desk = hub_of(request), _desk(request)
    tenant = channel.tenant or hub.settings.tenant
    now = hub.clock()
    try:
        batch = _READ[channel.kind](_json(body), name, now)
    except ValidationError as error:
        raise of_validation([dict(flaw) for flaw in error.errors()], "body") from None
    zone = check_zone(hub.settings.timezone) if hub.settings.timezone else now.tzinfo
    async with hub.using(tenant) as memory:
        door = Door(name, channel, zone, desk.is_full(tenant))
        taken = await take_in(memory, door, batch, now)
    _count(tenant, channel.kind, taken)
    if taken.owed:
        desk.wake()
    if taken.turned_away:
        raise Problem(503, "too-many-waiting", "Too many answers are owed.", headers=_FULL)
    told = asdict(taken)
    told.pop("turned_away")
    return Receipt(**told)


async def _posted(request: Request, name: str, channel: Channel | None, secret: str) -> Outgoing:
    """The generic webhook: opened by the channel's secret, or by a key that may write."""
    hub, desk = hub_of(request), _desk(request)
    tenant = (channel.tenant or hub.settings.tenant) if channel else ""
    if channel is None or not is_shown(request, channel.secret, secret):
        identity = await identified(request)
        check_scope(identity, "write")
        if tenant and identity.tenant != tenant:
            raise _refused()
        tenant = identity.tenant
    try:
        incoming = Incoming.model_validate_json(await _body(request, BODY_BYTES) or b"null")
    except ValidationError as error:
        raise of_validation([dict(flaw) for flaw in error.errors()], "body") from None
    async with hub.using(tenant) as memory:
        post = webhook.Post(name, channel, incoming)
        made = await webhook.receive(memory, hub.settings, desk.client, post, hub.clock())
    taken = Taken(stored=not made.known, known=made.known)
    _count(tenant, "webhook", taken)
    if made.answered_by == "later":
        desk.wake()
    return made


def _desk(request: Request) -> Desk:
    return request.app.state.desk


async def _body(request: Request, most: int) -> bytes:
    """The raw body, as long as it is of a size that the channel has use for."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Problem(413, "too-large", f"The body may have {most:,} bytes at most.")
    return bytes(found)


def _json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise Problem(400, "invalid-json", "The body is not valid JSON.") from None


def _count(tenant: str, kind: str, taken: Taken) -> None:
    for outcome, number in asdict(taken).items():
        if number and outcome != "owed":
            metrics.webhook_messages.labels(tenant, kind, outcome).inc(number)


def _nothing() -> Problem:
    return Problem(404, "unknown-channel", "There is no such channel here.")


def _refused() -> Problem:
    metrics.refused.labels("", "channel").inc()
    return Problem(403, "forbidden", "This does not prove that it comes from the channel.")
