"""Negations and what they deny."""

import unicodedata

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given

from lembrar.text.negation import find

# text, then each cue with what it denies
PORTUGUESE = [
    ("não como carne de porco", ["não como carne de porco"]),
    ("Eu nunca fumei na vida", ["nunca fumei na vida"]),
    ("jamais emprestaria dinheiro a ele", ["jamais emprestaria dinheiro a ele"]),
    ("não bebo cerveja escura nem vinho", ["não bebo cerveja escura", "nem vinho"]),
    ("quero o bolo sem glúten, tá?", ["sem glúten"]),
    ("parei de fumar em 2019", ["parei de fumar em 2019"]),
    ("deixei de comer doce depois do susto", ["deixei de comer doce depois do susto"]),
    ("desisti da viagem", ["desisti da viagem"]),
    ("não moro mais em Natal", ["não moro mais em Natal"]),
    ("nao posso gastar mais de R$ 1.500,50 por mês", ["nao posso gastar mais de R$ 1.500,50"]),
    ("n gosto de coentro", ["n gosto de coentro"]),
    ("ñ vou hoje", ["ñ vou hoje"]),
    ("não tenho nenhum filho", ["não tenho nenhum filho"]),
    ("ninguém sabe da dívida", ["ninguém sabe da dívida"]),
    ("não fui porque não quis", ["não fui", "não quis"]),
    ("Não, não tenho carro próprio", ["não tenho carro próprio"]),
    ("quero não, valeu", ["quero não"]),
    ("tenho carro não.", ["tenho carro não"]),
    ("eu tomo leite, mas minha filha não.", ["minha filha não"]),
    ("nada de açúcar no meu café", ["nada de açúcar no meu café"]),
    ("nunca mais volto lá", ["nunca mais volto lá"]),
    # nothing is denied
    ("Você vem no sábado, não é?", []),
    ("tá frio, né?", []),
    ("não só canta como também dança", []),
    ("por que não almoçamos juntos amanhã?", []),
    ("fui no banco e depois no mercado", []),
    ("sem dúvida é a melhor opção", []),
    ("sem problemas, pode deixar", []),
    ("não vejo a hora de viajar", []),
    ("Não, obrigado", []),
    ("ele corre que nem um louco", []),
    ("não deixe de provar o bolo", []),
    ("o apartamento nº 5 fica no n 12 da rua", []),
]  # fmt: skip
ENGLISH = [
    ("I don't eat pork pies", ["don't eat pork pies"]),
    ("I've never smoked in my life", ["never smoked in my life"]),
    ("she would not lend him money", ["not lend him money"]),
    ("I drink neither beer nor wine", ["neither beer", "nor wine"]),
    ("I'd like the cake without gluten, ok?", ["without gluten"]),
    ("I stopped smoking in 2019", ["stopped smoking in 2019"]),
    ("I quit my job at the mill", ["quit my job at the mill"]),
    ("we gave up sugar for Lent", ["gave up sugar for Lent"]),
    ("I no longer live in Leeds", ["no longer live in Leeds"]),
    ("that isn't my bag", ["isn't my bag"]),
    ("dont text me after ten", ["dont text me after ten"]),
    ("I can’t swim in rivers", ["can’t swim in rivers"]),
    ("he hasn't paid yet because he wasn't told", ["hasn't paid yet", "wasn't told"]),
    ("I have no savings and no pension", ["no savings", "no pension"]),
    ("nobody told my sister", ["nobody told my sister"]),
    ("I don't have any debts anymore", ["don't have any debts anymore"]),
    ("he eats cheese but my wife doesn't", ["my wife doesn't"]),
    ("No, I did not order that", ["not order that"]),
    # nothing is denied
    ("You like the flat, don't you?", []),
    ("not only cheap but also good", []),
    ("no problem, take your time", []),
    ("why don't we have lunch tomorrow?", []),
    ("without a doubt the best one", []),
    ("I can't wait to see the house", []),
    ("No, thanks", []),
    ("I stopped by the office", []),
    ("rock n roll will live on", []),
    ("never mind, it's done", []),
    ("no worries at all", []),
    ("don't worry about the mess", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "scopes"), PORTUGUESE + ENGLISH)
def test_what_is_denied_is_found(text: str, scopes: list[str]) -> None:
    """G2, G10: a summary that drops one of these says the opposite; idioms deny nothing."""
    assert [negation.scope_text for negation in find(text)] == scopes


@pytest.mark.parametrize(
    ("text", "cue"),
    [("hoje não como fora", "não"), ("parei de correr", "parei de"), ("it isn't so", "isn't")],
)
def test_the_cue_is_told_from_its_scope(text: str, cue: str) -> None:
    """G2: `text` is the word that denies, `scope_text` that word with what it denies."""
    (negation,) = find(text)
    assert negation.text == text[negation.start : negation.end] == cue
    assert negation.scope_text.startswith(cue)


def test_loose_accents_make_no_difference() -> None:
    """G2, G10: «não» typed with a combining tilde still denies."""
    text = unicodedata.normalize("NFD", "Não aceito cartão")
    assert [negation.scope_text for negation in find(text)] == [text]


@given(TEXTS)
def test_cues_are_stretches_of_the_text_in_order(text: str) -> None:
    """G2: a negation is found exactly where it was said, and always denies something."""
    end = 0
    for negation in find(text):
        assert negation.text == text[negation.start : negation.end] != ""
        assert negation.scope_text in text
        assert len(negation.scope_text) > len(negation.text)
        assert negation.start >= end
        end = negation.end


@pytest.mark.parametrize("bit", [*HOSTILE, "no a. ", "pq não ", "nenhum "])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(find, bit)
