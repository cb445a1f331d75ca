"""Who somebody is, read from what they say; others' facts never become the speaker's (SPEC G10)."""

from datetime import datetime, timedelta, timezone

import pytest
from chatter import TEXTS
from hypothesis import given

from lembrar.model import Claim
from lembrar.text import fold
from lembrar.text.claims import bio, find
from lembrar.text.claims.telling import Telling

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))

# message, and each claim as "key=value", "key!=value" (denied) or "key/=value" (it ended)
PORTUGUESE = [
    ("descobri q sou alérgico a dipirona", "allergy=dipirona"),
    ("fiquei sabendo que tenho pressão alta", "health=pressao alta"),
    ("to terminando o ultimo semestre de adm", "studies=ultimo semestre de adm"),
    ("faço curso de barbeiro", "studies=curso de barbeiro"),
    ("aqui em casa somos em seis", "family=seis"),
    ("sou da Bahia", "origin=bahia"),
    ("sou do Bahia", "team=bahia"),
    ("meu tipo sanguíneo é O+", "health=o+"),
    ("Jandira, 51, de Sobral", "name=jandira age=51 origin=sobral"),
    ("faz seis anos que tô em Joinville", "home=joinville"),
    ("de peixe eu não como", "diet!=peixe"),
    ("minha vó me criou", "family=me criou"),
    ("o meu nome completo é Rosa Prado", "name=rosa prado"),
    ("acabei de fazer 40", "age=40"),
    ("sou uma senhora de 71 anos", "age=71"),
    ("amanhã é meu niver!!", "birthday=11-17"),
    ("divido apê com duas amigas", "home=ape com duas amigas"),
    ("eu morava em Betim", "home/=betim"),
    ("sou merendeira", "occupation=merendeira"),
    ("eu mexo com energia solar", "occupation=energia solar"),
    ("sou cozinheira e mãe de 3", "occupation=cozinheira family=mae"),
    ("trabalhei na Embraer até março", "employer/=embraer"),
    ("eu nunca fui noiva", "relationship!=engaged"),
    ("a Farofa, minha calopsita, canta alto", "pet=farofa"),
    ("tenho dois coelhos e um jabuti", "pet=coelhos pet=jabuti"),
    ("fui tabagista por anos", "health/=smoking"),
    ("não acredito em deus", "religion!=em deus"),
    ("sou gremista", "team=gremista"),
    ("oi, sou a Fernanda, moro em Juiz de Fora", "name=fernanda home=juiz de fora"),
    ("meu nome completo é José Carlos da Silva", "name=jose carlos da silva"),
    ("meu nome n é Vera, é Vitória", "name!=vera name=vitoria"),
    ("aqui é a Jurema!!", "name=jurema"),
    ("Rodrigo aqui", "name=rodrigo"),
    ("todo mundo me chama de Dudu", "nickname=dudu"),
    ("sou conhecido como Pernambuco", "nickname=pernambuco"),
    ("eu tenho quarenta e dois anos", "age=42"),
    ("tenho 21, faço cursinho", "age=21 studies=cursinho"),
    ("meu niver é dia 12 de outubro", "birthday=10-12"),
    ("faço 30 anos amanhã", "birthday=11-17"),
    ("nasci em 14/08/1991", "birthday=08-14"),
    ("nasci e cresci em Belém", "origin=belem"),
    ("sou carioca da gema", "origin=carioca"),
    ("hj moro em Natal mas sou de Mossoró", "home=natal origin=mossoro"),
    ("moro há 5 anos em Curitiba", "home=curitiba"),
    ("a gnt mora em Olinda", "home=olinda"),
    ("não moro mais em Recife", "home/=recife"),
    ("já não moro com meus pais", "home/=com meus pais"),
    ("trabalho como enfermeira", "occupation=enfermeira"),
    ("sou motorista de aplicativo", "occupation=motorista de aplicativo"),
    ("desempregado desde janeiro, tá osso", "occupation=desempregado"),
    ("trabalho na prefeitura de Olinda", "employer=prefeitura de olinda"),
    ("não trabalho mais no Itaú", "employer/=itau"),
    ("curso medicina na UFPE", "studies=medicina na ufpe"),
    ("sou formada em letras", "studies=letras"),
    ("tranquei a faculdade", "studies/=faculdade"),
    ("sou casado há 12 anos", "relationship=married"),
    ("to namorando faz 2 meses", "relationship=dating"),
    ("não sou mais casada", "relationship/=married"),
    ("tenho três filhas", "family=filhas"),
    ("filho eu não tenho", "family!=filho"),
    ("minha filha se chama Lia", "family=lia"),
    ("o Rafael é meu noivo", "relationship=noivo"),
    ("tenho dois filhos, um gato e um fusca", "family=filhos pet=gato possession=fusca"),
    ("minha gata se chama Mel", "pet=mel"),
    ("nao tenho pets", "pet!=pets"),
    ("sou hipertensa", "health=hipertensa"),
    ("tomo sertralina 50mg", "health=sertralina"),
    ("to gravida de 12 semanas", "health=pregnancy"),
    ("não fumo", "health!=smoking"),
    ("parei de fumar em janeiro", "health/=smoking"),
    ("meu médico disse que sou hipertenso", "health=hipertenso"),
    ("tenho alergia a poeira", "allergy=poeira"),
    ("camarão me dá alergia", "allergy=camarao"),
    ("sou vegetariana há 8 anos", "diet=vegetarian"),
    ("nao como carne", "diet!=meat"),
    ("não como mais carne", "diet/=meat"),
    ("falo inglês e um pouco de francês", "language=ingles e um pouco de frances"),
    ("sou ateu", "religion=atheist"),
    ("torço pelo Corinthians", "team=corinthians"),
    ("nao torço mais pro vasco", "team/=vasco"),
    ("meu telefone é 81 99999-1234", "phone=+5581999991234"),
    ("meu email é ana.lima@exemplo.com", "email=ana.lima@exemplo.com"),
    ("tenho uma loja de roupas", "possession=loja"),
    ("a gente n tem mais carro", "possession/=carro"),
    ("oi, é a Bruna do salão", "name=bruna"),
    ("tô devendo 3 meses de aluguel", "possession=3 meses"),
    ("comecei a usar óculos", "health=oculos"),
    ("tamo morando em Olinda", "home=olinda"),
    ("meu aniversário é semana que vem, dia 24", "birthday=11-24"),
    ("me chama no email, é ana.lima@exemplo.com", "email=ana.lima@exemplo.com"),
    ("calço 37", "other=37"),
    ("cadastro: Rute Prado, 62 anos, viúva", "name=rute prado age=62 relationship=widowed"),
]
ENGLISH = [
    ("for the record, I'm colour blind", "health=colour blind"),
    ("hey it's Brenda, new number", "name=brenda"),
    ("still paying off my car", "possession=car"),
    ("29F, first time writing here and I need advice", "age=29"),
    ("I'm in my 30s", "age=30s"),
    ("it's my birthday tomorrow!", "birthday=11-17"),
    ("I live on the third floor of an old building in Queens", "home=queens"),
    ("I've always lived in Boise", "home=boise"),
    ("originally from Ghana", "origin=ghana"),
    ("I'm a phlebotomist", "occupation=phlebotomist"),
    ("I bartend on weekends", "occupation=bartend"),
    ("married with three kids", "relationship=married family=kids"),
    ("I don't have siblings, just one parrot", "family!=siblings pet=parrot"),
    ("my dog is a beagle", "pet=dog is a beagle"),
    ("I struggle with depression", "health=depression"),
    ("I used to smoke", "health/=smoking"),
    ("deathly allergic to bees", "allergy=bees"),
    ("Packers fan since birth", "team=packers"),
    ("my mobile's 07911 123456", "phone=07911123456"),
    ("hi, I'm Sarah and I live in Leeds", "name=sarah home=leeds"),
    ("name's Dave, nice to meet you", "name=dave"),
    ("Hi there, Priya here", "name=priya"),
    ("everyone calls me Bex", "nickname=bex"),
    ("im 27", "age=27"),
    ("Just turned 18!", "age=18"),
    ("my birthday is March 3rd", "birthday=03-03"),
    ("I'm originally from Lagos", "origin=lagos"),
    ("I grew up on a farm in Iowa", "origin=farm in iowa"),
    ("we live in Toronto", "home=toronto"),
    ("I don't live in London anymore", "home/=london"),
    ("I used to live in Paris", "home/=paris"),
    ("Just moved to Austin", "home=austin"),
    ("I work as a nurse", "occupation=nurse"),
    ("I'm a truck driver", "occupation=truck driver"),
    ("I'm retired", "occupation=retired"),
    ("I left Microsoft in 2023", "employer/=microsoft"),
    ("I'm studying law", "studies=law"),
    ("I dropped out of college", "studies/=college"),
    ("I'm not married", "relationship!=married"),
    ("I'm divorced", "relationship=divorced"),
    ("I don't have kids", "family!=kids"),
    ("I'm a mom of three", "family=mom"),
    ("my daughter is called Ivy", "family=ivy"),
    ("my cat is called Luna", "pet=luna"),
    ("I'm diabetic", "health=diabetic"),
    ("I quit smoking in March", "health/=smoking"),
    ("my doctor says I'm diabetic", "health=diabetic"),
    ("I have a peanut allergy", "allergy=peanut"),
    ("I'm no longer vegetarian", "diet/=vegetarian"),
    ("I can't have dairy", "diet!=lactose free"),
    ("my first language is Tagalog", "language=tagalog"),
    ("I was raised Catholic", "religion=catholic"),
    ("I root for the Packers", "team=packers"),
    ("my email is jo@example.org", "email=jo@example.org"),
    ("I own a small bookstore", "possession=bookstore"),
]

