"""What graphs rely on in a saver, beyond LangGraph's own suite."""

import asyncio
import operator
import os
import warnings
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, TypedDict

import ormsgpack
import pytest

pytest.importorskip("langgraph", reason="langgraph is not installed")

from langgraph.checkpoint.base import empty_checkpoint
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, interrupt

from lembrar import AsyncMemory, Memory
from lembrar.adapters import langgraph_threads as threads
from lembrar.adapters.bridge import Bridge
from lembrar.adapters.langgraph_saver import LembrarSaver
from lembrar.errors import InvalidId, InvalidInput


class State(TypedDict):
    said: Annotated[list[str], operator.add]


def counting(saver: LembrarSaver, **options: Any) -> Any:
    graph = StateGraph(State)
    graph.add_node("answer", lambda state: {"said": [f"answer {len(state['said'])}"]})
    graph.add_edge(START, "answer")
    graph.add_edge("answer", END)
    return graph.compile(checkpointer=saver, **options)


def config(thread: str, **more: Any) -> Any:
    return {"configurable": {"thread_id": thread, **more}}


def kept(memory: Memory) -> list[str]:
    async def keys(store: Any, now: Any) -> list[str]:
        return [d.key for d in await store.documents(threads.COLLECTION, now=now)]

    return Bridge(memory).wait(keys)


def test_a_graph_goes_on_where_it_was(everywhere: Memory) -> None:
    """G3: blocking calls, on every store; the whole history can be gone through, and forked."""
    graph = counting(LembrarSaver(everywhere))
    graph.invoke({"said": ["olá"]}, config("t"))
    assert graph.invoke({"said": ["e aí"]}, config("t"))["said"] == [
        "olá",
        "answer 1",
        "e aí",
        "answer 3",
    ]
    history = [*graph.get_state_history(config("t"))]
    assert [len(one.values["said"]) for one in history] == [4, 3, 2, 2, 1, 0]
    forked = graph.update_state(history[2].config, {"said": ["outra"]})
    assert graph.get_state(forked).values["said"] == ["olá", "answer 1", "outra"]
    assert graph.get_state(history[0].config).values["said"][-1] == "answer 3"


def test_a_graph_goes_on_in_another_process(tmp_path: Path) -> None:
    """G3: what was saved is there when the file is opened again; awaited calls see the same."""
    url = f"sqlite:{tmp_path / 'm.db'}"
    with Memory(url) as memory:
        counting(LembrarSaver(memory)).invoke({"said": ["olá"]}, config("t"))

    async def again() -> Any:
        async with await AsyncMemory.open(url) as memory:
            return await counting(LembrarSaver(memory)).ainvoke({"said": ["e aí"]}, config("t"))

    assert len(asyncio.run(again())["said"]) == 4


def test_an_interrupted_graph_is_resumed(memory: Memory) -> None:
    def ask(state: State) -> State:
        return {"said": [interrupt("really?")]}

    graph = StateGraph(State)
    graph.add_node("ask", ask)
    graph.add_edge(START, "ask")
    built = graph.compile(checkpointer=LembrarSaver(memory))
    assert built.invoke({"said": []}, config("t"))["__interrupt__"][0].value == "really?"
    assert built.invoke(Command(resume="yes"), config("t"))["said"] == ["yes"]


def test_what_did_not_change_is_kept_once(memory: Memory) -> None:
    """Ten checkpoints with the same large value take the room of one."""
    saver, place, known = LembrarSaver(memory), config("t", checkpoint_ns=""), {"big": 1, "n": 0}
    for n in range(10):
        point = empty_checkpoint() | {
            "channel_values": {"big": "x" * 1000, "n": n},
            "channel_versions": {"big": 1, "n": n},
        }
        place = saver.put(place, point, {"step": n}, known if n == 0 else {"n": n})
    assert sum(key.startswith("v/") for key in kept(memory)) == 11
    assert saver.get_tuple(place).checkpoint["channel_values"] == {"big": "x" * 1000, "n": 9}
    saver.prune(["t"])
    assert sum(key.startswith("v/") for key in kept(memory)) == 2
    assert saver.get_tuple(config("t")).checkpoint["channel_values"]["big"] == "x" * 1000


def test_a_user_is_erased_with_the_checkpoints(everywhere: Memory) -> None:
    """G11: forgetting a user takes what graphs saved on their behalf, and nobody else's."""
    graph = counting(LembrarSaver(everywhere))
    graph.invoke({"said": ["meu segredo"]}, config("t", user_id="ana"))
    graph.invoke({"said": ["olá"]}, config("u", user_id="bia"))
    everywhere.record("chat", "ana", "oi", "oi")
    everywhere.forget(user="ana")
    assert graph.get_state(config("t")).values == {}
    assert len(graph.get_state(config("u")).values["said"]) == 2
    assert not [key for key in kept(everywhere) if "/t/" in key]


def test_nothing_is_left_of_a_thread_or_run(memory: Memory) -> None:
    graph = counting(saver := LembrarSaver(memory))
    graph.invoke({"said": ["um"]}, config("t") | {"metadata": {"run_id": "r1"}})
    graph.invoke({"said": ["dois"]}, config("u") | {"metadata": {"run_id": "r2"}})
    saver.delete_for_runs(["r1"])
    assert {key.split("/")[1] for key in kept(memory)} == {"u", "r2"}
    saver.delete_thread("u")
    assert kept(memory) == []


