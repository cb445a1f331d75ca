"""Erasing in MongoDB. What is to be erased is said in the state of the person it is of, in the one
write that also changes the facts: from then on it happens, whoever has to finish it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores import mongo_orders as orders
from lembrar.stores.base import Erased, FactChange
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Head, Person
from lembrar.stores.mongo_learn import Learnt, drop_fact_vectors, learn
from lembrar.stores.mongo_notices import number
from lembrar.stores.mongo_orders import Order
from lembrar.stores.mongo_tenant import Part, Tenant, call
from lembrar.stores.mongo_wipe import at_places


class MongoErase(Part):
    """The part of the store that forgets."""

    @call
    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        t = self._tenant
        await number(t)  # a notice that goes keeps its number

        async def once() -> Erased | None:
            head, tail = await heads.known(t, chat)
            person = await _unless_late(t, head, facts)
            if person is None:
                return None
            found = await at_places(t, head, tail, seqs)
            if not found and facts is None:
                return Erased()
            gone = [message.seq for message in found]
            at = codec.micros(now)
            order = await orders.order_messages(t, head, gone, at) if gone else None
            sources = {message.id for message in found}
            erased = await _commit(t, head, person, facts, sources, order)
            return replace(erased, messages=len(found))

        async with t.turn(heads.chat_key(t, chat)):
            return await steadily(once)

    @call
    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        t = self._tenant
        await number(t)

        async def once() -> Erased | None:
            head, _ = await heads.known(t, chat)
            person = await _unless_late(t, head, facts)
            if person is None:
                return None
            if not person.state:  # one who comes new with this begins where the chat leaves off
                floor = max(person.version, head.version, head.fence) + 1
                person = replace(person, version=floor)
            order = await orders.order_chat(t, head)
            return await _commit(t, head, person, facts, None, order)

        async with t.turn(heads.chat_key(t, chat)):
            return await steadily(once)

    @call
    async def erase_user(self, user: str) -> Erased:
        t = self._tenant
        await number(t)

        async def once() -> Erased:
            person = await heads.person(t, user)
            if person is None and not await heads.as_they_are(t, user):
                return await _erase_nobody(t, user)
            order = await orders.order_user(t, user)
            new = replace(person or Person({}, user, await t.floor()), order=order)
            return await orders.finish(t, await heads.change_person(t, person, new))

        async with t.turn(heads.person_key(t, user)):
            return await steadily(once)


async def _unless_late(t: Tenant, head: Head, facts: FactChange | None) -> Person | None:
    """The person a chat is of, unless the facts have changed since a change was thought out."""
    person = await heads.person(t, head.user) or Person({}, head.user, await t.floor())
    return None if facts and facts.version != person.version else person


async def _commit(
    t: Tenant,
    head: Head,
    person: Person,
    facts: FactChange | None,
    sources: Collection[str] | None,
    order: Order | None,
) -> Erased:
    """Says what is to be erased, and does it. `sources` are the messages whose moods go; all of
    the chat's, if there are none."""
    change = facts or FactChange(person.version)
    felt = await t.pages.rows(person.moods)
    unfelt = [key for key, row in felt.items() if orders.felt_in(row, head.chat, sources)]
    known = await t.pages.rows(person.facts)
    removed = {id for id in change.remove if id in known or any(f.id == id for f in change.facts)}
    learnt = Learnt(change.facts, change.remove, {}, unfelt)
    old = person if person.state else None
    said = await learn(t, old, replace(person, order=order), learnt)
    erased = await orders.finish(t, said) if order else Erased()
    others = await orders.drop_others_moods(t, head.chat, sources, head.user) if order else 0
    if removed:
        await drop_fact_vectors(t, head.user, removed)
    return replace(erased, moods=len(unfelt) + others, facts=len(removed))


async def _erase_nobody(t: Tenant, user: str) -> Erased:
    """Of whom there is neither a chat nor a fact, something else may be there."""
    links = await orders.unlink_all(t, user)
    gone = await orders.sweep_user(t, user, await orders.stamp_after(t, user=str(user)))
    await t.raise_floor()
    return Erased(links=links, documents=gone)
