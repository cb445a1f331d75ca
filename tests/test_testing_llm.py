"""The scripted LLM, asked through the real SDK."""

import json
from collections.abc import Iterator
from typing import Any

import httpx2
import openai
import pytest

from lembrar.model import ToolCall
from lembrar.testing import Reply, ScriptedLLM, faults
from lembrar.testing.llm import FAULTS
from lembrar.text import tokens

HELLO: list[Any] = [{"role": "user", "content": "Oi, tudo bem?"}]
WEATHER = ToolCall("weather", '{"city": "Recife", "unit": "celsius"}', "call_1")
SUMMARY = json.dumps({"text": "Ana vai a Recife em maio", "kind": "bio"})


@pytest.fixture
def llm() -> Iterator[ScriptedLLM]:
    with ScriptedLLM("Olá, Ana! Como vai você hoje?") as running:
        yield running


@pytest.fixture
def client(llm: ScriptedLLM) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=llm.url, api_key="sk-test", max_retries=0) as made:
        yield made


def ask(client: openai.OpenAI, **more: Any) -> Any:
    return client.chat.completions.create(model="scripted", messages=HELLO, **more)


def test_it_says_what_it_is_told(llm: ScriptedLLM, client: openai.OpenAI) -> None:
    """G5: text, usage as our own tokenizer counts it, and the request as it came."""
    said = ask(client, user="ana")
    assert said.choices[0].message.content == "Olá, Ana! Como vai você hoje?"
    assert said.choices[0].finish_reason == "stop"
    assert said.usage.prompt_tokens == tokens.count("Oi, tudo bem?")
    assert said.usage.completion_tokens == tokens.count("Olá, Ana! Como vai você hoje?")
    request = llm.requests[-1]
    assert (request.path, request.method) == ("/v1/chat/completions", "POST")
    assert (request.body["user"], request.body["messages"]) == ("ana", HELLO)
    assert request.headers["authorization"] == "Bearer sk-test"
    assert json.loads(request.raw) == request.body


def test_it_streams(client: openai.OpenAI) -> None:
    """G5: several chunks, and usage in the last one if it is asked for."""
    chunks = list(ask(client, stream=True, stream_options={"include_usage": True}))
    texts = [c.choices[0].delta.content or "" for c in chunks if c.choices]
    assert "".join(texts) == "Olá, Ana! Como vai você hoje?" and len(texts) > 4
    assert chunks[-1].usage.completion_tokens and not chunks[-1].choices
    assert all(not c.usage for c in ask(client, stream=True))


@pytest.mark.parametrize("stream", [False, True])
def test_it_calls_tools(llm: ScriptedLLM, client: openai.OpenAI, stream: bool) -> None:
    """G5: tool calls, whole and in pieces."""
    llm.reply = Reply(tool_calls=[WEATHER, ToolCall("time")])
    if stream:
        with client.chat.completions.stream(model="scripted", messages=HELLO) as events:
            choice = events.get_final_completion().choices[0]
    else:
        choice = ask(client).choices[0]
    called = choice.message.tool_calls or []
    assert [(c.function.name, c.function.arguments) for c in called] == [
        ("weather", WEATHER.arguments),
        ("time", ""),
    ]
    assert called[0].id == "call_1" and choice.finish_reason == "tool_calls"


@pytest.mark.parametrize("stream", [False, True])
def test_it_speaks_responses(llm: ScriptedLLM, client: openai.OpenAI, stream: bool) -> None:
    """G5: the Responses API, whole and as typed events; a response can be fetched again."""
    llm.reply = Reply("Vou ver.", tool_calls=[WEATHER])
    if stream:
        with client.responses.stream(model="scripted", input="Oi", instructions="Seja breve") as s:
            kinds = [event.type for event in s]
            made = s.get_final_response()
        assert kinds[0] == "response.created" and kinds[-1] == "response.completed"
        assert kinds.count("response.output_text.delta") == 2
    else:
        made = client.responses.create(model="scripted", input="Oi", instructions="Seja breve")
    assert made.output_text == "Vou ver." and made.status == "completed"
    call: Any = made.output[1]
    assert (call.type, call.name, call.arguments) == ("function_call", "weather", WEATHER.arguments)
    assert made.usage and made.usage.input_tokens == tokens.count("Seja breve\nOi")
    assert client.responses.retrieve(made.id).output_text == "Vou ver."


def test_it_embeds_and_lists_models(client: openai.OpenAI) -> None:
    """G5: texts that share words are nearer than texts that share none."""
    texts = ["gosto de café", "gosto de chá", "viagem marcada"]
    made = client.embeddings.create(model="small", input=texts, dimensions=64)
    one, two, three = (row.embedding for row in made.data)
    near, far = (sum(a * b for a, b in zip(one, x, strict=True)) for x in (two, three))
    assert len(one) == 64 and near > far
    plain = client.embeddings.create(model="small", input=texts[0], encoding_format="float")
    assert len(plain.data[0].embedding) == 256
    assert [m.id for m in client.models.list()] == ["scripted"]


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(
    ("fault", "raised"),
    [
        ("429", openai.RateLimitError),
        ("500", openai.InternalServerError),
        ("503", openai.InternalServerError),
        ("drop", openai.APIConnectionError),
    ],
)
def test_it_fails_to_answer(
    llm: ScriptedLLM, client: openai.OpenAI, fault: str, raised: type[Exception], stream: bool
) -> None:
    """F8: what an SDK makes of each fault of the service, on every endpoint."""
    llm.reply = Reply(SUMMARY, fault=fault)
    with pytest.raises(raised) as caught:
        ask(client, stream=stream)
    if fault == "429":
        assert isinstance(caught.value, openai.RateLimitError)
        assert caught.value.response.headers["retry-after"] == "1"
    with pytest.raises(raised):
        client.responses.create(model="scripted", input="Oi", stream=stream)
    with pytest.raises(raised):
        client.embeddings.create(model="scripted", input="Oi")


