"""Work that nobody waits for makes way for answers.

Both share one interpreter, in which a thread that thinks hard slows down all others. Where there
is another process for it (`lembrar.beside`), such work is done there; else in a thread, between
answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
_LOOK_SECONDS = 0.002
_LOOKS = 15  # after which work goes on, however many answers there are
_under_way: set[object] = set()  # in this process, on whichever thread
_others: list[Doer] = []  # who does such work instead; the last one is asked


class Doer(Protocol):
    """Somebody else who can do some work."""

    async def do(self, work: Callable[[], Any]) -> Any:
        """What it results in. Raises Unable if somebody else has to do it."""
        ...


class Unable(Exception):
    """Work could not be done where it was given to."""


@contextmanager
def answering() -> Generator[None]:
    """While an answer is made."""
    answer = object()
    _under_way.add(answer)
    try:
        yield
    finally:
        _under_way.discard(answer)


@contextmanager
def handing_over(other: Doer) -> Generator[None]:
    """While open, somebody else does such work."""
    _others.append(other)
    try:
        yield
    finally:
        _others.remove(other)


async def aside(work: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
    """What some work results in. It must do nothing else: it may be done in another process, and
    again here if that one dies of it."""
    if _others:
        with suppress(Unable):
            return await _others[-1].do(partial(work, *args, **named))
    for _ in range(_LOOKS):
        if not _under_way:
            break
        await asyncio.sleep(_LOOK_SECONDS)
    return await asyncio.to_thread(work, *args, **named)
