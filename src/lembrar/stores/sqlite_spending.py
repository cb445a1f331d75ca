"""What was spent, in SQLite. Functions that write work inside the caller's transaction."""

# ruff: noqa: S608 - only this file's own columns and conditions are ever put into a statement

from __future__ import annotations

from dataclasses import astuple
from datetime import date

from lembrar.model import DaySpend, Spend
from lembrar.stores.sqlite_file import Row, Share, Transaction

_COUNTS = ("calls", "failures", "prompt_tokens", "cached_tokens", "completion_tokens", "cost")
_SUMS = ", ".join(f"sum({column})" for column in _COUNTS)
_ADDED = ", ".join(f"{column} = {column} + excluded.{column}" for column in _COUNTS)
_COST = "SELECT cost FROM day_costs WHERE tenant = ? AND day = ?"
_ADD_COST = """
  INSERT INTO day_costs VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET cost = cost + excluded.cost"""
_ADD = f"""
  INSERT INTO spending VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET {_ADDED}"""
_UNNAMED = {
    "chat": f"""
      INSERT INTO spending SELECT tenant, day, model, user, '', {_SUMS}
      FROM spending INDEXED BY spending_by_chat WHERE tenant = ?1 AND chat = ?2
      GROUP BY day, model, user ON CONFLICT DO UPDATE SET {_ADDED}""",
    "user": f"""
      INSERT INTO spending SELECT tenant, day, model, '', chat, {_SUMS}
      FROM spending INDEXED BY spending_by_user WHERE tenant = ?1 AND user = ?2
      GROUP BY day, model, chat ON CONFLICT DO UPDATE SET {_ADDED}""",
}
_NAMED = "DELETE FROM spending INDEXED BY spending_by_{} WHERE tenant = ? AND {} = ?"
_ALWAYS, _NEVER = "", "~"  # before and after every day


def unname_chat(db: Transaction, tenant: str, chat: str) -> None:
    """Takes the name of a chat out of what was spent. The sums stay."""
    _unname(db, tenant, "chat", chat)


def unname_user(db: Transaction, tenant: str, user: str) -> None:
    """Takes the name of a user out of what was spent. The sums stay."""
    _unname(db, tenant, "user", user)


def _unname(db: Transaction, tenant: str, column: str, name: str) -> None:
    if name:  # what has none keeps none
        db.run(_UNNAMED[column], (tenant, name))
        db.run(_NAMED.format(column, column), (tenant, name))


class SqliteSpending:
    """The part of the store that adds up what was spent."""

    _file: Share
    _tenant: str

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
        on = (self._tenant, day.isoformat())

        def write(db: Transaction) -> bool:
            found = db.rows(_COST, on)
            cost = (found[0][0] if found else 0.0) + spend.cost
            if cap is not None and spend.cost >= 0 and cost > cap:
                return False
            db.run(_ADD_COST, (*on, float(spend.cost)))
            counts = (*astuple(spend)[:-1], float(spend.cost))
            db.run(_ADD, (*on, model, user, chat, *counts))
            return True

        return await self._file.write(write)

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        first = since.isoformat() if since else _ALWAYS
        end = until.isoformat() if until else _NEVER
        found = await self._file.read(*_query(self._tenant, first, end, user, chat))
        return [DaySpend(date.fromisoformat(row[0]), row[1], Spend(*row[2:])) for row in found]


def _query(
    tenant: str, first: str, end: str, user: str | None, chat: str | None
) -> tuple[str, Row]:
    """A statement that adds up what was spent, and the values to bind."""
    values: list[object] = [tenant, first, end]
    index, wanted = "", "tenant = ?1 AND day >= ?2 AND day < ?3"
    for column, chosen in (("user", user), ("chat", chat)):
        if chosen is not None:
            values.append(chosen)
            index = f"INDEXED BY spending_by_{column}"
            wanted += f" AND {column} = ?{len(values)}"
    sql = f"""
      SELECT day, model, {_SUMS} FROM spending {index} WHERE {wanted}
      GROUP BY day, model ORDER BY day, model"""
    return sql, (*values,)
