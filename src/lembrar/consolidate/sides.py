"""Sides of a slot that has room for one value: a home has a place, somebody to share it with, rooms
and a rent; a job has a trade, hours and a pay. Each side has its own value, and what is said of one
leaves the others as they are."""

from __future__ import annotations

import re
from collections.abc import Callable

from lembrar.consolidate import gist
from lembrar.model import Fact
from lembrar.text import known_names
from lembrar.text.claims.bio_places import PLACES
from lembrar.text.fold import fold
from lembrar.text.lists import listed

MAIN = ""  # the place, the trade, the course: what the slot is named after

_WORD = re.compile(r"\w+")
_LOOSE = listed("""
    a o as os um uma de do da dos das em no na nos nas ao aos e por para pra the an of in on at
    from by my meu minha to with todo toda todos todas dia day every all
""")
_TENURE = re.compile(
    r"\b(?:aluguel|alugad[oa]|condominio|rent|rents|rented|mortgage|financiad[oa])\b"
)
_TOGETHER = re.compile(r"(?:com|with|on my own)\b|(?:sozinh[oa]s?|so|alone|myself)$")
_NEARBY = re.compile(
    r"\b(?:perto|pertinho|proximo|proxima|longe|ao lado|near|nearby|close to|next to|far from"
    r"|across from|minutos d[aeo]|minutes from|walk from)\b"
)
_NAMED_PLACE = re.compile(r"\b(?:[Ee]m|[Nn][oa]s?|[Ii]n|[Aa]t|[Nn]ear|d[aeo]|of)\s+[A-ZÀ-Ý]")
_DWELLINGS = listed("""
    casa casinha ape apto apartamento kitnet quitinete sobrado republica pensao quarto quartos loft
    andar cobertura predio house apartment flat studio condo dorm room rooms bedroom trailer
    bungalow cabin townhouse duplex floor basement building
""")
_PAID = re.compile(
    r"\b(?:salario|ganho|ganhamos|recebo|renda|tiro|faturo|earn|make|makes|salary|wage|wages|income"
    r"|paid|pays)\b"
)
_DESKS = listed("""
    casa home homeoffice remoto remota remotamente remote remotely presencial hibrido hybrid office
    online ead distancia virtual
""")
_HOURS = listed("""
    manha manhas tarde tardes noite noites madrugada madrugadas morning mornings evening evenings
    night nights overnight turno turnos shift shifts escala plantao plantoes meio periodo integral
    part full time parcial hora horas hour hours sabado sabados domingo domingos fim final fins
    semana semanas feriado feriados weekend weekends weekday weekdays saturdays sundays
""")
_FORMS = listed("""
    autonomo autonoma freelancer freelance freela pj clt mei concursado concursada terceirizado
    terceirizada temporario temporaria contractor employed self conta propria
""")
_YEARS = listed("""
    ano anos semestre periodo modulo year years semester term grade primeiro segundo terceiro quarto
    quinto sexto setimo oitavo nono decimo ultimo penultimo first second third fourth fifth sixth
    final last freshman sophomore junior senior
""")
_AT_SCHOOL = re.compile(r"\b(?:n[oa]s?|pel[oa]|at)\s+(?:the\s+)?$")
_COURSES = re.compile(r"\b(?:curso|cursos|faculdade de|course|degree|area)\b")
_AT_WORK = re.compile(
    r"\b(?:trabalho|servico|empresa|comercial|corporativ[oa]|profissional|escritorio|work|business"
    r"|office|company)\b"
)
_FIXED = re.compile(r"\b(?:fixo|residencial|landline|de casa|home phone|recado|emergencia)\b")


_STREET = re.compile(
    r"(?:rua|r\.|avenida|av|travessa|alameda|rodovia|estrada|praca|quadra|ladeira|beco)\b"
    r"|\d+ (?:\w+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd)\b"
)
_LEFT_BEHIND = ("street", "nearby", "dwelling", "tenure")


def leaves(old: Fact, new: Fact) -> bool:
    """Whether who moves to a new place leaves this behind: the street, the rooms and the rent."""
    if new.key != "home" or side(new) != MAIN or not gist.changed(new.content):
        return False
    return side(old) in _LEFT_BEHIND


def side(fact: Fact) -> str:
    """Which side of its slot a statement fills."""
    found = _SIDES.get(fact.key)
    return found(fact) if found and fact.kind == "bio" and fact.value else MAIN


def _home(fact: Fact) -> str:
    said, value = fold(fact.content), fact.value
    if _STREET.match(value):
        return "street"
    if _names_place(fact):
        return MAIN
    if _TENURE.search(said):
        return "tenure"
    if _TOGETHER.match(value):
        return "company"
    if _NEARBY.search(said):
        return "nearby"
    return "dwelling" if _words(value) & _DWELLINGS else MAIN


def _names_place(fact: Fact) -> bool:
    start = fold(fact.content).find(fact.value)
    written = start >= 0 and fact.content[start : start + 1].isupper()
    known = _words(fact.value) & (known_names.PLACES | PLACES)
    return written or bool(known) or bool(_NAMED_PLACE.search(fact.content))


def _job(fact: Fact) -> str:
    said = fold(fact.content)
    if _PAID.search(said) and (any(map(str.isdigit, said)) or _PAID.search(fact.value)):
        return "pay"
    return _hours(fact) or ("form" if _is_of(fact.value, _FORMS) else MAIN)


def _course(fact: Fact) -> str:
    if _is_of(fact.value, _YEARS):
        return "year"
    if found := _hours(fact):
        return found
    before = fold(fact.content).partition(fact.value)[0]
    at_school = _AT_SCHOOL.search(before) and not _COURSES.match(fact.value)
    return "school" if at_school else MAIN


def _hours(fact: Fact) -> str:
    if _is_of(fact.value, _DESKS):
        return "desk"
    return "hours" if _is_of(fact.value, _HOURS) else MAIN


def _reach(fact: Fact) -> str:
    said = fold(fact.content)
    return "work" if _AT_WORK.search(said) else "other" if _FIXED.search(said) else MAIN


def _is_of(value: str, words: frozenset[str]) -> bool:
    """Whether a value is made of these words, and of figures."""
    told = {word for word in _words(value) if not word[0].isdigit()}
    return told <= words and bool(_words(value))


def _words(value: str) -> frozenset[str]:
    return frozenset(_WORD.findall(fold(value))) - _LOOSE


_SIDES: dict[str, Callable[[Fact], str]] = {
    "home": _home,
    "occupation": _job,
    "studies": _course,
    "phone": _reach,
    "email": _reach,
}
