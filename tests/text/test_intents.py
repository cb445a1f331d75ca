"""Goals, limits, preferences, decisions; changes, attempts, requests. And what states none."""

import unicodedata

import pytest
from chatter import HOSTILE, TEXTS, is_quick
from hypothesis import given
from statements import NOTHING, STATEMENTS

from lembrar.text.intents import CRITICAL, critical, find

# kind, message, the statement worth keeping (the whole message where none is given)
PORTUGUESE = [
    # goals
    ("goal", "Quero economizar R$ 7.000 até agosto", ""),
    ("goal", "Oi! Quero juntar R$ 300 pro sofá, me ajuda?", "Quero juntar R$ 300 pro sofá"),
    ("goal", "qro junta 2 mil pra viaja", ""),
    ("goal", "Minha meta é quitar o financiamento em dois anos", ""),
    ("goal", "meu objetivo é correr a São Silvestre", ""),
    ("goal", "Meta: R$ 12.000 de reserva", ""),
    ("goal", "to guardando dinheiro pra reformar a cozinha", ""),
    ("goal", "quero muito aprender violino, mas falta tempo", "quero muito aprender violino"),
    ("goal", "Para 2028, quero comprar uma casa com quintal", ""),
    ("goal", "pretendo emagrecer 6 kg até o casamento", ""),
    ("goal", "a gente foi ao banco e eu quero investir todo mês", "eu quero investir todo mês"),
    ("goal", "quero pagar R$ 900 à minha tia até maio", ""),
    ("goal", "preciso sair das dívidas", ""),
    # limits
    ("limit", "me avise se eu gastar mais de R$ 350 com mercado", ""),
    ("limit", "nao quero passar de 250 reais no cartao", ""),
    ("limit", "Meu limite de gastos com lazer é R$ 400 por mês", ""),
    ("limit", "limite de R$ 150 para lanches", ""),
    ("limit", "Bom dia, coloca um teto de R$ 80, por favor", "coloca um teto de R$ 80"),
    ("limit", "quero gastar no máximo 600 por mês com delivery", ""),
    ("limit", "Quero ser avisada quando o saldo ficar abaixo de R$ 100", ""),
    ("limit", "me alerta quando o dólar cair", ""),
    # preferences
    ("preference", "Prefiro pagar tudo no débito", ""),
    ("preference", "nao gosto de pimentao", ""),
    ("preference", "odeio ligação de telemarketing", ""),
    ("preference", "Adoro acordar com o mar por perto", ""),
    ("preference", "pode me chamar de Tatá", ""),
    ("preference", "me chama de Beto, por favor", "me chama de Beto"),
    ("preference", "sempre quero resposta curta", ""),
    ("preference", "nunca me ligue antes das 10h", ""),
    ("preference", "Não me mande áudio longo", ""),
    ("preference", "minha fruta favorita é jabuticaba", ""),
    ("preference", "Você acha? Eu prefiro trem.", "Eu prefiro trem"),
    # decisions
    ("decision", "Decidi encerrar a conta conjunta", ""),
    ("decision", "vou cancela o streaming de filmes", ""),
    ("decision", "A partir de segunda vou de bicicleta", ""),
    ("decision", "a partir d hj n compro mais refri", ""),
    ("decision", "Resolvi vender a moto", ""),
    ("decision", "optei pelo plano trimestral", ""),
    ("decision", "Fica decidido: o jantar é na quinta", ""),
    ("decision", "Combinado, começo a terapia em março", ""),
    ("decision", "Fechado! Pago metade agora.", "Fechado! Pago metade agora"),
    ("decision", "a gente decidiu adotar um gato", ""),
    ("decision", "Pensei bem e decidi não renovar o seguro", "decidi não renovar o seguro"),
    ("decision", "Decidi mudar de dentista, o que você acha?", "Decidi mudar de dentista"),
    # requests, changes, attempts
    ("request", "me lembra de regar as plantas", ""),
    ("request", "preciso de uma segunda via da conta", ""),
    ("request", "você pode me enviar o contrato?", ""),
    ("request", "quero um cappuccino", ""),
    ("request", "quero saber quanto gastei em abril", ""),
    ("change", "mudei para Florianópolis no mês passado", ""),
    ("change", "agora moro com meu irmão", ""),
    ("change", "não sou mais síndica do prédio", ""),
    ("change", "troquei de operadora", ""),
    ("attempt", "tentei reinstalar o aplicativo", ""),
    ("attempt", "já testei com outro navegador", ""),
    ("attempt", "a segunda senha não funcionou", ""),
]  # fmt: skip
ENGLISH = [
    # goals
    ("goal", "I want to save $7,000 by August", ""),
    ("goal", "Hi! I'd like to save up for a van, can you help?", "I'd like to save up for a van"),
    ("goal", "wanna know my plan? I wanna pay off my card", "I wanna pay off my card"),
    ("goal", "My goal is to clear the mortgage in two years", ""),
    ("goal", "our dream is to open a bakery", ""),
    ("goal", "Goal: $12,000 in reserves", ""),
    ("goal", "I'm saving for a new kitchen", ""),
    ("goal", "I really want to learn the cello, but I am busy", "I really want to learn the cello"),
    ("goal", "By 2028, I want to buy a house with a yard", ""),
    ("goal", "I'm trying to lose 12 pounds before the wedding", ""),
    ("goal", "I plan to send my aunt $900 by May", ""),
    # limits
    ("limit", "alert me when I spend more than $350 on groceries", ""),
    ("limit", "I don't want to spend more than 250 dollars on gifts", ""),
    ("limit", "My monthly budget for eating out is $400", ""),
    ("limit", "Morning! Set a limit of $80 for taxis, please", "Set a limit of $80 for taxis"),
    ("limit", "let me know if my balance drops below $100", ""),
    ("limit", "I can only spend up to $600 a month on takeaway", ""),
    ("limit", "keep my phone bill under $40", ""),
    # preferences
    ("preference", "I prefer paying by debit card", ""),
    ("preference", "I really don't like green peppers on pizza", ""),
    ("preference", "I can't stand sales calls", ""),
    ("preference", "I love waking up near the sea", ""),
    ("preference", "please call me Tess", "call me Tess"),
    ("preference", "you can call me Mo", ""),
    ("preference", "I'd rather take the train", ""),
    ("preference", "never call me before ten", ""),
    ("preference", "Please don't send me voice notes", "don't send me voice notes"),
    ("preference", "my favourite fruit is quince", ""),
    ("preference", "You think so? I prefer trains.", "I prefer trains"),
    # decisions
    ("decision", "I decided to close the joint account", ""),
    ("decision", "I've finally decided to switch banks", ""),
    ("decision", "I'm going to cancel the film channel", ""),
    ("decision", "From now on I bring lunch from home", ""),
    ("decision", "Starting Monday, I cycle to work", ""),
    ("decision", "Let's go with the quarterly plan", ""),
    ("decision", "we agreed to split the bill", ""),
    ("decision", "Deal! I pay half today.", "Deal! I pay half today"),
    ("decision", "It's settled: dinner is on Thursday", ""),
    ("decision", "I thought it over and I decided not to renew", "I decided not to renew"),
    ("decision", "I decided to change gyms, what do you think?", "I decided to change gyms"),
    # requests, changes, attempts
    ("request", "remind me to water the plants", ""),
    ("request", "I need a copy of the bill", ""),
    ("request", "could you send me the contract?", ""),
    ("request", "I want a cappuccino", ""),
    ("change", "I moved to Bristol last month", ""),
    ("change", "I now live with my brother", ""),
    ("change", "I'm no longer on the board", ""),
    ("change", "we switched to a smaller carrier", ""),
    ("attempt", "I tried reinstalling the app", ""),
    ("attempt", "I've already tested another browser", ""),
    ("attempt", "the second password didn't work", ""),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "statement"), PORTUGUESE + ENGLISH)
