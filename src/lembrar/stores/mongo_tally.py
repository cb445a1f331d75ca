"""Everything added up, in MongoDB: by reading every state once, some at a time. Where a chat's log
ends, its state says too, unless something was appended since somebody last worked on the chat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from lembrar.model import Compaction
from lembrar.stores import codec
from lembrar.stores.mongo_chain import Chain, Moved, steadily
from lembrar.stores.mongo_head import Head, head_of, person_of
from lembrar.stores.mongo_ladder import runs_of
from lembrar.stores.mongo_orders import finish_orders
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Place, Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call
from lembrar.stores.tally import Tally, added, by_hour

_AT_ONCE = 500
_FRESH = {"key": 1, "life": 1, "n": 1, "fresh": 1}
_UNUSED: Doc = dict.fromkeys(("blocks", "atoms", "places", "cuts", "pins", "usage", "outbox"), 0)
_KNOWN: Doc = dict.fromkeys(("key", "r", "user", "version", "known", "dead"), 1)
_ASTRAY = timedelta(days=1)  # by more than this, clocks do not differ
_Fresh = Mapping[Place, Sequence[Doc]]


class MongoTally(Part):
    """The part of the store that adds up."""

    @call
    async def tally(self, *, since: datetime, newest: int) -> Tally:
        t = self._tenant
        await finish_orders(t)
        # Looked up before the states: what is worked on meanwhile is in one or the other.
        fresh = await _fresh(t)
        users: set[str] = set()
        sums = Tally()
        async for states in _newest_states(t.chats, _UNUSED):
            chats = await _there(t, [head for s in states if (head := head_of(s))], fresh)
            sums = added([head.view(tail) for head, tail in chats], newest, sums)
            users |= {head.user for head, _ in chats}
            times = [sums.due_since, *(_due_at(head, fresh) for head, _ in chats)]
            runs = await _runs(t, [head for head, _ in chats], since)
            sums = replace(
                sums,
                due_since=min((at for at in times if at), default=None),
                hours=by_hour(runs, sums.hours),
            )
        async for states in _newest_states(t.people, _KNOWN):
            people = [person for s in states if (person := person_of(s))]
            users |= {person.user for person in people if person.known}
        return replace(sums, users=len(users))


async def _newest_states(chain: Chain, fields: Mapping[str, int]) -> AsyncIterator[list[Doc]]:
    """The newest state of each thing of a kind, some at a time."""
    found: dict[str, Doc] = {}
    async for state in chain.every(fields, _AT_ONCE):
        if state["key"] not in found and len(found) == _AT_ONCE:
            yield list(found.values())
            found.clear()
        found[state["key"]] = state
    yield list(found.values())


async def _fresh(t: Tenant) -> _Fresh:
    """Appends that nobody has worked on yet, by chat."""
    found: dict[Place, list[Doc]] = {}
    wanted = t.mine(fresh={"$exists": True})
    async for row in t.server.collection("log").find(wanted, _FRESH):
        found.setdefault((row["key"], row["life"]), []).append(row)
    return found


async def _there(t: Tenant, every: Sequence[Head], fresh: _Fresh) -> list[tuple[Head, Tail]]:
    """Those of the chats that there are, and where their logs end. Appends to one that is switched
    off leave no trace elsewhere."""
    told = {
        head.place: tail
        for head in every
        if head.enabled and head.place not in fresh and (tail := head.seen_tail)
    }
    asked = await t.tails.ends([head.place for head in every if head.place not in told])
    pairs = [(head, told.get(head.place) or asked[head.place]) for head in every]
    return [(head, tail) for head, tail in pairs if head.opened or tail.n]


def _due_at(head: Head, fresh: _Fresh) -> datetime | None:
    """Since when there is something to do for a chat, if there is."""
    times = [row["fresh"] for row in fresh.get(head.place, ()) if row["n"] > head.seen]
    times += [] if head.due_at is None else [head.due_at]
    return codec.moment(min(times)) if times and head.enabled else None


async def _runs(t: Tenant, every: Sequence[Head], since: datetime) -> list[Compaction]:
    """The runs over some chats from then on."""
    at = codec.micros(since - _ASTRAY)
    late = [head for head in every if head.compacted_at is not None and head.compacted_at >= at]
    try:
        pages = await t.pages.load([ref for head in late for ref in head.runs])
        found = [codec.load_compaction(row) for page in pages for row in page.rows.values()]
    except Moved:  # somebody works on one of them right now
        found = [run for head in late for run in await _runs_now(t, head)]
    return [run for run in found if run.at >= since]


async def _runs_now(t: Tenant, old: Head) -> list[Compaction]:
    async def once() -> list[Compaction]:
        head = head_of(await t.chats.newest(old.key))
        return [run for _, run in await runs_of(t, head)] if head else []

    return await steadily(once)
