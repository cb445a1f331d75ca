"""What people fill in like a form: «cadastro: Marlene Souza, 62 anos, viúva, marlene@…».

And who they say they are in a list without a verb: «Kauã, 22, de Fortaleza», "41, divorced".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.model import Claim
from lembrar.text import fillers
from lembrar.text.claims import bio_heart, bio_values, people
from lembrar.text.claims.bio_words import PARTS
from lembrar.text.claims.cues import spelt_out
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold
from lembrar.text.known_names import LONG_PLACES, PLACES
from lembrar.text.sentences import split

_LONGEST = 300
"""Characters of such a form, all of it in one line."""
_MOST_ITEMS = 8
"""Things that somebody tells of himself in one breath."""


def card(telling: Telling) -> Iterator[Claim]:
    """Each thing of a list about the speaker that says what it is by itself."""
    folded = fold(telling.text)
    heading = _heading().search(folded)
    if not telling.clauses:
        return
    if heading is None:
        yield from _introduced(telling, folded)
        return
    end = folded.find("\n", heading.end())
    end = min(len(folded) if end < 0 else end, heading.end() + _LONGEST)
    for index, item in enumerate(_item().finditer(folded, heading.end(), end)):
        if found := _read(telling.text[item.start() : item.end()], item[0], index == 0):
            yield _claim(telling, item, *found)


def _introduced(telling: Telling, folded: str) -> Iterator[Claim]:
    """A list that opens with a name and an age, or with an age and what else somebody is."""
    sentence = split(telling.text)[0]
    items = [
        item
        for item in _item().finditer(folded, sentence.start, sentence.end)
        if not fillers.is_small_talk(item[0])
    ]
    if not 2 <= len(items) <= _MOST_ITEMS or telling.all[0].force != "stated":
        return
    if telling.all[0].voice == "person":
        return
    read = [
        _read(telling.text[item.start() : item.end()].strip(), item[0].strip(" .!"), index == 0)
        or _read_bare(item[0].strip(" .!"), index)
        for index, item in enumerate(items)
    ]
    keys = [found[0] if found else "" for found in read]
    named = keys[:2] == ["name", "age"] and _grown().search(items[1][0])
    named = named or (keys[0] == "name" and keys[1] and _here().search(items[0][0]))
    aged = keys[0] == "age" and _grown().search(items[0][0]) and any(set(keys[1:]) - {"", "age"})
    if not (named or aged):
        return
    for item, found in zip(items, read, strict=True):
        if found:
            yield _claim(telling, item, *found)


def _read_bare(plain: str, index: int) -> tuple[str, str] | None:
    """What needs no heading to be told by, once it is known that somebody speaks of himself."""
    for key, pattern in _bare_patterns().items():
        if index and (match := pattern.fullmatch(plain)):
            return key, bio_values.canonical(key, plain, match["v"])
    words = plain.split()
    is_place = words and (words[0] in PLACES or tuple(words[:2]) in LONG_PLACES)
    is_place = is_place or (len(words) == 2 and len(words[1]) == 2)  # "Austin TX"
    return ("home", plain) if index and is_place and len(words) <= 3 else None


def _claim(telling: Telling, item: re.Match[str], key: str, value: str) -> Claim:
    said = " ".join(telling.text[item.start() : item.end()].split()).rstrip(" .!")
    return Claim("bio", key, said, item.start(), item.end(), value=value)


def _read(said: str, plain: str, is_first: bool) -> tuple[str, str] | None:
    """The slot that one thing of the list fills, and with what."""
    for key, pattern in _patterns().items():
        if match := pattern.fullmatch(plain):
            value = match["v"] if "v" in pattern.groupindex else plain
            return key, bio_values.canonical(key, plain, value)
    words = _here().sub("", plain).split()
    if not is_first or not 0 < len(words) <= 4 or not said[:1].isupper():
        return None
    is_name = people.is_given_name(words[0], "A") or bio_heart.is_free(words[0])
    return ("name", " ".join(words)) if is_name else None


@cache
def _here() -> re.Pattern[str]:
    return re.compile(r"\s+(?:here|aqui|speaking|falando)$")


@cache
def _grown() -> re.Pattern[str]:
    return re.compile(r"^\W*(?:oi,? |hi,? )?(?:1[3-9]|[2-9]\d)(?!\d)")


@cache
def _bare_patterns() -> dict[str, re.Pattern[str]]:
    patterns = {
        "family": r"\W*(?:<COUNT> |no |sem |zero )?(?:[a-z-]+ )?(?P<v><CHILD>)(?: \w+)?\W*",
        "pet": r"\W*(?:<COUNT> )(?:[a-z-]+ )?(?P<v><PET>)\W*",
        "origin": r"\W*(?:d[aeo]|from|originally from|nascid[oa] em|born in) (?P<v>[\w ]{2,40})\W*",
        "home": r"\W*(?:aqui (?:de|do|da|em)|living in|based in|moro n[oa]|moro em) "
        r"(?P<v>[\w ]{2,40})\W*",
        "religion": r"\W*(?P<v><GOD>)\W*",
        "occupation": r"\W*<JOB>(?: (?:from|in|at|for|em|d[aeo]|ha|faz|desde|n[ao])"
        r"\b[\w ]{0,40})?\W*",
    }
    return {key: re.compile(spelt_out(pattern, PARTS)) for key, pattern in patterns.items()}


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
        "family": r"\W*(?:mae|pai|mother|father|mom|mum|dad) (?:d[aeo]s?|of|to) [\w ]{1,30}\W*",
        "occupation": r"\W*<JOB>\W*",
        "home": r"\W*(?:moro em|mora em|cidade:|city:|lives? in) (?P<v>[\w ]{2,40})\W*",
    }
    return {key: re.compile(spelt_out(pattern, PARTS)) for key, pattern in patterns.items()}
