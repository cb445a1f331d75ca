"""Recording: what goes in comes out, once, in order, exactly as it was said."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar import Attachment, Memory, Message, ToolCall, errors


def test_record_returns_the_cycle(memory: Memory) -> None:
    """G3: what was recorded comes back, numbered 1, 2, 3 …"""
    first = memory.record("c", "ana", "Oi", "Olá, Ana!")
    second = memory.record("c", "ana", "Tudo bem?", "Tudo!")
    assert (first.number, second.number) == (1, 2)
    assert (first.said, first.answered) == ("Oi", "Olá, Ana!")
    assert [m.sender for m in first.messages] == ["ana", ""]
    assert [m.content for m in memory.history("c")] == ["Oi", "Olá, Ana!", "Tudo bem?", "Tudo!"]


def test_the_same_id_again_changes_nothing(memory: Memory) -> None:
    """G3: a webhook delivered twice is recorded once, and gets the first answer."""
    first = memory.record("c", "ana", "Oi", "Olá", id="wamid.1")
    again = memory.record("c", "ana", "Oi de novo", "Outra", id="wamid.1")
    assert again == first
    assert len(memory.history("c")) == 2


def test_the_same_id_at_the_same_time_is_recorded_once(tmp_path) -> None:
    """G3: a webhook delivered by many servers at once is one cycle."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}", background=False) as memory:
        with ThreadPoolExecutor(8) as threads:
            calls = threads.map(lambda _: memory.record("c", "u", "Oi", "Olá", id="w1"), range(16))
            assert len({cycle.messages for cycle in calls}) == 1
        assert [m.content for m in memory.history("c")] == ["Oi", "Olá"]


def test_record_joins_what_was_left_open(memory: Memory) -> None:
    """A message that was never answered belongs to the cycle that the next answer closes."""
    memory.record("c", "ana", "Oi", "Olá")
    memory.append("c", "ana", [{"role": "user", "content": "Alô?"}])
    cycle = memory.record("c", "ana", "Tem alguém aí?", "Estou aqui.")
    assert [m.content for m in cycle.messages] == ["Alô?", "Tem alguém aí?", "Estou aqui."]


def test_ids_are_a_chats_own(memory: Memory) -> None:
    """G3: another chat may use the same id; nothing is lost."""
    memory.record("a", "ana", "Um", "1", id="x")
    memory.record("b", "ana", "Dois", "2", id="x")
    assert [m.content for m in memory.history("b")] == ["Dois", "2"]
    with pytest.raises(errors.InvalidId, match="Several chats"):
        memory.pin("x")
    memory.pin("x", chat="b")
    assert memory.history("b")[0].pinned


def test_append_is_idempotent_by_message(memory: Memory) -> None:
    """G3: what is known is skipped, what is new is written, in one call."""
    memory.append("c", "ana", [Message("user", "Um", id="1")])
    written = memory.append(
        "c",
        "ana",
        [{"role": "user", "content": "Outro", "id": "1"}, Message("user", "Dois", id="2")],
    )
    assert [m.content for m in written] == ["Um", "Dois"]
    assert [m.content for m in memory.history("c")] == ["Um", "Dois"]


def test_half_cycles_are_finished_later(memory: Memory) -> None:
    """The user's message first, the answer when it is there: one cycle."""
    memory.record("c", "ana", "Oi", "Olá")
    memory.append("c", "ana", [{"role": "user", "content": "E o saldo?"}])
    half = memory.history("c")[-1]
    memory.append("c", "ana", [{"role": "assistant", "content": "R$ 10"}])
    assert [m.cycle for m in memory.history("c")] == [1, 1, 2, 2]
    assert half.cycle == 2


def test_without_an_assistant_each_message_is_a_cycle(memory: Memory) -> None:
    """R6: several characters, named in the log."""
    memory.append(
        "c",
        "ana",
        [Message("user", "Vamos?", sender="Alice"), Message("user", "Vamos!", sender="Bob")],
    )
    assert [(m.cycle, m.sender) for m in memory.history("c")] == [(1, "Alice"), (2, "Bob")]


