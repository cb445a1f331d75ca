"""Word stems of Portuguese and English, so that "viajei" finds "viagem" typed as "viagens".

Words are folded first, because half of what people type has no accents: "ações", "acoes" and
"acao" share a stem. The endings that the Portuguese stemmer knows by their accent get it back.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from typing import Any, cast

from lembrar.text.fold import fold
from lembrar.text.lists import listed

_KEPT_WORDS = 65_536
"""Stems kept in mind: people use the same words again and again."""

# What a stem of at least two letters ends in, longest first: the plural or bare spelling, and the
# ending as the stemmer expects it.
_ENDINGS = {
    "coes": "ção", "cao": "ção", "soes": "são", "oes": "ão", "aes": "ão", "aos": "ão", "ao": "ão",
    "encias": "ência", "encia": "ência", "ancias": "ância", "ancia": "ância",
    "aveis": "ável", "avel": "ável", "iveis": "ível", "ivel": "ível",
    "agens": "agem", "ens": "em", "ins": "im", "ons": "om", "uns": "um",
    "ceis": "cil", "teis": "til", "seis": "sil", "geis": "gil", "eis": "el",
    "ais": "al", "ois": "ol", "uis": "ul",
}  # fmt: skip
# Not diminutives, though they look it.
_WHOLE = listed("""
    caminho carinho vizinho vizinha sobrinho sobrinha padrinho madrinha cozinha galinha farinha
    campainha andorinha espinho espinha golfinho sozinho sozinha rainha marinha adivinha pinguinho
    cominho toucinho focinho ladainha varinha marinho rebanho tainha bainha sardinha
""")


def stem(word: str, language: str) -> str:
    """The stem of one folded word: "pt" or "en"."""
    return _portuguese(word) if language == "pt" else _english(word)


def stems(word: str) -> tuple[str, ...]:
    """Its stems in either language, one where they agree: for words whose language is unsure."""
    portuguese, english = _portuguese(word), _english(word)
    return (portuguese,) if portuguese == english else (portuguese, english)


@lru_cache(maxsize=_KEPT_WORDS)
def _portuguese(word: str) -> str:
    if len(word) < 4 or not word.isalpha():
        return word
    if len(word) > 6 and word.removesuffix("s") not in _WHOLE:
        word = _diminutive().sub(r"\1", word)
    found = _ending().search(word)
    if found:
        word = word[: found.start()] + _ENDINGS[found.group()]
    return fold(_stemmer("portuguese")(word))


@lru_cache(maxsize=_KEPT_WORDS)
def _english(word: str) -> str:
    if len(word) < 3:
        return word
    return _stemmer("english")(word.removesuffix("'s"))


@cache
def _ending() -> re.Pattern[str]:
    endings = sorted(_ENDINGS, key=len, reverse=True)
    return re.compile(rf"(?<=\w\w)(?:{'|'.join(endings)})$")


@cache
def _diminutive() -> re.Pattern[str]:
    """ "cachorrinho" is a "cachorro", "rapidinho" is "rápido": with the vowel that it lost."""
    return re.compile(r"z?inh([oa])s?$")


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    made = cast(Any, import_module("Stemmer")).Stemmer(language, 0)  # 0: we keep words ourselves
    return cast(Callable[[str], str], made.stemWord)
