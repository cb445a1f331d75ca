"""Work that nobody waits for makes way for answers: both share one interpreter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
_LOOK_SECONDS = 0.002
_LOOKS = 15  # after which work goes on, however many answers there are
_under_way: set[object] = set()  # in this process, on whichever thread


@contextmanager
def answering() -> Generator[None]:
    """While an answer is made."""
    answer = object()
    _under_way.add(answer)
    try:
        yield
    finally:
        _under_way.discard(answer)


async def aside(work: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
    """What some work results in, done in a thread as soon as no answer is being made, or in a
    moment anyway."""
    for _ in range(_LOOKS):
        if not _under_way:
            break
        await asyncio.sleep(_LOOK_SECONDS)
    return await asyncio.to_thread(work, *args, **named)
