"""Folding text for comparison, without losing the way back to what was said."""

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lembrar.text.fold import fold, read, strip_invisible

HIDDEN = "\u200b\u200c\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u00ad\U000e0041\U000e007f"
TEXTS = st.one_of(
    st.text(),
    st.text(alphabet=HIDDEN + "\u200d\ufe0f\ufe0e\u0301aé👨👩🏽 "),
    st.text(alphabet=st.characters(categories=["Cf", "Cs", "Mn", "L", "So"])),
)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Três Ações, À VISTA!", "tres acoes, a vista!"),
        ("ÇÃO ñ Ü ő", "cao n u o"),
        ("Straße İstanbul", "straße istanbul"),
        ("３４ ٣", "34 3"),
        ("3º ½ R$ 🎉", "3º ½ r$ 🎉"),
        ("がか 한국", "がか 한국"),
    ],
)
def test_folding_drops_accents_and_case(text: str, folded: str) -> None:
    """G10: "tres" finds "Três"; scripts whose marks make other letters keep them."""
    assert fold(text) == folded


@given(TEXTS)
def test_a_span_of_the_fold_is_the_same_span_of_the_text(text: str) -> None:
    """G10: exactly one character for each; folding twice changes nothing more."""
    assert len(fold(text)) == len(text)
    assert fold(fold(text)) == fold(text)


def test_every_character_folds_to_one() -> None:
    """G10: no character of Unicode is left out."""
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    folded = fold(everything)
    assert len(folded) == len(everything)
    assert fold(folded) == folded


@given(TEXTS)
def test_nothing_invisible_is_left_and_nothing_visible_is_lost(text: str) -> None:
    """G10, G12: hidden characters cannot carry orders or split words."""
    stripped = strip_invisible(text)
    assert not set(stripped) & set(HIDDEN)
    assert strip_invisible(stripped) == stripped
    assert visible(stripped) == visible(text)


def visible(text: str) -> list[str]:
    """Leaving out whole categories that have hidden characters in them."""
    return [char for char in text if unicodedata.category(char) not in ("Cf", "Mn", "Lo", "Cn")]


@pytest.mark.parametrize(
    ("text", "stripped"),
    [
        ("i\u200bg\u200dn\u2060o\u00adr\ufeffe", "ignore"),
        ("\u202e5.000 $R\u202c", "5.000 $R"),
        ("oi\U000e0049\U000e0067\U000e006e", "oi"),
        ("família 👨‍👩‍👧 ❤️ 🏳️‍🌈", "família 👨‍👩‍👧 ❤️ 🏳️‍🌈"),
        ("👍" + "\ufe0f\ufe0e" * 20, "👍\ufe0f"),
        ("👨\u200d", "👨"),
    ],
)
def test_stripping_keeps_emoji_whole(text: str, stripped: str) -> None:
    """G10, G12: what joins the parts of an emoji stays, once."""
    assert strip_invisible(text) == stripped


@given(TEXTS)
def test_a_reading_knows_where_it_came_from(text: str) -> None:
    """G10: what is found in a cleaned text is pointed to in the original."""
    reading = read(text)
    for place, char in enumerate(reading.text):
        start, end = reading.span(place, place + 1)
        assert text[start:end] == char
