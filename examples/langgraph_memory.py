"""A LangGraph graph whose checkpoints and long-term memories are kept by Lembrar.

pip install "lembrar[langgraph]"; no key and no network are needed."""

import operator
from typing import Annotated, TypedDict

from langgraph.graph import START, StateGraph
from langgraph.store.base import BaseStore

from lembrar import Memory
from lembrar.adapters.langgraph_saver import LembrarSaver
from lembrar.adapters.langgraph_store import LembrarStore


class State(TypedDict):
    said: Annotated[list[str], operator.add]


def answer(state: State, store: BaseStore) -> dict[str, list[str]]:
    """Keeps what was said, and answers with what it finds nearest in meaning."""
    asked = state["said"][-1]
    found = store.search(("users", "ana"), query=asked, limit=1)
    store.put(("users", "ana"), str(len(state["said"])), {"text": asked})
    return {"said": [f"I remember: {found[0].value['text']}" if found else "Noted."]}


builder = StateGraph(State)
builder.add_node("answer", answer)
builder.add_edge(START, "answer")

with Memory("memory:") as memory:  # "sqlite:bot.db" keeps it
    graph = builder.compile(checkpointer=LembrarSaver(memory), store=LembrarStore(memory))
    config = {"configurable": {"thread_id": "chat-1", "user_id": "ana"}}
    graph.invoke({"said": ["Meu cachorro se chama Rex."]}, config)
    for line in graph.invoke({"said": ["Como se chama o cachorro?"]}, config)["said"]:
        print(line)
    memory.record("chat-1", "ana", "Até logo!", "Até!")
    memory.forget(user="ana")  # takes the checkpoints and the memories along
    print("left:", [*graph.get_state_history(config)])
