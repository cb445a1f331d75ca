"""What becomes of a person's facts and moods in MongoDB: new pages, then a new state."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lembrar.model import Fact
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_chain import Moved
from lembrar.stores.mongo_head import Person
from lembrar.stores.mongo_pages import Edit, Key, Page
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tenant import Tenant


@dataclass(frozen=True, slots=True)
class Learnt:
    """What becomes of a person's facts and moods."""

    facts: Sequence[Fact] = ()
    remove: Collection[str] = ()
    felt: Mapping[Key, Any] = field(default_factory=dict[Key, Any])
    unfelt: Collection[Key] = ()


async def facts_of(t: Tenant, user: str) -> tuple[int, dict[str, Fact]]:
    """The version of a user's facts, and the facts, by id."""
    person = await heads.person(t, user)
    if person is None:
        return await t.floor(), {}
    facts: dict[str, Fact] = {}
    for page in await t.pages.load(person.facts):
        facts |= _facts_in(page)
    return person.version, facts


def _facts_in(page: Page) -> dict[str, Fact]:
    """The facts of a page, which is read once: it does not change."""
    if "facts" not in page.memo:
        page.memo["facts"] = {
            str(id): codec.load_fact(row["body"]) for id, row in page.rows.items()
        }
    return page.memo["facts"]


async def learn(
    t: Tenant, old: Person | None, new: Person, learnt: Learnt, *, raised: bool = True
) -> Person:
    """Writes what becomes of a person, and raises the version. `new` is the person as before but
    for what else changes. Raises Moved if somebody was faster."""
    gone = set(learnt.remove)
    put: dict[Key, Any] = {fact.id: _row(fact) for fact in learnt.facts if fact.id not in gone}
    known, felt = await t.pages.rows(new.facts), await t.pages.rows(new.moods)
    edits = [
        await t.pages.change(new.facts, put, [id for id in gone if id in known]),
        await t.pages.change(new.moods, learnt.felt, learnt.unfelt),
    ]
    after = {key: row for key, row in (known | put).items() if key not in gone}
    new = replace(
        new,
        version=new.version + raised,
        facts=edits[0].refs,
        moods=edits[1].refs,
        known=len(after),
        felt=len({*felt, *learnt.felt} - {*learnt.unfelt}),
        due_at=min((row["due_at"] for row in after.values() if "due_at" in row), default=None),
    )
    return await _rewritten(t, old, new, edits)


def _row(fact: Fact) -> Doc:
    due = {"due_at": codec.micros(fact.due_at)} if fact.due_at else {}
    return {"body": codec.dump_fact(fact), **due}


async def _rewritten(t: Tenant, old: Person | None, new: Person, edits: Sequence[Edit]) -> Person:
    of = heads.person_key(t, new.user)
    made = [page for one in edits for page in one.new]
    await t.pages.put(edits[0].new, of, new.user, _fact_names)
    await t.pages.put(edits[1].new, of, new.user, _mood_names)
    try:
        changed = await heads.change_person(t, old, new)
    except Moved:
        await t.pages.drop([page.ref.id for page in made])
        raise
    await t.pages.drop([id for one in edits for id in one.old])
    return changed


def _fact_names(page: Page) -> list[str]:
    return [fact_name(str(id)) for id in page.rows]


def fact_name(id: str) -> str:
    """What finds the page of a fact."""
    return f"fact:{id}"


def mood_name(chat: str) -> str:
    """What finds the pages of moods in a chat."""
    return f"mood:{chat}"


def _mood_names(page: Page) -> list[str]:
    return sorted({mood_name(row["chat"]) for row in page.rows.values()})


async def drop_fact_vectors(t: Tenant, user: str, ids: Collection[str]) -> None:
    """Removes the vectors of some facts."""
    refs = [f"f{id}" for id in ids]
    await t.server.collection("vectors").delete_many(t.mine(user=str(user), ref={"$in": refs}))
