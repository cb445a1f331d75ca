"""Loading what is known of a person: facts with their history, moods and links."""

from __future__ import annotations

from datetime import datetime, timedelta

from lembrar.errors import StoreBusy
from lembrar.model import Fact, Mood
from lembrar.stores.base import Store
from lembrar.transfer.loaded import Loaded
from lembrar.transfer.records import FactRecord, LinkRecord, MoodRecord, given

_PAGE = 200
_TRIES = 20
_MOMENT = timedelta(microseconds=1)


class PersonLoader:
    """Takes facts and moods, and writes them some at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._user = ""
        self._facts: dict[str, Fact] = {}
        self._moods: list[Mood] = []

    async def take(self, record: LinkRecord | FactRecord | MoodRecord) -> Loaded:
        """One more record. Returns what was written on its account."""
        if isinstance(record, LinkRecord):
            return await self._link(record)
        loaded = Loaded()
        full = len(self._facts) + len(self._moods) >= _PAGE
        if full or record.user != self._user:
            loaded = await self.flush()
        self._user = record.user
        if isinstance(record, FactRecord):
            self._facts[record.id] = Fact(**given(record))
        else:
            self._moods.append(Mood(**given(record)))
        return loaded

    async def flush(self) -> Loaded:
        """Writes what was taken so far."""
        facts, self._facts = self._facts, {}
        moods, self._moods = self._moods, []
        if not (facts or moods):
            return Loaded()
        for _ in range(_TRIES):
            version, there = await self._store.facts(self._user, ids=list(facts))
            known = {fact.id: fact for fact in there}
            new = [fact for fact in facts.values() if is_newer(fact, known.get(fact.id))]
            felt = await self._unknown(moods)
            if not (new or felt) or await self._store.write_facts(
                self._user, version, new, moods=felt
            ):
                same = len(facts) + len(moods) - len(new) - len(felt)
                return Loaded(facts=len(new), moods=len(felt), known=same)
        raise StoreBusy(f"The facts of {self._user!r} are changed by somebody else all the time.")

    async def _unknown(self, moods: list[Mood]) -> list[Mood]:
        if not moods:
            return []
        since, until = min(m.at for m in moods), max(m.at for m in moods) + _MOMENT
        there = await self._store.moods(self._user, since=since, until=until)
        known = {(mood.chat, mood.source) for mood in there}
        return [mood for mood in moods if (mood.chat, mood.source) not in known]

    async def _link(self, record: LinkRecord) -> Loaded:
        links = await self._store.links(record.user)
        if any((k.channel, k.identity) == (record.channel, record.identity) for k in links):
            return Loaded(known=1)
        await self._store.link(record.user, record.channel, record.identity, now=record.at)
        return Loaded(links=1)


def is_newer(fact: Fact, known: Fact | None) -> bool:
    """Whether a fact takes the place of the one that is known by its id: what happened to it last
    counts."""
    return known is None or (fact != known and _last(fact) > _last(known))


def _last(fact: Fact) -> datetime:
    times = (fact.updated_at, fact.ended_at, fact.accessed_at, fact.faded_at)
    return max(at for at in times if at)
