"""What search stands on: marks, vectors, and the figures of how contexts were used."""

# ruff: noqa: S101

from __future__ import annotations

from lembrar.model import Usage
from lembrar.stores.base import FactChange, LadderChange, Store, StoredVector
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import HOUR, NOW, block, chat_with, fact

SPACE = "static-1"


def vector(ref: str, chat: str = "", data: bytes = b"\x00\x01\xff\x3b") -> StoredVector:
    """A vector of something, two numbers long."""
    return StoredVector(ref, chat, b"digest of " + ref.encode(), data, 2)


class SearchPromises(Promises):
    """Who keeps something in mind can tell when it is no longer right."""

    @promise
    async def test_marks_tell_how_far_everything_has_come(self, store: Store) -> None:
        """G4: each chat by its newest message, and the facts by their version."""
        assert (await store.marks("ana")).chats == ()
        await chat_with(store, 2, "b")
        await chat_with(store, 1, "a")
        await store.append("z", "bia", [], now=NOW)
        for reader in (store, await self.also()):
            marks = await reader.marks("ana")
            assert [(mark.chat, mark.seq) for mark in marks.chats] == [("a", 2), ("b", 4)]
            assert all(mark.enabled and not mark.erasures for mark in marks.chats)
        before = await store.marks("ana")
        await chat_with(store, 1, "a")
        version, _ = await store.facts("ana")
        assert await store.write_facts("ana", version, [fact("f")])
        after = await store.marks("ana")
        assert after.chats[0].seq == 4
        assert after.chats[1] == before.chats[1]
        assert after.facts != before.facts

    @promise
    async def test_marks_change_with_the_ladder_and_the_switch(self, store: Store) -> None:
        """G4."""
        await chat_with(store, 2)
        first = (await store.marks("ana")).chats[0]
        chat = await store.chat("c")
        assert chat is not None
        await store.write_ladder("c", chat.version, LadderChange((block(1, 2),)))
        second = (await store.marks("ana")).chats[0]
        assert second.version != first.version
        await store.open_chat("c", "ana", now=NOW, enabled=False)
        assert not (await store.marks("ana")).chats[0].enabled

    @promise
    async def test_marks_tell_of_erasure(self, store: Store) -> None:
        """G11: a message that went, and a chat that another has the id of since."""
        await chat_with(store, 2)
        first = (await store.marks("ana")).chats[0]
        await store.erase_messages("c", [2], now=NOW)
        second = (await store.marks("ana")).chats[0]
        assert (first.erasures, second.erasures) == (0, 1)
        await store.erase_chat("c")
        assert (await store.marks("ana")).chats == ()
        await store.append("c", "ana", [], now=NOW + HOUR)
        again = (await store.marks("ana")).chats[0]
        assert again.since != second.since

    @promise
    async def test_vectors_are_kept_by_what_they_stand_for(self, store: Store) -> None:
        """R11: of each embedder its own; the newest counts."""
        assert await store.vectors("ana", SPACE, ["m1:c"]) == {}
        await chat_with(store, 1)
        version, _ = await store.facts("ana")
        assert await store.write_facts("ana", version, [fact("1")])
        one, two = vector("m1:c", "c"), vector("f1")
        await store.write_vectors("ana", SPACE, [one, two])
        await store.write_vectors("ana", SPACE, [])
        for reader in (store, await self.also()):
            assert await reader.vectors("ana", SPACE, ["m1:c", "f1", "f2"]) == {
                "m1:c": one,
                "f1": two,
            }
            assert await reader.vectors("ana", "other", ["m1:c"]) == {}
            assert await reader.vectors("bia", SPACE, ["m1:c"]) == {}
        newer = vector("f1", data=b"news")
        await store.write_vectors("ana", SPACE, [newer])
        assert await store.vectors("ana", SPACE, ["f1"]) == {"f1": newer}

    @promise
    async def test_a_long_text_has_several_vectors(self, store: Store) -> None:
        """R11: they come back as they went in, and none of a longer text is left behind."""
        await chat_with(store, 1)
        smallest, greatest = b"\x01\x00\x01\x80", b"\xff\x7b\xff\xfb"
        long = vector("m1:c", "c", smallest + greatest + bytes(4))
        await store.write_vectors("ana", SPACE, [long, vector("m2:c", "c")])
        found = await store.vectors("ana", SPACE, ["m2:c", "m1:c"])
        assert found == {"m1:c": long, "m2:c": vector("m2:c", "c")}
        short = vector("m1:c", "c", greatest)
        await store.write_vectors("ana", SPACE, [short])
        for reader in (store, await self.also()):
            assert await reader.vectors("ana", SPACE, ["m1:c"]) == {"m1:c": short}

    @promise
    async def test_vectors_go_with_what_they_stand_for(self, store: Store) -> None:
        """G11: messages, the summaries of their chat, facts, chats and users."""
        await chat_with(store, 2)
        await chat_with(store, 1, "d")
        refs = ["m1:c", "m2:c", "s1-2:c", "m1:d", "ff", "fg"]
        chats = ["c", "c", "c", "d", "", ""]
        made = [vector(ref, chat) for ref, chat in zip(refs, chats, strict=True)]
        version, _ = await store.facts("ana")
        assert await store.write_facts("ana", version, [fact("f"), fact("g")])
        chat = await store.chat("c")
        assert chat is not None
        assert await store.write_ladder("c", chat.version, LadderChange((block(1, 2),)))
        await store.write_vectors("ana", SPACE, made)
        assert set(await store.vectors("ana", SPACE, refs)) == set(refs)
        change = FactChange(version + 1, (), ("f",))
        await store.erase_messages("c", [1], now=NOW, facts=change)
        assert set(await store.vectors("ana", SPACE, refs)) == {"m2:c", "m1:d", "fg"}
        await store.erase_chat("d")
        assert set(await store.vectors("ana", SPACE, refs)) == {"m2:c", "fg"}
        version, _ = await store.facts("ana")
        assert await store.write_facts("ana", version, [], remove=["g"])
        assert set(await store.vectors("ana", SPACE, refs)) == {"m2:c"}
        await store.erase_user("ana")
        assert await store.vectors("ana", SPACE, refs) == {}

    @promise
    async def test_vectors_of_what_is_gone_are_not_taken(self, store: Store) -> None:
        """G11: an embedder that was slow brings nothing back."""
        await chat_with(store, 2)
        await store.erase_messages("c", [2], now=NOW)
        late = [vector("m2:c", "c"), vector("s1-2:c", "c"), vector("fgone"), vector("m1:x", "x")]
        await store.write_vectors("ana", SPACE, late)
        assert await store.vectors("ana", SPACE, [one.ref for one in late]) == {}

    @promise
    async def test_usage_adds_up(self, store: Store) -> None:
        """A11: and nobody needs to look whether the chat is still there."""
        await store.add_usage("c", Usage(contexts=1))
        assert await store.usage("c") == Usage()
        await chat_with(store, 1)
        await store.add_usage("c", Usage(1, 100, 0.25, 1, 1, 3.5))
        await store.add_usage("c", Usage(1, 50, 0.25, 1, 0, 1.0))
        for reader in (store, await self.also()):
            assert await reader.usage("c") == Usage(2, 150, 0.5, 2, 1, 3.5)

    @promise
    async def test_a_limit_keeps_the_most_active_chats(self, store: Store) -> None:
        """A8."""
        for n, name in enumerate("abc"):
            await store.append(name, "ana", [], now=NOW + n * HOUR)
        assert [chat.id for chat in await store.chats("ana", limit=2)] == ["c", "b"]
        assert await store.chats("ana", limit=0) == []
