"""Hears what an upstream answers, from its bytes as they pass, without touching them."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Protocol, cast

from lembrar.server.proxy.spoken import LONGEST, Answer, Json

_HEARD = 2 * LONGEST  # characters after which nobody listens any more


class Hearing(Protocol):
    """Puts an answer together from the events of a stream."""

    @property
    def finished(self) -> bool:
        """Whether the last event has come: what follows is no part of the answer."""
        ...

    def hear(self, data: str) -> None:
        """Takes an event in."""
        ...

    def answer(self) -> Answer:
        """What was answered up to now."""
        ...


class Listener:
    """Follows a stream of server-sent events."""

    def __init__(self, hearing: Hearing, encoding: str = "") -> None:
        self._hearing = hearing
        self._decoded = decoder(encoding)
        self._rest = b""
        self._data: list[bytes] = []

    @property
    def finished(self) -> bool:
        """Whether the answer has come to its end."""
        return self._hearing.finished

    @property
    def answer(self) -> Answer:
        """What was answered up to now."""
        return self._hearing.answer()

    def feed(self, piece: bytes) -> None:
        """Takes the next bytes in, wherever they were cut."""
        lines = (self._rest + self._decoded(piece)).split(b"\n")
        self._rest = lines.pop()
        for line in lines:
            self._line(line.removesuffix(b"\r"))

    def _line(self, line: bytes) -> None:
        if line.startswith(b"data:"):
            self._data.append(line[5:].removeprefix(b" "))
        elif not line and self._data:
            data, self._data = b"\n".join(self._data), []
            self._hearing.hear(data.decode(errors="replace"))


def decoder(encoding: str) -> Callable[[bytes], bytes]:
    """Undoes the content encoding of a body, piece by piece. We ask upstreams for none; of those
    that do not listen, the two that everybody has are understood."""
    if encoding not in ("gzip", "x-gzip", "deflate"):
        return lambda piece: piece
    inflater = zlib.decompressobj(zlib.MAX_WBITS | 32)

    def inflate(piece: bytes) -> bytes:
        try:
            return inflater.decompress(piece, _HEARD)
        except zlib.error:
            return b""

    return inflate


def parsed(data: str | bytes) -> Json:
    """The JSON object in a text; empty if there is none."""
    return read(data) or {}


def read(data: str | bytes) -> Json | None:
    """The JSON object in a text, if there is one."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return cast(Json, value) if isinstance(value, dict) else None


class Text:
    """Text that grows, up to what is worth keeping."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._size = 0

    def add(self, piece: object) -> None:
        """Adds a piece, if it is one."""
        if isinstance(piece, str) and self._size < _HEARD:
            self._pieces.append(piece)
            self._size += len(piece)

    def __str__(self) -> str:
        return "".join(self._pieces)
