"""Items of LangGraph's store: as documents, as text to be found by, and whether a filter fits."""

from __future__ import annotations

import json
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Literal, cast

from langgraph.store.base import get_text_at_path

from lembrar.adapters.keys import key, part
from lembrar.errors import InvalidInput
from lembrar.stores.base import Document

COLLECTION = "langgraph.items"
Namespace = tuple[str, ...]

_ORDERED: Mapping[str, Callable[[Any, Any], bool]] = {
    "$gt": operator.gt,
    "$gte": operator.ge,
    "$lt": operator.lt,
    "$lte": operator.le,
}


@dataclass(frozen=True, slots=True)
class Kept:
    """An item as it is kept. `index` says by which of its fields it is found: None stands for the
    store's own; `ttl_minutes` how long it lives after it was last read or written."""

    namespace: Namespace
    key: str
    value: dict[str, Any]
    created_at: datetime
    updated_at: datetime
    index: Literal[False] | Sequence[str] | None = None
    ttl_minutes: float | None = None
    embedder: str = ""
    vectors: str = ""
    document: Document | None = None

    @property
    def place(self) -> tuple[Namespace, str]:
        return self.namespace, self.key


def prefix_of(namespace: Namespace) -> str:
    """The beginning of the key of everything in a namespace and below it."""
    return "".join(f"{part(label)}/" for label in namespace)


def key_of(namespace: Namespace, name: str) -> str:
    """The key of an item. No label is empty, so only one slash follows another."""
    return key(f"{prefix_of(namespace)}/{part(name)}")


def user_of(namespace: Namespace) -> str:
    """Whose a namespace is, as LangGraph's users name them: ("users", "ana", …), ("user", "ana"),
    ("memories", "ana") and ("ana", "memories") are ana's."""
    first, second = (*namespace, "", "")[:2]
    if first in ("users", "user", "memories"):
        return second
    return first if namespace == (first, "memories") else ""


def document_of(item: Kept, user: str, now: datetime, version: int = 0) -> Document:
    """What is written of an item."""
    data = {
        "namespace": item.namespace,
        "key": item.key,
        "value": item.value,
        "created_at": item.created_at.isoformat(),
        "updated_at": item.updated_at.isoformat(),
        "index": item.index,
        "ttl_minutes": item.ttl_minutes,
        "embedder": item.embedder,
        "vectors": item.vectors,
    }
    ends = now + timedelta(minutes=item.ttl_minutes) if item.ttl_minutes is not None else None
    written = json.dumps(data, ensure_ascii=False).encode()
    return Document(key_of(item.namespace, item.key), written, user, ends, version)


def item_of(document: Document) -> Kept:
    """The item of a document."""
    data = json.loads(document.data)
    return Kept(
        namespace=tuple(data["namespace"]),
        key=data["key"],
        value=data["value"],
        created_at=datetime.fromisoformat(data["created_at"]),
        updated_at=datetime.fromisoformat(data["updated_at"]),
        index=data["index"],
        ttl_minutes=data["ttl_minutes"],
        embedder=data["embedder"],
        vectors=data["vectors"],
        document=document,
    )


def texts_of(item: Kept, fields: Sequence[str]) -> list[str]:
    """What an item is found by: every text in it for the field "$", else the fields named."""
    if item.index is False:
        return []
    found: list[str] = []
    for path in fields if item.index is None else item.index:
        texts = [_words(item.value)] if path == "$" else get_text_at_path(item.value, path)
        found += [text for text in texts if text.strip()]
    return found


def _words(value: object) -> str:
    """Every text and number in a value, without the signs between them."""
    if isinstance(value, Mapping):
        return " ".join(map(_words, cast(Mapping[str, object], value).values()))
    if isinstance(value, (list, tuple)):
        return " ".join(map(_words, cast(Iterable[object], value)))
    return "" if value is None else str(value)


def fits(value: Mapping[str, Any], filter: Mapping[str, Any] | None) -> bool:
    """Whether a value has everything that a filter asks for."""
    return all(_is(value.get(name), wanted) for name, wanted in (filter or {}).items())


def _is(value: object, wanted: object) -> bool:
    if isinstance(wanted, Mapping):
        asked = cast(Mapping[str, object], wanted)
        if any(str(name).startswith("$") for name in asked):
            return all(_compares(value, sign, to) for sign, to in asked.items())
        return isinstance(value, Mapping) and fits(cast(Mapping[str, Any], value), asked)
    if isinstance(wanted, (list, tuple)) and isinstance(value, (list, tuple)):
        ours, theirs = cast(Sequence[object], value), cast(Sequence[object], wanted)
        return len(ours) == len(theirs) and all(map(_is, ours, theirs))
    return value == wanted


def _compares(value: object, sign: str, to: object) -> bool:
    if sign == "$eq":
        return value == to
    if sign == "$ne":
        return value != to
    if sign not in _ORDERED:
        raise InvalidInput(f"A filter knows no {sign!r}. Use $eq, $ne, $gt, $gte, $lt or $lte.")
    pair = _comparable(value, to)
    return pair is not None and _ORDERED[sign](*pair)


def _comparable(value: object, to: object) -> tuple[Any, Any] | None:
    """Both as numbers if they can be, else both as text; what is neither has no order."""
    if value is None or to is None:
        return None
    try:
        return float(cast(str, value)), float(cast(str, to))
    except (TypeError, ValueError):
        return (value, to) if isinstance(value, str) and isinstance(to, str) else None
