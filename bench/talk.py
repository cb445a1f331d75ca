"""A long conversation about everyday things, the same in every run: some words come up all the
time, most seldom, and now and then something is said that is worth knowing of the user."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lembrar import Message

_PARTS = {
    "day": "hoje, ontem, anteontem, de manhã, à noite, no sábado, na terça, semana passada",
    "who": (
        "a minha mãe, o meu irmão, a Júlia, o Renato, a vizinha, o síndico, a chefe, o dentista, "
        "a professora, o Caio, a Teresa, o pessoal do trabalho, a minha prima, o mecânico"
    ),
    "place": (
        "no mercado, na padaria, no parque, na rodoviária, no escritório, na praia, na feira, no "
        "cinema, na academia, no banco, na farmácia, na livraria, no aeroporto, na oficina"
    ),
    "thing": (
        "um guarda-chuva, uma mochila, um ventilador, uma cafeteira, dois livros, um tênis, uma "
        "panela, um teclado, um vaso de planta, uma cadeira, um casaco, um presente, um remédio, "
        "uma bicicleta, um caderno, uma lâmpada, um fone de ouvido, uma bolsa, um tapete"
    ),
    "food": (
        "feijoada, sushi, tapioca, lasanha, moqueca, pão de queijo, açaí, macarrão, salada, "
        "churrasco, sopa de legumes, pizza, cuscuz, bolo de cenoura, peixe frito"
    ),
    "task": (
        "o relatório, a mudança, a pintura do quarto, o curso de inglês, a planilha, o projeto "
        "do cliente, a faxina, a declaração de imposto, a apresentação, o conserto da pia"
    ),
    "felt": "cansada, animada, preocupada, tranquila, irritada, aliviada, ansiosa, contente",
    "fact": (
        "Moro em Recife, Sou engenheira civil, Não como carne, Tenho um gato chamado Nino, "
        "Meu aniversário é em 12 de maio, Prefiro que me respondam por escrito, "
        "Quero juntar R$ 8.000 para viajar, Sou alérgica a camarão, Estudo alemão aos domingos, "
        "Meu limite do cartão é R$ 2.500, Decidi vender o carro, Detesto reunião na segunda"
    ),
}
_CHOICES = {name: tuple(told.split(", ")) for name, told in _PARTS.items()}
_TOLD = (
    "Comprei {thing} {place} {day}, paguei R$ {n},90.",
    "Almocei {food} com {who} {day}.",
    "Encontrei {who} {place} e falamos de {task}.",
    "Terminei {task} {day}, fiquei {felt}.",
    "Será que {who} vai gostar de {food}?",
    "Perdi {thing} {place}, estou {felt}.",
    "Lembra quando {who} esqueceu {thing} {place}?",
    "{fact}. E {day} ainda comi {food}.",
)
_ANSWERED = (
    "Que bom! E {who}, o que achou de {food}?",
    "Anotado: R$ {n},90 por {thing} {place}.",
    "Entendi. Quer que eu avise {who} quando for a hora? Falta {task}.",
    "Boa ideia: {food} {place}, com {who}.",
    "Sim: foi {place}, {day}. Levaram {thing}.",
)
_ASKED = (
    "O que foi que eu comprei {place}?",
    "Quando foi que almocei {food} com {who}?",
    "Como ficou {task}?",
    "Quanto paguei por {thing}?",
    "Hoje vi {who} {place}, fiquei {felt}.",
)


def talk(cycles: int) -> list[Message]:
    """What a user and a bot say to each other in so many cycles."""
    chosen = Random(7)
    return [
        message
        for n in range(cycles)
        for message in (
            Message("user", _said(_TOLD, n, chosen)),
            Message("assistant", _said(_ANSWERED, n, chosen)),
        )
    ]


def questions() -> Iterator[str]:
    """What the user says next, without an end."""
    chosen = Random(11)
    n = 0
    while True:
        n += 1
        yield _said(_ASKED, n, chosen)


def _said(ways: tuple[str, ...], n: int, chosen: Random) -> str:
    """One of the ways with a choice in every gap: of all words, the first come up most."""
    parts = {name: _seldom(words, chosen) for name, words in _CHOICES.items()}
    said = _seldom(ways, chosen).format(n=n, **parts)
    return said[:1].upper() + said[1:]


def _seldom(words: tuple[str, ...], chosen: Random) -> str:
    return words[int(len(words) * chosen.random() ** 1.5)]
