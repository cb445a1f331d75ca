"""The assistant preset: a session, two weeks of interactions, long-term memory."""

import pytest

from lembrar import Memory
from lembrar.text import tokens


@pytest.fixture
def assistant(clock):
    with Memory("memory:", preset="assistant", clock=clock) as memory:
        yield memory


def day(memory: Memory, clock, n: int) -> None:
    clock.forward(days=1)
    memory.record(
        "c", "ana", f"Marque a reunião {n} com o cliente {n} às {8 + n % 9}h", f"Marcada {n}."
    )


def test_the_session_ends_after_an_hour(assistant: Memory, clock) -> None:
    """A1: short-term memory is this session, until an hour without activity."""
    assistant.record("c", "ana", "Bom dia, qual é a agenda?", "Duas reuniões: 9h e 14h.")
    clock.forward(minutes=50)
    assistant.record("c", "ana", "Adie a das 14h", "Adiada para as 16h.")
    recent = [i for i in assistant.context("c", "ana").items if i.section == "short"]
    assert len(recent) == 4
    clock.forward(minutes=61)
    assistant.consolidate("c")
    context = assistant.context("c", "ana")
    assert [i for i in context.items if i.section == "short"] == []
    assert [(s.first, s.last, s.rung) for s in assistant.summaries("c")] == [(1, 1, 1), (2, 2, 1)]
    assert "Interações recentes relevantes:" in context.text


def test_the_session_has_at_most_two_thousand_tokens(assistant: Memory, clock) -> None:
    """A1: a long session is cut to its newest 2,000 tokens."""
    for n in range(30):
        clock.forward(minutes=1)
        assistant.record("c", "ana", f"Tarefa {n}: " + "detalhe importante " * 30, f"Feito {n}.")
    assistant.consolidate()
    items = assistant.context("c", "ana").items
    short = [i for i in items if i.section == "short"]
    assert 0 < sum(tokens.count(i.text) for i in short) <= 2300
    assert sum(i.end - i.start + 1 for i in items if i.section == "short") < 60
    assert assistant.summaries("c")


def test_twenty_interactions_for_two_weeks(assistant: Memory, clock) -> None:
    """A1: at most 20 interactions and 14 days one by one; what is older is long-term."""
    for n in range(40):
        day(assistant, clock, n)
    assistant.consolidate()
    medium = [s for s in assistant.summaries("c") if s.rung == 1]
    long = [s for s in assistant.summaries("c") if s.rung == 2]
    assert 0 < len(medium) <= 20
    assert all((clock.now - s.at).days <= 14 for s in medium)
    assert len(long) == 1
    assert long[0].first == 1


def test_sections_in_the_seeds_order(assistant: Memory, clock) -> None:
    """A5: what is known, events, long-term, recent interactions, this conversation."""
    assistant.record("c", "ana", "Prefiro reuniões de manhã", "Anotado.", id="keep")
    assistant.pin("keep")
    for n in range(40):
        day(assistant, clock, n)
    assistant.record("c", "ana", "E amanhã?", "Nada marcado.")
    assistant.consolidate()
    names = [s.name for s in assistant.context("c", "ana").sections]
    assert names == ["semantic", "episodic", "pinned", "long", "medium", "short"]


def test_the_session_ends_by_itself(tmp_path, clock) -> None:
    """A1, promise 2: the chat falls due when its session is over, with no further message."""
    with Memory(
        f"sqlite:{tmp_path / 'a.db'}", preset="assistant", clock=clock, background=False
    ) as m:
        m.record("c", "ana", "Lembre da reunião de sexta com a Paula", "Anotado.")
        assert m.consolidate() == []
        assert m.summaries("c") == []
        clock.forward(minutes=62)
        assert len(m.consolidate()) == 1
        assert len(m.summaries("c")) == 1


def test_the_best_of_each_layer_are_chosen(assistant: Memory, clock) -> None:
    """A4: at most 3 of the semantic layer, 2 events, 2 of the long term and 3 recent interactions;
    what was left out is named."""
    assistant.record("c", "ana", "Sou vegetariana, moro em Recife e tenho dois gatos", "Anotado.")
    assistant.record("c", "ana", "Adoro forró, detesto jiló e amo café coado", "Anotado.")
    assistant.record("c", "ana", "Fui promovida ontem e minha filha nasceu em maio", "Parabéns!")
    for n in range(12):
        clock.forward(days=1)
        said = f"Pode me explicar o item {n} do contrato com o fornecedor de tecidos?"
        assistant.record("c", "ana", said, f"O item {n} trata do prazo de entrega.")
    clock.forward(hours=3)
    assistant.consolidate()
    context = assistant.context("c", "ana", "o que eu posso jantar?")
    counts = {s.name: len([i for i in context.items if i.section == s.name and i.text])
              for s in context.sections}  # fmt: skip
    assert counts["semantic"] == 3
    assert counts.get("episodic", 0) <= 2
    assert counts.get("long", 0) <= 2
    assert counts["medium"] == 3
    assert any("relevan" in item.reason for item in context.dropped)
