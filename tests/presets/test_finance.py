"""The finance preset: the seed's acceptance criteria and test cases."""

from datetime import datetime, timedelta

import pytest

from lembrar import Memory, policy
from lembrar.text import words

FILLER = "Hoje comentei com o gerente que o mercado anda parado e que isso atrapalha as vendas"


@pytest.fixture
def finance(clock):
    with Memory("memory:", preset="finance", clock=clock) as memory:
        yield memory


def long_text(count: int, seed: int = 0) -> str:
    """A text of exactly `count` words, unlike others."""
    return " ".join(f"assunto{seed}x{n}" for n in range(count))


def test_new_and_known_chats_are_told_apart(finance: Memory) -> None:
    """F1, 4.1: an unknown id creates an empty memory; asking again says it is not new."""
    assert finance.open_chat("c", "ana").is_new
    assert not finance.open_chat("c", "ana").is_new
    assert finance.history("c") == []
    assert finance.context("never-seen", "ana").text == ""
    assert finance.open_chat("never-seen", "ana").is_new, "asking for a context creates nothing"


def test_two_cycles_stay_verbatim(finance: Memory) -> None:
    """F2, 4.2, seed test 1: with 1, 2 and 3 cycles, the window has 1, 2 and 2; then a summary."""
    for n in (1, 2, 3):
        finance.record("c", "ana", f"Pergunta {n} sobre a conta", f"Resposta {n} sobre a conta")
        finance.consolidate()
        recent = [i for i in finance.context("c", "ana").items if i.section == "recent"]
        assert len(recent) == 2 * min(n, 2)
    assert [(s.first, s.last) for s in finance.summaries("c")] == [(1, 1)]


def test_recent_cycles_are_stored_unmodified(finance: Memory) -> None:
    """F2, 4.3: byte for byte, odd characters and white space included."""
    said, answered = "  Olá\r\n\tR$ 5.000 🤑 ", "Resposta\n\n— com travessão…  "
    finance.record("c", "ana", said, answered)
    assert [m.content for m in finance.history("c")] == [said, answered]
    assert said in finance.context("c", "ana").text


def test_summaries_preserve_numbers_and_dates(finance: Memory, clock) -> None:
    """F3, 4.5, G10: as said in the text, normalised in `preserved`."""
    finance.record(
        "c",
        "ana",
        "Quero economizar R$ 5.000 até dezembro para comprar uma TV nova",
        "Entendido! Criei a meta de R$ 5.000 com rendimento de 12,5% ao ano.",
    )
    finance.record("c", "ana", "Certo", "Certo")
    finance.record("c", "ana", "Certo de novo", "Certo de novo")
    (summary,) = finance.summaries("c")
    assert {5000, 12.5} <= set(summary.preserved.numbers)
    assert "2026-12" in summary.preserved.dates
    assert any("economizar R$ 5.000" in d for d in summary.preserved.decisions)
    assert summary.preserved.context
    assert "R$ 5.000" in summary.text
    assert "dezembro" in summary.text
    assert summary.unit == "words"
    assert summary.size_before == 24
    assert summary.size_after == words.count(summary.text) <= 50
    assert summary.at == clock.now
    assert len(summary.sources) == 2


def test_summaries_have_at_most_fifty_words(finance: Memory) -> None:
    """F3: long cycles are cut to 50 words, their figures kept."""
    said = f"{FILLER}. " * 8 + "Paguei R$ 1.234,56 de IPTU em 10/03/2026. " + f"{FILLER}. " * 8
    for _ in range(3):
        finance.record("c", "ana", said, f"{FILLER}. " * 10)
    (summary,) = finance.summaries("c")
    assert words.count(summary.text) <= 50
    assert "R$ 1.234,56" in summary.text
    assert "10/03/2026" in summary.text
    assert summary.size_before > 300


def test_memory_survives_reopening(tmp_path, clock) -> None:
    """F4, 4.6, 4.7: after each cycle everything is on disk, and comes back as it was."""
    url = f"sqlite:{tmp_path / 'finance.db'}"
    talk = [(f"Gastei R$ {n},90 hoje", f"Anotado: R$ {n},90") for n in range(1, 9)]
    for said, answered in talk:
        with Memory(url, preset="finance", clock=clock) as memory:
            memory.record("c", "ana", said, answered)
    with Memory(url, preset="finance", clock=clock) as memory:
        assert [m.content for m in memory.history("c")] == [text for pair in talk for text in pair]
        assert len(memory.summaries("c")) == 6
        chat = memory.open_chat("c", "ana")
        assert (chat.cycles, chat.messages, chat.is_new) == (8, 16, False)


