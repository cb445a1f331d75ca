"""How a thing stands: set for a day, put off, called off, over, denied."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims.happenings_ahead.things import EXAMS, THINGS


@cache
def settled() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:marcad[oa]|agendad[oa]|remarcad[oa]|designad[oa]|previst[oa]|confirmad[oa]"
        r"|antecipad[oa]|adiad[oa]|ficou pr[ao]|ficou para|vence|vencem"
        r"|marquei|agendei|remarquei"
        r"|desmarquei|scheduled|booked|rescheduled|is due|are due|due|moved to|pushed to"
        r"|expires?|(?:had|have) to (?:postpone|move|push|reschedule)|(?:tive|tivemos) (?:que|de)"
        r" (?:adiar|remarcar|antecipar))\b"
    )


@cache
def called_off() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:cancelad[oa]|desmarcad[oa]|cancelei|desmarquei|cancelaram|desmarcaram|cancelou"
        r"|desmarcou|nao vou mais|n vou mais|nao vai mais|nao tenho mais|nao tem mais|cancell?ed"
        r"|called off|(?<![a-z] )(?:cancel[ae]r?|desmarc(?:a|ar)|desmarque|cancel) (?:[ao]s?"
        r"|minha|meu|my|the|our)|no longer (?:have|going|on)|not going anymore|isn'?t happening"
        r"|nao vai rolar)\b"
    )


@cache
def denied() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nem|sem|not|don'?t|dont|no|won'?t|isn'?t|never|nunca)\s+(?:\w+\s+){0,2}?"
        r"(?:tenho|tem|vou|temos|ter|have|got|reuniao|aula|meeting|class|prova|consulta|preciso"
        r"|need"
        r"|marquei|vai|going|sei|know|lembro|remember|consegui|posso)\b"
    )


@cache
def past() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tive|tivemos|fui|fomos|foi|perdi|fiz|fizemos|estava|tinha|houve|faltei|had|was|were"
        r"|went|missed|attended|did|correu|deu|passou|gostei|adorei|cheguei|voltei|passed|failed"
        r"|aced|took"
        r"|finished|passei|reprovei|bombei|terminei|entreguei|paguei|paid|submitted|sent|enviei"
        r"|acabou"
        r"|acabei|comprei|bought|won|ganhei|comecei|started|promoted|fired|hired|happy birthday"
        r"|feliz aniversario|parabens)\b"
    )


@cache
def given_day() -> re.Pattern[str]:
    """«… ficou pra sexta»: whatever it is, it has a day now."""
    return re.compile(
        r"\W*(?P<thing>[^.!?;:\n]{0,60}?)[\s:,–-]*\b(?:ficou|fica|foi|ta|esta|passou|got|was|is"
        r"|has been|(?<=')s)\s+"
        r"(?:(?:(?:re)?marcad[oa]|agendad[oa]|adiad[oa]|moved|pushed(?: back)?|rescheduled"
        r"|booked(?: in)?"
        r"|scheduled)\s+"
        r"(?:pr[ao]|para|pro|to|for|until)|(?<=ficou )(?:pr[ao]|para|pro)|(?P<due>due)(?: back"
        r"| in| on| by| for)?)\s"
    )


@cache
def is_adverb() -> re.Pattern[str]:
    return re.compile(r"(?:(?:ja|agora|entao|e|so|it|now|que|ela|ele|isso)\b\W*)*")


@cache
def somebody() -> re.Pattern[str]:
    return re.compile(r"\b(?:el[ea]s?|he|she|they|eu|i|we|vc|voce|you|nao|not|se|if|quem|who)\b")


@cache
def article() -> re.Pattern[str]:
    return re.compile(r"^(?:(?:o|a|os|as|meu|minha|my|the|our|nossa|nosso|e|mas)\s+)+")


@cache
def comes() -> re.Pattern[str]:
    """Somebody is on the way to the speaker."""
    return re.compile(
        r"\s*(?:(?:tb|tambem|also|all|both)\s+)*(?:(?:is|are|'s|'re) (?:coming|flying)"
        r"|will be coming|comes?|arrives?|arriving|lands?|vem|vao vir|vai vir"
        r"|chegam?)\s+(?P<what>(?:on|at"
        r"|next|this|tomorrow|tonight|from|in|today|to (?:stay"
        r"|visit|dinner|lunch|town|see us|see me|us)|over|round|down|up|with us|for (?:dinner|lunch"
        r"|christmas|thanksgiving|easter|the weekend|a (?:few days|week|visit))|almocar|jantar"
        r"|ficar|dormir|passar|me ver|nos ver|me visitar|nos visitar|visitar|aqui|pra ca"
        r"|de viagem)\b)"
    )


@cache
def booked() -> re.Pattern[str]:
    """«marquei … pra sábado», "they squeezed me in on Friday": whatever it is, it has a day now."""
    return re.compile(
        r"\b(?:marquei|marcamos|agendei|agendamos|remarquei|reservei|reservamos"
        r"|(?:i|we)(?:'ve| have)?(?: just)? (?:booked|scheduled|arranged|rescheduled))\s"
        r"(?!com\b|vc|voce|(?:um |dois |o )?gols?\b|presenca|bobeira|touca|you\b|it\b)"
        r"(?P<what>[^.!?;\n]{2,50}?)\s(?:pr[ao]s?|para|p|n[ao]|dia|for|on|amanha|tomorrow)\b"
        r"|\b(?P<me>(?:moved|pushed|squeezed|booked|fitted|slotted) me (?:in|to|for|back)"
        r"|me (?:encaixou|encaixaram|marcou|marcaram|remarcou|remarcaram|agendou|agendaram)"
        r" (?:pr[ao]|para|n[ao]|dia|amanha))\b"
    )


@cache
def called_in() -> re.Pattern[str]:
    """Somebody by trade, or something of the speaker's, on its way to them."""
    return re.compile(
        r"\W*(?:(?:e|mas|and|but|so)\s)?(?:(?:the|o|a|um|uma|an?)\s(?P<who>(?:moc[oa]|cara|rapaz|homem"
        r"|pessoal|tecnic[oa]|menin[oa]|equipe|turma|(?:\w+\s)?(?:man|guy|lady|people|men|engineer)"
        r"|\w{3,}(?:eir[oa]|ista|dora?|tric[oa]))|(?!(?:weather|winter|summer|water|number|paper|letter"
        r"|offer|order|matter|error|october|november|december|september|flavor|color|river)\b)"
        r"\w{3,}(?:er|ician|or)s?)|(?:meu|minha|my|our|noss[oa])\s"
        r"(?!(?:salario|pagamento|hora|vez|dia|tempo|idade|menstruacao|period|time|turn|day|age|pay)\b)"
        r"(?P<mine>(?:\w+\s){0,2}?\w+))(?:\s(?:d[aoe]s?|from|for|about)\s(?:\w+\s?){1,3}?)?(?:'s|\sis"
        r"|\sare)?\s(?:ja\s)?(?:vem|vira|vai vir|vao vir|chega|vai chegar|coming|comes?|arrives?"
        r"|arriving|being delivered|gets here)\b"
    )


@cache
def has() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:(?:tb|tambem|also|so|ja|just)\s+)*(?:tem|vai ter|marcou|has|has got|'s got|is"
        r" having|got|vai fazer|faz|opera|vai)\s+"
        rf"(?:(?:uma?|o|a|n[oa]|ao|an|the|his|her|de)\s+)*(?:[a-z-]+\s+)?(?P<what>(?:{THINGS}"
        rf"|{EXAMS}))\b"
    )


@cache
def between_commas() -> re.Pattern[str]:
    return re.compile(r"[^,;]+")
