"""Chats opened and switched, and background work done now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from pydantic import TypeAdapter

from lembrar import model
from lembrar.errors import InvalidTime
from lembrar.record import check_zone
from lembrar.server.access import Admin, Writer, hub_of
from lembrar.server.once import IdempotencyKey, Outcome, once
from lembrar.server.problems import Problem
from lembrar.server.routes.told import READS, WRITES, known_chat
from lembrar.server.schemas import asked, people
from lembrar.server.schemas import chats as values
from lembrar.server.schemas.base import Value
from lembrar.server.wire import StrictRoute

router = APIRouter(prefix="/api/v1", tags=["tend"], route_class=StrictRoute)
_RUNS = TypeAdapter(list[values.Compaction])


class Embedded(Value):
    """How many texts were embedded."""

    embedded: int


class Retried(Value):
    """How many dead letters are tried again."""

    retried: int


class Diagnosis(Value):
    """What is wrong with the store, in words; nothing if all is well."""

    ok: bool
    problems: list[str]


@router.post("/open_chat", response_model=values.Chat, responses=WRITES)
async def open_chat(
    request: Request,
    caller: Writer,
    given: asked.OpenChat,
    idempotency_key: IdempotencyKey = None,
) -> model.Chat:
    """Loads a chat, or creates it (`is_new`). `enabled` switches its memory off or on: while off,
    messages are kept, but nothing is summarised, learnt or recalled until it is on again."""

    if given.timezone:
        _check_zone(given.timezone)

    async def do() -> model.Chat:
        return await caller.memory.open_chat(
            given.chat, given.user, enabled=given.enabled, timezone=given.timezone
        )

    async def again(kept: bool) -> model.Chat:
        return replace(await do(), is_new=kept)

    now = hub_of(request).clock()
    kept = Outcome(lambda chat: chat.is_new, again)
    return await once(caller, "open_chat", idempotency_key, given, do, kept, now=now)


def _check_zone(name: str) -> None:
    try:
        check_zone(name)
    except InvalidTime as error:
        raise Problem(404, "unknown-time-zone", str(error)) from None


@router.post("/consolidate", response_model=list[values.Compaction], responses=WRITES)
async def consolidate(caller: Writer, given: asked.MaybeChat) -> list[model.Compaction]:
    """Does the background work now, of one chat or of all that have some. Gives what was
    compacted."""
    return await caller.memory.consolidate(given.chat)


@router.post("/compact", response_model=list[values.Compaction], responses=WRITES)
async def compact(
    request: Request,
    caller: Writer,
    given: asked.ChatNamed,
    idempotency_key: IdempotencyKey = None,
) -> list[model.Compaction]:
    """Compacts a chat now, whether or not it is due."""

    async def do() -> list[model.Compaction]:
        return await caller.memory.compact(given.chat)

    now, kept = hub_of(request).clock(), _runs(given.chat)
    return await once(caller, "compact", idempotency_key, given, do, kept, now=now)


@router.post("/refresh", response_model=list[values.Compaction], responses=WRITES)
async def refresh(
    request: Request,
    caller: Writer,
    given: asked.ChatNamed,
    idempotency_key: IdempotencyKey = None,
) -> list[model.Compaction]:
    """Makes all summaries of a chat anew from its log. Until it is done, the old ones stand."""

    async def do() -> list[model.Compaction]:
        return await caller.memory.refresh(given.chat)

    now, kept = hub_of(request).clock(), _runs(given.chat)
    return await once(caller, "refresh", idempotency_key, given, do, kept, now=now)


def _runs(chat: str) -> Outcome:
    """Of compactions all is kept but the chat, which the request names."""

    def tell(runs: list[model.Compaction]) -> Any:
        shown = _RUNS.validate_python(runs, from_attributes=True)
        return _RUNS.dump_python(shown, mode="json", exclude={"__all__": {"chat"}})

    async def again(kept: list[dict[str, Any]]) -> Any:
        return _RUNS.validate_python([run | {"chat": chat} for run in kept])

    return Outcome(tell, again)


@router.post("/garden", response_model=people.Gardening, responses=WRITES)
async def garden(caller: Writer, given: asked.Garden) -> model.Gardening:
    """Fades, expires and archives facts whose time has come, as of `at`. It happens by itself now
    and then; doing it again changes nothing."""
    return await caller.memory.garden(given.at)


@router.post("/reindex", responses=WRITES)
async def reindex(caller: Writer, given: asked.MaybeUser) -> Embedded:
    """Makes the vectors of everything, of one user or of all, that has none of the embedder in
    use. Search goes on meanwhile."""
    return Embedded(embedded=await caller.memory.reindex(given.user))


@router.post("/retry", responses=WRITES)
async def retry(caller: Writer, given: asked.MaybeChat) -> Retried:
    """Has the dead letters of a chat, or of all, tried again."""
    if given.chat is not None:
        await known_chat(caller.memory, given.chat)
    return Retried(retried=await caller.memory.retry(given.chat))


@router.get("/doctor", responses=READS)
async def doctor(caller: Admin) -> Diagnosis:
    """What is wrong with the store, in words; nothing if all is well."""
    found = await caller.memory.doctor()
    return Diagnosis(ok=not found, problems=found)
