"""Memory for somebody who only looks: what they ask for is made as it would be for the model, but
is no use of the memory, changes nothing and is told to nobody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from weakref import WeakKeyDictionary

from lembrar import policy
from lembrar.brains.local import LocalBrain
from lembrar.engine import AsyncMemory
from lembrar.policy import Policy

_MOST = 200  # hits whose scores are explained


class Looker(AsyncMemory):
    """The same memory, seen through a preset, and never worked on."""

    @classmethod
    def of(cls, memory: AsyncMemory, seen_as: Policy) -> Looker:
        """A look at a memory."""
        return cls(
            memory._store,
            seen_as,
            LocalBrain(),
            memory._clock,
            embedder=memory._embedder,
            background=False,
        )

    async def scores(self, user: str, query: str) -> Mapping[str, Mapping[str, float]]:
        """What the scores of what was found are made of, by the ids of the messages it is from."""
        if not query.strip():
            return {}
        found = await self._shelf.find(await self._people(user), query, self._now())
        parts: dict[str, Mapping[str, float]] = {}
        for hit in found.hits[:_MOST]:
            for source in hit.doc.sources:
                parts.setdefault(source, hit.parts)
        return parts


_lookers: WeakKeyDictionary[AsyncMemory, dict[str, Looker]] = WeakKeyDictionary()


def look_at(memory: AsyncMemory, preset: str = "") -> Looker:
    """A look at a memory as it is, or through another preset. It is kept as long as the memory, so
    that what search reads is read once."""
    known = _lookers.setdefault(memory, {})
    name = preset if preset in policy.names() else memory.policy.name
    if name not in known:
        own = name == memory.policy.name
        seen_as = memory.policy if own else policy.load(name)
        private = memory.policy.redaction  # a preset looked through does not say what may be seen
        known[name] = Looker.of(memory, replace(seen_as, redaction=private))
    return known[name]
