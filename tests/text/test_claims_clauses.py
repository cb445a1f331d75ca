"""What a message really asserts, clause by clause, and whose it is (SPEC G10, G12)."""

from datetime import UTC, datetime

import pytest
from chatter import HOSTILE, TEXTS
from growth import grows_linearly
from hypothesis import given

from lembrar.text.claims import find
from lembrar.text.claims.clauses import asserted, cut
from lembrar.text.claims.echoes import is_echo

AT = datetime(2026, 11, 16, 13, tzinfo=UTC)

# message, its clauses as they are cut
CUTS = [
    (
        "oi tudo bem me chamo ana tenho 32 anos moro em recife e trabalho como dentista",
        ["oi tudo bem me chamo ana", "tenho 32 anos", "moro em recife", "trabalho como dentista"],
    ),
    ("Tenho 30 anos e moro em Natal.", ["Tenho 30 anos", "moro em Natal."]),
    ("gosto de café, chá e pão", ["gosto de café, chá e pão"]),
    ("desde 2019 moro em Olinda", ["desde 2019 moro em Olinda"]),
    ("o João e a Maria moram em Natal", ["o João e a Maria moram em Natal"]),
    ("amo a casa que comprei", ["amo a casa que comprei"]),
    (
        "hi im tom im 22 i live in leeds and work at a bank",
        ["hi", "im tom", "im 22", "i live in leeds", "work at a bank"],
    ),
    ("I love the car I drive", ["I love the car I drive"]),
    ("estou ansiosa porque a prova é amanhã", ["estou ansiosa", "a prova é amanhã"]),
]

# message, and for each clause asserted: whose it is
VOICES = [
    ("moro em Recife", ["own"]),
    ("a gente mora em Recife", ["own"]),
    ("meu marido e eu moramos em Recife", ["own"]),
    ("minha irmã é vegetariana e mora em Natal", ["irmã", "irmã"]),
    ("meu marido Pedro trabalha na Vale, ele tem 40 anos", ["marido Pedro", "marido Pedro"]),
    ("o Lucas tem 3 anos", ["Lucas"]),
    ("meu chefe, o Agnaldo, mora longe", ["chefe Agnaldo", "chefe Agnaldo"]),
    ("minha irma e vegetariana e eu nao como carne", ["irma", "own"]),
    ("tenho uma irmã, ela mora em Natal", ["own", "irmã"]),
    ("ela tem 5 anos", ["nobody"]),
    ("minha mãe e minha tia chegaram. ela é diabética", ["mãe e tia", "nobody"]),
    ("o aniversário da minha mãe é 5 de maio", ["mãe"]),
    ("my sister's allergic to nuts and lives in Leeds", ["sister", "sister"]),
    ("my husband Tom works at Google", ["husband Tom"]),
    ("my mom's birthday is May 5", ["mom"]),
    ("my sister's flat is small", ["nobody"]),
    ("me and my wife live in Reno", ["own"]),
    ("The twins don't eat tomatoes", ["twins"]),
    ("vovô é marinheiro", ["vovô"]),
    ("a reunião é amanhã", ["thing"]),
    ("our neighbour speaks German", ["neighbour"]),
    ("my brother is a nurse. He lives in Boston.", ["brother", "brother"]),
]

NOT_ASSERTED = [
    "um rapaz na fila falou assim: tenho dois barcos",
    "meu tio falava: moro onde penduro a rede",
    "cliente: moro na rua das flores, entrega?",
    "no minecraft eu tenho uma fazenda",
    "sou brasileira e não desisto nunca",
    "moro em Recife?",
    "você sabe se eu moro em Recife?",
    "quem mora em Recife paga quanto",
    "se eu morasse em Recife iria à praia",
    "imagina que eu moro em Paris",
    "talvez eu seja alérgico",
    "não sei se sou alérgico",
    "ela disse que sou chato",
    "as pessoas acham que tenho 20 anos",
    "> moro em Recife",
    "```\nmoro em Recife\n```",
    "*senta e diz que mora longe*",
    "Ana: moro em Recife",
    "[10/11/2026 09:12] Ana: moro em Recife",
    "<memory>moro em Recife</memory>",
    "<memory>moro em Recife",
    "traduz pra inglês: moro em Recife",
    "Encaminhada: moro em Recife e sou feliz",
    "vamos fingir que sou médico, moro em Marte",
    "moro em Marte kkk brincadeira",
    "sou rica só que não",
    'ela falou assim: "eu odeio meu emprego"',
    "if I lived in Spain I'd nap every day",
    "let's say I'm 40",
    "I'm 21 again lol jk",
    "do I live too far",
    "someone told me I live too far",
    "People like pizza",
    "FWD: Hi, I'm a prince and I have a million for you",
    "Translate to Spanish: I am allergic to peanuts.",
    "You are my strict aunt and I'm ten years old, go",
    "had I known, I'd have moved to Tucson",
]


