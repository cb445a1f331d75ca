"""The ladder in MongoDB: its blocks, atoms and runs are tables in pages, which a chat's state
names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.errors import UnknownMessage
from lembrar.model import Atom, Chat, Compaction, Letter, Message, Summary, Trouble, climbed_to
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores import mongo_read as read
from lembrar.stores.base import LadderChange
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import Head, posted
from lembrar.stores.mongo_pages import Edit, Key, no_names, within
from lembrar.stores.mongo_rows import atom_rows, atoms_of, block_of, block_row
from lembrar.stores.mongo_sizes import totals
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call


class MongoLadder(Part):
    """The part of the store that keeps the ladder, and pins."""

    @call
    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        t = self._tenant

        async def work(head: Head, tail: Tail) -> tuple[Head | None, None]:
            if not 1 <= seq <= tail.seq or await read.places(t, head, seq, seq):
                raise UnknownMessage
            pins = {*head.pins, seq} if pinned else {*head.pins} - {seq}
            return replace(head, pins=tuple(sorted(pins))), None

        await heads.changed(t, chat, work)

    @call
    async def pinned(self, chat: str) -> list[Message]:
        t = self._tenant

        async def once() -> list[Message]:
            head = await heads.head(t, chat)
            found = [await read.messages(t, head, seq, seq) for seq in head.pins] if head else []
            return [message for one in found for message in one]

        return await steadily(once)

    @call
    async def blocks(self, chat: str) -> list[Summary]:
        t = self._tenant

        async def once() -> list[Summary]:
            head = await heads.head(t, chat)
            return list((await blocks_of(t, head)).values()) if head else []

        return await steadily(once)

    @call
    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        t = self._tenant

        async def once() -> list[Atom]:
            head, tail = await heads.known(t, chat)
            rows = await t.pages.rows(within(head.atoms, first, last))
            kept = sorted(int(seq) for seq in rows if first <= int(seq) <= last)
            if not kept:
                return []
            ends = (kept[0], min(kept[-1], tail.seq))
            said = {m.seq: m.id for m in await read.messages(t, head, *ends, texts=False)}
            return [atom for seq in kept for atom in atoms_of(rows[seq], said.get(seq, ""))]

        return await steadily(once)

    @call
    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        t = self._tenant

        async def work(head: Head, tail: Tail) -> tuple[Head | None, bool]:
            if head.version == version:
                await _climb(t, head, tail, change)
            return None, head.version == version

        return await heads.changed(t, chat, work)

    @call
    async def compactions(self, chat: str) -> list[Compaction]:
        t = self._tenant

        async def once() -> list[Compaction]:
            head = await heads.head(t, chat)
            return [run for _, run in await runs_of(t, head)] if head else []

        return await steadily(once)

    @call
    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        async def work(head: Head, tail: Tail) -> tuple[Head | None, None]:
            have_words, have_tokens = head.log_sizes(tail)
            new = replace(
                head,
                wrong_words=head.wrong_words + log_words - have_words,
                wrong_tokens=head.wrong_tokens + log_tokens - have_tokens,
                ladder_words=words,
                ladder_tokens=tokens,
            )
            return new, None

        await heads.changed(self._tenant, chat, work)

    @call
    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        t = self._tenant

        async def once() -> list[Letter]:
            wanted = t.mine(letters={"$gte": 1})
            keys = {row["key"] async for row in t.chats.collection.find(wanted, {"key": 1})}
            found: list[Letter] = []
            for head, tail in await heads.alive(t, keys):
                dead = (b for b in (await blocks_of(t, head)).values() if b.status == "dead")
                found += [_letter(head.view(tail), block) for block in dead]
            return found if limit is None else found[: max(limit, 0)]

        return await steadily(once)


async def blocks_of(t: Tenant, head: Head) -> dict[int, Summary]:
    """The ladder of a chat, oldest first, by where a block starts."""
    rows = await t.pages.rows(head.blocks)
    return {start: block_of(rows[start]) for start in sorted(int(key) for key in rows)}


async def runs_of(t: Tenant, head: Head) -> list[tuple[int, Compaction]]:
    """Every run over a chat with its number, oldest first."""
    rows = await t.pages.rows(head.runs)
    return [(n, codec.load_compaction(rows[n])) for n in sorted(int(key) for key in rows)]


async def _climb(t: Tenant, head: Head, tail: Tail, change: LadderChange) -> None:
    """Writes what a run found, and raises the chat's version."""
    old = await blocks_of(t, head)
    kept = {} if change.rebuild else _without(old, change.blocks)
    blocks = kept | {block.start: block for block in change.blocks}
    rows: dict[Key, object] = {block.start: block_row(block) for block in change.blocks}
    found: dict[Key, object] = {seq: atom_rows(atoms) for seq, atoms in change.atoms}
    every = await t.pages.rows(head.atoms) if change.rebuild else {}
    run: dict[Key, object] = {}
    if change.compaction:
        run[head.run + 1] = codec.dump_compaction(change.compaction)
    edits = [
        await t.pages.change(head.blocks, rows, [start for start in old if start not in blocks]),
        await t.pages.change(head.atoms, found, [seq for seq in every if seq not in found]),
        await t.pages.change(head.runs, run),
    ]
    new = replace(
        head,
        blocks=edits[0].refs,
        atoms=edits[1].refs,
        runs=edits[2].refs,
        run=head.run + len(run),
        compactions=head.compactions + len(run),
        read_seq=max(head.read_seq, change.read_seq),
        language=change.language or head.language,
        warning=head.warning if change.warning is None else change.warning,
        outbox=posted(change.notices, t.stamp(), t.token()),
    )
    if change.compaction:
        new = replace(new, compacted_at=codec.micros(change.compaction.at))
    new = await settled(t, new, tail, [blocks[start] for start in sorted(blocks)])
    await put_pages(t, head, edits)
    await swap(t, head, new, edits)