def test_statements_are_found_with_their_kind(kind: str, text: str, statement: str) -> None:
    """F7, F13 (5.5 to 5.8), P5, K4, G10: what users want, limit, prefer and decide."""
    found = [(intent.kind, intent.text) for intent in find(text) if intent.kind == kind]
    assert found == [(kind, statement or text)]
    rest = [intent.kind for intent in critical(text) if intent.kind != kind]
    assert rest == []


NOTHING_PORTUGUESE = """
você prefere chá ou mate?
devo cancelar o curso?
se eu decidisse mudar, contaria primeiro pra você
talvez eu prefira o verde
minha irmã prefere a praia
ele decidiu largar tudo
meu chefe quer economizar
a Lúcia disse "quero juntar 8 mil"
ainda não decidi nada
não decidimos o destino
quero um suco de caju
o gosto de canela ficou forte
ela acha que eu prefiro ficar
Rodrigo: prefiro dormir cedo
> quero juntar dinheiro
será que decidi certo?
te amo demais da conta
A partir de hoje a padaria fecha às 18h
o cartório está fechado
Combinado!
acho que vou cancelar
lembra o que eu decidi sobre o seguro
O limite da minha mãe é R$ 500
Seu limite de R$ 500 foi criado
não quero juntar mais nada
resolvi o exercício três
por exemplo, quero juntar 5 mil
me avisa quando chegar em casa
quando decidi sair, começou a chover
estou pensando em cancelar
""".strip().splitlines()
NOTHING_ENGLISH = """
do you prefer tea or mate?
should I cancel the course?
if I decided to move, I would tell you first
maybe I prefer the green one
my sister prefers the beach
he decided to drop everything
my boss wants to save money
Lucy said "I want to save 8,000 dollars"
I haven't decided anything
we never decided where to go
I want a mango juice
she thinks I prefer to stay
Ryan: I prefer early nights
> I want to save money
did I decide well?
I love you to bits
From now on, the bakery closes at six
call me later tonight
I might cancel
what I decided about the insurance was wrong
my mother's limit is $500
your limit of $500 was created
I don't want to save anything
for example, I want to save 5,000 dollars
I need to save this file
let me know when you get home
I think I'll cancel it
I like it
I would like a window seat
he said I decided too fast
""".strip().splitlines()


