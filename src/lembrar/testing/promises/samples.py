"""Values to store, complete and each unlike the others."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import count
from typing import Any

from lembrar.model import (
    Compaction,
    Event,
    Fact,
    Message,
    Mood,
    Notice,
    Preserved,
    Role,
    Spend,
    Summary,
    Trouble,
)
from lembrar.stores.base import Document, Store

NOW = datetime(2026, 11, 15, 13, 0, 0, 123456, tzinfo=UTC)
SAID_AT = datetime(2026, 11, 15, 10, 0, 0, 654321, tzinfo=timezone(timedelta(hours=-3)))
SECOND = timedelta(seconds=1)
HOUR = timedelta(hours=1)
DAY = date(2026, 11, 15)
TROUBLE = Trouble(3, "no «summary» in it", '{"text": "é', outage=True)
_numbers = count(1)


def message(content: str = "Oi", role: Role = "user", **fields: Any) -> Message:
    """A message ready to be appended. Its words and tokens differ, so that none passes for the
    other."""
    words = len(content.split())
    given: dict[str, Any] = {
        "id": f"m{next(_numbers)}",
        "sender": "ana" if role == "user" else "",
        "at": SAID_AT,
        "words": words,
        "tokens": 3 * words + 1,
    }
    return Message(role, content, **given | fields)


def talk(cycles: int) -> list[Message]:
    """So many cycles of a question and its answer."""
    return [
        spoken
        for n in range(1, cycles + 1)
        for spoken in (message(f"pergunta {n}"), message(f"a resposta {n}", "assistant"))
    ]


async def chat_with(store: Store, messages: Sequence[Message] | int, chat: str = "c") -> None:
    """Fills ana's chat with messages, or with so many cycles."""
    said = talk(messages) if isinstance(messages, int) else messages
    await store.append(chat, "ana", said, now=NOW)


def block(start: int, end: int, **fields: Any) -> Summary:
    """A summary of the messages from `start` to `end`."""
    given: dict[str, Any] = {
        "text": f"de {start} a {end}",
        "first": (start + 1) // 2,
        "last": (end + 1) // 2,
        "rung": 1,
        "size_before": 40,
        "size_after": 5,
        "start": start,
        "end": end,
        "first_id": f"id{start}",
        "last_id": f"id{end}",
        "at": SAID_AT,
        "made_at": NOW,
        "brain": "local",
        "tokens": 7,
        "words": 4,
    }
    return Summary(**given | fields)


def full_block(start: int, end: int) -> Summary:
    """A block with every field that the ladder keeps set to something of its own."""
    event = Event(SAID_AT, "Ana: «meta» de R$ 5.000\nfechada", ("Ana", "Zé"), "high")
    return block(
        start,
        end,
        rung=3,
        events=(event, event),
        preserved=Preserved(context="meta de economia"),
        unit="words",
    )


def compaction(number: int = 1, **fields: Any) -> Compaction:
    """A run of the ladder."""
    given: dict[str, Any] = {
        "chat": "c",
        "at": NOW + number * SECOND,
        "seconds": 0.125 * number,
        "brain_seconds": 0.1,
        "first": 1,
        "last": number,
        "climbs": 1,
        "size_before": 100,
        "size_after": 25,
        "unit": "words",
        "forced": True,
        "brain": "local",
    }
    return Compaction(**given | fields)


def fact(id: str, minute: int = 0, **fields: Any) -> Fact:
    """Something known of ana, learnt in a minute of the hour."""
    at = SAID_AT + timedelta(minutes=minute)
    given: dict[str, Any] = {
        "id": id,
        "user": "ana",
        "kind": "goal",
        "content": f"meta {id}",
        "created_at": at,
        "updated_at": at,
    }
    return Fact(**given | fields)


def full_fact(id: str) -> Fact:
    """A fact with every field set to something of its own."""
    return fact(
        id,
        subject="Zé",
        layer="episodic",
        key="city",
        weight=0.1 + 0.2,
        priority=9.5,
        confidence=0.55,
        observations=4,
        expires_at=SAID_AT + HOUR,
        valid_from=SAID_AT - HOUR,
        valid_to=SAID_AT,
        accesses=12,
        accessed_at=NOW,
        tags=("cliente", "é «isto»"),
        sources=("m1", "m2"),
        status="archived",
        critical=True,
        pinned=True,
        value="recife",
        stance="ends",
        when="2026-12",
        cause="o prazo",
        participants=("Zé", "Bia"),
        language="pt",
        chats=("c", "d"),
        replaces=("e", "g"),
        replaced_by="h",
        ended_at=NOW - HOUR,
        faded_at=NOW - SECOND,
        due_at=NOW + HOUR,
    )


def mood(minute: int = 0, **fields: Any) -> Mood:
    """How ana felt in a minute of the hour."""
    given: dict[str, Any] = {
        "user": "ana",
        "at": SAID_AT + timedelta(minutes=minute),
        "valence": -0.4,
        "label": "ansiosa",
        "trigger": "o prazo",
        "chat": "c",
        "source": f"m{minute}",
    }
    return Mood(**given | fields)


def notice(kind: str, **fields: Any) -> Notice:
    """Something that happened to ana."""
    given: dict[str, Any] = {"at": NOW, "user": "ana"}
    return Notice(kind, **given | fields)


def spend(calls: int = 1, cost: float = 0.25) -> Spend:
    """What so many calls took; no two counts are alike."""
    return Spend(calls, calls * 2, calls * 3, calls * 5, calls * 7, cost)


def document(key: str, data: bytes = b"\x00\xff", **fields: Any) -> Document:
    """Something of another kind."""
    return Document(key, data, **fields)
