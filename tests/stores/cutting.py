"""A line to a server that can be cut, amid a commit even."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal
from urllib.parse import parse_qs, urlsplit, urlunsplit

Cut = Literal["before", "after"]


class Line:
    """Passes everything on between a client and a server. A commit can be lost `before` the server
    has it, or `after`, when the server has answered."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._cut: Cut | None = None
        self._passing: set[asyncio.StreamWriter] = set()
        self.is_up = True
        self.cuts = 0

    def cut(self, when: Cut) -> None:
        """Lets the next commit be lost."""
        self._cut = when

    def down(self) -> None:
        """Hangs up, and lets nobody through."""
        self.is_up = False
        for writer in self._passing:
            writer.close()

    def up(self) -> None:
        """Lets everybody through again."""
        self.is_up = True

    @asynccontextmanager
    async def url(self) -> AsyncIterator[str]:
        """How the server is reached through this line."""
        listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with listening:
            port = listening.sockets[0].getsockname()[1]
            who = self._url.netloc.rpartition("@")[0]
            yield urlunsplit(self._url._replace(netloc=f"{who}@127.0.0.1:{port}", query=""))

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = parse_qs(self._url.query).get("host", [""])[0]
        port = self._url.port or 5432
        if folder.startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        return await asyncio.open_connection(self._url.hostname or "127.0.0.1", port)

    async def _serve(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self.is_up:
            back.close()
            return
        answers, there = await self._connect()
        self._passing |= {back, there}
        answering = asyncio.create_task(self._pass(answers, back))
        with suppress(ConnectionError):
            while data := await here.read(65536):
                lost, self._cut = (self._cut, None) if b"COMMIT" in data else (None, self._cut)
                if lost == "after":
                    answering.cancel()
                    await asyncio.wait([answering])
                    there.write(data)
                    await answers.read(65536)
                if lost:
                    self.cuts += 1
                    break
                there.write(data)
        self._passing -= {back, there}
        for writer in (there, back):
            writer.close()
        answering.cancel()
        await asyncio.wait([answering])

    async def _pass(self, answers: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await answers.read(65536):
                back.write(data)
        back.close()
