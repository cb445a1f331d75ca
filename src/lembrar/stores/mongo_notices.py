"""What happened, in MongoDB. A notice is written without a number, so that no writer waits for
another, and is given one by whoever looks for notices next: in batches, one after the other, and
nobody is shown a number before every one below it has its notice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from pymongo import UpdateOne

from lembrar.model import Notice
from lembrar.stores import codec
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import head_of, person_of, posted
from lembrar.stores.mongo_heads import deliver
from lembrar.stores.mongo_post import send
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import put_all
from lembrar.stores.mongo_tenant import Part, Tenant, call
from lembrar.stores.waiting import Lookout

_BATCH = 500
_TOLD = {"messages": 0}


class MongoNotices(Part):
    """The part of the store that tells what happened."""

    _lookout: Lookout

    @call
    async def publish(self, notices: Sequence[Notice]) -> None:
        t = self._tenant
        await send(t, posted(notices, t.stamp(), t.token()))

    @call
    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        t = self._tenant
        newest = await number(t)
        if limit <= 0:
            return []
        wanted = t.mine(number={"$gt": after, "$lte": newest})
        wanted |= {} if user is None else {"user": str(user)}
        wanted |= {} if chat is None else {"chat": str(chat)}
        rows = t.server.collection("notices").find(wanted).sort("number", 1).limit(limit)
        given = [_notice_of(row) async for row in rows]
        self._lookout.saw(given[-1].number if len(given) == limit else newest)
        return given

    @call
    async def last_notice(self) -> int:
        newest = await number(self._tenant)
        self._lookout.saw(newest)
        return newest

    @call
    async def trim_notices(self, *, before: datetime) -> int:
        t = self._tenant
        await number(t)
        old = t.mine(moment={"$lt": codec.micros(before)})
        return (await t.server.collection("notices").delete_many(old)).deleted_count

    async def wait(self, seconds: float) -> None:
        await self._lookout.wait(seconds)

    @call
    async def _newest(self) -> int:
        return await number(self._tenant)


def _notice_of(row: Doc) -> Notice:
    at = datetime.fromisoformat(row["at"])
    data = codec.load_data(row["data"])
    return Notice(row["kind"], at, row["user"], row["chat"], data, row["number"])


async def number(t: Tenant) -> int:
    """Gives every notice there is its number. Returns the highest that was ever given."""

    async def once() -> int:
        while True:
            state = await t.numbers.newest(_key(t))
            await _hand_out(t, state)
            last = state["last"] if state else 0
            waiting = await _waiting(t)
            if not waiting:
                return last
            given = [{"id": one["_id"], "number": last + n} for n, one in enumerate(waiting, 1)]
            batch = {"last": last + len(given), "given": given}
            state = await t.numbers.advance(state, _key(t), batch)
            if state is None:
                raise Moved
            await _hand_out(t, state)

    async with t.turn(_key(t)):
        return await steadily(once)


def _key(t: Tenant) -> str:
    return t.key("numbers")


async def _hand_out(t: Tenant, state: Doc | None) -> None:
    """Writes the numbers of a batch to its notices, if nobody has come to the end of that."""
    if state is None or "given" not in state:
        return
    writes = [
        UpdateOne(
            t.server.by_id(one["id"], t.name),
            {"$set": {"number": one["number"]}, "$unset": {"waiting": ""}},
        )
        for one in state["given"]
    ]
    await t.server.collection("notices").bulk_write(writes, ordered=False)
    await t.numbers.strip(state, "given")


async def _waiting(t: Tenant) -> list[Doc]:
    """Notices that have no number, in the order they were written."""
    await _deliver_all(t)
    await _tell_of_appends(t)
    wanted = t.server.collection("notices").find(t.mine(waiting=True), {"_id": 1, "put": 1})
    return await wanted.sort([("put", 1), ("_id", 1)]).limit(_BATCH).to_list()


async def _deliver_all(t: Tenant) -> None:
    """Sends what still waits in the states of chats and people: whoever wrote them was
    interrupted."""
    for chain, read in ((t.chats, head_of), (t.people, person_of)):
        keys = {row["key"] async for row in chain.collection.find(t.mine(news=True), {"key": 1})}
        for state in (await chain.newest_of(keys)).values():
            found = read(state)
            if found and found.outbox:
                await deliver(t, found)


async def _tell_of_appends(t: Tenant) -> None:
    """Writes the notices of appends."""
    log = t.server.collection("log")
    found = await log.find(t.mine(news=True), _TOLD).sort("put", 1).limit(_BATCH).to_list()
    if not found:
        return
    await put_all(t.server.collection("notices"), [_recorded(t, one) for one in found])
    told = {"$unset": {"news": ""}}
    ids = [t.server.by_id(one["_id"], t.name) for one in found]
    await log.bulk_write([UpdateOne(id, told) for id in ids], ordered=False)


def _recorded(t: Tenant, document: Doc) -> Doc:
    at = document["updated_at"]
    places = {"first": document["first"], "last": document["last"]}
    return {
        "_id": document["_id"],
        "tenant": t.name,
        "user": document["user"],
        "chat": document["chat"],
        "kind": "recorded",
        "at": codec.moment(at).isoformat(),
        "moment": at,
        "data": codec.dump_data({**places, "cycle": document["last_cycle"]}),
        "put": document["put"],
        "waiting": True,
    }
