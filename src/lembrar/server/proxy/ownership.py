"""Whose a response is. Where several tenants come to an upstream with one key, it would give any
of them what it keeps for another; so the ids that each was given are noted."""

from __future__ import annotations

from datetime import datetime, timedelta

from lembrar.stores.base import Document, Store

_COLLECTION = "responses"
_DAYS = 30  # as long as upstreams keep them


async def note(store: Store, id: str, user: str, now: datetime) -> None:
    """Notes that a response was given here."""
    made = Document(id, b"", user=user, expires_at=now + timedelta(days=_DAYS))
    await store.write_documents(_COLLECTION, [made], now=now)


async def was_given(store: Store, id: str, now: datetime) -> bool:
    """Whether a response was given here."""
    return bool(await store.documents(_COLLECTION, now=now, keys=[id], limit=1))
