"""One at a time: who writes what waits to the database, or erases it, does so alone.

Two who write the same would do no harm, for the database knows a message by its id. But one that
writes what another erases at the same moment would bring it back."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import apsw

from lembrar.stores.spool_open import make, translated


class Turn:
    """A lock between processes, which whoever dies gives back. It is SQLite's own lock on an
    empty file, so that it works wherever the spool does. It blocks nobody."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: apsw.Connection | None = None

    def take(self) -> bool:
        """Takes the turn, unless somebody has it."""
        with translated(self._path), suppress(apsw.BusyError):
            if self._file is None:
                make(self._path)
                self._file = apsw.Connection(str(self._path))
                self._file.set_busy_timeout(0)
                self._file.pragma("journal_mode", "memory")
            self._file.execute("BEGIN EXCLUSIVE")
            return True
        return False

    def give_back(self) -> None:
        """Lets the next one have it."""
        if self._file and self._file.in_transaction:
            self._file.execute("ROLLBACK")

    def close(self) -> None:
        """Gives it back for good."""
        if self._file:
            self._file.close()
        self._file = None
