"""The brain that needs no LLM."""

from datetime import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar.brains.base import Job, Piece
from lembrar.brains.local import summarise
from lembrar.text.measure import measure

AT = datetime.fromisoformat("2026-11-15T10:00:00-03:00")


def job(*said: tuple[str, str], limit: int = 50, unit="words", language="pt", **more) -> Job:
    pieces = tuple(Piece("Ana" if role == "user" else "IA", role, text, AT) for role, text in said)
    return Job(pieces, limit, unit, language, **more)


def test_decisions_wishes_attempts_and_changes_come_first() -> None:
    """P5: what was decided, wanted, tried and changed; chatter and greetings go."""
    told = summarise(
        job(
            ("user", "Oi, tudo bem? Que dia lindo lá fora, os passarinhos cantando no quintal."),
            ("assistant", "Tudo ótimo! Em que posso ajudar?"),
            ("user", "Decidi vender o apartamento. Tentei alugar e não funcionou."),
            ("assistant", "Entendi. Por exemplo, há quem venda para um banco."),
            limit=16,
        )
    ).text
    assert "Decidi vender o apartamento" in told
    assert "Tentei alugar" in told
    assert "passarinhos" not in told
    assert "ajudar" not in told


def test_english_works_as_well() -> None:
    """P5, G10: the same in English."""
    told = summarise(
        job(
            ("user", "Hello there! I decided to move to Lisbon in March. How lovely the sky is."),
            ("assistant", "Great! The rent there is about $1,200 a month."),
            limit=22,
            language="en",
        )
    ).text
    assert "I decided to move to Lisbon in March" in told
    assert "$1,200" in told
    assert "Hello" not in told


def test_repetition_is_said_once() -> None:
    """P5: the same thing again adds nothing; another figure does."""
    told = summarise(
        job(
            ("user", "Quero comprar uma bicicleta de R$ 900."),
            ("user", "quero comprar uma bicicleta de R$ 900"),
            ("user", "Quero comprar uma bicicleta de R$ 700."),
        )
    ).text
    assert told.lower().count("900") == 1
    assert "700" in told


def test_speakers_are_named() -> None:
    """R6: who said what."""
    told = summarise(
        job(("user", "Prefiro o quarto azul."), ("assistant", "O azul custa R$ 310 a diária."))
    ).text
    assert told == "Ana: Prefiro o quarto azul. IA: O azul custa R$ 310 a diária."


def test_mood_closes_a_working_memory() -> None:
    """K2: where the conversation stands, and how the user feels."""
    said = [("user", "Estou muito ansiosa com a prova de amanhã"), ("assistant", "Respire fundo.")]
    told = summarise(job(*said, limit=80, unit="tokens", style="working")).text
    assert told.endswith("Humor: ansiedade.")
    english = [("user", "I'm so worried about the exam tomorrow")]
    told = summarise(job(*english, limit=80, unit="tokens", style="working", language="en")).text
    assert told.endswith("Mood: worried.")


def test_mood_is_kept_until_another_is_said() -> None:
    """K2: the paragraph before says how the user felt."""
    before = Piece("", "summary", "Ana: prova de amanhã. Humor: ansiedade.", AT)
    newer = Piece("Ana", "user", "Fiz 12 exercícios de matemática", AT)
    told = summarise(Job((before, newer), 80, "tokens", "pt", "working")).text
    assert told.endswith("Humor: ansiedade.")
    assert told.count("Humor") == 1


def test_key_events() -> None:
    """R4, R6: what happened, to whom, how important."""
    draft = summarise(
        job(
            ("user", "Decidi fugir com o Bob para Veneza em 12 de maio."),
            ("assistant", "O vento batia na janela."),
            events=True,
        )
    )
    (event,) = draft.events
    assert "Veneza" in event.description
    assert "Ana" in event.participants
    assert event.importance == "high"
    assert event.at == AT


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)


@settings(max_examples=120)
@given(
    said=st.lists(st.tuples(st.sampled_from(["user", "assistant", "tool"]), texts), max_size=8),
    limit=st.integers(0, 60),
    unit=st.sampled_from(["words", "tokens"]),
    style=st.sampled_from(["summary", "working"]),
)
def test_never_fails_and_never_exceeds(said, limit: int, unit, style) -> None:
    """G1, G5: any text in, at most the size asked out."""
    draft = summarise(job(*said, limit=limit, unit=unit, style=style, events=True))
    assert measure(draft.text, unit) <= limit


@pytest.mark.parametrize("language", ["pt", "en"])
def test_nothing_in_nothing_out(language: str) -> None:
    """P5: small talk alone leaves nothing to say."""
    small = {"pt": ("Oi! Tudo bem?", "Bom dia! 😊"), "en": ("Hi! How are you?", "Good morning!")}
    said, answered = small[language]
    draft = summarise(job(("user", said), ("assistant", answered), language=language))
    assert draft.text == ""
