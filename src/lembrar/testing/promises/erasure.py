"""Erasing: what is forgotten is gone, with all that was made of it."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from dataclasses import replace

from lembrar.errors import UnknownChat, UnknownMessage
from lembrar.model import Atom, Chat, Message, Notice
from lembrar.stores.base import Erased, FactChange, LadderChange, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import (
    HOUR,
    NOW,
    SAID_AT,
    SECOND,
    TROUBLE,
    block,
    chat_with,
    compaction,
    fact,
    message,
    mood,
    notice,
    talk,
)

MONEY = Atom("money", "R$ 5.000", "5000")


class ErasurePromises(Promises):
    """Promise 5."""

    @promise
    async def test_an_erased_message_leaves_its_place(self, store: Store) -> None:
        """G11: no number changes, and nothing else of it is left."""
        said = talk(3)
        said[3] = replace(said[3], sender="Zé", channel="web", tool_call_id="t")
        await chat_with(store, said)
        before = await store.messages("c")
        assert await store.erase_messages("c", [4], now=NOW) == Erased(messages=1)
        for reader in (store, await self.also()):
            log = await reader.messages("c")
            assert [*log[:3], *log[4:]] == [*before[:3], *before[4:]]
            blank = Message("assistant", "", at=SAID_AT, chat="c", seq=4, cycle=2, erased=True)
            assert replace(log[3], id="") == blank
            assert said[3].id not in log[3].id
            assert await reader.cycle("c", 2) == log[2:4]
            assert [s.end for s in await reader.spans("c", first=1, last=9)] == [2, 4, 6]

    @promise
    async def test_sizes_fall_by_what_was_erased(self, store: Store) -> None:
        """G11, F9: of every stretch, and of what comes later."""
        said = talk(5)
        await chat_with(store, said)
        assert await store.erase_messages("c", [7, 2, 3], now=NOW)
        left = [
            replace(m, words=0, tokens=0) if n in (2, 3, 7) else m for n, m in enumerate(said, 1)
        ]
        for seq in range(12):
            sizes = sum(m.words for m in left[:seq]), sum(m.tokens for m in left[:seq])
            assert await store.totals("c", seq) == sizes
        head = await _head(store)
        assert (head.log_words, head.log_tokens) == await store.totals("c", 10)
        assert (head.messages, head.cycles) == (10, 5)
        await chat_with(store, [message("mais três palavras")])
        assert await store.totals("c", 11) == (head.log_words + 3, head.log_tokens + 10)

    @promise
    async def test_an_erased_message_is_not_written_again(self, store: Store) -> None:
        """G11: who sends it once more is told that it was there, and that it is gone."""
        said = talk(2)
        await chat_with(store, said)
        assert await store.erase_messages("c", [2], now=NOW)
        for writer in (store, await self.also()):
            [again] = await writer.append("c", "ana", [said[1]], now=NOW)
            assert (again.seq, again.content, again.erased) == (2, "", True)
            assert [m.erased for m in await writer.find_messages(said[1].id)] == [True]
            assert [m.erased for m in await writer.find_messages(said[1].id, "c")] == [True]
        assert len(await store.messages("c")) == 4
        [elsewhere] = await store.append("d", "ana", [said[1]], now=NOW)
        assert not elsewhere.erased
        assert len(await store.find_messages(said[1].id)) == 2

    @promise
    async def test_times_of_places_tell_nothing(self, store: Store) -> None:
        """G11: a place has the time of a message that is still there, before it if it can."""
        said = [message(f"{n}", at=SAID_AT + n * HOUR) for n in range(6)]
        await chat_with(store, said)

        async def hours(*seqs: int) -> list[int]:
            assert await store.erase_messages("c", seqs, now=NOW)
            times = [m.at for m in await store.messages("c")]
            return [int((at - SAID_AT) / HOUR) for at in times if at]

        assert await hours(3) == [0, 1, 1, 3, 4, 5]
        assert await hours(2) == [0, 0, 0, 3, 4, 5]
        assert await hours(1) == [3, 3, 3, 3, 4, 5]
        assert await hours(6) == [3, 3, 3, 3, 4, 4]
        assert await hours(4, 5) == [0] * 6  # about when the chat began
        assert all(m.erased for m in await store.messages("c"))

    @promise
    async def test_what_belongs_to_a_message_goes_with_it(self, store: Store) -> None:
        """G11: pins, atoms and moods; those of others stay."""
        await chat_with(store, [message("x", id=f"m{n}") for n in range(1, 5)])
        await chat_with(store, [message("x", id="m2")], "d")
        for seq in (2, 3):
            await store.pin("c", seq, pinned=True)
        atoms = LadderChange(atoms=tuple((seq, (MONEY,)) for seq in (1, 2, 3)))
        assert await store.write_ladder("c", 0, atoms)
        felt = [mood(n, source=f"m{n}") for n in (1, 2, 3)] + [mood(4, source="m2", chat="d")]
        assert await store.write_facts("ana", 0, [], moods=felt)
        assert await store.erase_messages("c", [2], now=NOW) == Erased(messages=1, moods=1)
        assert [m.seq for m in await store.pinned("c")] == [3]
        assert [a.source for a in await store.atoms("c", first=1, last=9)] == ["m1", "m3"]
        assert await store.moods("ana") == [felt[0], *felt[2:]]
        await refusal(UnknownMessage, store.pin("c", 2, pinned=True))

    @promise
    async def test_summaries_of_an_erased_message_fall(self, store: Store) -> None:
        """G11, G13: and those after it, which would stand behind a gap. What they told is shown
        as it was said until it is summarised again."""
        await chat_with(store, 5)
        blocks = (block(1, 2), block(3, 4), block(5, 6), block(7, 8, status="pending"))
        runs = [compaction(n, first=n, last=n) for n in (1, 2, 3)]
        for version, run in enumerate(runs):
            change = LadderChange(
                blocks=blocks, atoms=tuple((n, (MONEY,)) for n in range(1, 8)), compaction=run
            )
            assert await store.write_ladder("c", version, change)
        await store.erase_messages("c", [4], now=NOW + HOUR)
        assert await store.blocks("c") == [block(1, 2)]
        assert len(await store.atoms("c", first=1, last=9)) == 2
        assert await store.compactions("c") == [runs[0], runs[2]]
        head = await _head(store)
        assert (head.climbed, head.pending, head.compactions) == (2, 0, 2)
        assert head.recent_tokens == head.log_tokens - (await store.totals("c", 2))[1]
        assert head.tokens == 7 + head.recent_tokens

    @promise
    async def test_summaries_are_counted_as_they_fall(self, store: Store) -> None:
        """G11: one that told of nothing else is not made again."""
        await chat_with(store, 4)
        change = LadderChange(blocks=(block(1, 2), block(3, 4), block(5, 6)))
        assert await store.write_ladder("c", 0, change)
        erased = await store.erase_messages("c", [3, 4], now=NOW)
        assert erased == Erased(messages=2, summaries=2, rebuilt=1)

    @promise
    async def test_a_message_in_no_summary_leaves_the_ladder(self, store: Store) -> None:
        """G11: but no worker may write what it has read before."""
        await chat_with(store, 3)
        assert await store.write_ladder("c", 0, LadderChange(blocks=(block(1, 2),)))
        await store.erase_messages("c", [5], now=NOW)
        assert await store.blocks("c") == [block(1, 2)]
        assert not await store.write_ladder("c", 1, LadderChange(blocks=(block(3, 6),)))
        assert await store.write_ladder("c", 2, LadderChange(blocks=(block(3, 6),)))

    @promise
    async def test_a_chat_with_an_erased_message_is_due(self, store: Store) -> None:
        """G13: at once, and taken from whoever works on it; not while it is switched off."""
        await chat_with(store, 2)
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        await store.erase_messages("c", [1], now=NOW + SECOND)
        assert not await store.release(lease, due_at=None)
        [again] = await store.claim(now=NOW + SECOND, seconds=60, limit=9)
        assert await store.release(again, due_at=None)
        await store.erase_messages("c", [2], now=NOW + HOUR)
        assert await store.claim(now=NOW + SECOND, seconds=60, limit=9) == []
        assert len(await store.claim(now=NOW + HOUR, seconds=60, limit=9)) == 1
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        await store.erase_messages("c", [3], now=NOW)
        assert await store.claim(now=NOW + 9 * HOUR, seconds=60, limit=9) == []

    @promise
    async def test_erasing_again_changes_nothing(self, store: Store) -> None:
        """G11: nor does erasing what never was."""
        await chat_with(store, 2)
        await refusal(UnknownChat, store.erase_messages("x", [1], now=NOW))
        assert await store.erase_messages("c", [2, 2], now=NOW) == Erased(messages=1)
        before = await _head(store), await store.facts("ana")
        for seqs in ([], [2], [0, -1, 5, 99]):
            assert await store.erase_messages("c", seqs, now=NOW + HOUR) == Erased()
        assert (await _head(store), await store.facts("ana")) == before

    @promise
    async def test_facts_change_in_the_same_write(self, store: Store) -> None:
        """G11: or nothing does, if somebody has learnt something meanwhile."""
        await chat_with(store, 2)
        assert await store.write_facts("ana", 0, [fact("a"), fact("b")])
        late = FactChange(0, (fact("a", content="?"),), ("b",))
        for erased in (
            await store.erase_messages("c", [1], now=NOW, facts=late),
            await store.erase_chat("c", facts=late),
        ):
            assert erased is None
        assert not any(m.erased for m in await store.messages("c"))
        assert await store.facts("ana") == (1, [fact("a"), fact("b")])
        right = FactChange(1, (fact("a", content="só isto"),), ("b", "x"))
        erased = await store.erase_messages("c", [1], now=NOW, facts=right)
        assert erased == Erased(messages=1, facts=1)
        assert await store.facts("ana") == (2, [fact("a", content="só isto")])
        assert await store.erase_chat("c", facts=FactChange(2, (), ("a",)))
        assert await store.facts("ana") == (3, [])

    @promise
    async def test_nobody_learns_from_what_was_erased(self, store: Store) -> None:
        """G11: who has read the version before the messages comes too late."""
        await chat_with(store, 2)
        version, _ = await store.facts("ana")
        await store.erase_messages("c", [1], now=NOW)
        assert not await store.write_facts("ana", version, [fact("f")])
        version, _ = await store.facts("ana")
        await store.erase_chat("c")
        assert not await store.write_facts("ana", version, [fact("f")])

    @promise
    async def test_an_erased_chat_leaves_nothing(self, store: Store) -> None:
        """G11: not a row; the user's other chats and facts stay."""
        await _live(store, "c")
        await _live(store, "d")
        kept = await store.messages("d"), await store.blocks("d"), await store.pinned("d")
        erased = await store.erase_chat("c")
        assert erased == Erased(chats=1, messages=3, summaries=1, moods=1)
        for reader in (store, await self.also()):
            assert await reader.chat("c") is None
            assert [chat.id for chat in await reader.chats("ana")] == ["d"]
            assert await reader.messages("c") == await reader.blocks("c") == []
            assert await reader.pinned("c") == await reader.compactions("c") == []
            assert [m.chat for m in await reader.moods("ana")] == ["d"]
            assert len(await reader.find_messages("m1")) == 1
            now = await reader.messages("d"), await reader.blocks("d"), await reader.pinned("d")
            assert now == kept
        assert [lease.chat for lease in await store.claim(now=NOW, seconds=60, limit=9)] == ["d"]
        await refusal(UnknownChat, store.erase_chat("c"))
        await refusal(UnknownChat, store.write_ladder("c", 1, LadderChange()))

    @promise
    async def test_a_chat_that_comes_back_is_another(self, store: Store) -> None:
        """G11: it starts from one, whoever's it is, and nobody who worked on the old one can
        write into it."""
        await _live(store, "c")
        head = await _head(store)
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        await store.erase_chat("c")
        [first] = await store.append("c", "bia", [message("Oi", id="m1")], now=NOW)
        assert (first.seq, first.cycle, first.content) == (1, 1, "Oi")
        again = await _head(store)
        assert (again.user, again.climbed, again.read_seq, again.language) == ("bia", 0, 0, "")
        for version in range(head.version + 1):
            assert not await store.write_ladder("c", version, LadderChange(blocks=(block(1, 1),)))
        await store.claim(now=NOW, seconds=60, limit=9)
        assert not await store.release(lease, due_at=None)
        assert await store.write_ladder("c", again.version, LadderChange(blocks=(block(1, 1),)))

    @promise
    async def test_an_erased_user_leaves_nothing(self, store: Store) -> None:
        """G11: neither by what they said nor by what they go by; others keep theirs."""
        await _live(store, "c")
        await store.append("b", "bia", talk(1), now=NOW)
        assert await store.write_facts("bia", 0, [fact("g", user="bia")])
        await store.link("ana", "web", "a@x", now=NOW)
        await store.link("bia", "web", "b@x", now=NOW)
        erased = await store.erase_user("ana")
        assert erased == Erased(chats=1, messages=3, summaries=1, facts=1, moods=1, links=1)
        for reader in (store, await self.also()):
            assert await reader.users() == ["bia"]
            assert await reader.chats("ana") == await reader.moods("ana") == []
            assert await reader.links("ana") == await reader.find_facts("fc") == []
            assert await reader.owner("a@x") is None
            assert await reader.owner("b@x") == "bia"
            assert [f.id for f in (await reader.facts("bia"))[1]] == ["g"]
        assert await store.erase_user("ana") == Erased()
        assert await store.erase_user("b@x") == Erased(links=1)

    @promise
    async def test_a_user_who_comes_back_is_new(self, store: Store) -> None:
        """G11: nobody who knew the old facts can write them to the new user."""
        await _live(store, "c")
        version, _ = await store.facts("ana")
        await store.erase_user("ana")
        for old in range(version + 1):
            assert not await store.write_facts("ana", old, [fact("f")])
        version, facts = await store.facts("ana")
        assert facts == []
        assert await store.write_facts("ana", version, [fact("f")])
        assert await store.facts("ana") == (version + 1, [fact("f")])

    @promise
    async def test_erasing_amid_writes_keeps_every_number(self, store: Store) -> None:
        """G11, G3: through several connections; what is said meanwhile is there."""
        await chat_with(store, 10)
        stores = [store, await self.also(), await self.also()]
        await asyncio.gather(
            *(stores[n % 3].append("c", "ana", talk(1), now=NOW) for n in range(10)),
            *(stores[n % 3].erase_messages("c", [n, n + 1], now=NOW) for n in range(1, 20, 2)),
        )
        log = await store.messages("c")
        assert [m.seq for m in log] == list(range(1, 41))
        assert [m.erased for m in log] == [True] * 20 + [False] * 20
        sizes = sum(m.words for m in log), sum(m.tokens for m in log)
        head = await _head(store)
        assert await store.totals("c", 40) == sizes == (head.log_words, head.log_tokens)

    @promise
    async def test_what_happened_in_a_chat_is_forgotten_with_it(self, store: Store) -> None:
        """G11: of a chat that loses messages, that it did is told instead, and how many."""
        await chat_with(store, 2)
        await chat_with(store, 1, "d")
        told = (notice("compaction.finished", chat="c"), notice("fact.learnt", chat=""))
        assert await store.write_ladder("c", 0, LadderChange(notices=told))
        later = NOW + HOUR
        assert await store.erase_messages("c", [9], now=later) == Erased()
        assert await store.erase_messages("c", [1], now=NOW, facts=FactChange(7)) is None
        assert len(await store.notices(after=0, limit=9)) == 4
        assert await store.erase_messages("c", [2, 1], now=later)
        left = [(n.kind, n.chat) for n in await store.notices(after=0, limit=9)]
        assert left == [("recorded", "d"), ("fact.learnt", ""), ("forgotten", "c")]
        assert await store.notices(after=4, limit=9) == [
            Notice("forgotten", later, "ana", "c", {"messages": 2}, 5)
        ]
        assert await store.erase_chat("c")
        assert [n.number for n in await store.notices(after=0, limit=9)] == [2, 4]

    @promise
    async def test_what_happened_to_a_user_is_forgotten_with_them(self, store: Store) -> None:
        """G11: by their name, and in their chats by whichever name."""
        await chat_with(store, 1)
        await store.append("b", "bia", talk(1), now=NOW)
        await store.publish(
            [
                notice("x", chat="c", user=""),
                notice("x", chat="c", user="bia"),
                notice("x", chat="b", user="ana"),
                notice("x", user="ana"),
                notice("x", user="bia"),
                notice("x", user=""),
            ]
        )
        await store.erase_user("ana")
        await store.erase_user("")
        for reader in (store, await self.also()):
            left = [(n.user, n.chat) for n in await reader.notices(after=0, limit=99)]
            assert left == [("bia", "b"), ("bia", ""), ("", "")]

    @promise
    async def test_dead_letters_are_erased_with_their_blocks(self, store: Store) -> None:
        """G11: what the brain replied may repeat what was said."""
        for chat in ("c", "d", "e"):
            await chat_with(store, 2, chat)
            dead = [block(n, n + 1, status="dead", trouble=TROUBLE) for n in (1, 3)]
            assert await store.write_ladder(chat, 0, LadderChange(blocks=tuple(dead)))
        await store.erase_messages("c", [3], now=NOW)
        await store.erase_chat("d")
        assert [(each.chat, each.start) for each in await store.letters()] == [
            ("c", 1),
            ("e", 1),
            ("e", 3),
        ]
        await store.erase_user("ana")
        assert await store.letters() == []

    @promise
    async def test_tenants_erase_their_own(self, store: Store) -> None:
        """G11: the same chat, user and ids of another tenant stay, versions and all."""
        other = await self.also("other")
        await _live(store, "c")
        await _live(other, "c")
        before = await _head(other), await other.messages("c"), await other.facts("ana")
        await store.erase_messages("c", [1], now=NOW)
        await store.erase_chat("c")
        await store.erase_user("ana")
        assert (await _head(other), await other.messages("c"), await other.facts("ana")) == before
        assert len(await other.moods("ana")) == 1
        [new] = await other.append("d", "ana", [message("Oi")], now=NOW)
        assert new.seq == 1
        assert (await other.chat("d") or before[0]).version == 0

    @promise
    async def test_scrubbing_is_always_possible(self, store: Store) -> None:
        """G11: also when nothing was erased; what it cannot reach, it says."""
        await chat_with(store, 2)
        for where in [*await store.scrub(), *await store.scrub()]:
            assert where
        assert len(await store.messages("c")) == 4


async def _live(store: Store, chat: str) -> None:
    """A chat of ana's of which there is something in every table."""
    await chat_with(store, [message("x", id=f"m{n}") for n in range(1, 4)], chat)
    await store.pin(chat, 2, pinned=True)
    change = LadderChange(
        blocks=(block(1, 2),), atoms=((1, (MONEY,)),), compaction=compaction(), language="pt"
    )
    assert await store.write_ladder(chat, 0, change)
    version, _ = await store.facts("ana")
    learnt = [fact(f"f{chat}")]
    assert await store.write_facts("ana", version, learnt, moods=[mood(1, chat=chat)])


async def _head(store: Store) -> Chat:
    head = await store.chat("c")
    assert head
    return head
