"""The spool of a database on this machine, as an event loop uses it: nothing here blocks."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar
from urllib.parse import parse_qsl, urlsplit

from lembrar.errors import StoreClosed, StoreReadOnly
from lembrar.stores.spool_entry import Call, Waiting
from lembrar.stores.spool_file import SpoolFile
from lembrar.stores.spool_turn import Turn

_T = TypeVar("_T")
_LOOK_SECONDS = 0.02  # how often to look whether the turn is free
# Of what stands behind the question mark of a URL, what says where the database is.
_WHERE = ("dbname", "host", "hostaddr", "port", "service")


class Spool:
    """What waits for one database, whoever on this machine put it there. Stores of several
    tenants may share one; it belongs to the event loop in which it is first used."""

    def __init__(self, path: Path, *, vfs: str | None = None) -> None:
        self.path = path
        self._file = SpoolFile(path, vfs=vfs)
        self._turn = Turn(path.with_suffix(".turn"))
        self._thread = ThreadPoolExecutor(1, "lembrar-spool")
        self._mine = asyncio.Lock()
        self._calls: list[tuple[Call, asyncio.Future[list[Waiting]]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    def of(cls, folder: str | Path, url: str, *, vfs: str | None = None) -> Spool:
        """The spool in a folder for the database behind a URL. Who knows the database by another
        password finds the same one. The folder is made if there is none; only its owner should
        be able to read it, for messages wait there as they were said."""
        home = Path(folder)
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreReadOnly(f"The folder {str(home)!r} cannot be made: {error}.") from error
        if not os.access(home, os.W_OK | os.X_OK):
            raise StoreReadOnly(f"Nothing can be written in {str(home)!r}. Choose another folder.")
        name = blake2b(place_of(url).encode(errors="replace"), digest_size=16).hexdigest()
        return cls(home / f"spool-{name}.db", vfs=vfs)

    async def close(self) -> None:
        """Lets go of the file. What waits stays in it."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._thread.shutdown()
        self._file.close()
        self._turn.close()

    def is_empty(self) -> bool:
        """Whether nothing waits, for certain. False means that one has to ask."""
        return self._file.is_empty()

    async def ask(self, work: Callable[[SpoolFile], _T]) -> _T:
        """Does something with the file."""
        return await self._run(lambda: work(self._file))

    async def has(self, tenant: str, chat: str | None = None) -> bool:
        """Whether anything of a tenant, or of one of its chats, waits."""
        if self._file.is_empty():
            return False

        def look(file: SpoolFile) -> bool:
            return not file.ask_whether_empty() and file.has(tenant, chat)

        return await self.ask(look)

    async def of_chat(self, tenant: str, chat: str) -> list[Waiting]:
        """What waits of a chat, in order."""
        if self._file.is_empty():
            return []
        return await self.ask(lambda file: file.of_chat(tenant, chat))

    async def put(self, call: Call) -> list[Waiting]:
        """Keeps messages, durably when it returns. Those that come while others are on their way
        to the disk go together."""
        done: asyncio.Future[list[Waiting]] = asyncio.get_running_loop().create_future()
        self._calls.append((call, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        while self._calls:
            calls, self._calls = self._calls, []
            try:
                written = await self.ask(lambda file, calls=calls: file.put([c for c, _ in calls]))
                for (_, done), waiting in zip(calls, written, strict=True):
                    if not done.done():  # else whoever waited has given up
                        done.set_result(waiting)
            except Exception as error:  # noqa: BLE001 - whoever waits must hear of it
                for _, done in calls:
                    if not done.done():
                        done.set_exception(error)
        self._writing = None

    @asynccontextmanager
    async def turn(self, seconds: float) -> AsyncGenerator[bool]:
        """Alone among all who share this spool: nobody else writes what waits to the database,
        or erases it, meanwhile. False if the turn did not come within so many seconds."""
        deadline = asyncio.get_running_loop().time() + seconds
        mine = False
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                mine = await self._mine.acquire()
        try:
            yield mine and await self._take(deadline)
        finally:
            if mine:
                try:
                    # Also if taking it was cut short: the thread may have it all the same.
                    with suppress(StoreClosed):
                        await asyncio.shield(self._run(self._turn.give_back))
                finally:
                    self._mine.release()

    async def _take(self, deadline: float) -> bool:
        loop = asyncio.get_running_loop()
        while not await self._run(self._turn.take):
            if loop.time() >= deadline:
                return False
            await asyncio.sleep(_LOOK_SECONDS)
        return True

    async def _run(self, work: Callable[[], _T]) -> _T:
        if self._closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def place_of(url: str) -> str:
    """Where a URL leads, without who asks: a database is the same under a new password."""
    scheme, _, rest = url.partition(":")
    if scheme == "sqlite":  # a path may be meant from where one stands
        path = rest.removeprefix("//") if rest.startswith("///") else rest
        return f"sqlite:{os.path.abspath(path)}"  # noqa: PTH100 - links may lead elsewhere tomorrow
    parts = urlsplit(url)
    hosts = ",".join(sorted(parts.netloc.rpartition("@")[2].lower().split(",")))
    where = sorted(pair for pair in parse_qsl(parts.query) if pair[0] in _WHERE)
    kind = "postgresql" if scheme == "postgres" else scheme
    return f"{kind}://{hosts}{parts.path.rstrip('/')}?{where}"
