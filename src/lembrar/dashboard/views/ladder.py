"""The ladder as a picture: rungs stacked over the messages they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from lembrar.dashboard.page import page
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.views.chats import chat_of
from lembrar.dashboard.visitor import Looks, Visitor
from lembrar.model import Chat, Summary

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_WIDTH, _HEIGHT = 1000.0, 44  # of the picture, and of a rung in it
_RUNS = 60
_BLOCKS = 60
_CRITICAL = 100


@dataclass(frozen=True, slots=True)
class Box:
    """A block as it is drawn."""

    block: Summary
    number: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole ladder as it is drawn, over the verbatim messages at the bottom."""

    boxes: tuple[Box, ...]
    pins: tuple[float, ...]
    critical: tuple[float, ...]
    verbatim: tuple[float, float]
    rungs: tuple[tuple[int, float], ...]
    width: float
    height: float


@router.get("/ladder")
async def ladder(request: Request, looking: Looks, chat: str) -> Response:
    """The whole conversation at a glance."""
    head = await chat_of(looking, chat)
    store = looking.memory.store
    blocks = await store.blocks(chat)
    pins = [message.seq for message in await store.pinned(chat)]
    critical = await _critical(looking, head)
    runs = (await store.compactions(chat))[-_RUNS:]
    return page(
        request,
        "ladder.html",
        looking,
        title="ladder",
        chat=head,
        blocks=list(enumerate(blocks))[-_BLOCKS:],
        picture=drawn(blocks, head.messages, pins, critical),
        runs=list(reversed(runs)),
    )


async def _critical(looking: Visitor, head: Chat) -> list[int]:
    """Where the chat says what must never be lost."""
    store = looking.memory.store
    _, facts = await store.facts(head.user, limit=_CRITICAL)  # the critical ones come first
    ids = [
        source
        for fact in facts
        if fact.critical
        for source, chat in zip(fact.sources, fact.chats, strict=False)
        if chat == head.id
    ]
    found = [m.seq for id in ids[:_CRITICAL] for m in await store.find_messages(id, head.id)]
    return sorted(set(found))


def drawn(
    blocks: Sequence[Summary], messages: int, pins: Sequence[int], critical: Sequence[int] = ()
) -> Picture:
    """Where everything stands: across the position in the log, upwards the rung."""
    step = _WIDTH / max(1, messages)
    top = max((block.rung for block in blocks), default=1)
    boxes = tuple(
        Box(
            block,
            number,
            (block.start - 1) * step,
            (top - block.rung) * _HEIGHT + 2,
            max(1.0, block.messages * step - 1),
            _HEIGHT - 6,
        )
        for number, block in enumerate(blocks)
    )
    climbed = max((block.end for block in blocks), default=0)
    rungs = tuple((rung, (top - rung) * _HEIGHT + _HEIGHT / 2) for rung in range(1, top + 1))
    return Picture(
        boxes,
        tuple((seq - 0.5) * step for seq in pins),
        tuple((seq - 0.5) * step for seq in critical),
        (climbed * step, max(0.0, _WIDTH - climbed * step)),
        rungs,
        _WIDTH,
        (top + 1) * _HEIGHT,
    )
