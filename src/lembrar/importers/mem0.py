"""Memories exported from mem0: {"results": [{"id", "memory", "created_at", "user_id"}]}, a list of
such memories, or one to a line. OpenMemory's are the same under other names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lembrar.importers.base import Imported, Reading, Told, digest
from lembrar.importers.objects import Object, objects
from lembrar.importers.source import Source
from lembrar.importers.values import mapping, moment, name, text

LOOKS_FOR = "memories, each with a «memory» text and an «id»"

_GONE = frozenset({"deleted", "archived"})


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Every memory, as a fact of its user."""
    for row in objects(source, "results", "memories", "data"):
        fact = _fact(row, how)
        if isinstance(fact, str):
            yield Imported(skipped=Counter([fact]))
        else:
            yield Imported(user=fact.user, facts=(fact,))


def _fact(row: Object, how: Reading) -> Told | str:
    said = text(row.get("memory")) or text(row.get("content")) or text(row.get("text"))
    if text(row.get("state")) in _GONE:
        return "deleted"
    if not said.strip():
        return "empty"
    meta = mapping(row.get("metadata"))
    at = row.get("created_at") or row.get("createdAt") or meta.get("created_at")
    user = how.user or name(row.get("user_id")) or name(meta.get("user_id"))
    id = name(row.get("id")) or digest(user, said)
    return Told(said, f"mem0:{id}", user, moment(at, how.zone))
