"""What an event says of a person without saying it: who moved to Natal lives there now."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from lembrar.consolidate import gist
from lembrar.model import Claim
from lembrar.text.fold import fold

_NAME = r"(?P<name>[A-ZÀ-Ý][\w'’.-]*(?:\s(?:(?:d[aeo]s?|e|of)\s)?[A-ZÀ-Ý0-9][\w'’.-]*){0,4})"
_TO_COME = re.compile(
    r"\b(?:vou|vamos|irei|iremos|quero|pretendo|penso|talvez|se eu|will|gonna|going to|want to"
    r"|planning|might|if i|would|i'll)\b"
)
_MOVED = re.compile(
    r"\b(?:me mudei|nos mudamos|a gente se mudou|mudei|vim morar|fui morar|moved|relocated)\b"
)
_PLACE = re.compile(rf"(?i:\b(?:para|pra|pro|em|no|na|to|in)\s+(?:o|a|the)?\s?)\b{_NAME}")
_WED = re.compile(r"\b(?:casei|nos casamos|me casei|i got married|we got married|i married)\b")
_DIVORCED = re.compile(r"\b(?:me divorciei|nos divorciamos|divorced|separei|separamos)\b")
_HIRED = re.compile(
    r"\b(?:comecei a trabalhar|fui contratad[oa]|consegui (?:um )?emprego|entrei|passei a trabalhar"
    r"|started (?:working|a job|at)|got (?:hired|a job)|was hired|joined)\b"
)
_FIRM = re.compile(rf"(?i:\b(?:na|no|pela|pelo|at|by|for|joined|com a|com o)\s+)\b{_NAME}")
_LEFT = re.compile(
    r"\b(?:fui demitid[oa]|me demitiram|me mandaram embora|fui mandad[oa] embora|pedi demissao"
    r"|me demiti|perdi (?:o|meu) emprego|larguei (?:o|meu) emprego|got fired|was fired|laid off"
    r"|lost my job|quit my job|i quit|i resigned|left my job)\b"
)
_BECAME = re.compile(
    r"\b(?:virei|me tornei)\s+(?:uma?\s)?(?P<trade>[a-z-]{3,}(?:\sd[aeo]\s[a-z-]{3,})?)"
)
_RETIRED = re.compile(r"\b(?:me aposentei|consegui me aposentar|i(?:'ve)? retired)\b")
_FROM = re.compile(rf"(?i:\b(?:da|do|de|na|no|from|at|by)\s+)\b{_NAME}")
_GRADUATED = re.compile(r"\b(?:me formei|nos formamos|conclui|terminei|i graduated|finished)\b")

_PAID = re.compile(
    r"\b(?:quitei|quitamos|terminei de pagar|acabei de pagar|paid off|finished paying)\b"
)


def implied(claim: Claim) -> list[Claim]:
    """The claims that follow from an event of the speaker's own that has happened."""
    said = fold(claim.content)
    rule = _RULES.get(claim.key)
    if claim.kind != "event" or claim.subject or claim.stance != "is" or rule is None:
        return []
    if _TO_COME.search(said) or gist.denied(said):
        return []
    found = rule(claim, said)
    return [replace(found, start=claim.start, end=claim.end, when=claim.when)] if found else []


def _move(claim: Claim, said: str) -> Claim | None:
    place = _named(_PLACE, claim.content) if _MOVED.search(said) else ""
    return Claim("bio", "home", claim.content, value=place) if place else None


def _wedding(claim: Claim, said: str) -> Claim | None:
    married = Claim("bio", "relationship", claim.content, value="married")
    return married if _WED.search(said) else None


def _breakup(claim: Claim, said: str) -> Claim | None:
    if _DIVORCED.search(said):
        return Claim("bio", "relationship", claim.content, value="divorced")
    return Claim("bio", "relationship", claim.content, stance="ends")


def _job(claim: Claim, said: str) -> Claim | None:
    if _LEFT.search(said):
        firm = _named(_FROM, claim.content)
        return Claim("bio", "employer", claim.content, value=firm, stance="ends")
    if _RETIRED.search(said):
        return Claim("bio", "occupation", claim.content, value="aposentado")
    if became := _BECAME.search(said):
        return Claim("bio", "occupation", claim.content, value=became["trade"])
    firm = _named(_FIRM, claim.content) if _HIRED.search(said) else ""
    return Claim("bio", "employer", claim.content, value=firm) if firm else None


def _graduation(claim: Claim, said: str) -> Claim | None:
    if not _GRADUATED.search(said):
        return None
    return Claim("bio", "studies", claim.content, stance="ends")


def _achievement(claim: Claim, said: str) -> Claim | None:
    """A debt that is paid is a goal no longer."""
    paid = _PAID.search(said)
    if paid is None:
        return None
    return Claim("goal", "debt", claim.content, value=said[paid.end() :].strip(), stance="ends")


def _named(pattern: re.Pattern[str], content: str) -> str:
    match = pattern.search(content)
    return fold(match["name"]).strip(" .'’-") if match else ""


_RULES: dict[str, Callable[[Claim, str], Claim | None]] = {
    "move": _move,
    "wedding": _wedding,
    "breakup": _breakup,
    "job": _job,
    "graduation": _graduation,
    "achievement": _achievement,
}
