"""The server under a PostgreSQL store: connecting, and transactions that are durable when they
return, begun again when two are in each other's way, and never left half done."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from lembrar.errors import InvalidUrl, StoreAway
from lembrar.stores.postgres_errors import is_clash, is_lost, translated, why_no_connection
from lembrar.stores.postgres_migrate import prepare
from lembrar.stores.postgres_pool import Pool
from lembrar.stores.postgres_wire import Answer, Row, Statement, Value, Watch, Wire

_T = TypeVar("_T")
_TRIES = 8
_PAUSE_SECONDS = 0.01  # before the second try; twice as long before each further one
_DEFAULTS = {
    "application_name": "lembrar",
    "connect_timeout": "10",
    "keepalives_idle": "60",
    "tcp_user_timeout": "30000",  # milliseconds without a sign of life while something is sent
}
# Whose rows can be seen, until the transaction ends.
_LOOK = "SELECT set_config('lembrar.tenant', $1, true)"
# And for a write: nobody waits for ever, nor holds others up; a commit is on the disk before it is
# acknowledged, whatever the server's or the role's default is; and its number tells later whether
# it was done, should the connection be lost over it.
_ENTER = """
  SELECT set_config('lembrar.tenant', $1, true), set_config('lock_timeout', '10s', true),
    set_config('idle_in_transaction_session_timeout', '60s', true),
    set_config('synchronous_commit', CASE current_setting('synchronous_commit')
      WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, true),
    pg_current_xact_id()::text"""
_FATE = "SELECT pg_xact_status($1::text::xid8)"


@dataclass(frozen=True, slots=True)
class Options:
    """How many connections there are at most, how long a call waits for one of them, and who is
    told every statement before it is sent."""

    connections: int = 10
    patience_seconds: float = 10.0
    watch: Watch | None = None


class Transaction:
    """A write under way: all of it is done, or nothing. What is asked for `later` goes along with
    the next thing that somebody waits for."""

    def __init__(self, wire: Wire, wall: str) -> None:
        self._wire = wire
        self._queue = [Statement("BEGIN"), Statement(_ENTER, (wall,))]
        self.number = ""  # the server's, once it has begun
        self._over = False
        self.published = False  # whether it has notices in it

    def later(self, sql: str, *values: Value) -> None:
        """Does what a statement says, some time before the end."""
        self._queue.append(Statement(sql, values))

    def queue(self, statements: Iterable[Statement]) -> None:
        """Does what statements say, some time before the end."""
        self._queue += statements

    async def ask(self, *statements: Statement) -> list[Answer]:
        """What each of the statements gives, in one round trip."""
        self._queue += statements
        queue, self._queue = self._queue, []
        answers = await self._wire.exchange(queue)
        if not self.number:
            self.number = answers[1].rows[0][4]
        return answers[len(answers) - len(statements) :]

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Every row that a statement gives."""
        return (await self.ask(Statement(sql, values)))[0].rows

    async def run(self, sql: str, *values: Value) -> int:
        """Does what a statement says. Returns how many rows it changed."""
        return (await self.ask(Statement(sql, values)))[0].count

    async def last(self, *statements: Statement) -> list[Answer]:
        """What each of the statements gives, which are the last: all of it is made to last in the
        same round trip. If the connection is lost over it, nobody can tell whether it was done."""
        try:
            answers = await self.ask(*statements, Statement("COMMIT"))
        except psycopg.Error as error:
            raise _unsure() if is_lost(error) else error from None
        self._over = True
        return answers[:-1]

    async def commit(self) -> None:
        """Makes all of it last, unless it is over."""
        if not self._over:
            await self.ask(Statement("COMMIT"))

    async def undo(self) -> None:
        """Makes nothing of it last."""
        self._over = True
        with suppress(psycopg.Error):
            await self._wire.exchange([Statement("ROLLBACK")])


class _Unsure(Exception):
    """The connection was lost over a commit."""

    def __init__(self, result: object, number: str) -> None:
        super().__init__(number)
        self.result = result
        self.number = number


