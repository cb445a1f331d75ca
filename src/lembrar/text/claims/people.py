"""Whose statement it is: the speaker's, or that of somebody the speaker talks about.

«Minha irmã é vegetariana» says nothing of the speaker's diet. Where it is not plain whose a
statement is, nobody gets it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from lembrar.text import common_words, known_names
from lembrar.text.claims.kin_words import (
    BARE,
    HE,
    HUMAN,
    KIN,
    NICKNAMES,
    RELATIVES,
    SHE,
    THINGS,
    WITH_ARTICLE,
)

_MINE = r"(?:minhas?|meus?|mnha|mh|noss[oa]s?|my|our)"
_BEFORE_KIN = (
    r"(?:(?:dois|duas|tres|quatro|cinco|two|three|four|five|melhor|melhores|querid[oa]|outr[oa]|primeir[oa]|segund[oa]|pequen[oa]|futur[oa]|ex"
    r"|unic[oa]|propri[oa]|antig[oa]|nov[oa]|atual|ex|best|little|older|younger|big|elder|eldest"
    r"|oldest|youngest|baby|late|dear|other|only|first|second|middle|old|new|former|future|twin"
    r"|close|good|step|soon to be)[ -])"
)
_AFTER_KIN = (
    r"(?: (?:mais (?:velh|nov)[oa]s?|cacula|do meio|gemea|gemeo|gemeos|patern[oa]|matern[oa]|menor"
    r"|pequen[oa]|de criacao|de consideracao|de infancia|do trabalho|de trabalho|da faculdade"
    r"|in law|from work|from school|from college|from church))"
)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody mentioned: as the speaker calls them, and which pronouns may stand for them."""

    name: str
    start: int
    end: int
    is_she: bool = True
    is_he: bool = True
    is_many: bool = False


def kin_at(folded: str, said: str, position: int) -> Person | None:
    """The relative, friend or colleague of the speaker whose mention starts at `position`."""
    match = _kin().match(folded, position)
    if match is None:
        return None
    start = match.start("called")
    end = match.end()
    of, whose = _of_place().match(folded, end), _whose().match(folded, end)
    if of and said[of.start() : of.end()].lstrip()[:2].lower() != "dá":
        end = of.end()
    elif whose and whose["kin"] in KIN:
        end = whose.end()
    called = said[start:end]
    if named := _name_after(folded, said, end, match["my"]):
        end, name = named
        called = f"{called} {name}"
    if joined := _joined(folded, said, end):
        called = f"{called} e {said[joined.start('kin') : joined.end()]}"
        return Person(" ".join(called.split()), position, joined.end(), is_many=True)
    return _person(" ".join(called.split()), match["kin"], position, end)


def _joined(folded: str, said: str, end: int) -> re.Match[str] | None:
    """«minha mãe e meu pai», "my mom and dad"; but «minha esposa é médica» is one person."""
    match = _and_kin().match(folded, end)
    if match is None or said[match.start("and")] in "éÉ":
        return None
    return match if match["kin"] in (KIN if match["mine"] else RELATIVES) else None


def _person(called: str, kin: str, start: int, end: int) -> Person:
    is_many = (kin.endswith("s") and kin not in ("sis", "bonus")) or kin in ("children", "familia")
    return Person(called, start, end, kin not in HE, kin not in SHE, is_many)


def bare_at(folded: str, said: str, position: int) -> Person | None:
    """«vovó …», «o marido …», "the twins …", «o professor da minha filha …»."""
    match = _bare().match(folded, position)
    if match is None:
        return None
    kin = match["kin"]
    if match["owner"]:
        if kin not in KIN:
            return None
        parts = [said[match.start(name) : match.end(name)] for name in ("kin", "of", "owner")]
        return _person(" ".join(parts), kin, position, match.end())
    if kin not in BARE and not (match["article"] and kin in WITH_ARTICLE):
        return None
    if _of_other().match(folded, match.end("kin")):
        return None  # «a mulher do mercado», «a mãe do Caio»: of somebody else
    called = said[match.start("kin") : match.end("kin")]
    return _person(called, kin, position, match.end("kin"))


def stranger_at(folded: str, said: str, position: int) -> Person | None:
    """«meu inquilino mora …», "our au pair speaks …": on no list, but does what people do."""
    match = _stranger().match(folded, position)
    if match is None or match["verb"] not in HUMAN or set(match["who"].split()) & THINGS:
        return None
    if match["who"].endswith((" de", " da", " do", " of")):
        return None  # «nosso chá de bebê»
    called = said[match.start("who") : match.end("who")]
    return Person(called, position, match.end("who"))


