"""Plans with a day, dates by which, caps and settled things, known by how they are built rather
than by what they are of. And what only looks like them."""

from datetime import datetime, timedelta, timezone

import pytest

from lembrar.model import Claim
from lembrar.text import claims
from lembrar.text.claims import aims_rules, happenings_rules
from lembrar.text.claims.cues import Book, lines
from lembrar.text.fold import fold

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))  # a Monday

# kind.key | message | what the claim must hold | whose, if not the user's
TOLD = """
appointment.appointment|sábado vou pintar a sala com meu irmão|pintar 2026-11-21|
appointment.appointment|na quinta eu desfilo na escola de samba|2026-11-19|
appointment.appointment|domingo a gente almoça na casa da minha sogra|2026-11-22|
appointment.appointment|amanhã vou no cartório reconhecer firma|cartorio 2026-11-17|
appointment.appointment|semana que vem tenho dentista|dentista 2026-11-23|
appointment.appointment|terça-feira que vem apresento meu seminário|2026-11-17|
appointment.appointment|o condomínio marcou vistoria pro dia 2 de dezembro|vistoria 2026-12-02|
appointment.appointment|anteciparam a perícia pra sexta|pericia 2026-11-20|
appointment.appointment|I'm repainting the nursery on Saturday|repainting 2026-11-21|
appointment.appointment|we exchange contracts on Thursday|contracts 2026-11-19|
appointment.appointment|going to see a play with my niece on the 28th|2026-11-28|
appointment.appointment|o moço do gás vem amanhã entre 8h e 10h|gas 2026-11-17|
appointment.appointment|meu sofá novo chega sexta|sofa 2026-11-20|
appointment.appointment|the roofer's coming on Thursday|roofer 2026-11-19|
appointment.appointment|my dentist appointment is on Thursday at 9am|dentist 2026-11-19|
appointment.appointment|my doctor's appointment got moved to Thursday|doctor 2026-11-19|
appointment.appointment|my son's doctor's appointment is on Thursday|doctor 2026-11-19|son
appointment.appointment|marquei a drenagem do jardim pra sexta|jardim 2026-11-20|
appointment.appointment|the clinic squeezed me in on Friday|2026-11-20|
appointment.appointment|me encaixaram na quinta de manhã|2026-11-19|
appointment.appointment|plantão amanhã das 7 às 19|plantao 2026-11-17|
appointment.appointment|tivemos que adiar a formatura pra março|formatura 2027-03|
appointment.deadline|a carteirinha do clube vence dia 30|carteirinha 2026-11-30|
appointment.deadline|quinta é o último dia pra trancar matéria|trancar 2026-11-19|
appointment.deadline|the library books have to be back on Thursday|books 2026-11-19|
appointment.deadline|my car insurance lapses on the 30th|insurance 2026-11-30|
limit.spending|de gasolina dá pra usar até 300 reais esse mês|300|
limit.other|não posso comer mais de 40g de carboidrato por dia|40g|
limit.spending|trava meu cartão em 1500|1500|
limit.other|não quero trabalhar mais que 40h por semana|40h|
limit.other|I'm allowed two coffees a day|two coffees|
limit.other|can't go over 2000 calories a day|2000|
limit.spending|we can only put £200 a month into it|200|
limit.other|one episode a night, that's my limit|one episode|
limit.spending|a gente definiu 700 por mês pra mercado|700|
goal.debt|I'd like to be debt free by next year|debt free|
goal.career|to pensando em abrir um salão|salao|
goal.fitness|quero ver se ano que vem eu paro de beber|beber|
goal.travel|ano que vem eu conheço o Jalapão|jalapao|
goal.travel|o sonho da minha sogra é viajar de navio|navio|sogra
goal.other|my uncle's dream has always been to fly a plane|plane|uncle
decision.decision|vou passar a almoçar em casa|almocar|
decision.decision|nada de cartão de crédito daqui pra frente|cartao|
decision.decision|a gente bateu o martelo no apartamento menor|apartamento|
decision.decision|I've sworn off dating apps|dating apps|
decision.decision|not renewing my gym membership|gym|
event.job|aposentei ano passado|aposentei 2025|
event.job|turned in my notice this morning|notice|
event.illness|tiraram meus pontos ontem|pontos 2026-11-15|
event.achievement|meu recurso foi negado|negado|
event.achievement|our mortgage application got approved|approved|
event.achievement|saiu minha nota do vestibular|nota|
event.illness|minha tia vai ser operada terça|operada|tia
event.loss|tivemos que sacrificar nossa gata|gata|
event.accident|had a prang in the car park|prang|
""".strip().splitlines()

