"""What whoever watches is told of background work: by position and id, never in the words of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from lembrar.model import Chat, Compaction, Fact, Notice

_MOST = 50  # of one write


def of_facts(
    known: Sequence[Fact], changed: Sequence[Fact], now: datetime, chat: str = ""
) -> list[Notice]:
    """What happened to facts that are about to be written."""
    before = {fact.id for fact in known}
    return [_of_fact(fact, fact.id in before, now, chat) for fact in changed[:_MOST]]


def _of_fact(fact: Fact, was_known: bool, now: datetime, chat: str) -> Notice:
    kind = "fact.changed" if was_known else "fact.learnt"
    kind = "fact.faded" if fact.status == "archived" else kind
    data = {"fact": fact.id, "kind": fact.kind, "status": fact.status}
    return Notice(kind, now, fact.user, chat, data)


def started(chat: Chat, now: datetime, first: int, last: int, brain: str) -> Notice:
    """A compaction of cycles `first` to `last` begins."""
    data = {"first": first, "last": last, "brain": brain}
    return Notice("compaction.started", now, chat.user, chat.id, data)


def finished(chat: Chat, done: Compaction) -> Notice:
    """It has ended well."""
    data = {
        "first": done.first,
        "last": done.last,
        "climbs": done.climbs,
        "seconds": round(done.seconds, 3),
        "size_before": done.size_before,
        "size_after": done.size_after,
        "unit": done.unit,
        "brain": done.brain,
    }
    return Notice("compaction.finished", done.at, chat.user, chat.id, data)


def failed(chat: Chat, now: datetime, error: str, owed: int) -> Notice:
    """The brain failed: `owed` summaries are made by rule until it is back."""
    data = {"error": error, "owed": owed}
    return Notice("compaction.failed", now, chat.user, chat.id, data)
