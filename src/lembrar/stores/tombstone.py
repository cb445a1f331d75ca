"""The place that an erased message leaves: enough to keep every number as it was and to know the
message if it is sent again, and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import pairwise
from secrets import token_bytes
from typing import TypeVar

from lembrar.model import Message

_At = TypeVar("_At")
_SALT_BYTES = 32


def new_salt() -> bytes:
    """A secret of a tenant's, so that an id cannot be guessed from what is left of it."""
    return token_bytes(_SALT_BYTES)


def erased_id(salt: bytes, id: str) -> str:
    """What is left of the id of an erased message. Known again, but not read back."""
    return f"erased-{blake2b(id.encode(), key=salt, digest_size=16).hexdigest()}"


def tombstone(message: Message, id: str) -> Message:
    """The message without anything that was said. Its role stays: cycles are counted by it."""
    blank = Message(message.role, "", at=message.at, id=id, erased=True)
    return replace(blank, chat=message.chat, seq=message.seq, cycle=message.cycle)


def runs(erased: Sequence[int], new: Collection[int]) -> list[tuple[int, int]]:
    """The unbroken stretches among the erased positions of a chat, in order, that have a new one
    in them."""
    starts = [*erased[:1], *(b for a, b in pairwise(erased) if b > a + 1)]
    ends = [*(a for a, b in pairwise(erased) if b > a + 1), *erased[-1:]]
    fresh = set(new)
    return [
        (start, end)
        for start, end in zip(starts, ends, strict=True)
        if any(seq in fresh for seq in range(start, end + 1))
    ]


def time_for(before: _At | None, after: _At | None, created: _At) -> _At:
    """When a place says that it was: with the message before it, else after it, else when the
    chat began. Its own time would tell when something was said, and no time would break the
    order; its neighbour's tells nothing that is not there anyway."""
    return before or after or created
