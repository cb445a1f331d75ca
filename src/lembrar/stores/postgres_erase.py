"""Erasing in PostgreSQL. Functions work inside the caller's transaction.

Rows are held in one order, whoever erases: the person's, the chats', then the tenant's."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial

from lembrar.errors import UnknownChat
from lembrar.model import Notice
from lembrar.stores import codec
from lembrar.stores import postgres_documents as documents
from lembrar.stores import postgres_ladder as ladder
from lembrar.stores import postgres_notices as notices
from lembrar.stores import postgres_people as people
from lembrar.stores import postgres_spending as spending
from lembrar.stores.base import Erased, FactChange
from lembrar.stores.postgres_part import Head, Part, head_of, lock, shard_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement
from lembrar.stores.tombstone import erased_id, new_salt, runs, time_for

_TRIES = 3
_MAX = 2**62
_HERE = "shard = $1 AND tenant = $2 AND chat = $3"
_CHAT = "shard = $1 AND tenant = $2 AND id = $3"
_PERSON = "shard = $1 AND tenant = $2 AND person = $3"
_FOUND = f"""
  SELECT seq, cycle, id, words, tokens FROM lembrar.messages
  WHERE {_HERE} AND NOT erased AND seq = ANY($4::bigint[]) ORDER BY seq"""
_SALT = "SELECT salt FROM lembrar.tenants WHERE tenant = $1"
_READERS = "SELECT person FROM lembrar.directory_readers WHERE tenant = $1 AND chat = $2"
_DROP_READERS = "DELETE FROM lembrar.directory_readers WHERE tenant = $1 AND chat = $2"
_BLANK = """
  UPDATE lembrar.messages m SET id = new.id, sender = '', content = '', channel = '', extra = '',
    words = 0, tokens = 0, pinned = false, erased = true
  FROM unnest($4::bigint[], $5::text[]) AS new (seq, id)
  WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3 AND m.seq = new.seq"""
_DROP_PLACES = """
  DELETE FROM lembrar.directory_messages
  WHERE tenant = $1 AND chat = $2 AND id = ANY($3::text[])"""
_PUT_PLACES = """
  INSERT INTO lembrar.directory_messages (tenant, chat, id)
  SELECT $1::text, $2::text, id FROM unnest($3::text[]) id"""
# Of the chat's person, and of all who have something made of it.
_EVERYWHERE = "shard = ANY($1::bigint[]) AND tenant = $2 AND chat = $3"
_SOME_MOODS = f"DELETE FROM lembrar.moods WHERE {_EVERYWHERE} AND source = ANY($4::text[])"
_ALL_MOODS = f"DELETE FROM lembrar.moods WHERE {_EVERYWHERE}"
_SOME_VECTORS = f"""
  DELETE FROM lembrar.vectors WHERE {_EVERYWHERE}
  AND (left(ref, 1) = 's' OR ref = ANY($4::text[]))"""
_ALL_VECTORS = f"DELETE FROM lembrar.vectors WHERE {_EVERYWHERE}"
_SOME_ATOMS = f"DELETE FROM lembrar.atoms WHERE {_HERE} AND seq = ANY($4::bigint[])"
_LOWER = """
  UPDATE lembrar.messages m SET words_to = m.words_to - less.words,
    tokens_to = m.tokens_to - less.tokens
  FROM unnest($4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])
    AS less (start, finish, words, tokens)
  WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3 AND m.seq >= less.start
    AND m.seq < less.finish"""
_PLACES = f"SELECT seq FROM lembrar.messages WHERE {_HERE} AND erased ORDER BY seq"
_TIMES = f"SELECT seq, at FROM lembrar.messages WHERE {_HERE} AND seq = ANY($4::bigint[])"
_SET_TIME = f"UPDATE lembrar.messages SET at = $6 WHERE {_HERE} AND seq BETWEEN $4 AND $5"
_FIRST_BLOCK = f"""
  SELECT min(start) FROM lembrar.blocks WHERE {_HERE} AND EXISTS (
    SELECT 1 FROM unnest($4::bigint[]) hit WHERE hit BETWEEN start AND finish)"""
_FALLEN = """
  SELECT count(*), count(*) FILTER (WHERE EXISTS (
    SELECT 1 FROM lembrar.messages m WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3
      AND m.seq BETWEEN b.start AND b.finish AND NOT m.erased))
  FROM lembrar.blocks b WHERE b.shard = $1 AND b.tenant = $2 AND b.chat = $3 AND b.start >= $4"""
_DROP_BLOCKS = f"DELETE FROM lembrar.blocks WHERE {_HERE} AND start >= $4"
_DROP_ATOMS = f"DELETE FROM lembrar.atoms WHERE {_HERE} AND seq >= $4"
_UNREPORT = f"""
  DELETE FROM lembrar.compactions WHERE {_HERE} AND EXISTS (
    SELECT 1 FROM unnest($4::bigint[]) hit WHERE hit BETWEEN first AND last)"""
_SHRINK = f"""
  UPDATE lembrar.chats SET log_words = log_words - $4, log_tokens = log_tokens - $5,
    words_to = words_to - $4, tokens_to = tokens_to - $5, erasures = erasures + $6
  WHERE {_CHAT}"""
_DUE = """
  UPDATE lembrar.directory_chats SET fence = fence + 1, leased_until = NULL, attempts = 0,
    due_at = CASE WHEN $4 THEN least(coalesce(due_at, $3), $3) END
  WHERE tenant = $1 AND id = $2"""
_COUNTS = f"""
  SELECT (SELECT count(*) FROM lembrar.messages WHERE {_HERE} AND NOT erased),
         (SELECT count(*) FROM lembrar.blocks WHERE {_HERE})"""
_ALL_PLACES = """
  DELETE FROM lembrar.directory_messages d USING lembrar.messages m
  WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3
    AND d.tenant = $2 AND d.id = m.id AND d.chat = $3"""
_ALL_OF_CHAT = tuple(
    f"DELETE FROM lembrar.{table} WHERE {_HERE}"
    for table in ("messages", "blocks", "atoms", "compactions")
)
_DROP_CHAT = f"DELETE FROM lembrar.chats WHERE {_CHAT}"
_DROP_PLACE = """
  DELETE FROM lembrar.directory_chats WHERE tenant = $1 AND id = $2 RETURNING fence"""
_THEIR_CHATS = f"SELECT id FROM lembrar.chats WHERE {_PERSON} ORDER BY id FOR UPDATE"
_ALL_OF_PERSON = tuple(
    f"DELETE FROM lembrar.{table} WHERE {_PERSON}" for table in ("people", "vectors")
)
_FACTS = f"DELETE FROM lembrar.facts WHERE {_PERSON}"
_MOODS = f"DELETE FROM lembrar.moods WHERE {_PERSON}"
_LINKS = "DELETE FROM lembrar.links WHERE tenant = $1 AND (person = $2 OR identity = $2)"
_IN_DIRECTORIES = (
    "DELETE FROM lembrar.directory_facts WHERE tenant = $1 AND person = $2",
    "DELETE FROM lembrar.directory_readers WHERE tenant = $1 AND person = $2",
)
_FLOOR = "UPDATE lembrar.tenants SET floor = greatest(floor, $2) + 1 WHERE tenant = $1"


async def erase_messages(
    db: Transaction, head: Head, seqs: Collection[int], now: datetime
) -> Erased:
    """Leaves places where messages were, and nothing made of them."""
    found = await db.rows(_FOUND, *head.key, sorted(set(seqs)))
    if not found:
        return Erased()
    hit = [row[0] for row in found]
    moods = await _blank(db, head, found)
    _lower_totals(db, head, found)
    await _blur_times(db, head, hit)
    summaries, rebuilt = await _fell(db, head, hit)
    db.later(_UNREPORT, *head.key, sorted({row[1] for row in found}))
    ladder.count_reports(db, head)
    db.later(_DUE, *head.place, codec.micros(now), head.enabled)
    ladder.settle(db, head, ladder.blocks_of(await db.rows(ladder.RANGES, *head.key)))
    notices.drop_chat(db, *head.place)
    told = Notice("forgotten", now, head.person, head.chat, {"messages": len(found)})
    notices.publish(db, head.tenant, [told])
    return Erased(messages=len(found), summaries=summaries, moods=moods, rebuilt=rebuilt)


async def erase_chat(db: Transaction, head: Head) -> Erased:
    """Leaves nothing of a chat."""
    shards = await _shards(db, head)
    counted, felt, place = await db.ask(
        Statement(_COUNTS, head.key),
        Statement(_ALL_MOODS, (shards, *head.place)),
        Statement(_DROP_PLACE, head.place),
    )
    db.later(_ALL_VECTORS, shards, *head.place)
    db.later(_DROP_READERS, *head.place)
    db.later(_ALL_PLACES, *head.key)
    for sql in (*_ALL_OF_CHAT, _DROP_CHAT):
        db.later(sql, *head.key)
    notices.drop_chat(db, *head.place)
    spending.unname_chat(db, *head.place)
    _raise_floor(db, head.tenant, head.version, *(row[0] for row in place.rows))
    [(messages, summaries)] = counted.rows
    return Erased(chats=1, messages=messages, summaries=summaries, moods=felt.count)


async def erase_person(db: Transaction, tenant: str, person: str) -> Erased:
    """Leaves nothing of a person."""
    shard = shard_of(tenant, person)
    key = (shard, tenant, person)
    version = await people.hold(db, tenant, person)
    went: list[Erased] = []
    for (chat,) in await db.rows(_THEIR_CHATS, *key):
        [found] = await db.ask(lock(shard, tenant, chat))
        went.append(await erase_chat(db, head_of(shard, tenant, person, chat, found.rows[0])))
    for sql in _ALL_OF_PERSON:
        db.later(sql, *key)
    for sql in _IN_DIRECTORIES:
        db.later(sql, tenant, person)
    kept = 0
    if person:  # empty is nobody
        notices.drop_person(db, tenant, person)
        spending.unname_person(db, tenant, person)
        kept = await documents.drop_person(db, tenant, person)
    _raise_floor(db, tenant, version)
    facts, felt, links = await db.ask(
        Statement(_FACTS, key), Statement(_MOODS, key), Statement(_LINKS, (tenant, person))
    )
    return Erased(
        chats=len(went),
        messages=sum(erased.messages for erased in went),
        summaries=sum(erased.summaries for erased in went),
        facts=facts.count,
        moods=sum(erased.moods for erased in went) + felt.count,
        links=links.count,
        documents=kept,
    )


async def _shards(db: Transaction, head: Head) -> list[int]:
    """Where there may be something made of a chat."""
    readers = await db.rows(_READERS, *head.place)
    return [head.shard, *(shard_of(head.tenant, row[0]) for row in readers)]


async def _blank(db: Transaction, head: Head, found: Sequence[Row]) -> int:
    """Takes everything out of the messages, and away what belongs to them alone. Returns how many
    moods went."""
    db.later(notices.TENANT, head.tenant, new_salt())
    [(salt,)] = await db.rows(_SALT, head.tenant)
    seqs, ids = [row[0] for row in found], [row[2] for row in found]
    blank = [erased_id(salt, id) for id in ids]
    shards = await _shards(db, head)
    db.later(_BLANK, *head.key, seqs, blank)
    db.later(_DROP_PLACES, *head.place, ids)
    db.later(_PUT_PLACES, *head.place, blank)
    db.later(_SOME_ATOMS, *head.key, seqs)
    db.later(_SOME_VECTORS, shards, *head.place, [f"m{seq}:{head.chat}" for seq in seqs])
    return await db.run(_SOME_MOODS, shards, *head.place, ids)


def _lower_totals(db: Transaction, head: Head, found: Sequence[Row]) -> None:
    """Takes the sizes out of the running totals, in one pass from the first message on."""
    words, tokens = [0], [0]
    for row in found:
        words.append(words[-1] + row[3])
        tokens.append(tokens[-1] + row[4])
    starts = [row[0] for row in found]
    db.later(_LOWER, *head.key, starts, [*starts[1:], _MAX], words[1:], tokens[1:])
    db.later(_SHRINK, *head.key, words[-1], tokens[-1], len(found))


async def _blur_times(db: Transaction, head: Head, new: Sequence[int]) -> None:
    """Gives places the time of their neighbours; older places, too, that had it from a message
    which goes now."""
    places = [row[0] for row in await db.rows(_PLACES, *head.key)]
    stretches = runs(places, new)
    beside = [seq for start, end in stretches for seq in (start - 1, end + 1)]
    times: dict[int, str] = dict(await db.rows(_TIMES, *head.key, beside))
    began = codec.moment(head.created_at).isoformat()
    for start, end in stretches:
        at = time_for(times.get(start - 1), times.get(end + 1), began)
        db.later(_SET_TIME, *head.key, start, end, at)


async def _fell(db: Transaction, head: Head, hit: Sequence[int]) -> tuple[int, int]:
    """Removes the first summary that covers one of these positions, and all after it. Returns how
    many fell, and how many of them had something else to tell."""
    [(start,)] = await db.rows(_FIRST_BLOCK, *head.key, list(hit))
    if start is None:
        return 0, 0
    [(fell, rebuilt)] = await db.rows(_FALLEN, *head.key, start)
    db.later(_DROP_BLOCKS, *head.key, start)
    db.later(_DROP_ATOMS, *head.key, start)
    return fell, rebuilt


def _raise_floor(db: Transaction, tenant: str, *given: int) -> None:
    """Lets whoever comes new begin above every version and lease that was given here."""
    db.later(notices.TENANT, tenant, new_salt())
    db.later(_FLOOR, tenant, max(given))


class PostgresErasure(Part):
    """The part of the store that forgets."""

    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        async def work(db: Transaction, head: Head) -> Erased:
            return await erase_messages(db, head, seqs, now)

        return await self._erase(chat, facts, work)

    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        return await self._erase(chat, facts, erase_chat)

    async def erase_user(self, user: str) -> Erased:
        return await self._write(lambda db: erase_person(db, self._tenant, user))

    async def _erase(
        self,
        chat: str,
        change: FactChange | None,
        work: Callable[[Transaction, Head], Awaitable[Erased]],
    ) -> Erased | None:
        """Erases something of a chat, and changes its person's facts in the same write, unless
        somebody has changed them meanwhile."""
        self._check_open()
        for _ in range(_TRIES):
            person = await self._owner_of(chat)
            if person is None:
                break
            done = await self._write(
                partial(_erased, of=(self._tenant, person, chat), change=change, work=work)
            )
            if done:
                return done[0]
        raise UnknownChat


async def _erased(
    db: Transaction,
    *,
    of: tuple[str, str, str],
    change: FactChange | None,
    work: Callable[[Transaction, Head], Awaitable[Erased]],
) -> tuple[Erased | None] | None:
    """What was erased, or None in its place if it was too late; nothing if the chat is not the
    person's any more."""
    tenant, person, chat = of
    shard = shard_of(tenant, person)
    version = await people.hold(db, tenant, person)
    [found] = await db.ask(lock(shard, tenant, chat))
    if not found.rows:
        await db.undo()
        return None
    if change is not None and change.version != version:
        await db.undo()
        return (None,)
    erased = await work(db, head_of(shard, tenant, person, chat, found.rows[0]))
    if erased == Erased() and change is None:
        await db.undo()
        return (erased,)
    people.raise_version(db, tenant, person)
    if change is not None:
        went = await people.write_facts(db, tenant, person, change.facts, change.remove)
        erased = replace(erased, facts=went)
    return (erased,)
