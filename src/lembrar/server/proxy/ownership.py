"""Whose something is that an upstream keeps. Where several tenants come to it with one key, it
would give any of them what it keeps for another; so what each was given is noted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from lembrar.stores.base import Document, Store

_GIVEN = "responses"
_CONVERSATIONS = "conversations"
_DAYS = 30  # as long as upstreams keep them
_MOST = 1000  # that a request may name
_LONGEST = 256  # characters of an id


async def note(store: Store, ids: Sequence[str], user: str, now: datetime) -> None:
    """Notes that responses, and pieces of them, were given here."""
    until = now + timedelta(days=_DAYS)
    kept = dict.fromkeys(id for id in ids[:_MOST] if len(id) <= _LONGEST)
    made = [Document(id, b"", user=user, expires_at=until) for id in kept]
    await store.write_documents(_GIVEN, made, now=now)


async def were_given(store: Store, ids: Sequence[str], now: datetime) -> bool:
    """Whether all of these were given here."""
    wanted = set(ids)
    if not wanted:
        return True
    if len(wanted) > _MOST or any(len(id) > _LONGEST for id in wanted):
        return False
    found = await store.documents(_GIVEN, now=now, keys=list(wanted), limit=len(wanted))
    return {one.key for one in found} == wanted


async def claimed(store: Store, conversation: str, tenant: str, now: datetime) -> bool:
    """Whether a conversation is a tenant's. Whoever goes on with it first has it; the store is
    one that all tenants share."""
    while True:
        keys = [conversation]
        if found := await store.documents(_CONVERSATIONS, now=now, keys=keys, limit=1):
            return found[0].data == tenant.encode()
        mine = Document(conversation, tenant.encode())
        if await store.swap_document(_CONVERSATIONS, mine, now=now):
            return True
