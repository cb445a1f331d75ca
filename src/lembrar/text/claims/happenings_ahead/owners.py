"""Whose a thing is: the speaker's to go to or to do, or somebody else's."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

from lembrar.text.claims import kin_words, people
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import is_opening
from lembrar.text.claims.happenings_ahead import things, turns

_MOST_THINGS = 4
_NAMED = 60
"""Characters before a thing in which its owner would stand."""


def is_ours(folded: str, thing: re.Match[str] | None) -> bool:
    """The speaker's, for all that somebody else does it: "Dr Lee moved my scan", and a funeral
    that follows a death."""
    if _for_me().search(folded):
        return True
    opens = thing is not None and thing["others"] and is_opening(folded, thing.start())
    return bool(opens and thing and is_to_be().match(folded, thing.end()))


def owner(clause: Clause, thing: re.Match[str]) -> str:
    """«consulta da Lívia», «prova do meu filho»: whose it is, if it is somebody else's."""
    if thing["others"] or not thing["thing"]:
        return ""
    if owner := possessor_in(clause, thing.end()):
        return owner
    match = _whose().match(clause.folded, thing.end())
    if match is None or _goes().search(clause.folded[: thing.start()][-_NAMED:]):
        return ""
    place = match.end()
    person = people.kin_at(clause.folded, clause.said, place) or people.named_at(
        clause.folded, clause.said, place
    )
    return person.name if person else ""


def possessor_in(clause: Clause, end: int) -> str:
    """The somebody whose thing it is, in the words before `end`: "Mum's check-up"."""
    for possessor in _possessor().finditer(clause.folded, 0, end):
        place = possessor.start("whom")
        if people.visit().match(clause.folded, max(0, place - len("my "))):
            continue
        is_name = people.is_given_name(possessor["whom"], clause.said[place])
        if is_name or possessor["whom"] in kin_words.KIN:
            return clause.said[place : possessor.end("whom")]
    return ""


def first_own(clause: Clause, folded: str) -> re.Match[str] | None:
    """The first of the things named that is the speaker's, else the first: «o condomínio marcou
    vistoria» tells of the second."""
    named = list(islice(things.named().finditer(folded), _MOST_THINGS))
    own = (thing for thing in named[1:] if is_own(clause, folded, thing))
    is_first = not named or len(named) == 1 or is_own(clause, folded, named[0])
    return next(iter(named), None) if is_first else next(own, named[0])


def is_own(clause: Clause, folded: str, thing: re.Match[str]) -> bool:
    """Whether the thing is the speaker's to go to or to do."""
    before = folded[max(0, thing.start() - _NAMED) : thing.start()]
    after = folded[thing.end() : thing.end() + _NAMED]
    if _theirs().match(after):
        return False
    if thing["others"] in ("aniversario", "niver", "birthday") and _mine().search(before):
        return False  # the day one was born, and no appointment
    is_birthday = thing["others"] and thing["others"].startswith(("aniv", "niver", "birthday"))
    if is_birthday and _of_somebody().match(after):
        return bool(_goes().search(before)) or before.rstrip().endswith(" tem")
    if _has_it().search(before) or _goes().search(before) or turns.settled().search(folded):
        return True
    if is_opening(before, len(before)) or _dated_opening().fullmatch(before):
        return True
    if thing["others"] and _is_of_day().fullmatch(before):
        return True  # «dia 20 é o casamento da minha prima»
    if clause.voice == "none" and _compound().fullmatch(before):
        return True
    return bool(_known().search(before) and is_to_be().search(after))


@cache
def _for_me() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:moved|changed|rescheduled|booked|scheduled|pushed|remarcou|adiou|mudou|antecipou"
        r"|marcou|agendou|passou)\s+(?:(?:a|o)\s+)?(?:my|our|minha|meu|nossa|nosso)\s"
    )


@cache
def _has_it() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tenho|temos|terei|vou ter|vamos ter|a gente tem|tem|meu|minha|meus|minhas|noss[oa]s?"
        r"|marquei|marcamos|agendei|agendamos|remarquei|consegui|combinei|combinamos|preciso|vai"
        r" ter"
        r"|tenho que|vou fazer|faco|levo|vou levar|pago|chega|recebo|pego|caiu|vou apresentar"
        r"|vou dar|farei|vai rolar|confirmei|reservei|minha"
        r"|i have|i'?ve got|i got|we have|we'?ve got|got|have|my|our|booked|scheduled|there'?s"
        r"|there is|i'?m having|we'?re having|having|made|confirmed|set up|got a|have a|has a"
        r"|desmarquei|cancela|cancele|cancelar|desmarca|desmarque|desmarcar|cancel"
        r"|cancelei|adiei|adiamos|cancelaram|desmarcaram|remarcaram|adiaram|marcaram|agendaram|marcou|agendou|adiou"
        r"|remarcou|antecipou|convocou|jogaram|transferiram|mudaram|anteciparam|cancelled"
        r"|canceled|postponed|rescheduled|moved|pushed)(?:\s+(?:[\w'-]+)){0,5}?\s*$"
    )