# message, and each claim as "whose:key"
OTHERS = [
    ("minha irmã tem 30 anos, mora em Recife e é dentista", "irmã:age irmã:home irmã:occupation"),
    ("minha esposa tem 34 anos. Eu tenho 36.", "esposa:age :age"),
    ("meu filho é alérgico a leite", "filho:allergy"),
    ("meu namorado não come porco pq é muçulmano", "namorado:diet namorado:religion"),
    ("como minha mãe é diabética, cozinho sem açúcar", "mãe:health"),
    ("o Theo, meu filho, tem 6 anos", "Theo:age"),
    ("minha mãe dá aula", "mãe:occupation"),
    ("meu pai é de Minas, eu sou de Santos", "pai:origin :origin"),
    ("o e-mail do meu advogado: dr.m@exemplo.adv.br", "advogado:email"),
    ("conversei com minha mãe e ela é diabética", "mãe:health"),
    ("my wife's pregnant and I'm a teacher", "wife:health :occupation"),
    ("my ex moved to Vancouver", "ex:home"),
    ("my dog Pickle is allergic to chicken", "dog Pickle:allergy"),
    ("I live with my daughter, she's 5", ":home daughter:age"),
    ("my brother? he's a vegan", "brother:diet"),
    ("our au pair speaks German", "au pair:language"),
    ("my partner and I live in Austin", ":home"),
    ("I ask about ramps: my partner Eva uses a wheelchair", "partner Eva:health"),
]

