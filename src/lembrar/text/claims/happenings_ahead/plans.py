"""What the speaker will do on a day, whatever it is: «sábado vou pintar a sala», "I finish chemo
next Wednesday".

The verb shows that it is to come and the speaker's, the date that it is an appointment. Verbs of
thinking, wanting and answering tell of none: «amanhã te falo».
"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import is_opening
from lembrar.text.claims.happenings_ahead import days, turns
from lembrar.text.claims.telling import Telling

_MOST = 400


def planned(clause: Clause, telling: Telling) -> tuple[str, str] | None:
    """What is planned and for which day, if a clause tells of a plan that has one."""
    if clause.voice not in ("own", "none") or clause.is_hedged or clause.is_denied:
        return None
    folded = clause.folded[:_MOST]
    verb = _verb(clause, folded)
    if verb is None or _idle().match(folded, verb.start("verb")):
        return None
    if _of_it().match(folded, verb.start("verb")) or not telling.dates:
        return None
    if any(one().search(folded) for one in (_with_reader, _again, turns.denied, turns.past)):
        return None
    when = days.when(clause, telling)
    if not _day().match(when) or when.startswith(telling.at.date().isoformat()):
        return None
    return folded[verb.start("verb") :].strip(" .,!;:"), when


def _verb(clause: Clause, folded: str) -> re.Match[str] | None:
    if clause.voice == "own":
        said = _do().match(folded, clause.predicate)
        return said or _will_do().search(folded)
    said = _bare().search(folded)
    return said if said and is_opening(folded, said.start()) else None


@cache
def _will_do() -> re.Pattern[str]:
    """«vou pintar», «a gente recebe», "we're closing", "I finish"."""
    return re.compile(
        r"\b(?:(?:vou|vamos|irei|iremos|a gente vai)(?: (?:me|nos|la|ter que|ter de))?"
        r" (?=[a-z]+[aeio]r\b)"
        r"|(?:i'?m|i am|im|we'?re|we are)(?: (?:finally|also|actually|officially|off))*"
        r" (?=[a-z]+ing\b)"
        r"|(?:i'?ll|we'?ll|i will|we will|i'?m gonna|i'?m going to|we'?re going to) (?=[a-z])"
        r"|a gente (?=[a-z]+[ae]\b)"
        r"|(?:vou|vamos|a gente vai) (?=(?:n[ao]s?|ao?|ate [ao]) (?!(?:casa|cama|fe|boa|calma|onda"
        r"|moral|rua|mercado|padaria|banheiro|luta|marra|sorte|forca|raca)\b)\w{3})"
        r"|(?:i|we) (?=(?:start|finish|leave|fly|move|travel|go|close|complete|begin|open|sit|take"
        r"|run|play|race|return|land|arrive|check|sign|meet|host|present|collect|head|drive|teach"
        r"|perform|launch|defend|exchange|get)\b))(?P<verb>[a-z]+)"
    )


@cache
def _do() -> re.Pattern[str]:
    """«viajo», «eu começo», at the start of what is told."""
    return re.compile(
        r"(?:eu\s+)?(?:(?:ja|so|me|tb|tambem)\s+)*(?!nao\b|q[rw]o\b)(?P<verb>[a-z]{2,}o)\b"
    )


@cache
def _bare() -> re.Pattern[str]:
    return re.compile(r"\b(?P<verb>[a-z]{2,}ing)\b")


@cache
def _idle() -> re.Pattern[str]:
    """What is no doing, or none that has a day of its own: stems of verbs."""
    return re.compile(
        r"(?:vou|ver|vejo|ve\b|vai|ach[aeo]|pens[ao]|quer|precis[ao]|poss?o|pod[ei]|dev[eo]|sei\b|sab[ei]"
        r"|lembr[ao]|esquec|avis[ao]|fal[ao]|respond|mand[ao]|tent[ao]|esper[ao]|fic[ao]|dorm|durm"
        r"|acord[ao]|descans|morr|sofr|sum[io]|continu|est[ao]|to\b|ta\b|tenh|te[mr]\b|se[r]\b|sou\b"
        r"|consig|conseg|gost[ao]|prefir|prefer|ador[ao]|am[ao]r?\b|curt[eio]|ode?i|detest"
        r"|trabalh|dig[ao]|diz|cont[ao]r?\b|pass(?:o|ar?) (?:mal|a)\b|chor[ao]|pec[ao]|ped[ei]"
        r"|pergunt|explic|decid|resolv|deix[ao]|convers[ao]|combin[ao]|descobr|desc[ou]|estud[ao]"
        r"|volt(?:o|ar?|amos)(?= (?:dia|n[ao]|em|as|amanha|segunda|terca|quarta|quinta|sexta|sabado"
        r"|domingo)\b)"
        r"|order|wear|doing|eat|drink|cook|chill|relax|think|hop|feel|look|wonder|dread|try|wait|tell|talk|say|ask|plan|want|need|lov|work"
        r"|mak(?:e|ing) sure|guess|com(?:e|ing) (?:back|to)|let|keep|stay|do\b|be\b|see\b|sleep"
        r"|get(?:ting)? (?:back|ready|nervous|excited|anxious)|go(?:ing)? (?:to (?:bed|sleep|be"
        r"|try)|crazy|mad|insane|nuts)|freak|panic|struggl|worry|stress|know|believ|suppos|assum|aim"
        r"|remind|call\b|text\b|check(?:ing)? (?:it|that|with)|be(?:en|ing)|hav(?:e|ing) (?:to|a"
        r" (?:bad|hard|good))|liv(?:e|ing)|us(?:e|ing)|listen|watch|read)"
    )


@cache
def _with_reader() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:te|lhe|vc|voce|vcs|contigo|you|u|your)\b|\bme (?:lembr|avis|cobr|manda)"
    )


@cache
def _of_it() -> re.Pattern[str]:
    """Done with what only the reader knows: "I'll send it over"."""
    return re.compile(r"[a-z]+(?: (?:up|over|out|back))? (?:it|that|this|them|isso|el[ea]s?)\b")


@cache
def _again() -> re.Pattern[str]:
    """Every week, and on no day; of a day, and not on it; or not meant."""
    return re.compile(
        r"\b(?:tod[oa]s?|cada|sempre|costumo|as vezes|every|each|tomorrow's|\w+day's|always"
        r"|usually|sometimes|\w+days|segundas|tercas|quartas|quintas|sextas|sabados|domingos|lol|lmao)\b"
        r"|(?<!ness[ea] )(?<!ess[ea] )(?:n[oa]|de) (?:fim|final) de semana(?! que)"
        r"|k{3,}|(?:ha){2,}|(?:rs){2,}"
    )


@cache
def _day() -> re.Pattern[str]:
    """A day, with its hour or without, or the days of one weekend."""
    return re.compile(r"\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?(?:$|/)")
