"""Words and tokens: counting them, and cutting by them without ever going over."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
import rs_bpe
from hypothesis import example, given
from hypothesis import strategies as st

from lembrar.text import tokens, words

# --- words ---

WORD_COUNTS = [
    ("", 0),
    ("   \n\t ", 0),
    ("uma", 1),
    ("Quero economizar R$ 5.000 até junho", 6),
    ("Combinado! Meta criada.", 3),
    ("guarda-chuva", 1),
    ("  espaços   a\tmais \n aqui  ", 4),
    ("nbsp\u00a0também\u00a0separa", 3),
    ("I've saved $1,200.50 already 🎉", 5),
    ("— travessão — conta —", 5),
    ("你好世界", 4),
    ("你好，世界。", 4),
    ("「你好」", 2),
    ("iPhone手机 16", 4),
    ("カタカナ", 4),
    ("안녕 하세요", 5),
]


@pytest.mark.parametrize(("text", "count"), WORD_COUNTS)
def test_words_are_counted(text: str, count: int) -> None:
    """F5, F13 (5.1): the word counter counts as people and `wc -w` do."""
    assert words.count(text) == count
    assert len(words.words(text)) == count


def test_the_limits_of_the_finance_preset_are_counted_exactly() -> None:
    """F5, F13 (5.1): 2,250 words are 2,250, however they are spaced."""
    said = ["palavra"] * 2250
    assert words.count(" ".join(said)) == words.count("\n\n".join(said)) == 2250


@given(st.text(alphabet=st.characters(max_codepoint=0x2FFF)))
def test_spaced_scripts_split_at_white_space(text: str) -> None:
    """F5: without ideographs, a word is what white space separates."""
    assert words.words(text) == text.split()


@given(st.text(), st.text())
def test_words_add_up_and_lose_nothing(one: str, other: str) -> None:
    """F5: two texts on two lines have the words of both, and every visible character is in one."""
    assert words.count(f"{one}\n{other}") == words.count(one) + words.count(other)
    assert "".join(words.words(one)) == "".join(one.split())


# --- tokens ---

# Texts that tokenise badly: joined emoji, loose accents, flags, half surrogates, runs of one thing.
WHOLE = str.split("""
    a é é 漢 👨‍👩‍👧 👍🏽 🇧🇷 1 2026 . 's THE the international ization ção İ ! <|endoftext|> R$ 5.000
    aaaaaaaa
