"""The index: added to, taken from, and always as if it were made anew."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.parts import parts
from lembrar.recall.query import understand
from lembrar.recall.rank import Scored, search
from lembrar.recall.spend import in_order, spend
from lembrar.text.stems import stem, stems
from recall.people import CHAT, EMBEDDER, NOW, asked, docs, indexed, texts

QUESTIONS = ["quanto gastei no dentista?", "nome do cachorro", "o que você sugeriu?", "alergia"]


def ranking(index: Index, question: str) -> list[tuple[str, float]]:
    return [(hit.doc.ref, round(hit.score, 4)) for hit in asked(index, question).hits]


def add_one_by_one(some: list[Doc], with_vectors: bool) -> Index:
    index = Index(EMBEDDER.dimensions if with_vectors else 0)
    for doc in some:
        index.add([doc], [EMBEDDER.encode(parts(doc.text))] if with_vectors else None)
    return index


@pytest.mark.parametrize("with_vectors", [True, False])
def test_the_order_of_adding_does_not_matter(with_vectors: bool) -> None:
    """A7: whatever a store gives first, the same memories rank the same."""
    all_docs = [replace(doc, language="pt") for doc in docs()]
    whole = indexed(all_docs, with_vectors)
    mixed = list(all_docs)
    random.Random(4).shuffle(mixed)
    shuffled = add_one_by_one(mixed, with_vectors)
    for question in QUESTIONS:
        assert dict(ranking(whole, question)) == pytest.approx(dict(ranking(shuffled, question)))


def test_what_was_removed_leaves_no_trace_in_the_ranking() -> None:
    """G11: erased is not found, and the rest ranks as if it had never been."""
    all_docs = [replace(doc, language="pt") for doc in docs()]
    index = indexed(all_docs)
    index.remove([all_docs[2].ref, "unknown"])
    assert len(index) == len(all_docs) - 1
    assert all("dentista" not in text for q in QUESTIONS for text in texts(asked(index, q)))
    left = indexed([doc for doc in all_docs if doc.ref != all_docs[2].ref])
    for question in QUESTIONS:
        ranked = ranking(left, question)
        assert dict(ranking(index, question)) == pytest.approx(dict(ranked), abs=1e-3)


def test_many_removals_make_the_index_small_again() -> None:
    """G11: nothing of the removed ones is kept."""
    many = [Doc(f"d{n}", f"recado número {n} sobre aluguel", language="pt") for n in range(300)]
    index = indexed(many)
    index.remove([f"d{n}" for n in range(250)])
    assert len(index) == 50
    assert len(index.docs) < 300
    assert {hit.doc.ref for hit in asked(index, "aluguel").hits} <= {
        f"d{n}" for n in range(250, 300)
    }


def test_a_known_ref_replaces_the_old_text() -> None:
    """A7."""
    index = indexed([Doc("f1", "Mora em Recife", language="pt")])
    index.add([Doc("f1", "Mora em Natal", language="pt")], [EMBEDDER.encode(["Mora em Natal"])])
    assert texts(asked(index, "onde mora?")) == ["Mora em Natal"]
    assert len(index) == 1


def test_neighbours_are_of_one_chat_and_one_sitting() -> None:
    """A4: what was said days later is no neighbour."""
    lines = docs(CHAT[:4])
    index = indexed([*lines, *docs(CHAT[:2], chat="other")])
    places = index.places
    assert index.previous.all[places["chat-1"]] == places["chat-0"]
    assert index.previous.all[places["chat-2"]] == -1  # two days later
    assert index.previous.all[places["other-0"]] == -1


def test_a_long_answer_is_no_key_to_what_follows() -> None:
    """A4: role-aware in effect: an essay of the assistant would match everything."""
    essay = " ".join(f"palavra{n}" for n in range(100))
    lines = [("bot", "assistant", essay), ("ana", "user", "valeu pela ajuda")]
    index = indexed(docs(lines))
    assert index.key.all[1] == -1
    assert index.previous.all[1] == 0


def test_no_vectors_for_some_is_no_obstacle() -> None:
    """A7: falls back to words where there is no vector."""
    index = indexed(docs())
    index.add([Doc("bare", "O alvará está na gaveta verde", language="pt")])
    assert texts(asked(index, "onde está o alvará?"))[0].startswith("O alvará")


def test_parts_are_never_many_and_lose_no_word() -> None:
    """A7: a giant message is searched by parts."""
    text = " ".join(f"Frase {n} tem cinco palavras." for n in range(500))
    assert len(parts(text)) <= 13
    assert " ".join(parts(text)).split() == text.split()
    assert parts("") == [""]
    assert parts("oi") == ["oi"]


def test_a_needle_in_a_long_message_is_found() -> None:
    """A7: the best part counts, not only the whole."""
    filler = " ".join(f"O relatório {n} fala de vendas e de estoque." for n in range(30))
    long = Doc(
        "long", f"{filler} A chave reserva está com a vizinha Odete. {filler}", language="pt"
    )
    others = [Doc(f"o{n}", f"mensagem sobre vendas {n}", language="pt") for n in range(20)]
    assert (
        asked(indexed([*others, long]), "com quem está a chave reserva?").hits[0].doc.ref == "long"
    )


def test_spending_stays_within_the_room() -> None:
    """G1: never over; a day's heading is paid once; a smaller one may still fit."""
    found = asked(indexed(docs()), "dentista cachorro camarão juntar")

    def day(hit: Scored) -> tuple[object, int]:
        return hit.doc.at and hit.doc.at.date(), 5

    for room in range(0, 120, 7):
        chosen = spend(found, room, lambda hit: len(hit.doc.text.split()), day)
        days = {day(hit)[0] for hit in chosen}
        cost = sum(len(hit.doc.text.split()) for hit in chosen) + 5 * len(days)
        assert cost <= room * found.share
        times = [hit.doc.at for hit in in_order(chosen) if hit.doc.at]
        assert times == sorted(times)


def test_understanding() -> None:
    """K6: topics, names, dates, who spoke, what kind of fact, what kind of answer."""
    query = understand("O que eu disse do dentista na semana passada?", NOW)
    assert query.role == "user"
    assert query.days[0][0] < (NOW - timedelta(days=4)).date()
    assert query.words == ("dentista",)
    assert understand("what did you recommend last summer?", NOW).role == "assistant"
    assert understand("qual é a minha comida favorita?", NOW).kinds == ("preference",)
    named = understand("What did Bruno's sister cook?", NOW, speakers=["bruno", "carla"])
    assert named.speakers == ("bruno",)
    assert "bruno" not in named.about.lower()
    assert "sister" in named.words


def test_stems_of_both_languages() -> None:
    """G10: accents, plurals and diminutives share a stem."""
    for group in ("acao acoes", "viagem viagens", "cachorro cachorrinho", "animal animais"):
        assert len({stem(word, "pt") for word in group.split()}) == 1
    assert stem("running", "en") == "run"
    assert stems("running") == ("running", "run")


def test_search_is_exact_and_repeatable() -> None:
    """A7: the same query gives the same ranking."""
    index = indexed(docs())
    query = understand("quanto gastei?", NOW, speakers=index.speakers)
    vector = EMBEDDER.encode([query.about])[0]
    assert search(index, query, NOW, None, vector) == search(index, query, NOW, None, vector)
