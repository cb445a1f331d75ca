"""Seeing what other processes publish in a SQLite file."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

import apsw

from lembrar.stores.waiting import Bell

_LOOK_SECONDS = 0.2
_NEWEST = "SELECT notices FROM counters WHERE tenant = ?"


class Watch:
    """A thread that looks, as long as somebody listens, whether the file has changed, and rings
    for the tenants that have new notices. SQLite tells of no change by itself; whether there was
    one, it knows without reading the file."""

    def __init__(self, bell: Bell, connect: Callable[[], apsw.Connection]) -> None:
        self._bell = bell
        self._connect = connect
        self._wanted = threading.Event()
        self._stopped = threading.Event()
        self._newest: dict[str, int] = {}
        self._thread = threading.Thread(target=self._run, name="lembrar-watch", daemon=True)
        self._thread.start()

    def look(self) -> None:
        """Somebody listens now."""
        self._wanted.set()

    def stop(self) -> None:
        """Ends it."""
        self._stopped.set()
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        version: object = None
        while not self._stopped.is_set():
            self._wanted.wait()
            if self._stopped.wait(_LOOK_SECONDS):
                return
            self._wanted.clear()
            with suppress(apsw.Error):  # whoever reads next is told, and by name
                db = self._connect()
                # In this order: who begins to listen now reads after it, and misses nothing.
                before, version = version, db.pragma("data_version")
                if version != before:
                    self._tell(db, self._bell.tenants())
            if self._bell.tenants():
                self._wanted.set()

    def _tell(self, db: apsw.Connection, tenants: set[str]) -> None:
        """Rings for those that have notices which they had not when it was last looked."""
        for tenant in tenants:
            row = db.execute(_NEWEST, (tenant,)).fetchone()
            newest = int(row[0]) if row else 0
            if self._newest.get(tenant) != newest:
                self._newest[tenant] = newest
                self._bell.ring(tenant)
