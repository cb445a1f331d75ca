"""Vectors as PostgreSQL keeps them: each in a row of its own, as pgvector's halfvec. On the wire
that is how long it is, two bytes that mean nothing, and its numbers, the higher byte first."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct

import numpy as np

from lembrar.stores.base import StoredVector
from lembrar.stores.postgres_wire import Row

_HEAD = Struct(">HH")
_LONGEST = 16_000


def parts_of(vector: StoredVector) -> list[bytes]:
    """A vector's parts as they are sent. None if pgvector would not take them: they are too long,
    or not all are numbers."""
    if len(vector.data) % 2:
        return []
    numbers = np.frombuffer(vector.data, "<f2")
    length = vector.dimensions or len(numbers)
    if not 0 < length <= _LONGEST or len(numbers) % length or not np.isfinite(numbers).all():
        return []
    head = _HEAD.pack(length, 0)
    return [head + row.tobytes() for row in numbers.byteswap().reshape(-1, length)]


def vectors_of(rows: Sequence[Row]) -> dict[str, StoredVector]:
    """Vectors from ref, part, chat, digest and the part as it came. A part of another text than
    the first is left by who was overtaken."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return {ref: _joined(parts) for ref, parts in found.items()}


def _joined(parts: list[Row]) -> StoredVector:
    parts.sort(key=lambda row: row[1])
    ref, _, chat, digest, first = parts[0]
    rest = [_data(row[4]) for row in parts[1:] if row[3] == digest]
    return StoredVector(ref, chat, digest, b"".join((_data(first), *rest)))


def _data(sent: bytes) -> bytes:
    return np.frombuffer(sent, np.uint16, offset=_HEAD.size).byteswap().tobytes()
