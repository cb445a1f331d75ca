"""The progressive preset: 3,000 tokens, four cycles verbatim, layers of three."""

import re

import pytest

from lembrar import Memory
from lembrar.text import tokens

TOPICS = [
    "Decidi trocar o banco de dados para PostgreSQL porque o antigo travava com 200 usuários.",
    "Tentei usar cache em memória e não funcionou, o consumo passou de 8 GB.",
    "Quero que a página carregue em menos de 2 segundos até março.",
    "Mudei o servidor para São Paulo e a latência caiu de 180 para 40 ms.",
]
PADDING = (
    "Conversei com a equipe sobre os detalhes do projeto e cada pessoa contou um pouco do que "
    "anda fazendo no dia a dia, sem novidades. O clima está bom e todos parecem animados. "
)


def talk(memory: Memory, cycles: int, start: int = 0, padding: int = 3) -> None:
    for n in range(start, start + cycles):
        said = f"Oi, bom dia! {TOPICS[n % 4]} Caso {n}. {PADDING * padding}"
        answered = f"Bom dia! Entendi o caso {n}. {PADDING * padding} Posso ajudar em mais algo?"
        memory.record("c", "ana", said, answered)


@pytest.fixture
def progressive(clock):
    with Memory("memory:", preset="progressive", clock=clock) as memory:
        yield memory


def test_never_more_than_three_thousand_tokens(progressive: Memory) -> None:
    """P1: at every moment of a long conversation."""
    for n in range(40):
        talk(progressive, 1, n, padding=8)
        context = progressive.context("c", "ana")
        assert context.tokens <= context.budget == 3000


def test_four_cycles_verbatim(progressive: Memory) -> None:
    """P2: the last four cycles, whole."""
    talk(progressive, 20)
    progressive.consolidate()
    text = progressive.context("c", "ana").text
    for message in progressive.history("c")[-8:]:
        assert message.content in text
    recent = [i for i in progressive.context("c", "ana").items if i.section == "recent"]
    assert {i.first for i in recent} == {17, 18, 19, 20}


@pytest.mark.parametrize("total", [13, 14, 15, 16])
def test_layers_shrink_by_quarters(progressive: Memory, total: int) -> None:
    """P3: −5..−7 at 25 %, −8..−10 at about 6 %, and so on, measured on the original."""
    talk(progressive, total)
    progressive.consolidate()
    *older, second, first = progressive.summaries("c")
    assert (first.first, first.last) == (total - 6, total - 4)
    assert (second.first, second.last) == (total - 9, total - 7)
    assert 0 < first.size_after / first.size_before <= 0.25
    assert 0 < second.size_after / second.size_before <= 0.0625
    assert older[0].first == 1
    for block in older:
        assert block.size_after <= max(16, block.size_before * 0.25**3)


def test_summaries_keep_what_matters(progressive: Memory) -> None:
    """P5: what was decided, tried, wanted and changed stays; greetings and chatter go."""
    talk(progressive, 8)
    progressive.consolidate()
    text = progressive.summaries("c")[-1].text
    assert "PostgreSQL" in text or "8 GB" in text or "2 segundos" in text or "São Paulo" in text
    for chatter in ("bom dia", "Bom dia", "Posso ajudar"):
        assert chatter not in text


def test_rendering(progressive: Memory) -> None:
    """P6: ranges with the measured share that compression removed, then the conversation."""
    talk(progressive, 13)
    progressive.consolidate()
    context = progressive.context("c", "ana")
    assert "[Histórico Resumido]" in context.text
    assert "\n[Conversa Recente]\nU: Oi, bom dia!" in context.text
    shown = re.findall(r"^- \[Ciclos (\d+)-(\d+), (\d+)%\] ", context.text, re.MULTILINE)
    summaries = progressive.summaries("c")
    assert [(int(a), int(b)) for a, b, _ in shown] == [(s.first, s.last) for s in summaries]
    for (_, _, removed), summary in zip(shown, summaries, strict=True):
        assert int(removed) == round(100 * (1 - summary.size_after / summary.size_before))
    assert int(shown[-1][2]) >= 75


def test_one_call_builds_and_one_formats(progressive: Memory) -> None:
    """P7: `context` builds it for chat and user; `.text` and `.messages` are ready for a prompt."""
    talk(progressive, 6)
    progressive.consolidate()
    context = progressive.context("c", "ana", "e agora?")
    assert str(context) == context.text
    assert [m["role"] for m in context.messages][-2:] == ["user", "assistant"]
    assert context.messages[0]["content"].startswith("<memory>")
    assert context.messages[-1]["content"] == progressive.history("c")[-1].content


def test_blocks_are_never_forced_under_sixteen_tokens(progressive: Memory) -> None:
    """P3: what would be smaller is fused."""
    talk(progressive, 60)
    progressive.consolidate()
    summaries = progressive.summaries("c")
    assert summaries[0].first == 1
    assert summaries[0].last > 30
    assert len(summaries) <= 5
    assert tokens.count(summaries[0].text) <= 16 + summaries[0].size_before * 0.25**3
