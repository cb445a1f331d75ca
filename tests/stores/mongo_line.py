"""A line to a server that speaks MongoDB's protocol. It can be cut amid any command."""

import asyncio
import gc
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

import pytest

Cut = Literal["before", "after"]
# What the driver says to a server by itself, whenever it likes.
_ITS_OWN = ("hello", "ismaster", "isMaster", "ping", "endSessions", "buildInfo", "killCursors")


# The driver forgets to close a socket if it is closed itself while it connects.
FORGOTTEN_SOCKETS = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture
def collected() -> Iterator[None]:
    """Lets what was forgotten be found in the test that it belongs to."""
    yield
    gc.collect()


class Line:
    """Passes everything on between clients and a server, and counts the commands. It breaks at
    the one numbered `at`, `before` the server has it or `after`, when it has answered; from then
    on nobody gets through."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._passing: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self.commands = 0
        self.at = 0
        self.when: Cut = "before"
        self.is_up = True
        self.comes_back = False  # after it broke: only what was under way is lost

    def cut_at(self, command: int, when: Cut) -> None:
        """Lets the line break at a command, counted from now on."""
        self.commands, self.at, self.when = 0, command, when

    def down(self) -> None:
        """Hangs up, and lets nobody through."""
        self.is_up = False
        for writer in self._passing:
            writer.close()

    def up(self) -> None:
        """Lets everybody through again."""
        self.is_up = True

    @asynccontextmanager
    async def url(self, patience_ms: int = 300) -> AsyncIterator[str]:
        """How the server is reached through this line, by a client that soon gives up: each cut
        costs a test that long."""
        listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        soon = f"serverSelectionTimeoutMS={patience_ms}&connectTimeoutMS=300"
        try:
            yield urlunsplit(self._url._replace(netloc=f"127.0.0.1:{port}", query=soon))
        finally:
            listening.close()
            self.down()
            for task in self._serving:
                task.cancel()
            await asyncio.gather(*self._serving, return_exceptions=True)

    async def _accept(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            if self.is_up:
                await self._serve(here, back)
        finally:
            await _closed(back)
            self._serving.discard(task)

    async def _serve(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, there = await asyncio.open_connection(self._url.hostname, self._url.port)
        self._passing |= {back, there}
        try:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                while True:
                    asked = await _message(here)
                    breaks = self._breaks(asked)
                    if not (breaks and self.when == "before"):
                        there.write(asked)
                        answer = await _message(answers)
                    if breaks:
                        self.down()
                        self.is_up = self.comes_back
                        return
                    back.write(answer)
        finally:
            self._passing -= {back, there}
            await _closed(there)

    def _breaks(self, message: bytes) -> bool:
        if _command(message) in _ITS_OWN:
            return False
        self.commands += 1
        return self.commands == self.at


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def _message(stream: asyncio.StreamReader) -> bytes:
    """One message, whole."""
    size = await stream.readexactly(4)
    return size + await stream.readexactly(struct.unpack("<i", size)[0] - 4)


def _command(message: bytes) -> str:
    """What a message asks for: the first key of the document in it."""
    place = 16 + 4 + 1 + 4 + 1  # the header, flags, the kind of section, a size, a type
    return message[place : message.index(b"\0", place)].decode()