def named_at(folded: str, said: str, position: int) -> Person | None:
    """The person whose first name stands at `position`, an article before it or not.

    A full name is more often somebody's in the news, and stands for nobody here.
    """
    match = _named().match(folded, position)
    if match is None:
        return None
    is_capital = said[match.start("name")].isupper()
    is_placed = match["title"] or _from_where().match(folded, match.end())
    if not (is_given_name(match["name"], said[match.start("name")]) or (is_placed and is_capital)):
        return None
    following = _next_word().match(said, match.end())
    if following and following["word"][:1].isupper() and following["word"].lower() != "e":
        return None
    article = match["article"]
    first = match.start("title") if match["title"] else match.start("name")
    name = said[first : match.end("name")]
    apposed = _apposed().match(folded, match.end())
    end = apposed.end() if apposed and apposed["kin"] in KIN else match.end()
    if article and (of := _of_place().match(folded, end)):
        end = of.end()  # «o Jorge da portaria»
    elif where := _from_where().match(folded, end):
        end = where.end()  # "Priya from work"
    return Person(name, position, end, article != "o", article != "a")


def is_given_name(folded: str, first_letter: str = "") -> bool:
    """Whether a word is somebody's first name; in lower case, only if it is no other word."""
    known = folded in known_names.BRAZILIAN or folded in known_names.ENGLISH
    if first_letter.isupper():
        known = known or folded in NICKNAMES
        also = folded in known_names.ALSO_PORTUGUESE or folded in known_names.ALSO_ENGLISH
        return known or also
    return known and folded not in _ordinary()


def mentions(folded: str, said: str) -> list[Person]:
    """Everybody mentioned, with or without «minha»: whom «ela» may stand for afterwards."""
    found: list[Person] = []
    for word in _word().finditer(folded):
        if word[0] in KIN:
            if word[0] not in RELATIVES and _being().search(
                folded, max(0, word.start() - 12), word.start()
            ):
                continue  # "he's a doctor" mentions nobody else
            end = word.end()
            called = said[word.start() : end]
            if named := _name_after(folded, said, end):
                end, called = named[0], f"{called} {named[1]}"
            found.append(_person(called, word[0], word.start(), end))
        elif is_given_name(word[0], said[word.start()]):
            if found and found[-1].end >= word.end():
                continue
            article = folded[max(0, word.start() - 2) : word.start()]
            name = said[word.start() : word.end()]
            she, he = article != "o ", article != "a "
            found.append(Person(name, word.start(), word.end(), she, he))
    return found


def meant_by(pronoun: str, known: Sequence[Person]) -> Person | None:
    """Whom a pronoun stands for: the only one it fits, else nobody."""
    many = pronoun in ("eles", "elas", "they", "they're", "theyre", "them")
    she = pronoun.startswith(("ela", "she", "dela", "her"))
    fitting: list[Person] = []
    for person in reversed(known):
        fits = person.is_many if many else (person.is_she if she else person.is_he)
        is_new = not any(_same(person, other) for other in fitting)
        if fits and is_new and (many or not person.is_many):
            fitting.append(person)
    return fitting[0] if len(fitting) == 1 else None


def _same(one: Person, other: Person) -> bool:
    first, second = one.name.lower().split(), other.name.lower().split()
    return bool(set(first) & set(second))


def _name_after(folded: str, said: str, end: int, my: str = "") -> tuple[int, str] | None:
    """«meu marido Pedro», «minha irmã, a Carla,»: where the name ends, and the name."""
    match = _appended().match(folded, end)
    if match is None:
        return None
    start = match.start("name")
    is_capital = said[start].isupper() and said[start + 1 : start + 2].islower()
    plain = match["name"]
    if not (is_given_name(plain, said[start]) or (is_capital and plain not in _everyday(my))):
        return None
    closes = folded[match.end("name") : match.end("name") + 1] in (",", "")
    if match["comma"] and not closes:
        return None
    first = match.start("title") if match["title"] else start
    return match.end("name") + (1 if match["comma"] else 0), said[first : match.end("name")]


def _everyday(my: str) -> frozenset[str]:
    """The words that are no name after «minha prima», or after "my cousin"."""
    return common_words.ENGLISH if my in ("my", "our") else _ordinary()


@cache
def _ordinary() -> frozenset[str]:
    also = known_names.ALSO_PORTUGUESE | known_names.ALSO_ENGLISH | known_names.NEEDS_CAPITAL
    return common_words.PORTUGUESE | common_words.ENGLISH | also


