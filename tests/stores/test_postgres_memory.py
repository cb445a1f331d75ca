"""A memory on PostgreSQL finds, shows and forgets what one on SQLite does."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from servers import postgres_url

from lembrar import Memory

TALK = """Deixei a reserva de emergência no Tesouro Selic
Minha filha Lia começou o balé na terça e paga R$ 180,00 por mês
Troquei o óleo do carro na oficina do Zé
O médico pediu exame de sangue em jejum até 20/12
Não como glúten, e prefiro receber tudo de manhã
My sister moved to Lisbon last year
Quero juntar R$ 5.000 até junho
Mudei de casa: agora moro em Recife""".splitlines()
QUESTIONS = (
    "onde guardei dinheiro para imprevistos?",
    "exame do médico",
    "quanto custa o balé da Lia",
    "where does my sister live",
    "o que não posso comer",
)


def lived(url: str, clock: Any, embedder: str) -> list[object]:
    """What a memory says after a conversation, with all that the two have of their own left out."""
    with Memory(url, clock=clock, background=False, embedder=embedder) as memory:
        for n, said in enumerate(TALK * 3):
            memory.record("c", "ana", said, "Anotado.", id=f"m{n}")
            clock.forward(hours=7)
        memory.link("ana", "whatsapp", "+55")
        memory.record("zap", "+55", "Meu gato se chama Bisnaga", "Que nome!", id="z")
        memory.consolidate()
        told = [seen(memory)]
        memory.forget(message="m1", chat="c")
        memory.consolidate()
        told.append(seen(memory))
        receipt = memory.forget(user="ana")
        told += [replace(receipt, kept_elsewhere=()), memory.users()]
        assert receipt.kept_elsewhere
        return told


def seen(memory: Memory) -> list[object]:
    found = [
        [(hit.content, hit.kind, round(hit.score, 6), hit.parts.keys()) for hit in hits]
        for hits in (memory.search("ana", question, limit=8) for question in QUESTIONS)
    ]
    shown = [memory.context("c", "ana", question, budget=700).text for question in QUESTIONS]
    facts = [(fact.content, fact.status, fact.weight) for fact in memory.facts("ana")]
    moods = [(mood.label, mood.at) for mood in memory.moods("ana")]
    stats = replace(
        memory.stats(chat="c"), store_bytes=0, mean_seconds=0, mean_brain_seconds=0, usage=None
    )
    return [found, shown, facts, moods, stats]


def test_both_say_the_same(tmp_path: Path, clock: Any) -> None:
    """G4, R11, G11: by words alone and by meaning; before and after something is forgotten."""
    began = clock.now
    for embedder in ("static", "none"):
        clock.now = began
        expected = lived(f"sqlite:{tmp_path / embedder}.db", clock, embedder)
        clock.now = began
        assert lived(postgres_url(), clock, embedder) == expected
