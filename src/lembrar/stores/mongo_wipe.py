"""Erasing messages in MongoDB. The state of their chat says first what is left of them, so that
they are seen no more; then they are taken out of the documents they stand in."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lembrar.model import Compaction, Message, Notice, said_at
from lembrar.stores import codec
from lembrar.stores import mongo_read as read
from lembrar.stores.base import Erased
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Head, head_of, posted
from lembrar.stores.mongo_ladder import blocks_of, put_pages, runs_of, settled, swap
from lembrar.stores.mongo_pages import Key, edit, no_names, refs_of
from lembrar.stores.mongo_rows import place_row
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Tail, append_id
from lembrar.stores.mongo_tenant import Tenant
from lembrar.stores.tombstone import erased_id, runs, time_for

Order = Mapping[str, Any]


async def wipe_messages(t: Tenant, order: Order) -> Erased:
    """Leaves places where messages were, and nothing made of them."""

    async def hide() -> tuple[Head | None, Erased]:
        head = head_of(await t.chats.newest(order["key"]))
        if head is None or head.life != order["life"]:
            return None, Erased()
        tail = await t.tails.end(head.place)
        found = await at_places(t, head, tail, order["seqs"])
        return (head, Erased()) if not found else await _hide(t, head, tail, found, order)

    head, erased = await steadily(hide)
    if head:
        await steadily(lambda: clean(t, order["key"], order["seqs"]))
        await _drop_vectors(t, head, order["seqs"])
        told = t.mine(chat=head.chat, put={"$lt": order["put"]})
        await t.server.collection("notices").delete_many(told)
    return erased


async def at_places(t: Tenant, head: Head, tail: Tail, seqs: Collection[int]) -> list[Message]:
    """The messages at some positions that have not been erased."""
    inside = sorted({seq for seq in seqs if 1 <= seq <= tail.seq})
    found: list[Message] = []
    for start, end in runs(inside, inside):
        found += await read.messages(t, head, start, end, texts=False)
    return [message for message in found if not message.erased]


async def _hide(
    t: Tenant, head: Head, tail: Tail, found: Sequence[Message], order: Order
) -> tuple[Head, Erased]:
    seqs = [message.seq for message in found]
    left = await _left(t, head, tail, found)
    cuts = await _cuts(t, head, found)
    blocks = await blocks_of(t, head)
    hit = [start for start, b in blocks.items() if any(start <= seq <= b.end for seq in seqs)]
    fallen = [start for start in blocks if hit and start >= min(hit)]
    every = await runs_of(t, head)
    kept = [run for _, run in every if not _tells_of(run, found)]
    dropped = [n for n, run in every if _tells_of(run, found)]
    atoms = await t.pages.rows(head.atoms)
    gone = [seq for seq in atoms if seq in seqs or (fallen and int(seq) >= min(fallen))]
    edits = [
        await t.pages.change(head.places, left),
        await t.pages.change(head.cuts, cuts),
        await t.pages.change(head.blocks, {}, fallen),
        await t.pages.change(head.runs, {}, dropped),
        await t.pages.change(head.atoms, {}, gone),
    ]
    new = replace(
        head,
        places=edits[0].refs,
        cuts=edits[1].refs,
        blocks=edits[2].refs,
        runs=edits[3].refs,
        atoms=edits[4].refs,
        erasures=head.erasures + len(found),
        cut_words=head.cut_words + sum(message.words for message in found),
        cut_tokens=head.cut_tokens + sum(message.tokens for message in found),
        compactions=len(kept),
        compacted_at=codec.micros(kept[-1].at) if kept else None,
        pins=tuple(seq for seq in head.pins if seq not in seqs),
        due_at=_due(head, order["now"]),
        fence=head.fence + 1,
        leased_until=None,
        attempts=0,
        outbox=_told(t, head, found, order),
    )
    await put_pages(t, head, edits)
    standing = [block for start, block in blocks.items() if start not in fallen]
    new = await settled(t, new, tail, standing)
    await swap(t, head, new, edits)
    rebuilt = await _rebuilt(t, new, [(blocks[s].start, blocks[s].end) for s in fallen])
    return new, Erased(messages=len(found), summaries=len(fallen), rebuilt=rebuilt)


def _due(head: Head, now: int) -> int | None:
    if not head.enabled:
        return None
    return now if head.due_at is None else min(head.due_at, now)


def _told(t: Tenant, head: Head, found: Sequence[Message], order: Order) -> tuple[Doc, ...]:
    at, data = codec.moment(order["now"]), {"messages": len(found)}
    notice = Notice("forgotten", at, head.user, head.chat, data)
    return posted([notice], t.stamp(after=order["put"]), t.token())


def _tells_of(run: Compaction, found: Sequence[Message]) -> bool:
    return any(run.first <= message.cycle <= run.last for message in found)


async def _left(t: Tenant, head: Head, tail: Tail, found: Sequence[Message]) -> dict[Key, Any]:
    """What is left of messages, and of older places that had their time from one of them."""
    old = await read.places(t, head, 1, tail.seq)
    ids = {seq: row["id"] for seq, row in old.items()}
    ids |= {message.seq: erased_id(t.salt, message.id) for message in found}
    new = [message.seq for message in found]
    left: dict[Key, Any] = {}
    for start, end in runs(sorted(ids), new):
        before = await _time(t, head, start - 1) if start > 1 else None
        after = await _time(t, head, end + 1) if end < tail.seq else None
        at = time_for(before, after, codec.moment(head.created_at).isoformat())
        left |= {seq: {"id": ids[seq], "at": at} for seq in range(start, end + 1)}
    return left


async def _time(t: Tenant, head: Head, seq: int) -> str:
    [message] = await read.messages(t, head, seq, seq, texts=False)
    return said_at(message).isoformat()


async def _cuts(t: Tenant, head: Head, found: Sequence[Message]) -> dict[Key, Any]:
    """By how much the appends have shrunk that the messages stand in, by number."""
    cuts = await t.pages.rows(head.cuts)
    changed: dict[Key, Any] = {}
    for message in found:
        [document] = [one async for one in read.appends(t, head, message.seq, message.seq)]
        n = document["n"]
        so_far = changed.get(n) or cuts.get(n) or {"words": 0, "tokens": 0}
        changed[n] = {
            "words": so_far["words"] + message.words,
            "tokens": so_far["tokens"] + message.tokens,
        }
    return changed


async def _rebuilt(t: Tenant, head: Head, fallen: Sequence[tuple[int, int]]) -> int:
    """How many of the summaries that fell had something else to tell."""
    if not fallen:
        return 0
    gone = await read.places(t, head, min(s for s, _ in fallen), max(e for _, e in fallen))
    return sum(any(seq not in gone for seq in range(s, e + 1)) for s, e in fallen)


async def clean(t: Tenant, key: str, seqs: Collection[int]) -> None:
    """Takes erased messages out of the documents they stand in. Only what the chat's state says is
    erased is touched, so that it can be done at any time."""
    head = head_of(await t.chats.newest(key))
    if head is None:
        return
    left = await read.places(t, head, min(seqs), max(seqs))
    for start, end in runs(sorted(left), [seq for seq in left if seq in set(seqs)]):
        async for document in read.appends(t, head, start, end):
            await _clean(t, head, document, left)


async def _clean(t: Tenant, head: Head, document: Doc, left: Mapping[int, Doc]) -> None:
    """Takes what is erased out of one append, if anything of it is still there."""
    blank: Doc = {}
    for place, row in enumerate(document["messages"]):
        gone = left.get(document["first"] + place)
        if gone and not row.get("erased"):
            blank[f"messages.{place}"] = place_row(row, gone["id"], gone["at"])
    if not blank:
        return
    dropped = await _unstow(t, head, document, blank)
    by_id = t.server.by_id(append_id(head.place, document["n"]), t.name)
    await t.server.collection("log").update_one(by_id, {"$set": blank})
    await t.pages.drop(dropped)


async def _unstow(t: Tenant, head: Head, document: Doc, blank: Doc) -> list[str]:
    """The same for an append whose texts stand in pages: new ones, without what is erased, are
    named in what is to be set. Returns the old ones."""
    if "stowed" not in document:
        return []
    refs = refs_of(document["stowed"])
    places = {name.partition(".")[2] for name in blank}
    rows = await t.pages.rows(refs)
    kept = {key: text for key, text in rows.items() if str(key).partition(".")[0] not in places}
    made = edit((), (), kept)
    for page in made.new:
        await t.pages.put([page], head.of, head.user, no_names)
    blank["stowed"] = [ref.doc for ref in made.refs]
    return [ref.id for ref in refs]


async def _drop_vectors(t: Tenant, head: Head, seqs: Collection[int]) -> None:
    """Removes the vectors of some messages, and of every summary of their chat."""
    refs = [f"m{seq}:{head.chat}" for seq in seqs]
    either = [{"kind": "s"}, {"ref": {"$in": refs}}]
    wanted = t.mine(chat=head.chat, life=head.life) | {"$or": either}
    await t.server.collection("vectors").delete_many(wanted)
