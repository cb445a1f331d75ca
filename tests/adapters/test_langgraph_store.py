"""What graphs rely on in LangGraph's long-term store."""

import asyncio
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

pytest.importorskip("langgraph", reason="langgraph is not installed")

from langgraph.store.base import (
    GetOp,
    InvalidNamespaceError,
    ListNamespacesOp,
    MatchCondition,
    PutOp,
    SearchOp,
)

from lembrar import AsyncMemory, Memory
from lembrar.adapters.langgraph_store import LembrarStore
from lembrar.errors import InvalidInput


def names(found: Sequence[Any]) -> list[str]:
    return [one.key for one in found]


def test_what_is_put_is_there(everywhere: Memory) -> None:
    """G3: on every store; an update keeps the time of the first, and an empty value is a value."""
    store = LembrarStore(everywhere)
    store.put(("users", "ana"), "café", {"likes": ["pão", 1.5, None, True], "deep": {"a": 1}})
    first = store.get(("users", "ana"), "café")
    assert first.value == {"likes": ["pão", 1.5, None, True], "deep": {"a": 1}}
    store.put(("users", "ana"), "café", {})
    again = store.get(("users", "ana"), "café")
    assert again.value == {} and again.created_at == first.created_at
    assert store.get(("users",), "café") is None
    store.delete(("users", "ana"), "café")
    assert store.get(("users", "ana"), "café") is None


def test_a_batch_answers_in_order(memory: Memory) -> None:
    store = LembrarStore(memory)
    store.put(("a",), "x", {"n": 1})
    ops = [
        PutOp(("a",), "x", {"n": 2}),
        GetOp(("a",), "x"),
        SearchOp(("a",)),
        PutOp(("b",), "y", {"n": 3}),
        ListNamespacesOp(),
        PutOp(("a",), "x", {"n": 4}),
    ]
    put, got, found, _, listed, _ = store.batch(ops)
    assert put is None and got.value == {"n": 1} and names(found) == ["x"] and listed == [("a",)]
    assert store.get(("a",), "x").value == {"n": 4}
    assert store.batch([]) == []
    with pytest.raises(InvalidInput):
        store.batch(["drop everything"])


@pytest.mark.parametrize(
    ("filter", "expected"),
    [
        ({"kind": "a"}, ["1", "2"]),
        ({"n": {"$gt": 1}}, ["2", "3"]),
        ({"n": {"$gte": 2, "$lt": 3}}, ["2"]),
        ({"n": {"$lte": 1}}, ["1"]),
        ({"n": {"$eq": 3}}, ["3"]),
        ({"n": {"$ne": 3}}, ["1", "2", "4"]),
        ({"kind": "a", "n": 2}, ["2"]),
        ({"day": {"$gte": "2026-11-02"}}, ["2"]),
        ({"deep": {"a": 1}}, ["3"]),
        ({"tags": ["x", "y"]}, ["1"]),
        ({"missing": None}, ["1", "2", "3", "4"]),
        ({"n": {"$gt": "many"}}, []),
        ({"n": "1' OR '1'='1"}, []),
    ],
)
def test_filters(memory: Memory, filter: dict[str, Any], expected: list[str]) -> None:
    store = LembrarStore(memory)
    store.put(("x",), "1", {"kind": "a", "n": 1, "day": "2026-11-01", "tags": ["x", "y"]})
    store.put(("x",), "2", {"kind": "a", "n": 2, "day": "2026-11-03"})
    store.put(("x",), "3", {"kind": "b", "n": 3, "deep": {"a": 1, "b": 2}})
    store.put(("x",), "4", {"kind": "b"})
    assert sorted(names(store.search(("x",), filter=filter))) == expected


def test_a_filter_knows_its_signs(memory: Memory) -> None:
    store = LembrarStore(memory)
    store.put(("x",), "1", {"n": 1})
    with pytest.raises(ValueError, match="where"):
        store.search(("x",), filter={"n": {"$where": "1"}})


def test_namespaces(everywhere: Memory) -> None:
    store = LembrarStore(everywhere)
    for space in [("a",), ("a", "b"), ("a", "b", "c"), ("ab",), ("a/b",), ("z", "b", "c"), ("%",)]:
        store.put(space, "k", {"at": "/".join(space)})
    inside = {one.namespace for one in store.search(("a",))}
    assert inside == {("a",), ("a", "b"), ("a", "b", "c")}
    assert len(store.search((), limit=50)) == 7
    assert store.list_namespaces(prefix=("a",), max_depth=2) == [("a",), ("a", "b")]
    assert store.list_namespaces(suffix=("b", "*")) == [("a", "b", "c"), ("z", "b", "c")]
    assert len(store.list_namespaces(limit=2, offset=6)) == 1
    condition = MatchCondition("prefix", ("*", "b"))
    [found] = store.batch([ListNamespacesOp((condition,))])
    assert found == [("a", "b"), ("a", "b", "c"), ("z", "b", "c")]
    with pytest.raises(InvalidNamespaceError):
        store.put(("a.b",), "k", {})
    with pytest.raises(InvalidNamespaceError):
        store.put((), "k", {})


