"""Facts and moods in PostgreSQL. Functions work inside the caller's transaction."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from lembrar.errors import StoreBusy
from lembrar.model import Fact, Mood, Notice
from lembrar.stores import codec
from lembrar.stores import postgres_recall as recall
from lembrar.stores.postgres_notices import publish
from lembrar.stores.postgres_part import Part, shard_of
from lembrar.stores.postgres_rows import MOOD, mood_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement, Value

_MAX = 2**62
_TRIES = 3
_HERE = "shard = $1 AND tenant = $2 AND person = $3"
# What no row says is as new as can be: nobody who read of a user before an erasure is right.
VERSION = f"""
  SELECT coalesce((SELECT version FROM lembrar.people WHERE {_HERE}),
                  (SELECT floor FROM lembrar.tenants WHERE tenant = $2), 0)"""
_RANK = "prime DESC, weight DESC, created_at DESC, id DESC"
_PLACES = "SELECT person FROM lembrar.directory_facts WHERE tenant = $1 AND id = $2 ORDER BY person"
_DUE = """
  SELECT person, id FROM lembrar.directory_facts WHERE tenant = $1 AND due_at <= $2
  ORDER BY due_at, person, id LIMIT $3"""
_BY_IDS = f"SELECT id, body FROM lembrar.facts WHERE {_HERE} AND id = ANY($4::text[])"
_MOODS = f"""
  SELECT {MOOD} FROM lembrar.moods WHERE {_HERE} AND at >= $4 AND at < $5
  ORDER BY at DESC, chat DESC, source DESC LIMIT $6"""
_FLOOR = "coalesce(version, (SELECT floor FROM lembrar.tenants t WHERE t.tenant = $2), 0)"
# In this order: a row that nobody else changes from then on, and then the version it stands at. It
# is updated, not only locked: who comes to insert it waits then, and does not take it for settled.
_LOCK = """
  INSERT INTO lembrar.people (shard, tenant, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"""
_LOCKED = f"UPDATE lembrar.people SET version = version WHERE {_HERE} RETURNING {_FLOOR}"
_RAISE = f"UPDATE lembrar.people SET version = {_FLOOR} + 1 WHERE {_HERE}"
_PUT = """
  INSERT INTO lembrar.facts (shard, tenant, person, id, created_at, status, prime, weight, body)
  SELECT $1::bigint, $2::text, $3::text, * FROM unnest(
    $4::text[], $5::bigint[], $6::text[], $7::boolean[], $8::double precision[], $9::text[])
  ON CONFLICT (shard, tenant, person, id) DO UPDATE SET created_at = excluded.created_at,
    status = excluded.status, prime = excluded.prime, weight = excluded.weight,
    body = excluded.body"""
_PUT_PLACES = """
  INSERT INTO lembrar.directory_facts (tenant, person, id, due_at)
  SELECT $1::text, $2::text, * FROM unnest($3::text[], $4::bigint[])
  ON CONFLICT (tenant, id, person) DO UPDATE SET due_at = excluded.due_at
  WHERE directory_facts.due_at IS DISTINCT FROM excluded.due_at"""
_REMOVE_PLACES = """
  DELETE FROM lembrar.directory_facts WHERE tenant = $1 AND person = $2 AND id = ANY($3::text[])"""
_REMOVE = f"DELETE FROM lembrar.facts WHERE {_HERE} AND id = ANY($4::text[])"
_PUT_MOODS = """
  INSERT INTO lembrar.moods (shard, tenant, person, chat, source, at, said_at, valence, label,
    cause)
  SELECT $1::bigint, $2::text, $3::text, * FROM unnest($4::text[], $5::text[], $6::bigint[],
    $7::text[], $8::double precision[], $9::text[], $10::text[])
  ON CONFLICT (shard, tenant, person, chat, source) DO UPDATE SET at = excluded.at,
    said_at = excluded.said_at, valence = excluded.valence, label = excluded.label,
    cause = excluded.cause"""


async def hold(db: Transaction, tenant: str, person: str) -> int:
    """The version of a person's facts, which nobody else changes until the transaction ends. It
    is raised or undone before that: a person is not known by this alone."""
    key = (shard_of(tenant, person), tenant, person)
    for _ in range(_TRIES):
        db.later(_LOCK, *key)
        if found := await db.rows(_LOCKED, *key):
            return found[0][0]
    raise StoreBusy  # erased again and again, each time in between


def raise_version(db: Transaction, tenant: str, person: str) -> None:
    """Lets nobody write who has read the facts before."""
    db.later(_RAISE, shard_of(tenant, person), tenant, person)


async def write_facts(
    db: Transaction, tenant: str, person: str, facts: Sequence[Fact], remove: Collection[str]
) -> int:
    """Adds or replaces facts, then removes some. Returns how many went."""
    shard = shard_of(tenant, person)
    last = list({fact.id: fact for fact in facts}.values())
    if last:
        db.later(
            _PUT,
            *(shard, tenant, person),
            [fact.id for fact in last],
            [codec.micros(fact.created_at) for fact in last],
            [fact.status for fact in last],
            [fact.critical or fact.pinned for fact in last],
            [float(fact.weight) for fact in last],
            [codec.dump_fact(fact) for fact in last],
        )
        db.later(_PUT_PLACES, tenant, person, [fact.id for fact in last], _due(last))
    if not remove:
        return 0
    gone = list(dict.fromkeys(remove))
    recall.drop_facts(db, tenant, person, gone)
    db.later(_REMOVE_PLACES, tenant, person, gone)
    return await db.run(_REMOVE, shard, tenant, person, gone)


def _due(facts: Sequence[Fact]) -> list[int | None]:
    return [None if fact.due_at is None else codec.micros(fact.due_at) for fact in facts]


def write_moods(db: Transaction, tenant: str, person: str, moods: Sequence[Mood]) -> None:
    """Adds or replaces moods by the message they were read in."""
    last = list({(mood.chat, mood.source): mood for mood in moods}.values())
    if not last:
        return
    db.later(
        _PUT_MOODS,
        *(shard_of(tenant, person), tenant, person),
        [mood.chat for mood in last],
        [mood.source for mood in last],
        [codec.micros(mood.at) for mood in last],
        [mood.at.isoformat() for mood in last],
        [float(mood.valence) for mood in last],
        [mood.label for mood in last],
        [mood.trigger for mood in last],
    )
    recall.note_reader(db, tenant, person, {mood.chat for mood in last})


class PostgresPeople(Part):
    """The part of the store that knows people."""

    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        self._check_open()
        query = _query(self._shard(user), self._tenant, user, limit, ids, statuses)
        [answer] = await self._ask(query)
        found = [codec.load_fact(row[1]) for row in answer.rows if row[1] is not None]
        return answer.rows[0][0], found

    async def find_facts(self, id: str) -> list[Fact]:
        places = await self._rows(_PLACES, self._tenant, id)
        return await self._facts([(row[0], id) for row in places])

    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        found = await self._rows(_DUE, self._tenant, codec.micros(now), max(limit, 0))
        return await self._facts([(row[0], row[1]) for row in found])

    async def _facts(self, places: Sequence[tuple[str, str]]) -> list[Fact]:
        """Facts by person and id, in this order, as far as they are there."""
        wanted: dict[str, list[str]] = {}
        for person, id in places:
            wanted.setdefault(person, []).append(id)
        if not wanted:
            return []
        answers = await self._ask(
            *(
                Statement(_BY_IDS, (self._shard(person), self._tenant, person, ids))
                for person, ids in wanted.items()
            )
        )
        found: dict[tuple[str, str], Row] = {
            (person, row[0]): row
            for person, answer in zip(wanted, answers, strict=True)
            for row in answer.rows
        }
        return [codec.load_fact(found[place][1]) for place in places if place in found]

    async def write_facts(
        self,
        user: str,
        version: int,
        facts: Sequence[Fact],
        *,
        moods: Sequence[Mood] = (),
        remove: Collection[str] = (),
        notices: Sequence[Notice] = (),
    ) -> bool:
        async def write(db: Transaction) -> bool:
            if await hold(db, self._tenant, user) != version:
                await db.undo()
                return False
            raise_version(db, self._tenant, user)
            await write_facts(db, self._tenant, user, facts, remove)
            write_moods(db, self._tenant, user, moods)
            publish(db, self._tenant, notices)
            return True

        return await self._write(write)

    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        found = await self._rows(
            _MOODS,
            *(self._shard(user), self._tenant, user),
            -_MAX if since is None else codec.micros(since),
            _MAX if until is None else codec.micros(until),
            None if limit is None else max(limit, 0),
        )
        return [mood_of(row) for row in reversed(found)]


def _query(
    shard: int,
    tenant: str,
    person: str,
    limit: int | None,
    ids: Collection[str] | None,
    statuses: Collection[str] | None,
) -> Statement:
    """A statement that finds the version of a user's facts beside each of them, all of one
    moment, and beside nothing if there is none."""
    values: list[Value] = [shard, tenant, person]
    wanted = _HERE
    if statuses is None and limit is not None:
        wanted += " AND status = 'live'"
    for column, chosen in (("id", ids), ("status", statuses)):
        if chosen is not None:
            values.append(list(chosen))
            wanted += f" AND {column} = ANY(${len(values)}::text[])"
    found = f"SELECT body, created_at, id FROM lembrar.facts WHERE {wanted}"
    if limit is not None:
        values.append(max(limit, 0))
        found += f" ORDER BY {_RANK} LIMIT ${len(values)}"
    sql = f"""
      SELECT v.version, f.body FROM ({VERSION}) AS v (version) LEFT JOIN ({found}) AS f ON true
      ORDER BY f.created_at, f.id"""
    return Statement(sql, (*values,))
