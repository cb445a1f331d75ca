"""Checkpoints of LangGraph as documents. What a thread saves is bytes here: only the saver, whose
serialiser the user chose, looks into them.

One collection, so that a checkpoint and its values are written in one go, or not at all:
`c/thread/namespace/id` is a checkpoint, the newest first; `v/thread/namespace/digest` a channel's
value, kept once however many checkpoints have it; `w/thread/namespace/id/task` what a task wrote;
`r/run/thread/namespace/id` the way from a run to its checkpoints.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from typing import Any

import ormsgpack

from lembrar.adapters.keys import key, newest_first, part
from lembrar.stores.base import Document, Store

COLLECTION = "langgraph.checkpoints"
_PAGE = 100

Typed = tuple[str, bytes]  # what a serialiser makes of a value


@dataclass(frozen=True, slots=True)
class Place:
    """Where a checkpoint stands."""

    thread: str
    namespace: str
    id: str

    def within(self, kind: str) -> str:
        """The beginning of every key of this kind in this namespace."""
        return key(kind, part(self.thread), part(self.namespace), "")

    @property
    def key(self) -> str:
        return self.within("c") + newest_first(self.id)

    @property
    def writes(self) -> str:
        """The beginning of the keys of what tasks wrote here."""
        return f"{self.within('w')}{newest_first(self.id)}/"


@dataclass(frozen=True, slots=True)
class Kept:
    """A checkpoint as it is kept. `values` says of each channel which version it had, and under
    which digest its value is."""

    place: Place
    parent: str
    run: str
    checkpoint: Typed
    metadata: Typed
    values: Mapping[str, tuple[Any, str]] = field(default_factory=dict[str, tuple[Any, str]])
    user: str = ""

    @property
    def digests(self) -> set[str]:
        return {digest for _, digest in self.values.values()}

    @property
    def value_keys(self) -> dict[str, str]:
        """Channel → the key of its value."""
        prefix = self.place.within("v")
        return {channel: prefix + digest for channel, (_, digest) in self.values.items()}


@dataclass(frozen=True, slots=True)
class Write:
    """Something that a task wrote, in the order that LangGraph would apply it in."""

    path: str
    task: str
    index: int
    channel: str
    value: Typed


def digest(value: Typed) -> str:
    """The name of a value, by its content."""
    return blake2b(value[0].encode() + b"\0" + value[1], digest_size=20).hexdigest()


# ── reading ───────────────────────────────────────────────────────────────────────────────────


async def documents(
    store: Store, now: datetime, prefix: str, after: str = ""
) -> AsyncIterator[Document]:
    """The documents whose keys begin so, a page at a time."""
    while page := await store.documents(
        COLLECTION, now=now, prefix=prefix, after=after, limit=_PAGE
    ):
        for document in page:
            yield document
        after = page[-1].key


async def find(store: Store, now: datetime, place: Place) -> Kept | None:
    """The checkpoint at a place; the newest of its namespace if the place has no id."""
    if place.id:
        found = await store.documents(COLLECTION, now=now, keys=[place.key])
    else:
        found = await store.documents(COLLECTION, now=now, prefix=place.within("c"), limit=1)
    return kept(found[0]) if found else None


async def values(
    store: Store, now: datetime, checkpoint: Kept, channels: Collection[str] | None = None
) -> dict[str, Typed]:
    """The values of a checkpoint's channels, all or some."""
    wanted = {c: k for c, k in checkpoint.value_keys.items() if channels is None or c in channels}
    if not wanted:
        return {}
    found = await store.documents(COLLECTION, now=now, keys=set(wanted.values()))
    by_key = {one.key: _typed(ormsgpack.unpackb(one.data)) for one in found}
    return {channel: by_key[k] for channel, k in wanted.items() if k in by_key}


async def writes(store: Store, now: datetime, place: Place) -> list[Write]:
    """What tasks wrote at a checkpoint, in the order that it is applied in."""
    found = [w async for d in documents(store, now, place.writes) for w in _writes(d.data)]
    return sorted(found, key=lambda one: (one.path, one.task, one.index))


async def chain(store: Store, now: datetime, checkpoint: Kept) -> AsyncIterator[Kept]:
    """The ancestors of a checkpoint, the nearest first."""
    while checkpoint.parent:
        found = await find(store, now, replace(checkpoint.place, id=checkpoint.parent))
        if found is None:
            return
        yield found
        checkpoint = found


# ── writing ───────────────────────────────────────────────────────────────────────────────────


async def put(
    store: Store, now: datetime, checkpoint: Kept, made: Mapping[str, Typed], parent: Kept | None
) -> None:
    """Keeps a checkpoint with the values that were made for it, by digest. Those that its parent
    has are there already."""
    known: set[str] = parent.digests if parent else set()
    new = {name: value for name, value in made.items() if name not in known}
    await store.write_documents(COLLECTION, _all(checkpoint, new), now=now)
    if parent and len(new) < len(made) and await find(store, now, parent.place) is None:
        await store.write_documents(COLLECTION, _all(checkpoint, made), now=now)  # it took them


