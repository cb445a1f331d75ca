"""The same tools under the names, arguments and results that users of mem0 know. A memory is a
fact; `run_id` is a chat. What only their service has, such as agents and graphs, is passed over."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, cast

from pydantic import BaseModel, Field

from lembrar.errors import InvalidInput
from lembrar.model import Fact
from lembrar.server.mcp.offer import Offer
from lembrar.server.mcp.seat import Seat, here
from lembrar.text.private.values import masked_fact

_STATEMENT = 600  # characters; what is longer is read like a message
_KINDS = (
    "bio", "preference", "goal", "limit", "decision", "event", "appointment", "emotion", "note",
)  # fmt: skip
UserId = Annotated[
    str, Field(max_length=512, description="Whose memory; else the connection's own user.")
]
MemoryId = Annotated[str, Field(min_length=1, max_length=512, description="The id of a memory.")]
Filters = Annotated[
    dict[str, Any],
    Field(description='Such as {"AND": [{"user_id": "ana"}]}; also "categories".'),
]


class ToldMessage(BaseModel):
    """A message of a conversation."""

    role: Literal["user", "assistant", "system", "tool"]
    content: str = Field(min_length=1, max_length=65_536)


class Memory(BaseModel):
    """Something remembered."""

    id: str
    memory: str
    user_id: str
    categories: list[str]
    created_at: datetime
    updated_at: datetime
    score: float | None = None


class Memories(BaseModel):
    """Several of them."""

    results: list[Memory]
    count: int = Field(description="How many there are in all.")


class Added(BaseModel):
    """Something that was added."""

    id: str
    memory: str
    event: Literal["ADD", "UPDATE"] = "ADD"


class AddedMemories(BaseModel):
    """What was learnt."""

    results: list[Added]


class Done(BaseModel):
    """That it was done."""

    message: str
    count: int = 1


async def add_memory(
    text: Annotated[str, Field(max_length=65_536, description="What to remember.")] = "",
    messages: Annotated[
        list[ToldMessage], Field(max_length=1000, description="Or a conversation to learn from.")
    ] = [],  # noqa: B006 - pydantic copies it
    user_id: UserId = "",
    run_id: Annotated[str, Field(max_length=512, description="The conversation.")] = "",
) -> AddedMemories:
    """Stores a fact or preference about a user, or a conversation to learn from."""
    seat = here()
    user = await seat.person(user_id)
    if messages:
        rows = [message.model_dump() for message in messages]
        return await _learnt(seat, user, run_id, rows)
    if not text.strip():
        raise InvalidInput("Give a text, or messages.")
    if len(text) > _STATEMENT:
        return await _learnt(seat, user, run_id, [{"role": "user", "content": text}])
    fact = await seat.memory.remember(user, text)
    return AddedMemories(results=[Added(id=fact.id, memory=fact.content)])


async def _learnt(seat: Seat, user: str, chat: str, rows: list[dict[str, Any]]) -> AddedMemories:
    written = await seat.memory.append(seat.talk(chat, user), user, rows)
    ids = {message.id for message in written}
    facts = [fact for fact in await seat.memory.facts(user) if ids & set(fact.sources)]
    return AddedMemories(results=[Added(id=fact.id, memory=fact.content) for fact in facts])


async def search_memories(
    query: Annotated[str, Field(max_length=65_536, description="What to find, in any words.")],
    filters: Filters = {},  # noqa: B006 - pydantic copies it
    limit: Annotated[int, Field(ge=1, le=100)] = 10,
    user_id: UserId = "",
) -> Memories:
    """Searches what is known of a user by words and meaning, best first."""
    seat = here()
    named, kinds = _filtered(filters)
    user = await seat.person(user_id or named)
    hits = await seat.memory.search(user, query, limit=limit, kinds=kinds or _KINDS)
    known = {fact.id: fact for fact in await seat.memory.facts(user, status="")}
    found = [_shown(known[hit.id], hit.score) for hit in hits if hit.id in known]
    return Memories(results=found, count=len(found))


async def get_memories(
    filters: Filters = {},  # noqa: B006 - pydantic copies it
    page: Annotated[int, Field(ge=1)] = 1,
    page_size: Annotated[int, Field(ge=1, le=100)] = 10,
    user_id: UserId = "",
) -> Memories:
    """Lists what is known of a user, newest first, page by page."""
    seat = here()
    named, kinds = _filtered(filters)
    facts = (await seat.memory.facts(await seat.person(user_id or named), kinds=kinds))[::-1]
    first = (page - 1) * page_size
    shown = [_shown(fact) for fact in facts[first : first + page_size]]
    return Memories(results=shown, count=len(facts))


async def get_memory(memory_id: MemoryId) -> Memory:
    """Gives one memory by its id."""
    return _shown(await here().known_fact(memory_id))


async def update_memory(
    memory_id: MemoryId,
    text: Annotated[str, Field(min_length=1, max_length=_STATEMENT, description="What is true.")],
) -> AddedMemories:
    """Puts a memory right. The new wording has an id of its own; the old one stays in its
    history."""
    seat = here()
    fact = await seat.memory.correct((await seat.known_fact(memory_id)).id, text)
    return AddedMemories(results=[Added(id=fact.id, memory=fact.content, event="UPDATE")])


async def delete_memory(memory_id: MemoryId) -> Done:
    """Erases one memory for good."""
    seat = here()
    fact = await seat.known_fact(memory_id)
    await seat.memory.forget(fact=fact.id, user=fact.user)
    return Done(message="The memory was erased.")


async def delete_all_memories(user_id: UserId = "") -> Done:
    """Erases everything that is remembered of a user, conversations too, for good."""
    seat = here()
    receipt = await seat.memory.forget(user=await seat.person(user_id))
    return Done(message="Everything of this user was erased.", count=receipt.facts)


def _shown(fact: Fact, score: float | None = None) -> Memory:
    return Memory(
        id=fact.id,
        memory=str(masked_fact(fact, here().memory.policy.redaction.context)),
        user_id=fact.user,
        categories=[fact.kind],
        created_at=fact.created_at,
        updated_at=fact.updated_at,
        score=None if score is None else round(score, 4),
    )


def _filtered(filters: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """The user and kinds that filters name. What cannot be filtered by is refused: it would seem
    to have been."""
    user, kinds = "", tuple[str, ...]()
    for name, value in _clauses(filters):
        wanted = _wanted(value)
        if name == "user_id" and len(wanted) == 1:
            user = wanted[0]
        elif name in ("categories", "category") and wanted:
            kinds = wanted
        else:
            raise InvalidInput(
                "Filters may name one user_id, and categories: " + ", ".join(_KINDS) + "."
            )
    return user, kinds


def _clauses(filters: dict[str, Any]) -> list[tuple[str, Any]]:
    inside = filters.get("AND")
    if not isinstance(inside, list):
        return list(filters.items())
    rest = [(name, value) for name, value in filters.items() if name != "AND"]
    for clause in cast(list[Any], inside):
        rest += cast(dict[str, Any], clause).items() if isinstance(clause, dict) else [("", None)]
    return rest


def _wanted(value: Any) -> tuple[str, ...]:
    """The values of a clause: a text, a list, or {"in": …} or {"contains": …} of them."""
    if isinstance(value, dict):
        clause = cast(dict[str, Any], value)
        value = clause.get("in", clause.get("contains", clause.get("eq")))
    if isinstance(value, str):
        return (value,)
    many = cast(list[Any], value) if isinstance(value, list) else []
    return tuple(one for one in many if isinstance(one, str))


OFFERS = (
    Offer(add_memory, "Add a memory", writes=True, repeatable=False),
    Offer(search_memories, "Search memories"),
    Offer(get_memories, "List memories"),
    Offer(get_memory, "Get a memory"),
    Offer(update_memory, "Update a memory", writes=True),
    Offer(delete_memory, "Delete a memory", writes=True, destroys=True),
    Offer(delete_all_memories, "Delete all memories", writes=True, destroys=True),
)