def test_attachments_and_tools_are_kept(memory: Memory) -> None:
    """R11: attachments are kept and named; a message may be nothing but one."""
    memory.append(
        "c",
        "ana",
        [
            Message(
                "user", "", attachments=(Attachment("image", "nota.jpg", description="recibo"),)
            ),
            Message("assistant", "", tool_calls=(ToolCall("read", '{"file": "nota.jpg"}', "t1"),)),
            Message("tool", "R$ 32,10", tool_call_id="t1"),
            Message("assistant", "O recibo é de R$ 32,10."),
        ],
    )
    photo, call, result, _ = memory.history("c")
    assert photo.attachments[0].description == "recibo"
    assert call.tool_calls[0].name == "read"
    assert result.tool_call_id == "t1"
    assert {m.cycle for m in memory.history("c")} == {1}
    text = memory.context("c", "ana").text
    assert "nota.jpg" in text
    assert "read" in text


def test_openai_messages_are_understood(memory: Memory) -> None:
    """OpenAI-style dictionaries, content parts and tool calls included."""
    memory.append(
        "c",
        "ana",
        [
            {
                "role": "user",
                "content": [
                    {"type": "text", "text": "O que é isto?"},
                    {"type": "image_url", "image_url": {"url": "https://example.com/a.png"}},
                    {"type": "input_audio", "input_audio": {"data": "UklGRg==", "format": "wav"}},
                ],
            },
            {
                "role": "assistant",
                "content": None,
                "tool_calls": [
                    {"id": "1", "type": "function", "function": {"name": "see", "arguments": "{}"}}
                ],
            },
            {"role": "tool", "content": "um gato", "tool_call_id": "1"},
            {"role": "assistant", "content": "Um gato.", "name": "Visão"},
        ],
    )
    asked, *_, told = memory.history("c")
    assert asked.content == "O que é isto?"
    assert [a.kind for a in asked.attachments] == ["image", "audio"]
    assert asked.attachments[1].url == "data:audio/wav;base64,UklGRg=="
    assert told.sender == "Visão"
    assert "UklGRg" not in memory.context("c", "ana").text


def test_times_keep_their_offset_and_order_of_arrival(memory: Memory) -> None:
    """Out-of-order times are kept as they are; the log is in the order things came."""
    late = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)
    early = late - timedelta(days=400)
    memory.record("c", "ana", "Depois", "Sim", at=late)
    memory.record("c", "ana", "Antes", "Não", at=early)
    assert [m.at for m in memory.history("c")] == [late, late, early, early]
    assert [m.content for m in memory.history("c")][::2] == ["Depois", "Antes"]


def test_a_user_has_a_time_zone(clock) -> None:
    """Messages without a time are stamped in the user's zone."""
    with Memory("memory:", clock=clock) as memory:
        memory.open_chat("c", "ana", timezone="Asia/Tokyo")
        said = memory.record("c", "ana", "Oi", "Olá").messages[0]
        assert said.at.utcoffset() == timedelta(hours=9)
        assert said.at == clock.now