def test_word_counter() -> None:
    """F5, 5.1: words as people count them."""
    assert words.count("Quero economizar R$ 5.000 até junho") == 6
    assert words.count("") == words.count(" \n\t ") == 0
    assert words.count("um  dois\ntrês") == 3


def fill(memory: Memory, cycles: int, size: int) -> None:
    for n in range(cycles):
        memory.record("c", "ana", long_text(size // 2, n), long_text(size - size // 2, n + 1000))
    memory.consolidate()


def test_compaction_starts_at_ninety_percent(finance: Memory) -> None:
    """F5, F6, 5.2, 5.3, 5.4, seed test 2: at 2,250 words down to about 1,000, window untouched."""
    fill(finance, 42, 60)
    before = finance.open_chat("c", "ana")
    assert 2000 < before.words < 2250
    squeezed = [s for s in finance.summaries("c") if s.rung > 1]
    assert squeezed == []
    finance.record("c", "ana", long_text(100, 77), long_text(150, 78))
    recent = [m.content for m in finance.history("c")][-4:]
    finance.consolidate()
    after = finance.open_chat("c", "ana")
    assert 850 <= after.words <= 1000
    assert after.compactions > before.compactions
    assert after.compacted_at is not None
    text = finance.context("c", "ana", budget=20_000).text
    assert all(message in text for message in recent)
    assert [m.content for m in finance.history("c")][-4:] == recent
    rungs = [s.rung for s in finance.summaries("c")]
    assert rungs == sorted(rungs, reverse=True)
    assert max(words.count(s.text) for s in finance.summaries("c") if s.rung == 2) <= 20


def test_compaction_of_unchanged_input_changes_nothing(finance: Memory) -> None:
    """F6: once compacted, compacting again writes nothing."""
    fill(finance, 50, 60)
    finance.compact("c")
    before, chat = finance.summaries("c"), finance.open_chat("c", "ana")
    assert finance.compact("c") == []
    assert finance.consolidate("c") == []
    assert finance.summaries("c") == before
    assert finance.open_chat("c", "ana") == chat


def test_a_window_over_the_target_is_reported(finance: Memory) -> None:
    """F6: recent cycles that alone pass the target are kept, and it is said."""
    fill(finance, 3, 900)
    chat = finance.open_chat("c", "ana")
    assert "ciclos recentes" in chat.warning
    assert chat.words > 1000
    fill(finance, 3, 20)
    assert finance.open_chat("c", "ana").warning == ""


CRITICAL = [
    ("goal", "Quero juntar R$ 10.000 para uma viagem", "5.5"),
    ("limit", "Me avise se gastar mais de R$ 500 em restaurantes", "5.6"),
    ("preference", "Prefiro investir em renda fixa", "5.7"),
    ("decision", "Decidi cancelar a assinatura do streaming", "5.8"),
]


@pytest.mark.parametrize(("kind", "said", "criterion"), CRITICAL)
@pytest.mark.parametrize("preset", policy.names())
def test_critical_data_is_never_removed(preset: str, kind: str, said: str, criterion: str, clock):
    """F7, 5.5, 5.6, 5.7, 5.8: found by itself, classified, kept through compactions, everywhere."""
    with Memory("memory:", preset=preset, clock=clock) as memory:
        memory.record("c", "ana", said, "Combinado.")
        fill(memory, 60, 60)
        for _ in range(3):
            memory.compact("c")
        facts = [f for f in memory.facts("ana") if f.content == said]
        assert [f.kind for f in facts] == [kind]
        assert facts[0].critical
        assert facts[0].sources == (memory.history("c")[0].id,)
        assert said in memory.context("c", "ana").text


def test_goals_survive_many_compactions(finance: Memory) -> None:
    """Seed test 3, F7: value and month are still there, as said and normalised."""
    finance.record("c", "ana", "Quero economizar R$ 5.000 até junho", "Combinado!")
    for n in range(4):
        fill(finance, 40, 60 + n)
        finance.compact("c")
    (goal,) = finance.facts("ana", kinds=["goal"])
    assert "R$ 5.000" in goal.content
    assert "junho" in goal.content
    first = finance.summaries("c")[0]
    assert 5000 in first.preserved.numbers
    assert "2027-06" in first.preserved.dates


def test_critical_data_is_merged_without_doubles(finance: Memory, clock) -> None:
    """F7, G8: said twice is one fact, seen twice; another amount takes its place in the open, and
    the old one stays in the history."""
    for said in (
        "Quero juntar R$ 10.000 para uma viagem",
        "quero juntar R$ 10.000 pra viagem",
        "Quero juntar R$ 20.000 para uma viagem",
    ):
        clock.forward(days=1)
        finance.record("c", "ana", said, "Certo.")
    (goal,) = finance.facts("ana", kinds=["goal"])
    (before,) = finance.facts("ana", kinds=["goal"], status="superseded")
    assert ("20.000" in goal.content, "10.000" in before.content) == (True, True)
    assert (before.observations, goal.observations) == (2, 1)
    assert len(before.sources) == 2
    assert before.replaced_by == goal.id


def test_only_the_user_makes_facts(finance: Memory) -> None:
    """F7, G12: neither the assistant nor other people state the user's goals."""
    finance.append(
        "c",
        "ana",
        [
            {"role": "user", "sender": "Pedro", "content": "Quero juntar R$ 900 para um jogo"},
            {"role": "assistant", "content": "Prefiro investir em ouro."},
            {"role": "tool", "content": "Decidi cancelar o cartão"},
        ],
    )
    assert finance.facts("ana") == []


def test_counts_are_corrected_on_loading(tmp_path, clock) -> None:
    """F9: a wrong word count in the file is found and put right."""
    import apsw

    path = tmp_path / "a.db"
    with Memory(f"sqlite:{path}", preset="finance", clock=clock) as memory:
        fill(memory, 5, 40)
        right = memory.open_chat("c", "ana")
        assert not right.corrected
    with apsw.Connection(str(path)) as file:
        file.execute("UPDATE chats SET ladder_words = 9999, log_words = 1")
    with Memory(f"sqlite:{path}", preset="finance", clock=clock) as memory:
        fixed = memory.open_chat("c", "ana")
        assert fixed.corrected
        assert fixed.words == right.words
        assert not memory.open_chat("c", "ana").corrected


def test_the_formatted_memory(finance: Memory) -> None:
    """F11: critical data, then summaries, then recent cycles."""
    finance.record("c", "ana", "Prefiro investir em renda fixa", "Anotado.")
    finance.record("c", "ana", "Paguei R$ 80 de luz", "Anotado: R$ 80.")
    finance.record("c", "ana", "E R$ 60 de água", "Anotado: R$ 60.")
    finance.consolidate()
    context = finance.context("c", "ana")
    assert [s.name for s in context.sections] == ["critical", "summaries", "recent"]
    titles = ["[Dados críticos]", "Preferências declaradas:", "[Histórico resumido]", "[Ciclo 1,"]
    titles += ["[Conversa recente]", "Usuário: Paguei", "IA: Anotado: R$ 60."]
    places = [context.text.index(title) for title in titles]
    assert places == sorted(places)


def test_chats_are_listed_by_activity(finance: Memory, clock) -> None:
    """F12: the most recently active first, with their metadata."""
    for chat in ("a", "b", "c", "a"):
        clock.forward(minutes=1)
        finance.record(chat, "ana", "Paguei R$ 10 de pão", "Anotado.")
    finance.record("x", "bia", "Oi, paguei R$ 5", "Olá")
    listed = finance.chats("ana")
    assert [c.id for c in listed] == ["a", "c", "b"]
    first = listed[0]
    assert (first.cycles, first.compactions) == (2, 0)
    assert first.words == 12
    assert first.updated_at - first.created_at == timedelta(minutes=3)
    assert finance.users() == ["ana", "bia"]


def test_dates_follow_the_speakers_day(clock) -> None:
    """F3, G10: "amanhã" said late in the evening in Brazil is the Brazilian tomorrow."""
    clock.now = datetime.fromisoformat("2026-11-15T23:30:00-03:00")  # already the 16th in UTC
    with Memory("memory:", preset="finance", clock=clock) as memory:
        memory.record("c", "ana", "Vou pagar R$ 70 amanhã às 15h", "Anotado.")
        fill(memory, 3, 20)
        assert "2026-11-16T15:00" in memory.summaries("c")[0].preserved.dates
