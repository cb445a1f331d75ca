"""The feelings that a clause names, whoever has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.text import mood_words
from lembrar.text.claims import feelings_states as states
from lembrar.text.mood_words import Mood


def named(folded: str) -> Iterator[tuple[Mood, int, int]]:
    """Every feeling named, whoever has it."""
    end = 0
    for found in first_word().finditer(folded):
        if found.start() < end:
            continue
        if found[0] in _phrase_starts():
            for phrase, mood in mood_words.phrases():
                if match := phrase.match(folded, found.start()):
                    end = match.end()
                    yield mood, found.start(), end
                    break
            if end > found.start():
                continue
        if told := states.phrase(folded, found.start(), found[0]):
            mood, end = told
            yield mood, found.start(), end
            continue
        if mood := mood_words.named(found[0]) or states.word(found[0]):
            end = found.end()
            yield mood, found.start(), end


@cache
def first_word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _phrase_starts() -> frozenset[str]:
    return frozenset(
        "na no pra para muito mto mt tao super bem meio nada mal pessima pessimo horrivel um com"
        " de o"
        " sem farto farta puta puto p pistola fulo fula quase surtando pirando enlouquecendo"
        " ficando"
        " uma os chorando aos em so morto morta morrendo quebrado quebrada podre nas pulando"
        " explodindo que radiante susse suave over on burned burnt burnout worn wiped running beat"
        " fed sick pissed freaking panicking losing going at let a like terrible awful horrible"
        " down"
        " in crying stressed looking bummed otimo otima maravilhoso maravilhosa melhor much better"
        " way"
        " torn eaten consumed riddled racked wracked bricking shitting cagado cagada azedo"
        " azeda".split()
    )
