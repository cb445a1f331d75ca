"""States that follow one another. A state is a document that is never changed: the next one is
inserted beside it, under the next number, and whoever inserts a number first has won. The one
before it is deleted then.

So several processes change one thing, each seeing what it changes, on any server that inserts a
document with an `_id` once. Who inserts a number that was used and deleted long ago finds the
state that it built on gone, and takes its own back."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from secrets import token_hex
from typing import TypeVar

from pymongo import ASCENDING, DESCENDING
from pymongo.errors import AutoReconnect

from lembrar.errors import StoreBusy
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server, put

_T = TypeVar("_T")
_TRIES = 200
_PAUSE_SECONDS = 0.002  # on average, before the second try; more before later ones
_LONGEST_PAUSE_SECONDS = 0.1
_KEPT_IN_MIND = 20_000
_LEFT_BEHIND = 8  # revisions; older ones, left by who was interrupted, nobody works on


class Moved(Exception):
    """What was read is no longer there: somebody has changed it meanwhile. To be read anew."""


async def steadily(work: Callable[[], Awaitable[_T]]) -> _T:
    """What comes of some work that is begun again when somebody was faster."""
    for attempt in range(_TRIES):
        try:
            return await work()
        except Moved:
            most = min(_PAUSE_SECONDS * 2 ** min(attempt, 10), _LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(random.random() * most)  # noqa: S311 - no secret
    raise StoreBusy("Too many write the same thing at once. Try again in a moment.")


class Chain:
    """The states of one kind of thing, of one tenant, each thing known by its key."""

    def __init__(self, server: Server, name: str, tenant: str) -> None:
        self._server = server
        self._tenant = tenant
        self.collection = server.collection(name)
        self._known: OrderedDict[str, Doc] = OrderedDict()

    def in_mind(self, key: str) -> Doc | None:
        """The newest state that was seen here, which need not be the newest."""
        return self._known.get(key)

    async def newest(self, key: str) -> Doc | None:
        """The state of a thing, if it has one."""
        known = self._known.get(key)
        if known is not None and self._server.scans:
            found = await self._from(known)
            if found is not None:
                return self._keep(found)
        return await self._look_up(key)

    async def newest_of(self, keys: Collection[str]) -> dict[str, Doc]:
        """The states of many things, by key."""
        newest: dict[str, Doc] = {}
        if keys:
            wanted = {"tenant": self._tenant, "key": {"$in": list(keys)}}
            # In this order a state that is replaced while we read is met before the one after it.
            async for state in self.collection.find(wanted).sort(_IN_ORDER):
                newest[state["key"]] = state
        for state in newest.values():
            self._keep(state)
        return newest

    async def every(self, fields: Mapping[str, int], at_once: int) -> AsyncIterator[Doc]:
        """The states of all things with only these fields, so many in memory at once, one thing's
        newest after its older ones."""
        found = self.collection.find({"tenant": self._tenant}, fields).sort(_IN_ORDER)
        async for state in found.batch_size(at_once):
            yield state

    async def numbers(self, keys: Collection[str]) -> dict[str, int]:
        """The numbers of the newest states of things, by key."""
        newest: dict[str, int] = {}
        if keys:
            wanted = {"tenant": self._tenant, "key": {"$in": list(keys)}}
            async for row in self.collection.find(wanted, {"key": 1, "r": 1}):
                newest[row["key"]] = max(newest.get(row["key"], 0), row["r"])
        return {key: newest.get(key, 0) for key in keys}

    async def has(self, state: Doc) -> bool:
        """Whether a state has not been replaced for long."""
        return await self._find(state["key"], state["r"]) is not None

    async def advance(self, base: Doc | None, key: str, fields: Doc) -> Doc | None:
        """Puts a state after `base`, or as the first one. Returns it, or None if somebody was
        faster."""
        state = self._after(base, key, fields)
        if not await put(self.collection, state):
            self._known.pop(key, None)
            return None
        if not await self._follows(base, state):
            await self._delete(state)
            self._known.pop(key, None)
            return None
        return self._keep(state)

    async def begin(self, fields: Mapping[str, Doc]) -> set[str]:
        """Puts the first state of many things, by key. Returns the keys of those where somebody
        was faster. All are looked at once: one by one, a server that scans takes long."""
        states = [self._after(None, key, each) for key, each in fields.items()]
        made = await asyncio.gather(*(put(self.collection, state) for state in states))
        mine = {s["key"]: s for s, is_put in zip(states, made, strict=True) if is_put}
        try:
            newest = await self.numbers(list(mine))
        except AutoReconnect:
            newest = {}
        for key, number in newest.items():
            if not await self._stands(mine[key], number):
                del mine[key]
        for state in mine.values():
            self._keep(state)
        return fields.keys() - mine.keys()

    def _after(self, base: Doc | None, key: str, fields: Doc) -> Doc:
        """The state that comes next, with these fields."""
        number = base["r"] + 1 if base else 1
        state: Doc = {"_id": f"{key}.{number}", "tenant": self._tenant, "key": key, "r": number}
        state |= {name: value for name, value in fields.items() if value is not None}
        state["token"] = token_hex(8)
        return state

    async def strip(self, state: Doc, *names: str) -> None:
        """Takes fields out of a state that nobody needs any more: it is the same without them."""
        by_id = self._server.by_id(state["_id"], self._tenant)
        await self.collection.update_one(by_id, {"$unset": dict.fromkeys(names, "")})
        for name in names:
            state.pop(name, None)

    async def forget(self, state: Doc) -> bool:
        """Removes a thing, as if it had never been. Returns False if somebody was faster."""
        self._known.pop(state["key"], None)
        if not await self._delete(state):
            return False
        older = {"tenant": self._tenant, "key": state["key"], "r": {"$lt": state["r"]}}
        await self.collection.delete_many(older)
        return True

    async def forget_all(self, states: Sequence[Doc]) -> None:
        """Removes many things, but for those where somebody is faster."""
        if not states:
            return
        for state in states:
            self._known.pop(state["key"], None)
        ids = [state["_id"] for state in states]
        await self.collection.delete_many({"tenant": self._tenant, "_id": {"$in": ids}})
        older = [{"key": state["key"], "r": {"$lt": state["r"]}} for state in states]
        await self.collection.delete_many({"tenant": self._tenant, "$or": older})

    async def _follows(self, base: Doc | None, state: Doc) -> bool:
        """Whether a state that was just inserted stands where it should. It does nearly always,
        so that a connection lost right now leaves no doubt worth telling."""
        try:
            if base is not None:
                return await self._delete(base)
            newest = await self._look_up(state["key"])
            return await self._stands(state, newest["r"] if newest else 0)
        except AutoReconnect:
            return True

    async def _stands(self, state: Doc, newest: int) -> bool:
        """Whether a first state that was just inserted is one, by the number of the newest. One
        that is gone was: somebody has built on it or removed it since. One that is still there
        beside a newer one came too late, and goes."""
        if newest == state["r"]:
            return True
        is_left = await self._delete(state)
        return not is_left and newest <= state["r"] + _LEFT_BEHIND

    async def _from(self, known: Doc) -> Doc | None:
        """The newest state, looked for from one that was it; None if that one is gone. The next
        must be looked for first: were it used and deleted, the one before it would be gone."""
        while following := await self._find(known["key"], known["r"] + 1):
            known = following
        return await self._find(known["key"], known["r"])

    async def _look_up(self, key: str) -> Doc | None:
        wanted = {"tenant": self._tenant, "key": key}
        newest = self.collection.find(wanted).sort("r", DESCENDING).limit(2)
        found = await newest.to_list()
        if not found:
            self._known.pop(key, None)
            return None
        if len(found) > 1 and found[1]["r"] < found[0]["r"] - _LEFT_BEHIND:
            old = wanted | {"r": {"$lt": found[0]["r"] - _LEFT_BEHIND}}
            await self.collection.delete_many(old)
        return self._keep(found[0])

    async def _find(self, key: str, number: int) -> Doc | None:
        return await self.collection.find_one(self._server.by_id(f"{key}.{number}", self._tenant))

    async def _delete(self, state: Doc) -> bool:
        done = await self.collection.delete_one(self._server.by_id(state["_id"], self._tenant))
        return done.deleted_count == 1

    def _keep(self, state: Doc) -> Doc:
        self._known[state["key"]] = state
        self._known.move_to_end(state["key"])
        if len(self._known) > _KEPT_IN_MIND:
            self._known.popitem(last=False)
        return state


_IN_ORDER = [("key", ASCENDING), ("r", ASCENDING)]
