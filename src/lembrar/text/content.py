"""The words that carry meaning."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.fold import fold


def content_words(text: str) -> list[str]:
    """The words of a text that are not mere grammar, folded, in order."""
    return [word for word in _word().findall(fold(text)) if word not in _STOP and len(word) > 1]


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\w+")


_STOP = frozenset(
    """a o as os um uma uns umas de da do das dos em no na nos nas por pelo pela para pra pro com e
    ou mas que se ao aos eu tu ele ela nos voce voces vc eles elas me te lhe meu minha meus minhas
    seu sua seus suas isso isto esse essa este esta aquele aquela ser sou e era foi estar estou
    esta ter tenho tem muito mais ja la aqui so tambem como quando quem qual quais onde
    the an and or but of in on at to for from with by as is are was were be been am i you he she it
    we they me him her us them my your his its our their this that these those do does did have has
    had will would can could should so too very just there here what which who when where how if
    """.split()
)