NOTHING = [
    "descobri que ela é alérgica a amendoim",
    "lá em casa é uma bagunça",
    "a mulher do mercado tem 3 filhos",
    "pode chamar o João no 81 99999-1234",
    "hi, it's Monday",
    "I'm always the driver",
    "minha irmã ganhou bebê",
    "meu marido vive na estrada",
    "we like to cook on Sundays",
    "I've never owned up to a parrot joke",
    "I'm allergic to small talk",
    "I'm in it for the long run",
    "they stay in shape",
    "I flew to Lima for work in spring",
    "meu nome é difícil de soletrar",
    "ela tem 5 anos", "ele mora em Recife", "a filha da Carla tem 5 anos",
    "tenho um amigo que mora em Londres", "tenho 3 perguntas", "tenho 50 reais",
    "tenho 8 anos de empresa", "tenho 10 anos pra pagar", "sou muito ansiosa", "sou de boa",
    "não sou de reclamar", "moro no mundo da lua", "bebo água o dia todo", "tomo café demais",
    "falo sério", "não como há dois dias", "fiz 30 flexões", "sou fã do Djavan",
    "quero morar em Portugal", "vou morar em Lisboa", "queria ser médica", "eu moraria em Paris",
    "meu trabalho tá puxado", "o presidente mora em Brasília", "acho que sou alérgico a leite",
    "one of my friends is diabetic", "I have a friend who's vegan", "my mom was a teacher",
    "the nurse is from Ghana", "I want to live in Japan", "I'm 90% sure", "I'm a morning person",
    "I'm a terrible cook", "I have a question", "I live for pizza", "I left my keys at home",
    "I'm married to my job", "we're expecting rain", "I'm not a doctor but drink water",
    "I feel like I'm 90", "I think I'm allergic to cats", "Einstein was a physicist",
    "Taylor Swift is from Pennsylvania", "my company is based in Austin", "she lives in Rome",
    "I've got a frog in my throat", "I've got cabin fever", "I'm dating myself with this one",
    "I'm so OCD about commas", "I'm engaged in an argument", "I'm retired for the evening",
    "my head is killing me",
]  # fmt: skip


