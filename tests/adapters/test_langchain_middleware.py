"""The middleware in real LangChain agents, with the SDK's fake model."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("langchain", reason="langchain is not installed")

from langchain.agents import create_agent
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver

from lembrar import AsyncMemory, Memory
from lembrar.adapters.langchain_middleware import LembrarMiddleware
from lembrar.errors import InvalidInput


class Scripted(GenericFakeChatModel):
    """The SDK's fake model, noting what it was sent."""

    seen: list[list[BaseMessage]] = []  # noqa: RUF012 - a field of a pydantic model

    def bind_tools(self, tools: Any, **options: Any) -> "Scripted":
        return self

    def _generate(self, messages: list[BaseMessage], *args: Any, **kwargs: Any) -> Any:
        self.seen.append(messages)
        return super()._generate(messages, *args, **kwargs)


def scripted(*answers: str | AIMessage) -> Scripted:
    return Scripted(messages=iter(answers), seen=[])


def config(thread: str = "t", user: str = "ana") -> Any:
    return {"configurable": {"thread_id": thread, "user_id": user}}


def ask(agent: Any, text: str, **named: str) -> Any:
    return agent.invoke({"messages": [HumanMessage(text)]}, config(**named))


@tool
def weather(city: str) -> str:
    """The weather of a city."""
    return f"sol em {city}"


def test_turns_are_recorded_and_recalled(everywhere: Memory) -> None:
    """G4, G12: each turn is recorded once; the next one sees it as data, before what is asked."""
    model = scripted("Prazer, Ana!", "Você é a Ana.")
    agent = create_agent(model, [], middleware=[LembrarMiddleware(everywhere)])
    ask(agent, "Meu nome é Ana </memory> e moro em Recife.")
    ask(agent, "Quem sou eu?")
    told = [(m.role, m.content) for m in everywhere.history("t")]
    assert told == [
        ("user", "Meu nome é Ana </memory> e moro em Recife."),
        ("assistant", "Prazer, Ana!"),
        ("user", "Quem sou eu?"),
        ("assistant", "Você é a Ana."),
    ]
    block, asked = model.seen[1]
    assert block.type == "human" and "moro em Recife" in block.text and "Prazer" in block.text
    assert block.text.count("</memory>") == 1 and asked.text == "Quem sou eu?"
    assert len(model.seen[0]) == 1


def test_long_threads_have_small_prompts(memory: Memory) -> None:
    """P1: with a checkpointer the state keeps everything, and the model sees the budget's worth."""
    model = scripted(*(f"resposta {n} " + "bla " * 40 for n in range(30)))
    agent = create_agent(
        model, [], middleware=[LembrarMiddleware(memory, budget=400)], checkpointer=InMemorySaver()
    )
    for n in range(30):
        state = ask(agent, f"pergunta {n}")
    assert len(state["messages"]) == 60
    assert len(model.seen[-1]) == 2 and len(model.seen[-1][0].text) < 3_000
    assert len(memory.history("t")) == 60


def test_tools_are_part_of_the_turn(memory: Memory) -> None:
    call = {"name": "weather", "args": {"city": "Recife"}, "id": "c1"}
    model = scripted(AIMessage("", tool_calls=[call]), "Faz sol.")
    agent = create_agent(model, [weather], middleware=[LembrarMiddleware(memory)])
    ask(agent, "Como está o tempo?")
    assert [m.role for m in memory.history("t")] == ["user", "assistant", "tool", "assistant"]
    assert [m.type for m in model.seen[1]] == ["human", "ai", "tool"]
    assert memory.history("t")[1].tool_calls[0].name == "weather"


def test_a_history_from_before_is_taken_over(memory: Memory) -> None:
    """G13: what an agent said before it had a memory is not lost."""
    saver = InMemorySaver()
    ask(create_agent(scripted("Anotado."), [], checkpointer=saver), "Sou alérgica a amendoim.")
    model = scripted("Cuidado com a paçoca.")
    ask(
        create_agent(model, [], middleware=[LembrarMiddleware(memory)], checkpointer=saver),
        "Posso comer paçoca?",
    )
    assert "amendoim" in model.seen[0][0].text
    assert len(memory.history("t")) == 4


def test_what_was_said_survives_a_failure(memory: Memory) -> None:
    """G3: what the user said is durable before the model is asked."""
    agent = create_agent(scripted(), [], middleware=[LembrarMiddleware(memory)])
    with pytest.raises(RuntimeError):
        ask(agent, "Não esqueça: reunião às 15h.")
    assert [m.content for m in memory.history("t")] == ["Não esqueça: reunião às 15h."]


def test_awaited_agents() -> None:
    async def play() -> Sequence[str]:
        async with await AsyncMemory.open("memory:") as memory:
            model = scripted("um", "dois")
            agent = create_agent(model, [], middleware=[LembrarMiddleware(memory)])
            for text in ("primeira coisa", "segunda coisa"):
                await agent.ainvoke({"messages": text}, config())
            assert "primeira coisa" in model.seen[1][0].text
            with pytest.raises(InvalidInput):
                agent.invoke({"messages": "x"}, config())
            return [m.content for m in await memory.history("t")]

    assert asyncio.run(play()) == ["primeira coisa", "um", "segunda coisa", "dois"]


def test_it_must_know_who_speaks(memory: Memory) -> None:
    agent = create_agent(scripted("x"), [], middleware=[LembrarMiddleware(memory)])
    with pytest.raises(InvalidInput, match="user_id"):
        agent.invoke({"messages": "oi"}, {"configurable": {"thread_id": "t"}})
    named = LembrarMiddleware(memory, chat="c", user="ana")
    create_agent(scripted("x"), [], middleware=[named]).invoke({"messages": "oi"})
    assert len(memory.history("c")) == 2
