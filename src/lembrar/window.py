"""Rung 0: where the window starts, within which everything stays as it was said."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import accumulate

from lembrar.model import Chat, said_at
from lembrar.policy import Window
from lembrar.stores.base import Store

_PAGE = 64


async def window_start(store: Store, chat: Chat, window: Window, now: datetime) -> int:
    """The position of the first message that stays verbatim; one past the newest if none does."""
    if window.cycles:
        start = await store.cycle_start(chat.id, chat.cycles - window.cycles + 1)
        return max(start, chat.messages - window.max_messages + 1)
    if window.messages:
        return max(1, chat.messages - window.messages + 1)
    return await _session_start(store, chat, window, now)


async def _session_start(store: Store, chat: Chat, window: Window, now: datetime) -> int:
    """Where the session began: after the last long silence, or where its size allows."""
    idle = timedelta(minutes=window.idle_minutes)
    start, later, size = chat.messages + 1, now, 0
    while start > 1:
        page = await store.messages(chat.id, last=start - 1, first=max(1, start - _PAGE))
        # A message that came late or from a clock that is ahead does not end a session.
        times = accumulate((min(said_at(message), now) for message in page), max)
        for message, at in reversed(list(zip(page, times, strict=True))):
            size += message.tokens
            over = bool(window.max_tokens) and size > window.max_tokens
            if later - at > idle or (over and message.cycle != chat.cycles):
                return start
            start, later = message.seq, at
    return start