def read(message: str, language: str = "") -> list[Claim]:
    return sorted(bio.find(Telling(message, AT, language)), key=lambda claim: claim.start)


def shown(claim: Claim) -> str:
    return f"{claim.key}{ {'is': '=', 'not': '!=', 'ends': '/='}[claim.stance] }{claim.value}"


@pytest.mark.parametrize(("message", "expected"), [*PORTUGUESE, *ENGLISH])
def test_speakers_say_who_they_are(message: str, expected: str) -> None:
    """G10: both languages, formal and slang, with what is denied and what has ended."""
    claims = read(message)
    assert " ".join(map(shown, claims)) == expected
    assert all(not claim.subject and claim.kind == "bio" for claim in claims)


@pytest.mark.parametrize(("message", "expected"), OTHERS)
def test_others_facts_are_theirs(message: str, expected: str) -> None:
    """G10: whose it is, or nothing."""
    assert " ".join(f"{claim.subject}:{claim.key}" for claim in read(message)) == expected


@pytest.mark.parametrize("message", NOTHING)
def test_what_is_no_fact_of_anybody_gives_nothing(message: str) -> None:
    assert read(message) == []


@pytest.mark.parametrize(
    ("message", "when"),
    [
        ("moro em Recife desde 2019", "2019"),
        ("sou viúvo há 6 anos", "2020"),
        ("I've been sober for six years", "2020"),
        ("parei de fumar em janeiro", "2026-01"),
        ("adotei um gato ontem", "2026-11-15"),
        ("tenho 30 anos", ""),
    ],
)
def test_it_is_known_since_when(message: str, when: str) -> None:
    [claim] = read(message)
    assert claim.when == when


def test_content_stands_alone() -> None:
    """The clause as said, without fillers; of somebody else, what is said of them."""
    own, theirs = find("Então, moro em Recife desde 2019! Minha irmã é vegetariana.", AT, "pt")
    assert (own.content, own.subject) == ("moro em Recife desde 2019", "")
    assert (theirs.content, theirs.subject) == ("é vegetariana", "irmã")


def test_each_claim_is_made_once() -> None:
    assert len(find("Moro em Recife. Como eu disse, moro em Recife.", AT)) == 1


def test_a_long_text_is_read_in_parts() -> None:
    text = "Hoje choveu bastante por aqui. " * 1000 + "Moro em Recife."
    [claim] = [claim for claim in find(text, AT, "pt") if claim.kind == "bio"]
    assert text[claim.start : claim.end] == "Moro em Recife"


@given(TEXTS)
def test_claims_stand_in_their_text(text: str) -> None:
    """Never raises; what a claim holds is found in the text as the eye reads it, white space
    aside."""
    plain = " ".join(fold.read(text).text.split())
    for claim in find(text, AT):
        assert 0 <= claim.start < claim.end <= len(text)
        assert len(claim.content) <= 400
        if "\u0303" not in text and "\u0327" not in text:  # loose accents are read as none
            assert claim.content in plain


@given(TEXTS)
def test_whatever_follows_a_verb_is_read(text: str) -> None:
    for opening in ("sou ", "tenho ", "minha irmã é ", "I'm ", "moro em "):
        find(opening + text, AT)