def test_names_do_not_mix(memory: Memory) -> None:
    """A thread named like a part of another's key sees nothing of it."""
    saver = LembrarSaver(memory)
    names = ["a", "a/b", "a%2Fb", "a/", "", "ação", "x" * 400, "x" * 401, "~" + "0" * 48]
    for name in names:
        saver.put(config(name, checkpoint_ns="n"), empty_checkpoint(), {"name": name}, {})
        saver.put(config("a", checkpoint_ns=name), empty_checkpoint(), {"name": "ns " + name}, {})
    for name in names:
        found = [one.metadata["name"] for one in saver.list(config(name, checkpoint_ns="n"))]
        assert found == [name], name
        found = [one.metadata["name"] for one in saver.list(config("a", checkpoint_ns=name))]
        assert found == ["ns " + name], name
    assert len([*saver.list(None)]) == 2 * len(names)
    with pytest.raises(InvalidId):
        saver.get_tuple(config("\ud800"))
    with pytest.raises(InvalidInput):
        saver.get_tuple({"configurable": {}})


def test_long_histories_are_paged(memory: Memory) -> None:
    saver, place, ids = LembrarSaver(memory), config("t", checkpoint_ns=""), []
    for n in range(120):
        place = saver.put(place, empty_checkpoint(), {"step": n, "even": n % 2 == 0}, {})
        ids.append(place["configurable"]["checkpoint_id"])
    told = [one.metadata["step"] for one in saver.list(config("t"))]
    assert told == [*reversed(range(120))]
    assert len([*saver.list(config("t", checkpoint_ns=""), filter={"even": True}, limit=55)]) == 55
    before = config("t", checkpoint_id=ids[3])
    assert [one.metadata["step"] for one in saver.list(config("t"), before=before)] == [2, 1, 0]


def test_no_code_is_run_by_what_is_read(memory: Memory) -> None:
    """Someone who can write to the database gets data back, and nothing called."""
    saver = LembrarSaver(memory)
    place = saver.put(config("t", checkpoint_ns=""), empty_checkpoint(), {"step": 0}, {})
    call = ormsgpack.Ext(0, ormsgpack.packb(["os", "system", "echo hacked > /dev/null"]))
    pickled = ("pickle", b"cos\nsystem\n(S'true'\ntR.")
    for typed in [("msgpack", ormsgpack.packb(call)), pickled]:

        async def plant(store: Any, now: Any, typed: Any = typed) -> None:
            found = await threads.find(store, now, threads.Place("t", "", ""))
            assert found
            await threads.put(store, now, replace(found, metadata=typed), {}, None)

        Bridge(memory).wait(plant)
        ran: list[object] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "system", ran.append)
            try:
                found = saver.get_tuple(place)
            except NotImplementedError:
                found = None  # it knows no pickle
        assert ran == []
        assert found is None or not callable(found.metadata)
    with pytest.raises(InvalidInput):
        LembrarSaver(memory, serde=JsonPlusSerializer(pickle_fallback=True))


@dataclass
class Order:
    count: int


class Shopping(TypedDict):
    order: Order


def test_types_that_are_named_come_back(memory: Memory) -> None:
    """A class of the user's own is made again only if it was named; else it is plain data."""
    graph = StateGraph(Shopping)
    graph.add_node("add", lambda state: {"order": Order(2)})
    graph.add_edge(START, "add")
    saver = LembrarSaver(memory, types=[Order])
    graph.compile(checkpointer=saver).invoke({"order": Order(1)}, config("t"))
    assert saver.get_tuple(config("t")).checkpoint["channel_values"]["order"] == Order(2)
    strict = LembrarSaver(memory)
    assert strict.get_tuple(config("t")).checkpoint["channel_values"]["order"] == {"count": 2}
    told = strict.with_allowlist([(Order.__module__, "Order")]).get_tuple(config("t"))
    assert told.checkpoint["channel_values"]["order"] == Order(2)


@pytest.mark.parametrize("prune", [False, True])
def test_channels_kept_as_additions(everywhere: Memory, prune: bool) -> None:
    """G3: a channel that is kept as what was added to it comes back whole, pruned or not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from langgraph.channels import DeltaChannel

        def extend(state: list[str], new: list[list[str]]) -> list[str]:
            return [*state, *(one for some in new for one in some)]

        class Growing(TypedDict):
            said: Annotated[list, DeltaChannel(extend, snapshot_frequency=3)]

        graph = StateGraph(Growing)
        graph.add_node("answer", lambda state: {"said": [f"answer {len(state['said'])}"]})
        graph.add_edge(START, "answer")
        saver = LembrarSaver(everywhere)
        built = graph.compile(checkpointer=saver)
        expected: list[str] = []
        for n in range(7):
            expected += [f"said {n}", f"answer {2 * n + 1}"]
            built.invoke({"said": [f"said {n}"]}, config("t"))
            if prune:
                saver.prune(["t"])
            assert built.get_state(config("t")).values["said"] == expected
        saver.copy_thread("t", "copy")
        assert built.get_state(config("copy")).values["said"] == expected
    if prune:
        assert len([*saver.list(config("t"))]) < 10


def test_an_async_memory_is_awaited() -> None:
    async def blocking() -> None:
        async with await AsyncMemory.open("memory:") as memory:
            with pytest.raises(InvalidInput, match="blocking calls"):
                LembrarSaver(memory).get_tuple(config("t"))

    asyncio.run(blocking())
    with pytest.raises(InvalidInput):
        LembrarSaver("sqlite:bot.db")
