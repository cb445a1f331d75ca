"""Atoms and verification: nothing critical is lost, nothing is invented, nothing is too long."""

from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar.consolidate import atoms
from lembrar.consolidate.verify import verify
from lembrar.text.measure import cut, measure

AT = datetime.fromisoformat("2026-11-15T10:00:00-03:00")


def kinds(text: str, language: str = "pt") -> set[tuple[str, str]]:
    return {(a.kind, a.value) for a in atoms.find(text, AT, language)}


def test_atoms_are_found_and_normalised() -> None:
    """G2, F3: money, percentages, dates, names, in both languages."""
    found = kinds("Paguei R$ 1.234,56 ao Banco do Brasil até dezembro, com 12,5% de juros")
    assert ("money", "1234.56") in found
    assert ("percent", "12.5") in found
    assert ("date", "2026-12") in found
    assert ("name", "banco do brasil") in found
    english = kinds("I paid $1,200.50 to Grace Miller on March 5, 2027", "en")
    assert {("money", "1200.5"), ("date", "2027-03-05"), ("name", "grace miller")} <= english


def test_a_day_is_not_an_amount() -> None:
    """G2: the 20 of "dia 20" is a date and no number."""
    found = kinds("A reunião é dia 20 às 15h com 3 pessoas")
    assert ("date", "2026-11-20T15:00") in found
    assert ("number", "3") in found
    assert ("number", "20") not in found


@pytest.mark.parametrize(
    ("source", "summary", "missing"),
    [
        ("Gastei R$ 5.000 em maio", "gasto de R$ 5.000 em maio", set()),
        ("Gastei R$ 5.000 em maio", "gasto de 5 mil reais em maio", set()),
        ("Gastei R$ 5.000 em maio", "gastou bastante em maio", {"money"}),
        ("Gastei R$ 5.000", "gastou R$ 15.000", {"money"}),
        ("Falei com a Mariana", "conversa com Mariana", set()),
        ("Falei com a Mariana", "conversa com alguém", {"name"}),
        ("Não como carne de porco", "Não come carne de porco", set()),
        ("Não como carne de porco", "come carne de porco", {"negation"}),
    ],
)
def test_what_a_summary_lost(source: str, summary: str, missing: set[str]) -> None:
    """G2: found by rule before, checked after."""
    found = atoms.find(source, AT, "pt")
    assert {a.kind for a in atoms.lost(found, summary, AT, "pt")} == missing


def test_what_was_lost_is_put_back() -> None:
    """G2: where the size allows, into the text."""
    found = atoms.find("Paguei R$ 320,50 ao João em 10/03/2026", AT, "pt")
    result = verify("Pagou uma conta.", found, found, 50, "words", AT, "pt")
    assert result.lost == ()
    for detail in ("R$ 320,50", "João", "10/03/2026"):
        assert detail in result.text
    assert result.text.startswith("Pagou uma conta.")


def test_what_does_not_fit_is_told() -> None:
    """G2: where the size forbids it, what is lost is known, the most important last to go."""
    found = atoms.find("Paguei R$ 320,50 ao João Pedro em 10/03/2026", AT, "pt")
    result = verify("Pagou uma conta.", found, found, 6, "words", AT, "pt")
    assert measure(result.text, "words") <= 6
    assert "R$ 320,50" in result.text
    assert {a.kind for a in result.lost} >= {"name"}


def test_inventions_are_taken_out() -> None:
    """G2: a number or date that nobody said does not stay."""
    found = atoms.find("Gastei R$ 50 na feira", AT, "pt")
    text = "Gastou R$ 50 na feira. Também gastou R$ 900 em 01/02/2030."
    result = verify(text, found, found, 50, "words", AT, "pt")
    assert {a.value for a in result.invented} == {"900", "2030-02-01"}
    assert "900" not in result.text
    assert "R$ 50" in result.text


words_ = st.sampled_from(
    [
        "R$",
        "5.000",
        "10/03/2026",
        "Mariana",
        "não",
        "gosto",
        "decidi",
        "vender",
        "o",
        "carro.",
        "amanhã",
        "12,5%",
        "dois",
        "mil",
        "I",
        "never",
        "eat",
        "meat.",
        "next",
        "Friday",
        "$30",
        "João",
        "Pedro",
        "até",
        "dezembro,",
        "porque",
        "sim!",
        "😀",
        "漢字",
        ":",
    ]
)


@settings(max_examples=150)
@given(
    source=st.lists(words_, max_size=30).map(" ".join),
    summary=st.lists(words_, max_size=40).map(" ".join),
    limit=st.integers(0, 40),
    unit=st.sampled_from(["words", "tokens"]),
)
def test_never_over_size_and_never_silent(source: str, summary: str, limit: int, unit) -> None:
    """G2: for any summary of any source, the limit holds, and every atom is in the text or told."""
    found = atoms.find(source, AT, "pt")
    result = verify(summary, found, found, limit, unit, AT, "pt")
    assert measure(result.text, unit) <= limit
    gone = set(atoms.lost(found, result.text, AT, "pt"))
    assert gone <= set(result.lost)


@settings(max_examples=150)
@given(text=st.text(), limit=st.integers(0, 30), unit=st.sampled_from(["words", "tokens"]))
def test_cutting_never_exceeds(text: str, limit: int, unit) -> None:
    """R9: cut at a sentence if one fits, at a word if not, never over."""
    assert measure(cut(text, limit, unit), unit) <= limit


def test_cutting_prefers_whole_sentences() -> None:
    """R9: "cut at a sentence"."""
    text = "Primeira frase aqui. Segunda frase bem mais longa que a outra. Terceira."
    assert cut(text, 6, "words") == "Primeira frase aqui."
    assert cut(text, 2, "words") == "Primeira frase"