def test_many_writers_make_no_gap_and_no_double(tmp_path) -> None:
    """G3: cycle numbers are 1, 2, 3 … whoever writes."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}", background=False) as memory:
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda n: memory.record("c", "u", f"Oi {n}", "Olá"), range(64)))
        assert [m.cycle for m in memory.history("c")] == [n // 2 + 1 for n in range(128)]
        assert {m.content for m in memory.history("c")[::2]} == {f"Oi {n}" for n in range(64)}


valid = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1)


@settings(max_examples=60)
@given(text=valid.filter(str.strip), chat=valid.filter(lambda s: len(s.encode()) <= 512))
def test_any_text_comes_back_byte_for_byte(text: str, chat: str) -> None:
    """F2, 4.3: stored exactly as it came, under any valid id."""
    with Memory("memory:", background=False) as memory:
        memory.record(chat, "u", text, text)
        assert [m.content for m in memory.history(chat)] == [text, text]


BAD = [
    ({"said": ""}, errors.InvalidMessage, "empty"),
    ({"said": " \n\t"}, errors.InvalidMessage, "empty"),
    ({"answered": ""}, errors.InvalidMessage, "empty"),
    ({"said": "a\0b"}, errors.InvalidMessage, "NUL"),
    ({"said": "\ud800"}, errors.InvalidMessage, "surrogate"),
    ({"said": None}, errors.InvalidMessage, "string"),
    ({"chat": ""}, errors.InvalidId, "empty"),
    ({"chat": "x" * 10_000}, errors.InvalidId, "512"),
    ({"chat": "é" * 257}, errors.InvalidId, "512"),
    ({"chat": "\ud800"}, errors.InvalidId, "surrogate"),
    ({"chat": 7}, errors.InvalidId, "string"),
    ({"user": "a\0"}, errors.InvalidId, "NUL"),
    ({"id": "x" * 600}, errors.InvalidId, "512"),
    ({"at": datetime(2026, 1, 1)}, errors.InvalidTime, "time zone"),
    ({"at": datetime(1800, 1, 1, tzinfo=UTC)}, errors.InvalidTime, "1900"),
    ({"at": "ontem"}, errors.InvalidTime, "datetime"),
]


@pytest.mark.parametrize(("change", "error", "says"), BAD)
def test_bad_input_is_refused_whole(memory: Memory, change, error, says: str) -> None:
    """A clear error that says what to do; nothing half written."""
    good = {"chat": "c", "user": "ana", "said": "Oi", "answered": "Olá"}
    with pytest.raises(error, match=says):
        memory.record(**(good | change))
    assert memory.users() == []


def test_one_bad_message_refuses_all(memory: Memory) -> None:
    """Nothing of a refused call is written."""
    with pytest.raises(errors.InvalidMessage):
        memory.append(
            "c", "ana", [{"role": "user", "content": "Oi"}, {"role": "user", "content": ""}]
        )
    with pytest.raises(errors.InvalidMessage, match="role"):
        memory.append("c", "ana", [{"role": "robot", "content": "Oi"}])
    with pytest.raises(errors.InvalidMessage, match="field"):
        memory.append("c", "ana", [{"role": "user", "content": "Oi", "kontent": 1}])
    with pytest.raises(errors.InvalidMessage, match="brackets"):
        memory.append("c", "ana", {"role": "user", "content": "Oi"})
    assert memory.history("c") == []


@pytest.mark.parametrize("id", ["a'b\"c", "../../etc/passwd", "a/b\\c", "%s%d", "x" * 512, "🙂"])
def test_odd_ids_are_fine(tmp_path, id: str) -> None:
    """Any id of 1 to 512 bytes of UTF-8 works, on disk too."""
    with Memory(f"sqlite:{tmp_path / 'a.db'}") as memory:
        memory.record(id, id, "Oi", "Olá", id=id)
        assert memory.history(id)[0].id == id
        assert [chat.id for chat in memory.chats(id)] == [id]


def test_a_chat_is_one_users(memory: Memory) -> None:
    """No user sees another's chat by its id."""
    memory.record("c", "ana", "Meu segredo", "Guardado")
    for act in (
        lambda: memory.record("c", "bia", "Oi", "Olá"),
        lambda: memory.context("c", "bia"),
        lambda: memory.open_chat("c", "bia"),
    ):
        with pytest.raises(errors.OtherUser):
            act()
    assert len(memory.history("c")) == 2


@pytest.mark.parametrize("budget", [-1, 1.5, "100", True])
def test_bad_budgets(memory: Memory, budget) -> None:
    """A budget is a whole number of tokens, 0 or more."""
    with pytest.raises(errors.InvalidBudget):
        memory.context("c", "ana", budget=budget)


def test_bad_presets_urls_and_zones(tmp_path) -> None:
    """Each says what would be right."""
    with pytest.raises(errors.UnknownPreset, match="finance"):
        Memory("memory:", preset="financial")
    with pytest.raises(errors.InvalidUrl, match="sqlite:"):
        Memory("redis://localhost")
    with pytest.raises(errors.InvalidUrl, match="Did you mean"):
        Memory("memory.db")
    with pytest.raises(errors.InvalidTime, match="America/Sao_Paulo"):
        Memory("memory:", timezone="Marte/Olimpo")
    bad = tmp_path / "mine.toml"
    bad.write_text('name = "x"\nbudget = "many"')
    with pytest.raises(errors.InvalidPreset, match=str(bad)):
        Memory("memory:", preset=str(bad))


def test_closed_means_closed() -> None:
    """Using it after close() says so; closing again does nothing."""
    memory = Memory("memory:")
    memory.close()
    memory.close()
    with pytest.raises(errors.StoreClosed):
        memory.record("c", "u", "Oi", "Olá")
