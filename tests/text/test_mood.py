"""Feelings by the words people use for them."""

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given

from lembrar.text import mood

# message | label | sign of the valence | what it is about
SAID = """
pt|to mto ansiosa com a prova|ansiedade|-1|prova
pt|tô muito feliz com a notícia|alegria|1|noticia
pt|que raiva desse banco|raiva|-1|banco
pt|tristeee demais hoje|tristeza|-1|
pt|ando cansadinha|cansaço|-1|
pt|não tô feliz no trabalho|insatisfação|-1|trabalho
pt|o barulho me deixa nervosa|nervosismo|-1|barulho
pt|uhuuul passei|animação|1|
pt|😡|raiva|-1|
en|feeling down because of work|sad|-1|work
en|so excited about the trip|excited|1|trip
en|I'm burnt out|exhausted|-1|
en|work is stressing me out|stressed|-1|work
en|ugh|angry|-1|
""".strip().splitlines()


@pytest.mark.parametrize("row", SAID)
def test_how_the_speaker_feels(row: str) -> None:
    """K2, K4: a label in the language of the message, how good or bad, and what about."""
    language, text, label, sign, trigger = row.split("|")
    feeling = mood.read(text, language)
    assert feeling is not None
    assert feeling.label == label
    assert feeling.valence * int(sign) > 0
    assert trigger in feeling.trigger


@pytest.mark.parametrize(
    "text",
    [
        "minha irmã tá ansiosa",
        "você está triste?",
        "se eu ficasse triste",
        "feliz aniversário!",
        "to morrendo de fome",
        "bom dia, tudo bem?",
        "my boss is angry",
        "kkkkkk",
        "não estou triste",
        "o wifi caiu",
    ],
)
def test_what_says_nothing_of_the_speakers_mood(text: str) -> None:
    """K2: others' feelings, questions, courtesies and laughter."""
    assert mood.read(text, "pt") is None


def test_feelings_are_named_in_order() -> None:
    """K2: denied ones don't count."""
    found = mood.find("Estava triste, não estou mais ansiosa, agora estou feliz")
    assert [one.pt for one in found] == ["tristeza", "alegria"]
    assert [one.label("en") for one in mood.find("I'm so worried")] == ["worried"]


def test_words_with_other_uses_need_more() -> None:
    """K2: down, low and blue are feelings only where somebody is said to feel so."""
    assert mood.find("the blue car went down the low road") == []
    assert [one.en for one in mood.find("I'm feeling blue")] == ["sad"]


@given(TEXTS)
def test_any_text_can_be_read(text: str) -> None:
    """G1: nothing that is typed breaks it."""
    feeling = mood.read(text, "pt")
    assert feeling is None or -1 <= feeling.valence <= 1


@pytest.mark.parametrize("bit", [*HOSTILE, "to triste ", "que raiva "])
def test_long_texts_are_read_at_once(bit: str) -> None:
    """G1: time is linear in the text."""
    assert is_quick(mood.find, bit)
    assert is_quick(lambda text: mood.read(text, "pt"), bit)
