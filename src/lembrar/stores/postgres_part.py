"""What all parts of a PostgreSQL store stand on: a tenant's wall, and where things are.

Everything of a person is in one shard, and every statement on a table of people names it. Whose a
chat is says the directory; it is kept in mind, and asked again whenever a chat is not found where
it was: a chat's rows are in its person's shard, or nowhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar
from weakref import WeakValueDictionary

from lembrar.errors import StoreClosed, UnknownChat
from lembrar.stores.numbering import Counter
from lembrar.stores.postgres_herald import Herald
from lembrar.stores.postgres_server import Server, Transaction, wall
from lembrar.stores.postgres_wire import Answer, Row, Statement, Value

_T = TypeVar("_T")
_TRIES = 3
_MOST_CHATS = 100_000  # whose person is kept in mind
OWNER = "SELECT person FROM lembrar.directory_chats WHERE tenant = $1 AND id = $2"
_LOCK = """
  SELECT seq, cycle, has_user, has_answer, ever_answered, words_to, tokens_to, version, enabled,
    erasures, created_at
  FROM lembrar.chats WHERE shard = $1 AND tenant = $2 AND id = $3 FOR UPDATE"""


def shard_of(tenant: str, person: str) -> int:
    """The number of the shard that a person's rows are in: of its own for nearly everybody."""
    key = blake2b(tenant.encode(errors="surrogatepass")).digest()
    name = blake2b(person.encode(errors="surrogatepass"), key=key, digest_size=8)
    return int.from_bytes(name.digest(), "big", signed=True)


class Chats:
    """What a process keeps in mind of chats, of all tenants: whose they are that were used last,
    and whose turn it is to write."""

    def __init__(self) -> None:
        self._people: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._ends: OrderedDict[tuple[str, str], tuple[Head, bool]] = OrderedDict()
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def turn(self, tenant: str, chat: str) -> asyncio.Lock:
        """Lets one of this process's calls after the other write to a chat, in the order they
        came: they would wait for each other anyway, and keep all connections busy with it."""
        lock = self._turns.get((tenant, chat))
        if lock is None:
            lock = self._turns[tenant, chat] = asyncio.Lock()
        return lock

    # ── where they end ────────────────────────────────────────────────────────────────────────

    def end(self, tenant: str, chat: str) -> Head | None:
        """A chat as this process left it, if nobody else seems to write to it."""
        head, alone = self._ends.get((tenant, chat), (None, False))
        return head if alone else None

    def left(self, head: Head) -> bool:
        """Whether a chat is where this process left it."""
        before = self._ends.get(head.place)
        return before is not None and (before[0].person, before[0].seq) == (head.person, head.seq)

    def leave(self, head: Head, *, alone: bool) -> None:
        """Keeps in mind where a chat ends, and whether this process alone writes to it."""
        self._ends[head.place] = head, alone
        if len(self._ends) > _MOST_CHATS:
            self._ends.popitem(last=False)

    def forget_end(self, tenant: str, chat: str) -> None:
        """A chat is not where this process left it."""
        self._ends.pop((tenant, chat), None)

    # ── whose they are ────────────────────────────────────────────────────────────────────────

    def owner(self, tenant: str, chat: str) -> str | None:
        """Whose a chat was when it was last looked."""
        return self._people.get((tenant, chat))

    def keep(self, tenant: str, chat: str, person: str) -> None:
        """Keeps in mind whose a chat is."""
        self._people[tenant, chat] = person
        if len(self._people) > _MOST_CHATS:
            self._people.popitem(last=False)

    def drop(self, tenant: str, chat: str) -> None:
        """Keeps nothing of a chat in mind."""
        self._people.pop((tenant, chat), None)


@dataclass(frozen=True, slots=True)
class Head:
    """A chat that nobody else writes to until the transaction ends, as far as writing needs it."""

    shard: int
    tenant: str
    person: str
    chat: str
    seq: int
    counter: Counter
    words: int
    tokens: int
    version: int
    enabled: bool
    erasures: int
    created_at: int

    @property
    def key(self) -> tuple[int, str, str]:
        """Where its rows are."""
        return self.shard, self.tenant, self.chat

    @property
    def place(self) -> tuple[str, str]:
        """Where it is in the directory."""
        return self.tenant, self.chat


