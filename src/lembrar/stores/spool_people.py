"""Reading what is known of people while messages wait, or while the database is away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from lembrar.model import Fact, Link
from lembrar.stores.base import ChatMark, Marks, Store, StoredVector
from lembrar.stores.spool_ahead import PROVISIONAL
from lembrar.stores.spool_line import Line, Patience
from lembrar.stores.spool_picture import Picture
from lembrar.stores.spool_queue import Spool
from lembrar.stores.spool_shown import UNREACHED, Shown


class ShownPeople(Shown):
    """A part of a store: what is read of people."""

    def __init__(
        self,
        line: Line[Store],
        spool: Spool,
        tenant: str,
        patience: Patience,
        picture: Picture | None = None,
    ) -> None:
        super().__init__(line, spool, tenant, patience, picture)
        # By chat: what stood where when somebody was told how far it has come, and how often that
        # turned out otherwise.
        self._told: dict[str, tuple[int, tuple[str, ...]]] = {}
        self._retold: Counter[str] = Counter()

    async def owner(self, identity: str) -> str | None:
        try:
            found = await self._quick(lambda store: store.owner(identity))
        except UNREACHED:
            return self._picture.person(identity).owner
        self._picture.kept_person(identity).owner = found
        return found

    async def links(self, user: str) -> list[Link]:
        try:
            found = await self._quick(lambda store: store.links(user))
        except UNREACHED:
            return self._picture.person(user).links
        self._picture.kept_person(user).links = found
        return found

    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        def ask(store: Store) -> Coroutine[Any, Any, tuple[int, list[Fact]]]:
            return store.facts(user, limit=limit, ids=ids, statuses=statuses)

        if ids is not None or (limit is None and statuses is None):
            return await ask(self._line.there)  # to be changed, or to be complete
        try:
            found = await self._quick(ask)
        except UNREACHED:
            version, seen = self._picture.person(user).facts or (PROVISIONAL, [])
            if statuses is not None:
                return PROVISIONAL, [fact for fact in seen if fact.status in statuses]
            return version, _weightiest(seen, limit)
        if statuses is None:
            self._picture.kept_person(user).facts = found
        return found

    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        try:
            return await self._quick(lambda store: store.vectors(user, embedder, refs))
        except UNREACHED:
            return {}

    async def marks(self, user: str) -> Marks:
        """Positions that turn out otherwise count as an erasure: who kept something made of what
        waited then reads it again."""
        try:
            found = await self._quick(lambda store: store.marks(user))
            self._picture.kept_person(user).marks = found
        except UNREACHED:
            found = self._picture.person(user).marks or Marks(PROVISIONAL, ())
        waiting = await self._waiting_chats()
        if not (waiting or self._told or self._retold):
            return found
        marks = {mark.chat: mark for mark in found.chats}
        for chat, by in waiting:
            if chat in marks or by == user:
                await self._mark(chat, user, marks)
        for chat in self._told.keys() - {chat for chat, _ in waiting}:
            self._retold[chat] += 1
            del self._told[chat]
        told = [
            replace(mark, erasures=mark.erasures + self._retold[mark.chat])
            for _, mark in sorted(marks.items())
        ]
        return Marks(found.facts, tuple(told))

    async def _mark(self, chat: str, user: str, marks: dict[str, ChatMark]) -> None:
        """Lets a chat's mark say how far it will have come, if what is between can be shown."""
        head, ahead = await self._grown(chat)
        if head is None or head.user != user or not ahead:
            return
        end = ahead[0].seq - 1
        mark = marks.get(chat) or ChatMark(chat, 0, PROVISIONAL, True, head.created_at, 0)
        if any(
            seq not in self._picture.chat(chat).messages for seq in range(mark.seq + 1, end + 1)
        ):
            return
        marks[chat] = replace(mark, seq=ahead[-1].seq)
        now = (end, tuple(message.id for message in ahead))
        before = self._told.get(chat, now)
        if (before[0], before[1]) != (now[0], now[1][: len(before[1])]):
            self._retold[chat] += 1
        self._told[chat] = now


def _weightiest(facts: Sequence[Fact], limit: int | None) -> list[Fact]:
    kept = sorted(facts, key=lambda f: (f.critical or f.pinned, f.weight, f.created_at, f.id))
    kept = kept[max(0, len(kept) - limit) :] if limit is not None else kept
    return sorted(kept, key=lambda fact: (fact.created_at, fact.id))
