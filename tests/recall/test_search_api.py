"""Search and recall as users meet them."""

import logging

import numpy as np
import pytest

from lembrar import Memory, errors

TALK = [
    "Deixei a reserva de emergência no Tesouro Selic",
    "Minha filha Lia começou o balé na terça",
    "Troquei o óleo do carro na oficina do Zé",
    "O médico pediu exame de sangue em jejum",
]


@pytest.fixture
def told(memory: Memory, clock) -> Memory:
    for said in TALK:
        memory.record("c", "ana", said, "Anotado.")
        clock.forward(days=20)
    for n in range(30):
        memory.record("c", "ana", f"Assunto qualquer número {n}, nada demais", "Certo.")
    return memory


def test_it_finds_what_was_said_in_other_words(told: Memory) -> None:
    """A7, R11: by meaning; the message with its date, its source and what its score is made of."""
    (hit, *_) = told.search("ana", "onde guardei dinheiro para imprevistos?", limit=3)
    assert hit.content == TALK[0]
    assert hit.kind == "message"
    assert hit.at is not None
    assert hit.parts
    assert told.store is not None
    assert [m.content for m in told.history("c") if m.id in hit.sources] == [TALK[0]]


def test_what_was_just_said_is_found_at_once(memory: Memory) -> None:
    """G4: worker or no worker."""
    with Memory("memory:", background=False) as quiet:
        quiet.record("c", "ana", "A senha do portão é a data do casamento", "Ok")
        assert quiet.search("ana", "senha do portão", limit=1)[0].content.startswith("A senha")


def test_the_context_brings_back_what_is_asked_for(told: Memory) -> None:
    """R11, G4, G1: under the budget, with its date, and not twice."""
    told.consolidate()
    context = told.context("c", "ana", "qual exame o médico pediu?", budget=600)
    assert context.text.count("exame de sangue") >= 1
    assert context.tokens <= 600
    recalled = [item for item in context.items if item.section == "recalled"]
    assert recalled
    assert all(item.score > 0 and item.sources for item in recalled)
    shown = [item.sources for item in context.items if item.section in ("recalled", "recent")]
    assert len(shown) == len(set(shown))


def test_other_peoples_memories_are_never_found(told: Memory) -> None:
    """G12: search is bound to the person."""
    assert told.search("bia", "reserva de emergência") == []


def test_erased_is_not_found(told: Memory) -> None:
    """G11: gone from search the moment it is erased."""
    (hit, *_) = told.search("ana", "reserva de emergência")
    told.forget(message=hit.id)
    assert all("emergência" not in one.content for one in told.search("ana", "reserva emergência"))
    assert "emergência" not in told.context("c", "ana", "reserva de emergência").text


def test_words_alone_when_no_vectors_can_be_had(clock, caplog: pytest.LogCaptureFixture) -> None:
    """A7: a missing model is told once, and search goes on by words."""
    with (
        caplog.at_level(logging.WARNING, "lembrar"),
        Memory("memory:", clock=clock, embedder="fastembed:none/such") as memory,
    ):
        memory.record("c", "ana", TALK[0], "ok")
        assert memory.search("ana", "reserva")[0].content == TALK[0]
        assert memory.search("ana", "tesouro")[0].content == TALK[0]
    assert len([r for r in caplog.records if r.name == "lembrar.recall"]) == 1


def test_the_past_can_be_asked(told: Memory, clock) -> None:
    """G8: what could be found then."""
    first = told.history("c")[0].at
    assert first is not None
    hits = told.search("ana", "carro, balé, médico e reserva", limit=10, at=first)
    assert {hit.content for hit in hits} <= {TALK[0], "Anotado."}


def test_bad_questions_are_told(told: Memory) -> None:
    """Wrong limits, kinds and users raise; an empty question finds nothing."""
    assert told.search("ana", "   ") == []
    for wrong in (
        lambda: told.search("ana", "x", limit=0),
        lambda: told.search("ana", "x", kinds=("nonsense",)),
        lambda: told.search("", "x"),
    ):
        with pytest.raises(errors.InvalidInput):
            wrong()


def test_the_assistants_answers_are_found_too(memory: Memory) -> None:
    """A7, K6: and so is a question by who spoke."""
    memory.record("c", "ana", "me indica um vinho", "Sugiro um Malbec argentino.")
    contents = [hit.content for hit in memory.search("ana", "que vinho você sugeriu?")]
    assert "Sugiro um Malbec argentino." in contents


def test_answers_that_use_memory_are_counted(told: Memory) -> None:
    """A11: an answer that repeats what only a recalled item had has used it."""
    told.consolidate()
    told.context("c", "ana", "onde guardei dinheiro para imprevistos?")
    told.record("c", "ana", "onde guardei dinheiro para imprevistos?", "No Tesouro Selic!")
    stats = told.stats(chat="c")
    assert (stats.usage.answers, stats.usage.used) == (1, 1)
    assert stats.usage.farthest_days > 50
    told.context("c", "ana", "bom dia")
    told.record("c", "ana", "bom dia", "Bom dia!")
    assert told.stats(chat="c").used == 0.5


class Counting:
    """An embedder whose vectors are dear: it counts what it is asked for."""

    name = "counting-1"
    dimensions = 8
    is_instant = False

    def __init__(self) -> None:
        self.asked = 0

    async def embed(self, texts):
        self.asked += len(texts)
        rows = np.array([[hash(text) % (n + 2) for n in range(8)] for text in texts], np.float32)
        return rows / np.maximum(1, np.linalg.norm(rows, axis=1, keepdims=True))


def test_vectors_that_are_dear_are_made_once(tmp_path, clock) -> None:
    """R11: `reindex` makes what is missing and keeps it; another start finds it there, and what was
    said since is found by its words meanwhile."""
    url, dear = f"sqlite:{tmp_path / 'a.db'}", Counting()
    with Memory(url, clock=clock, embedder=dear, background=False) as memory:
        memory.record("c", "ana", "Prefiro vinho tinto", "Anotado.")
        memory.consolidate()
        assert memory.reindex() == 3  # two messages and a fact
        assert memory.reindex() == 0
        memory.record("c", "ana", "O portão abre às sete", "Certo.")
        assert memory.search("ana", "portão", limit=1)[0].content == "O portão abre às sete"
    again = Counting()
    with Memory(url, clock=clock, embedder=again, background=False) as memory:
        assert memory.reindex("ana") == again.asked == 2


def test_vectors_of_an_embedder_of_another_name_are_made_anew(tmp_path, clock) -> None:
    """R11: an embedder whose vectors changed has another name, and none of the old ones is used."""
    url, newer = f"sqlite:{tmp_path / 'a.db'}", Counting()
    newer.name = "counting-2"
    with Memory(url, clock=clock, embedder=Counting(), background=False) as memory:
        memory.record("c", "ana", "O portão abre às sete", "Certo.")
        made = memory.reindex()
    with Memory(url, clock=clock, embedder=newer, background=False) as memory:
        assert memory.reindex() == newer.asked == made > 0


def test_filters_look_behind_the_best(memory: Memory) -> None:
    """A7: a kind that is asked for is found however many messages rank before it."""
    for n in range(260):
        memory.record("c", "ana", f"vinho vinho vinho número {n}", "Anotado.")
    memory.remember("ana", "Guarda um vinho do avô", kind="note")
    (hit,) = memory.search("ana", "vinho", kinds=("note",))
    assert hit.kind == "note"