NOTHING = """
amanhã te mando o comprovante
vou dormir cedo amanhã
amanhã vou na fé
amanhã vou acordar cedo
sexta vou beber até cair kkkk
o Santos vence amanhã fácil
a promoção vai até domingo
amanhã a gente conversa
meu aluguel sobe em janeiro
meu salário chega dia 5
meu pedido saiu pra entrega
a frente fria chega sexta
Pedido 881 confirmado. Entrega prevista: 20/11
o plano cobre só 2 consultas por mês
o elevador aguenta no máximo 600 quilos
o banco só deixa transferir até 1000 por noite
não durmo mais de 5 horas por noite
só consigo ir uma vez por semana
gastei mais de 300 esse mês
vou passar a noite aqui
I'll let you know by Friday
I'll send it over tomorrow
the offer expires tomorrow
the plan only includes 5 users a month
I never sleep more than 5 hours a night
""".strip().splitlines()


def found(text: str) -> list[Claim]:
    return claims.find(text, AT, "en" if text.isascii() and " the " in f" {text} " else "")


def said(claim: Claim) -> str:
    return fold(" ".join((claim.content, claim.value, claim.when)))


@pytest.mark.parametrize("row", TOLD)
def test_a_plan_a_cap_or_a_settled_thing_is_found(row: str) -> None:
    """A6, K3: goals, limits, decisions, events and what is ahead."""
    slot, text, words, whose = row.split("|")
    hits = [claim for claim in found(text) if f"{claim.kind}.{claim.key}" == slot]
    assert hits, found(text)
    assert all(word in said(hits[0]) for word in words.split()), hits
    assert fold(hits[0].subject) == whose


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_one_gives_nothing(text: str) -> None:
    """K4: answers to come, offers, and what things can hold."""
    kinds = {claim.kind for claim in found(text)}
    assert not kinds & {"appointment", "limit", "decision", "goal"}, found(text)


@pytest.mark.parametrize(
    ("blocks", "parts"),
    [
        (aims_rules.FIRST, aims_rules.PARTS),
        (aims_rules.OTHERS, aims_rules.PARTS),
        (happenings_rules.FIRST, happenings_rules.PARTS),
        (happenings_rules.OTHERS, happenings_rules.PARTS),
        (happenings_rules.TO_ME, happenings_rules.PARTS),
    ],
)
def test_every_rule_can_be_read(blocks: dict[str, str], parts: dict[str, str]) -> None:
    """K4: rules are compiled when their word is first met, and none may fail then."""
    leads = [line.split(" :: ")[0] for block in blocks.values() for line in lines(block)]
    list(Book(blocks, parts).find(" ".join(leads).replace("^", "")))


def test_what_is_to_come_has_a_date_to_come() -> None:
    """K3: a day or a month that has passed is the next one, where the verb says so."""
    (leave,) = claims.find("dia 5 eu entro de licença", AT, "pt")
    (degree,) = claims.find("I graduate in July", AT, "en")
    assert (leave.when, degree.when) == ("2026-12-05", "2027-07")


def test_a_goal_told_and_dropped_in_one_sentence_is_over() -> None:
    """K3: how a goal ends is part of what is told."""
    (claim,) = claims.find("eu ia fazer odonto mas desisti", AT, "pt")
    assert (claim.kind, claim.stance) == ("goal", "ends")
    assert "odonto" in claim.content
