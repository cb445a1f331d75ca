"""A connection to PostgreSQL that sends several statements in one round trip.

psycopg's own pipeline waits at each statement, which on a fast network takes longer than the
statements themselves. Here all of them are written, then all answers read. Each statement is
prepared on its first use: the server keeps it, and what is sent later are values alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeAlias

from psycopg import AsyncConnection, errors
from psycopg.abc import Buffer, PQGen
from psycopg.adapt import PyFormat, Transformer
from psycopg.pq import ConnStatus, DiagnosticField, ExecStatus, Format, TransactionStatus
from psycopg.pq.abc import PGresult
from psycopg.waiting import Ready, Wait

Row = tuple[Any, ...]
Value: TypeAlias = (
    str | float | bytes | date | list[str] | list[int] | list[int | None] | list[float] | None
)
_Packed: TypeAlias = "tuple[str, Sequence[Buffer | None], list[Format]]"
Watch: TypeAlias = Callable[[str], None]  # is told every statement before it is sent
_TEXT, _BINARY = (PyFormat.TEXT, Format.TEXT), (PyFormat.BINARY, Format.BINARY)
_FINE = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


@dataclass(frozen=True, slots=True)
class Statement:
    """What is to be done, with $1, $2 … where the values go."""

    sql: str
    values: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The rows that a statement gives, and how many it gave or changed."""

    rows: list[Row]
    count: int


class Wire:
    """A connection of its own. Statements between two exchanges are one transaction, unless they
    say BEGIN and COMMIT themselves."""

    def __init__(self, connection: AsyncConnection[Any], watch: Watch | None = None) -> None:
        self.opened_at = self.used_at = time.monotonic()
        self._connection = connection
        self._libpq = connection.pgconn
        self._libpq.enter_pipeline_mode()
        self._watch = watch
        self._prepared = 0
        self._names: dict[str, bytes] = {}  # of what the server has prepared
        self._adapt = Transformer(connection)

    @property
    def is_free(self) -> bool:
        """Whether it can be used for something new: nothing is under way, and the server has not
        hung up since."""
        try:
            self._libpq.consume_input()  # what a server says that goes away
            self._libpq.consume_input()  # that it went
        except errors.OperationalError:
            return False
        return self._libpq.transaction_status == TransactionStatus.IDLE

    async def close(self) -> None:
        """Hangs up."""
        await self._connection.close()

    async def exchange(self, statements: Sequence[Statement]) -> list[Answer]:
        """Sends statements and waits for their answers. Raises the error of the first that fails;
        those after it are not done."""
        self.used_at = time.monotonic()
        expected = self._send([self._packed(statement) for statement in statements])
        results = await self._connection.wait(self._received())
        answers: list[Answer] = []
        failed: PGresult | None = None
        for (sql, name), result in zip(expected, results, strict=False):
            if result.status not in _FINE:
                failed = failed or result
            elif name:
                self._names[sql] = name
            else:
                answers.append(self._answer(result))
        if failed:
            raise _error(failed)
        return answers

    def _packed(self, statement: Statement) -> _Packed:
        """A statement with its values as they are sent: bytes as they are, and all else as text,
        of which the server knows what it means. Raises before anything is sent."""
        if self._watch:
            self._watch(statement.sql)
        given = [_array(v) if isinstance(v, list) else v for v in statement.values]
        formats = [_BINARY if isinstance(value, bytes) else _TEXT for value in given]
        values = self._adapt.dump_sequence(given, [pair[0] for pair in formats])
        return statement.sql, values, [pair[1] for pair in formats]

    def _send(self, packed: Iterable[_Packed]) -> list[tuple[str, bytes]]:
        """Puts statements on the way. Returns a pair for each result to come: the statement, and
        the name by which it is known from then on if it is prepared first."""
        expected: list[tuple[str, bytes]] = []
        new: dict[str, bytes] = {}
        for sql, values, formats in packed:
            name = self._names.get(sql) or new.get(sql)
            if name is None:
                self._prepared += 1
                name = new[sql] = f"lembrar_{self._prepared}".encode()
                self._libpq.send_prepare(name, sql.encode())
                expected.append((sql, name))
            self._libpq.send_query_prepared(name, values, formats, Format.BINARY)
            expected.append((sql, b""))
        self._libpq.pipeline_sync()
        return expected

    def _received(self) -> PQGen[list[PGresult]]:
        """Every result up to the end of the exchange. What could not be sent at once is sent
        meanwhile."""
        libpq, results = self._libpq, list[PGresult]()
        left_to_send = libpq.flush()
        while True:
            ready = yield Wait.RW if left_to_send else Wait.R
            if ready and ready & Ready.R:  # nothing is ready when a call that is cancelled ends
                libpq.consume_input()
            if left_to_send:
                left_to_send = libpq.flush()
            while not libpq.is_busy():
                result = libpq.get_result()
                if result is None and libpq.status == ConnStatus.BAD:
                    raise _last_words(results)
                if result is None:
                    continue  # the end of one statement's results
                if result.status == ExecStatus.PIPELINE_SYNC:
                    return results
                results.append(result)

    def _answer(self, result: PGresult) -> Answer:
        if result.status != ExecStatus.TUPLES_OK:
            return Answer([], result.command_tuples or 0)
        self._adapt.set_pgresult(result)
        rows = self._adapt.load_rows(0, result.ntuples, tuple)
        return Answer(rows, len(rows))


def _array(values: Sequence[str | float | None]) -> str:
    """A list as the server reads it."""
    return f"{{{','.join(map(_element, values))}}}"


def _element(value: str | float | None) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return "NULL" if value is None else str(value)


def _error(result: PGresult) -> errors.Error:
    """What went wrong, without the details: they may quote what somebody said."""
    state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
    message = result.error_field(DiagnosticField.MESSAGE_PRIMARY) or result.error_message
    try:
        kind = errors.lookup(state)
    except KeyError:
        kind = errors.DatabaseError if state else errors.OperationalError
    return kind(message.decode(errors="replace").strip())


def _last_words(results: Sequence[PGresult]) -> errors.Error:
    """Why the server hung up, if it said so."""
    if results and results[-1].status not in _FINE:
        return _error(results[-1])
    return errors.OperationalError("the server hung up")


async def hang_up(wires: Iterable[Wire]) -> None:
    """Closes connections, whatever becomes of it."""
    await asyncio.gather(*(wire.close() for wire in wires), return_exceptions=True)
