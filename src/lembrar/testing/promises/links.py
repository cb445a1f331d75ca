"""Links: one person, many channels."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio

from lembrar.errors import IdentityTaken, InvalidInput
from lembrar.model import Link
from lembrar.stores.base import Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import HOUR, NOW, SECOND, chat_with


class LinkPromises(Promises):
    """An identity is one user's, and everybody can tell whose."""

    @promise
    async def test_an_identity_is_linked_and_unlinked(self, store: Store) -> None:
        """A8."""
        linked = await store.link("ana", "whatsapp", "+55 81 9", now=NOW)
        assert linked == Link("ana", "whatsapp", "+55 81 9", NOW)
        for reader in (store, await self.also()):
            assert await reader.owner("+55 81 9") == "ana"
            assert await reader.links("ana") == [linked]
        assert await store.owner("ana") is await store.owner("+55 81 8") is None
        assert await store.links("+55 81 9") == []
        assert not await store.unlink("email", "+55 81 9")
        assert await store.unlink("whatsapp", "+55 81 9")
        assert not await store.unlink("whatsapp", "+55 81 9")
        assert await store.owner("+55 81 9") is None
        assert await store.links("ana") == []

    @promise
    async def test_links_are_read_in_the_order_they_were_made(self, store: Store) -> None:
        """A8: then by channel and identity."""
        for n, identity in enumerate(("z", "y", "x", "w")):
            await store.link("ana", "web", identity, now=NOW + n // 3 * SECOND)
        await store.link("bia", "web", "b", now=NOW)
        assert [link.identity for link in await store.links("ana")] == ["x", "y", "z", "w"]

    @promise
    async def test_linking_again_changes_nothing(self, store: Store) -> None:
        """A8: not even the time; the same identity in another channel is one more link."""
        first = await store.link("ana", "web", "a@x", now=NOW)
        assert await store.link("ana", "web", "a@x", now=NOW + HOUR) == first
        other = await store.link("ana", "email", "a@x", now=NOW + HOUR)
        assert await store.links("ana") == [first, other]
        assert await store.unlink("web", "a@x")
        assert await store.owner("a@x") == "ana"

    @promise
    async def test_an_identity_is_one_users(self, store: Store) -> None:
        """A8: in every channel; once unlinked, it is anybody's."""
        await store.link("ana", "web", "a@x", now=NOW)
        for channel in ("web", "email"):
            error = await refusal(IdentityTaken, store.link("bia", channel, "a@x", now=NOW))
            assert "Unlink it" in str(error)
        assert await store.links("bia") == []
        assert await store.unlink("web", "a@x")
        await store.link("bia", "email", "a@x", now=NOW)
        assert await store.owner("a@x") == "bia"

    @promise
    async def test_an_identity_is_no_user_of_its_own(self, store: Store) -> None:
        """A8: a person is found in one step, and nobody is their own identity."""
        await refusal(InvalidInput, store.link("ana", "web", "ana", now=NOW))
        await store.link("ana", "web", "a@x", now=NOW)
        error = await refusal(InvalidInput, store.link("bia", "web", "ana", now=NOW))
        assert "identities of its own" in str(error)
        await refusal(InvalidInput, store.link("a@x", "web", "ana", now=NOW))
        assert [link.identity for link in await store.links("ana")] == ["a@x"]
        assert await store.owner("ana") is None

    @promise
    async def test_an_identity_stands_for_its_user(self, store: Store) -> None:
        """A8: what is linked to an identity is linked to the person."""
        await store.link("ana", "web", "a@x", now=NOW)
        assert (await store.link("a@x", "whatsapp", "+55", now=NOW)).user == "ana"
        assert await store.owner("+55") == "ana"

    @promise
    async def test_of_many_who_link_an_identity_one_wins(self, store: Store) -> None:
        """A8: through whichever connection; and no two users become each other's."""
        stores = [store, await self.also(), await self.also()]
        asked = [stores[n % 3].link(f"u{n % 4}", f"channel {n}", "a@x", now=NOW) for n in range(12)]
        crossed = [stores[0].link("eva", "web", "ivo", now=NOW),
                   stores[1].link("ivo", "web", "eva", now=NOW)]  # fmt: skip
        done = await asyncio.gather(*asked, *crossed, return_exceptions=True)
        links = [link for link in done[:12] if isinstance(link, Link)]
        assert {link.user for link in links} == {await store.owner("a@x")}
        assert len(links) == 3
        assert all(isinstance(r, IdentityTaken) for r in done[:12] if not isinstance(r, Link))
        assert sorted(isinstance(r, Link) for r in done[12:]) == [False, True]

    @promise
    async def test_links_outlive_the_store(self, store: Store) -> None:
        """A8: whether or not anything was said yet."""
        await store.link("ana", "web", "a@x", now=NOW)
        await chat_with(store, 1)
        await store.close()
        assert await (await self.also()).owner("a@x") == "ana"
