"""A fleet on one database: processes that write, serve and work, and come back when they die; and
a journal of what was acknowledged, kept where nobody dies."""

import multiprocessing
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import chaos_roles as roles
import httpx2

WRITERS, SERVERS, WORKERS = 2, 2, 2
_PATIENCE_SECONDS = 180.0  # for anything at all to be acknowledged: beyond it, something hangs
_PRELOADED = [  # so that a process is there at once, and is killed at work, not while it loads
    "lembrar.brains.local",
    "lembrar.cli.app",
    "lembrar.cli.working",
    "lembrar.consolidate.run",
    "lembrar.embedders.open",
    "lembrar.server.mcp.http",
    "lembrar.server.run",
    "lembrar.stores.mongo",
    "lembrar.stores.postgres",
    "lembrar.stores.spool_database",
    "lembrar.stores.sqlite",
    "lembrar.text.claims.aims",
    "lembrar.text.claims.bio",
    "lembrar.text.claims.happenings",
    "lembrar.text.claims.notes",
    "lembrar.text.claims.tastes",
    "pydantic_settings",
    "rs_bpe",
]
_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(_PRELOADED)


class Journal:
    """What was acknowledged: of each source, in its order, the number that each cycle was given
    (0 if that was not known yet)."""

    def __init__(self) -> None:
        self.given: dict[str, list[int]] = {}
        self._more = threading.Condition()
        self._count = 0

    def acknowledged(self, source: str, n: int, number: int) -> None:
        with self._more:
            known = self.given.setdefault(source, [])
            assert n == len(known), (source, n, len(known))
            known.append(number)
            self._count += 1
            self._more.notify_all()

    def next(self, source: str) -> int:
        return len(self.given.get(source, []))

    def wait(self, count: int) -> None:
        """Returns when so many more were acknowledged, by whomever."""
        with self._more:
            until = self._count + count
            if not self._more.wait_for(lambda: self._count >= until, _PATIENCE_SECONDS):
                raise TimeoutError("Nobody gets anything acknowledged any more.")

    @property
    def count(self) -> int:
        return self._count


@dataclass(eq=False)
class Place:
    """Where one process is after the other: when one dies, the next takes its place."""

    start: Callable[[Connection], ForkServerProcess]
    heard: Callable[[Any], None]
    fallen: list[int] = field(default_factory=list)  # exit codes of those whom nobody killed
    _process: ForkServerProcess | None = None
    _killed: bool = False
    _over: bool = False
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def run(self) -> None:
        while not self._over:
            listening, told = _forks.Pipe(duplex=False)
            process = self.start(told)
            process.start()
            told.close()
            with self._lock:
                self._process, self._killed = process, self._over
                if self._over:
                    process.kill()
            self._listen(listening)
            process.join()
            with self._lock:
                if not self._killed:
                    self.fallen.append(process.exitcode or 0)
                    self._over = True  # it would only fall again
                self._process = None
            process.close()

    def _listen(self, told: Connection) -> None:
        with told:
            while True:
                try:
                    self.heard(told.recv())
                except (EOFError, ConnectionError):
                    return

    def kill(self) -> bool:
        """Kills whoever is there. Returns False if nobody is."""
        with self._lock:
            if self._process is None or self._killed:
                return False
            self._killed = True
            self._process.kill()
            return True

    def end(self) -> None:
        """Kills whoever is there, and lets nobody follow."""
        with self._lock:
            self._over = True
        self.kill()


class Fleet:
    """Writers, servers and workers on one database, and clients of the servers."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.journal = Journal()
        self._settings = settings
        self._ports = [free_port() for _ in range(SERVERS)]
        self._over = threading.Event()
        writers = [self._writer(f"w{n}") for n in range(WRITERS)]
        servers = [self._other(roles.serve, port) for port in self._ports]
        workers = [self._other(roles.worker) for _ in range(WORKERS)]
        self.places = [*writers, *servers, *workers]
        clients = [(self._ask, f"h{n}", n) for n in range(SERVERS)]
        lives = [threading.Thread(target=place.run) for place in self.places]
        asking = [threading.Thread(target=ask, args=given) for ask, *given in clients]
        self._threads = [*lives, *asking]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def end(self) -> None:
        """Kills everybody, and waits for what they said last."""
        self._over.set()
        for place in self.places:
            place.end()
        for thread in self._threads:
            thread.join()

    @property
    def fallen(self) -> list[int]:
        """The exit codes of those that died by themselves."""
        return [code for place in self.places for code in place.fallen]

    def _writer(self, source: str) -> Place:
        def start(told: Connection) -> ForkServerProcess:
            first = self.journal.next(source)  # what was not acknowledged is said again
            return _forks.Process(target=roles.write, args=(told, self._settings, source, first))

        return Place(start, lambda ack: self.journal.acknowledged(source, *ack))

    def _other(self, role: Callable[..., None], *given: int) -> Place:
        def start(told: Connection) -> ForkServerProcess:
            return _forks.Process(target=role, args=(told, self._settings, *given))

        return Place(start, lambda _: None)

    def _ask(self, source: str, server: int) -> None:
        """A client that says one cycle after the other, each until somebody acknowledges it: if
        one server does not answer, then perhaps the other."""
        with httpx2.Client(timeout=60) as client:
            while not self._over.is_set():
                n = self.journal.next(source)
                url = f"http://127.0.0.1:{self._ports[server]}/api/v1/record"
                try:
                    reply = client.post(url, json=roles.said(source, n))
                except httpx2.TransportError:
                    server = (server + 1) % SERVERS
                    self._over.wait(0.02)
                    continue
                if reply.status_code == 200:
                    self.journal.acknowledged(source, n, reply.json()["number"])
                else:
                    assert reply.status_code in (429, 503), reply.text
                    self._over.wait(0.1)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


def settings(url: str, folder: Path) -> dict[str, str]:
    """The environment of every process of a fleet."""
    return {
        "LEMBRAR_URL": url,
        "LEMBRAR_PRESET": "finance",
        "LEMBRAR_EMBEDDER": "none",
        "CHAOS_FOLDER": str(folder),
        "XDG_STATE_HOME": str(folder),  # where databases on other machines have their spool
    }


@contextmanager
def process(
    role: Callable[..., None], settings: dict[str, str], *given: int
) -> Iterator[ForkServerProcess]:
    """One process, which is killed in the end if nobody has done so before."""
    listening, told = _forks.Pipe(duplex=False)
    running = _forks.Process(target=role, args=(told, settings, *given))
    running.start()
    told.close()
    try:
        yield running
    finally:
        running.kill()
        running.join()
        running.close()
        listening.close()


@contextmanager
def fleet(url: str, folder: Path) -> Iterator[Fleet]:
    """A fleet at work. In the end, nobody is left."""
    running = Fleet(settings(url, folder))
    running.start()
    try:
        yield running
    finally:
        running.end()
