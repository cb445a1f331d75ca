"""A person who lives, changes, repeats herself and tells a bot of it, three to eight times a day.

What she says is made from what is true of her, so that in the end it can be asked whether what is
remembered is what is true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

START = datetime(2024, 1, 1, 9, tzinfo=UTC)

CITIES = "Recife Olinda Natal Fortaleza Salvador Curitiba Manaus Goiânia Belém Vitória".split()
FIRMS = "Acme Globex Initech Umbra Vetor Nimbus Prisma Delta Orion Solaris".split()
TRADES = "professora designer enfermeira programadora arquiteta contadora jornalista".split()
TEAMS = "Sport Náutico Bahia Vitória Ceará".split()
THINGS = """café chá praia cinema corrida violão jardinagem xadrez futebol pizza sushi chocolate
    cerveja vinho natação ioga fotografia poesia samba forró rock jazz novela teatro museu trilha
    camping bicicleta tapioca açaí cuscuz queijo abacate coentro cebola pimenta barulho trânsito
    calor frio chuva multidão academia feira karaokê crochê pintura sinuca videogame""".split()
FEELINGS = "ansiosa estressada preocupada triste feliz animada cansada irritada frustrada".split()
MATTERS = """o prazo do projeto|a prova de inglês|a minha mãe|o trânsito|a viagem|a reforma da casa
    |a promoção|o aluguel|o meu chefe|a faculdade|o curso|a entrevista""".replace("\n    ", "")
FRIENDS = "Bia Lucas Carla Diego Elisa Fábio Gabi Heitor".split()
VISITS = ["dentista", "consulta médica", "reunião com a Bia", "reunião com o Lucas", "exame"]
DAYS = "segunda terça quarta quinta sexta sábado".split()
AIMS = ["a viagem", "o carro", "o casamento", "a reforma", "o computador", "a moto", "o sofá"]
PURSES = "lazer mercado transporte roupa delivery farmácia".split()
LESSONS = "inglês violão francês natação programação culinária".split()
NOTES = {
    "código do portão": 9000,
    "código do cofre": 900,
    "armário da academia": 200,
    "ramal da portaria": 400,
    "número do protocolo da luz": 90000,
}
ALLERGIES = "camarão amendoim dipirona poeira leite glúten".split()
HAPPENINGS = """fui promovida no trabalho ontem|minha avó morreu|bati o carro ontem
    |ganhei um prêmio ontem|ontem viajei para a praia com a Bia|meu sobrinho nasceu
    |quebrei o braço ontem""".replace("\n    ", "")
CHATTER = """bom dia|oi, tudo bem?|kkkkk|valeu!|que horas são?|me explica isso de novo|boa noite
    |entendi|como faço um bolo de cenoura?|hoje está quente|ok|pode resumir?|obrigada"""


@dataclass
class Person:
    """What is true of her now."""

    random: Random
    city: str = "Recife"
    firm: str = "Acme"
    trade: str = "professora"
    team: str = "Sport"
    age: int = 30
    likes: set[str] = field(default_factory=set[str])
    dislikes: set[str] = field(default_factory=set[str])
    aims: dict[str, int] = field(default_factory=dict[str, int])
    lessons: set[str] = field(default_factory=set[str])
    purses: dict[str, int] = field(default_factory=dict[str, int])
    notes: dict[str, int] = field(default_factory=dict[str, int])
    allergies: set[str] = field(default_factory=set[str])

    def day(self, number: int) -> list[tuple[datetime, str]]:
        """What she says on a day of her life."""
        at = START + timedelta(days=number)
        if number and number % 365 == 0:
            self.age += 1
        said = [self._something() for _ in range(self.random.randint(3, 8))]
        minutes = sorted(self.random.sample(range(12 * 60), len(said)))
        return [(at + timedelta(minutes=m), text) for m, text in zip(minutes, said, strict=True)]

    def _something(self) -> str:
        choices: list[tuple[int, Callable[[], str]]] = [
            (25, lambda: self._one(CHATTER.split("|")).strip()),
            (22, self._again),
            (14, self._feeling),
            (8, self._visit),
            (7, self._taste),
            (2, self._happening),
            (2, self._friend),
            (3, self._aim),
            (2, self._purse),
            (2, self._lesson),
            (2, self._note),
            (1, self._change),
        ]
        weights, makers = zip(*choices, strict=True)
        return self.random.choices(makers, weights)[0]()

    def _one(self, values: list[str] | set[str] | dict[str, int]) -> str:
        return self.random.choice(sorted(values))

    # ── what she says again ───────────────────────────────────────────────────────────────────

    def _again(self) -> str:
        sayings = [
            lambda: self._one([f"moro em {self.city}", f"eu moro aqui em {self.city}"]),
            lambda: self._one([f"trabalho na {self.firm}", f"eu trabalho na {self.firm}"]),
            lambda: self._one([f"sou {self.trade}", f"eu sou {self.trade}"]),
            lambda: f"torço pro {self.team}",
            lambda: f"tenho {self.age} anos",
            lambda: self._like() or "me chamo Ana",
            lambda: self._dislike() or "me chamo Ana",
            lambda: self._told_aim() or "tenho um gato chamado Mingau",
            lambda: self._told_purse() or "tenho um gato chamado Mingau",
            lambda: f"sou alérgica a {self._one(self.allergies)}" if self.allergies else "oi",
        ]
        return self.random.choice(sayings)()

    def _like(self) -> str:
        verb = self._one(["gosto de", "adoro", "amo", "eu gosto muito de"])
        return f"{verb} {self._one(self.likes)}" if self.likes else ""

    def _dislike(self) -> str:
        verb = self._one(["odeio", "detesto", "não gosto de"])
        return f"{verb} {self._one(self.dislikes)}" if self.dislikes else ""

    def _told_aim(self) -> str:
        if not self.aims:
            return ""
        aim = self._one(self.aims)
        verb = self._one(["quero juntar", "quero economizar", "minha meta é juntar"])
        return f"{verb} R$ {self.aims[aim]} para {aim}"

    def _told_purse(self) -> str:
        return self._limit(self._one(self.purses)) if self.purses else ""

    def _limit(self, purse: str) -> str:
        return f"meu limite de gastos com {purse} é R$ {self.purses[purse]} por mês"

    # ── what is new ───────────────────────────────────────────────────────────────────────────

    def _feeling(self) -> str:
        matter = self._one(MATTERS.split("|"))
        joined = {"o": f"com o {matter[2:]}", "a": f"com a {matter[2:]}"}[matter[0]]
        return f"estou {self._one(FEELINGS)} {joined}"

    def _visit(self) -> str:
        hour = self.random.randint(8, 18)
        return f"tenho {self._one(VISITS)} {self._one(DAYS)} às {hour}h"

    def _taste(self) -> str:
        thing = self._one(THINGS)
        mine, other = self.likes, self.dislikes
        if self.random.random() < 0.4:
            mine, other = other, mine
        mine.add(thing)
        other.discard(thing)
        return f"{'gosto de' if mine is self.likes else 'odeio'} {thing}"

    def _happening(self) -> str:
        return self._one(HAPPENINGS.split("|"))

    def _friend(self) -> str:
        told = [f"mora em {self._one(CITIES)}", f"trabalha na {self._one(FIRMS)}"]
        return f"{self._one(['o', 'a'])} {self._one(FRIENDS)} {self._one(told)}"

    def _aim(self) -> str:
        aim = self._one(AIMS)
        if aim in self.aims and self.random.random() < 0.3:
            del self.aims[aim]
            return f"desisti de juntar dinheiro para {aim}"
        self.aims[aim] = self.random.randint(2, 90) * 500
        return f"quero juntar R$ {self.aims[aim]} para {aim}"

    def _purse(self) -> str:
        purse = self._one(PURSES)
        self.purses[purse] = self.random.randint(2, 40) * 50
        return self._limit(purse)

    def _lesson(self) -> str:
        lesson = self._one(LESSONS)
        if lesson in self.lessons and self.random.random() < 0.3:
            self.lessons.discard(lesson)
            return f"desisti de aprender {lesson}"
        self.lessons.add(lesson)
        return f"quero aprender {lesson}"

    def _note(self) -> str:
        note = self._one(NOTES)
        self.notes[note] = NOTES[note] + self.random.randint(1, 99)
        return f"anota aí que o {note} é {self.notes[note]}"

    def _change(self) -> str:
        return self.random.choice(
            [self._move, self._job, self._career, self._side, self._allergy]
        )()

    def _move(self) -> str:
        self.city = self._one([city for city in CITIES if city != self.city])
        return self._one([f"me mudei para {self.city}", f"agora moro em {self.city}"])

    def _job(self) -> str:
        self.firm = self._one([firm for firm in FIRMS if firm != self.firm])
        return f"agora trabalho na {self.firm}"

    def _career(self) -> str:
        self.trade = self._one([trade for trade in TRADES if trade != self.trade])
        return f"agora sou {self.trade}"

    def _side(self) -> str:
        self.team = self._one([team for team in TEAMS if team != self.team])
        return f"agora torço pro {self.team}"

    def _allergy(self) -> str:
        self.allergies.add(self._one(ALLERGIES))
        return f"sou alérgica a {self._one(self.allergies)}"
