"""Erasures that have begun. Whoever erases says so in the person's state first, in the same write
that changes the facts, and does it then. Should it not come to that, whoever looks at the person
next does it: everything here can be done twice."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from pymongo import DESCENDING, ReplaceOne

from lembrar.stores import mongo_heads as heads
from lembrar.stores.base import Erased
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import Head, Person, head_of, person_of
from lembrar.stores.mongo_learn import Learnt, learn, mood_name
from lembrar.stores.mongo_links import unlink_all
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Tenant
from lembrar.stores.mongo_wipe import wipe_messages

Order = Mapping[str, Any]
_RECENT_SECONDS = 600
_OF_CHAT = ("notices", "spending")
_OF_USER = ("documents", "vectors", *_OF_CHAT)


async def order_messages(t: Tenant, head: Head, seqs: Collection[int], now: int) -> Order:
    """Says that messages are to be erased."""
    return {**await _order(t, "messages", head), "seqs": sorted(seqs), "now": now}


async def order_chat(t: Tenant, head: Head) -> Order:
    """Says that a chat is to be erased."""
    return await _order(t, "chat", head)


async def order_user(t: Tenant, user: str) -> Order:
    """Says that a user is to be erased."""
    return {"kind": "user", "put": await stamp_after(t, _OF_USER, user=str(user))}


async def _order(t: Tenant, kind: str, head: Head) -> dict[str, Any]:
    put = await stamp_after(t, _OF_CHAT, chat=head.chat)
    return {"kind": kind, "put": put, "chat": head.chat, "key": head.key, "life": head.life}


async def stamp_after(t: Tenant, names: Collection[str] = _OF_USER, **whose: str) -> int:
    """A stamp greater than that of anything there is, even of what a machine wrote whose clock is
    ahead of ours: it is to be erased, too."""
    newest = 0
    for name in names:
        found = t.server.collection(name).find(t.mine(**whose), {"put": 1})
        async for row in found.sort("put", DESCENDING).limit(1):
            newest = max(newest, row["put"])
    return t.stamp(after=newest)


async def finish(t: Tenant, person: Person) -> Erased:
    """Does what a person's state says is to be done, and takes it out of the state."""
    order = person.order or {}
    if order["kind"] == "user":
        return await _finish_user(t, person, order)
    if order["kind"] == "messages":
        erased = await wipe_messages(t, order)
    else:
        erased = await wipe_chat(t, order)
    try:
        await heads.change_person(t, person, replace(person, order=None))
    except Moved:  # somebody else has
        return erased
    return erased


async def finish_orders(t: Tenant) -> None:
    """Finishes the erasures that somebody has begun and not come to the end of."""
    async for state in t.people.collection.find(t.mine(ordered=True)):
        newest = person_of(await t.people.newest(state["key"]))
        if newest and newest.order:
            await finish(t, newest)


async def wipe_chat(t: Tenant, order: Order) -> Erased:
    """Leaves nothing of a chat."""

    async def end() -> Erased:
        head = head_of(await t.chats.newest(order["key"]))
        if head is None or head.life != order["life"]:
            return Erased()
        tail = await t.tails.close(head.place)
        summaries = len(await t.pages.rows(head.blocks))
        await t.raise_floor(head.version, head.fence)
        await heads.bury(t, head)
        messages = tail.seq - head.erasures
        return Erased(chats=1, messages=messages, summaries=summaries)

    erased = await steadily(end)
    await _sweep(t, order)
    return erased


async def _sweep(t: Tenant, order: Order) -> None:
    """Removes what is left of a chat that has ended."""
    key, life, chat, before = order["key"], order["life"], order["chat"], {"$lt": order["put"]}
    t.tails.forget((key, life))
    await vacate(t, key, life)
    await t.pages.collection.delete_many(t.mine(of=f"{key}.{life}"))
    await t.server.collection("vectors").delete_many(t.mine(chat=chat, life=life))
    await t.server.collection("notices").delete_many(t.mine(chat=chat, put=before))
    spent = t.server.collection("spending")
    await spent.update_many(t.mine(chat=chat, put=before), {"$set": {"chat": ""}})


