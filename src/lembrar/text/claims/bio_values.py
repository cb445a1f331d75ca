"""The heart of what a rule found, in a form to compare, or nothing where it is no such thing."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text import known_names, numbers
from lembrar.text.claims import kin_words, people
from lembrar.text.claims.bio_heart import bare, is_surname, lead_of
from lembrar.text.claims.bio_homes import home, origin
from lembrar.text.claims.bio_names import name_of, nickname
from lembrar.text.claims.bio_places import PLACES
from lembrar.text.claims.bio_times import since_within
from lembrar.text.claims.bio_words import CANONICAL, PARTS
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import spelt_out
from lembrar.text.lists import listed

_NEEDS_NAME = listed("""
    passei passou deixei deixou deixamos
    been i'm im am is are 's isn't isnt started comecei comecou estou to tou esta ta pedi pediu
    left joined join sai saiu saimos job gig role position emprego trampo
""")
"""After these, only a name is an employer."""

_NO_TEAM = listed("""
    que o a voce vc me you them us isso meu minha the my
""")
_ARE = listed("sou somos e eh sao")


def value(key: str, clause: Clause, start: int, match: re.Match[str]) -> str | None:
    """The value of a match; None where the words turn out to say something else."""
    place, plain = _group(match)
    if key in _THINGS_OF and _empty().match(plain):
        return None
    if (
        key in ("allergy", "occupation")
        and not plain
        and match.re.groupindex
        and _says_before(match)
    ):
        before = clause.folded[max(0, start - 60) : start].strip()
        is_jest = key == "allergy" and _no_allergy().match(before)
        return None if is_jest else bare(before) or None
    reader = _READERS.get(key)
    if reader:
        return reader(clause, start, place, plain, match)
    return canonical(key, clause.folded[start : match.end()], plain)


_THINGS_OF = frozenset("occupation employer studies possession home allergy".split())


def _says_before(match: re.Match[str]) -> bool:
    """Whether the value stands before the verb: «camarão me dá alergia», "I clean for a living"."""
    return bool(
        re.match(
            r"(?:da|dao|causa|provoca|me|my|minha|meu|a living|mim|fecha|empola|mata|incha"
            r"|deixa)\b",
            match[0],
        )
    )


def canonical(key: str, said: str, plain: str) -> str:
    """One word for both languages where the class is small; else the words themselves."""
    heart = plain or said
    for word, pattern in CANONICAL.get(key, ()):
        if re.search(pattern, heart):
            return word
    return bare(heart)


def _group(match: re.Match[str]) -> tuple[int, str]:
    names = match.re.groupindex
    for name in ("v", "w"):
        if name in names and match[name] is not None:
            return match.start(name), match[name]
    return match.start(), ""


def _allergy(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if _no_allergy().match(plain or clause.folded[:start].strip()):
        return None
    return canonical("allergy", clause.folded[start : match.end()], plain)


def _age(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    if _decade().fullmatch(plain):
        return plain
    found = numbers.find(plain)
    if not found:
        return None
    years = int(found[0].value)
    bare = not re.search(r"an[oi]|year|yr|y/?o|mes|turned|age|idade|primavera", match[0])
    least, most = (13, 99) if bare and clause.voice == "own" else (1, 119)
    if clause.voice == "own" and years < 6:
        return None
    return str(years) if least <= years <= most else None


def _employer(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    lead = lead_of(clause, start, match)
    if lead == "aqui":
        return None
    is_done = lead == "trampo" and clause.predicate == start  # the verb, not the noun
    if lead in _NEEDS_NAME and not (is_done or _hired().match(match[0])):
        is_name = clause.said[place : place + 1].isupper() or plain.split()[0] in known_names.BRANDS
        if not is_name or people.is_given_name(plain.split()[0], "A"):
            return None
        if plain.split()[0] in known_names.PLACES or plain.split()[0] in PLACES:
            return None
    return bare(plain) or None


def _occupation(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    heart = plain or clause.folded[match.start() : match.end()]
    if not plain and (not match[0] or since_within().match(match[0])):
        heart = clause.folded[start : match.start()]  # «desempregado desde janeiro», "I bartend"
    if re.search(r"\b(?:fan|lover|person|clientes?)\b", heart) or _in_jest().search(heart):
        return None
    if _is_at_it(clause, start, match, heart):
        return None
    is_it = plain == "it" or plain.startswith("it ")
    if (
        is_it
        and not clause.said.startswith("IT", place)
        and lead_of(clause, start, match)[:4] != "work"
    ):
        return None  # "we're in it together"
    return bare(heart) or None


_BEING = frozenset({"estou", "esta", "estava", "to", "tou", "ta", "tava", "fico", "fica"})
_TAKING_IN = frozenset({"escutando", "ouvindo", "curtindo", "assistindo", "vendo", "baixando"})


def _is_at_it(clause: Clause, start: int, match: re.Match[str], heart: str) -> bool:
    """What somebody is doing just now: «estou escutando música»."""
    lead = lead_of(clause, start, match)
    return lead in _BEING and heart.split(" ")[0] in _TAKING_IN


def _birthday(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    rest = clause.folded[start : match.end() + 80]
    if not re.search(
        r"\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro"
        r"|novembro|dezembro|january|february|march|april|may|june|july|august|september"
        r"|october|november|december|amanha|hoje|ontem|tomorrow|today|yesterday|semana|week"
        r"|segunda|terca|quarta|quinta|sexta|sabado|domingo|day|month|mes|natal|christmas"
        r"|halloween|carnaval|valentine",
        rest,
    ):
        return None
    return bare(clause.folded[match.start() : match.end() + 80][:40]) or bare(rest[:40])


def _team(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    first = plain.split()[0] if plain.split() else clause.folded[start : match.start()].strip()
    if first in _NO_TEAM:
        return None
    lead = lead_of(clause, start, match)
    is_bare = match.end() == place + len(plain) and not _fans().fullmatch(plain)
    if lead in _ARE and is_bare and _is_no_club(clause, place, plain):
        return None
    if (
        lead in ("root", "roots", "cheer", "torco", "torce")
        and not re.search(r"nenhum|ninguem", plain)
        and not (
            clause.said[place : place + 1].isupper()
            or _clubs().fullmatch(plain)
            or _clubs().match(first)
        )
    ):
        return None
    return bare(plain) or first


def _is_no_club(clause: Clause, place: int, plain: str) -> bool:
    """«sou Vitória», «sou da bahia»: a name or a place as soon as a club."""
    if not _clubs().fullmatch(plain):
        return False
    is_other = plain in known_names.PLACES or plain in PLACES or is_surname(plain)
    is_small = not clause.said[place : place + 1].isupper()
    return people.is_given_name(plain, "A") or (is_small and is_other)


def _possession(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if "for a living" in clause.folded[start : match.end() + 80]:
        return None
    return bare(plain) or None


def _relationship(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    """Whom somebody is with, where a rule leaves it open, must be a person."""
    who = match["who"] if "who" in match.re.groupindex else None
    if who is None:
        return canonical("relationship", clause.folded[start : match.end()], plain)
    is_name = people.is_given_name(who, clause.said[match.start("who")])
    return who if is_name or who in kin_words.LOVES else None


_READERS = {
    "relationship": _relationship,
    "allergy": _allergy,
    "name": name_of,
    "nickname": nickname,
    "age": _age,
    "home": home,
    "origin": origin,
    "employer": _employer,
    "occupation": _occupation,
    "birthday": _birthday,
    "team": _team,
    "possession": _possession,
}


@cache
def _empty() -> re.Pattern[str]:
    """Words that are no thing at all, where a rule takes any."""
    return re.compile(
        r"(?:yesterday|today|tomorrow|tonight|them|too|before|with (?:them|it|me)|others|such"
        r"|that|a (?:ton|lot)|ton"
        r"|lots?|this|these|those|what|everything|something|again|here|there|so|very|really|isso|ela"
        r"|ele|eles|elas|hoje|ontem|amanha|agora|assim|aquilo|quem)\b(?![-'])"
    )


@cache
def _no_allergy() -> re.Pattern[str]:
    """Said in jest: "allergic to Mondays"."""
    return re.compile(
        r"(?:o |a |os |as )?(?:mondays?|work|people|bullshit|bs|drama|stupid\w*|exercise|mornings?"
        r"|responsib\w+|math|small talk|idiots|fun|commitment|segundas?|trabalh\w+|gente|pessoas"
        r"|nonsense|rubbish|burrice|pobreza|acordar|academia|drama|reuni\w+|homem|compromisso|voce|vc|you"
        r"|them|it|that|this|everything|him|her|isso|tudo|ele|ela)\b"
        r"|(?:ess[ea] |est[ea] |[oa] |meu )?(?:calor|frio|fila|transito|jogo|time|sono|fome|saudade"
        r"|preguica|ansiedade|curiosidade|demora|espera|chefe|vida|barulho|rotina|tpm)\b"
        r"|(?:his|your|their|seu|sua) (?!cats?\b|dogs?\b|pets?\b|gat|cachorr|perfume)\w+"
    )


@cache
def _in_jest() -> re.Pattern[str]:
    """«virei uber da família», «sou praticamente um médico de tanto …»."""
    return re.compile(
        r"\b(?:d[oa]s? (?:familia\W*$|galera|turma|(?:meus?|minhas?) (?:gat|cachorr|filh|net|pet"
        r"|sogr)\w*)|de tanto|travesseiro|sofa|netflix)\b"
    )


@cache
def _hired() -> re.Pattern[str]:
    return re.compile(
        r"(?:employed|contracted|with the|a trabalhar|a trampar|working)\b|work\b|a job"
    )


@cache
def _decade() -> re.Pattern[str]:
    return re.compile(
        r"\d0'?s|[\w ]+ e (?:poucos|pouquinhos|tantos|uns)|teens"
        r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ties"
    )


@cache
def _fans() -> re.Pattern[str]:
    return re.compile(spelt_out("<FANS>", PARTS))


@cache
def _clubs() -> re.Pattern[str]:
    return re.compile(spelt_out("<CLUB>", PARTS))
