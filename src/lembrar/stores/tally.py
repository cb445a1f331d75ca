"""Everything that a tenant keeps, added up: for whoever looks at it as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Protocol, runtime_checkable

from lembrar.model import Chat, Compaction
from lembrar.stores.base import Store


@dataclass(frozen=True, slots=True)
class Hour:
    """The compactions of an hour, by when they were made: how many, and what they took."""

    at: datetime
    runs: int = 0
    seconds: float = 0.0
    brain_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """The sums. `tokens` is memory as it stands, `recent_tokens` what of it is still verbatim;
    `due_since` is since when the work that has waited longest has been due; `newest` are the chats
    that were active last, and `hours` the compactions by hour, oldest first."""

    users: int = 0
    chats: int = 0
    messages: int = 0
    cycles: int = 0
    log_tokens: int = 0
    tokens: int = 0
    recent_tokens: int = 0
    compactions: int = 0
    pending: int = 0
    due_since: datetime | None = None
    newest: tuple[Chat, ...] = ()
    hours: tuple[Hour, ...] = ()


@runtime_checkable
class Tallying(Protocol):
    """A store that can add up by itself, however much there is."""

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        """The sums, with compactions from `since` on and so many of the newest chats."""
        ...


async def tally(store: Store, *, since: datetime, newest: int) -> Tally:
    """Everything added up: by the store if it can, else chat by chat, which takes a while where
    there are many."""
    if isinstance(store, Tallying):
        return await store.tally(since=since, newest=newest)
    users = await store.users()
    chats = [chat for user in users for chat in await store.chats(user)]
    late = [chat for chat in chats if chat.compacted_at and chat.compacted_at >= since]
    runs = [run for chat in late for run in await store.compactions(chat.id) if run.at >= since]
    unread = [chat.updated_at for chat in chats if chat.enabled and chat.read_seq < chat.messages]
    return replace(
        added(chats, newest),
        users=len(users),
        due_since=min(unread, default=None),
        hours=by_hour(runs),
    )


def added(chats: Sequence[Chat], newest: int) -> Tally:
    """What chats say of themselves, added up."""
    latest = sorted(chats, key=lambda chat: (chat.updated_at, chat.id), reverse=True)
    return Tally(
        chats=len(chats),
        messages=sum(chat.messages for chat in chats),
        cycles=sum(chat.cycles for chat in chats),
        log_tokens=sum(chat.log_tokens for chat in chats),
        tokens=sum(chat.tokens for chat in chats),
        recent_tokens=sum(chat.recent_tokens for chat in chats),
        compactions=sum(chat.compactions for chat in chats),
        pending=sum(chat.pending for chat in chats),
        newest=tuple(latest[:newest]),
    )


def by_hour(runs: Iterable[Compaction]) -> tuple[Hour, ...]:
    """Compactions by the hour (of UTC) in which they were made."""
    hours: dict[datetime, Hour] = {}
    for run in runs:
        at = run.at.astimezone(UTC).replace(minute=0, second=0, microsecond=0)
        so_far = hours.get(at, Hour(at))
        hours[at] = Hour(
            at,
            so_far.runs + 1,
            so_far.seconds + run.seconds,
            so_far.brain_seconds + run.brain_seconds,
        )
    return tuple(hours[at] for at in sorted(hours))