class Server:
    """A server that is ready to keep memories."""

    def __init__(self, settings: dict[str, Any], options: Options) -> None:
        self._settings = settings
        self._watch = options.watch
        self._pool = Pool(self._connect, options.connections, options.patience_seconds)

    @classmethod
    async def open(cls, url: str, options: Options) -> Server:
        """Connects, and creates or migrates the schema."""
        server = cls(_settings(url), options)
        connection = await server.connection()
        try:
            with translated():
                await prepare(connection)
        finally:
            await connection.close()
        return server

    async def close(self) -> None:
        """Lets go of every connection, once what is under way is done."""
        await self._pool.close()

    def check_open(self) -> None:
        """Raises if it was closed."""
        self._pool.check_open()

    async def connection(self) -> psycopg.AsyncConnection[Any]:
        """A connection of one's own."""
        try:
            return await psycopg.AsyncConnection.connect(**self._settings, autocommit=True)
        except psycopg.Error as error:
            raise why_no_connection(error) from None

    async def ask(self, wall: str, *statements: Statement) -> list[Answer]:
        """What each of the statements gives, in one round trip, without changing anything."""
        with translated():
            for attempt in range(_TRIES):
                try:
                    async with self._pool.wire() as wire:
                        answers = await wire.exchange([Statement(_LOOK, (wall,)), *statements])
                        return answers[1:]
                except psycopg.Error as error:
                    await self._again(error, attempt)
        raise StoreAway

    async def write(self, wall: str, work: Callable[[Transaction], Awaitable[_T]]) -> _T:
        """Does some work as one transaction: durable when it returns, undone if it raises. The work
        may be begun again, so it changes nothing but the database."""
        with translated():
            for attempt in range(_TRIES):
                try:
                    async with self._pool.wire() as wire:
                        return await _done(Transaction(wire, wall), work)
                except _Unsure as unsure:
                    if await self._was_done(unsure.number):
                        return unsure.result  # pyright: ignore[reportReturnType] - of this work
                except psycopg.Error as error:
                    await self._again(error, attempt)
        raise _unsure()

    async def dare(self, wall: str, statements: Sequence[Statement]) -> bool:
        """Does what statements say, as one transaction in one round trip. Returns False if it was
        not done, or nobody can tell: this is for what may be done again."""
        with translated():
            async with self._pool.wire() as wire:
                db = Transaction(wire, wall)
                db.queue(statements)
                try:
                    await db.commit()
                except psycopg.Error as error:
                    if not is_lost(error):
                        await db.undo()
                    return False
        return True

    async def _again(self, error: psycopg.Error, attempt: int) -> None:
        """Returns when it makes sense to try again, and raises if it does not."""
        lost = is_lost(error)
        if attempt == _TRIES - 1 or not (lost or is_clash(error)):
            raise error
        if lost:
            await self._pool.forget()
        await asyncio.sleep(_PAUSE_SECONDS * 2**attempt * random.random())  # noqa: S311

    async def _was_done(self, number: str) -> bool:
        """Whether a transaction was committed over which the connection was lost."""
        await self._pool.forget()
        for attempt in range(_TRIES):
            async with self._pool.wire() as wire:
                [answer] = await wire.exchange([Statement(_FATE, (number,))])
            if answer.rows[0][0] != "in progress":
                return answer.rows[0][0] == "committed"
            await asyncio.sleep(_PAUSE_SECONDS * 2**attempt)
        raise _unsure()

    async def _connect(self) -> Wire:
        return Wire(await self.connection(), self._watch)


async def _done(db: Transaction, work: Callable[[Transaction], Awaitable[_T]]) -> _T:
    try:
        result = await work(db)
    except Exception as error:
        if not (isinstance(error, psycopg.Error) and is_lost(error)):
            await db.undo()
        raise
    try:
        await db.commit()
    except psycopg.Error as error:
        if not is_lost(error):
            await db.undo()
        elif db.number:
            raise _Unsure(result, db.number) from None
        else:
            raise _unsure() from None
        raise
    return result


def _unsure() -> StoreAway:
    return StoreAway(
        "The connection was lost amid a write, and nobody can tell whether it was done. "
        "Look whether it is there before you write it again."
    )


def wall(tenant: str) -> str:
    """How a transaction says whose it is."""
    return f"={tenant}"


ALL_TENANTS = "*"


def _settings(url: str) -> dict[str, Any]:
    """What a URL says, and what it leaves open. Its own words stand in no error, nor in one that
    an error came from: a password is among them."""
    given: dict[str, Any] | None = None
    with suppress(psycopg.Error):
        given = conninfo_to_dict(url)
    if given is None:
        raise InvalidUrl(
            "PostgreSQL cannot read the store's URL. "
            "Write postgresql://user:password@host:5432/database, and other characters than "
            "letters and digits in the password as %XX."
        )
    return _DEFAULTS | given | {"client_encoding": "UTF8"}
