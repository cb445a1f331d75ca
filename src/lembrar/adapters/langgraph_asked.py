"""What LangGraph asks of a saver, as work on a store: functions that take the store and the time
last, so that they can be sent to where the store lives."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from langchain_core.runnables import RunnableConfig

from lembrar.adapters import langgraph_threads as threads
from lembrar.adapters.keys import key, part
from lembrar.adapters.langgraph_threads import Kept, Place, Typed, Write
from lembrar.errors import InvalidInput
from lembrar.stores.base import Store


@dataclass(frozen=True, slots=True)
class Found:
    kept: Kept
    values: Mapping[str, Typed]
    writes: Sequence[Write]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list is asked for: keys that begin so and come after, and what must be in them."""

    prefix: str
    after: str
    id: str
    before: str
    metadata: Mapping[str, Any]


async def found(place: Place, store: Store, now: datetime) -> Found | None:
    kept = await threads.find(store, now, place)
    return await with_values(kept, store, now) if kept else None


async def with_values(kept: Kept, store: Store, now: datetime) -> Found:
    values = await threads.values(store, now, kept)
    return Found(kept, values, await threads.writes(store, now, kept.place))


async def past(
    place: Place, channels: Sequence[str], store: Store, now: datetime
) -> dict[str, tuple[Sequence[Write], Typed | None]]:
    """What was written to channels since their value was last kept, oldest first, and that."""
    written: dict[str, list[Write]] = {channel: [] for channel in channels}
    seeds: dict[str, Typed] = {}
    target = await threads.find(store, now, place) if channels else None
    async for above in threads.chain(store, now, target) if target else _nothing():
        still = set(written) - set(seeds)
        if not still:
            break
        for one in reversed(await threads.writes(store, now, above.place)):
            if one.channel in still:
                written[one.channel].append(one)
        seeds |= await threads.values(store, now, above, still)
    return {channel: (found[::-1], seeds.get(channel)) for channel, found in written.items()}


async def _nothing() -> AsyncIterator[Kept]:
    for none in ():
        yield none


async def add_writes(
    place: Place, new: Sequence[Write], task: str, user: str, store: Store, now: datetime
) -> None:
    await threads.add_writes(store, now, place, new, task, user)


async def remove_threads(names: Sequence[str], store: Store, now: datetime) -> None:
    for name in names:
        await threads.remove_thread(store, now, name)


async def remove_runs(runs: Sequence[str], store: Store, now: datetime) -> None:
    for run in runs:
        await threads.remove(store, now, await threads.of_run(store, now, run))


async def copy_thread(source: str, target: str, store: Store, now: datetime) -> None:
    await threads.copy_thread(store, now, source, target)


def place_of(config: RunnableConfig) -> Place:
    named = config.get("configurable", {})
    if "thread_id" not in named:
        raise InvalidInput('A config needs a thread: {"configurable": {"thread_id": "…"}}')
    thread, namespace = str(named["thread_id"]), str(named.get("checkpoint_ns") or "")
    return Place(thread, namespace, str(named.get("checkpoint_id") or ""))


def config_of(place: Place) -> RunnableConfig:
    return {
        "configurable": {
            "thread_id": place.thread,
            "checkpoint_ns": place.namespace,
            "checkpoint_id": place.id,
        }
    }


def wanted_of(
    config: RunnableConfig | None, filter: dict[str, Any] | None, before: RunnableConfig | None
) -> Wanted:
    limit = str(before.get("configurable", {}).get("checkpoint_id") or "") if before else ""
    if config is None:
        return Wanted(key("c", ""), "", "", limit, filter or {})
    place = place_of(config)
    if config.get("configurable", {}).get("checkpoint_ns") is None:
        prefix, after = key("c", part(place.thread), ""), ""
    else:
        prefix = place.within("c")
        after = replace(place, id=limit).key if limit else ""  # older ones come after
    return Wanted(prefix, after, place.id, limit, filter or {})
