"""`lembrar chat`: a conversation with the offline bot."""

from datetime import datetime

import pytest
from running import Ask, Lembrar

from lembrar.cli import bot
from lembrar.cli.phrases import LANGUAGES, phrases

NOW = datetime.fromisoformat("2026-11-15T10:00:00-03:00")


def test_a_conversation_through_a_pipe(lembrar: Lembrar, answer: Ask) -> None:
    """G4, G5: after each turn the size of the context, against its budget; all of it is kept."""
    said = "Oi!\nQuero economizar R$ 5.000 até junho.\n\n/sair\nnunca ouvido\n"
    done = lembrar("chat", "c", "ana", input=said)
    assert done.exit_code == 0
    assert "Anotei a meta: “Quero economizar R$ 5.000 até junho" in done.stdout
    assert "★ meta: Quero economizar R$ 5.000 até junho" in done.stdout
    assert " de 3.000" in done.stdout
    assert "Ciclos guardados: 2, em sqlite:lembrar.db." in done.stdout
    assert [m["content"] for m in answer("history", "c")][::2] == [
        "Oi!",
        "Quero economizar R$ 5.000 até junho.",
    ]


def test_it_follows_the_users_language(lembrar: Lembrar) -> None:
    """G10: Portuguese and English, each answered in kind, in one conversation."""
    done = lembrar(
        "chat", input="I want to save $5,000 by June.\nMeu limite com delivery é R$ 250 por mês.\n"
    )
    assert "I noted the goal: “I want to save $5,000 by June" in done.stdout
    assert "Anotei o limite: “Meu limite com delivery é R$ 250 por mês" in done.stdout


@pytest.mark.parametrize(
    ("language", "commands"),
    [("pt", ["/contexto", "/fatos", "/resumos", "/ajuda", "/xyz"]),
     ("en", ["/context", "/facts", "/summaries", "/help", "/xyz"])],
)  # fmt: skip
def test_commands(lembrar: Lembrar, language: str, commands: list[str]) -> None:
    """What a model would read, what is known, the ladder: without recording the question."""
    said = {"pt": "Quero economizar R$ 5.000 até junho.", "en": "I want to save $5,000 by June."}
    done = lembrar("chat", "--language", language, input="\n".join([said[language], *commands]))
    words = phrases(language)
    assert words["no_summaries"] in done.stdout
    assert done.stdout.count("★") == 2  # noted once, listed once
    assert "[" in done.stdout and said[language] in done.stdout
    assert words["help"].strip() in done.stdout
    assert words["unknown_command"].format(command="/xyz") in done.stdout
    assert words["bye"].format(cycles=1, url="sqlite:lembrar.db") in done.stdout


def test_summaries_and_compaction_show(lembrar: Lembrar) -> None:
    """F3: what was compacted is said as it happens."""
    lines = [f"Paguei R$ {n}0 de luz e a conta de água da casa da Bia." for n in range(1, 11)]
    done = lembrar("chat", "--preset", "finance", input="\n".join([*lines, "/resumos"]))
    assert "▼ resumido até o ciclo 1" in done.stdout
    assert "▼ ciclo 1, degrau 1: " in done.stdout


def test_it_remembers_the_next_day(lembrar: Lembrar) -> None:
    """F1: the same chat goes on where it was."""
    lembrar("chat", input="Quero economizar R$ 5.000 até junho.\n")
    done = lembrar("chat", input="Quanto quero economizar?\n")
    assert "Continuamos depois do ciclo 1" in done.stdout
    assert "Disto eu me lembro: “Quero economizar R$ 5.000 até junho" in done.stdout


def test_what_cannot_be_recorded_does_not_end_it(lembrar: Lembrar, answer: Ask) -> None:
    """Bad input: it is said, and the conversation goes on."""
    done = lembrar("chat", "c", "ana", input="um\0dois\nOi de novo, preciso pagar a luz\n")
    assert done.exit_code == 0
    assert "NUL" in done.stdout
    assert len(answer("history", "c")) == 2


def test_as_one_document(answer: Ask) -> None:
    """Each turn with what it noted and how large things are."""
    found = answer("chat", "c", "ana", input="Quero economizar R$ 5.000 até junho.\n/fatos\nOi\n")
    assert [turn["cycle"]["number"] for turn in found["turns"]] == [1, 2]
    assert found["turns"][0]["noted"][0]["kind"] == "goal"
    assert found["turns"][1]["context_tokens"] <= found["turns"][1]["budget"]


def test_somebody_elses_chat_is_refused(lembrar: Lembrar) -> None:
    lembrar("record", "c", "ana", "oi")
    assert lembrar("chat", "c", "bia", input="oi\n").exit_code == 1


@pytest.mark.parametrize(
    ("said", "says"),
    [
        ("Bom dia!", "greeting"),
        ("O céu anda bonito por aqui", "kept"),
        ("Onde deixei a chave?", "not_recalled"),
    ],
)
def test_the_bot_claims_no_more_than_it_did(said: str, says: str) -> None:
    """K4: small talk is small talk; what it does not know, it says."""
    assert bot.answer(said, [], NOW, "pt") == phrases("pt")[says]


def test_the_bot_tells_details_as_they_were_said() -> None:
    """F3: numbers and dates, and what the dates mean."""
    told = bot.answer("A conta de luz veio R$ 180, vence amanhã", [], NOW, "pt")
    assert "R$ 180" in told
    assert "2026-11-16" in told


def test_phrases_exist_in_both_languages() -> None:
    """G10: the same phrases with the same blanks."""
    from string import Formatter

    first, second = (phrases(language) for language in LANGUAGES)
    assert first.keys() == second.keys()
    for name in first:
        blanks = [
            sorted(b for _, b, *_ in Formatter().parse(p[name]) if b) for p in (first, second)
        ]
        assert blanks[0] == blanks[1], name
