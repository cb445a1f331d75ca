"""What is stored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query

from lembrar import model
from lembrar.server.access import Reader
from lembrar.server.paging import Cursor, Limit, at_position, page, position
from lembrar.server.routes.told import READS, ChatId, SomeChat, SomeUser, UserId, known_chat
from lembrar.server.schemas import chats as values
from lembrar.server.schemas import talk
from lembrar.server.schemas.base import Day, Id, Page
from lembrar.server.wire import StrictRoute

Order = Annotated[Literal["oldest", "newest"], Query(description="Which come first.")]
router = APIRouter(prefix="/api/v1", tags=["look"], route_class=StrictRoute)


@router.get("/users", response_model=Page[str], responses=READS)
async def users(caller: Reader, cursor: Cursor = None, limit: Limit = 100) -> Page[str]:
    """Everybody who is remembered, in order of id."""
    return page(await caller.memory.users(), lambda user: (user,), cursor, limit)


@router.get("/chats", response_model=Page[values.Chat], responses=READS)
async def chats(
    caller: Reader, user: UserId, cursor: Cursor = None, limit: Limit = 100
) -> Page[model.Chat]:
    """A user's chats, in all linked channels, the most recently active first."""
    found = await caller.memory.chats(user)
    ordered = sorted(found, key=_newest_first)
    return page(ordered, _newest_first, cursor, limit)


def _newest_first(chat: model.Chat) -> tuple[float, str]:
    return (-chat.updated_at.timestamp(), chat.id)


@router.get("/history", response_model=Page[talk.Message], responses=READS)
async def history(
    caller: Reader,
    chat: ChatId,
    cursor: Cursor = None,
    limit: Limit = 100,
    order: Annotated[
        Literal["oldest", "newest"], Query(description="Which come first.")
    ] = "oldest",
) -> Page[model.Message]:
    """Everything that was said in a chat, exactly as it was said."""
    store, newest = caller.memory.store, (await known_chat(caller.memory, chat)).messages
    after = position(cursor)
    if order == "oldest":
        first = (after or 0) + 1
        found = await store.messages(chat, first=first, last=first + limit - 1)
        end = found[-1].seq if found and found[-1].seq < newest else None
    else:
        last = newest if after is None else min(after - 1, newest)
        found = await store.messages(chat, first=max(last - limit + 1, 1), last=last)
        found.reverse()
        end = found[-1].seq if found and found[-1].seq > 1 else None
    return Page[Any].model_construct(items=found, next=at_position(end) if end else None)


@router.get("/summaries", response_model=Page[values.Summary], responses=READS)
async def summaries(
    caller: Reader, chat: ChatId, cursor: Cursor = None, limit: Limit = 100
) -> Page[model.Summary]:
    """The ladder of a chat, oldest first, each block with what it preserved and came from."""
    await known_chat(caller.memory, chat)
    found = await caller.memory.summaries(chat)
    return page(found, lambda block: (block.start, block.end), cursor, limit)


@router.get("/compactions", response_model=Page[values.Compaction], responses=READS)
async def compactions(
    caller: Reader, chat: ChatId, cursor: Cursor = None, limit: Limit = 100
) -> Page[model.Compaction]:
    """Every compaction of a chat, oldest first."""
    await known_chat(caller.memory, chat)
    found = await caller.memory.compactions(chat)
    return page(found, lambda run: (run.at.timestamp(),), cursor, limit)


@router.get("/conversations/{id:path}/memories", responses=READS)
async def memories(
    caller: Reader,
    id: Annotated[Id, Path(description="The id of a chat, percent-encoded.", examples=["chat-1"])],
    limit: Annotated[
        int, Query(ge=1, le=1000, description="How many of each list at most: the newest.")
    ] = 1000,
) -> values.Memories:
    """What memory has made of a conversation: its summaries, what is still verbatim, the timeline
    of its compactions, and whether memory is active. Where there is more than the newest of a list,
    `summaries`, `history`, `compactions` and `facts` have all of it, in parts."""
    memory = caller.memory
    head = await known_chat(memory, id)
    recent = await memory.store.messages(id, first=head.climbed + 1, limit=limit)
    learnt = [fact for fact in await memory.facts(head.user) if id in fact.chats]
    return values.Memories.model_validate(
        {
            "chat": head,
            "active": head.enabled,
            "summaries": (await memory.summaries(id))[-limit:],
            "recent": recent,
            "compactions": (await memory.compactions(id))[-limit:],
            "facts": learnt[-limit:],
        },
        from_attributes=True,
    )


@router.get("/stats", response_model=values.Stats, responses=READS)
async def stats(caller: Reader, chat: SomeChat = None, user: SomeUser = None) -> model.Stats:
    """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
    return await caller.memory.stats(chat=chat, user=user)


@router.get("/spending", response_model=list[values.DaySpend], responses=READS)
async def spending(
    caller: Reader,
    user: SomeUser = None,
    chat: SomeChat = None,
    since: Annotated[Day | None, Query(description="From this day on.")] = None,
    until: Annotated[Day | None, Query(description="Up to, but not on, this day.")] = None,
) -> list[model.DaySpend]:
    """What an LLM took, by day and model."""
    return await caller.memory.spending(user=user, chat=chat, since=since, until=until)


@router.get("/letters", response_model=Page[values.Letter], responses=READS)
async def letters(caller: Reader, cursor: Cursor = None, limit: Limit = 100) -> Page[model.Letter]:
    """Dead letters: summaries that the LLM failed at too often. Rules stand in for them. In order
    of chat and position."""
    found = await caller.memory.letters()
    return page(found, lambda letter: (letter.chat, letter.start), cursor, limit)


@router.get("/notices", response_model=list[values.Notice], responses=READS)
async def notices(
    caller: Reader,
    after: Annotated[int, Query(ge=0, lt=2**53, description="The number of the last seen.")] = 0,
    limit: Limit = 100,
    user: SomeUser = None,
    chat: SomeChat = None,
) -> list[model.Notice]:
    """What happened after the notice numbered `after`, in order. Kept for a week; `/ws` tells it
    as it happens."""
    return await caller.memory.notices(after=after, limit=limit, user=user, chat=chat)
