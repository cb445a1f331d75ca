"""Signs of life during long work: on stderr, and only where a person can see them."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from lembrar.cli.output import console

_T = TypeVar("_T")


@contextmanager
def working(on: str) -> Generator[None]:
    """Shows that something goes on, for as long as it does."""
    if not sys.stderr.isatty():
        yield
        return
    with console(sys.stderr).status(on):
        yield


def in_batches(items: Sequence[_T], size: int, on: str) -> Iterator[list[_T]]:
    """The items in lists of at most `size`, with a bar that moves as they are taken."""
    if not sys.stderr.isatty():
        yield from _batches(items, size)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task(on, total=len(items))
        for batch in _batches(items, size):
            yield batch
            bar.advance(task, len(batch))


def _batches(items: Iterable[_T], size: int) -> Iterator[list[_T]]:
    rest = iter(items)
    while batch := list(islice(rest, size)):
        yield batch
