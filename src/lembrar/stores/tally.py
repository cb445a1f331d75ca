"""Everything that a tenant keeps, added up: for whoever looks at it as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from lembrar.model import Chat, Compaction
from lembrar.stores import codec

HOUR = 3_600_000_000  # in microseconds


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


NOTHING = Tally()


def read(
    users: int,
    sums: Iterable[int],
    due: int | None,
    newest: Iterable[Chat],
    hours: Iterable[Sequence[Any]],
) -> Tally:
    """The sums as a database gives them: `sums` from chats to what is pending, as they stand in a
    Tally; times in microseconds, and those of `hours` in hours."""
    return Tally(
        users,
        *(int(value) for value in sums),
        due_since=None if due is None else codec.moment(due),
        newest=tuple(newest),
        hours=tuple(Hour(codec.moment(hour * HOUR), *rest) for hour, *rest in hours),
    )


def added(chats: Sequence[Chat], newest: int, to: Tally = NOTHING) -> Tally:
    """What chats say of themselves, added up, or added to what is known of others."""
    return replace(
        to,
        chats=to.chats + len(chats),
        messages=to.messages + sum(chat.messages for chat in chats),
        cycles=to.cycles + sum(chat.cycles for chat in chats),
        log_tokens=to.log_tokens + sum(chat.log_tokens for chat in chats),
        tokens=to.tokens + sum(chat.tokens for chat in chats),
        recent_tokens=to.recent_tokens + sum(chat.recent_tokens for chat in chats),
        compactions=to.compactions + sum(chat.compactions for chat in chats),
        pending=to.pending + sum(chat.pending for chat in chats),
        newest=_latest((*to.newest, *chats), newest),
    )


def _latest(chats: Iterable[Chat], most: int) -> tuple[Chat, ...]:
    ordered = sorted(chats, key=lambda chat: (chat.updated_at, chat.id), reverse=True)
    return tuple(ordered[: max(most, 0)])


def by_hour(runs: Iterable[Compaction], to: Iterable[Hour] = ()) -> tuple[Hour, ...]:
    """Compactions by the hour (of UTC) in which they were made, or added to what is known of
    others."""
    hours = {hour.at: hour for hour in to}
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
