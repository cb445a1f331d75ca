"""Which chats are due, and who has them, in MongoDB. A chat is due by what its state says, or by an
append that came after the state was last written: neither can be lost, for a crash comes before
or after the one document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from lembrar.errors import UnknownChat
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.base import Lease
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import Head, head_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call

_MORE = 64  # chats that are looked at beyond those wanted: some turn out to be taken
_FRESH = {"key": 1, "life": 1, "n": 1, "fresh": 1}


class MongoWork(Part):
    """The part of the store that hands out work."""

    @call
    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        t = self._tenant
        at, until = codec.micros(now), codec.micros(now + timedelta(seconds=seconds))
        leases: list[Lease] = []
        for one in await due_chats(t, at, limit):
            if len(leases) < limit and (lease := await _lease(t, one, at, until)):
                leases.append(lease)
        return leases

    @call
    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        due = None if due_at is None else codec.micros(due_at)

        async def work(head: Head, tail: Tail) -> tuple[Head | None, bool]:
            if not _holds(head, lease):
                return None, False
            new = replace(
                head,
                leased_until=None,
                attempts=head.attempts + 1 if failed else 0,
                due_at=due if tail.seq == lease.seq else head.due_at,
            )
            return new, True

        return await _change_if_there(self._tenant, lease.chat, work)

    @call
    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        until = codec.micros(now + timedelta(seconds=seconds))

        async def work(head: Head, tail: Tail) -> tuple[Head | None, bool]:
            holds = _holds(head, lease)
            return replace(head, leased_until=until) if holds else None, holds

        return await _change_if_there(self._tenant, lease.chat, work)

    @call
    async def make_due(self, chat: str, *, now: datetime) -> bool:
        at = codec.micros(now)

        async def work(head: Head, tail: Tail) -> tuple[Head | None, bool]:
            due = at if head.due_at is None else min(head.due_at, at)
            return replace(head, due_at=due, attempts=0) if head.enabled else None, True

        return await _change_if_there(self._tenant, chat, work)


async def _change_if_there(
    t: Tenant, chat: str, work: Callable[[Head, Tail], Awaitable[tuple[Head | None, bool]]]
) -> bool:
    """Changes a chat; False if there is none."""
    try:
        return await heads.changed(t, chat, work)
    except UnknownChat:
        return False


def _holds(head: Head, lease: Lease) -> bool:
    return head.fence == lease.token and head.leased_until is not None


@dataclass(frozen=True, slots=True)
class Due:
    """A chat that can be claimed, and since when."""

    head: Head
    tail: Tail
    at: int


async def due_chats(t: Tenant, now: int, limit: int) -> list[Due]:
    """Chats that are due and that nobody has, the longest due first: at least `limit` of them, if
    there are so many."""
    wanted = max(limit, 0) + _MORE
    while True:
        keys, fresh, more = await _candidates(t, now, wanted)
        found = [due for pair in await heads.alive(t, keys) if (due := _is_due(*pair, fresh, now))]
        if not more or len(found) >= limit:
            break
        wanted *= 4
    await _settle(t, fresh)
    return sorted(found, key=lambda due: (due.at, due.head.chat))


async def _candidates(t: Tenant, now: int, most: int) -> tuple[set[str], list[Doc], bool]:
    """Keys of chats that may be due, the appends that say so, and whether there may be more."""
    free = {"$or": [{"leased_until": {"$exists": False}}, {"leased_until": {"$lte": now}}]}
    wanted = t.mine(due_at={"$lte": now}) | free
    old = t.chats.collection.find(wanted, {"key": 1}).sort("due_at", 1).limit(most)
    states = await old.to_list()
    log = t.server.collection("log")
    new = log.find(t.mine(fresh={"$lte": now}), _FRESH).sort("fresh", 1).limit(most)
    fresh = await new.to_list()
    keys = {state["key"] for state in states} | {one["key"] for one in fresh}
    return keys, fresh, len(states) == most or len(fresh) == most


def _is_due(head: Head, tail: Tail, fresh: Collection[Doc], now: int) -> Due | None:
    if not head.enabled or (head.leased_until is not None and head.leased_until > now):
        return None
    times = [
        one["fresh"]
        for one in fresh
        if (one["key"], one["life"]) == head.place and one["n"] > head.seen
    ]
    if head.due_at is not None:
        times.append(head.due_at)
    first = min(times, default=None)
    return Due(head, tail, first) if first is not None and first <= now else None


async def _lease(t: Tenant, due: Due, at: int, until: int) -> Lease | None:
    """Leases a chat, unless somebody else was faster."""
    head, tail = due.head, due.tail
    new = replace(
        head.seen_to(tail),
        leased_until=until,
        fence=head.fence + 1,
        due_at=due.at,
        updated_at=head.created_at if tail.updated_at is None else tail.updated_at,
    )
    try:
        await heads.change(t, head, new)
    except Moved:
        return await _lease_again(t, head, at, until)
    await _unfreshen(t, head.key, head.life, tail.n)
    return Lease(head.chat, head.user, new.fence, tail.seq, head.attempts)


async def _lease_again(t: Tenant, old: Head, at: int, until: int) -> Lease | None:
    """The same for a chat that has changed meanwhile: perhaps only a pin."""

    async def look() -> Due | None:
        head = head_of(await t.chats.newest(old.key))
        if head is None or head.fence != old.fence or head.due_at is None:
            return None
        return _is_due(head, await t.tails.end(head.place), [], at)

    due = await steadily(look)
    return await _lease(t, due, at, until) if due else None


async def _settle(t: Tenant, fresh: Collection[Doc]) -> None:
    """Lets appends say no more that their chat is due, if it has been seen to since, if it is
    switched off, or if it is no more."""
    states = await t.chats.newest_of({one["key"] for one in fresh})
    for place in sorted({(one["key"], one["life"]) for one in fresh}):
        head = head_of(states.get(place[0]))
        if head is None or head.life != place[1]:
            continue
        if not head.enabled:
            await _unfreshen(t, *place, max(o["n"] for o in fresh if o["key"] == place[0]))
        elif any(one["n"] <= head.seen for one in fresh if one["key"] == place[0]):
            await _unfreshen(t, *place, head.seen)


async def _unfreshen(t: Tenant, key: str, life: int, n: int) -> None:
    wanted = t.mine(key=key, life=life, n={"$lte": n}, fresh={"$exists": True})
    await t.server.collection("log").update_many(wanted, {"$unset": {"fresh": ""}})