@cache
def _goes() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:vou|vamos|irei|a gente vai|fui convidad[oa]|to indo|i'?m (?:going|invited|in|at"
        r"|attending|flying|seeing|meeting|visiting)|we'?re (?:going|invited|attending|flying"
        r"|seeing"
        r"|meeting|visiting)|im going|going|attending|seeing|meeting|visiting|off to|passo|passar"
        r"|tenho"
        r"|temos|have|i'?ve got|invited)"
        r"(?:\s+(?:n[oa]s?|ao?s?|pr[ao]|para|em|to|the|a|an|my|o|fazer|uma?|um|ter|meu|minha|viajar"
        r"|back|for|pro|ir))*\s*$"
    )


@cache
def _known() -> re.Pattern[str]:
    return re.compile(
        r"(?:^|\b(?:e|mas|que|and|but|so|pois|pq|remind me|reminder))\W*(?:o|a|os|as|the)"
        r"(?: \w+)?\s*$"
    )


@cache
def is_to_be() -> re.Pattern[str]:
    return re.compile(
        r"(?:\s+[\w'-]+){0,5}?\s+(?:e|eh|sera|vai ser|fica|ficou|ta marcad[oa]|esta marcad[oa]|cai"
        r"|vence|vencem|foi (?:re)?marcad[oa]|foi adiad[oa]|mudou|comeca|termina|acaba|encerra"
        r"|fecha|expira|is|are|will be|was moved"
        r"|got moved|has been|starts|ends|expires|closes|is due|due|(?:is )?up|runs out|finishes"
        r"|foi cancelad[oa]|vem"
        r"|vao vir|chegam?"
        r"|comes?|coming|arrives?|sai|leaves)\b|(?<=\w)'s\b"
    )


@cache
def _of_somebody() -> re.Pattern[str]:
    """«casamento da Ana», "wedding of …"; one's own is «meu casamento»."""
    return re.compile(r"\s+(?:d[aoe]s?|of|for)\b(?! (?:mim|minha empresa|firma|empresa|trabalho))")


@cache
def _dated_opening() -> re.Pattern[str]:
    """«amanhã às 10 reunião com …»: only when, before the thing."""
    return re.compile(
        r"\W*(?:(?:e|mas|entao|and|so|hoje|hj|amanha|depois de amanha|segunda|terca|quarta|quinta"
        r"|sexta|sabado|domingo|-?feira|dia|as|a|tem|no|na|at|on|tomorrow|today|tonight|next|this"
        r"|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"
        r"|que|q|vem|semana|mes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d[\w:/]*"
        r"|marca|marque|agende|anota|anote|ai|bota|coloca|poe|agenda|remind me|me lembra|put|add"
        r"|am|pm|de|manha|tarde|noite|da|the|morning|afternoon|lembrete|reminder|agenda"
        r"|compromisso)\b\W*)*"
    )


@cache
def _is_of_day() -> re.Pattern[str]:
    return re.compile(
        rf"{_dated_opening().pattern}(?:e|eh|sera|vai ser|is|tem)\s+(?:(?:o|a|the)\s+)?"
    )


@cache
def _theirs() -> re.Pattern[str]:
    return re.compile(r"\s+(?:\w+\s+)?del[ea]s?\b")


@cache
def _possessor() -> re.Pattern[str]:
    """ "Mum's check-up", "my son's recital"."""
    return re.compile(r"\b(?P<whom>[a-z-]+)'s (?=[a-z])")


@cache
def _whose() -> re.Pattern[str]:
    return re.compile(r"\s+d(?=[ao]\s)|\s+d[aoe]\s+(?=[a-z])")


@cache
def _mine() -> re.Pattern[str]:
    return re.compile(r"\b(?:meu|minha|my)(?: \w+)?\s*$")


@cache
def _compound() -> re.Pattern[str]:
    """ "parent teacher conference", «primeira consulta»: words of one name."""
    not_ours = (
        "o|a|os|as|the|his|her|their|your|seu|sua|dele|dela|de|da|do|for|of|no|not|nao|any|que|se"
        "|if|an?"
        "|uma?|esse|essa|this|that|como|how|what|qual|quanto|with|com|to|is|are|was|good|great"
    )
    return re.compile(rf"\W*(?:(?!(?:{not_ours})\b)[a-z-]+'?\s+){{1,3}}")