def test_search_by_meaning(memory: Memory) -> None:
    """G5, G10: in Portuguese and English, with no key and no network."""
    store = LembrarStore(memory)
    space = ("users", "ana")
    store.put(space, "food", {"text": "Adoro comida italiana, principalmente massas"})
    store.put(space, "job", {"text": "Works as a nurse at a hospital"})
    store.put(space, "pet", {"text": "Tem um cachorro chamado Rex", "n": 3})
    store.put(space, "none", {"text": "cachorro hospital comida"}, index=False)
    found = store.search(space, query="animal de estimação, cachorro")
    assert names(found)[0] == "pet" and found[0].score > found[1].score
    assert names(found)[-1] == "none" and found[-1].score is None
    assert names(store.search(space, query="profession, medicine"))[0] == "job"
    assert names(store.search(space, query="cachorro", filter={"n": 3})) == ["pet"]
    assert len(store.search(space, query="massas", limit=2, offset=1)) == 2
    assert names(store.search(space, limit=1)) == names(store.search(space))[:1]


def test_fields_to_be_found_by(memory: Memory) -> None:
    store = LembrarStore(memory, fields=["title"])
    store.put(("x",), "a", {"title": "cachorro", "body": "avião"})
    store.put(("x",), "b", {"title": "avião", "body": "cachorro"})
    store.put(
        ("x",), "c", {"title": "?", "parts": [{"t": "lua"}, {"t": "sol"}]}, index=["parts[*].t"]
    )
    assert names(store.search(("x",), query="cachorro"))[0] == "a"
    assert names(store.search(("x",), query="sol"))[0] == "c"


class Letters:
    """An embedder that counts letters, and how often it was asked."""

    name, dimensions, is_instant = "letters", 26, False
    asked = 0

    async def embed(self, texts: Sequence[str]) -> Any:
        self.asked += len(texts)
        rows = [[text.lower().count(chr(97 + n)) for n in range(26)] for text in texts]
        made = np.array(rows, np.float32).reshape(-1, 26)
        return made / np.maximum(np.linalg.norm(made, axis=1, keepdims=True), 1e-9)


def test_vectors_that_cost_are_made_once(memory: Memory) -> None:
    embedder = Letters()
    store = LembrarStore(memory, embedder=embedder)
    store.put(("x",), "a", {"text": "aaa"})
    store.put(("x",), "b", {"text": "bbb"})
    assert embedder.asked == 2
    assert names(store.search(("x",), query="bb")) == ["b", "a"]
    assert names(LembrarStore(memory).search(("x",), query="aaa"))[0] == "a"
    assert embedder.asked == 3


def test_what_is_not_read_expires(clock: Any, everywhere: Memory) -> None:
    """Reading and writing keep an item alive; what has expired is in no answer."""
    store = LembrarStore(everywhere, ttl={"default_ttl": 60, "refresh_on_read": True})
    store.put(("x",), "read", {"n": 1})
    store.put(("x",), "unread", {"n": 2})
    store.put(("x",), "glimpsed", {"n": 3})
    store.put(("y",), "kept", {"n": 4}, ttl=None)
    clock.forward(minutes=40)
    assert store.get(("x",), "read").value == {"n": 1}
    assert names(store.search(("x",), filter={"n": 3}, refresh_ttl=False)) == ["glimpsed"]
    clock.forward(minutes=40)
    assert sorted(names(store.search(()))) == ["kept", "read"]
    clock.forward(minutes=50)
    assert store.get(("x",), "read") is not None
    clock.forward(minutes=61)
    assert store.list_namespaces() == [("y",)]
    store.put(("x",), "unread", {"n": 5}, ttl=1)
    clock.forward(minutes=2)
    assert store.get(("x",), "unread") is None


def test_a_user_is_erased_with_the_items(everywhere: Memory) -> None:
    """G11: forgetting a user takes what is in a namespace that names them."""
    store = LembrarStore(everywhere)
    spaces = [("users", "ana", "prefs"), ("memories", "ana"), ("ana", "memories"), ("user", "ana")]
    for space in [*spaces, ("users", "bia"), ("shared",), ("ana", "notes")]:
        store.put(space, "k", {"text": "x"})
    everywhere.record("chat", "ana", "oi", "oi")
    everywhere.forget(user="ana")
    assert store.list_namespaces() == [("ana", "notes"), ("shared",), ("users", "bia")]


def test_awaited_calls(clock: Any) -> None:
    async def play() -> None:
        async with await AsyncMemory.open("memory:", clock=clock) as memory:
            store = LembrarStore(memory)
            await asyncio.gather(*(store.aput(("x",), f"{n}", {"n": n}) for n in range(20)))
            assert (await store.aget(("x",), "7")).value == {"n": 7}
            assert len(await store.asearch(("x",), limit=50)) == 20
            assert await store.alist_namespaces() == [("x",)]
            await store.adelete(("x",), "7")
            assert await store.aget(("x",), "7") is None
            with pytest.raises(InvalidInput):
                store.get(("x",), "7")

    asyncio.run(play())


def test_tenants_do_not_see_each_other(tmp_path: Any) -> None:
    url = f"sqlite:{tmp_path / 'm.db'}"
    with Memory(url, tenant="one") as one, Memory(url, tenant="two") as two:
        LembrarStore(one).put(("x",), "k", {"n": 1})
        assert LembrarStore(two).search(()) == []
