"""Reads on the spot what takes no time to read: handing it to another thread would take longer.

A row is found by its key in a few millionths of a second, a thread is woken in a hundred. What
turns out to take more steps than a glance is given up, to be read by a thread after all."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, cast

import apsw

Row = tuple[Any, ...]
_STEPS = 500  # of SQLite's machine, between two looks at how many there were
_LOOKS = 10


class Glances:
    """Connections for looking, one for each thread that does."""

    def __init__(self, connected: Callable[[], apsw.Connection]) -> None:
        self._connected = connected
        self._local = threading.local()

    def rows(self, sql: str, values: Row) -> list[Row] | None:
        """The rows that a query finds; None if that takes longer, or somebody is in the way."""
        glance = getattr(self._local, "glance", None)
        if glance is None:
            glance = self._local.glance = _Glance(self._connected())
        return glance.rows(sql, values)


class _Glance:
    def __init__(self, db: apsw.Connection) -> None:
        self._db = db
        self._looks = 0
        db.set_busy_timeout(0)  # nobody is waited for here
        db.set_progress_handler(self._is_long, _STEPS)

    def rows(self, sql: str, values: Row) -> list[Row] | None:
        self._looks = 0
        try:
            return cast(list[Row], self._db.execute(sql, values).fetchall())
        except (apsw.InterruptError, apsw.BusyError, apsw.LockedError):
            return None

    def _is_long(self) -> bool:
        self._looks += 1
        return self._looks > _LOOKS
