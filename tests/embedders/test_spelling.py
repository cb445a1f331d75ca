"""How text is cut into words for the bundled embedder."""

import pytest

from lembrar.embedders import spelling


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Bom dia, Ana!", ["bom", "dia", "ana"]),
        ("I don't know", ["i", "don't", "know"]),
        ("I don’t know", ["i", "don't", "know"]),
        ("guarda-chuva_novo", ["guarda", "chuva", "novo"]),
        ("R$ 5.000,00", ["r", "5", "000", "00"]),
        ("oi🙂🙂", ["oi", "🙂", "🙂"]),
        ("cafe\u0301", ["café"]),
        ("", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    """G10: words, numbers and emoji, in one form whatever the keyboard."""
    assert spelling.words(text) == expected


def test_a_word_without_end_is_cut() -> None:
    """G5: no single word can cost unbounded time."""
    assert max(map(len, spelling.words("a" * 1000))) == 32


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("voce", "voce"), ("ação", "acao"), ("muitooo", "muito"), ("kkkkk", "haha"), ("rsrs", "haha")],
)
def test_respellings_offer_what_was_meant(typed: str, meant: str) -> None:
    """G10: WhatsApp style, read without a list of every stretch and laugh."""
    assert meant in spelling.respellings(typed)


def test_grams_ignore_accents_and_stay_in_range() -> None:
    """G10: "acao" has the same grams as "ação", so it is read alike even when unknown."""
    assert spelling.grams("ação", 1000) == spelling.grams("acao", 1000)
    assert all(0 <= bucket < 1000 for bucket in spelling.grams("inconstitucional", 1000))
    assert spelling.grams("a", 1000)