@pytest.mark.parametrize("path", ["chat/completions", "responses"])
@pytest.mark.parametrize("stream", [False, True])
def test_it_is_cut_off(llm: ScriptedLLM, path: str, stream: bool) -> None:
    """F8: the connection closes in the middle of the answer."""
    llm.reply = Reply("palavra " * 50, fault="cut")
    body = {"model": "m", "messages": HELLO, "input": "Oi", "stream": stream}
    got = b""
    with (
        pytest.raises(httpx2.RemoteProtocolError),
        httpx2.stream("POST", f"{llm.url}/{path}", json=body) as answer,
    ):
        for piece in answer.iter_bytes():
            got += piece
    assert b"palavra" in got.replace(b'"', b"") or b"palavr" in got
    assert b"[DONE]" not in got and b"response.completed" not in got


@pytest.mark.parametrize(
    ("fault", "holds"),
    [
        ("empty", lambda text: text == ""),
        ("prose", lambda text: "{" not in text),
        ("half_json", lambda text: text == SUMMARY[: len(SUMMARY) // 2]),
        ("wrong_schema", lambda text: "text" not in json.loads(text)),
        ("wrong_language", lambda text: json.loads(text)["kind"] == "bio" and "Gesp" in text),
        ("huge", lambda text: len(text) == 10_000_000),
        ("slow", lambda text: text == SUMMARY),
        ("cut", None),
    ],
)
def test_it_answers_badly(llm: ScriptedLLM, client: openai.OpenAI, fault: str, holds: Any) -> None:
    """F8: what comes back is not what was asked for."""
    llm.reply = Reply(SUMMARY, fault=fault, delay_seconds=0.01 if fault == "slow" else 0)
    if holds is None:
        with pytest.raises((openai.APIConnectionError, httpx2.HTTPError)):
            ask(client)
    else:
        assert holds(ask(client).choices[0].message.content)


def test_it_refuses(llm: ScriptedLLM, client: openai.OpenAI) -> None:
    """F8."""
    llm.reply = Reply(SUMMARY, fault="refusal")
    message = ask(client).choices[0].message
    assert message.refusal and message.content is None
    part: Any = client.responses.create(model="scripted", input="Oi").output[0]
    assert part.content[0].type == "refusal"
    with client.responses.stream(model="scripted", input="Oi") as events:
        assert "response.refusal.delta" in [event.type for event in events]


def test_it_answers_with_a_page(llm: ScriptedLLM) -> None:
    """F8: a gateway's HTML where JSON was meant to be."""
    llm.reply = Reply(fault="not_json")
    got = httpx2.post(f"{llm.url}/chat/completions", json={"messages": HELLO})
    assert got.headers["content-type"] == "text/html" and got.text.startswith("<!doctype")


def test_faults_follow_a_plan(llm: ScriptedLLM, client: openai.OpenAI) -> None:
    """F8: in order, and then all is well."""
    llm.reply = faults("Olá", ["500", "", "empty"])
    with pytest.raises(openai.InternalServerError):
        ask(client)
    assert [ask(client).choices[0].message.content for _ in range(3)] == ["Olá", "", "Olá"]


@pytest.mark.parametrize("probability", [0.3, 1.0])
def test_every_fault_occurs(probability: float) -> None:
    """F8: kinds are dealt like cards; the same seed deals the same."""
    deals = [faults("Olá", probability, seed=7) for _ in range(2)]
    dealt, again = ([deal({}) for _ in range(200)] for deal in deals)
    seen = [r.fault for r in dealt if isinstance(r, Reply) and r.fault]
    assert dealt == again and set(seen) == set(FAULTS)
    assert set(seen[: len(FAULTS)]) == set(FAULTS)
    assert (len(seen) == 200) == (probability == 1.0)


def test_a_script_can_answer_what_it_is_asked(llm: ScriptedLLM, client: openai.OpenAI) -> None:
    """G5: a function of the body; its own mistakes are seen."""
    llm.reply = lambda body: f"{len(body['messages'])} mensagem"
    assert ask(client).choices[0].message.content == "1 mensagem"
    llm.reply = lambda body: body["nothing"]
    with pytest.raises(openai.InternalServerError, match="KeyError"):
        ask(client)


def test_what_it_does_not_know() -> None:
    """G5: unknown paths, broken bodies, unknown faults, and use outside its block."""
    llm = ScriptedLLM()
    with pytest.raises(RuntimeError, match="with"):
        _ = llm.url
    with pytest.raises(ValueError, match="half_json"):
        Reply(fault="tired")
    with llm:
        assert httpx2.post(f"{llm.url}/nothing", json={}).status_code == 404
        assert httpx2.get(f"{llm.url}/nothing").json()["error"]["type"] == "not_found_error"
        assert httpx2.post(f"{llm.url}/responses", content=b"{").status_code == 400