async def add_writes(
    store: Store, now: datetime, place: Place, new: Sequence[Write], task: str, user: str
) -> None:
    """Adds what a task wrote. What it wrote before stays as it was, but for the marks with a
    place below zero, of which the last one counts."""
    name = place.writes + part(task)
    while True:
        found = await store.documents(COLLECTION, now=now, keys=[name])
        old = {one.index: one for document in found for one in _writes(document.data)}
        merged = old | {one.index: one for one in new if one.index < 0 or one.index not in old}
        data = ormsgpack.packb([[*_flat(one)] for one in merged.values()])
        made = Document(name, data, user, version=found[0].version if found else 0)
        if await store.swap_document(COLLECTION, made, now=now):
            return


async def remove(store: Store, now: datetime, gone: Iterable[Kept]) -> None:
    """Removes checkpoints, what was written at them, and values that no other one has."""
    places: dict[tuple[str, str], list[Kept]] = {}
    for one in gone:
        places.setdefault((one.place.thread, one.place.namespace), []).append(one)
    for group in places.values():
        keys = [name for one in group for name in (one.place.key, *_run_keys(one))]
        for one in group:
            keys += [document.key async for document in documents(store, now, one.place.writes)]
        await store.write_documents(COLLECTION, [], now=now, remove=keys)
        first = group[0].place
        rest = [kept(d) async for d in documents(store, now, first.within("c"))]
        unused = {d for one in group for d in one.digests} - {d for r in rest for d in r.digests}
        orphans = [first.within("v") + name for name in unused]
        await store.write_documents(COLLECTION, [], now=now, remove=orphans)


async def thread(store: Store, now: datetime, name: str) -> list[Kept]:
    """Every checkpoint of a thread, by namespace, the newest first."""
    return [kept(d) async for d in documents(store, now, key("c", part(name), ""))]


async def remove_thread(store: Store, now: datetime, name: str) -> None:
    """Removes everything of a thread."""
    keys = [run for one in await thread(store, now, name) for run in _run_keys(one)]
    for kind in "cvw":
        keys += [d.key async for d in documents(store, now, key(kind, part(name), ""))]
    await store.write_documents(COLLECTION, [], now=now, remove=keys)


async def copy_thread(store: Store, now: datetime, source: str, target: str) -> None:
    """Copies everything of a thread into another, in one write."""
    made: list[Document] = []
    for one in await thread(store, now, source):
        moved = replace(one, place=replace(one.place, thread=target))
        made += _all(moved, {})
    for kind in "vw":
        old, new = (key(kind, part(name), "") for name in (source, target))
        async for d in documents(store, now, old):
            made.append(replace(d, key=new + d.key.removeprefix(old), version=0))
    if made:
        await store.write_documents(COLLECTION, made, now=now)


async def of_run(store: Store, now: datetime, run: str) -> list[Kept]:
    """The checkpoints that a run made."""
    marks = [d.data.decode() async for d in documents(store, now, key("r", part(run), ""))]
    found = await store.documents(COLLECTION, now=now, keys=marks) if marks else []
    return [kept(document) for document in found]


# ── as bytes ──────────────────────────────────────────────────────────────────────────────────


def kept(document: Document) -> Kept:
    """A checkpoint from its document. No object is made but plain ones."""
    where, parent, run, checkpoint, metadata, channels = ormsgpack.unpackb(document.data)
    return Kept(
        Place(*where),
        parent,
        run,
        _typed(checkpoint),
        _typed(metadata),
        {name: (version, digest) for name, (version, digest) in channels.items()},
        document.user,
    )


def _all(one: Kept, made: Mapping[str, Typed]) -> list[Document]:
    where = [one.place.thread, one.place.namespace, one.place.id]
    channels = {name: [*pair] for name, pair in one.values.items()}
    data = [where, one.parent, one.run, [*one.checkpoint], [*one.metadata], channels]
    found = [Document(one.place.key, ormsgpack.packb(data), one.user)]
    found += [Document(name, one.place.key.encode(), one.user) for name in _run_keys(one)]
    prefix = one.place.within("v")
    found += [Document(prefix + n, ormsgpack.packb([*v]), one.user) for n, v in made.items()]
    return found


def _run_keys(one: Kept) -> list[str]:
    return [key("r", part(one.run), one.place.key)] if one.run else []


def _writes(data: bytes) -> list[Write]:
    return [Write(p, t, i, c, _typed(v)) for p, t, i, c, v in ormsgpack.unpackb(data)]


def _flat(one: Write) -> tuple[str, str, int, str, list[object]]:
    return one.path, one.task, one.index, one.channel, [*one.value]


def _typed(pair: Sequence[Any]) -> Typed:
    return str(pair[0]), bytes(pair[1])