@cache
def _kin() -> re.Pattern[str]:
    kin = "|".join(sorted(KIN, key=len, reverse=True))
    return re.compile(
        rf"(?:[oa]s? )?(?P<my>{_MINE})\s+(?P<called>{_BEFORE_KIN}{{0,2}}(?P<kin>{kin})(?![\w-])"
        rf"{_AFTER_KIN}?)(?![\w-])"
    )


@cache
def _bare() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?P<article>[oa]s?|the)\s+)?(?P<kin>mais (?:velh|nov)[oa]|[a-z-]+)"
        r"(?:\s+(?P<of>d[aeo]s?|of)\s+(?:[oa]s? )?"
        rf"{_MINE}\s+(?P<owner>[a-z-]+))?\b"
    )


@cache
def _of_other() -> re.Pattern[str]:
    return re.compile(r"\s+d[ao]s?\s+[a-z]")


@cache
def _stranger() -> re.Pattern[str]:
    adverbs = r"(?:(?:nao|n|ja|so|tambem|tb|ainda|only|also|still|always) )*"
    return re.compile(rf"{_MINE}\s+(?P<who>[a-z-]+(?: [a-z-]+)?)\s+{adverbs}(?P<verb>[a-z']+)\b")


@cache
def _and_kin() -> re.Pattern[str]:
    return re.compile(rf"\s+(?P<and>e|and)\s+(?:[oa]s? )?(?P<mine>{_MINE}\s+)?(?P<kin>[a-z-]+)\b")


@cache
def _being() -> re.Pattern[str]:
    return re.compile(
        r"(?:'s|'m|'re|\b(?:is|am|are|was|e|eh|sou|era|virou|virei)) (?:an? |uma? )?$"
    )


@cache
def _named() -> re.Pattern[str]:
    titles = (
        r"(?:dona|seu|dra?\.?|ti[oa]|professora?|pastora?|padre|vo|aunt|auntie|uncle|mrs?\.?|ms\.?)"
    )
    return re.compile(
        rf"(?:(?P<article>[oa]|our)\s+)?(?P<title>{titles}\s+)?(?P<name>[a-z]+)\b(?!-)"
    )


@cache
def _of_place() -> re.Pattern[str]:
    """«meu cliente de Sorocaba», «minha amiga da academia»."""
    return re.compile(r"\s+d[aeo]s?\s+(?!meu|minha|nos)[a-z]{3,}\b")


@cache
def _from_where() -> re.Pattern[str]:
    return re.compile(
        r"\s+(?:from (?:(?:the|my|our)\s+)?[a-z]+|at work|next door|down the road"
        r"|across the road)\b"
    )


@cache
def _whose() -> re.Pattern[str]:
    """ "my kid's teacher"."""
    return re.compile(r"'s (?P<kin>[a-z-]+)\b(?!')")


@cache
def _apposed() -> re.Pattern[str]:
    """«o Pedro, meu sócio, …»."""
    return re.compile(
        rf"(?:,\s*|\s+){_MINE} (?:[a-z]+ )??(?P<kin>[a-z-]+)(?: d[aeo] [a-z]+)?(?:{_AFTER_KIN})?"
        rf"(?:,|$|(?=\s))"
    )


@cache
def _appended() -> re.Pattern[str]:
    return re.compile(
        r"(?P<comma>,)?\s+(?:(?:[oa]|chamad[oa]|named|(?P<title>mrs?\.?|ms\.?|dra?\.?|dona"
        r"|seu))\s+)?(?P<name>[a-z]{2,20}(?:-[a-z]{1,12})?)\b"
    )


@cache
def _next_word() -> re.Pattern[str]:
    return re.compile(r"\s+(?P<word>[^\W\d_]+)")


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+(?:-[a-z]+)*")


@cache
def visit() -> re.Pattern[str]:
    """ "my dentist appointment", "my doctor's appointment": the speaker's own."""
    return re.compile(
        r"(?:my|our) (?:dentist|doctor|dr|gp|therapist|physio\w*|physical therapist|psychologist"
        r"|psychiatrist|shrink|counsell?or|lawyer|attorney|accountant|hairdresser|barber|stylist"
        r"|nutritionist|dietitian|optician|optometrist|orthodontist|midwife|chiropractor|surgeon"
        r"|landlord|boss|manager|coach|trainer|tutor|teacher|advisor|adviser|vet|\w+ologist)"
        r"(?:['’]?s)? (?:appointment|appt|visit|check-?up|session|consult\w*|meeting|interview"
        r"|review|lesson|class)\b"
    )
