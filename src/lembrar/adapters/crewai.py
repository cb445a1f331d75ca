"""Storage for CrewAI's memory in a Lembrar store.

    crew = Crew(…, memory=Memory(storage=LembrarStorage(lembrar_memory)))

CrewAI makes the vectors and decides what is worth keeping; here it is kept, durable, by tenant.
A record whose `source` is a user's id is erased with that user.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lembrar.adapters.bridge import Bridge
from lembrar.adapters.keys import key, part
from lembrar.engine import AsyncMemory
from lembrar.stores.base import Document, Store
from lembrar.sync import Memory

_COLLECTION = "crewai.records"
_PAGE = 200
Record = Any  # crewai.memory.types.MemoryRecord


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Which records are meant: those in a scope and below it that have all of the rest."""

    scope: str | None = None
    categories: Sequence[str] | None = None
    ids: Sequence[str] | None = None
    older_than: datetime | None = None
    metadata: Mapping[str, Any] | None = None

    def has(self, record: Record) -> bool:
        about = record.metadata
        return (
            _is_within(record.scope, self.scope)
            and (not self.categories or bool(set(self.categories) & set(record.categories)))
            and (self.ids is None or record.id in self.ids)
            and (self.older_than is None or _utc(record.created_at) < _utc(self.older_than))
            and all(about.get(name) == value for name, value in (self.metadata or {}).items())
        )


