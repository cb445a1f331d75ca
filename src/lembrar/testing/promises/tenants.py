"""Tenants: the same ids on the same data never meet."""

# ruff: noqa: S101

from __future__ import annotations

from lembrar.model import Atom
from lembrar.stores.base import LadderChange, Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import (
    DAY,
    HOUR,
    NOW,
    TROUBLE,
    block,
    chat_with,
    compaction,
    document,
    fact,
    message,
    mood,
    notice,
    spend,
)

# Close to "acme", in the ways that broken keys and filters confuse.
NEIGHBOURS = ("Acme", "acme/c", "acme%", "acm_", "", "acme\x1fc", "%", "' OR 1=1 --")


class TenantPromises(Promises):
    """A store object is bound to its tenant: no call can leave it."""

    @promise
    async def test_a_tenant_sees_nothing_of_another(self, store: Store) -> None:
        """G3, R10: not by any way of reading."""
        await _live(store)
        for name in NEIGHBOURS:
            other = await self.also(name)
            assert await other.users() == [], name
            assert await other.chat("c") is None
            assert await other.chats("ana") == []
            assert await other.messages("c") == await other.find_messages("m") == []
            assert await other.find_messages("m", "c") == []
            assert await other.spans("c", first=1, last=9) == await other.cycle("c", 1) == []
            assert await other.pinned("c") == await other.blocks("c") == []
            assert await other.compactions("c") == []
            assert await other.facts("ana") == (0, [])
            assert await other.find_facts("f") == await other.moods("ana") == []
            assert await other.due_facts(now=NOW + HOUR, limit=9) == []
            assert await other.links("ana") == []
            assert await other.owner("a@x") is None
            assert await other.claim(now=NOW + HOUR, seconds=60, limit=9) == []
            assert await other.letters() == await other.notices(after=0, limit=99) == []
            assert await other.last_notice() == 0
            assert await other.spending() == await other.documents("k", now=NOW) == []

    @promise
    async def test_a_tenant_changes_nothing_of_another(self, store: Store) -> None:
        """G3, R10: with the same chat, message, user and fact ids, by another person even."""
        await _live(store)
        before = await _seen(store)
        other = await self.also("other")
        await other.append("c", "bia", [message("outra", id="m")], now=NOW + HOUR)
        await other.open_chat("c", "bia", now=NOW, enabled=False, timezone="Asia/Tokyo")
        await other.pin("c", 1, pinned=True)
        change = LadderChange(
            blocks=(block(1, 1),), compaction=compaction(5), language="en", rebuild=True
        )
        assert await other.write_ladder("c", 0, change)
        await other.resize("c", log_words=1, log_tokens=1, words=1, tokens=1)
        assert await other.write_facts(
            "ana", 0, [fact("f", content="outra")], moods=[mood(valence=1.0)], remove=["g"]
        )
        await other.link("bia", "web", "a@x", now=NOW)
        assert await other.unlink("web", "a@x")
        assert not await other.make_due("d", now=NOW)
        await other.publish([notice("x", chat="c")])
        assert await other.add_spend(spend(), model="m", day=DAY, user="ana", chat="c", cap=0.25)
        assert await other.swap_document("k", document("a", b"outra"), now=NOW)
        await other.erase_messages("c", [1], now=NOW)
        await other.trim_notices(before=NOW + 9 * HOUR)
        await other.erase_chat("c")
        await other.erase_user("ana")
        await chat_with(other, [message("outra", id="m")])
        await other.erase_messages("c", [1], now=NOW)
        version, _ = await other.facts("ana")
        assert await other.write_facts("ana", version, [fact("f", content="outra")])
        assert await _seen(store) == before
        assert [m.erased for m in await other.messages("c")] == [True]
        assert [f.content for f in (await other.facts("ana"))[1]] == ["outra"]

    @promise
    async def test_a_lease_is_the_tenants(self, store: Store) -> None:
        """F8, R10: another tenant's worker neither takes nor gives back the chat of the same id."""
        other = await self.also("other")
        await chat_with(store, 1)
        await chat_with(other, 1)
        [lease] = await store.claim(now=NOW, seconds=60, limit=9)
        assert not await other.release(lease, due_at=None)
        assert not await other.extend(lease, now=NOW, seconds=600)
        [theirs] = await other.claim(now=NOW, seconds=60, limit=9)
        assert await other.release(theirs, due_at=None)
        assert await store.release(lease, due_at=NOW)
        assert len(await store.claim(now=NOW, seconds=60, limit=9)) == 1


async def _live(store: Store) -> None:
    """A chat of which there is something to see in every way."""
    await chat_with(store, [message("um", id="m"), message("dois"), message("três")])
    await store.pin("c", 2, pinned=True)
    change = LadderChange(
        blocks=(block(1, 2), block(3, 3, status="dead", trouble=TROUBLE)),
        atoms=((1, (Atom("money", "R$ 5", "5"),)),),
        compaction=compaction(),
        language="pt",
    )
    assert await store.write_ladder("c", 0, change)
    learnt = [fact("f", due_at=NOW), fact("g")]
    assert await store.write_facts("ana", 0, learnt, moods=[mood()])
    await store.link("ana", "web", "a@x", now=NOW)
    await store.publish([notice("x", chat="c")])
    assert await store.add_spend(spend(), model="m", day=DAY, user="ana", chat="c", cap=0.25)
    await store.write_documents("k", [document("a", user="ana")], now=NOW)


async def _seen(store: Store) -> list[object]:
    """What there is to see."""
    return [
        await store.users(),
        await store.chat("c"),
        await store.chats("ana"),
        await store.messages("c"),
        await store.find_messages("m"),
        await store.spans("c", first=1, last=9),
        await store.totals("c", 9),
        await store.pinned("c"),
        await store.blocks("c"),
        await store.atoms("c", first=1, last=9),
        await store.compactions("c"),
        await store.facts("ana"),
        await store.find_facts("f"),
        await store.due_facts(now=NOW, limit=9),
        await store.moods("ana"),
        await store.links("ana"),
        await store.letters(),
        await store.notices(after=0, limit=99),
        await store.notices(after=0, limit=99, user="ana", chat="c"),
        await store.spending(user="ana", chat="c"),
        await store.documents("k", now=NOW, user="ana"),
    ]
