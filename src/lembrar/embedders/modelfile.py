"""The static embedder's file: fixed byte layout, read by memory map, never by pickle.

    bytes 0-7     b"LEMBRAR1"
    bytes 8-11    length of the header, little-endian
    header        JSON: dimensions, buckets, content (SHA-256 of all sections), sections
    sections      each at its offset, a multiple of 64; integers and floats little-endian

Sections: `keys` (known spellings, UTF-8, one a line), `portuguese` and `english` (int32, the row
of each spelling in a sentence of that language), `lean` (int8, how much a spelling speaks for
Portuguese), `scales` (float32 per row) and `rows` (int8; the last `buckets` rows are grams).
"""

import hashlib
import json
import mmap
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lembrar.errors import InvalidInput

_MAGIC = b"LEMBRAR1"
_ALIGNMENT = 64


@dataclass(frozen=True)
class Tables:
    """All that the static embedder knows."""

    keys: list[str]
    portuguese: NDArray[np.int32]
    english: NDArray[np.int32]
    lean: NDArray[np.int8]
    scales: NDArray[np.float32]
    rows: NDArray[np.int8]
    buckets: int
    content: str

    @property
    def dimensions(self) -> int:
        return int(self.rows.shape[1])


def write(path: Path, tables: Tables) -> str:
    """Writes the file and returns its content hash; equal tables give equal bytes."""
    sections = {
        "keys": "\n".join(tables.keys).encode(),
        "portuguese": tables.portuguese.astype("<i4").tobytes(),
        "english": tables.english.astype("<i4").tobytes(),
        "lean": tables.lean.astype("i1").tobytes(),
        "scales": tables.scales.astype("<f4").tobytes(),
        "rows": tables.rows.astype("i1").tobytes(),
    }
    content = hashlib.sha256(b"".join(sections.values())).hexdigest()
    offsets: dict[str, list[int]] = {}
    at = 0
    for name, data in sections.items():
        offsets[name] = [at, len(data)]
        at = _aligned(at + len(data))
    fixed = {"dimensions": tables.dimensions, "buckets": tables.buckets, "content": content}
    header = json.dumps({**fixed, "sections": offsets}, sort_keys=True).encode()
    start = _aligned(len(_MAGIC) + 4 + len(header))
    body = bytearray(start + at)
    body[: len(_MAGIC) + 4] = _MAGIC + len(header).to_bytes(4, "little")
    body[len(_MAGIC) + 4 : len(_MAGIC) + 4 + len(header)] = header
    for name, data in sections.items():
        first = start + offsets[name][0]
        body[first : first + len(data)] = data
    path.write_bytes(body)
    return content


def read(path: Path) -> Tables:
    """Maps the file into memory. InvalidInput if it is missing or not a model file."""
    data = _map(path)
    if data[: len(_MAGIC)] != _MAGIC:
        raise InvalidInput(f"{path} is not a Lembrar model file. Reinstall the package.")
    end = len(_MAGIC) + 4 + int.from_bytes(data[len(_MAGIC) : len(_MAGIC) + 4], "little")
    header: dict[str, Any] = json.loads(data[len(_MAGIC) + 4 : end])

    def section(name: str) -> memoryview:
        offset, size = header["sections"][name]
        first = _aligned(end) + offset
        return memoryview(data)[first : first + size]

    return Tables(
        keys=bytes(section("keys")).decode().split("\n"),
        portuguese=np.frombuffer(section("portuguese"), "<i4"),
        english=np.frombuffer(section("english"), "<i4"),
        lean=np.frombuffer(section("lean"), np.int8),
        scales=np.frombuffer(section("scales"), "<f4"),
        rows=np.frombuffer(section("rows"), np.int8).reshape(-1, header["dimensions"]),
        buckets=header["buckets"],
        content=header["content"],
    )


def _map(path: Path) -> mmap.mmap:
    try:
        with path.open("rb") as file:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError) as error:  # ValueError: an empty file cannot be mapped
        raise InvalidInput(f"{path} cannot be read ({error}). Reinstall the package.") from error


def _aligned(position: int) -> int:
    return -(-position // _ALIGNMENT) * _ALIGNMENT
