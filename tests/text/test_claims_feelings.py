"""Feelings told by what a sentence does, with no word for them; and what only seems to be one."""

from datetime import datetime, timedelta, timezone

import pytest
from chatter import is_quick

from lembrar.model import Claim
from lembrar.text import claims
from lembrar.text.claims import feelings
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))


def found(text: str, language: str) -> list[Claim]:
    return list(feelings.find(Telling(text, AT, language)))


# language|message|what the claim must hold|whose, if not the user's
TOLD = """
pt|me sinto descartável na firma|descartavel|
pt|ando me sentindo um impostor|impostor|
pt|me orgulho muito da minha afilhada|afilhada|
pt|me decepcionei com o meu primo|primo|
pt|a mudança mexeu demais comigo|mexeu|
pt|bateu um desânimo hoje|desanimo|
pt|não tenho ânimo pra nada|animo|
pt|passei a noite chorando|chorando|
pt|fiquei em choque com o diagnóstico|choque|
pt|a saudade do meu avô tá apertando|saudade|
pt|acordei com um aperto no peito|aperto|
pt|tô uma fera com a construtora|fera|
pt|consertaram meu portão ontem, que alívio|alivio|
pt|minha cunhada se sente excluída|excluida|cunhada
pt|meu genro se decepcionou com o emprego novo|decepcionou|genro
pt|minha vizinha tá passando por uma fase difícil|fase|vizinha
en|I feel overlooked at work|overlooked|
en|the move has left me feeling hollow|hollow|
en|I can't shake the guilt|guilt|
en|I've had butterflies since breakfast|butterflies|
en|losing the house hit me hard|hit me hard|
en|this court case is taking its toll on me|toll|
en|I've lost all motivation|motivation|
en|I've never been happier|happier|
en|woke up with a lump in my throat|lump|
en|still sore about the referee|sore|
en|my cousin feels abandoned|abandoned|cousin
en|my aunt is beside herself with worry|beside herself|aunt
""".strip().splitlines()


@pytest.mark.parametrize("row", TOLD)
def test_a_feeling_is_found_by_what_the_sentence_does(row: str) -> None:
    """G5, K4: who feels, and that something is felt; the words may be any."""
    language, text, heart, whose = row.split("|")
    fitting = [
        c for c in found(text, language) if heart in fold(f"{c.content} {c.cause} {c.value}")
    ]
    assert fitting, found(text, language)
    assert fold(fitting[0].subject) == whose


NOTHING = """
pt|me sinto gripada
pt|me sinto à vontade com vocês
pt|fiquei sem sinal
pt|me arrependi, pode cancelar
pt|tem dia que dá vontade de largar tudo
pt|tô chorando de rir
pt|kkkkk tô no chão
pt|tô chocada com essa novela
pt|escreve um bilhete dizendo que estou muito feliz
en|I feel like pizza tonight
en|I feel sick, must be a bug
en|can't stop laughing
en|I'm torn between the two fonts
en|I'm disappointed with this answer
en|I'm hurt lol
en|I'm stoked you're helping
en|draft a note saying I'm heartbroken
""".strip().splitlines()


@pytest.mark.parametrize("row", NOTHING)
def test_bodies_laughter_and_dictated_words_tell_no_feeling(row: str) -> None:
    """K4: what passes with the moment, or is to be written for somebody."""
    language, text = row.split("|")
    assert found(text, language) == []


@pytest.mark.parametrize(
    "bit", ["me sinto muito ", "i feel so so ", "it really hit me ", "a saudade "]
)
def test_long_frames_are_read_at_once(bit: str) -> None:
    """G1: time is linear in the text."""
    assert is_quick(lambda text: claims.find(text, AT, "pt"), bit)
