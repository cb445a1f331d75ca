"""The user's own hand: keeping, putting right, taking back, forgetting."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import TypeAdapter

from lembrar import model
from lembrar.errors import UnknownFact
from lembrar.record import check_id
from lembrar.server.access import Caller, Writer, hub_of
from lembrar.server.once import IdempotencyKey, Outcome, once
from lembrar.server.routes.told import WRITES, conflicting
from lembrar.server.schemas import asked, people
from lembrar.server.schemas.base import Value
from lembrar.server.wire import StrictRoute

router = APIRouter(prefix="/api/v1", tags=["put right"], route_class=StrictRoute)
_RECEIPT = TypeAdapter(people.Receipt)


class Pinned(Value):
    """Whether a message or fact is pinned now."""

    id: str
    pinned: bool


class Unlinked(Value):
    """Whether there was such a link."""

    unlinked: bool


@router.post("/remember", response_model=people.Fact, responses=WRITES)
async def remember(
    request: Request,
    caller: Writer,
    given: asked.Remember,
    idempotency_key: IdempotencyKey = None,
) -> model.Fact:
    """Keeps something about a user that was said outside of any chat."""
    memory = caller.memory
    now = hub_of(request).clock()

    async def do() -> list[model.Fact]:
        return [await memory.remember(given.user, given.text, kind=given.kind)]

    kept = _facts(caller)
    return (await once(caller, "remember", idempotency_key, given, do, kept, now=now))[0]


@router.post("/correct", response_model=people.Fact, responses=WRITES)
async def correct(
    request: Request,
    caller: Writer,
    given: asked.Correct,
    idempotency_key: IdempotencyKey = None,
) -> model.Fact:
    """Puts a fact right: the new wording takes its place, the old one stays in its history and
    can be had back with `undo`."""
    now = hub_of(request).clock()

    async def do() -> list[model.Fact]:
        with conflicting():  # one that was replaced cannot be put right
            return [await caller.memory.correct(given.fact, given.text)]

    kept = _facts(caller)
    return (await once(caller, "correct", idempotency_key, given, do, kept, now=now))[0]


@router.post("/undo", response_model=list[people.Fact], responses=WRITES)
async def undo(
    request: Request,
    caller: Writer,
    given: asked.FactNamed,
    idempotency_key: IdempotencyKey = None,
) -> list[model.Fact]:
    """Takes back the last change that a fact took part in. Gives the facts as they now are."""
    now = hub_of(request).clock()
    kept = _facts(caller)

    async def do() -> list[model.Fact]:
        with conflicting():  # nothing changed yet
            return await caller.memory.undo(given.fact)

    return await once(caller, "undo", idempotency_key, given, do, kept, now=now)


def _facts(caller: Caller) -> Outcome:
    """Facts are kept by id, and shown as they are when they are asked for again."""

    def tell(facts: list[model.Fact]) -> list[list[str]]:
        return [[fact.user, fact.id] for fact in facts]

    async def again(kept: list[list[str]]) -> list[model.Fact]:
        found: list[model.Fact] = []
        for user, id in kept:
            found += (await caller.memory.store.facts(user, ids=[id]))[1]
        if len(found) < len(kept):
            raise UnknownFact("The fact that this request made has been forgotten.")
        return found

    return Outcome(tell, again, lambda facts: facts[0].user if facts else "")


@router.post("/pin", responses=WRITES)
async def pin(caller: Writer, given: asked.Pin) -> Pinned:
    """Pins a message, shown as it was said, however old; or a fact, which then never fades."""
    check_id(given.id, "message")
    with conflicting():
        await caller.memory.pin(given.id, chat=given.chat)
    return Pinned(id=given.id, pinned=True)


@router.post("/unpin", responses=WRITES)
async def unpin(caller: Writer, given: asked.Pin) -> Pinned:
    """Lets a pinned message or fact go with the others again."""
    check_id(given.id, "message")
    with conflicting():
        await caller.memory.unpin(given.id, chat=given.chat)
    return Pinned(id=given.id, pinned=False)


@router.post("/forget", response_model=people.Receipt, responses=WRITES)
async def forget(
    request: Request,
    caller: Writer,
    given: asked.Forget,
    idempotency_key: IdempotencyKey = None,
) -> model.Receipt:
    """Erases a user, a chat, a message or a fact for good, with a receipt of what went. What was
    made from it is made again without it."""
    now = hub_of(request).clock()

    def tell(receipt: model.Receipt) -> Any:
        """Without the user: there may be nothing else left of them."""
        shown = people.Receipt.model_validate(receipt)
        return shown.model_dump(mode="json", exclude={"user"})

    async def again(kept: Any) -> Any:
        return _RECEIPT.validate_python(kept | {"user": given.user or ""})

    async def do() -> model.Receipt:
        with conflicting():
            return await caller.memory.forget(
                user=given.user, chat=given.chat, message=given.message, fact=given.fact
            )

    kept = Outcome(tell, again)
    return await once(caller, "forget", idempotency_key, given, do, kept, now=now)


@router.post("/link", response_model=people.Link, responses=WRITES)
async def link(caller: Writer, given: asked.LinkGiven) -> model.Link:
    """Says that an identity in a channel, such as a number in WhatsApp, is this user: facts and
    conversations follow the person from one to the other."""
    with conflicting():
        return await caller.memory.link(given.user, given.channel, given.identity)


@router.post("/unlink", responses=WRITES)
async def unlink(
    request: Request,
    caller: Writer,
    given: asked.LinkGiven,
    idempotency_key: IdempotencyKey = None,
) -> Unlinked:
    """Takes a link back: the chats of each name, and what was learnt in them, are separate
    again."""
    now = hub_of(request).clock()

    async def do() -> bool:
        return await caller.memory.unlink(given.user, given.channel, given.identity)

    was = await once(caller, "unlink", idempotency_key, given, do, _as_it_is(), now=now)
    return Unlinked(unlinked=was)


def _as_it_is() -> Outcome:
    """Of what names nobody, all is kept."""

    async def again(kept: Any) -> Any:
        return kept

    return Outcome(lambda result: result, again)
