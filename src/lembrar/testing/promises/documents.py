"""Documents: small things of other kinds, each with a version to compare and set on."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lembrar.stores.base import Document, Store
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import HOUR, NOW, SAID_AT, SECOND, chat_with, document

# In order of code point, which is neither the order of a dictionary nor of UTF-16.
ORDERED = ("$x", "%", "A", "Z", "_", "a", "a%", "a.b", "ab", "á", "\ud7ff", "\uffee", "🙂", "🙂a")


class DocumentPromises(Promises):
    """Promise 7."""

    @promise
    async def test_documents_come_back_as_they_were(self, store: Store) -> None:
        """G3: every field; bytes are bytes."""
        written = [
            document("a", b"", user="ana", expires_at=NOW + HOUR),
            document("b", bytes(range(256)), expires_at=SAID_AT + HOUR, version=7),
            document("c", b"\x00\xff" * 200_000),
            document("«chave» com espaço/é", b"{}"),
        ]
        await store.write_documents("keys", written, now=NOW)
        for reader in (store, await self.also()):
            found = await reader.documents("keys", now=NOW)
            assert found == [replace(one, version=1) for one in written]
            assert all(type(one.data) is bytes for one in found)

    @promise
    async def test_documents_are_ordered_by_code_point(self, store: Store) -> None:
        """G3: whatever the language that the database runs in."""
        await store.write_documents("k", [document(key) for key in reversed(ORDERED)], now=NOW)
        assert await _keys(store) == [*ORDERED]
        for n, key in enumerate(ORDERED):
            assert await _keys(store, after=key) == [*ORDERED[n + 1 :]], key
            assert await _keys(store, after=key, limit=2) == [*ORDERED[n + 1 : n + 3]], key

    @promise
    async def test_documents_are_found_by_what_keys_begin_with(self, store: Store) -> None:
        """G3: as it is written: nothing in it stands for anything else."""
        odd = ("a\U0010ffff", "a\U0010ffffb", "\U0010ffff", "\U0010ffff\U0010ffffz", "(.*", "\\d")
        await store.write_documents("k", [document(k) for k in (*ORDERED, *odd)], now=NOW)
        everything = await _keys(store)
        for prefix in (*everything, "á\u0301", "none", ".", "^", "A%", "a_", "$", "\ud7ff\ud7ff"):
            expected = [key for key in everything if key.startswith(prefix)]
            assert await _keys(store, prefix=prefix) == expected, prefix

    @promise
    async def test_documents_are_chosen_by_all_that_is_asked(self, store: Store) -> None:
        """G3: keys, prefix, place, owner and number."""
        await store.write_documents(
            "k",
            [document(f"{a}{b}", user=b) for a in "xyz" for b in ("ana", "bia", "")],
            now=NOW,
        )
        assert await _keys(store, keys=["yana", "x", "z", "none"]) == ["x", "yana", "z"]
        assert await _keys(store, keys=[]) == await _keys(store, limit=0) == []
        assert await _keys(store, user="bia") == ["xbia", "ybia", "zbia"]
        assert await _keys(store, user="") == ["x", "y", "z"]
        assert await _keys(store, user="nobody") == []
        assert await _keys(store, prefix="y", after="y") == ["yana", "ybia"]
        assert await _keys(store, prefix="y", after="a") == ["y", "yana", "ybia"]
        assert await _keys(store, prefix="y", after="z") == []
        assert await _keys(store, user="ana", after="xana", limit=1) == ["yana"]
        chosen = {"keys": ["xana", "yana", "ybia"], "prefix": "y", "user": "ana"}
        assert await _keys(store, **chosen) == ["yana"]

    @promise
    async def test_a_document_is_replaced_whole(self, store: Store) -> None:
        """G3: its version rises by one; one that was removed begins anew."""
        full = document("a", b"um", user="ana", expires_at=NOW + HOUR)
        await store.write_documents("k", [full, document("b")], now=NOW)
        await store.write_documents("k", [document("a", b"dois", version=40)], now=NOW)
        assert await _found(store, "a") == document("a", b"dois", version=2)
        assert await _found(store, "b") == document("b", version=1)
        await store.write_documents("k", [document("a", b"t"), document("a", b"q")], now=NOW)
        assert await _found(store, "a") == document("a", b"q", version=4)
        await store.write_documents("k", [document("a", b"novo")], now=NOW, remove=["a", "b", "x"])
        assert await _found(store, "a") == document("a", b"novo", version=1)
        assert await _keys(store) == ["a"]
        await store.write_documents("k", [], now=NOW)
        await store.write_documents("k", [], now=NOW, remove=["a"])
        assert await _keys(store) == []

    @promise
    async def test_a_version_is_swapped_once(self, store: Store) -> None:
        """G3: who read an older one, or none, is told so and has changed nothing."""
        assert not await store.swap_document("k", document("a", version=1), now=NOW)
        assert await store.swap_document("k", document("a", b"um", user="ana"), now=NOW)
        assert not await store.swap_document("k", document("a", b"x"), now=NOW)
        assert not await store.swap_document("k", document("a", b"x", version=2), now=NOW)
        assert await _found(store, "a") == document("a", b"um", user="ana", version=1)
        assert await store.swap_document("k", document("a", b"dois", version=1), now=NOW)
        assert await _found(store, "a") == document("a", b"dois", version=2)
        await store.write_documents("k", [], now=NOW, remove=["a"])
        assert not await store.swap_document("k", document("a", version=2), now=NOW)
        assert await store.swap_document("k", document("a"), now=NOW)

    @promise
    async def test_of_many_who_swap_one_wins(self, store: Store) -> None:
        """G3: a document that is there, and one that is not yet."""
        stores = [store, await self.also(), await self.also()] * 3
        for version in (0, 1):
            won = await asyncio.gather(
                *(
                    s.swap_document("k", document("a", b"%d" % n, version=version), now=NOW)
                    for n, s in enumerate(stores)
                )
            )
            assert won.count(True) == 1
            winner = b"%d" % won.index(True)
            assert await _found(store, "a") == document("a", winner, version=version + 1)

    @promise
    async def test_writes_at_once_are_all_counted(self, store: Store) -> None:
        """G3."""
        stores = [store, await self.also()]
        await asyncio.gather(
            *(stores[n % 2].write_documents("k", [document("a")], now=NOW) for n in range(20))
        )
        found = await _found(store, "a")
        assert found is not None
        assert found.version == 20

    @promise
    async def test_what_has_expired_is_gone(self, store: Store) -> None:
        """G3, A1: from that moment on, and what is written then is new."""
        soon = document("a", b"um", expires_at=NOW + SECOND)
        await store.write_documents("k", [soon, document("b"), soon], now=NOW)
        assert [one.version for one in await store.documents("k", now=NOW)] == [2, 1]
        then = NOW + SECOND
        assert [one.key for one in await store.documents("k", now=then)] == ["b"]
        assert await store.documents("k", now=then, keys=["a"], prefix="a") == []
        assert not await store.swap_document("k", document("a", version=2), now=then)
        assert await store.swap_document("k", document("a", b"dois"), now=then)
        assert await store.documents("k", now=then, keys=["a"]) == [
            document("a", b"dois", version=1)
        ]

    @promise
    async def test_an_expired_document_is_not_counted_on(self, store: Store) -> None:
        """G3, A1: replacing it starts from one; what lives on is not touched."""
        written = [document(f"{n:03}", expires_at=NOW + n * SECOND) for n in range(1, 250)]
        await store.write_documents("k", written, now=NOW)
        later = NOW + 240 * SECOND
        await store.write_documents("k", [document("001"), document("245")], now=later)
        left = await store.documents("k", now=later)
        assert [one.key for one in left] == ["001", *(f"{n}" for n in range(241, 250))]
        assert [one.version for one in left if one.key in ("001", "245")] == [1, 2]
        late = [document("001", expires_at=NOW), document("001", b"novo")]
        await store.write_documents("k", late, now=later)
        assert await store.documents("k", now=later, keys=["001"]) == [
            document("001", b"novo", version=1)
        ]

    @promise
    async def test_collections_do_not_meet(self, store: Store) -> None:
        """G3: nor do tenants, with the same keys."""
        places = ("keys", "Keys", "keys%", "key_", "", "a.b", "$where", "keys\x1fa")
        for n, place in enumerate(places):
            await store.write_documents(place, [document("a", b"%d" % n)], now=NOW)
        other = await self.also("other")
        await other.write_documents("keys", [document("a", b"x"), document("b")], now=NOW)
        await other.write_documents("Keys", [], now=NOW, remove=["a"])
        for n, place in enumerate(places):
            expected = [document("a", b"%d" % n, version=1)]
            assert await store.documents(place, now=NOW) == expected, place
        assert len(await other.documents("keys", now=NOW)) == 2

    @promise
    async def test_documents_of_an_erased_user_go(self, store: Store) -> None:
        """G11: from every collection, whether or not there is anything else of them."""
        for place in ("k", "l"):
            mine = [document("a", user="ana"), document("b", user="bia"), document("c")]
            await store.write_documents(place, mine, now=NOW)
        await chat_with(store, 1)
        await store.erase_messages("c", [1], now=NOW)
        await store.erase_chat("c")
        assert await _keys(store) == ["a", "b", "c"]
        assert (await store.erase_user("ana")).documents == 2
        await store.erase_user("")
        for place in ("k", "l"):
            for reader in (store, await self.also()):
                found = await reader.documents(place, now=NOW)
                assert [one.key for one in found] == ["b", "c"]
        assert await store.swap_document("k", document("a"), now=NOW)


async def _keys(store: Store, **chosen: Any) -> Sequence[str]:
    return [one.key for one in await store.documents("k", now=NOW, **chosen)]


async def _found(store: Store, key: str) -> Document | None:
    found = await store.documents("k", now=NOW, keys=[key])
    return found[0] if found else None
