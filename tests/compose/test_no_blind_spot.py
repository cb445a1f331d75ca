"""At every moment each message is in the window, in a summary, or waiting and shown."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar import Context, Memory, policy


def accounted(context: Context) -> set[int]:
    """Positions that the explanation speaks of, shown or dropped."""
    parts = [*context.explain()["items"], *context.explain()["dropped"]]
    ranges = [part["messages"] for part in parts if part["messages"][0]]
    return {seq for first, last in ranges for seq in range(first, last + 1)}


@pytest.mark.parametrize("preset", policy.names())
@settings(max_examples=15)
@given(
    cycles=st.integers(1, 40),
    consolidated=st.lists(st.integers(1, 40), max_size=6),
    budget=st.sampled_from([0, 60, 300, 3000, 30_000]),
)
def test_every_message_is_accounted_for(
    preset: str, cycles: int, consolidated: list[int], budget: int
) -> None:
    """G13: whenever consolidation ran, `explain()` accounts for each message of the chat."""
    with Memory("memory:", preset=preset, background=False) as memory:
        for n in range(1, cycles + 1):
            memory.record("c", "u", f"Pergunta número {n} sobre o plano", f"Resposta número {n}.")
            if n in consolidated:
                memory.consolidate()
        context = memory.context("c", "u", budget=budget)
        assert accounted(context) == set(range(1, 2 * cycles + 1))


@pytest.mark.parametrize("preset", policy.names())
def test_what_waits_is_shown_verbatim(preset: str) -> None:
    """G4, G13: with no worker at all, everything said is in the context while the budget lasts."""
    with Memory("memory:", preset=preset, background=False) as memory:
        for n in range(12):
            memory.record("c", "u", f"Frase particular {n}", f"Resposta particular {n}")
        text = memory.context("c", "u", budget=3000).text
        for n in range(12):
            assert f"Frase particular {n}" in text
            assert f"Resposta particular {n}" in text


@pytest.mark.parametrize("preset", policy.names())
def test_what_was_said_a_moment_ago_is_there(preset: str) -> None:
    """G4: read your writes, at once."""
    with Memory("memory:", preset=preset) as memory:
        for n in range(30):
            memory.record("c", "u", f"Minha frase {n} de agora", f"Sua resposta {n} de agora")
            text = memory.context("c", "u").text
            assert f"Minha frase {n} de agora" in text
            assert f"Sua resposta {n} de agora" in text


def test_pinned_messages_never_go(clock) -> None:
    """R11: a pinned message is shown as it was said, however old; unpinned, it goes."""
    with Memory("memory:", preset="progressive", clock=clock) as memory:
        memory.record("c", "u", "O código do portão é azul-girassol-42", "Guardado!", id="gate")
        for n in range(60):
            memory.record("c", "u", f"Conversa fiada {n}", f"Claro {n}")
        memory.pin("gate")
        memory.compact("c")
        context = memory.context("c", "u")
        assert "O código do portão é azul-girassol-42" in context.text
        assert any(item.section == "pinned" for item in context.items)
        assert [m.id for m in memory.history("c") if m.pinned] == ["gate"]
        memory.refresh("c")
        assert "azul-girassol-42" in memory.context("c", "u").text
        memory.unpin("gate")
        assert not any(i.section == "pinned" for i in memory.context("c", "u").items)


def test_explain_gives_origin_size_and_reason(clock) -> None:
    """G9: for each item, where it came from, what it cost, why it is there."""
    with Memory("memory:", preset="finance", clock=clock) as memory:
        for n in range(6):
            memory.record("c", "u", f"Gastei R$ {n}0 no mercado", "Anotado.", id=f"m{n}")
        memory.consolidate()
        explained = memory.context("c", "u").explain()
        for item in explained["items"]:
            assert item["tokens"] > 0
            assert item["reason"]
            assert item["origin"]
        summary = next(i for i in explained["items"] if i["section"] == "summaries")
        assert summary["origin"][0] == "m0"
        assert summary["cycles"] == [1, 1]


def test_small_talk_takes_no_place(clock) -> None:
    """P5, G13: a stretch of greetings has an empty summary: no line, but accounted for."""
    with Memory("memory:", preset="finance", clock=clock) as memory:
        for _ in range(4):
            memory.record("c", "u", "Oi, bom dia!", "Bom dia! 😊")
        memory.consolidate()
        context = memory.context("c", "u")
        assert [s.name for s in context.sections] == ["recent"]
        assert accounted(context) == set(range(1, 9))
