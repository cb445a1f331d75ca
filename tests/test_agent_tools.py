"""Memory as tools for an agent's model."""

import asyncio
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from lembrar import AsyncMemory, Memory
from lembrar.errors import StoreAway
from lembrar.tools import AsyncTools, Tools

EXAMPLES = Path(__file__).parents[1] / "examples"


def call(tools: Tools, name: str, **arguments: Any) -> Any:
    return json.loads(tools.call(name, json.dumps(arguments)))


def test_schemas_are_what_openai_takes(memory: Memory) -> None:
    """Each is a function with a description and an object of parameters, closed to others; erasing
    is offered only if it is asked for."""
    tools = Tools(memory, "ana")
    assert tools.names == ("remember", "search", "correct")
    assert Tools(memory, "ana", forget=True).names == (*tools.names, "forget")
    for schema in tools.schemas:
        assert schema["type"] == "function"
        function = schema["function"]
        assert function["name"] in tools.names and function["description"]
        assert function["parameters"]["type"] == "object"
        assert function["parameters"]["additionalProperties"] is False
        assert set(function["parameters"]["required"]) <= set(function["parameters"]["properties"])
    json.dumps(tools.schemas)


def test_schemas_are_of_the_sdks_type(memory: Memory) -> None:
    """OpenAI's own types read them."""
    from openai.types.chat import ChatCompletionFunctionToolParam
    from pydantic import TypeAdapter

    schemas = Tools(memory, "ana", forget=True).schemas
    TypeAdapter(list[ChatCompletionFunctionToolParam]).validate_python(schemas)


def test_a_model_keeps_memory_right(memory: Memory) -> None:
    """G4, G6, G9: remember, find, put right, forget."""
    tools = Tools(memory, "ana", forget=True)
    fact = call(tools, "remember", text="Moro em Olinda")
    found = call(tools, "search", query="Olinda")["results"]
    assert found[0]["id"] == fact["id"] and found[0]["content"] == "Moro em Olinda"
    right = call(tools, "correct", fact=fact["id"], text="Moro em Recife")
    assert [known.content for known in memory.facts("ana")] == ["Moro em Recife"]
    assert call(tools, "forget", fact=right["id"]) == {"forgotten": {"facts": 1}}
    assert "Moro em Recife" not in [known.content for known in memory.facts("ana", status="")]


def test_nobody_else_is_reached(memory: Memory) -> None:
    """G11: an id of another user's fact is unknown; a linked name is the same person."""
    theirs = memory.remember("bia", "Tenho alergia a camarão")
    tools = Tools(memory, "ana", forget=True)
    for name, more in (("correct", {"text": "x y"}), ("forget", {})):
        assert "no such fact" in call(tools, name, fact=theirs.id, **more)["error"]
    assert call(tools, "search", query="camarão") == {"results": []}
    memory.link("bia", "whatsapp", "5581")
    phone = Tools(memory, "5581")
    assert call(phone, "correct", fact=theirs.id, text="Não tenho alergia a camarão")["id"]


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "{",
        "[]",
        "null",
        '{"text": 1}',
        '{"text": ""}',
        '{"text": "x", "user": "bia"}',
        "ç" * 99,
    ],
)
def test_what_a_model_gets_wrong_comes_back_as_text(memory: Memory, arguments: str) -> None:
    """Whatever it sends, the answer is JSON that says what is wrong."""
    assert json.loads(Tools(memory, "ana").call("remember", arguments))["error"]


def test_a_tool_that_there_is_not(memory: Memory) -> None:
    tools = Tools(memory, "ana")
    assert "remember, search, correct" in call(tools, "forget", fact="f")["error"]
    assert call(tools, "search", query="nada") == {"results": []}
    assert tools.call("remember", {"text": "Sou vegetariana"})  # as a mapping, too


def test_a_store_that_is_away_tells_nothing_of_itself() -> None:
    class Away:
        def search(self, *given: Any, **named: Any) -> Any:
            raise StoreAway("postgres://secret@host")

    told = Tools(Away(), "ana").call("search", '{"query": "x"}')
    assert "secret" not in told and "again" in told


def test_awaited() -> None:
    """The same for AsyncMemory."""

    async def scenario() -> None:
        async with await AsyncMemory.open("memory:", embedder="none") as memory:
            tools = AsyncTools(memory, "ana", forget=True)
            fact = json.loads(await tools.call("remember", '{"text": "Moro em Olinda"}'))
            asked = {"fact": fact["id"], "text": "Moro em Recife"}
            right = json.loads(await tools.call("correct", asked))
            assert (await memory.facts("ana"))[0].content == "Moro em Recife"
            assert json.loads(await tools.call("forget", {"fact": right["id"]}))["forgotten"]
            assert "no such fact" in json.loads(await tools.call("forget", {"fact": "f"}))["error"]
            assert json.loads(await tools.call("nope"))["error"]

    asyncio.run(scenario())


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """G5: with no key and no network."""
    runpy.run_path(str(EXAMPLES / "agent_tools.py"), run_name="__main__")
    told = capsys.readouterr().out
    assert "Sou vegetariana" in told and "cannot be used" in told
