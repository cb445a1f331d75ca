"""Storage for CrewAI. It wants an older pydantic than the rest of the tests, so it has an
environment of its own: `pip install lembrar[crewai] pytest hypothesis`, then this file alone."""

from datetime import datetime, timedelta
from typing import Any

import pytest

pytest.importorskip("crewai", reason="crewai is not installed: it needs its own environment")

from crewai.memory.storage.backend import StorageBackend
from crewai.memory.types import MemoryRecord
from crewai.memory.unified_memory import Memory as CrewMemory

from lembrar import Memory
from lembrar.adapters.crewai import LembrarStorage

OLD = datetime(2026, 1, 1)


def record(id: str, vector: list[float], **more: Any) -> MemoryRecord:
    return MemoryRecord(id=id, content=f"record {id}", embedding=vector, **more)


@pytest.fixture
def storage(memory: Memory) -> LembrarStorage:
    kept = LembrarStorage(memory)
    kept.save(
        [
            record("a", [1, 0], scope="/team/ana", categories=["x"], metadata={"n": 1}),
            record("b", [0, 1], scope="/team/bia", categories=["x", "y"], created_at=OLD),
            record("c", [1, 1], scope="/te", importance=0.9, source="ana", private=True),
        ]
    )
    return kept


def ids(found: Any) -> list[str]:
    return [one[0].id if isinstance(one, tuple) else one.id for one in found]


def test_it_is_a_backend(storage: LembrarStorage) -> None:
    assert isinstance(storage, StorageBackend)


def test_records_come_back_whole(storage: LembrarStorage) -> None:
    """G3: every field, the vector included."""
    found = storage.get_record("c")
    assert found.importance == 0.9 and found.source == "ana" and found.private
    assert found.embedding == [1.0, 1.0] and found.content == "record c"
    storage.update(found.model_copy(update={"content": "novo", "embedding": [0.5, 0.5]}))
    assert storage.get_record("c").content == "novo" and storage.count() == 3
    assert storage.get_record("none") is None


def test_search(storage: LembrarStorage) -> None:
    assert ids(storage.search([1, 0.1])) == ["a", "c", "b"]
    assert ids(storage.search([1, 0.1], scope_prefix="/te")) == ["c"]
    assert ids(storage.search([1, 0.1], categories=["y"])) == ["b"]
    assert ids(storage.search([1, 0], metadata_filter={"n": 1})) == ["a"]
    assert ids(storage.search([1, 0], min_score=0.5, limit=1)) == ["a"]
    assert storage.search([1, 0, 0]) == []


def test_scopes_and_categories(storage: LembrarStorage) -> None:
    assert storage.list_scopes() == ["/te", "/team"]
    assert storage.list_scopes("/team") == ["/team/ana", "/team/bia"]
    info = storage.get_scope_info("/team")
    assert info.record_count == 2 and info.categories == ["x", "y"]
    assert info.oldest_record == OLD and info.child_scopes == ["/team/ana", "/team/bia"]
    assert storage.list_categories() == {"x": 2, "y": 1}
    assert ids(storage.list_records(limit=2, offset=1))[-1] == "b"


def test_deleting(storage: LembrarStorage) -> None:
    assert storage.delete(older_than=OLD + timedelta(days=1)) == 1
    assert storage.delete(record_ids=["a", "zzz"]) == 1
    storage.reset("/team")
    assert storage.count() == 1
    storage.reset()
    assert storage.count() == 0


def test_crews_and_users(memory: Memory, storage: LembrarStorage) -> None:
    """G11: crews have their own, and forgetting a user takes the records that come from them."""
    assert LembrarStorage(memory, crew="other").count() == 0
    memory.record("chat", "ana", "oi", "oi")
    memory.forget(user="ana")
    assert sorted(ids(storage.list_records())) == ["a", "b"]


def test_crewais_own_memory(memory: Memory) -> None:
    """CrewAI's memory saves to it and recalls from it, with an embedder that needs no network."""

    def embed(texts: list[str]) -> list[list[float]]:
        return [
            [float(text.lower().count(letter)) + 0.01 for letter in "gatochu"] for text in texts
        ]

    crew = CrewMemory(storage=LembrarStorage(memory), embedder=embed)
    told = {"scope": "/ana", "categories": ["pet"], "importance": 0.8}
    crew.remember("O gato se chama Tom", **told)
    crew.remember("Chuva no Chuí", **told)
    found = crew.recall("gato", depth="shallow", limit=1)
    assert found[0].record.content == "O gato se chama Tom"
