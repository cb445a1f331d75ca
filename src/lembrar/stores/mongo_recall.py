"""What search and its figures keep in MongoDB."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace

from pymongo import ReplaceOne
from pymongo.errors import BulkWriteError

from lembrar.model import Usage
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores import mongo_read as read
from lembrar.stores.base import ChatMark, Marks, StoredVector
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Head
from lembrar.stores.mongo_learn import facts_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call

_TRIES = 5


class MongoRecall(Part):
    """The part of the store that search stands on."""

    @call
    async def marks(self, user: str) -> Marks:
        t = self._tenant
        person = await heads.person(t, user)
        version = person.version if person else await t.floor()
        return Marks(version, tuple(_mark(*pair) for pair in await heads.of_user(t, user)))

    @call
    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        t = self._tenant
        chosen = {"$in": [str(ref) for ref in refs]}
        wanted = t.mine(user=str(user), embedder=str(embedder), ref=chosen)
        rows = [row async for row in t.server.collection("vectors").find(wanted)]
        kept = await steadily(lambda: _of_what_is_there(t, user, rows))
        return {row["ref"]: _vector_of(row) for row in kept}

    @call
    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        t = self._tenant
        if not vectors:
            return
        rows = [_row(t, user, embedder, vector) for vector in vectors]
        there = await steadily(lambda: _of_what_is_there(t, user, rows))
        await _put(t, there)
        left = await steadily(lambda: _of_what_is_there(t, user, there))
        gone = [row["_id"] for row in there if row not in left]  # erased while it was written
        if gone:
            await t.server.collection("vectors").delete_many(t.mine(_id={"$in": gone}))

    @call
    async def usage(self, chat: str) -> Usage:
        found = await heads.there(self._tenant, chat)
        return Usage(**found[0].usage) if found else Usage()

    @call
    async def add_usage(self, chat: str, usage: Usage) -> None:
        if not await heads.there(self._tenant, chat):
            return

        async def work(head: Head, tail: Tail) -> tuple[Head | None, None]:
            return replace(head, usage=asdict(Usage(**head.usage) + usage)), None

        await heads.changed(self._tenant, chat, work)


def _mark(head: Head, tail: Tail) -> ChatMark:
    since = codec.moment(head.created_at)
    return ChatMark(head.chat, tail.seq, head.version, head.enabled, since, head.erasures)


def _row(t: Tenant, user: str, embedder: str, vector: StoredVector) -> Doc:
    return {
        "_id": t.key("vector", user, embedder, vector.ref),
        "tenant": t.name,
        "user": user,
        "embedder": embedder,
        "ref": vector.ref,
        "kind": vector.ref[:1],
        "chat": vector.chat,
        "digest": vector.digest,
        "data": vector.data,
        "put": t.stamp(),
    }


def _vector_of(row: Doc) -> StoredVector:
    return StoredVector(row["ref"], row["chat"], bytes(row["digest"]), bytes(row["data"]))


async def _of_what_is_there(t: Tenant, user: str, rows: Sequence[Doc]) -> list[Doc]:
    """Those of the vectors whose message, summary or fact is there. A message of a chat that was
    erased is not, should there be another by its name."""
    chats = {row["chat"] for row in rows if row["kind"] != "f"}
    pairs = await heads.alive(t, {heads.chat_key(t, chat) for chat in chats})
    there: dict[str, tuple[Head, set[int], set[int]]] = {}
    for head, tail in pairs:
        gone = set(await read.places(t, head, 1, tail.seq))
        said = set(range(1, tail.seq + 1)) - gone
        starts = {int(start) for start in await t.pages.rows(head.blocks)}
        there[head.chat] = (head, said, starts)
    facts = (await facts_of(t, user))[1] if any(row["kind"] == "f" for row in rows) else {}
    return [row for row in rows if _stands(row, there, facts)]


def _stands(
    row: Doc, there: dict[str, tuple[Head, set[int], set[int]]], facts: Collection[str]
) -> bool:
    if row["kind"] == "f":
        return row["ref"][1:] in facts
    if row["chat"] not in there or row["kind"] not in ("m", "s"):
        return False
    head, said, starts = there[row["chat"]]
    place = StoredVector(row["ref"], row["chat"], b"", b"").place
    lives = row.setdefault("life", head.life) == head.life
    return lives and place in (said if row["kind"] == "m" else starts)


async def _put(t: Tenant, rows: Sequence[Doc]) -> None:
    """Writes vectors in the place of older ones. Two who do so at once get in each other's way."""
    if not rows:
        return
    writes = [ReplaceOne(t.server.by_id(row["_id"], t.name), row, upsert=True) for row in rows]
    for attempt in range(_TRIES):
        try:
            await t.server.collection("vectors").bulk_write(writes, ordered=False)
            return
        except BulkWriteError as error:
            failed: list[Doc] = error.details.get("writeErrors", [])
            if attempt == _TRIES - 1 or any(one.get("code") != 11000 for one in failed):
                raise
