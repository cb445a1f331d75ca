"""Writing to the end of a chat's log in PostgreSQL.

Who wrote last to a chat knows where it ends, and writes on from there in one round trip: the server
refuses if the chat has moved since. If it has, or if somebody else is known to write to the chat,
its end is looked up first, while nobody else writes."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from lembrar.errors import OtherUser, StoreBusy
from lembrar.model import Message, Notice, said_at
from lembrar.stores import codec
from lembrar.stores.numbering import Counter, count
from lembrar.stores.postgres_notices import put
from lembrar.stores.postgres_part import OWNER, Head, Part, head_of, lock, shard_of
from lembrar.stores.postgres_rows import MESSAGE, message_of, placed
from lembrar.stores.postgres_server import Transaction, wall
from lembrar.stores.postgres_wire import Answer, Statement
from lembrar.stores.tombstone import erased_id

_TRIES = 3
SALT = "SELECT salt FROM lembrar.tenants WHERE tenant = $1"
BY_IDS = f"""
  SELECT {MESSAGE} FROM lembrar.messages m
  WHERE shard = $1 AND tenant = $2 AND chat = $3 AND id = ANY($4::text[])"""
_CREATE_PLACE = """
  INSERT INTO lembrar.directory_chats (tenant, id, person) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING"""
_CREATE = """
  INSERT INTO lembrar.chats (shard, tenant, id, person, created_at, updated_at, version)
  VALUES ($1, $2, $3, $4, $5, $5,
    coalesce((SELECT floor FROM lembrar.tenants WHERE tenant = $2), 0))
  RETURNING version"""
_FENCE = "UPDATE lembrar.directory_chats SET fence = $3 WHERE tenant = $1 AND id = $2"
# Refused unless the chat ends where it is thought to end; others wait from here on.
_ADVANCE = """
  WITH moved AS (
    UPDATE lembrar.chats SET seq = $7, cycle = $8, has_user = $9, has_answer = $10,
      ever_answered = $11, words_to = $12, tokens_to = $13, log_words = log_words + $14,
      log_tokens = log_tokens + $15, updated_at = $16
    WHERE shard = $1 AND tenant = $2 AND id = $3 AND seq = $4 AND erasures = $5 AND enabled = $6
    RETURNING 1)
  SELECT lembrar.must(EXISTS (SELECT 1 FROM moved))"""
_INSERT = """
  INSERT INTO lembrar.messages (shard, tenant, chat, seq, cycle, id, role, sender, content, at,
    channel, extra, words, tokens, words_to, tokens_to)
  SELECT $1::bigint, $2::text, $3::text, * FROM unnest(
    $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::text[], $12::text[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[])"""
_INSERT_PLACES = """
  INSERT INTO lembrar.directory_messages (tenant, id, chat)
  SELECT $1::text, id, $2::text FROM unnest($3::text[]) id"""
DUE = """
  UPDATE lembrar.directory_chats SET due_at = $3
  WHERE tenant = $1 AND id = $2 AND (due_at IS NULL OR due_at > $3)"""


async def held(
    db: Transaction, tenant: str, person: str, chat: str, now: datetime, *also: Statement
) -> tuple[Head, bool, list[Answer]]:
    """A person's chat, made if there is none, that nobody else writes to; whether it is new; and
    what the other statements gave then, which is nothing of a chat that is new."""
    shard = shard_of(tenant, person)
    for _ in range(_TRIES):
        found, *answers = await db.ask(lock(shard, tenant, chat), *also)
        if found.rows:
            return head_of(shard, tenant, person, chat, found.rows[0]), False, answers
        if await db.run(_CREATE_PLACE, tenant, chat, person):
            return await _created(db, tenant, person, chat, now), True, []
        owner = await db.rows(OWNER, tenant, chat)
        if owner and owner[0][0] != person:
            raise OtherUser
    raise StoreBusy  # made and erased again and again, each time in between


async def _created(db: Transaction, tenant: str, person: str, chat: str, now: datetime) -> Head:
    """The rest of a chat whose place is taken. Whoever had the id before has gone for good by
    then, and the floor is above it."""
    shard, at = shard_of(tenant, person), codec.micros(now)
    [(version,)] = await db.rows(_CREATE, shard, tenant, chat, person, at)
    if version:
        db.later(_FENCE, tenant, chat, version)
    return Head(shard, tenant, person, chat, 0, Counter(), 0, 0, version, True, 0, at)


@dataclass(slots=True)
class _Tail:
    """The end of a chat's log while an append goes on."""

    head: Head
    known: dict[str, Message]  # by id: what the chat has of what is appended
    new: list[Message] = field(default_factory=list[Message])
    totals: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    counter: Counter = field(default_factory=Counter)

    def put(self, messages: Sequence[Message]) -> list[Message]:
        """The messages where they stand: at the end, unless the chat has them."""
        self.counter = self.head.counter
        return [self._put(message) for message in messages]

    def _put(self, message: Message) -> Message:
        if message.id not in self.known:
            self.counter = count(self.counter, message.role)
            seq = self.head.seq + len(self.new) + 1
            written = placed(message, self.head.chat, seq, self.counter.cycle)
            words, tokens = self.totals[-1] if self.totals else (self.head.words, self.head.tokens)
            self.totals.append((words + message.words, tokens + message.tokens))
            self.new.append(written)
            self.known[message.id] = written
        return self.known[message.id]

    def end(self) -> Head:
        """The chat as it is left."""
        if not self.new:
            return self.head
        words, tokens = self.totals[-1]
        return replace(
            self.head, seq=self.new[-1].seq, counter=self.counter, words=words, tokens=tokens
        )


def _statements(tail: _Tail, now: datetime) -> list[Statement]:
    """What writes the new messages of a tail, makes the chat due and says so."""
    head, new, at = tail.head, tail.new, codec.micros(now)
    data = {"first": new[0].seq, "last": new[-1].seq, "cycle": tail.counter.cycle}
    told = Notice("recorded", now, head.person, head.chat, data)
    return [
        _advance(tail, at),
        _insert(tail),
        Statement(_INSERT_PLACES, (*head.place, [m.id for m in new])),
        *([Statement(DUE, (*head.place, at))] if head.enabled else []),
        put(head.tenant, [told]),
    ]


def _advance(tail: _Tail, at: int) -> Statement:
    head, end, c = tail.head, tail.end(), tail.counter
    return Statement(
        _ADVANCE,
        (
            *(*head.key, head.seq, head.erasures, head.enabled),
            *(end.seq, c.cycle, c.has_user, c.has_answer, c.ever_answered),
            *(end.words, end.tokens, end.words - head.words, end.tokens - head.tokens, at),
        ),
    )


def _insert(tail: _Tail) -> Statement:
    new = tail.new
    columns = (
        [m.seq for m in new],
        [m.cycle for m in new],
        [m.id for m in new],
        [m.role for m in new],
        [m.sender for m in new],
        [m.content for m in new],
        [said_at(m).isoformat() for m in new],
        [m.channel for m in new],
        [codec.dump_extra(m) for m in new],
        [m.words for m in new],
        [m.tokens for m in new],
        [words for words, _ in tail.totals],
        [tokens for _, tokens in tail.totals],
    )
    return Statement(_INSERT, (*tail.head.key, *columns))


async def _erased(db: Transaction, head: Head, ids: Sequence[str]) -> dict[str, Message]:
    """The places of those that were erased, by the ids that they had."""
    [(salt,)] = await db.rows(SALT, head.tenant)
    names = {erased_id(salt, id): id for id in ids}
    found = await db.rows(BY_IDS, *head.key, list(names))
    return {names[m.id]: m for m in map(message_of, found)}


class PostgresAppend(Part):
    """The part of the store that takes in what is said."""

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        for message in messages:
            said_at(message)  # raises before anything is written
        async with self._chats.turn(self._tenant, chat):
            written = await self._write_on(chat, user, messages, now)
            return written or await self._look_and_write(chat, user, messages, now)

    async def _write_on(
        self, chat: str, user: str, messages: Sequence[Message], now: datetime
    ) -> list[Message] | None:
        """Writes messages where the chat was left, or nothing: it may have moved, or have one of
        them. Nothing is done twice if the line breaks: they are known by their ids then."""
        self._check_open()
        head = self._chats.end(self._tenant, chat)
        if head is None or head.person != user or head.erasures or not messages:
            return None
        tail = _Tail(head, {})
        written = tail.put(messages)
        if not await self._server.dare(wall(self._tenant), _statements(tail, now)):
            self._chats.forget_end(self._tenant, chat)
            return None
        self._chats.leave(tail.end(), alone=True)
        self._herald.tell(self._tenant)
        return written

    async def _look_and_write(
        self, chat: str, user: str, messages: Sequence[Message], now: datetime
    ) -> list[Message]:
        """Writes messages where the chat ends, but for those that it has."""
        ids = [message.id for message in messages]
        known = Statement(BY_IDS, (self._shard(user), self._tenant, chat, ids))

        async def write(db: Transaction) -> tuple[_Tail, bool, list[Message]]:
            head, is_new, found = await held(db, self._tenant, user, chat, now, known)
            has = {m.id: m for answer in found for m in map(message_of, answer.rows)}
            if head.erasures:
                has = await _erased(db, head, ids) | has
            tail = _Tail(head, has)
            written = tail.put(messages)
            if tail.new:
                db.published = True
                db.queue(_statements(tail, now))
            return tail, is_new, written

        tail, is_new, written = await self._write(write)
        self._chats.leave(tail.end(), alone=is_new or self._chats.left(tail.head))
        return written
