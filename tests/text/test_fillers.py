"""Greetings, courtesies, laughter and examples: what a summary can do without."""

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given

from lembrar.text import fillers, names, negation, numbers
from lembrar.text.fillers import strip

SMALL_TALK = """
Bom dia!
Oi Beatriz, tudo bem?
kkkkkkk
hahaha
👍👍
ok
Beleza então
Obrigadaaa 😍
valeu mano
Boa noite, pessoal
Até amanhã!
Como posso ajudar?
Estou à disposição!
Se precisar de mais alguma coisa, é só chamar.
Fico feliz em ajudar!
Tudo certo por aí?
Que legal!
Entendi, perfeito
De nada
Tenha um ótimo dia!
Hi there!
Good morning, Emma
thanks so much!
You're welcome!
lol
sounds good, thanks
How can I help you today?
I'm here to help.
Let me know if you need anything else.
See you tomorrow
Have a great weekend!
Got it, cool
no worries
Sure thing
how are you doing?
Hope that helps!
...
""".strip().splitlines()
NOT_SMALL_TALK = """
Não
Sim
Combinado
Bom dia, quero cancelar o plano
ok 10
Obrigado pelo empréstimo de R$ 50
Oi, sou a Renata
Boa viagem para Olinda
Legal, então fica dia 5
até amanhã preciso pagar a luz
Estou bem triste hoje
Beatriz
@beatriz
No
Yes
Thanks, I moved to Leeds
how can I help my mother move?
I'm good at chess
See you tomorrow at 5
hello kitty mug
Good morning, cancel my plan
the weather is great
""".strip().splitlines()


@pytest.mark.parametrize("sentence", SMALL_TALK)
def test_small_talk_carries_nothing(sentence: str) -> None:
    """P5, K4: greetings, thanks, laughter and courtesies are not worth keeping."""
    assert fillers.is_small_talk(sentence)
    assert fillers.is_small_talk(f"  {sentence.upper()} ")


@pytest.mark.parametrize("sentence", NOT_SMALL_TALK)
def test_answers_and_statements_are_not_small_talk(sentence: str) -> None:
    """P5, G2: a short answer, a number, a name or a wish inside a greeting is kept."""
    assert not fillers.is_small_talk(sentence)


STRIPPED = [
    ("Bom dia, quero poupar R$ 500, por favor!", "quero poupar R$ 500"),
    ("então, tipo assim, resolvi sair kkkk", "resolvi sair"),
    ("Oi, tudo bem? Preciso do boleto 😊", "Preciso do boleto"),
    ("não, obrigado", "não"),
    ("Oi Sônia, me lembra dia 5", "Sônia, me lembra dia 5"),
    ("Entrega até amanhã", "Entrega até amanhã"),
    ("nossa casa é pequena", "nossa casa é pequena"),
    ("tá caro isso aí", "tá caro isso aí"),
    ("gosto de chá preto, né", "gosto de chá preto"),
    ("Você vem, né?", "Você vem, né?"),
    ("bem, não gostei disso", "não gostei disso"),
    ("cara feia pra mim é fome", "cara feia pra mim é fome"),
    ("Cara, perdi o ônibus", "perdi o ônibus"),
    ("Bom dia!", ""),
    ("Well, you know, I prefer trains 😂", "I prefer trains"),
    ("Hey man, the rent went up by 5%, thanks", "the rent went up by 5%"),
    ("So, I left", "I left"),
    ("so much rain today", "so much rain today"),
    ("please book it for May 5", "book it for May 5"),
    ("like a lamb, like a lion", "like a lamb, like a lion"),
    ("I don't know the code, please", "I don't know the code"),
    ("Hi Daniel, see the plan", "Daniel, see the plan"),
    ("No, thank you!", "No"),
    ("actually, never on Sundays lol", "never on Sundays"),
    ("  plain words.  ", "plain words."),
]


@pytest.mark.parametrize(("sentence", "core"), STRIPPED)
def test_fillers_around_a_sentence_go(sentence: str, core: str) -> None:
    """P5, F3: fewer words, the same statement."""
    assert fillers.strip(sentence) == core


@pytest.mark.parametrize("sentence", [sentence for sentence, _ in STRIPPED])
def test_nothing_that_matters_goes_with_them(sentence: str) -> None:
    """G2: numbers, dates, names and negations outlive the stripping."""
    core = fillers.strip(sentence)
    assert [n.text for n in numbers.find(core)] == [n.text for n in numbers.find(sentence)]
    assert len(negation.find(core)) == len(negation.find(sentence))
    assert [n.text for n in names.find(sentence)] == [n.text for n in names.find(core)]


def test_a_deadline_is_not_a_parting() -> None:
    """G2: «até amanhã» closes a chat, but ends a sentence as a date."""
    assert fillers.is_small_talk("até amanhã")
    assert strip("Mando tudo, até amanhã") == "Mando tudo, até amanhã"


@pytest.mark.parametrize(
    "sentence",
    [
        "Por exemplo, um sofá azul",
        "p. ex. arroz e feijão",
        "Tipo se eu morasse na praia",
        "Suponha que o dólar caia",
        "Um curso de costura, por exemplo.",
        "Ex.: aluguel, luz e água",
        "Mas, por exemplo, ontem choveu",
        "For instance, a blue sofa",
        "e.g. rice and beans",
        "Say you had two cars",
        "Imagine if the dollar fell",
        "A sewing class, for example.",
    ],
)
def test_examples_are_known_as_such(sentence: str) -> None:
    """P5: throw-away examples can be dropped."""
    assert fillers.is_example(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Ele é um exemplo para mim",
        "Digo isso sempre",
        "Gosto do tipo suave",
        "Preciso de exemplos",
        "I said it twice",
        "He set an example for us",
        "I need examples",
        "Imaginary friends count",
    ],
)
def test_talk_of_examples_is_not_an_example(sentence: str) -> None:
    """P5: only what illustrates is dropped."""
    assert not fillers.is_example(sentence)


@given(TEXTS)
def test_what_is_left_is_a_stretch_of_the_sentence(text: str) -> None:
    """G2: stripping never rewrites; asking never fails."""
    core = fillers.strip(text)
    start, end = fillers.span(text)
    assert core == text[start:end]
    assert isinstance(fillers.is_small_talk(text), bool)
    assert isinstance(fillers.is_example(text), bool)


@pytest.mark.parametrize("bit", [*HOSTILE, "oi ", "por favor ", "kkk ", "😂"])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(fillers.is_small_talk, bit)
    assert is_quick(fillers.strip, bit)
    assert is_quick(fillers.is_example, bit)
