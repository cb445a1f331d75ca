"""Tastes told the long way round, judged, asked and answered; and how to deal with somebody."""

from datetime import datetime, timedelta, timezone

import pytest
from chatter import is_quick

from lembrar.model import Claim
from lembrar.text import claims
from lembrar.text.claims import tastes
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))


def found(text: str, language: str) -> list[Claim]:
    return list(tastes.find(Telling(text, AT, language)))


# language|key|message|the thing|whose, if not the user's
TOLD = """
pt|likes|o que eu mais gosto de fazer é andar de bicicleta|bicicleta|
pt|likes|a fruta que eu mais gosto é caju|caju|
pt|likes|a melhor parte do meu dia é regar as plantas|regar|
pt|dislikes|se tem uma coisa que eu não suporto é fofoca|fofoca|
pt|dislikes|o que me tira do sério é gente que grita|grita|
pt|dislikes|uma coisa que me dá nos nervos, é porta batendo|porta|
pt|dislikes|berinjela? nem de graça|berinjela|
pt|likes|tapioca? amo|tapioca|
pt|dislikes|acho golfe um tédio|golfe|
pt|likes|acho xadrez fascinante|xadrez|
pt|dislikes|comida requentada não me desce|requentada|
pt|dislikes|me recuso a comer rim|rim|
pt|dislikes|como de tudo, menos miúdos|miudos|
pt|likes|peguei gosto por cerâmica|ceramica|
pt|likes|bordar me ajuda a relaxar|bordar|
pt|likes|meu tio não abre mão do baralho|baralho|tio
pt|dislikes|minha tia torce o nariz pra peixe|peixe|tia
pt|schedule|me cobra toda quinta|quinta|
pt|schedule|depois das 21h eu desligo tudo|21h|
pt|schedule|avisa com três dias de antecedência|tres dias|
pt|channel|sem chamada de vídeo por favor|video|
pt|style|gosto quando você responde curto|responde curto|
pt|style|evita gírias|girias|
en|likes|what I enjoy most is restoring old bikes|restoring|
en|dislikes|the one chore I hate is ironing|ironing|
en|dislikes|if there's one thing I can't stand it's gossip|gossip|
en|dislikes|karaoke? no thanks|karaoke|
en|dislikes|I find cricket painfully dull|cricket|
en|likes|I find baking really soothing|baking|
en|dislikes|musicals do nothing for me|musicals|
en|dislikes|I'll eat anything except offal|offal|
en|likes|I get a real kick out of jigsaw puzzles|jigsaw|
en|likes|long walks help me clear my head|walks|
en|likes|my nephew can't get enough of dinosaurs|dinosaurs|nephew
en|likes|my uncle's favourite drink is stout|stout|uncle
en|schedule|remind me two days before|two days|
en|schedule|send me a summary every monday|every monday|
en|schedule|lunchtime is the only time I can talk|lunchtime|
en|channel|voice notes are fine by me|voice notes|
en|channel|the quickest way to get me is signal|signal|
en|style|I'm dyslexic so skip the long answers|long answers|
en|style|go easy on the emojis|emojis|
en|style|prices in euros please|euros|
en|style|always cite your sources|sources|
""".strip().splitlines()


@pytest.mark.parametrize("row", TOLD)
def test_a_taste_is_found_however_it_is_turned(row: str) -> None:
    """A6, K4: said with a copula, a judgement, a question of one's own or as an order."""
    language, key, text, thing, whose = row.split("|")
    fitting = [
        claim
        for claim in found(text, language)
        if claim.key == key and thing in fold(f"{claim.content} {claim.value}")
    ]
    assert fitting, found(text, language)
    assert fold(fitting[0].subject) == whose


NOTHING = """
pt|o que eu mais quero é dormir
pt|a pessoa que eu mais amo é minha mãe
pt|o que eu mais gosto em você é a calma
pt|amanhã? nem pensar
pt|acho isso um saco
pt|acho ele chato
pt|adoro quando você fala assim
pt|pode brigar comigo
en|what I like about you is the patience
en|the people I love are here
en|what I don't like is how you put it
en|tomorrow? no thanks
en|I find it dull
en|I prefer option B
en|I like the red one better
en|I wouldn't say no to a beer rn
en|love when you talk like that
""".strip().splitlines()


@pytest.mark.parametrize("row", NOTHING)
def test_what_is_at_hand_or_said_in_kindness_is_no_taste(row: str) -> None:
    """K4: wishes, people, answers, options and what the other just did."""
    language, text = row.split("|")
    assert found(text, language) == []


@pytest.mark.parametrize(
    "bit", ["o que eu mais gosto ", "the one thing i ", "acho que eu acho ", "so text me, i never "]
)
def test_long_turns_are_read_at_once(bit: str) -> None:
    """G1: time is linear in the text."""
    assert is_quick(lambda text: claims.find(text, AT, "pt"), bit)
