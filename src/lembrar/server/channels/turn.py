"""Who answers in a chat: one process at a time, as long as it lives."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from lembrar.stores.base import Document, Store

_LEASES = "channel.leases"
_LEASE_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """The right to answer in a chat. It lapses unless it is renewed."""

    place: str
    token: bytes
    version: int


async def take(store: Store, chat_place: str, now: datetime) -> Turn | None:
    """The right to answer in a chat, unless another process has it."""
    turn = Turn(chat_place, secrets.token_bytes(16), 0)
    return turn if await _write(store, turn, now, _LEASE_SECONDS) else None


async def renew(store: Store, turn: Turn, now: datetime) -> bool:
    """Keeps the right for a while longer; False if it was lost."""
    found = await store.documents(_LEASES, now=now, keys=[turn.place])
    mine = found and found[0].data == turn.token
    if not mine:
        return False
    return await _write(store, replace(turn, version=found[0].version), now, _LEASE_SECONDS)


async def end(store: Store, turn: Turn, now: datetime) -> None:
    """Gives the right back."""
    found = await store.documents(_LEASES, now=now, keys=[turn.place])
    if found and found[0].data == turn.token:
        await _write(store, replace(turn, version=found[0].version), now, -1)


async def _write(store: Store, turn: Turn, now: datetime, seconds: int) -> bool:
    expires_at = now + timedelta(seconds=seconds)
    document = Document(turn.place, turn.token, expires_at=expires_at, version=turn.version)
    return await store.swap_document(_LEASES, document, now=now)
