"""Telling Portuguese from English in short messages."""

import unicodedata

import pytest
from chatter import TEXTS, is_quick
from hypothesis import given

from lembrar.text.language import detect

PORTUGUESE = """
vc ta bem?
blz, te ligo dps
oi, td certo por ai?
kkkkk morri
rsrs verdade
obg viu
vlw mano
partiu praia
cadê você
chego já
tô indo
ta caro demais
n sei ainda
que horas vc sai
manda o pix
qual a chave?
fatura fechou hoje
recebi o salário
gastei demais no mercado
sobrou nada esse mês
me lembra amanhã
pode ser terça
fechado entao
nem pensar
deixa quieto
saudade de vcs
feliz aniversário!!
parabéns pelo bebê
boa noite gente
bom dia grupo
almoço pronto
to com fome
dormi mal
acordei cedo hoje
choveu a noite toda
ele não veio treinar
ela já saiu
quanto custa o frete
chegou a encomenda
perdi a carteirinha
meu celular quebrou
sem internet aqui
reunião às 15h
prova na segunda
passei no vestibular
troquei de emprego
sou alérgica a camarão
moro em Curitiba
minha mãe mandou beijo
aluguel vence dia 10
cancela a assinatura pra mim
prefiro cartão de débito
nunca mais volto lá
só preciso de um orçamento
que tal sushi
onde fica o banco
ninguém me avisou da obra
adorei a dica
foi mal pelo atraso
qualquer coisa avisa
ja paguei tudo
""".strip().splitlines()
ENGLISH = """
thx, see you
u ok?
lol no way
omg really
brb in 5
idk tbh
running late
on my way
call u later
what's up
pls send it
ty so much
sounds fine by us
where r u
I got paid
rent is due
how much was it
too expensive
my card got declined
put that on my tab mate
remind me tomorrow
tuesday works
it's a deal
not a chance
never mind then
miss you guys
happy birthday!!
congrats on the baby
good night all
morning team
lunch is ready
I'm starving
slept badly
woke up at six
it rained all night
he didn't show up
she already left
how much is shipping
the parcel arrived
lost my wallet
my phone died
no wifi here
meeting at 3pm
exam on monday
I passed
started a new job
allergic to shrimp
I live near Leeds
mum sends her love
the bill is due on the 10th
cancel my subscription
debit card please
never going back there
just need a quote
how about sushi
where's the bank
nobody told me that
loved the tip
sorry about the wait
let me know
paid everything already
""".strip().splitlines()
LONG = [
    (
        "pt",
        "Ontem à noite fui jantar com a equipe no centro e acabamos ficando até tarde; a conta "
        "saiu mais alta do que eu esperava, então vou segurar os gastos com restaurante.",
    ),
    (
        "pt",
        "gente a reuniao foi otima mas ficou faltando definir quem vai falar com o fornecedor, "
        "eu nao posso essa semana pq to viajando a trabalho, alguem consegue?",
    ),
    (
        "pt",
        "O app de delivery mudou o layout e agora o cupom some do checkout; o suporte do chat "
        "respondeu que é um bug no login e que o time já está olhando.",
    ),
    (
        "en",
        "Last night we took the whole team out for dinner downtown and stayed far too long; the "
        "bill was higher than I had planned, so this month I am going easy on restaurants.",
    ),
    (
        "en",
        "so the meeting was fine but nobody decided who talks to the supplier, i cant this week "
        "cause im travelling for work, can anyone else do it",
    ),
    (
        "en",
        "Maria and João from São Paulo are visiting in June, and I would like to book a table "
        "near the river for the four of us.",
    ),
]


@pytest.mark.parametrize(("language", "texts"), [("pt", PORTUGUESE), ("en", ENGLISH)])
def test_short_messages_are_told_apart(language: str, texts: list[str]) -> None:
    """G10: at least 97 % of short chat messages, whatever the default, accents left out too."""
    other = "en" if language == "pt" else "pt"
    bare = [unicodedata.normalize("NFD", t).encode("ascii", "ignore").decode() for t in texts]
    assert len(texts) >= 60
    for forms in (texts, bare, [unicodedata.normalize("NFD", t) for t in texts]):
        wrong = [text for text in forms if detect(text, default=other) != language]
        assert len(wrong) <= 0.03 * len(forms), wrong


@pytest.mark.parametrize(("language", "text"), LONG)
def test_long_texts_are_told_apart(language: str, text: str) -> None:
    """G10: loan words and foreign names don't change the language of a text."""
    assert detect(text, default="en" if language == "pt" else "pt") == language


@pytest.mark.parametrize(
    "text", ["", "123", "👍👍", "R$ 50,00", "https://the.and/of", "a@is.the", "..."]
)
@pytest.mark.parametrize("default", ["pt", "en"])
def test_what_is_in_no_language_gets_the_default(text: str, default: str) -> None:
    """G10: numbers, links, addresses and emoji tell nothing."""
    assert detect(text, default) == default


@given(TEXTS)
def test_any_text_gets_one_of_two_answers(text: str) -> None:
    """G10: never fails."""
    assert detect(text) in ("pt", "en")


@pytest.mark.parametrize("bit", ["não não não ", "`", "a@"])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(detect, bit)
