"""The speaker's own phone numbers and addresses: kept whole or not at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims import people
from lembrar.text.claims.clause import Clause
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold
from lembrar.text.identifiers import Identifier, find_identifiers

_BEFORE = 60
"""Characters before an identifier in which it is said whose it is."""


def contacts(telling: Telling) -> Iterator[Claim]:
    """«meu zap novo: 71 98877-1234», "my email is ana@example.com"."""
    if not _digits().search(telling.text):
        return
    folded = fold(telling.text)
    seen: list[Identifier] = []
    for found in (*find_identifiers(telling.text), *_plain_numbers(folded)):
        if any(found.start < other.end and other.start < found.end for other in seen):
            continue
        if found.kind not in ("phone", "email"):
            continue
        seen.append(found)
        clause = next(
            (c for c in telling.clauses if c.start <= found.start and found.end <= c.end + 1), None
        )
        if clause is None:
            continue
        if owned := _theirs(telling, clause, folded, found):
            yield owned
            continue
        start = max(0, found.start - _BEFORE)
        if clause.voice in ("person", "nobody"):
            continue
        own = _own().search(folded[start : found.start])
        said = folded[start + own.start() : found.start] if own else ""
        if own is None or (said.startswith(("meu", "minha", "my")) and _others().search(said)):
            continue
        first = start + own.start()
        content = " ".join(telling.text[first : found.end].split())
        yield Claim("bio", found.kind, content, first, found.end, value=found.value)


def _theirs(telling: Telling, clause: Clause, folded: str, found: Identifier) -> Claim | None:
    """«o contato da minha contadora é …», "my mother's email is …"."""
    start = max(0, found.start - _BEFORE)
    match = _of_another().search(folded[start : found.start])
    if match is None:
        return None
    place = start + match.start("whom" if match["whom"] else "who")
    text = telling.text
    person = people.kin_at(folded, text, place) or people.named_at(folded, text, place)
    if person is None:
        return None
    content = " ".join(text[start + match.start() : found.end].split())
    first = start + match.start()
    return Claim("bio", found.kind, content, first, found.end, found.value, person.name)


def _plain_numbers(folded: str) -> Iterator[Identifier]:
    """Numbers of other countries, told by the words before them alone."""
    for match in _number().finditer(folded):
        digits = "".join(char for char in match["number"] if char.isdigit())
        if 7 <= len(digits) <= 15:
            yield Identifier(*match.span("number"), match["number"], "phone", digits)


@cache
def _number() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:numero|telefone|celular|cel|zap|whats|whatsapp|wpp|fone|number|phone|cell|mobile"
        r"|(?:reach|call|text|ring|contact|message) me (?:on|at)|me (?:liga|chama|acha) (?:no|em))"
        r"(?:'s)?(?: (?:e|eh|is|novo|agora|changed|mudou|now|it's|its|,))*[:,]?"
        r"(?: (?:it's|its|e|eh|agora e))? (?P<number>\+?[\d(][\d() .-]{5,18}\d)(?!\d|,\d)"
    )


@cache
def _digits() -> re.Pattern[str]:
    return re.compile(r"@|\d{4}")


@cache
def _of_another() -> re.Pattern[str]:
    things = "e-?mail|numero|telefone|celular|cel|zap|whats|whatsapp|wpp|fone|contato|tel"
    english = "e-?mail|number|phone|cell|mobile"
    return re.compile(
        rf"\b(?:{things}) d(?:[ao]s?|e) (?P<whom>[a-z][^@?\d]{{2,40}})$"
        rf"|\b(?P<who>my [a-z][a-z -]{{2,30}})'s (?:{english})\b[^@?\d]{{0,12}}$"
    )


@cache
def _own() -> re.Pattern[str]:
    things = (
        "e-?mail|numero|telefone|celular|cel|zap|whats|whatsapp|wpp|fone|contato|tel|number"
        "|phone|cell"
        "|mobile|address"
    )
    return re.compile(
        rf"\b(?:reach|call|text|ring|contact|message|email|ping|find|get) me (?:on|at|by"
        rf"|through)\W{{1,3}}$"
        rf"|\bme (?:liga|chama|manda|acha|encontra|procura|escreve) (?:no|em|pelo|pro|nesse"
        rf"|neste)\W{{1,3}}$"
        rf"|\b(?:me|pode(?: me)?) (?:ligar?|chamar?|mandar?|escrev\w+|achar?)"
        rf"(?: (?:aqui|la|tudo|isso|sempre|so))? (?:no|pelo|por)(?: (?:meu )?(?:{things}))?"
        rf"\W{{1,3}}(?:(?:e|eh|que e|o)\W{{1,2}})?$"
        rf"|\b(?:o novo|o meu novo|my new one|the new one) (?:e|eh|is)\W{{1,3}}$|\busa (?:o novo"
        rf"|esse)\W{{1,3}}$"
        rf"|\b(?:meu|minha|my)(?: new| novo)? (?:{things})'s\W{{1,3}}$"
        rf"|\b(?:everything|it all) goes to\W{{1,3}}$|\buse my (?:mobile|cell|email"
        rf"|phone)\W{{1,3}}$"
        rf"|\b(?:{things})\b[^@?]{{0,40}}\bagora (?:e|eh) $"
        rf"|\b(?:new (?:{things})|(?:{things}) nov[oa])\b(?: (?:e|eh|is|agora))?\W{{1,3}}$"
        rf"|\b(?:best )?(?:{things}) for me (?:is|e)\b[^@?]{{0,20}}$|\b(?:meu|minha"
        rf"|my)(?: (?:novo|new|outro|other|work|personal|cell|phone|mobile))?"
        rf" (?:{things})\b[^@?]{{0,40}}$"
    )


@cache
def _others() -> re.Pattern[str]:
    return re.compile(
        r"\bd[aeo]s? (?:minha|meu|[a-z]+)\b(?<!d[aeo] trabalho)(?<!de contato)|\b(?:is not|nao e"
        r"|era|was)\b"
    )
