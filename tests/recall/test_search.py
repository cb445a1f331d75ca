"""Search, as somebody who asks would notice it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import numpy as np
import pytest

from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.policy import Recall
from recall.people import CHAT, EMBEDDER, NOW, asked, docs, indexed, texts

POLICY = Recall()


@pytest.mark.parametrize("with_vectors", [True, False])
def test_finds_what_was_said_in_other_forms_of_the_word(with_vectors: bool) -> None:
    """A7, G10: stems and accents don't matter, with vectors or without."""
    index = indexed(docs(), with_vectors)
    assert texts(asked(index, "quanto gastei no DENTISTA?"))[0].startswith("Fui ao dentista")
    assert texts(asked(index, "qual o nome do cachorro?"))[0].startswith("Adotei um cachorrinho")
    assert texts(asked(index, "minhas alergias"))[0].startswith("Não como camarão")


def test_finds_by_meaning_without_a_common_word() -> None:
    """R11: history can be searched by meaning."""
    index = indexed(docs())
    assert "camarão" in " ".join(texts(asked(index, "que frutos do mar me fazem mal?"))[:3])


def test_finds_english_among_portuguese() -> None:
    """G10: both languages in one memory."""
    lines = [*CHAT, ("ana", "user", "My flights to Lisbon were cancelled again")]
    index = indexed(docs(lines), with_vectors=False)
    assert texts(asked(index, "was my flight cancelled?"))[0].startswith("My flights")


def test_numbers_are_found_however_they_are_written() -> None:
    """A7."""
    index = indexed(docs(), with_vectors=False)
    assert "5.000" in texts(asked(index, "para que eram os 5000?"))[0]


def test_speaker_and_time_lift_but_never_leave_out() -> None:
    """K6: guesses about who and when are boosts, not filters."""
    index = indexed(docs())
    said = asked(index, "o que você sugeriu para juntar dinheiro?")
    assert texts(said)[0].startswith("Sugiro guardar")
    assert any("Quero juntar" in text for text in texts(said))
    dated = asked(index, "o que eu fiz no dentista ontem?")
    assert any("dentista" in text for text in texts(dated)[:2])  # it was ten days ago


def test_time_asked_about_comes_first() -> None:
    """K6: of two that say the same, the one of that time is the better."""
    march = Doc("a", "Paguei o aluguel", at=NOW - timedelta(days=10), language="pt")
    january = Doc("b", "Paguei o aluguel atrasado", at=NOW - timedelta(days=60), language="pt")
    index = indexed([january, march])
    assert asked(index, "quando paguei o aluguel em março?").hits[0].doc.ref == "a"
    assert asked(index, "quando paguei o aluguel em janeiro?").hits[0].doc.ref == "b"


def test_an_answer_is_found_by_its_question() -> None:
    """A4: a message inherits from the one before it."""
    lines = [
        ("leo", "user", "qual é a senha do portão da garagem?"),
        ("ana", "user", "4471"),
        ("leo", "user", "valeu"),
        ("ana", "user", "choveu muito hoje"),
    ]
    index = indexed(docs(lines))
    assert "4471" in texts(asked(index, "senha da garagem"))[:2]


@pytest.mark.parametrize("with_vectors", [True, False])
def test_what_the_two_before_say_need_not_be_said_again(with_vectors: bool) -> None:
    """A4: the message that goes on about it is found by what stands up to two before it."""
    told = [
        "Ontem terminei a pintura do farol",
        "Que linda! E o que ela quer dizer?",
        "Liberdade, acima de tudo",
    ]
    other = ["Choveu muito hoje", "Pois é, nem saí de casa", "Amanhã melhora, acho"]
    some = [
        Doc(f"{chat}{at}", text, chat=chat, seq=at + 1, speaker="ana", role="user", at=NOW)
        for chat, lines in (("a", told), ("b", other))
        for at, text in enumerate(lines)
    ]
    found = asked(indexed(some, with_vectors), "o que significa a pintura do farol?")
    parts = {hit.doc.ref: hit.parts["before"] for hit in found.hits}
    assert parts["a2"] == parts["a1"] > 0 == parts["a0"]
    assert [hit.doc.ref for hit in found.hits[:3]].count("a2") == 1


def test_a_long_message_does_not_speak_for_those_after_it() -> None:
    """A4: it says too much to tell what they are about."""
    long = "O farol " + " ".join(f"assunto{n}" for n in range(POLICY.longest_key_words + 1))
    some = [
        Doc(f"d{at}", text, chat="a", seq=at + 1, speaker="ana", role="user", at=NOW)
        for at, text in enumerate([long, "Que bom", "Liberdade, acima de tudo"])
    ]
    found = asked(indexed(some), "o que significa o farol?")
    assert not any(hit.parts["before"] for hit in found.hits)


def test_after_the_first_a_sitting_counts_less() -> None:
    """A4: what takes many messages to answer was said on many days."""
    lines = [("ana", "user", f"Corri {n} km no parque, o treino foi bom") for n in range(60)]
    some = [replace(doc, at=NOW - timedelta(minutes=60 - n)) for n, doc in enumerate(docs(lines))]
    found = asked(indexed(some), "como foi o treino no parque?", limit=60)
    lifts = [hit.parts["sitting"] for hit in found.hits]
    first, others = lifts[: POLICY.sitting_first], lifts[POLICY.sitting_first :]
    assert min(first) == max(first)
    assert max(others) == pytest.approx(min(first) * POLICY.sitting_others)