""")
WHOLE_PIECES = st.sampled_from([*WHOLE, " ", "  ", " the", "\n", "\r\n", "\t", "        "])
PIECES = st.one_of(WHOLE_PIECES, st.sampled_from(["\ud800", "\udc00", "\u0301", "\u200d"]))
TEXTS = st.one_of(
    st.text(), st.lists(PIECES, max_size=60).map("".join), st.text(alphabet=st.characters())
)
LIMITS = st.integers(0, 40)
ENCODINGS = st.sampled_from(tokens.ENCODINGS)


@given(TEXTS, LIMITS, ENCODINGS)
@example("👨‍👩‍👧‍👦", 3, "o200k_base")
@example("e" + "\u0301" * 500, 7, "o200k_base")
@example(" " * 5000, 3, "cl100k_base")
@example("\ud83d", 1, "o200k_base")
def test_a_cut_text_never_passes_its_limit(text: str, limit: int, encoding: str) -> None:
    """G1: for every input whatever, and it is the start or end of what was said."""
    start = tokens.head(text, limit, encoding)
    end = tokens.tail(text, limit, encoding)
    assert text.startswith(start)
    assert text.endswith(end)
    assert tokens.count(start, encoding) <= limit
    assert tokens.count(end, encoding) <= limit
    if tokens.count(text, encoding) <= limit:
        assert start == end == text


@given(TEXTS, LIMITS, st.sampled_from(["…", " […] ", "\n[… 17 …]\n", "", "[" * 50]))
def test_a_clipped_text_never_passes_its_limit(text: str, limit: int, marker: str) -> None:
    """G1, F2: start, marker, end; or the text itself; or, with no room for a marker, its start."""
    clipped = tokens.clip(text, limit, marker)
    assert tokens.count(clipped) <= limit
    if tokens.count(text) <= limit:
        assert clipped == text
    elif tokens.count(marker) > limit:
        assert clipped == tokens.head(text, limit)
    else:
        assert marker in clipped


@given(st.lists(WHOLE_PIECES, max_size=25), st.integers(0, 15))
def test_no_longer_start_or_end_would_fit(pieces: list[str], limit: int) -> None:
    """G1: a budget is used to the full: no larger cut between whole characters fits it."""
    text = "".join(pieces)
    start, end = tokens.head(text, limit), tokens.tail(text, limit)
    for cut in range(len(pieces) + 1):
        before, after = "".join(pieces[:cut]), "".join(pieces[cut:])
        assert len(start) >= len(before) or tokens.count(before) > limit
        assert len(end) >= len(after) or tokens.count(after) > limit


@pytest.mark.parametrize(
    "character",
    [
        "👨‍👩‍👧‍👦",
        "👍🏽",
        "🇧🇷",
        "e\u0301",
        "\r\n",
        "🏴\U000e0067\U000e0062\U000e007f",
        "\ud83d\ude00",
    ],
)
def test_a_character_of_several_parts_stays_whole(character: str) -> None:
    """G1: no half emoji, flag or accented letter is left at a cut."""
    text = f"a{character}" * 5
    for limit in range(1, tokens.count(text)):
        for cut in (tokens.head(text, limit), tokens.tail(text, limit)):
            assert set(cut.replace(character, "")) <= {"a"}


@given(TEXTS, ENCODINGS)
def test_fits_agrees_with_count(text: str, encoding: str) -> None:
    """G1: the quick answer is the exact one."""
    exact = tokens.count(text, encoding)
    assert tokens.fits(text, exact, encoding)
    assert not tokens.fits(text, exact - 1, encoding)
    assert tokens.fits(text, 10**30, encoding)


def test_counts_are_those_of_the_models() -> None:
    """G1: known counts of o200k and cl100k; control words of models are plain text."""
    assert tokens.count("hello world") == 2
    assert tokens.count("Olá, tudo bem?") == tokens.count("Olá, tudo bem?", "o200k_base")
    assert tokens.count("tiktoken is great!", "cl100k_base") == 6
    assert tokens.count("<|endoftext|>") > 1


def test_half_characters_count_as_their_replacement() -> None:
    """G1: broken input is counted, not refused."""
    assert tokens.count("a\ud800b") == tokens.count("a\ufffdb")
    assert tokens.head("a\ud800b" * 10, 3) != ""


@pytest.mark.parametrize("limit", [0, -1, -(10**30)])
def test_no_room_leaves_nothing(limit: int) -> None:
    """G1: an exhausted budget gives an empty text, not an error."""
    assert tokens.head("abc", limit) == tokens.tail("abc", limit) == ""
    assert tokens.clip("abc", limit, "…") == ""
    assert not tokens.fits("abc", limit)


@pytest.mark.parametrize(
    "bit", ["a", "the quick fox ", " ", "1", "漢", "👨‍👩‍👧", "\u0301", "\n", "🇧🇷", "\ud800"]
)
def test_a_giant_message_is_cut_within_its_limit(bit: str) -> None:
    """G1, F2: five megabytes of anything."""
    text = (bit * 5_000_000)[:5_000_000]
    for limit in (1, 100, 3000):
        for cut in (tokens.head(text, limit), tokens.tail(text, limit)):
            assert tokens.count(cut) <= limit
        assert tokens.count(tokens.clip(text, limit, "\n[…]\n")) <= limit


def test_a_clip_ends_and_begins_with_whole_sentences_where_it_can() -> None:
    """F2, G1: a large message shows its head and tail, readable, with the marker between."""
    text = " ".join(f"Esta é a frase número {n} da mensagem." for n in range(200))
    clipped = tokens.clip(text, 100, "\n[…]\n")
    start, end = clipped.split("\n[…]\n")
    assert text.startswith(start + " ")
    assert text.endswith(" " + end)
    assert start.endswith("mensagem.")
    assert end.startswith("Esta")
    assert 70 <= tokens.count(clipped) <= 100


def test_an_unknown_encoding_is_refused_with_the_known_ones() -> None:
    """G1: no silent guess about how a model counts."""
    for call in (tokens.count, lambda text, encoding: tokens.head(text, 5, encoding)):
        with pytest.raises(ValueError, match="o200k_base, cl100k_base"):
            call("abc", "gpt-5")


def test_the_tables_load_when_first_used_and_once() -> None:
    """G1: importing costs nothing; threads share one tokeniser."""
    check = "import sys, lembrar.text.tokens; sys.exit('rs_bpe' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(tokens.count, ["olá mundo"] * 50)) == {tokens.count("olá mundo")}


_PIECES = st.sampled_from(
    ["a", "É", "12", " ", "  ", "\n", "\n\n", "\r\n", "/", "//", ".", "!?", "- ", "\t", "\u00a0",
     "\u2028", "\x1c", "\x85", "ção", "你", "😀", "'s", "\u0301", "\ud800"]
)  # fmt: skip


@given(st.lists(_PIECES, max_size=60), st.sampled_from(tokens.ENCODINGS))
def test_counting_line_by_line_counts_the_whole(pieces: list[str], encoding: str) -> None:
    """G1: a page is counted by its lines, which were counted before, and not one token is off."""
    page = "".join(pieces) + "\n" + "x" * 1001  # too long to be one line
    whole = getattr(rs_bpe.bpe.openai, encoding)()
    assert tokens.count(page, encoding) == whole.count(page.replace("\ud800", "\ufffd"))