@pytest.mark.parametrize("text", NOTHING_PORTUGUESE + NOTHING_ENGLISH)
def test_questions_guesses_and_other_people_state_nothing(text: str) -> None:
    """F7, G2, K4: only what speakers say of themselves is critical, and only if they mean it."""
    assert critical(text) == []


@pytest.mark.parametrize("row", STATEMENTS)
def test_many_ways_of_saying_it_are_understood(row: str) -> None:
    """F7, G10: people rarely use the words of a rule book."""
    kind, text = row.split("|")
    assert kind in [intent.kind for intent in find(text)]


@pytest.mark.parametrize("text", NOTHING)
def test_many_ways_of_saying_nothing_are_passed_over(text: str) -> None:
    """F7, K4: whims, other people, questions and narration leave no critical fact behind."""
    assert critical(text) == []


SEVERAL = [
    ("Decidi vender o carro e quero juntar R$ 9.000, mas odeio dívida",
     [("decision", "Decidi vender o carro"), ("goal", "quero juntar R$ 9.000"),
      ("preference", "odeio dívida")]),
    ("I hate debt. I want to save $900 by May; alert me if I spend more than $50",
     [("preference", "I hate debt"), ("goal", "I want to save $900 by May"),
      ("limit", "alert me if I spend more than $50")]),
    ("- quero quitar o carro\n- prefiro boleto\n- me lembra dia 3",
     [("goal", "quero quitar o carro"), ("preference", "prefiro boleto"),
      ("request", "me lembra dia 3")]),
    ("I tried the old key and it didn't work, so I decided to change locks",
     [("attempt", "I tried the old key"), ("attempt", "it didn't work"),
      ("decision", "I decided to change locks")]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SEVERAL)
def test_each_clause_states_its_own(text: str, expected: list[tuple[str, str]]) -> None:
    """F7, P5: one message can decide, wish and prefer at once."""
    assert [(intent.kind, intent.text) for intent in find(text)] == expected


def test_the_tables_weigh_the_same() -> None:
    """G10: Portuguese and English are first-class alike."""
    assert len(PORTUGUESE) >= 40
    assert len(ENGLISH) >= 40
    assert len(NOTHING_PORTUGUESE) >= 15
    assert len(NOTHING_ENGLISH) >= 15


def test_loose_accents_make_no_difference() -> None:
    """F7, G10: a preference typed with combining accents is one, and keeps them."""
    text = unicodedata.normalize("NFD", "Não gosto de café")
    assert [(intent.kind, intent.text) for intent in find(text)] == [("preference", text)]


@given(TEXTS)
def test_statements_are_stretches_of_the_text_in_order(text: str) -> None:
    """F7, G2: a statement is kept as it was said; none overlaps another."""
    end = 0
    for intent in find(text):
        assert intent.text == text[intent.start : intent.end]
        assert len(intent.text.split()) >= 2
        assert intent.start >= end
        end = intent.end
    assert critical(text) == [intent for intent in find(text) if intent.kind in CRITICAL]


@pytest.mark.parametrize("bit", [*HOSTILE, "quero juntar 5 mil e ", "i want to ", "minha meta "])
def test_a_megabyte_is_read_at_once(bit: str) -> None:
    """G1: no text is slow to read."""
    assert is_quick(find, bit)
