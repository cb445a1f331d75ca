"""What a text is found by: the stems of its content words."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.fold import fold
from lembrar.text.lists import listed
from lembrar.text.stems import stem, stems

# Grammar, and what every question and every chat is full of. Folded, in both languages at once:
# hardly a word that is empty in one of them carries meaning in the other.
STOP_WORDS = listed("""
    a o as os um uma uns umas de da do das dos em no na nos nas num numa por pelo pela pelos pelas
    para pra pro pras pros com sem e ou mas que se ao aos eu tu ele ela eles elas voce voces vc vcs
    ce me te lhe lhes mim ti si comigo contigo conosco meu minha meus minhas teu tua teus tuas seu
    sua seus suas nosso nossa nossos nossas dele dela deles delas isso isto aquilo esse essa esses
    essas este esta estes estas aquele aquela aqueles aquelas nesse nessa neste nesta desse dessa
    deste desta disso nisso ser sou es somos sao era eram foi fui foram fomos seja sendo sido fosse
    estar estou estas estamos estao estava estavam esteve esteja to ta tava tavam ter tenho tem
    temos tinha tinham teve tive tiveram tenha tivesse haver ha havia houve vou vai vamos vao ia
    muito muita muitos muitas mto mt mais menos ja la ai aqui ali so tambem tb tbm como quando quem
    qual quais onde aonde quanto quanta quantos quantas porque pq q oq nao n sim ne entao assim ate
    sobre entre desde tao ainda agora tudo td nada algo alguem cada outro outra outros outras mesmo
    mesma tal eh ah oh oi ola opa hein uai ue kk kkk kkkk rs rsrs haha hahaha
    the an and or but of in on at to for from with by is are was were be been being am i you he she
    it we they him her us them my your his its our their mine yours hers ours theirs this that
    these those do does did doing done have has had having will would can could should shall may
    might must too very just there here what which who whom whose when where why how if than then s
    t d m re ve ll don didn doesn isn aren wasn weren won wouldn couldn shouldn haven hasn hadn not
    yes yeah hey hi hello oh wow lol into about also any some such up out im ive
""")  # "so", "me", "no", "as" and "a" stand in both


def terms(text: str, language: str) -> list[str]:
    """The stems that a text of that language is indexed by, in order, repeated as they are said."""
    return [stem(word, language) for word in words(text)]


def words(text: str) -> list[str]:
    """The content words of a text, folded; "5.000" is the word "5000"."""
    plain = _thousands().sub("", fold(text))
    return [word for word in _word().findall(plain) if word not in STOP_WORDS]


def choices(word: str) -> tuple[str, ...]:
    """The stems under which a word of unsure language may have been indexed."""
    return stems(word)


@cache
def _thousands() -> re.Pattern[str]:
    return re.compile(r"(?<=\d)[.,](?=\d{3}(?!\d))")


@cache
def _word() -> re.Pattern[str]:
    """A run of letters and digits; one without end is cut, so that no term is of any size."""
    return re.compile(r"[^\W_]{1,40}")
