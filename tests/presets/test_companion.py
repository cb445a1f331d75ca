"""The companion preset: few tokens, a working paragraph, a compact list of facts."""

import itertools

import pytest

from lembrar import Memory
from lembrar.text import tokens

TALK = [
    ("Tô muito ansiosa com o prazo do trabalho", "Sinto muito, quer falar disso?"),
    ("Meu chefe pediu o relatório até sexta-feira", "Entendi, é pouco tempo."),
    ("Sim, e ainda faltam 12 páginas", "Vamos dividir em partes."),
    ("Decidi escrever duas por noite", "Ótimo plano!"),
    ("Acho que vai dar certo", "Vai sim."),
]


@pytest.fixture
def companion(clock):
    with Memory("memory:", preset="companion", clock=clock) as memory:
        yield memory


def talk(memory: Memory, cycles: int) -> None:
    for n in range(cycles):
        said, answered = TALK[n % len(TALK)]
        memory.record("c", "ana", said, answered)
    memory.consolidate()


def test_the_last_six_messages_first_in_first_out(companion: Memory) -> None:
    """K1: exactly the last six, as they were."""
    talk(companion, 9)
    recent = [i for i in companion.context("c", "ana").items if i.section == "recent"]
    assert [i.start for i in recent] == list(range(13, 19))
    companion.append("c", "ana", [{"role": "user", "content": "Mais uma coisinha"}])
    recent = [i for i in companion.context("c", "ana").items if i.section == "recent"]
    assert [i.start for i in recent] == list(range(14, 20))


def test_one_working_paragraph(companion: Memory) -> None:
    """K2: one dense paragraph of at most 80 tokens: where things stand, and the user's mood."""
    talk(companion, 10)
    (working,) = companion.summaries("c")
    assert tokens.count(working.text) <= 80
    assert "\n" not in working.text
    assert "Humor: ansiedade" in working.text
    assert "12 páginas" in working.text or "duas por noite" in working.text
    assert "[CONTEXTO ATUAL]\n" + working.text in companion.context("c", "ana").text


def test_it_is_rewritten_every_few_exchanges(companion: Memory) -> None:
    """K2: every 3 to 5 exchanges, not at each one."""
    rewritten = []
    for n in range(30):
        said, answered = TALK[n % len(TALK)]
        companion.record("c", "ana", f"{said} ({n})", answered)
        companion.consolidate()
        rewritten.append(companion.open_chat("c", "ana").compactions)
    steps = [n for n in range(1, 30) if rewritten[n] > rewritten[n - 1]]
    assert all(3 <= b - a <= 5 for a, b in itertools.pairwise(steps))
    assert len(steps) >= 5


def test_facts_are_a_compact_list(companion: Memory) -> None:
    """K7: facts share a line, and there is no JSON."""
    companion.record("c", "ana", "Adoro ficção científica", "Legal!")
    companion.record("c", "ana", "Não gosto de coentro", "Anotado.")
    companion.consolidate()
    text = companion.context("c", "ana").text
    assert "[MEMÓRIA DE LONGO PRAZO]\n- Adoro ficção científica; Não gosto de coentro." in text
    assert "{" not in text


def test_it_stays_small(companion: Memory) -> None:
    """K8: this preset exists to spend few tokens."""
    talk(companion, 60)
    assert companion.context("c", "ana").tokens < 400
