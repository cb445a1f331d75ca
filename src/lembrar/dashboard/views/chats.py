"""A chat as it was, and what of it the model would get."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from lembrar import policy
from lembrar.dashboard.looker import look_at
from lembrar.dashboard.page import page, to
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import Changes, Looks, Visitor
from lembrar.errors import UnknownChat, UnknownMessage
from lembrar.model import Chat, Context, Item, Message, with_pins

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_PAGE = 60
_PINS = 20
_MOST_BUDGET = 200_000
_SLIDER = 8000


@dataclass(frozen=True, slots=True)
class Part:
    """A section of a context with what it takes of the budget."""

    name: str
    text: str
    tokens: int
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a context is to be made for. Nothing means as usual."""

    query: str = ""
    budget: int = 0
    preset: str = ""


@dataclass(frozen=True, slots=True)
class Differs:
    """How a context differs from the usual one: in tokens, what it has more, what it lacks."""

    tokens: int
    more: tuple[Item, ...]
    fewer: tuple[Item, ...]


async def chat_of(looking: Visitor, chat: str) -> Chat:
    """The chat; raises UnknownChat if there is none."""
    found = await looking.memory.store.chat(chat)
    if found is None:
        raise UnknownChat
    return found


@router.get("/chat")
async def chat(
    request: Request, looking: Looks, chat: str, at: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """The newest messages, or those around a position, and the context inspector."""
    head = await chat_of(looking, chat)
    last = min(head.messages, at + _PAGE // 2) if at else head.messages
    messages = await _messages(looking, chat, last)
    return page(
        request,
        "chat.html",
        looking,
        title="chat",
        chat=head,
        messages=messages,
        first=messages[0].seq if messages else 1,
        last=last,
        at=at,
        presets=policy.names(),
        pins=(await looking.memory.store.pinned(chat))[-_PINS:],
        **await _inspected(looking, head, Asked()),
    )


@router.get("/chat/messages")
async def older(request: Request, looking: Looks, chat: str, before: int) -> Response:
    """The messages before a position."""
    head = await chat_of(looking, chat)
    messages = await _messages(looking, chat, before - 1)
    first = messages[0].seq if messages else 1
    return page(request, "messages.html", looking, chat=head, messages=messages, first=first, at=0)


@router.get("/said")
async def said(looking: Looks, message: str, chat: str = "") -> Response:
    """Leads to a message where it was said."""
    found = await looking.memory.store.find_messages(message, chat or None)
    if not found:
        raise UnknownMessage
    place = to("/chat", chat=found[0].chat, at=found[0].seq)
    return RedirectResponse(f"{place}#m{found[0].seq}", status_code=303)


async def _messages(looking: Visitor, chat: str, last: int) -> list[Message]:
    store = looking.memory.store
    found = await store.messages(chat, first=max(1, last - _PAGE + 1), last=max(0, last))
    pinned = {message.seq for message in await store.pinned(chat)}
    return with_pins(found, frozenset(pinned))


def _asked(
    query: Annotated[str, Query(max_length=4000)] = "",
    budget: Annotated[int, Query(ge=0, le=_MOST_BUDGET)] = 0,
    preset: Annotated[str, Query(max_length=100)] = "",
) -> Asked:
    return Asked(query, budget, preset)


@router.get("/chat/context")
async def inspect(
    request: Request, looking: Looks, chat: str, asked: Annotated[Asked, Depends(_asked)]
) -> Response:
    """The context for a question, a budget and a preset."""
    head = await chat_of(looking, chat)
    template = "context.html" if request.headers.get("HX-Request") else "inspector.html"
    found = await _inspected(looking, head, asked)
    return page(
        request, template, looking, title="inspector", chat=head, presets=policy.names(), **found
    )


@router.get("/chat/text")
async def exact(
    looking: Looks, chat: str, asked: Annotated[Asked, Depends(_asked)]
) -> PlainTextResponse:
    """The same context, letter for letter as the model would get it."""
    head = await chat_of(looking, chat)
    look = look_at(looking.memory, asked.preset)
    made = await look.context(head.id, head.user, asked.query, budget=asked.budget or None)
    return PlainTextResponse(made.text)


async def _inspected(looking: Visitor, head: Chat, asked: Asked) -> dict[str, Any]:
    look = look_at(looking.memory, asked.preset)
    context = await look.context(head.id, head.user, asked.query, budget=asked.budget or None)
    usual = look.policy.budget
    return {
        "context": context,
        "changes": await _changes(looking, head, asked, context),
        "parts": _parts(context),
        "scores": await look.scores(head.user, asked.query),
        "asked": asked,
        "preset": look.policy.name,
        "most": max(_SLIDER, 2 * usual, context.budget),
        "saved": 1 - context.tokens / context.full_tokens if context.full_tokens else 0.0,
    }


async def _changes(looking: Visitor, head: Chat, asked: Asked, context: Context) -> Differs | None:
    """What another budget or preset changes; None if neither was asked for."""
    usual = look_at(looking.memory)
    same_budget = asked.budget in (0, usual.policy.budget)
    if same_budget and asked.preset in ("", usual.policy.name):
        return None
    before = await usual.context(head.id, head.user, asked.query)
    return Differs(
        context.tokens - before.tokens,
        _without(context.items, before.items),
        _without(before.items, context.items),
    )


def _without(items: Sequence[Item], others: Sequence[Item]) -> tuple[Item, ...]:
    """The items whose text the others do not have."""
    known = {item.text for item in others}
    return tuple(item for item in items if item.text and item.text not in known)


def _parts(context: Context) -> list[Part]:
    found: list[Part] = []
    for section in context.sections:
        items = tuple(item for item in context.items if _belongs(item, section.name) and item.text)
        found.append(Part(section.name, section.text, section.tokens, items))
    return found


def _belongs(item: Item, section: str) -> bool:
    return item.section == section or (section == "recent" and item.section == "waiting")


@router.post("/chat/pin")
async def pin(
    looking: Changes,
    chat: Annotated[str, Form()],
    message: Annotated[str, Form()],
    pinned: Annotated[bool, Form()],
    at: Annotated[int, Form()] = 0,
) -> Response:
    """Pins a message, or lets it go."""
    change = looking.memory.pin if pinned else looking.memory.unpin
    await change(message, chat=chat)
    return RedirectResponse(to("/chat", chat=chat, at=at) + f"#m{at}", status_code=303)


@router.post("/chat/compact")
async def compact(looking: Changes, chat: Annotated[str, Form()]) -> Response:
    """Compacts now, whether or not it is due."""
    await looking.memory.compact(chat)
    return RedirectResponse(to("/ladder", chat=chat), status_code=303)


@router.post("/chat/refresh")
async def refresh(looking: Changes, chat: Annotated[str, Form()]) -> Response:
    """Makes all summaries anew from the log."""
    await looking.memory.refresh(chat)
    return RedirectResponse(to("/ladder", chat=chat), status_code=303)


@router.post("/chat/switch")
async def switch(
    looking: Changes, chat: Annotated[str, Form()], enabled: Annotated[bool, Form()]
) -> Response:
    """Switches the memory of a chat off or on."""
    head = await chat_of(looking, chat)
    await looking.memory.open_chat(chat, head.user, enabled=enabled)
    return RedirectResponse(to("/chat", chat=chat), status_code=303)