def test_nothing_relevant_gives_little_or_nothing() -> None:
    """K6, G9: a question about somebody never spoken of is not answered with noise."""
    index = indexed(docs())
    strange = asked(index, "Qual enzima o professor Ramanathan estudou em Reykjavik?")
    assert strange.sure < POLICY.sure_none
    assert not strange.hits
    assert strange.missed  # but says what came nearest


def test_newest_message_is_found_at_once() -> None:
    """G4: read your writes."""
    index = indexed(docs())
    extra = docs([*CHAT, ("ana", "user", "Comprei um violoncelo usado")])[-1]
    index.add([extra], [EMBEDDER.encode([extra.text])])
    assert texts(asked(index, "que instrumento comprei, o violoncelo?"))[0] == extra.text


def test_score_parts_add_up_to_the_rank() -> None:
    """G9: each hit says what its place is made of."""
    found = asked(indexed(docs()), "quanto gastei no dentista?")
    sums = [sum(v for k, v in hit.parts.items() if k != "similarity") for hit in found.hits]
    assert sums == sorted(sums, reverse=True)
    assert {"words", "meaning", "neighbours", "sitting"} <= set(found.hits[0].parts)


def test_relevance_of_the_assistant_preset() -> None:
    """A4: priority x (0.4 recency + 0.4 similarity + 0.2 usage), at most 10."""
    policy = replace(
        POLICY, similarity_share=0.4, recency_share=0.4, usage_share=0.2, priority_power=1.0
    )
    fact = Doc("f", "Prefere reuniões de manhã", at=NOW, priority=8.0, accesses=3, language="pt")
    hit = asked(indexed([fact], policy=policy), "reuniões de manhã").hits[0]
    parts = hit.parts
    wanted = 8.0 * (0.4 * 1.0 + 0.4 * parts["similarity"] + 0.2 * np.log(4) / 10)
    assert hit.score == pytest.approx(wanted)
    loud = replace(fact, priority=100.0)
    assert asked(indexed([loud], policy=policy), "reuniões de manhã").hits[0].score == 10.0


def test_best_of_each_layer() -> None:
    """A4: so many of each layer, the rest are near misses."""
    policy = replace(POLICY, layers={"long": 2})
    facts = [Doc(f"f{n}", f"Gosta de café {n}", layer="long", language="pt") for n in range(5)]
    found = asked(indexed(facts, policy=policy), "café")
    assert len(found.hits) == 2
    assert len(found.missed) == 3


def test_score_times_weight_times_recency_of_the_companion_preset() -> None:
    """K6: a faded fact ranks below a firm one that says the same."""
    policy = replace(POLICY, weight_power=1.0, recency_power=1.0)
    firm = Doc("firm", "Gosta de chá", weight=1.0, at=NOW, language="pt")
    faded = Doc("faded", "Gosta de chá preto", weight=0.3, at=NOW, language="pt")
    old = Doc("old", "Gosta de chá gelado", at=NOW - timedelta(days=90), language="pt")
    found = asked(indexed([old, faded, firm], policy=policy), "gosta de chá?")
    assert found.hits[0].doc.ref == "firm"


def test_kinds_asked_for_by_the_caller_are_kept_to() -> None:
    """K6: filtered by kind where the caller says so."""
    fact = Doc("f", "Tem alergia a camarão", kind="bio", language="pt")
    index = indexed([*docs(), fact])
    assert [hit.doc.ref for hit in asked(index, "alergia", kinds=("bio",)).hits] == ["f"]
    early = asked(index, "alergia", until=NOW - timedelta(days=30))
    assert all(hit.doc.at is None for hit in early.hits)


def test_the_same_said_twice_is_shown_once() -> None:
    """A4: diversity."""
    twice = [Doc(f"m{n}", "Comprei pão", speaker="ana", at=NOW, language="pt") for n in range(2)]
    assert len(asked(indexed(twice), "pão").hits) == 1


def test_an_empty_memory_finds_nothing() -> None:
    """A7."""
    found = asked(Index(), "qualquer coisa")
    assert found.hits == ()
    assert asked(indexed(docs()), "???").hits == ()
    assert asked(indexed(docs(), with_vectors=False), "").hits == ()


def test_what_nearly_every_memory_says_tells_none_apart() -> None:
    """A7: among many, a word of all of them neither hides nor makes up what is asked for."""
    many = [
        Doc(f"m{n}", f"Compra {n}: gastei {n} na padaria", at=NOW, language="pt")
        for n in range(1100)
    ]
    rare = Doc("rare", "Na padaria comprei um bolo de fubá", at=NOW, language="pt")
    index = indexed([*many, rare], with_vectors=False)
    found = asked(index, "padaria fubá")
    assert found.hits[0].doc.ref == "rare" and found.covered == pytest.approx(1.0)
    alone = asked(index, "fubá")
    assert [hit.doc.ref for hit in alone.hits][:1] == ["rare"]
    assert asked(index, "padaria canoagem").covered < 0.5
