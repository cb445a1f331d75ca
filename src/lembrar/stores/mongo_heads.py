"""Finding, creating and changing chats and people in MongoDB."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from lembrar.errors import OtherUser, UnknownChat
from lembrar.stores import codec
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import Head, Person, fields_of, head_of, person_of
from lembrar.stores.mongo_post import send
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Tenant

_T = TypeVar("_T")
_BIRTH_SECONDS = 5.0  # that the first to write to a chat is given


def chat_key(t: Tenant, chat: str) -> str:
    """What stands for a chat's name."""
    return t.key("chat", chat)


def person_key(t: Tenant, user: str) -> str:
    """What stands for a user's name."""
    return t.key("user", user)


# ── chats ─────────────────────────────────────────────────────────────────────────────────────


async def head(t: Tenant, chat: str) -> Head | None:
    """The state of a chat, if it is alive."""
    return head_of(await t.chats.newest(chat_key(t, chat)))


async def there(t: Tenant, chat: str) -> tuple[Head, Tail] | None:
    """A chat and where its log ends, if there is such a chat."""
    found = await head(t, chat)
    if found is None:
        return None
    tail = await t.tails.end(found.place)
    return (found, tail) if found.opened or tail.n else None


async def known(t: Tenant, chat: str) -> tuple[Head, Tail]:
    """The same; raises if there is no such chat."""
    found = await there(t, chat)
    if found is None:
        raise UnknownChat
    return found


async def of_user(t: Tenant, user: str) -> list[tuple[Head, Tail]]:
    """The chats of a user, in order of id, and where their logs end."""
    await person(t, user)  # one who is being erased has none
    return await as_they_are(t, user)


async def as_they_are(t: Tenant, user: str) -> list[tuple[Head, Tail]]:
    """The same, of a user who is being erased, too."""
    order = [("key", 1), ("r", 1)]
    found = t.chats.collection.find(t.mine(user=str(user)), {"key": 1}).sort(order)
    pairs = await alive(t, {row["key"] async for row in found})
    return [pair for pair in pairs if pair[0].user == user]


async def alive(t: Tenant, keys: Collection[str]) -> list[tuple[Head, Tail]]:
    """The chats with these keys that there are, in order of id, and where their logs end."""
    states = await t.chats.newest_of(keys)
    heads = [found for state in states.values() if (found := head_of(state))]
    tails = await t.tails.ends([found.place for found in heads])
    pairs = [(found, tails[found.place]) for found in heads]
    return sorted((p for p in pairs if p[0].opened or p[1].n), key=lambda pair: pair[0].chat)


async def mine(
    t: Tenant, chat: str, user: str, now: datetime, *, opened: bool
) -> tuple[Head, bool]:
    """A user's chat, created if there is none, and whether that was so. Raises Moved if somebody
    else creates it right now."""
    key = chat_key(t, chat)
    state = await t.chats.newest(key)
    found = head_of(state)
    if found and (found.opened or (await t.tails.end(found.place)).n):
        if found.user != user:
            raise OtherUser
        return found, False
    if found and found.user == user:
        return (await change(t, found, replace(found, opened=True)) if opened else found), True
    if found and not await _is_abandoned(t, found):
        raise Moved
    return await _create(t, state, key, chat, user, codec.micros(now), opened), True


async def _is_abandoned(t: Tenant, found: Head) -> bool:
    """Whether somebody was about to write to a new chat, and was interrupted. Nobody will, then."""
    is_old = not 0 <= time.time() - found.born < _BIRTH_SECONDS
    return is_old and not (await t.tails.close(found.place)).n


async def _create(
    t: Tenant, base: Doc | None, key: str, chat: str, user: str, now: int, opened: bool
) -> Head:
    await person(t, user)  # whoever erases that user would take the new chat along
    floor = await t.floor()
    new = Head(
        state={},
        chat=chat,
        user=user,
        life=base["r"] + 1 if base else 1,
        created_at=now,
        updated_at=now,
        born=time.time(),
        opened=opened,
        version=floor,
        fence=floor,
    )
    created = head_of(await t.chats.advance(base, key, fields_of(new)))
    if created is None:
        raise Moved
    return created


async def change(t: Tenant, old: Head, new: Head) -> Head:
    """Replaces the state of a chat; raises Moved if somebody was faster."""
    await deliver(t, old)
    if new.outbox is old.outbox:
        new = replace(new, outbox=())
    changed = head_of(await t.chats.advance(old.state, old.key, fields_of(new)))
    if changed is None:
        raise Moved
    await deliver(t, changed)
    return changed


async def changed(
    t: Tenant, chat: str, work: Callable[[Head, Tail], Awaitable[tuple[Head | None, _T]]]
) -> _T:
    """Changes a chat to what the work makes of it, unless that is None, however often others are
    faster. Returns what else the work came to. Raises if there is no such chat."""

    async def once() -> _T:
        old, tail = await known(t, chat)
        new, result = await work(old, tail)
        if new is not None:
            await change(t, old, new)
        return result

    async with t.turn(chat_key(t, chat)):
        return await steadily(once)


async def bury(t: Tenant, old: Head) -> None:
    """Puts an end to a chat. Nothing that tells its name is left."""
    await deliver(t, old)
    if not await t.chats.advance(old.state, old.key, {"dead": True}):
        raise Moved


# ── people ────────────────────────────────────────────────────────────────────────────────────


async def person(t: Tenant, user: str) -> Person | None:
    """What is known of a user. An erasure that somebody has begun is finished first."""
    from lembrar.stores.mongo_orders import finish

    while True:
        found = await as_it_is(t, user)
        if found is None or found.order is None:
            return found
        await finish(t, found)


async def as_it_is(t: Tenant, user: str) -> Person | None:
    """What is known of a user, an erasure that is not finished included."""
    return person_of(await t.people.newest(person_key(t, user)))


async def change_person(t: Tenant, old: Person | None, new: Person) -> Person:
    """Replaces what is known of a user; raises Moved if somebody was faster."""
    key = person_key(t, new.user)
    base = old.state if old else await t.people.newest(key)
    if old is not None:
        await deliver(t, old)
        if new.outbox is old.outbox:
            new = replace(new, outbox=())
    elif person_of(base) is not None:
        raise Moved
    changed = person_of(await t.people.advance(base, key, fields_of(new)))
    if changed is None:
        raise Moved
    await deliver(t, changed)
    return changed


async def bury_person(t: Tenant, old: Person) -> None:
    """Puts an end to what is known of a user. Nothing that tells the name is left."""
    if not await t.people.advance(old.state, old.key, {"dead": True}):
        raise Moved


async def deliver(t: Tenant, value: Head | Person) -> None:
    """Sends the notices that wait in a state, and takes them out of it."""
    if value.state.get("outbox"):
        await send(t, value.state["outbox"])
        chain = t.chats if isinstance(value, Head) else t.people
        await chain.strip(value.state, "outbox", "news")
