"""The objects of a JSON file, one after the other, however large it is: an array of them, one in
which they stand under a name, or one to a line."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any, cast

from lembrar.errors import InvalidInput
from lembrar.importers.source import Reader, Source
from lembrar.importers.values import mapping

_LARGEST = 512 * 2**20  # bytes of one object: a conversation of years has a hundredth of it
_FIRST_LINE = 2**20
_HEAD_EVENTS = 200_000
_DEEPEST = 3
_END = object()
_BOM = b"\xef\xbb\xbf"

Object = Mapping[str, Any]


def objects(source: Source, *names: str) -> Iterator[Object]:
    """Every object of the file. Those that stand in a list under one of `names` are given instead
    of the one that holds the list."""
    if _first_line(source) is None:
        yield from _streamed(source, names)
        return
    for number, line in source.lines():
        if line.strip():
            yield from _inside(_parsed(line, f"Line {number} of {source.name}"), names)


def keys(source: Source) -> frozenset[str]:
    """The keys of the first object, and those of the first one in each list it holds, as
    `results.item.memory`; `item.` before them if the file is an array."""
    line = _first_line(source)
    if line is not None:
        return frozenset(_paths(line))
    return frozenset(_head_keys(source))


def _first_line(source: Source) -> Object | None:
    """The first line, if it is an object by itself."""
    with source.open() as reader:
        if not reader.peek(64).removeprefix(_BOM).lstrip().startswith(b"{"):
            return None
        line = reader.readline(_FIRST_LINE).removeprefix(_BOM)
    try:
        return mapping(json.loads(line))
    except (ValueError, RecursionError):
        return None


def _parsed(line: str, where: str) -> Object:
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidInput(f"{where} is not JSON: {error}.") from None
    if not isinstance(value, dict):
        raise InvalidInput(f"{where} is not a JSON object.")
    return cast(Object, value)


def _inside(found: Object, names: tuple[str, ...]) -> list[Object]:
    for name in names:
        if isinstance(found.get(name), list):
            return [mapping(item) for item in found[name]]
    return [found]


# ── of any size ───────────────────────────────────────────────────────────────────────────────


def _streamed(source: Source, names: tuple[str, ...]) -> Iterator[Object]:
    found = keys(source)
    first = [f"{name}.item" for name in names if _holds(found, name)]
    prefix = "item" if _holds(found, "") else (first or [""])[0]
    with _translated(source) as reader:
        items = cast(
            Iterator[object],
            _ijson().items(reader, prefix, use_float=True, multiple_values=True),
        )
        while True:
            reader.allow(_LARGEST)
            item = next(items, _END)
            if item is _END:
                return
            yield mapping(item)


def _holds(found: frozenset[str], name: str) -> bool:
    inside = f"{name}.item." if name else "item."
    return any(key.startswith(inside) for key in found)


def _head_keys(source: Source) -> set[str]:
    """Keys that show up before the first object is over, as far as the head of the file goes."""
    found: set[str] = set()
    with _translated(source) as reader:
        reader.allow(_LARGEST)
        events = cast(
            Iterator[tuple[str, str, object]],
            _ijson().parse(reader, use_float=True, multiple_values=True),
        )
        for count, (prefix, event, value) in enumerate(events):
            if event == "map_key" and prefix.count(".") < _DEEPEST:
                found.add(f"{prefix}.{value}".removeprefix("."))
            if count > _HEAD_EVENTS or (event == "end_map" and prefix in ("", "item")):
                break
    return found


def _paths(value: Object, prefix: str = "", depth: int = 0) -> Iterator[str]:
    for key, inner in value.items():
        yield f"{prefix}{key}"
        if depth < _DEEPEST - 1 and isinstance(inner, list) and inner:
            first: object = cast(list[object], inner)[0]
            yield from _paths(mapping(first), f"{prefix}{key}.item.", depth + 2)


@contextmanager
def _translated(source: Source) -> Generator[Reader]:
    """The bytes of the file. What is wrong with its JSON is said in a line."""
    wrong = cast(type[Exception], _ijson().JSONError)
    with source.open() as reader:
        if reader.peek(len(_BOM)).startswith(_BOM):
            reader.read(len(_BOM))
        try:
            yield reader
        except (wrong, OverflowError, UnicodeDecodeError) as error:
            told = " ".join(str(error).split())[:200]
            raise InvalidInput(f"{source.name} is not whole JSON: {told}.") from None


def _ijson() -> Any:
    try:
        return import_module("ijson")
    except ImportError as error:
        raise InvalidInput(
            "Reading large JSON files needs the package ijson. "
            "Run: pip install 'lembrar[importers]'"
        ) from error
