"""One person, many identities: everything kept under any of them belongs to the same one."""

from __future__ import annotations

from lembrar.stores.base import Store


async def identities(store: Store, user: str) -> tuple[str, ...]:
    """Every id that a person goes by: the user's own first, then those linked to it, in order."""
    owner = await store.owner(user) or user
    linked = [link.identity for link in await store.links(owner)]
    return tuple(dict.fromkeys([owner, *linked]))


async def are_one(store: Store, one: str, other: str) -> bool:
    """Whether two ids are the same person's."""
    return one == other or other in await identities(store, one)
