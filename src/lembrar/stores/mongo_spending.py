"""What was spent, in MongoDB: one document for each time, numbered in its day, which says how much
the day has cost so far. So whoever adds one has seen all before it, and a cap holds."""

from __future__ import annotations

from dataclasses import asdict, fields
from datetime import date

from pymongo import DESCENDING

from lembrar.model import DaySpend, Spend
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import put
from lembrar.stores.mongo_tenant import Part, Tenant, call

_AMOUNTS = tuple(one.name for one in fields(Spend))


class MongoSpending(Part):
    """The part of the store that adds up what was spent."""

    @call
    async def add_spend(
        self,
        spend: Spend,
        *,
        model: str,
        day: date,
        user: str = "",
        chat: str = "",
        cap: float | None = None,
    ) -> bool:
        t = self._tenant
        key = t.key("spending", day.isoformat())

        async def once() -> bool:
            number, cost = await _so_far(t, key)
            if cap is not None and spend.cost >= 0 and cost + spend.cost > cap:
                return False
            document: Doc = {
                "_id": f"{key}.{number + 1}",
                "tenant": t.name,
                "key": key,
                "r": number + 1,
                "day": day.isoformat(),
                "model": model,
                "user": user,
                "chat": chat,
                **asdict(spend),
                "cost_to": cost + spend.cost,
                "put": t.stamp(),
                "token": t.token(),
            }
            if not await put(t.server.collection("spending"), document):
                raise Moved
            return True

        async with t.turn(key):
            return await steadily(once)

    @call
    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        t = self._tenant
        wanted = t.mine()
        wanted |= {} if user is None else {"user": str(user)}
        wanted |= {} if chat is None else {"chat": str(chat)}
        days = {"$gte": since.isoformat()} if since else dict[str, str]()
        days |= {"$lt": until.isoformat()} if until else {}
        wanted |= {"day": days} if days else {}
        total: dict[tuple[date, str], Spend] = {}
        async for row in t.server.collection("spending").find(wanted).sort("put", 1):
            key = (date.fromisoformat(row["day"]), row["model"])
            total[key] = total.get(key, Spend()) + Spend(*(row[name] for name in _AMOUNTS))
        return [DaySpend(*key, total[key]) for key in sorted(total)]


async def _so_far(t: Tenant, key: str) -> tuple[int, float]:
    """How often something was spent on a day, and what it cost."""
    rows = t.server.collection("spending").find(t.mine(key=key), {"r": 1, "cost_to": 1})
    newest = await rows.sort("r", DESCENDING).limit(1).to_list()
    return (newest[0]["r"], newest[0]["cost_to"]) if newest else (0, 0.0)
