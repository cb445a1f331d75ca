"""The overview: what is kept, what it costs, and whether it is healthy."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Annotated, Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Form, Query
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lembrar.dashboard.kept import Kept
from lembrar.dashboard.page import page
from lembrar.dashboard.saving import Saving, priced, reckoned_by, saving
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import Changes, Looks, Visitor
from lembrar.engine import AsyncMemory
from lembrar.model import DaySpend, Notice, Spend
from lembrar.stores.base import Store
from lembrar.stores.tally import Hour, Tally

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_DAYS = 30
_NOTICES = 200
_CHATS = 12
_RECENT = 8
_FAILURES = 5
_LETTERS = 50
_CHECK_SECONDS = 300.0  # a check reads the whole store


@dataclass(slots=True)
class _Sights:
    """What of a memory takes a while to look up."""

    tally: Kept[Tally] = field(default_factory=Kept[Tally])
    saving: Kept[Saving] = field(default_factory=Kept[Saving])
    problems: Kept[list[str]] = field(default_factory=lambda: Kept[list[str]](_CHECK_SECONDS))


_sights: WeakKeyDictionary[AsyncMemory, _Sights] = WeakKeyDictionary()


@router.get("/")
async def overview(
    request: Request, looking: Looks, model: Annotated[str, Query(max_length=100)] = ""
) -> Response:
    """Everything at a glance. `model` is the one by whose price savings are told."""
    store, now = looking.memory.store, looking.hub.clock()
    days = _days(now, looking.zone)
    sums = await _tally(looking, days[0])
    saved = await _saving(looking, sums, days[0])
    spent = await store.spending(since=days[0])
    told = await _newest(store)
    by = reckoned_by(looking.hub.settings, model)
    return page(
        request,
        "overview.html",
        looking,
        title="overview",
        sums=sums,
        lag=_lag(sums, now),
        rate=sum(hour.runs for hour in sums.hours) / _DAYS if sums else 0.0,
        mean=_mean(sums.hours) if sums else None,
        spend=sum((day.spend for day in spent), Spend()),
        saving=saved,
        saved=_tokens(saved, days) if saved else None,
        money=_money(saved, spent, days, by.price_prompt),
        calls=_calls(spent, days),
        runs=_runs(sums.hours if sums else (), days, looking.zone),
        model=by,
        models=priced(),
        recent=list(reversed(told[-_RECENT:])),
        failures=[notice for notice in told if notice.kind == "compaction.failed"][-_FAILURES:],
        letters=await store.letters(limit=_LETTERS),
        most_letters=_LETTERS,
        bytes=await store.size(),
        problems=await _problems(looking) if looking.is_admin else [],
        preset=looking.memory.policy.name,
        llm=looking.hub.settings.llm,
    )


@router.post("/letters/retry")
async def retry(looking: Changes, chat: Annotated[str, Form()] = "") -> Response:
    """Has dead letters tried again."""
    await looking.memory.retry(chat or None)
    return RedirectResponse("/", status_code=303)


async def _tally(looking: Visitor, first: date) -> Tally | None:
    """Everything added up; None as long as nobody has finished counting."""
    memory = looking.memory
    since = datetime.combine(first, time(), looking.zone)
    return await _sights_of(memory).tally.now(
        lambda: memory.store.tally(since=since, newest=_CHATS)
    )


async def _saving(looking: Visitor, sums: Tally | None, first: date) -> Saving | None:
    memory, zone = looking.memory, looking.zone
    newest = sums.newest if sums else ()
    return await _sights_of(memory).saving.now(lambda: saving(memory, newest, first, zone))


async def _problems(looking: Visitor) -> list[str] | None:
    return await _sights_of(looking.memory).problems.now(looking.memory.doctor)


def _sights_of(memory: AsyncMemory) -> _Sights:
    return _sights.setdefault(memory, _Sights())


async def _newest(store: Store) -> list[Notice]:
    last = await store.last_notice()
    return await store.notices(after=max(0, last - _NOTICES), limit=_NOTICES)


def _lag(sums: Tally | None, now: datetime) -> float:
    """Seconds that the work which has waited longest has been due."""
    since = sums.due_since if sums else None
    return max(0.0, (now - since).total_seconds()) if since else 0.0


def _mean(hours: Sequence[Hour]) -> float | None:
    """How long a compaction took on average, in seconds."""
    runs = sum(hour.runs for hour in hours)
    return sum(hour.seconds for hour in hours) / runs if runs else None


def _days(now: datetime, zone: tzinfo) -> list[date]:
    today = now.astimezone(zone).date()
    return [today - timedelta(days=_DAYS - 1 - n) for n in range(_DAYS)]


def _plot(days: Sequence[date], **lines: list[Any]) -> dict[str, list[Any]]:
    """Lines over days, which a plot wants as seconds since 1970."""
    midnights = [datetime.combine(day, time(), UTC) for day in days]
    return {"at": [int(midnight.timestamp()) for midnight in midnights], **lines}


def _tokens(saved: Saving, days: Sequence[date]) -> dict[str, list[Any]]:
    return _plot(
        days, whole=[saved.whole[day] for day in days], sent=[saved.sent[day] for day in days]
    )


def _money(
    saved: Saving | None, spent: Sequence[DaySpend], days: Sequence[date], price: float
) -> dict[str, list[Any]]:
    """What was saved and what an LLM cost, in US dollars."""
    cost: dict[date, float] = defaultdict(float)
    for each in spent:
        cost[each.day] += each.spend.cost
    kept = [round(saved.money(day, price), 6) if saved else 0.0 for day in days]
    return _plot(days, saved=kept, spent=[round(cost[day], 6) for day in days])


def _calls(spent: Sequence[DaySpend], days: Sequence[date]) -> dict[str, list[Any]]:
    """Calls of an LLM, and the tokens that they took."""
    calls: Counter[date] = Counter()
    tokens: Counter[date] = Counter()
    for each in spent:
        calls[each.day] += each.spend.calls
        tokens[each.day] += each.spend.prompt_tokens + each.spend.completion_tokens
    return _plot(
        days, calls=[calls[day] for day in days], tokens=[tokens[day] or None for day in days]
    )


def _runs(hours: Sequence[Hour], days: Sequence[date], zone: tzinfo) -> dict[str, list[Any]]:
    """Compactions: how many, and how long on average."""
    found: dict[date, list[Hour]] = defaultdict(list)
    for hour in hours:
        found[hour.at.astimezone(zone).date()].append(hour)
    count = [sum(hour.runs for hour in found[day]) for day in days]
    return _plot(days, count=count, seconds=[_mean(found[day]) for day in days])