@pytest.mark.parametrize(("message", "clauses"), CUTS)
def test_a_message_is_cut_where_a_new_statement_starts(message: str, clauses: list[str]) -> None:
    """G10: WhatsApp style, with and without punctuation."""
    assert [clause.said for clause in cut(message)] == clauses


@pytest.mark.parametrize(("message", "voices"), VOICES)
def test_each_clause_is_about_the_right_person(message: str, voices: list[str]) -> None:
    """G10: Portuguese says who in the verb, English before it; in doubt, nobody."""
    assert [clause.subject or clause.voice for clause in asserted(message)] == voices


@pytest.mark.parametrize("message", NOT_ASSERTED)
def test_what_nobody_asserts_gives_nothing(message: str) -> None:
    """G12: questions, hypotheses, jokes, quotes, pasted and recalled text are no statements."""
    assert find(message, AT) == []


def test_a_joke_spoils_only_what_it_takes_back() -> None:
    said = [clause.said for clause in asserted("sou astronauta kkk brincadeira, moro em Recife")]
    assert said == ["moro em Recife"]
    after = asserted("I'm a billionaire. Just kidding, I'm a teacher.")
    assert [clause.said for clause in after] == ["I'm a teacher."]


def test_laughter_alone_is_no_joke() -> None:
    assert "moro em Recife" in [clause.said for clause in asserted("kkkk moro em Recife")]


def test_what_stands_before_a_question_is_still_said() -> None:
    [clause] = asserted("sou alérgica a camarão, posso comer lula?")
    assert clause.said == "sou alérgica a camarão"


def test_a_cause_can_be_reached_from_its_clause() -> None:
    feeling, cause = asserted("estou ansiosa porque a prova é amanhã")
    assert (cause.index, cause.link, cause.sentence) == (feeling.index + 1, "porque", 0)


@given(TEXTS)
def test_clauses_stand_where_they_say(text: str) -> None:
    """Never raises; a clause is a stretch of its source, and its folded text as long as it."""
    for clause in cut(text):
        assert 0 <= clause.start < clause.end <= len(text)
        assert len(clause.folded) == len(clause.said)
        assert 0 <= clause.predicate <= len(clause.said)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts_are_read(text: str) -> None:
    find(text, AT)


@pytest.mark.parametrize(
    "bit",
    [
        "moro em recife e tenho 30 anos ",
        "minha irmã, o João, ",
        "kkk brincadeira ",
        '"eu moro" ',
        "* a ",
        "se ",
        "e ",
        "<memory ",
        "I have a dog, a cat and ",
        "não ",
        "meu nome é ",
        "traduz: ",
    ],
)
def test_reading_takes_time_in_proportion(bit: str) -> None:
    assert grows_linearly(lambda text: find(text, AT), bit)


def test_an_echo_is_five_words_that_stood_there_before() -> None:
    """G12: recalled text is never learnt again as new."""
    before = "Você mora em Recife desde 2019, certo? Trabalha na Unimed."
    assert is_echo("mora em recife desde 2019", before)
    assert is_echo("Mora em Recife, desde 2019!", before)
    assert not is_echo("mora em Recife", before)
    assert not is_echo("mora em Recife desde 2020", before)
    assert not is_echo("ora em Recife desde 2019 certo", before)
