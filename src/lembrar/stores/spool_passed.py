"""The calls that a spool has nothing to do with: they go to the database, and what it answers, or
that it cannot be reached, comes back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, datetime

from lembrar.model import (
    Atom,
    Compaction,
    DaySpend,
    Fact,
    Letter,
    Mood,
    Notice,
    Usage,
)
from lembrar.stores.base import Document, Lease, Store, StoredVector
from lembrar.stores.spool_line import Line
from lembrar.stores.tally import Tally


class PassedOn:
    """A part of a store: what is passed on as it is."""

    def __init__(self, line: Line[Store]) -> None:
        self._line = line

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        return await self._line.there.atoms(chat, first=first, last=last)

    async def compactions(self, chat: str) -> list[Compaction]:
        return await self._line.there.compactions(chat)

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        return await self._line.there.resize(
            chat, log_words=log_words, log_tokens=log_tokens, words=words, tokens=tokens
        )

    async def find_facts(self, id: str) -> list[Fact]:
        return await self._line.there.find_facts(id)

    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        return await self._line.there.due_facts(now=now, limit=limit)

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
        return await self._line.there.write_facts(
            user, version, facts, moods=moods, remove=remove, notices=notices
        )

    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        return await self._line.there.moods(user, since=since, until=until, limit=limit)

    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        return await self._line.there.write_vectors(user, embedder, vectors)

    async def usage(self, chat: str) -> Usage:
        return await self._line.there.usage(chat)

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        return await self._line.there.release(lease, due_at=due_at, failed=failed)

    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        return await self._line.there.extend(lease, now=now, seconds=seconds)

    async def make_due(self, chat: str, *, now: datetime) -> bool:
        return await self._line.there.make_due(chat, now=now)

    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        return await self._line.there.letters(limit=limit)

    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        return await self._line.there.notices(after=after, limit=limit, user=user, chat=chat)

    async def last_notice(self) -> int:
        return await self._line.there.last_notice()

    async def trim_notices(self, *, before: datetime) -> int:
        return await self._line.there.trim_notices(before=before)

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        return await self._line.there.spending(user=user, chat=chat, since=since, until=until)

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        """What waits is not in it."""
        return await self._line.there.tally(since=since, newest=newest)

    async def documents(
        self,
        collection: str,
        *,
        now: datetime,
        keys: Collection[str] | None = None,
        prefix: str = "",
        after: str = "",
        user: str | None = None,
        limit: int | None = None,
    ) -> list[Document]:
        return await self._line.there.documents(
            collection, now=now, keys=keys, prefix=prefix, after=after, user=user, limit=limit
        )

    async def write_documents(
        self,
        collection: str,
        documents: Sequence[Document],
        *,
        now: datetime,
        remove: Collection[str] = (),
    ) -> None:
        return await self._line.there.write_documents(collection, documents, now=now, remove=remove)

    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        return await self._line.there.swap_document(collection, document, now=now)
