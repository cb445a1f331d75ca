"""Saying something, and having the context for the next answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from fastapi import APIRouter

from lembrar import model
from lembrar.server.access import Caller, Reader, Writer
from lembrar.server.once import IdempotencyKey, derived_id, reused
from lembrar.server.problems import described
from lembrar.server.prompt import prompt_of
from lembrar.server.schemas import asked, talk
from lembrar.server.wire import StrictRoute
from lembrar.text.private import mask

router = APIRouter(prefix="/api/v1", tags=["talk"], route_class=StrictRoute)
_WRITES = described(400, 401, 403, 409, 413, 415, 422, 429)
_READS = described(400, 401, 403, 409, 413, 415, 422, 429)


@router.post("/record", response_model=talk.Cycle, responses=_WRITES)
async def record(
    caller: Writer, given: asked.Record, idempotency_key: IdempotencyKey = None
) -> model.Cycle:
    """Records what the user said and what was answered. Durable when it answers; the same `id`
    again changes nothing and gives the first. While the database is away it waits on this
    machine's disk, and its number is 0."""
    id = given.id or ""
    if idempotency_key and not id:
        id = derived_id(caller, "record", idempotency_key)
        await _check_same(caller, given, id)
    return await caller.memory.record(
        given.chat, given.user, given.said, given.answered,
        id=id, at=given.at, channel=given.channel,
    )  # fmt: skip


async def _check_same(caller: Caller, given: asked.Record, id: str) -> None:
    """Refuses a key that stands for something else already."""
    store = caller.memory.store
    for first in await store.find_messages(id):
        if first.chat != given.chat:
            raise reused()
        if first.erased:
            return
        answers = [m.content for m in await store.cycle(given.chat, first.cycle)]
        hides = caller.memory.policy.redaction.log
        said, answered = mask(given.said, hides), mask(given.answered or "", hides)
        if first.content != said or (answered or first.content) not in answers:
            raise reused()


@router.post("/append", response_model=list[talk.Message], responses=_WRITES)
async def append(
    caller: Writer, given: asked.Append, idempotency_key: IdempotencyKey = None
) -> list[model.Message]:
    """Records messages of any roles and senders, in the order given. Durable when it answers; a
    message whose id the chat already has is not written again."""
    rows = [message.row() for message in given.messages]
    mark = derived_id(caller, "append", idempotency_key) if idempotency_key else ""
    if mark:
        await _check_as_many(caller, given.chat, rows, mark)
        rows = [{"id": f"{mark}-{n}"} | row for n, row in enumerate(rows)]
    written = await caller.memory.append(given.chat, given.user, rows)
    hides = caller.memory.policy.redaction.log
    if mark and any(not _is_same(m, row, hides) for m, row in zip(written, rows, strict=True)):
        raise reused()
    return written


async def _check_as_many(caller: Caller, chat: str, rows: list[dict[str, Any]], mark: str) -> None:
    """Refuses a key under which fewer or more messages were written: they are written all or not
    at all, so that the first, the last and the one after it tell."""
    own = [n for n, row in enumerate(rows) if "id" not in row]
    if own:
        looked = [own[0], own[-1], len(rows)]
        store = caller.memory.store
        found = [await store.find_messages(f"{mark}-{n}") for n in looked]
        elsewhere = any(message.chat != chat for each in found for message in each)
        there = [bool(each) for each in found]
        if elsewhere or there not in ([True, True, False], [False, False, False]):
            raise reused()


def _is_same(message: model.Message, row: Mapping[str, Any], hides: Collection[str]) -> bool:
    content = row.get("content", "")
    told = not isinstance(content, str) or message.content == mask(content, hides)
    return message.erased or (message.role == row["role"] and told)


@router.post("/context", response_model=talk.Context, responses=_READS)
async def context(caller: Reader, given: asked.ContextAsked) -> model.Context:
    """What to put before the model for the next answer, in at most `budget` tokens. What was said
    a moment ago is in it; it waits for no background work."""
    return await caller.memory.context(given.chat, given.user, given.query, budget=given.budget)


@router.post("/explain", response_model=talk.Explanation, responses=_READS)
async def explain(caller: Reader, given: asked.ContextAsked) -> Mapping[str, Any]:
    """Why a context is as it is: each item's origin, size and reason, and what was left out."""
    made = await caller.memory.context(given.chat, given.user, given.query, budget=given.budget)
    return made.explain()


@router.post("/prompt", responses=_READS)
async def prompt(caller: Reader, given: asked.PromptAsked) -> talk.Prompt:
    """Formats a context for a prompt: as data between marks, which nothing in it can end, and as
    messages. Send what `context` gave, whole or with sections taken out."""
    return prompt_of(given)


@router.post("/search", response_model=list[talk.Hit], responses=_READS)
async def search(caller: Reader, given: asked.Search) -> list[model.Hit]:
    """Searches by words and meaning in everything that a user said, was told and is known for,
    best first. A fact that is found is used: it rises, and comes back from the archive."""
    return await caller.memory.search(
        given.user, given.query, limit=given.limit, kinds=given.kinds, at=given.at
    )
