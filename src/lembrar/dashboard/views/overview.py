"""The overview: what is kept, what it costs, and whether it is healthy."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lembrar.dashboard.looker import look_at
from lembrar.dashboard.page import page
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import Changes, Looks, Visitor
from lembrar.model import Chat, DaySpend, Notice, Spend
from lembrar.policy import profile_of
from lembrar.stores.base import Store

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_DAYS = 30
_NOTICES = 5000
_CHATS = 12
_RECENT = 8
_LETTERS = 50
_LOOKED_AT = 1000  # messages of a chat


@dataclass(frozen=True, slots=True)
class Saving:
    """Tokens that memory saved: by day for a plot, as a share, and in money if a price is known."""

    plot: dict[str, list[Any]]
    tokens: int
    share: float
    money: float | None

    @classmethod
    def of(
        cls, whole: Counter[date], sent: Counter[date], since: date, price: float | None
    ) -> Saving:
        """Adds up days. `price` is US dollars for a million tokens."""
        days = [since + timedelta(days=n) for n in range(_DAYS)]
        plot: dict[str, list[Any]] = {
            "at": [_midnight(day) for day in days],
            "whole": [whole[day] for day in days],
            "sent": [sent[day] for day in days],
        }
        saved = max(0, whole.total() - sent.total())
        share = saved / whole.total() if whole.total() else 0.0
        return cls(plot, saved, share, None if price is None else saved * price / 1_000_000)


@router.get("/")
async def overview(request: Request, looking: Looks) -> Response:
    """Everything at a glance."""
    store = looking.memory.store
    now = looking.hub.clock()
    users = await store.users()
    chats = [chat for user in users for chat in await store.chats(user)]
    chats.sort(key=lambda chat: chat.updated_at, reverse=True)
    since = (now - timedelta(days=_DAYS - 1)).astimezone(UTC).date()
    days = await store.spending(since=since)
    told = await _newest(store)
    return page(
        request,
        "overview.html",
        looking,
        title="overview",
        users=len(users),
        chats=chats[:_CHATS],
        figures=_figures(chats),
        spend=sum((day.spend for day in days), Spend()),
        money=_money(days, since),
        runs=_runs(told, now),
        recent=list(reversed(told[-_RECENT:])),
        failures=[notice for notice in told if notice.kind == "compaction.failed"][-5:],
        letters=await store.letters(limit=_LETTERS),
        lag=_lag(chats, now),
        bytes=await store.size(),
        problems=await looking.memory.doctor() if looking.is_admin else [],
        preset=looking.memory.policy.name,
        llm=looking.hub.settings.llm,
        saving=await _saving(looking, chats, since, _price(looking)),
    )


@router.post("/letters/retry")
async def retry(looking: Changes, chat: Annotated[str, Form()] = "") -> Response:
    """Has dead letters tried again."""
    await looking.memory.retry(chat or None)
    return RedirectResponse("/", status_code=303)


async def _newest(store: Store) -> list[Notice]:
    last = await store.last_notice()
    return await store.notices(after=max(0, last - _NOTICES), limit=_NOTICES)


def _figures(chats: Sequence[Chat]) -> dict[str, int]:
    return {
        "chats": len(chats),
        "messages": sum(chat.messages for chat in chats),
        "cycles": sum(chat.cycles for chat in chats),
        "log_tokens": sum(chat.log_tokens for chat in chats),
        "memory_tokens": sum(chat.tokens for chat in chats),
        "compactions": sum(chat.compactions for chat in chats),
        "pending": sum(chat.pending for chat in chats),
    }


def _money(days: Sequence[DaySpend], since: date) -> dict[str, list[Any]]:
    """Cost and tokens, day by day, for a plot; times are seconds since 1970."""
    cost: dict[date, float] = defaultdict(float)
    tokens: Counter[date] = Counter()
    for day in days:
        cost[day.day] += day.spend.cost
        tokens[day.day] += day.spend.prompt_tokens + day.spend.completion_tokens
    every = [since + timedelta(days=n) for n in range(_DAYS)]
    return {
        "at": [_midnight(d) for d in every],
        "cost": [cost[d] for d in every],
        "tokens": [tokens[d] for d in every],
    }


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


def _runs(told: Sequence[Notice], now: datetime) -> dict[str, list[Any]]:
    """Compactions of the last days, hour by hour: how many, and how long on average."""
    done = [n for n in told if n.kind == "compaction.finished"]
    hours: dict[int, list[float]] = defaultdict(list)
    for notice in done:
        hours[int(notice.at.timestamp()) // 3600 * 3600].append(float(notice.data["seconds"]))
    first = int((now - timedelta(hours=47)).timestamp()) // 3600 * 3600
    every = [first + 3600 * n for n in range(48)]
    means = [sum(hours[h]) / len(hours[h]) if hours[h] else None for h in every]
    return {"at": every, "count": [len(hours[h]) for h in every], "seconds": means}


def _lag(chats: Sequence[Chat], now: datetime) -> float:
    """Seconds since the oldest message that nobody has looked at yet."""
    waiting = [chat.updated_at for chat in chats if chat.enabled and chat.read_seq < chat.messages]
    return max(0.0, (now - min(waiting)).total_seconds()) if waiting else 0.0


def _price(looking: Visitor) -> float | None:
    """What a million tokens of a prompt cost, by the first model that the settings name."""
    settings = looking.hub.settings
    named = [settings.llm, *(name for one in settings.upstreams.values() for name in one.models)]
    prices = [profile_of(name).price_prompt for name in named if name]
    return next((price for price in prices if price), None)


async def _saving(
    looking: Visitor, chats: Sequence[Chat], since: date, price: float | None
) -> Saving:
    """What the answers of the latest chats took, day by day, and what they would have taken if
    each had been sent everything said before. Reckoned with what a context takes today."""
    whole: Counter[date] = Counter()
    sent: Counter[date] = Counter()
    look = look_at(looking.memory)
    for chat in chats[:_CHATS]:
        made = (await look.context(chat.id, chat.user)).tokens
        first = max(1, chat.messages - _LOOKED_AT + 1)
        spans = await looking.memory.store.spans(chat.id, first=first, last=chat.messages)
        before = chat.log_tokens - sum(span.tokens for span in spans)
        for span in spans:
            day = span.at.astimezone(UTC).date()
            if day >= since:
                whole[day] += before
                sent[day] += min(before, made)
            before += span.tokens
    return Saving.of(whole, sent, since, price)
