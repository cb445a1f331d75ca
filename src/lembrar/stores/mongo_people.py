"""What is known of people in MongoDB: facts and moods are tables in pages, which a person's state
names. Its version is raised with every change."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime

from lembrar.model import Fact, Mood, Notice
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Person, person_of, posted
from lembrar.stores.mongo_learn import Learnt, drop_fact_vectors, fact_name, facts_of, learn
from lembrar.stores.mongo_orders import finish_orders
from lembrar.stores.mongo_pages import Key
from lembrar.stores.mongo_rows import mood_key, mood_of, mood_row
from lembrar.stores.mongo_tenant import Part, call


class MongoPeople(Part):
    """The part of the store that keeps facts and moods."""

    @call
    async def users(self) -> list[str]:
        t = self._tenant
        chats = t.chats.collection.find(t.mine(user={"$exists": True}), {"key": 1})
        talking = await heads.alive(t, {row["key"] async for row in chats})
        known = t.people.collection.find(t.mine(known={"$gte": 1}), {"key": 1})
        states = await t.people.newest_of({row["key"] async for row in known})
        people = [found for state in states.values() if (found := person_of(state))]
        return sorted({head.user for head, _ in talking} | {p.user for p in people if p.known})

    @call
    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        version, kept = await steadily(lambda: facts_of(self._tenant, user))
        if statuses is None and limit is not None:
            statuses = ("live",)
        found = [
            fact
            for id, fact in kept.items()
            if ids is None or id in ids
            if statuses is None or fact.status in statuses
        ]
        found.sort(key=_rank, reverse=True)
        chosen = found if limit is None else found[: max(limit, 0)]
        return version, sorted(chosen, key=lambda fact: (fact.created_at, fact.id))

    @call
    async def find_facts(self, id: str) -> list[Fact]:
        t = self._tenant
        rows = t.pages.collection.find(t.mine(names=fact_name(id)), {"user": 1})
        users = sorted({row["user"] async for row in rows})
        found = [await steadily(lambda user=user: facts_of(t, user)) for user in users]
        return [facts[id] for _, facts in found if id in facts]

    @call
    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        t = self._tenant
        await finish_orders(t)
        wanted = t.mine(due_at={"$lte": codec.micros(now)})
        users = {row["user"] async for row in t.people.collection.find(wanted, {"user": 1})}
        due: list[tuple[datetime, str, str, Fact]] = []
        for user in users:
            _, facts = await steadily(lambda user=user: facts_of(t, user))
            due += [
                (fact.due_at, user, id, fact)
                for id, fact in facts.items()
                if fact.due_at and fact.due_at <= now
            ]
        return [row[3] for row in sorted(due, key=lambda row: row[:3])[: max(limit, 0)]]

    @call
    async def write_facts(
        self,
        user: str,
        version: int,
        facts: Sequence[Fact],
        *,
        moods: Sequence[Mood] = (),
        remove: Collection[str] = (),
        notices: Sequence[Notice] = (),
    ) -> bool:
        t = self._tenant
        felt: dict[Key, object] = {mood_key(m.chat, m.source): mood_row(m) for m in moods}

        async def once() -> bool:
            old = await heads.person(t, user)
            have = old.version if old else await t.floor()
            if have != version:
                return False
            new = old or Person({}, user, version)
            told = posted(notices, t.stamp(), t.token())
            learnt = Learnt(tuple(facts), tuple(remove), felt, ())
            await learn(t, old, replace(new, outbox=told), learnt)
            return True

        async with t.turn(heads.person_key(t, user)):
            done = await steadily(once)
        if done and remove:
            await drop_fact_vectors(t, user, remove)
        return done

    @call
    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        t = self._tenant

        async def once() -> list[Mood]:
            person = await heads.person(t, user)
            rows = await t.pages.rows(person.moods) if person else {}
            return [mood_of(row, user) for row in rows.values()]

        found = [
            mood
            for mood in await steadily(once)
            if since is None or since <= mood.at
            if until is None or mood.at < until
        ]
        found.sort(key=lambda mood: (mood.at, mood.chat, mood.source))
        return found if limit is None else found[max(0, len(found) - limit) :]


def _rank(fact: Fact) -> tuple[bool, float, datetime, str]:
    """By what a limit chooses: the higher stays."""
    return fact.critical or fact.pinned, fact.weight, fact.created_at, fact.id
