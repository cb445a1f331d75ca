"""Client: AsyncClient for code that does not await."""

from __future__ import annotations

import asyncio
import os
import threading
from typing import Any, NoReturn, cast

from lembrar.client.calls import AsyncClient
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput, StoreClosed
from lembrar.sync import Memory

_ELSEWHERE = "It is at the server, which decides it. Ask there with the lembrar command."
_inherited: list[object] = []  # a forked child must not touch its parent's connection


class Client(Memory):
    """A memory kept by a server, with the methods of Memory."""

    def __init__(
        self,
        url: str,
        key: str = "",
        *,
        timeout: float = 30.0,
        tries: int = 3,
        transport: Any = None,
    ) -> None:
        """As AsyncClient's."""
        self._url = url
        self._options = {"key": key, "timeout": timeout, "tries": tries, "transport": transport}
        self._lock = threading.Lock()
        self._closed = False
        self._start()

    def _start(self) -> None:
        client = AsyncClient(self._url, **self._options)
        self._memory = cast(AsyncMemory, client)  # its methods are the same
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="lembrar", daemon=True)
        self._thread.start()

    def _ready(self) -> AsyncMemory:
        if self._closed:
            raise StoreClosed
        if self._process != os.getpid():
            self._lock = threading.Lock()  # the parent may have held the old one
            with self._lock:
                _inherited.extend([self._memory, self._loop])
                self._start()
        return self._memory

    @property
    def policy(self) -> NoReturn:
        """There is none here."""
        raise InvalidInput(f"A client has no preset of its own. {_ELSEWHERE}")

    @property
    def store(self) -> NoReturn:
        """There is none here."""
        raise InvalidInput(f"A client has no store of its own. {_ELSEWHERE}")
