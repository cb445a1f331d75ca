"""What was sent, kept in mind for a while: to know our own answers when they come back or are
replied to, and to answer a command once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime, timedelta

from lembrar.server.channels.outbox import Ask, place, short
from lembrar.stores.base import Document, Store

_SENT = "channel.sent"
_ANSWERED = "channel.answered"
_SENT_DAYS = 30
_ANSWERED_DAYS = 8  # WhatsApp repeats for seven


async def note_sent(store: Store, ask: Ask, sent_id: str, answer: str, now: datetime) -> None:
    """Keeps the id under which the channel knows a message of ours."""
    if sent_id:
        expires_at = now + timedelta(days=_SENT_DAYS)
        note = Document(
            _sent(ask.channel, ask.line, sent_id), answer.encode(), ask.user, expires_at
        )
        await store.write_documents(_SENT, [note], now=now)


async def sent_as(store: Store, channel: str, line: str, sent_id: str, now: datetime) -> str:
    """The id in the log of a message of ours that the channel knows by another; empty if it is
    none of ours."""
    key = _sent(channel, line, sent_id)
    found = await store.documents(_SENT, now=now, keys=[key])
    return found[0].data.decode() if found else ""


def _sent(channel: str, line: str, id: str) -> str:
    return f"{channel}/{short(json.dumps([line, id]))}"


async def note_answered(store: Store, ask: Ask, pieces: Iterable[str], now: datetime) -> None:
    """Keeps in mind that a command was answered, since the log does not tell; and, shortened,
    with what, to know it by when it comes back."""
    data = json.dumps([_worded(piece) for piece in pieces]).encode()
    expires_at = now + timedelta(days=_ANSWERED_DAYS)
    note = Document(f"{place(ask.chat)}/{short(ask.id)}", data, ask.user, expires_at)
    await store.write_documents(_ANSWERED, [note], now=now)


async def was_answered(store: Store, chat: str, id: str, now: datetime) -> bool:
    """Whether a command was answered before."""
    key = f"{place(chat)}/{short(id)}"
    return bool(await store.documents(_ANSWERED, now=now, keys=[key]))


async def was_said(store: Store, chat: str, text: str, now: datetime) -> bool:
    """Whether these very words answered a command in this chat."""
    notes = await store.documents(_ANSWERED, now=now, prefix=f"{place(chat)}/")
    return any(_worded(text) in json.loads(note.data) for note in notes)


def _worded(text: str) -> str:
    return short(" ".join(text.split()))
