"""The bundled embedder: what a user can rely on."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar.embedders import Embedder
from lembrar.embedders.static import MODEL, StaticEmbedder

EMBEDDER = StaticEmbedder()

# Own sentences, in no data set: each group says one thing in Portuguese and in English.
SAYINGS = [
    ("Minha irmã se muda para Curitiba em março", "My sister is moving to Curitiba in March"),
    ("Esqueci de pagar a conta de luz", "I forgot to pay the electricity bill"),
    ("O cachorro precisa tomar vacina", "The dog needs to get vaccinated"),
    ("Quero trocar de emprego este ano", "I want to change jobs this year"),
    ("Meu avô adora jogar xadrez", "My grandfather loves playing chess"),
    ("A reunião foi adiada para sexta", "The meeting was postponed to Friday"),
]


def likeness(left: str, right: str) -> float:
    a, b = EMBEDDER.encode([left, right])
    return float(a @ b)


def test_is_an_embedder_named_by_its_content() -> None:
    """G5: the default embedder needs nothing but the package; its name pins the vector space."""
    assert isinstance(EMBEDDER, Embedder)
    assert EMBEDDER.name.startswith("static-")
    assert len(EMBEDDER.name) == len("static-") + 12
    vectors = asyncio.run(EMBEDDER.embed(["bom dia", "good morning"]))
    assert vectors.shape == (2, EMBEDDER.dimensions)
    assert vectors.dtype == np.float32


@pytest.mark.parametrize(("portuguese", "english"), SAYINGS)
def test_the_same_thing_said_in_the_other_language_is_nearest(
    portuguese: str, english: str
) -> None:
    """G10, R11: meaning is found across Portuguese and English."""
    query = EMBEDDER.encode([portuguese])
    others = EMBEDDER.encode([said for _, said in SAYINGS])
    assert SAYINGS[int((query @ others.T).argmax())][1] == english


@pytest.mark.parametrize(
    ("said", "other_words", "else_"),
    [
        ("Estou sem dinheiro", "Minha conta bancária está vazia", "Meu carro é vermelho"),
        ("Ela está grávida", "Ela vai ter um bebê", "Ela vai ter uma reunião"),
        ("My back hurts a lot", "I have terrible pain in my spine", "I have a terrible boss"),
        ("We got married in June", "Our wedding was in June", "Our exam was in June"),
    ],
)
def test_other_words_for_the_same_thing_are_nearer(said: str, other_words: str, else_: str) -> None:
    """R11: search is by meaning, not by shared words, in both languages."""
    assert likeness(said, other_words) > likeness(said, else_)


@pytest.mark.parametrize(
    ("typed", "proper"),
    [
        ("vc ta bem?", "Você está bem?"),
        ("amanha eu nao vou pq to doente", "Amanhã eu não vou porque estou doente"),
        ("qdo vc chega hj", "Quando você chega hoje?"),
        ("saudadeeees de vcs", "Saudades de vocês"),
        ("im gonna b late, thx", "I'm going to be late, thanks"),
    ],
)
def test_reads_phone_spelling(typed: str, proper: str) -> None:
    """G10: no accents, abbreviations and stretched words change the meaning little."""
    other = "O relatório da empresa foi publicado na semana passada"
    assert likeness(typed, proper) > 0.6
    assert likeness(typed, proper) > likeness(typed, other) + 0.4


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Jantei com a Zorlandra ontem", "Quem é Zorlandra?"),
        ("Meu médico receitou Fluxomirtal", "Para que serve o Fluxomirtal?"),
        ("The Brixolate broke again", "Who sold us the Brixolate?"),
    ],
)
def test_a_name_that_no_one_taught_it_counts_in_its_sentence(said: str, asked: str) -> None:
    """G10, R11: people, medicines and brands that no training held are what questions ask for."""
    assert likeness(said, asked) > 0.3


def test_a_word_that_both_languages_use_is_read_in_its_sentence() -> None:
    """G10: "time" is a team in Portuguese and hours in English."""
    team = likeness("Meu time ganhou o jogo", "My team won the game")
    assert team > likeness("Meu time ganhou o jogo", "What time does the game start?")


@pytest.mark.parametrize(
    ("text", "first_numbers"),
    [
        ("Bom dia, tudo bem?", [-0.35223, -0.3206, -0.00083, 0.0499]),
        ("My keys are on the kitchen table", [-0.17273, -0.27613, -0.06007, -0.06258]),
        ("xyzzyx blorptastic", [-0.22358, -0.23351, -0.253, -0.06277]),
    ],
)
def test_vectors_are_the_same_on_every_machine(text: str, first_numbers: list[float]) -> None:
    """G5: stored vectors stay comparable. A new model or weighing changes numbers and name."""
    assert EMBEDDER.name == "static-bf3adf4d0bfa"
    assert EMBEDDER.encode([text])[0][:4] == pytest.approx(first_numbers, abs=1e-5)


def test_word_order_is_not_seen() -> None:
    """A known limit, which is why no contradiction may be decided by these vectors."""
    assert likeness("chá em vez de café", "café em vez de chá") == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "...?!", "\ud800", "\x00", "___"])
def test_nothing_to_embed_gives_zeros(text: str) -> None:
    """G5: strange input neither fails nor looks like anything."""
    assert not EMBEDDER.encode([text]).any()


@pytest.mark.parametrize(
    "text",
    [
        "🎉",
        "😂😂😂",
        "👩‍👩‍👧‍👦",
        "今天天气很好",
        "привет, как дела",
        "a",
        "7",
        "café\ud800",
        "ﬁ",
        "İstanbul",
        "n" * 300,
    ],
)
def test_strange_text_gets_a_vector_of_length_one(text: str) -> None:
    """G5: emoji, other scripts, lone surrogates and endless words are embedded all the same."""
    vector = EMBEDDER.encode([text])[0]
    assert np.linalg.norm(vector) == pytest.approx(1, abs=1e-5)


def test_emoji_have_meaning() -> None:
    """G10: WhatsApp style says things in pictures."""
    assert likeness("🐕", "cachorro") > likeness("🐕", "avião")
    assert likeness("✈", "avião") > likeness("✈", "cachorro")


@pytest.mark.parametrize(
    "text",
    ["x" * 1_000_000, "今" * 330_000, "um dois três " * 77_000, "🙂" * 250_000, " " * 1_000_000],
    ids=["one word", "no spaces", "words", "emoji", "spaces"],
)
def test_a_megabyte_is_embedded(text: str) -> None:
    """G5: a giant message must not stop the program."""
    assert np.isfinite(EMBEDDER.encode([text])).all()


def test_a_megabyte_of_unknown_words_is_embedded() -> None:
    """G5: the slowest kind of text, every word new."""
    text = " ".join(f"zq{number:x}wj" for number in range(110_000))
    assert np.isfinite(EMBEDDER.encode([text])).all()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=60), max_size=12))
def test_a_batch_equals_its_texts_one_by_one(texts: list[str]) -> None:
    """G5: whatever the text, neighbours in a batch do not matter, and lengths are one or zero."""
    together = EMBEDDER.encode(texts)
    alone = [EMBEDDER.encode([text])[0] for text in texts]
    assert together.shape == (len(texts), EMBEDDER.dimensions)
    assert all(np.array_equal(a, b) for a, b in zip(together, alone, strict=True))
    lengths = np.linalg.norm(together, axis=1)
    assert np.all((np.abs(lengths - 1) < 1e-5) | (lengths == 0))


def test_the_order_of_a_large_batch_does_not_matter() -> None:
    """G5: every text gets the same bits, whichever texts are embedded along with it."""
    texts = [f"{said} {number}" for number in range(300) for pair in SAYINGS for said in pair]
    texts[7::50] = [" ".join(SAYINGS[0]) * 40] * len(texts[7::50])
    forwards, backwards = EMBEDDER.encode(texts), EMBEDDER.encode(texts[::-1])[::-1]
    assert np.array_equal(forwards, backwards)
    assert all(np.array_equal(EMBEDDER.encode([texts[at]])[0], forwards[at]) for at in range(60))


def test_a_text_longer_than_a_block_is_its_parts_summed() -> None:
    """G5: how a giant text is cut up does not show in its vector."""
    text = "o gato dorme na casa " * 20
    assert likeness(text, text * 1_000) == pytest.approx(1, abs=1e-4)


def test_a_long_text_is_found_by_what_it_tells() -> None:
    """R11: one telling word is not lost among the common ones of a long message."""
    long = (
        "Então, como eu te disse ontem, depois de tudo o que a gente viu por lá, eu acho que "
        "agora é só esperar um pouco mais e ver se a alergia ao amendoim some de uma vez."
    )
    common = "Eu acho que agora é só esperar um pouco mais e ver, como eu te disse ontem."
    assert likeness("alergia ao amendoim", long) > likeness("alergia ao amendoim", common) + 0.2


def test_one_word_alone_means_the_same_however_often_it_is_said() -> None:
    """R11: what a word counts in its sentence does not turn its own vector."""
    assert likeness("dentista", "dentista dentista dentista") == pytest.approx(1, abs=1e-5)


def test_threads_share_one_embedder() -> None:
    """G5: the first use from many threads at once loads once and answers alike."""
    fresh = StaticEmbedder()
    texts = [said for pair in SAYINGS for said in pair]
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda _: fresh.encode(texts), range(32)))
    assert all(np.array_equal(result, results[0]) for result in results)


def test_needs_numpy_alone() -> None:
    """G5: no onnxruntime, torch or teacher comes along."""
    code = (
        "import sys; from lembrar.embedders.static import StaticEmbedder; "
        "StaticEmbedder().encode(['oi']); "
        "print([m for m in ('torch', 'onnxruntime', 'transformers', 'tokenizers', 'scipy') "
        "if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_importing_the_package_does_not_load_numpy_for_the_protocol() -> None:
    """G5: the protocol alone costs nothing."""
    source = Path(sys.modules["lembrar.embedders.base"].__file__ or "").read_text(encoding="utf-8")
    assert "if TYPE_CHECKING:\n    import numpy as np" in source


def test_the_file_fits() -> None:
    """G5: small enough to live in the package."""
    assert MODEL.stat().st_size <= 25_000_000
