"""LangGraph's checkpoints in a Lembrar store, with everything that LangGraph can ask of a saver.

    with Memory("sqlite:bot.db") as memory:
        graph = builder.compile(checkpointer=LembrarSaver(memory))

What is read back is made of the types that LangGraph deems safe, messages among them, and of those
that you name: nobody who can write to the database can have code run by it. Nothing is pickled.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from random import random
from typing import Any, cast

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    BaseCheckpointSaver,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
    get_checkpoint_metadata,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from lembrar.adapters import langgraph_asked as asked
from lembrar.adapters import langgraph_threads as threads
from lembrar.adapters.bridge import Bridge, Work
from lembrar.adapters.langgraph_asked import Found, Wanted
from lembrar.adapters.langgraph_threads import Kept, Place, Typed, Write
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.stores.base import Store
from lembrar.sync import Memory

_PAGE = 50
_DELTAS = "counters_since_delta_snapshot"  # which channels lean on the checkpoints before


class LembrarSaver(BaseCheckpointSaver[str]):
    """Keeps the checkpoints of graphs in the store of a memory. Blocking calls need a `Memory`.

    `types` are the classes of your own that a graph's state holds; one that is not named comes
    back as plain data. (Where LANGGRAPH_STRICT_MSGPACK is set, LangGraph names them itself.)
    A run whose config has a `user_id` (`user_key` names another entry) writes on behalf of that
    user: `memory.forget(user=…)` erases its checkpoints too."""

    def __init__(
        self,
        memory: Memory | AsyncMemory,
        *,
        types: Iterable[type] = (),
        serde: SerializerProtocol | None = None,
        user_key: str = "user_id",
    ) -> None:
        if getattr(serde, "pickle_fallback", False):
            raise InvalidInput("LembrarSaver takes no serialiser that pickles: it can run code.")
        allowed = tuple(types) or None  # None allows the safe ones alone
        super().__init__(serde=serde or JsonPlusSerializer(allowed_msgpack_modules=allowed))
        self._bridge = Bridge(memory)
        self._user_key = user_key

    # ── one checkpoint ────────────────────────────────────────────────────────────────────────

    def get_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        return self._told(self._bridge.wait(partial(asked.found, asked.place_of(config))))

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        return self._told(await self._bridge.run(partial(asked.found, asked.place_of(config))))

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        made = self._made(config, checkpoint, metadata)
        self._bridge.wait(partial(self._put, made, checkpoint, new_versions))
        return asked.config_of(made.place)

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        made = self._made(config, checkpoint, metadata)
        await self._bridge.run(partial(self._put, made, checkpoint, new_versions))
        return asked.config_of(made.place)

    def put_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        new = self._written(writes, task_id, task_path)
        self._bridge.wait(self._adding(config, new, task_id))

    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        new = self._written(writes, task_id, task_path)
        await self._bridge.run(self._adding(config, new, task_id))

    # ── many ──────────────────────────────────────────────────────────────────────────────────

    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        wanted: Wanted | None = asked.wanted_of(config, filter, before)
        while wanted and (limit is None or limit > 0):
            found, wanted = self._bridge.wait(partial(self._page, wanted, limit))
            yield from (self._tuple(one) for one in found)
            limit = None if limit is None else limit - len(found)

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        wanted: Wanted | None = asked.wanted_of(config, filter, before)
        while wanted and (limit is None or limit > 0):
            found, wanted = await self._bridge.run(partial(self._page, wanted, limit))
            for one in found:
                yield self._tuple(one)
            limit = None if limit is None else limit - len(found)

    def delete_thread(self, thread_id: str) -> None:
        self._bridge.wait(partial(asked.remove_threads, [thread_id]))

    async def adelete_thread(self, thread_id: str) -> None:
        await self._bridge.run(partial(asked.remove_threads, [thread_id]))

    def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        self._bridge.wait(partial(asked.remove_runs, run_ids))

    async def adelete_for_runs(self, run_ids: Sequence[str]) -> None:
        await self._bridge.run(partial(asked.remove_runs, run_ids))

    def copy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        self._bridge.wait(partial(asked.copy_thread, source_thread_id, target_thread_id))

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        await self._bridge.run(partial(asked.copy_thread, source_thread_id, target_thread_id))

    def prune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        self._bridge.wait(self._pruning(thread_ids, strategy))

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        await self._bridge.run(self._pruning(thread_ids, strategy))

    # ── channels that are kept as what was added to them ──────────────────────────────────────

    def get_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        past = partial(asked.past, asked.place_of(config), channels)
        return self._history(self._bridge.wait(past))

    async def aget_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        past = partial(asked.past, asked.place_of(config), channels)
        return self._history(await self._bridge.run(past))

    def _history(
        self, past: Mapping[str, tuple[Sequence[Write], Typed | None]]
    ) -> dict[str, DeltaChannelHistory]:
        told: dict[str, DeltaChannelHistory] = {}
        for channel, (writes, seed) in past.items():
            told[channel] = {"writes": [self._pending(one) for one in writes]}
            if seed is not None:
                told[channel]["seed"] = self.serde.loads_typed(seed)
        return told

    def get_next_version(self, current: str | None, channel: None) -> str:
        """Counts up; two forks of a thread never come to the same version."""
        count = int(str(current).split(".")[0]) if current is not None else 0
        return f"{count + 1:032}.{random():016}"  # noqa: S311 - to tell forks apart, no secret

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    def _user(self, config: RunnableConfig) -> str:
        named = config.get("configurable", {}).get(self._user_key)
        return named if isinstance(named, str) else ""

    def _made(
        self, config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata
    ) -> Kept:
        told = get_checkpoint_metadata(config, metadata)
        bare = {name: value for name, value in checkpoint.items() if name != "channel_values"}
        above = asked.place_of(config)
        return Kept(
            replace(above, id=checkpoint["id"]),
            parent=above.id,
            run=str(told.get("run_id") or ""),
            checkpoint=self.serde.dumps_typed(bare),
            metadata=self.serde.dumps_typed(told),
            user=self._user(config),
        )

    async def _put(
        self,
        made: Kept,
        checkpoint: Checkpoint,
        changed: ChannelVersions,
        store: Store,
        now: datetime,
    ) -> None:
        above = replace(made.place, id=made.parent)
        parent = await threads.find(store, now, above) if made.parent else None
        before = dict(parent.values) if parent else dict[str, tuple[Any, str]]()
        kept: dict[str, tuple[Any, str]] = {}
        new: dict[str, Typed] = {}
        for channel, value in checkpoint["channel_values"].items():
            version = checkpoint["channel_versions"].get(channel)
            if channel not in changed and before.get(channel, (None,))[0] == version is not None:
                kept[channel] = before[channel]
            else:
                typed = self.serde.dumps_typed(value)
                name = threads.digest(typed)
                kept[channel], new[name] = (version, name), typed
        await threads.put(store, now, replace(made, values=kept), new, parent)

    def _adding(self, config: RunnableConfig, new: Sequence[Write], task: str) -> Work[None]:
        return partial(asked.add_writes, asked.place_of(config), new, task, self._user(config))

    def _written(self, writes: Sequence[tuple[str, Any]], task: str, path: str) -> Sequence[Write]:
        dump = self.serde.dumps_typed
        return [
            Write(path, task, WRITES_IDX_MAP.get(channel, n), channel, dump(value))
            for n, (channel, value) in enumerate(writes)
        ]

    async def _page(
        self, wanted: Wanted, limit: int | None, store: Store, now: datetime
    ) -> tuple[Sequence[Found], Wanted | None]:
        """Some of what is wanted, and what to ask for next, if there may be more."""
        page = await store.documents(
            threads.COLLECTION, now=now, prefix=wanted.prefix, after=wanted.after, limit=_PAGE
        )
        fitting = [one for one in map(threads.kept, page) if self._fits(one, wanted)][:limit]
        found = [await asked.with_values(one, store, now) for one in fitting]
        more = replace(wanted, after=page[-1].key) if len(page) == _PAGE else None
        return found, more

    def _fits(self, one: Kept, wanted: Wanted) -> bool:
        if wanted.id and one.place.id != wanted.id:
            return False
        if wanted.before and one.place.id >= wanted.before:
            return False
        if not wanted.metadata:
            return True
        told = self.serde.loads_typed(one.metadata)
        return all(told.get(name) == value for name, value in wanted.metadata.items())

    def _pruning(self, names: Sequence[str], strategy: str) -> Work[None]:
        if strategy == "delete":
            return partial(asked.remove_threads, names)
        if strategy == "keep_latest":
            return partial(self._keep_latest, names)
        raise InvalidInput(f"There is no way to prune called {strategy!r}.")

    async def _keep_latest(self, names: Sequence[str], store: Store, now: datetime) -> None:
        for name in names:
            every = await threads.thread(store, now, name)
            newest = {one.place.namespace: one for one in reversed(every)}
            needed: set[Place] = set()
            for one in newest.values():
                needed |= {one.place, *await self._leaned_on(one, store, now)}
            await threads.remove(store, now, [one for one in every if one.place not in needed])

    async def _leaned_on(self, one: Kept, store: Store, now: datetime) -> set[Place]:
        """The checkpoints without which some channels of this one could not be made again."""
        open_ends = {*self.serde.loads_typed(one.metadata).get(_DELTAS, ())} - {*one.values}
        needed: set[Place] = set()
        if open_ends:
            async for above in threads.chain(store, now, one):
                needed.add(above.place)
                open_ends -= {*above.values}
                if not open_ends:
                    break
        return needed

    def _told(self, found: Found | None) -> CheckpointTuple | None:
        return self._tuple(found) if found else None

    def _tuple(self, found: Found) -> CheckpointTuple:
        kept, load = found.kept, self.serde.loads_typed
        above = replace(kept.place, id=kept.parent)
        values = {channel: load(value) for channel, value in found.values.items()}
        return CheckpointTuple(
            config=asked.config_of(kept.place),
            checkpoint=cast(Checkpoint, load(kept.checkpoint) | {"channel_values": values}),
            metadata=load(kept.metadata),
            parent_config=asked.config_of(above) if above.id else None,
            pending_writes=[self._pending(one) for one in found.writes],
        )

    def _pending(self, one: Write) -> tuple[str, str, Any]:
        return one.task, one.channel, self.serde.loads_typed(one.value)
