"""A person: what is known, since when, how surely, and how to put it right."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, replace
from datetime import datetime, timedelta
from typing import Annotated

from fastapi import APIRouter, Form, Query
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lembrar.consolidate.events import events
from lembrar.consolidate.known import chosen
from lembrar.consolidate.profile import profile
from lembrar.dashboard.page import inside, page, to
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import Changes, Looks, Visitor
from lembrar.errors import InvalidInput, UnknownUser
from lembrar.model import Chat, Fact, Mood, Summary

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_PEOPLE = 100
_FACTS = 50
_CHATS = 50
_TRAITS = 60
_EVENTS = 60
_MOODS = 200
_TRIGGER = 80  # characters
_STATUSES = ("live", "superseded", "ended", "archived", "undone")
_KINDS = (
    "bio",
    "preference",
    "goal",
    "limit",
    "decision",
    "appointment",
    "event",
    "emotion",
    "note",
)


@router.get("/people")
async def people(request: Request, looking: Looks, after: str = "", find: str = "") -> Response:
    """Everybody who is remembered, a page at a time."""
    store = looking.memory.store
    wanted = find.casefold()
    users = [u for u in await store.users() if u > after and wanted in u.casefold()]
    rows = [(user, await store.chats(user, limit=4)) for user in users[:_PEOPLE]]
    more = users[_PEOPLE - 1] if len(users) > _PEOPLE else ""
    return page(request, "people.html", looking, title="people", rows=rows, more=more, find=find)


@router.get("/person")
async def person(
    request: Request,
    looking: Looks,
    user: str,
    status: str = "live",
    on: str = "",
    start: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """What is known of somebody, now or on a day."""
    memory = looking.memory
    await _check(looking, user)
    every = await memory.facts(user, status="")  # read once: there may be thousands
    day = _day(looking, on)
    asked = "live" if day else status  # of a day long gone, what was true then
    facts = chosen(every, (), asked, day)
    shown = sorted(facts, key=_rank)[start : start + _FACTS]
    moods = (await memory.moods(user, until=day))[-_MOODS:]
    chats = await memory.chats(user)
    now = day or looking.hub.clock()
    known = [replace(fact, status="live") for fact in facts] if day else every
    return page(
        request,
        "person.html",
        looking,
        title="person",
        user=user,
        chats=chats,
        groups=_groups(shown),
        counts=Counter(fact.status for fact in every),
        total=len(facts),
        start=start,
        size=_FACTS,
        status=asked,
        on=on,
        statuses=_STATUSES,
        kinds=_KINDS,
        named=_named(shown, every),
        profile=profile(user, known, now).traits[:_TRAITS],
        events=events(known, await _blocks(looking, chats, day))[-_EVENTS:],
        moods=moods,
        curve=_curve(moods),
        triggers=[_trigger(mood) for mood in moods],
        links=await memory.links(user),
        now=now,
    )


async def _blocks(looking: Visitor, chats: list[Chat], day: datetime | None) -> list[Summary]:
    """The summaries of the latest chats: they tell of events too. `day` keeps those that told of
    what had been said by then."""
    store = looking.memory.store
    found = [block for chat in chats[:_CHATS] for block in await store.blocks(chat.id)]
    return [block for block in found if not (day and block.at and block.at > day)]


def _rank(fact: Fact) -> tuple[int, bool, float, str]:
    """By kind, and in it what matters most first."""
    place = _KINDS.index(fact.kind) if fact.kind in _KINDS else len(_KINDS)
    return place, not (fact.pinned or fact.critical), -fact.weight, fact.id


def _named(shown: list[Fact], every: list[Fact]) -> dict[str, Fact]:
    """The facts that those shown speak of."""
    wanted = {id for fact in shown for id in (*fact.replaces, fact.replaced_by)}
    return {fact.id: fact for fact in every if fact.id in wanted}


async def _check(looking: Visitor, user: str) -> None:
    store = looking.memory.store
    known = await store.chats(user, limit=1) or (await store.facts(user, limit=1))[1]
    if not known and await store.owner(user) is None:
        raise UnknownUser


def _day(looking: Visitor, on: str) -> datetime | None:
    """The end of a day, as it is where the server is."""
    if not on:
        return None
    try:
        day = datetime.fromisoformat(on)
    except ValueError as error:
        raise InvalidInput("Write the day as year-month-day.") from error
    return day.replace(tzinfo=looking.zone) + timedelta(days=1, microseconds=-1)


def _groups(facts: list[Fact]) -> dict[str, list[Fact]]:
    groups: dict[str, list[Fact]] = {}
    for fact in facts:
        groups.setdefault(fact.kind, []).append(fact)
    return groups


def _curve(moods: list[Mood]) -> dict[str, list[float]]:
    """Moods for a plot; times are seconds since 1970."""
    return {
        "at": [int(mood.at.timestamp()) for mood in moods],
        "valence": [mood.valence for mood in moods],
    }


def _trigger(mood: Mood) -> str:
    """What stands beside a point of the curve."""
    told = f"{mood.label}: {mood.trigger}" if mood.trigger else mood.label
    return told if len(told) <= _TRIGGER else f"{told[:_TRIGGER]}…"


def _back(user: str) -> Response:
    return RedirectResponse(to("/person", user=user), status_code=303)


@router.post("/person/remember")
async def remember(
    looking: Changes,
    user: Annotated[str, Form()],
    text: Annotated[str, Form()],
    kind: Annotated[str, Form()] = "",
) -> Response:
    """Adds a fact by hand."""
    await looking.memory.remember(user, text, kind=kind)
    return _back(user)


@router.post("/person/correct")
async def correct(
    looking: Changes,
    user: Annotated[str, Form()],
    fact: Annotated[str, Form()],
    text: Annotated[str, Form()],
) -> Response:
    """Puts a fact right."""
    await looking.memory.correct(fact, text)
    return _back(user)


@router.post("/person/undo")
async def undo(
    looking: Changes, user: Annotated[str, Form()], fact: Annotated[str, Form()]
) -> Response:
    """Takes the last change of a fact back."""
    await looking.memory.undo(fact)
    return _back(user)


@router.post("/person/pin")
async def pin(
    looking: Changes,
    user: Annotated[str, Form()],
    fact: Annotated[str, Form()],
    pinned: Annotated[bool, Form()],
) -> Response:
    """Pins a fact, or lets it go."""
    await (looking.memory.pin if pinned else looking.memory.unpin)(fact)
    return _back(user)


@router.post("/person/link")
async def link(
    looking: Changes,
    user: Annotated[str, Form()],
    channel: Annotated[str, Form()],
    identity: Annotated[str, Form()],
) -> Response:
    """Links a channel's identity."""
    await looking.memory.link(user, channel, identity)
    return _back(user)


