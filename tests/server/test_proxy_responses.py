"""The Responses API through the proxy, and commands, asked through the real SDK."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openai
import pytest
from proxying import Proxy, bot, proxying, user

from lembrar.model import ToolCall
from lembrar.testing import Reply, ScriptedLLM

ANA = {"X_User_Id": "ana", "X_Chat_Id": "c1"}
WEATHER = ToolCall("weather", '{"city": "Recife"}', "call_1")


@pytest.fixture
def llm() -> Iterator[ScriptedLLM]:
    with ScriptedLLM("Anotado!") as running:
        yield running


@pytest.fixture
def proxy(running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path) -> Iterator[Proxy]:
    with proxying(running, llm, tmp_path) as made:
        yield made


def sent(proxy: Proxy) -> dict[str, Any]:
    return proxy.llm.requests[-1].body


def test_what_is_new_alone(proxy: Proxy) -> None:
    """G4: without any state upstream, memory goes in as a message of the developer."""
    with proxy.client(**ANA) as client:
        made = client.responses.create(model="m", input="Moro em Recife.", instructions="Breve.")
        assert made.output_text == "Anotado!" and sent(proxy)["input"] == "Moro em Recife."
        client.responses.create(model="m", input="Onde eu moro?", instructions="Breve.")
    memory, asked = sent(proxy)["input"]
    assert sent(proxy)["instructions"] == "Breve."
    assert memory["role"] == "developer" and "Moro em Recife." in memory["content"][0]["text"]
    assert asked == {"role": "user", "content": "Onde eu moro?"}
    assert proxy.said("c1") == ["Moro em Recife.", "Anotado!", "Onde eu moro?", "Anotado!"]


@pytest.mark.parametrize("stream", [False, True])
def test_a_conversation_that_the_upstream_keeps(proxy: Proxy, stream: bool) -> None:
    """G3, G7: `previous_response_id` tells the chat; memory goes into the instructions, which
    the upstream does not keep."""
    with proxy.client(X_User_Id="ana") as client:
        first = client.responses.create(model="m", input="Moro em Recife.")
        named: Any = {"previous_response_id": first.id, "instructions": "Seja breve."}
        if stream:
            with client.responses.stream(model="m", input="Onde eu moro?", **named) as events:
                second = events.get_final_response()
        else:
            second = client.responses.create(model="m", input="Onde eu moro?", **named)
        assert sent(proxy)["input"] == "Onde eu moro?"
        assert sent(proxy)["previous_response_id"] == first.id
        assert sent(proxy)["instructions"].startswith("Seja breve.\n\n")
        assert "Moro em Recife." in sent(proxy)["instructions"]
        client.responses.create(model="m", input="E agora?", previous_response_id=second.id)
        assert client.responses.retrieve(second.id).output_text == "Anotado!"
        with pytest.raises(openai.NotFoundError):
            client.responses.retrieve("resp_unknown")
    assert proxy.said("direct/ana")[::2] == ["Moro em Recife.", "Onde eu moro?", "E agora?"]


def test_conversations_and_caches_name_chats(proxy: Proxy) -> None:
    """G3: `conversation`, as text or object; a cache key is every user's own."""
    with proxy.client() as client:
        client.responses.create(model="m", input="um", user="ana", conversation="conv_1")
        client.responses.create(
            model="m", input="dois", safety_identifier="ana", conversation={"id": "conv_1"}
        )
        for name in ("ana", "bob"):
            client.responses.create(model="m", input=name, user=name, prompt_cache_key="app")
        client.responses.create(
            model="m", input="x", metadata={"user_id": "eva", "session_id": "s1"}
        )
    assert proxy.said("conv_1")[::2] == ["um", "dois"]
    assert proxy.said("ana/app")[0] == "ana" and proxy.said("bob/app")[0] == "bob"
    assert proxy.said("s1")[0] == "x"


def test_the_whole_conversation_as_items(proxy: Proxy) -> None:
    """G3: everything sent again, with a tool in between: recorded once, chains kept whole."""
    proxy.llm.reply = Reply("Vou ver.", tool_calls=[WEATHER])
    items: list[Any] = [user("Como está o tempo?")]
    with proxy.client(**ANA) as client:
        made = client.responses.create(model="m", input=items, store=False)
        items += [item.model_dump(exclude_none=True) for item in made.output]
        items += [{"type": "function_call_output", "call_id": "call_1", "output": "31 °C"}]
        proxy.llm.reply = "Faz 31 graus."
        client.responses.create(model="m", input=items, store=False)
        assert sent(proxy)["input"][1:] == items
        items += [bot("Faz 31 graus."), user("E amanhã?")]
        client.responses.create(model="m", input=items, store=False)
    assert sent(proxy)["input"][1:] == [user("E amanhã?")]
    kept = proxy.history("c1")
    roles = ["user", "assistant", "tool", "assistant", "user", "assistant"]
    assert [m.role for m in kept] == roles
    assert kept[1].content == "Vou ver." and kept[1].tool_calls == (WEATHER,)