def lock(shard: int, tenant: str, chat: str) -> Statement:
    """A statement that keeps others from writing to a chat, and gives a row for `head_of`."""
    return Statement(_LOCK, (shard, tenant, chat))


def head_of(shard: int, tenant: str, person: str, chat: str, row: Row) -> Head:
    """A chat from the row that `lock` gives."""
    return Head(shard, tenant, person, chat, row[0], Counter(*row[1:5]), *row[5:])


class Part:
    """What a part of the store can do: read and write as its tenant."""

    _server: Server
    _tenant: str
    _chats: Chats
    _herald: Herald
    _closed: bool

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed
        self._server.check_open()

    def _shard(self, person: str) -> int:
        return shard_of(self._tenant, person)

    async def _ask(self, *statements: Statement) -> list[Answer]:
        self._check_open()
        return await self._server.ask(wall(self._tenant), *statements)

    async def _rows(self, sql: str, *values: Value) -> list[Row]:
        return (await self._ask(Statement(sql, values)))[0].rows

    async def _write(self, work: Callable[[Transaction], Awaitable[_T]]) -> _T:
        self._check_open()
        published = False

        async def noted(db: Transaction) -> _T:
            nonlocal published
            result = await work(db)
            published = db.published
            return result

        done = await self._server.write(wall(self._tenant), noted)
        if published:
            self._herald.tell(self._tenant)
        return done

    # ── chats ─────────────────────────────────────────────────────────────────────────────────

    async def _owner_of(self, chat: str) -> str | None:
        """Whose a chat is, by the directory."""
        found = await self._rows(OWNER, self._tenant, chat)
        if not found:
            self._chats.drop(self._tenant, chat)
            return None
        self._chats.keep(self._tenant, chat, found[0][0])
        return found[0][0]

    async def _read_chat(self, chat: str, sql: str, *values: Value) -> list[Row]:
        """The rows that a statement on a chat gives: none if there is no such chat. $1 to $3 are
        its shard, tenant and id."""
        self._check_open()
        kept = self._chats.owner(self._tenant, chat)
        person = kept if kept is not None else await self._owner_of(chat)
        found: list[Row] = []
        while person is not None:
            found = await self._rows(sql, self._shard(person), self._tenant, chat, *values)
            if found or kept is None:
                break
            kept, before = None, person
            person = await self._owner_of(chat)
            if person == before:
                break
        return found

    async def _read_known(self, chat: str, sql: str, *values: Value) -> list[Row]:
        """The same for a statement that gives a row of every chat there is."""
        found = await self._read_chat(chat, sql, *values)
        if not found:
            raise UnknownChat
        return found

    async def _write_chat(
        self,
        chat: str,
        work: Callable[[Transaction, Head, list[Row]], Awaitable[_T]],
        sql: str = "",
    ) -> _T:
        """Does some work on a chat, as one transaction, while nobody else writes to it. It is given
        the rows of a statement on the chat, if there is one: $1 to $3 as above."""
        self._check_open()
        person = self._chats.owner(self._tenant, chat)
        for _ in range(_TRIES):
            if person is None:
                person = await self._owner_of(chat)
            if person is None:
                break
            done = await self._write_to(person, chat, work, sql)
            if done is not None:
                return done[0]
            person = None  # the chat was erased meanwhile, and may be another's since
        raise UnknownChat

    async def _write_to(
        self,
        person: str,
        chat: str,
        work: Callable[[Transaction, Head, list[Row]], Awaitable[_T]],
        sql: str,
    ) -> tuple[_T] | None:
        shard = self._shard(person)

        async def locked(db: Transaction) -> tuple[_T] | None:
            also = [Statement(sql, (shard, self._tenant, chat))] if sql else []
            found, *asked = await db.ask(lock(shard, self._tenant, chat), *also)
            if not found.rows:
                return None
            head = head_of(shard, self._tenant, person, chat, found.rows[0])
            return (await work(db, head, [row for answer in asked for row in answer.rows]),)

        async with self._chats.turn(self._tenant, chat):
            return await self._write(locked)