@router.post("/person/unlink")
async def unlink(
    looking: Changes,
    user: Annotated[str, Form()],
    channel: Annotated[str, Form()],
    identity: Annotated[str, Form()],
) -> Response:
    """Parts them again."""
    await looking.memory.unlink(user, channel, identity)
    return _back(user)


@router.post("/forget")
async def forget(
    request: Request,
    looking: Changes,
    sure: Annotated[str, Form()] = "",
    user: Annotated[str, Form()] = "",
    chat: Annotated[str, Form()] = "",
    message: Annotated[str, Form()] = "",
    fact: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    """Erases, and shows the receipt. A person or a chat must be named once more to be sure."""
    named = user if user and not (chat or message or fact) else chat if not message else ""
    if named and not fact and sure != named:
        raise InvalidInput("Type the id once more, exactly, to be sure.")
    receipt = await looking.memory.forget(
        user=user if not (chat or message or fact) else None,
        chat=chat or None,
        message=message or None,
        fact=fact or None,
    )
    counted = {name: value for name, value in asdict(receipt).items() if isinstance(value, int)}
    place = to("/person", user=user) if fact and user else to("/chat", chat=chat) if message else ""
    return page(
        request,
        "receipt.html",
        looking,
        title="receipt",
        receipt=receipt,
        counted=counted,
        back=place or inside(back),
    )