def _without(old: dict[int, Summary], blocks: Sequence[Summary]) -> dict[int, Summary]:
    """What is left of the ladder when blocks take the place of all that they overlap."""
    return {
        start: block
        for start, block in old.items()
        if not any(start <= new.end and block.end >= new.start for new in blocks)
    }


async def settled(t: Tenant, head: Head, tail: Tail, blocks: Sequence[Summary]) -> Head:
    """The state of a chat with these blocks, which says how far they reach and how large they
    are. Its version is raised."""
    climbed = climbed_to(blocks)
    standing = [block for block in blocks if block.stands]
    words, tokens = await totals(t, head, tail, climbed)
    return replace(
        head,
        version=head.version + 1,
        climbed=climbed,
        climbed_words=words,
        climbed_tokens=tokens,
        ladder_words=sum(block.words for block in standing),
        ladder_tokens=sum(block.tokens for block in standing),
        pending=sum(block.messages for block in blocks if block.status != "ready"),
        letters=sum(block.status == "dead" for block in blocks) or None,
    )


async def put_pages(t: Tenant, head: Head, edits: Sequence[Edit]) -> None:
    """Writes new pages of a chat, which nobody knows of yet."""
    await t.pages.put([page for one in edits for page in one.new], head.of, head.user, no_names)


async def swap(t: Tenant, old: Head, new: Head, edits: Sequence[Edit]) -> Head:
    """Makes a state with new pages the chat's. If somebody is faster, nothing is left of them."""
    try:
        changed = await heads.change(t, old, new)
    except Moved:
        await t.pages.drop([page.ref.id for one in edits for page in one.new])
        raise
    await t.pages.drop([id for one in edits for id in one.old])
    return changed


def _letter(chat: Chat, block: Summary) -> Letter:
    return Letter(
        chat.id,
        chat.user,
        block.first,
        block.last,
        block.start,
        block.end,
        block.rung,
        block.made_at or chat.updated_at,
        block.trouble or Trouble(),
    )
