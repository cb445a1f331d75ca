"""Documents in the reference store."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime

from lembrar.stores.base import Document
from lembrar.stores.memory_data import MemoryPart


class MemoryDocuments(MemoryPart):
    """The part of the store that keeps small things of other kinds."""

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
        self._check_open()
        found = [
            kept
            for (place, key), kept in sorted(self._data.documents.items(), key=lambda row: row[0])
            if place == collection
            if not _has_expired(kept, now)
            if keys is None or key in keys
            if key.startswith(prefix)
            if key > after
            if user is None or kept.user == user
        ]
        return found if limit is None else found[: max(limit, 0)]

    async def write_documents(
        self,
        collection: str,
        documents: Sequence[Document],
        *,
        now: datetime,
        remove: Collection[str] = (),
    ) -> None:
        self._check_open()
        self._drop_expired(now)
        for key in remove:
            self._data.documents.pop((collection, key), None)
        for document in documents:
            self._put_document(collection, document, now)

    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        self._check_open()
        self._drop_expired(now)
        old = self._data.documents.get((collection, document.key))
        if document.version != (old.version if old else 0):
            return False
        self._put_document(collection, document, now)
        return True

    def _put_document(self, collection: str, document: Document, now: datetime) -> None:
        key = (collection, document.key)
        old = self._data.documents.get(key)
        version = 1 if old is None or _has_expired(old, now) else old.version + 1
        self._data.documents[key] = replace(document, version=version)

    def _drop_expired(self, now: datetime) -> None:
        for key in [k for k, kept in self._data.documents.items() if _has_expired(kept, now)]:
            del self._data.documents[key]


def _has_expired(document: Document, now: datetime) -> bool:
    return document.expires_at is not None and document.expires_at <= now
