"""Everything added up, in the reference store."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from lembrar.stores.memory_data import MemoryPart
from lembrar.stores.tally import Tally, added, by_hour


class MemoryTally(MemoryPart):
    """The part of the store that adds up."""

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        self._check_open()
        kept = self._data.chats.values()
        known = {user for user, person in self._data.people.items() if person.facts}
        runs = [run for chat in kept for run in chat.compactions if run.at >= since]
        return replace(
            added([chat.view() for chat in kept], newest),
            users=len({chat.head.user for chat in kept} | known),
            due_since=min((chat.due_at for chat in kept if chat.due_at), default=None),
            hours=by_hour(runs),
        )
