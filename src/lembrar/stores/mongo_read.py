"""Reading a chat's log in MongoDB."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence

from lembrar.model import Message, with_pins
from lembrar.stores.mongo_head import Head
from lembrar.stores.mongo_pages import within
from lembrar.stores.mongo_rows import message_of, place_row
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_stow import full
from lembrar.stores.mongo_tenant import Tenant
from lembrar.stores.tombstone import erased_id

_WITHOUT_TEXT = {"messages.content": 0, "messages.extra": 0, "stowed": 0}


async def appends(
    t: Tenant, head: Head, first: int, last: int, *, texts: bool = True
) -> AsyncIterator[Doc]:
    """The appends that have messages from position `first` to `last`, oldest first."""
    if last < first:
        return
    wanted = t.mine(key=head.key, life=head.life, last={"$gte": first})
    found = t.server.collection("log").find(wanted, None if texts else _WITHOUT_TEXT)
    async with found.sort("last", 1).limit(last - first + 1) as rows:
        async for document in rows:
            if document["first"] > last:
                return
            yield await full(t, document) if texts else document


async def messages(
    t: Tenant, head: Head, first: int, last: int, *, texts: bool = True
) -> list[Message]:
    """The messages from position `first` to `last`, oldest first."""
    found = [one async for one in appends(t, head, first, last, texts=texts)]
    read = await in_appends(t, head, found)
    return [message for message in read if first <= message.seq <= last]


async def in_appends(t: Tenant, head: Head, documents: Sequence[Doc]) -> list[Message]:
    """The messages of some appends of a chat. What was erased is shown as its place, whether or
    not it has been taken out of the document yet."""
    if not documents:
        return []
    gone = await places(t, head, documents[0]["first"], documents[-1]["last"])
    read: list[Message] = []
    for document in documents:
        for seq, row in enumerate(document["messages"], document["first"]):
            left = gone.get(seq)
            shown = place_row(row, left["id"], left["at"]) if left else row
            read.append(message_of(shown, head.chat, seq))
    return with_pins(read, frozenset(head.pins))


async def places(t: Tenant, head: Head, first: int, last: int) -> dict[int, Doc]:
    """What erased messages have left between two positions, by position."""
    if not head.erasures:
        return {}
    rows = await t.pages.rows(within(head.places, first, last))
    return {int(seq): row for seq, row in rows.items() if first <= int(seq) <= last}


async def with_id(t: Tenant, head: Head, ids: Collection[str]) -> dict[str, Message]:
    """Those of the messages with these ids that a chat has, or had before they were erased."""
    left = {erased_id(t.salt, id): id for id in ids}
    wanted = t.mine(key=head.key, life=head.life)
    wanted["messages.id"] = {"$in": [*ids, *left]}
    log = t.server.collection("log")
    found = [await full(t, one) async for one in log.find(wanted).sort("n", 1)]
    result: dict[str, Message] = {}
    for document in found:
        for message in await in_appends(t, head, [document]):
            id = left.get(message.id, "") if message.erased else message.id
            if id in ids:
                result[id] = message
    return result