async def vacate(t: Tenant, key: str, life: int) -> None:
    """Removes the appends of a life that has ended. The newest leave their numbers taken: somebody
    may be about to write who does not know yet that it has."""
    log = t.server.collection("log")
    recent = time.time_ns() - _RECENT_SECONDS * 10**9
    theirs = t.mine(key=key, life=life)
    await log.delete_many(theirs | {"put": {"$lt": recent}})
    new = await log.find(theirs, {"n": 1, "put": 1, "closed": 1}).to_list()
    writes = [
        ReplaceOne(
            t.server.by_id(one["_id"], t.name),
            {**theirs, "_id": one["_id"], "n": one["n"], "closed": True, "put": one["put"]},
        )
        for one in new
        if not one.get("closed")
    ]
    if writes:
        await log.bulk_write(writes, ordered=False)


async def _finish_user(t: Tenant, person: Person, order: Order) -> Erased:
    chats = await heads.as_they_are(t, person.user)
    if not await t.people.has(person.state):  # done by somebody else: what is there now is new
        return Erased()
    went = [await _erase_chat_of(t, person, head, tail) for head, tail in chats]
    links = await unlink_all(t, person.user)
    documents = await sweep_user(t, person.user, order["put"])
    await t.raise_floor(person.version)
    try:
        await heads.bury_person(t, person)
    except Moved:
        return Erased()
    await t.pages.drop([ref.id for ref in (*person.facts, *person.moods)])
    return Erased(
        chats=len(went),
        messages=sum(erased.messages for erased in went),
        summaries=sum(erased.summaries for erased in went),
        facts=person.known,
        moods=person.felt + sum(erased.moods for erased in went),
        links=links,
        documents=documents,
    )


async def _erase_chat_of(t: Tenant, person: Person, head: Head, tail: Tail) -> Erased:
    moods = await drop_others_moods(t, head.chat, None, person.user)
    return replace(await wipe_chat(t, await order_chat(t, head)), moods=moods)


async def sweep_user(t: Tenant, user: str, before: int) -> int:
    """Removes what is left of a user besides chats, facts and links; empty is nobody. Returns how
    many documents went."""
    if not user:
        return 0
    theirs = t.mine(user=str(user), put={"$lt": before})
    gone = await t.server.collection("documents").delete_many(theirs)
    for name in ("notices", "vectors"):
        await t.server.collection(name).delete_many(theirs)
    await t.server.collection("spending").update_many(theirs, {"$set": {"user": ""}})
    return gone.deleted_count


async def drop_others_moods(
    t: Tenant, chat: str, sources: Collection[str] | None, user: str
) -> int:
    """Removes the moods that others than the user had in some messages of a chat, or in all.
    Returns how many went."""
    rows = t.pages.collection.find(t.mine(names=mood_name(chat)), {"user": 1})
    others = sorted({row["user"] async for row in rows} - {user})
    return sum([await _drop_moods(t, other, chat, sources) for other in others])


async def _drop_moods(t: Tenant, user: str, chat: str, sources: Collection[str] | None) -> int:
    async def once() -> int:
        person = await heads.as_it_is(t, user)
        if person is None:
            return 0
        rows = await t.pages.rows(person.moods)
        gone = [key for key, row in rows.items() if felt_in(row, chat, sources)]
        if gone:
            await learn(t, person, person, Learnt(unfelt=gone), raised=False)
        return len(gone)

    return await steadily(once)


def felt_in(row: Mapping[str, Any], chat: str, sources: Collection[str] | None) -> bool:
    """Whether a mood was read in some messages of a chat, or in any."""
    return row["chat"] == chat and (sources is None or row["source"] in sources)
