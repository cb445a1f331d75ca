"""Who somebody is, in the shapes that chat gives it: others' plurals, what was, who goes on."""

from datetime import datetime, timedelta, timezone

import pytest

from lembrar.model import Claim
from lembrar.text.claims import find

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))

# message, and each claim as "key=value", "key!=value" (denied) or "key/=value" (it ended); a claim
# about somebody else starts with "whose:"
TOLD = [
    ("eu trabalhava na Randon", "employer/=randon"),
    ("eu estudava letras na UFC", "studies/=letras na ufc"),
    ("tô em Bauru, antes morava em Marília", "home/=marilia"),
    ("me aposentei, era ferroviário", "occupation/=ferroviario"),
    ("minha sogra morava em Lages", "sogra:home/=lages"),
    ("I used to own a bakery", "possession/=bakery"),
    ("my uncle used to drive a bus", "uncle:occupation/=bus"),
    ("eu e minha prima tocamos uma pousada", "occupation=pousada"),
    ("meus avós moram em Tubarão", "avós:home=tubarao"),
    ("a gente é de Bagé mas mora em Pelotas", "origin=bage home=pelotas"),
    ("sou cearense, morando em Curitiba", "origin=cearense home=curitiba"),
    ("todo mundo é gremista menos eu, que sou colorado", "team=colorado"),
    ("mudei de emprego, agora tô na Weg", "employer=weg"),
    ("o mais novo tem 6 anos", "mais novo:age=6"),
    ("meu tio, seu Olavo, tem 77 e ainda dirige", "tio seu Olavo:age=77"),
    ("o Davi, que divide casa comigo, tem asma", "Davi:home=casa comigo Davi:health=asma"),
    ("o ortopedista disse que minha coluna tá torta", "health=coluna"),
    ("meu tornozelo esquerdo vive inchado", "health=tornozelo"),
    ("coloquei dois pinos no joelho", "health=pinos no joelho"),
    ("não enxergo de longe", "health!=de longe"),
    ("tô há quatro anos com a Bianca", "relationship=bianca"),
    ("I've been with Megan since 2019", "relationship=megan"),
    ("nosso papagaio velho, o Nico, morreu", "pet=nico"),
    ("tenho trinta e poucos anos", "age=trinta e poucos"),
    ("new number: 212-555-0147, thanks", "phone=2125550147"),
    ("I nurse at a hospital", "occupation=hospital"),
    ("my flatmate's gluten free", "flatmate:diet=gluten free"),
    ("my pronouns are she/they", "other=she/they"),
    ("it's Aisling, not Ashling", "name=aisling"),
    ("I'm driving a school bus these days", "occupation=school bus"),
    ("minha prima tá dando aula de dança", "prima:occupation=aula de danca"),
    ("meus três cunhados são pedreiros", "três cunhados:occupation=pedreiros"),
    ("my two brothers are plumbers", "two brothers:occupation=plumbers"),
    ("my cousin Dele works at Shell", "cousin Dele:employer=shell"),
    ("my eczema flares up in winter", "health=eczema"),
    ("minha enxaqueca não me deixa dormir", "health=enxaqueca"),
    ("I was born with one kidney", "health=one kidney"),
    ("Hull born and bred", "origin=hull"),
    ("I'm originally Kenyan", "origin=kenyan"),
    ("I'm from the Bronx", "origin=bronx"),
    ("meu ex-marido é mestre de obras e quase não liga", "ex-marido:occupation=mestre de obras"),
    ("I never finished high school", "studies!=high school"),
    ("uso 40 de sapato", "other=40"),
    ("my aunt Lorraine, who's 81, still drives", "aunt Lorraine:age=81"),
    ("my brother, who lives in Bath, is a chef", "brother:home=bath brother:occupation=chef"),
    ("minha irmã e meu cunhado moram em Londres", "irmã e cunhado:home=londres"),
    ("there are five of us at home", "family=five of us"),
    ("moramos em Sete Lagoas", "home=sete lagoas"),
]
NOTHING = [
    "comprei um sofá, era do vizinho",
    "eu era feliz e não sabia",
    "sonhei que era rico e morava em Paris",
    "meu estômago tá roncando",
    "minha mão tá suja",
    "coloquei a placa no portão",
    "tô há 3 horas com o suporte",
    "eu sou a rainha e você é o meu súdito",
    "minha especialidade é fazer besteira",
    "perdi a fala quando vi",
    "fiz até café",
    "it's Friday, not Thursday",
    "my cat thinks he owns the house",
    "I'm at the store now",
    "the car was my uncle's",
    "he's a doctor, she's a lawyer",
    "I'm teaching my dog to sit",
    "tô dando uma olhada",
    "tô cuidando da vida",
    "não sou muito de balada",
    "fui a dentista ontem",
    "I'm blind to his charms",
    "I'm allergic to his nonsense",
    "I live in sweatpants",
    "I'm from the IT department",
    "mãe do céu",
    "guess who's pregnant",
    "there's two of us in the car",
    "tô casada com meu trabalho",
    "Born in the USA is such a good song",
    "asking for a friend: I'm pregnant, is sushi ok",
]


def told(message: str) -> str:
    return " ".join(_shown(claim) for claim in find(message, AT) if claim.kind == "bio")


def _shown(claim: Claim) -> str:
    whose = f"{claim.subject}:" if claim.subject else ""
    stance = {"is": "=", "not": "!=", "ends": "/="}[claim.stance]
    return f"{whose}{claim.key}{stance}{claim.value}"


@pytest.mark.parametrize(("message", "expected"), TOLD)
def test_what_somebody_is_is_read_in_every_form(message: str, expected: str) -> None:
    """G10: plurals, what was, and who goes on speaking of himself or of another."""
    assert told(message) == expected


@pytest.mark.parametrize("message", NOTHING)
def test_what_only_sounds_alike_tells_nothing(message: str) -> None:
    assert told(message) == ""