class LembrarStorage:
    """Keeps the records of a crew's memory; needs a `Memory`, as CrewAI blocks. Crews with
    different names see nothing of each other's."""

    def __init__(self, memory: Memory | AsyncMemory, *, crew: str = "crew") -> None:
        self._types: Any = import_module("crewai.memory.types")
        self._bridge = Bridge(memory)
        self._prefix = key(part(crew), "")

    def save(self, records: list[Record]) -> None:
        self._bridge.wait(partial(self._save, records))

    async def asave(self, records: list[Record]) -> None:
        await self._bridge.run(partial(self._save, records))

    def update(self, record: Record) -> None:
        self.save([record])

    def search(
        self,
        query_embedding: list[float],
        scope_prefix: str | None = None,
        categories: list[str] | None = None,
        metadata_filter: dict[str, Any] | None = None,
        limit: int = 10,
        min_score: float = 0.0,
    ) -> list[tuple[Record, float]]:
        """The nearest records, the best first. A record of another embedder is never near."""
        wanted = _Wanted(scope_prefix, categories, metadata=metadata_filter)
        found = self._bridge.wait(partial(self._found, wanted))
        return _nearest(found, query_embedding, limit, min_score)

    async def asearch(
        self,
        query_embedding: list[float],
        scope_prefix: str | None = None,
        categories: list[str] | None = None,
        metadata_filter: dict[str, Any] | None = None,
        limit: int = 10,
        min_score: float = 0.0,
    ) -> list[tuple[Record, float]]:
        wanted = _Wanted(scope_prefix, categories, metadata=metadata_filter)
        found = await self._bridge.run(partial(self._found, wanted))
        return _nearest(found, query_embedding, limit, min_score)

    def delete(
        self,
        scope_prefix: str | None = None,
        categories: list[str] | None = None,
        record_ids: list[str] | None = None,
        older_than: datetime | None = None,
        metadata_filter: dict[str, Any] | None = None,
    ) -> int:
        wanted = _Wanted(scope_prefix, categories, record_ids, older_than, metadata_filter)
        return self._bridge.wait(partial(self._remove, wanted))

    async def adelete(
        self,
        scope_prefix: str | None = None,
        categories: list[str] | None = None,
        record_ids: list[str] | None = None,
        older_than: datetime | None = None,
        metadata_filter: dict[str, Any] | None = None,
    ) -> int:
        wanted = _Wanted(scope_prefix, categories, record_ids, older_than, metadata_filter)
        return await self._bridge.run(partial(self._remove, wanted))

    def reset(self, scope_prefix: str | None = None) -> None:
        self.delete(scope_prefix)

    def get_record(self, record_id: str) -> Record | None:
        async def find(store: Store, now: datetime) -> list[Document]:
            keys = [self._prefix + part(record_id)]
            return await store.documents(_COLLECTION, now=now, keys=keys)

        found = self._bridge.wait(find)
        return self._record(found[0]) if found else None

    def list_records(
        self, scope_prefix: str | None = None, limit: int = 200, offset: int = 0
    ) -> list[Record]:
        """The records of a scope, the newest first."""
        found = sorted(self._in(scope_prefix), key=lambda r: _utc(r.created_at), reverse=True)
        return found[offset : offset + limit]

    def get_scope_info(self, scope: str) -> Any:
        found = self._in(scope)
        times = sorted((record.created_at for record in found), key=_utc)
        return self._types.ScopeInfo(
            path=_scope(scope),
            record_count=len(found),
            categories=sorted({name for record in found for name in record.categories}),
            oldest_record=times[0] if times else None,
            newest_record=times[-1] if times else None,
            child_scopes=self.list_scopes(scope),
        )

    def list_scopes(self, parent: str = "/") -> list[str]:
        """The scopes right below one."""
        above = _scope(parent).removesuffix("/") + "/"
        below = [_scope(record.scope).removeprefix(above) for record in self._in(parent)
                 if _scope(record.scope).startswith(above)]  # fmt: skip
        return sorted({above + name.split("/")[0] for name in below if name})

    def list_categories(self, scope_prefix: str | None = None) -> dict[str, int]:
        return dict(Counter(name for r in self._in(scope_prefix) for name in r.categories))

    def count(self, scope_prefix: str | None = None) -> int:
        return len(self._in(scope_prefix))

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    def _in(self, scope: str | None) -> list[Record]:
        return self._bridge.wait(partial(self._found, _Wanted(scope)))

    async def _found(self, wanted: _Wanted, store: Store, now: datetime) -> list[Record]:
        found: list[Record] = []
        after = ""
        while page := await store.documents(
            _COLLECTION, now=now, prefix=self._prefix, after=after, limit=_PAGE
        ):
            found += [record for record in map(self._record, page) if wanted.has(record)]
            after = page[-1].key
        return found

    async def _save(self, records: Sequence[Record], store: Store, now: datetime) -> None:
        made = [self._document(record) for record in records]
        await store.write_documents(_COLLECTION, made, now=now)

    async def _remove(self, wanted: _Wanted, store: Store, now: datetime) -> int:
        gone = [self._prefix + part(r.id) for r in await self._found(wanted, store, now)]
        await store.write_documents(_COLLECTION, [], now=now, remove=gone)
        return len(gone)

    def _document(self, record: Record) -> Document:
        vector = np.asarray(record.embedding or [], np.float32).tobytes()
        data = {"record": record.model_dump(mode="json"), "vector": b64encode(vector).decode()}
        written = json.dumps(data, ensure_ascii=False).encode()
        return Document(self._prefix + part(record.id), written, record.source or "")

    def _record(self, document: Document) -> Record:
        data = json.loads(document.data)
        vector = np.frombuffer(b64decode(data["vector"]), np.float32).tolist()
        return self._types.MemoryRecord(**data["record"], embedding=vector or None)


def _nearest(
    records: Sequence[Record], query: Sequence[float], limit: int, least: float
) -> list[tuple[Record, float]]:
    alike = [r for r in records if r.embedding and len(r.embedding) == len(query)]
    if not alike:
        return []
    rows: NDArray[np.float32] = np.array([r.embedding for r in alike], np.float32)
    asked = np.asarray(query, np.float32)
    lengths = np.linalg.norm(rows, axis=1) * np.linalg.norm(asked)
    scores = [float(one) for one in rows @ asked / np.maximum(lengths, 1e-12)]
    near = [(record, score) for record, score in zip(alike, scores, strict=True) if score >= least]
    return sorted(near, key=lambda pair: pair[1], reverse=True)[:limit]


def _scope(path: str) -> str:
    return "/" + path.strip("/")


def _is_within(scope: str, prefix: str | None) -> bool:
    """Whether a scope is that one or below it: /team is not within /te."""
    above = _scope(prefix or "/").removesuffix("/")
    return _scope(scope) == above or _scope(scope).startswith(f"{above}/")


def _utc(at: datetime) -> datetime:
    """CrewAI's times have no zone, and are UTC."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at
