"""What people fill in like a form: «cadastro: Marlene Souza, 62 anos, viúva, marlene@…»."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims import bio_values, people
from lembrar.text.claims.bio_words import PARTS
from lembrar.text.claims.cues import spelt_out
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_LONGEST = 300
"""Characters of such a form, all of it in one line."""


def card(telling: Telling) -> Iterator[Claim]:
    """Each thing of a list about the speaker that says what it is by itself."""
    folded = fold(telling.text)
    heading = _heading().search(folded)
    if heading is None or not telling.clauses:
        return
    end = folded.find("\n", heading.end())
    end = min(len(folded) if end < 0 else end, heading.end() + _LONGEST)
    for index, item in enumerate(_item().finditer(folded, heading.end(), end)):
        if found := _read(telling.text[item.start() : item.end()], item[0], index == 0):
            key, value = found
            said = " ".join(telling.text[item.start() : item.end()].split())
            yield Claim("bio", key, said, item.start(), item.end(), value=value)


def _read(said: str, plain: str, is_first: bool) -> tuple[str, str] | None:
    """The slot that one thing of the list fills, and with what."""
    for key, pattern in _patterns().items():
        if match := pattern.fullmatch(plain):
            value = match["v"] if "v" in pattern.groupindex else plain
            return key, bio_values.canonical(key, plain, value)
    words = plain.split()
    if not is_first or not 0 < len(words) <= 4 or not said[:1].isupper():
        return None
    is_name = people.is_given_name(words[0], "A") or bio_values.is_free(words[0])
    return ("name", plain) if is_name else None


@cache
def _heading() -> re.Pattern[str]:
    return re.compile(
        r"(?:^|\n|\. )\W*(?:(?:meu )?cadastro|(?:meus )?dados(?: pessoais| cadastrais)?"
        r"|minha ficha|ficha"
        r"|(?:meu )?perfil|sobre mim|(?:[\w ,]{0,40})?quem (?:ta|esta) falando|quem sou eu"
        r"|apresentacao|my (?:details|info|profile|bio)|about me|profile"
        r"|registration)\s*:\s*"
    )


@cache
def _item() -> re.Pattern[str]:
    return re.compile(r"[^,;|\n]*[^,;|\s]")


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    patterns = {
        "email": r"\W*(?:e-?mail:? )?(?P<v>[\w.+-]+@[\w-]+\.[\w.]*\w)\W*",
        "phone": r"\W*(?:\w+:? )?(?P<v>\+?[\d(][\d() -]{6,18}\d)\W*",
        "age": r"\W*(?:idade:? |age:? )?(?P<v>\d{1,3})(?: anos| years old| yo| y/o)?\W*",
        "relationship": r"\W*(?P<v>solteir[oa]|casad[oa]|divorciad[oa]|separad[oa]|viuv[oa]"
        "|noiv[oa]|single"
        r"|married|divorced|separated|widowed|engaged)\W*",
        "diet": r"\W*(?P<v>vegetarian[oa]?|vegan[oa]?)\W*",
        "family": r"\W*(?:mae|pai|mother|father|mom|dad) (?:de|of) [\w ]{1,20}\W*",
        "occupation": r"\W*<JOB>\W*",
        "home": r"\W*(?:moro em|mora em|cidade:|city:|lives? in) (?P<v>[\w ]{2,40})\W*",
    }
    return {key: re.compile(spelt_out(pattern, PARTS)) for key, pattern in patterns.items()}