def test_streams_with_tools_are_heard(proxy: Proxy) -> None:
    """G3."""
    proxy.llm.reply = Reply("Vou ver.", tool_calls=[WEATHER])
    with (
        proxy.client(**ANA) as client,
        client.responses.stream(model="m", input="Como está o tempo?") as events,
    ):
        kinds = [event.type for event in events]
    assert kinds[-1] == "response.completed"
    answer = proxy.history("c1")[1]
    assert (answer.content, answer.tool_calls) == ("Vou ver.", (WEATHER,))


@pytest.mark.parametrize("stream", [False, True])
def test_a_refusal_is_an_answer(proxy: Proxy, stream: bool) -> None:
    """G3."""
    proxy.llm.reply = Reply(fault="refusal")
    with proxy.client(**ANA) as client:
        if stream:
            with client.responses.stream(model="m", input="Oi") as events:
                assert "response.refusal.done" in [event.type for event in events]
        else:
            client.responses.create(model="m", input="Oi")
    assert "can't help" in proxy.said("c1")[1]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("/lembrar em que cidade moro", "Disto eu me lembro:"),
        ("  /Remember Recife", "This is what I remember:"),
        ("/lembrar", "Diga o que procurar"),
        ("/remember zzzz qqqq", "I don't remember"),
    ],
)
def test_commands_are_answered_from_memory(
    proxy: Proxy, typed: str, begins: str, stream: bool
) -> None:
    """A7, G12: as valid answers in both APIs, without the upstream, and recorded by none."""
    proxy.ask([user("Moro na cidade de Recife.")], {"X-User-Id": "ana", "X-Chat-Id": "c1"})
    asked = len(proxy.llm.requests)
    messages: Any = [user("Moro na cidade de Recife."), bot("Anotado!"), user(typed)]
    with proxy.client(**ANA) as client:
        if stream:
            with client.chat.completions.stream(model="m", messages=messages) as chunks:
                text = chunks.get_final_completion().choices[0].message.content
            with client.responses.stream(model="m", input=typed) as events:
                other = events.get_final_response().output_text
        else:
            made = client.chat.completions.create(model="m", messages=messages)
            text = made.choices[0].message.content
            other = client.responses.create(model="m", input=messages).output_text
    assert text and text.startswith(begins) and other.startswith(begins)
    assert (":" in begins) == ("Recife" in text)
    assert len(proxy.llm.requests) == asked
    assert proxy.said("c1") == ["Moro na cidade de Recife.", "Anotado!"]


def test_what_follows_a_command(proxy: Proxy) -> None:
    """A7: the client sends the command and its answer again, or goes on from it by its id:
    neither is learnt, and the upstream is not asked for what it never gave."""
    with proxy.client(**ANA) as client:
        first = client.responses.create(model="m", input="Moro em Recife.")
        typed = "/lembrar Recife"
        found = client.responses.create(model="m", input=typed, previous_response_id=first.id)
        again = client.responses.create(model="m", input=typed, previous_response_id=found.id)
        client.responses.create(model="m", input="E agora?", previous_response_id=again.id)
        assert sent(proxy)["previous_response_id"] == first.id
        lost = client.responses.create(model="m", input=typed)
        client.responses.create(model="m", input="E depois?", previous_response_id=lost.id)
        assert "previous_response_id" not in sent(proxy)
        told: Any = [user("E depois?"), bot("Anotado!"), user(typed), bot(found.output_text),
                     user("Então tá.")]  # fmt: skip
        client.chat.completions.create(model="m", messages=told)
    assert proxy.said("c1")[::2] == ["Moro em Recife.", "E agora?", "E depois?", "Então tá."]
    assert len(proxy.said("c1")) == 8


def test_commands_can_be_switched_off(proxy: Proxy) -> None:
    """A7."""
    with proxy.client(**ANA, X_Memory_Commands="off") as client:
        client.responses.create(model="m", input="/lembrar Recife")
    assert sent(proxy)["input"] == "/lembrar Recife"
    assert proxy.said("c1") == ["/lembrar Recife", "Anotado!"]
