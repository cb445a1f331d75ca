"""LangGraph's long-term store in a Lembrar store: filters, namespaces, expiry, search by meaning.

    with Memory("sqlite:bot.db") as memory:
        graph = builder.compile(store=LembrarStore(memory))

Search by meaning needs no key and no network: the embedder that comes with Lembrar does it.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from langgraph.store.base import (
    BaseStore,
    GetOp,
    Item,
    ListNamespacesOp,
    MatchCondition,
    Op,
    PutOp,
    Result,
    SearchItem,
    SearchOp,
    TTLConfig,
)

from lembrar.adapters.bridge import Bridge
from lembrar.adapters.langgraph_items import (
    COLLECTION,
    Kept,
    Namespace,
    document_of,
    fits,
    item_of,
    key_of,
    prefix_of,
    texts_of,
    user_of,
)
from lembrar.embedders.open import open_embedder
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.stores.base import Store
from lembrar.sync import Memory

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from lembrar.embedders.base import Embedder

_PAGE = 200


class LembrarStore(BaseStore):
    """Keeps what graphs remember across threads in the store of a memory. Blocking calls need a
    `Memory`.

    `fields` are found by meaning unless `put` names others: "$" is every text of an item.
    `ttl` takes LangGraph's settings, in minutes; what has expired is never shown. `user_of` says
    whose a namespace is, so that `memory.forget(user=…)` erases it: see `langgraph_items.user_of`.
    """

    supports_ttl = True

    def __init__(
        self,
        memory: Memory | AsyncMemory,
        *,
        embedder: str | Embedder = "static",
        fields: Sequence[str] = ("$",),
        ttl: TTLConfig | None = None,
        user_of: Callable[[Namespace], str] = user_of,
    ) -> None:
        self.ttl_config = ttl
        self._bridge = Bridge(memory)
        self._embedder = open_embedder(embedder) if isinstance(embedder, str) else embedder
        self._fields = tuple(fields)
        self._user_of = user_of

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        return self._bridge.wait(partial(self._all, list(ops)))

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        return await self._bridge.run(partial(self._all, list(ops)))

    async def _all(self, ops: Sequence[Op], store: Store, now: datetime) -> list[Result]:
        """Reads first, then writes, as LangGraph's own stores do: no read of a batch sees what the
        same batch writes. All that is written is written at once."""
        results = [await self._answer(op, store, now) for op in ops]
        puts = {(op.namespace, op.key): op for op in ops if isinstance(op, PutOp)}
        if puts:
            await self._put(list(puts.values()), store, now)
        return results

    async def _answer(self, op: Op, store: Store, now: datetime) -> Result:
        if isinstance(op, GetOp):
            return await self._find(op, store, now)
        if isinstance(op, SearchOp):
            return await self._search(op, store, now)
        if isinstance(op, ListNamespacesOp):
            return await _namespaces(op, store, now)
        if isinstance(op, PutOp):  # pyright: ignore[reportUnnecessaryIsInstance]
            return None
        raise InvalidInput(f"A store of LangGraph cannot do {type(op).__name__}.")

    async def _find(self, op: GetOp, store: Store, now: datetime) -> Item | None:
        found = await store.documents(COLLECTION, now=now, keys=[key_of(op.namespace, op.key)])
        if not found:
            return None
        item = item_of(found[0])
        if op.refresh_ttl:
            await self._refresh([item], store, now)
        return Item(**_told(item))

    async def _search(self, op: SearchOp, store: Store, now: datetime) -> list[SearchItem]:
        inside = await _inside(op.namespace_prefix, store, now)
        found = [item for item in inside if fits(item.value, op.filter)]
        found.sort(key=lambda item: item.updated_at, reverse=True)
        scores: dict[int, float] = {}
        if op.query and op.query.strip() and self._embedder:
            scores = await self._scores(op.query, found, self._embedder)
            found.sort(key=lambda item: scores.get(id(item), -2.0), reverse=True)
        page = found[op.offset : op.offset + op.limit]
        if op.refresh_ttl:
            await self._refresh(page, store, now)
        return [SearchItem(**_told(item), score=scores.get(id(item))) for item in page]

    async def _scores(
        self, query: str, items: Sequence[Kept], embedder: Embedder
    ) -> dict[int, float]:
        """How near each item is to a query: the nearest of its texts counts. One without a text
        has no score."""
        asked = (await embedder.embed([query]))[0]
        scores: dict[int, float] = {}
        texts: list[tuple[int, str]] = []
        for item in items:
            if item.embedder == embedder.name:
                near = _vectors(item, embedder.dimensions) @ asked
                scores |= {id(item): float(near.max())} if len(near) else {}
            else:
                texts += [(id(item), text) for text in texts_of(item, self._fields)]
        near = await embedder.embed([text for _, text in texts]) @ asked if texts else ()
        for (which, _), score in zip(texts, near, strict=True):
            scores[which] = max(float(score), scores.get(which, -1.0))
        return scores

    async def _put(self, ops: Sequence[PutOp], store: Store, now: datetime) -> None:
        keys = {key_of(op.namespace, op.key): op for op in ops}
        old = {d.key: item_of(d) for d in await store.documents(COLLECTION, now=now, keys=keys)}
        kept = [(key, op) for key, op in keys.items() if op.value is not None]
        made = [await self._made(op, old.get(key), now) for key, op in kept]
        gone = [key for key, op in keys.items() if op.value is None]
        written = [document_of(item, self._user_of(item.namespace), now) for item in made]
        await store.write_documents(COLLECTION, written, now=now, remove=gone)

    async def _made(self, op: PutOp, old: Kept | None, now: datetime) -> Kept:
        when = now.astimezone(UTC)
        since = old.created_at if old else when
        value = dict(op.value or {})
        item = Kept(tuple(op.namespace), op.key, value, since, when, op.index, op.ttl)
        if self._embedder is None or self._embedder.is_instant:
            return item
        vectors = await self._embedder.embed(texts_of(item, self._fields))
        return replace(
            item, embedder=self._embedder.name, vectors=b64encode(vectors.tobytes()).decode()
        )

    async def _refresh(self, items: Sequence[Kept], store: Store, now: datetime) -> None:
        """What is read lives on. Whoever wrote it meanwhile has refreshed it already."""
        for item in items:
            if item.ttl_minutes is not None and (old := item.document):
                made = document_of(item, old.user, now, old.version)
                await store.swap_document(COLLECTION, made, now=now)


async def _inside(namespace: Namespace, store: Store, now: datetime) -> list[Kept]:
    found: list[Kept] = []
    prefix, after = prefix_of(namespace), ""
    while page := await store.documents(
        COLLECTION, now=now, prefix=prefix, after=after, limit=_PAGE
    ):
        found += map(item_of, page)
        after = page[-1].key
    return found


async def _namespaces(op: ListNamespacesOp, store: Store, now: datetime) -> list[Namespace]:
    every = {item.namespace for item in await _inside((), store, now)}
    matching = {n for n in every if all(_matches(n, one) for one in op.match_conditions or ())}
    shown = sorted({namespace[: op.max_depth] for namespace in matching})
    return shown[op.offset : op.offset + op.limit]


def _matches(namespace: Namespace, condition: MatchCondition) -> bool:
    """Whether a namespace begins, or ends, so. A star stands for any label."""
    path = tuple(condition.path)
    if len(namespace) < len(path):
        return False
    end = len(namespace) - len(path)
    there = namespace[: len(path)] if condition.match_type == "prefix" else namespace[end:]
    return all(label in ("*", given) for label, given in zip(path, there, strict=True))


def _told(item: Kept) -> dict[str, Any]:
    return {
        "namespace": item.namespace,
        "key": item.key,
        "value": item.value,
        "created_at": item.created_at,
        "updated_at": item.updated_at,
    }


def _vectors(item: Kept, dimensions: int) -> NDArray[np.float32]:
    import numpy as np

    return np.frombuffer(b64decode(item.vectors), np.float32).reshape(-1, dimensions)
