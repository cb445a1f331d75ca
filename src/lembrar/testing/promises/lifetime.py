"""Opening and closing, and the store's word on its own health."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from lembrar.errors import StoreClosed
from lembrar.model import Spend, Usage
from lembrar.stores.base import LadderChange, Lease, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import DAY, NOW, chat_with, document, message, notice

EVERY_CALL: dict[str, Callable[[Store], Awaitable[object]]] = {
    "append": lambda s: s.append("c", "ana", [message()], now=NOW),
    "open_chat": lambda s: s.open_chat("c", "ana", now=NOW),
    "chat": lambda s: s.chat("c"),
    "chats": lambda s: s.chats("ana"),
    "users": lambda s: s.users(),
    "messages": lambda s: s.messages("c"),
    "find_messages": lambda s: s.find_messages("m"),
    "spans": lambda s: s.spans("c", first=1, last=1),
    "cycle": lambda s: s.cycle("c", 1),
    "cycle_start": lambda s: s.cycle_start("c", 1),
    "totals": lambda s: s.totals("c", 1),
    "pin": lambda s: s.pin("c", 1, pinned=True),
    "pinned": lambda s: s.pinned("c"),
    "blocks": lambda s: s.blocks("c"),
    "atoms": lambda s: s.atoms("c", first=1, last=1),
    "write_ladder": lambda s: s.write_ladder("c", 0, LadderChange()),
    "compactions": lambda s: s.compactions("c"),
    "resize": lambda s: s.resize("c", log_words=0, log_tokens=0, words=0, tokens=0),
    "facts": lambda s: s.facts("ana"),
    "write_facts": lambda s: s.write_facts("ana", 0, []),
    "find_facts": lambda s: s.find_facts("f"),
    "due_facts": lambda s: s.due_facts(now=NOW, limit=1),
    "moods": lambda s: s.moods("ana"),
    "link": lambda s: s.link("ana", "web", "a@x", now=NOW),
    "unlink": lambda s: s.unlink("web", "a@x"),
    "links": lambda s: s.links("ana"),
    "owner": lambda s: s.owner("a@x"),
    "erase_messages": lambda s: s.erase_messages("c", [1], now=NOW),
    "erase_chat": lambda s: s.erase_chat("c"),
    "erase_user": lambda s: s.erase_user("ana"),
    "scrub": lambda s: s.scrub(),
    "marks": lambda s: s.marks("ana"),
    "vectors": lambda s: s.vectors("ana", "static", ["m1:c"]),
    "write_vectors": lambda s: s.write_vectors("ana", "static", []),
    "usage": lambda s: s.usage("c"),
    "add_usage": lambda s: s.add_usage("c", Usage()),
    "claim": lambda s: s.claim(now=NOW, seconds=1, limit=1),
    "release": lambda s: s.release(Lease("c", "ana", 1, 1, 0), due_at=None),
    "extend": lambda s: s.extend(Lease("c", "ana", 1, 1, 0), now=NOW, seconds=1),
    "make_due": lambda s: s.make_due("c", now=NOW),
    "letters": lambda s: s.letters(),
    "publish": lambda s: s.publish([notice("fact.learnt")]),
    "notices": lambda s: s.notices(after=0, limit=9, user="ana"),
    "last_notice": lambda s: s.last_notice(),
    "trim_notices": lambda s: s.trim_notices(before=NOW),
    "wait": lambda s: s.wait(0),
    "add_spend": lambda s: s.add_spend(Spend(1), model="m", day=DAY, user="ana", cap=1.0),
    "spending": lambda s: s.spending(user="ana"),
    "documents": lambda s: s.documents("keys", now=NOW, keys=["k"], prefix="k", user="ana"),
    "write_documents": lambda s: s.write_documents("keys", [document("k")], now=NOW, remove=["x"]),
    "swap_document": lambda s: s.swap_document("keys", document("l"), now=NOW),
    "tally": lambda s: s.tally(since=NOW, newest=1),
    "size": lambda s: s.size(),
    "check": lambda s: s.check(),
}


class LifetimePromises(Promises):
    """A closed store says so; an open one knows how it is."""

    @promise
    async def test_after_closing_every_call_says_so(self, store: Store) -> None:
        """G3: nothing is taken in that would not be kept."""
        await chat_with(store, 1)
        await store.close()
        for name, call in EVERY_CALL.items():
            error = await refusal(StoreClosed, call(store))
            assert "Open it again" in str(error), name
        assert len(await (await self.also()).messages("c")) == 2

    @promise
    async def test_closing_again_does_nothing(self, store: Store) -> None:
        """G3."""
        await store.close()
        await store.close()

    @promise
    async def test_closing_amid_writes_keeps_what_was_acknowledged(self, store: Store) -> None:
        """G3: each call under way is either finished or refused, and the caller knows which."""
        writes = [
            asyncio.create_task(store.append("c", "ana", [message(f"{n}")], now=NOW))
            for n in range(20)
        ]
        await asyncio.sleep(0)
        await store.close()
        done = await asyncio.gather(*writes, return_exceptions=True)
        written = [result[0] for result in done if not isinstance(result, BaseException)]
        assert all(isinstance(r, StoreClosed) for r in done if isinstance(r, BaseException))
        assert await (await self.also()).messages("c") == written

    @promise
    async def test_closing_one_leaves_the_others_open(self, store: Store) -> None:
        """G3."""
        other = await self.also()
        await chat_with(other, 1)
        await store.close()
        await chat_with(other, 1)
        assert len(await other.messages("c")) == 4

    @promise
    async def test_every_call_of_the_protocol_is_covered(self, store: Store) -> None:
        """A method added to `Store` must say what it does once closed, too."""
        methods = {name for name in vars(Store) if not name.startswith("_")}
        assert methods == {*EVERY_CALL, "close"}

    @promise
    async def test_a_sound_store_has_nothing_to_report(self, store: Store) -> None:
        """F12, R8: and tells how much room it takes."""
        await chat_with(store, [message("a" * 100_000)])
        assert await store.check() == []
        assert await store.size() >= 100_000
