"""What was spent, in PostgreSQL. Functions work inside the caller's transaction."""

# ruff: noqa: S608 - only this file's own columns and conditions are ever put into a statement

from __future__ import annotations

from dataclasses import astuple
from datetime import date

from lembrar.model import DaySpend, Spend
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Value

_COUNTS = ("calls", "failures", "prompt_tokens", "cached_tokens", "completion_tokens")
_COLUMNS = ", ".join((*_COUNTS, "cost"))
_SUMS = ", ".join((*(f"sum({column})::bigint" for column in _COUNTS), "sum(cost)"))
_ADDED = ", ".join(
    f"{column} = spending.{column} + excluded.{column}" for column in (*_COUNTS, "cost")
)
_KEY = "(tenant, day, model, person, chat)"
_DAY = """
  INSERT INTO lembrar.day_costs (tenant, day, cost) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING"""
_ADD_COST = """
  UPDATE lembrar.day_costs SET cost = cost + $3::double precision
  WHERE tenant = $1 AND day = $2
    AND ($4::double precision IS NULL OR $3::double precision < 0
      OR cost + $3::double precision <= $4)"""
_ADD = f"""
  INSERT INTO lembrar.spending (tenant, day, model, person, chat, {_COLUMNS})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT {_KEY} DO UPDATE SET {_ADDED}"""
_UNNAME = {
    "chat": "person, ''",
    "person": "'', chat",
}


def unname_chat(db: Transaction, tenant: str, chat: str) -> None:
    """Takes the name of a chat out of what was spent. The sums stay."""
    _unname(db, tenant, "chat", chat)


def unname_person(db: Transaction, tenant: str, person: str) -> None:
    """Takes the name of a person out of what was spent. The sums stay."""
    _unname(db, tenant, "person", person)


def _unname(db: Transaction, tenant: str, column: str, name: str) -> None:
    if not name:  # what has none keeps none
        return
    other = "person" if column == "chat" else "chat"
    db.later(
        f"""INSERT INTO lembrar.spending (tenant, day, model, person, chat, {_COLUMNS})
            SELECT tenant, day, model, {_UNNAME[column]}, {_SUMS} FROM lembrar.spending
            WHERE tenant = $1 AND {column} = $2 GROUP BY tenant, day, model, {other}
            ON CONFLICT {_KEY} DO UPDATE SET {_ADDED}""",
        tenant,
        name,
    )
    db.later(f"DELETE FROM lembrar.spending WHERE tenant = $1 AND {column} = $2", tenant, name)


class PostgresSpending(Part):
    """The part of the store that adds up what was spent."""

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
        cost = float(spend.cost)

        async def write(db: Transaction) -> bool:
            db.later(_DAY, self._tenant, day)
            if not await db.run(_ADD_COST, self._tenant, day, cost, cap):
                await db.undo()
                return False
            counts = (*astuple(spend)[:-1], cost)
            db.later(_ADD, self._tenant, day, model, user, chat, *counts)
            return True

        return await self._write(write)

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        values: list[Value] = [self._tenant, since or date.min, until or date.max]
        wanted = "tenant = $1 AND day >= $2 AND day < $3"
        for column, chosen in (("person", user), ("chat", chat)):
            if chosen is not None:
                values.append(chosen)
                wanted += f" AND {column} = ${len(values)}"
        found = await self._rows(
            f"""SELECT day, model, {_SUMS} FROM lembrar.spending WHERE {wanted}
                GROUP BY day, model ORDER BY day, model""",
            *values,
        )
        return [DaySpend(row[0], row[1], Spend(*row[2:])) for row in found]
