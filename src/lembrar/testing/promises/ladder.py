"""The ladder: summaries that take each other's place, if nobody was faster."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from dataclasses import replace

from lembrar.errors import UnknownChat
from lembrar.model import Atom, Chat, Letter, Preserved, Summary, Trouble
from lembrar.stores.base import LadderChange, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import (
    NOW,
    SECOND,
    TROUBLE,
    block,
    chat_with,
    compaction,
    full_block,
    message,
    talk,
)

MONEY = Atom("money", "R$ 5.000", "5000")
DATE = Atom("date", "até «junho»", "2027-06")


class LadderPromises(Promises):
    """Promise 3 for a chat's ladder, and what the ladder keeps."""

    @promise
    async def test_a_version_is_written_once(self, store: Store) -> None:
        """G3: who read an older version is told so, and has changed nothing."""
        await chat_with(store, 2)
        first = LadderChange(blocks=(block(1, 2),), atoms=((1, (MONEY,)),), compaction=compaction())
        late = LadderChange(
            blocks=(block(3, 4),),
            atoms=((3, (DATE,)),),
            compaction=compaction(2),
            read_seq=4,
            language="pt",
            warning="!",
            rebuild=True,
        )
        assert await store.write_ladder("c", 0, first)
        before = await _everything(store)
        assert not await store.write_ladder("c", 0, late)
        assert not await store.write_ladder("c", 2, late)
        assert await _everything(store) == before
        assert await store.write_ladder("c", 1, late)
        assert (await _head(store)).version == 2

    @promise
    async def test_of_many_writers_one_wins(self, store: Store) -> None:
        """G3: two workers on one chat never mix their ladders."""
        await chat_with(store, 4)
        stores = [store, await self.also(), await self.also()] * 3
        won = await asyncio.gather(
            *(
                s.write_ladder("c", 0, LadderChange(blocks=(block(1, 2, text=f"{n}"),)))
                for n, s in enumerate(stores)
            )
        )
        assert won.count(True) == 1
        [kept] = await store.blocks("c")
        assert kept.text == str(won.index(True))

    @promise
    async def test_appending_does_not_change_the_version(self, store: Store) -> None:
        """F10: a summary is not wasted because the conversation went on."""
        await chat_with(store, 2)
        await store.pin("c", 1, pinned=True)
        await store.open_chat("c", "ana", now=NOW, timezone="Asia/Tokyo")
        assert await store.write_ladder("c", 0, LadderChange(blocks=(block(1, 2),)))
        await chat_with(store, 2)
        assert await store.write_ladder("c", 1, LadderChange(blocks=(block(3, 4),)))

    @promise
    async def test_there_is_no_ladder_without_a_chat(self, store: Store) -> None:
        """G3."""
        await refusal(UnknownChat, store.write_ladder("nowhere", 0, LadderChange()))
        await refusal(UnknownChat, store.atoms("nowhere", first=1, last=1))
        sizes = {"log_words": 0, "log_tokens": 0, "words": 0, "tokens": 0}
        await refusal(UnknownChat, store.resize("nowhere", **sizes))
        assert await store.blocks("nowhere") == []
        assert await store.compactions("nowhere") == []
        assert await store.users() == []

    @promise
    async def test_blocks_come_back_as_they_were(self, store: Store) -> None:
        """F3, F8, R4: every field, key events and troubles included; sources and atoms are told by
        the log."""
        await chat_with(store, 3)
        told = Preserved((MONEY,), "meta de economia")
        written = replace(full_block(1, 2), sources=("m1", "m2"), preserved=told)
        pending = block(3, 4, text="", status="pending", events=())
        dead = block(5, 6, status="dead", trouble=TROUBLE)
        assert await store.write_ladder("c", 0, LadderChange(blocks=(pending, dead, written)))
        for reader in (store, await self.also()):
            assert await reader.blocks("c") == [full_block(1, 2), pending, dead]

    @promise
    async def test_a_block_replaces_what_it_overlaps(self, store: Store) -> None:
        """F6, P3, P4, R5: whole or in part; what it only touches stays."""
        for new, left in {
            (3, 4): [(1, 2), (3, 4), (5, 8), (9, 10)],
            (5, 8): [(1, 2), (3, 4), (5, 8), (9, 10)],
            (1, 8): [(1, 8), (9, 10)],
            (4, 5): [(1, 2), (4, 5), (9, 10)],
            (6, 7): [(1, 2), (3, 4), (6, 7), (9, 10)],
            (2, 2): [(2, 2), (3, 4), (5, 8), (9, 10)],
            (11, 12): [(1, 2), (3, 4), (5, 8), (9, 10), (11, 12)],
            (1, 12): [(1, 12)],
        }.items():
            chat = f"{new}"
            await chat_with(store, 6, chat)
            old = tuple(block(*ends) for ends in ((9, 10), (1, 2), (5, 8), (3, 4)))
            assert await store.write_ladder(chat, 0, LadderChange(blocks=old))
            assert await store.write_ladder(chat, 1, LadderChange(blocks=(block(*new, rung=2),)))
            kept = await store.blocks(chat)
            assert [(b.start, b.end) for b in kept] == left, new
            assert [b.rung for b in kept if (b.start, b.end) == new] == [2]

    @promise
    async def test_rebuilding_leaves_nothing_of_the_old(self, store: Store) -> None:
        """R11, G3: neither blocks nor atoms; the history of compactions stays."""
        await chat_with(store, 3)
        old = LadderChange(
            blocks=(block(1, 2), block(3, 4)),
            atoms=((1, (MONEY,)), (2, (DATE,))),
            compaction=compaction(1),
        )
        new = LadderChange(
            blocks=(block(1, 4),), atoms=((3, (DATE,)),), compaction=compaction(2), rebuild=True
        )
        assert await store.write_ladder("c", 0, old)
        assert await store.write_ladder("c", 1, new)
        assert await store.blocks("c") == [block(1, 4)]
        assert [a.value for a in await store.atoms("c", first=1, last=9)] == [DATE.value]
        assert len(await store.compactions("c")) == 2
        assert await store.write_ladder("c", 2, LadderChange(rebuild=True))
        assert await store.blocks("c") == []
        assert (await _head(store)).climbed == 0

    @promise
    async def test_atoms_belong_to_their_message(self, store: Store) -> None:
        """G2: read by position, in order, each naming the message it came from."""
        await chat_with(store, [message("x", id=f"a{n}") for n in range(1, 5)])
        change = LadderChange(atoms=((3, (DATE, MONEY, MONEY)), (1, (MONEY,)), (4, (DATE,))))
        assert await store.write_ladder("c", 0, change)
        from_a3 = [replace(atom, source="a3") for atom in (DATE, MONEY, MONEY)]
        assert await store.atoms("c", first=2, last=3) == from_a3
        found = await store.atoms("c", first=-1, last=99)
        assert [atom.source for atom in found] == ["a1", "a3", "a3", "a3", "a4"]
        assert await store.atoms("c", first=3, last=2) == []

    @promise
    async def test_atoms_found_again_replace_the_old(self, store: Store) -> None:
        """G2: of that message only."""
        await chat_with(store, 2)
        assert await store.write_ladder(
            "c", 0, LadderChange(atoms=((1, (MONEY, DATE)), (2, (DATE,)), (3, (DATE,))))
        )
        again = LadderChange(atoms=((1, (DATE,)), (2, ())))
        assert await store.write_ladder("c", 1, again)
        found = await store.atoms("c", first=1, last=9)
        assert [(a.kind, a.value) for a in found] == [("date", DATE.value)] * 2

    @promise
    async def test_compactions_are_remembered(self, store: Store) -> None:
        """F6, F12, R8: how often, when, how long; in the order they ran."""
        await chat_with(store, 3)
        for n in (1, 2, 3):
            change = LadderChange(blocks=(block(1, 2 * n),), compaction=compaction(n))
            assert await store.write_ladder("c", n - 1, change)
            head = await _head(store)
            assert (head.compactions, head.compacted_at) == (n, NOW + n * SECOND)
        assert await store.write_ladder("c", 3, LadderChange(read_seq=6))
        head = await _head(store)
        assert (head.compactions, head.compacted_at) == (3, NOW + 3 * SECOND)
        for reader in (store, await self.also()):
            assert await reader.compactions("c") == [compaction(n) for n in (1, 2, 3)]

    @promise
    async def test_a_chat_knows_the_size_of_its_memory(self, store: Store) -> None:
        """F5, R8: summaries plus what has not climbed; what is pending still counts as said."""
        said = talk(4)
        await chat_with(store, said)
        ready, pending = block(1, 4, words=9, tokens=20), block(5, 6, text="", status="pending")
        assert await store.write_ladder("c", 0, LadderChange(blocks=(ready, pending)))
        head = await _head(store)
        recent = said[4:]
        assert (head.climbed, head.pending) == (4, 2)
        assert head.recent_tokens == sum(m.tokens for m in recent)
        assert head.words == 9 + sum(m.words for m in recent)
        assert head.tokens == 20 + sum(m.tokens for m in recent)
        assert head.log_words == sum(m.words for m in said)
        assert await store.write_ladder("c", 1, LadderChange(blocks=(block(1, 8, words=1),)))
        head = await _head(store)
        assert (head.climbed, head.pending, head.words, head.recent_tokens) == (8, 0, 1, 0)
        await chat_with(store, [message("mais três palavras")])
        assert (await _head(store)).words == 4

    @promise
    async def test_what_stands_in_for_a_summary_counts(self, store: Store) -> None:
        """F8, G13: rules have told of it, so it is no gap; that it is owed is still counted."""
        said = talk(5)
        await chat_with(store, said)
        blocks = (
            block(1, 2, words=1, tokens=1),
            block(3, 4, words=2, tokens=2, status="pending", trouble=TROUBLE),
            block(5, 6, words=4, tokens=4, status="dead", trouble=TROUBLE),
            block(7, 8, words=8, tokens=8, status="pending", text=""),
            block(9, 10, words=16, tokens=16, status="dead", text=""),
        )
        assert await store.write_ladder("c", 0, LadderChange(blocks=blocks))
        head = await _head(store)
        recent = sum(m.tokens for m in said[6:])
        assert (head.climbed, head.pending) == (6, 8)
        assert (head.recent_tokens, head.tokens) == (recent, recent + 7)
        assert head.words == 7 + sum(m.words for m in said[6:])
        mended = block(7, 8, words=8, tokens=8, status="dead")
        assert await store.write_ladder("c", 1, LadderChange(blocks=(mended,)))
        head = await _head(store)
        assert (head.climbed, head.pending) == (8, 8)

    @promise
    async def test_dead_letters_are_listed(self, store: Store) -> None:
        """F8: of all chats, in order of chat and position, until they are written anew."""
        for chat in ("d", "c", "É"):
            await chat_with(store, 3, chat)
            blocks = tuple(
                block(n, n + 1, status=status, trouble=TROUBLE, rung=n, made_at=NOW + n * SECOND)
                for n, status in ((1, "dead"), (3, "pending"), (5, "dead"))
            )
            assert await store.write_ladder(chat, 0, LadderChange(blocks=blocks))
        for reader in (store, await self.also()):
            found = await reader.letters()
            places = [(letter.chat, letter.start) for letter in found]
            assert places == [("c", 1), ("c", 5), ("d", 1), ("d", 5), ("É", 1), ("É", 5)]
            assert found[1] == Letter("c", "ana", 3, 3, 5, 6, 5, NOW + 5 * SECOND, TROUBLE)
            assert await reader.letters(limit=3) == found[:3]
            assert await reader.letters(limit=0) == []
        assert await store.write_ladder("c", 1, LadderChange(blocks=(block(1, 2),)))
        assert [letter.chat for letter in await store.letters(limit=2)] == ["c", "d"]
        assert await store.write_ladder("d", 1, LadderChange(rebuild=True))
        bare = LadderChange(blocks=(block(1, 2, status="dead"),), rebuild=True)
        assert await store.write_ladder("É", 1, bare)
        assert [letter.trouble for letter in await store.letters()] == [TROUBLE, Trouble()]

    @promise
    async def test_what_a_run_found_out_is_kept(self, store: Store) -> None:
        """F6, F7: how far facts were read only grows; language and warning stay until said anew."""
        await chat_with(store, 2)

        async def after(change: LadderChange) -> tuple[int, str, str]:
            assert await store.write_ladder("c", (await _head(store)).version, change)
            head = await _head(store)
            return head.read_seq, head.language, head.warning

        assert await after(LadderChange(read_seq=3)) == (3, "", "")
        assert await after(LadderChange(language="pt", warning="grande")) == (3, "pt", "grande")
        assert await after(LadderChange(read_seq=2)) == (3, "pt", "grande")
        assert await after(LadderChange(read_seq=4, language="en", warning="")) == (4, "en", "")


async def _head(store: Store) -> Chat:
    head = await store.chat("c")
    assert head
    return head


async def _everything(store: Store) -> tuple[Chat, list[Summary], list[Atom], int]:
    runs = await store.compactions("c")
    atoms = await store.atoms("c", first=1, last=99)
    return await _head(store), await store.blocks("c"), atoms, len(runs)
