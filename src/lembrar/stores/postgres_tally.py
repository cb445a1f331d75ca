"""Everything added up, in PostgreSQL. These statements alone go to every shard: each has its part
of the sums."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from datetime import datetime

from lembrar.stores import codec, tally
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_rows import CHAT, chat_of
from lembrar.stores.postgres_wire import Statement
from lembrar.stores.tally import HOUR, Tally

_EVERY = "/* every shard */"
_COLUMNS = (
    "seq", "cycle", "log_tokens", "ladder_tokens + log_tokens - climbed_tokens",
    "log_tokens - climbed_tokens", "compactions", "pending",
)  # fmt: skip
_USERS = """
  SELECT count(*) FROM (
    SELECT person FROM lembrar.directory_chats WHERE tenant = $1
    UNION SELECT person FROM lembrar.directory_facts WHERE tenant = $1) AS known"""
_SUMS = f"""{_EVERY}
  SELECT count(*), {", ".join(f"coalesce(sum({each}), 0)::bigint" for each in _COLUMNS)}
  FROM lembrar.chats WHERE tenant = $1"""
_DUE = """
  SELECT min(due_at) FROM lembrar.directory_chats WHERE tenant = $1 AND due_at IS NOT NULL"""
_NEWEST = f"""{_EVERY}
  SELECT {CHAT} FROM lembrar.chats WHERE tenant = $1 ORDER BY updated_at DESC, id DESC LIMIT $2"""
_HOURS = f"""{_EVERY}
  SELECT at / {HOUR}, count(*), sum(run.seconds), sum(run.brain_seconds)
  FROM lembrar.compactions,
    json_to_record(body::json) AS run (seconds double precision, brain_seconds double precision)
  WHERE tenant = $1 AND at >= $2 GROUP BY 1 ORDER BY 1"""
# A plan that suits the largest tenant would have the smallest wait for reading all of the others'.
_PLAN = "SELECT set_config('plan_cache_mode', 'force_custom_plan', true)"


class PostgresTally(Part):
    """The part of the store that adds up."""

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        me = self._tenant
        _, users, sums, due, latest, hours = await self._ask(
            Statement(_PLAN),
            Statement(_USERS, (me,)),
            Statement(_SUMS, (me,)),
            Statement(_DUE, (me,)),
            Statement(_NEWEST, (me, max(newest, 0))),
            Statement(_HOURS, (me, codec.micros(since))),
        )
        [(first,)] = due.rows
        chats = (chat_of(row) for row in latest.rows)
        return tally.read(users.rows[0][0], sums.rows[0], first, chats, hours.rows)
