"""What looks like a goal or a decision and is none: passing, idle, or about what is not named."""

from __future__ import annotations

import re
from functools import cache


def is_passing(folded: str) -> bool:
    """Nothing that was settled: for the moment only, long ago, or about what is only pointed at."""
    return any(one().search(folded) for one in (_momentary, _long_since, _hollow))


def is_idle(folded: str) -> bool:
    """Dreamt of in jest, or hazy."""
    return bool(_idle().search(folded)) or is_hazy(folded)


def is_hazy(folded: str) -> bool:
    """Tried for the moment, or said to please the reader."""
    return any(one().search(folded) for one in (_vague, _with_reader))


@cache
def _momentary() -> re.Pattern[str]:
    """Settled for the next minutes only."""
    return re.compile(
        r"\b(?:decid\w+|resolv\w+|chose|vou) (?:(?:to|de|que|dar uma|just|so|then|ir)\s)*(?:check"
        r"|look|try|ask"
        r"|google|order|grab|test|wait|see|ver|olhar|olhada|perguntar|testar|conferir|tentar"
        r"|checar|pedir (?:uma"
        r" )?(?:pizza|comida|lanche)|dormir|sleep|read (?:it|the)|reiniciar|restart)\b"
    )


@cache
def _long_since() -> re.Pattern[str]:
    """«não vou mais à igreja faz dois anos» tells how things are; nothing is being decided."""
    return re.compile(r"\bnao vou mais\b.*\b(?:faz|ha)\b|\bhaven't\b.*\b(?:for|in) \d")


@cache
def _hollow() -> re.Pattern[str]:
    """«escolhi esse», "I won't quit": nothing to remember without what was before."""
    return re.compile(
        r"\b(?:won'?t|wont|will not|not going to|not gonna) (?:ever )?(?:quit|give up|stop|let)\b"
        r"(?=\W*$|\s*[,;–-]|,? (?:on (?:my|our|it|this|you)|you|it|until|till|now|even|no matter"
        r"|because)\b)"
        r"|\b(?:chose|chosen|decided(?: to)?|picked|went with|going with)(?: \w+){0,2}? (?:it|this"
        r"|that|them|these|those)(?=\W*$|[,;]| (?:at|in|because|'?cause|for|as|since|over|to|so)\b)"
        r"|\b(?:go|going|went|decided on|chose|choose) (?:with )?(?:option (?:\w|\d+|one|two)\b"
        r"|the (?:first|second|third|last) (?:one|option|draft|version|quote)\b)"
        r"|\b(?:decided|concluded) (?:that )?(?:you|he|she|they|it)(?:'re|'s| are| is| was)\b"
        r"|\b(?:decidi|resolvi|escolhi|optei por)(?: \w+r)? (?:isso|ess[ea]s?|est[ea]s?|el[ea]s?"
        r"|aquel[ea]s?)(?=\W*$|[,;]| (?:pq|porque|por|pra|mesmo)\b)"
        r"|\b(?:decidi|resolvi|escolhi|optei por|optei)(?: pel[ao]|:| [ao])? (?:letra|alternativa"
        r"|opcao) (?:[a-e]|\d)(?=\W*$|[,;])"
    )


@cache
def bare() -> re.Pattern[str]:
    """That something was settled, or from when, without saying what."""
    return re.compile(
        r"\W*(?:(?:eu|ja|entao|i|we|i've|we've|finally|finalmente)\s+)*(?:(?:bati|batemos) o"
        r" martelo|(?:ta|esta|ficou) (?:decidido|resolvido|combinado|fechado)|decisao tomada"
        r"|made up (?:my|our) minds?|a partir d[aeo] [\w ]{2,24}|(?:de agora|daqui) (?:em"
        r" diante|pra frente)|from (?:now|today|tomorrow) on(?:wards?)?)\W*"
    )


@cache
def given_up() -> re.Pattern[str]:
    return re.compile(r"\W*(?:eu |i |we )?(?:nao vou mais|nao vamos mais|won'?t|'?m not)\b")


@cache
def declared() -> re.Pattern[str]:
    """«…, decisão tomada, …»: what was decided stands before it."""
    return re.compile(r"\W*(?:decisao tomada|decision made|final decision)\b")


@cache
def of_it() -> re.Pattern[str]:
    """Wanted of something that only the clause before names."""
    return re.compile(
        r"\b(?:want|need|hope to have|quero) (?:it|them|this|that|isso|el[ea]s?) (?:all )?(?:gone"
        r"|paid|done|cleared|sorted|finished|over|quitad[oa]|pag[oa]s?|resolvid[oa])\b"
    )


@cache
def _vague() -> re.Pattern[str]:
    """Tried for the moment, with nothing to reach."""
    return re.compile(
        r"\btrying to (?:stay|remain|be (?!(?:better|healthier|vegan|vegetarian|more|fit|an?|fluent"
        r"|debt)\b)|keep (?:going|up|positive|calm|busy|it|my head|things|on|pushing|everything|my"
        r" cool)|make (?:it|things|sense|the most|a difference|ends meet)|do (?:my|our) best|enjoy"
        r"|have fun|relax|hang|get back (?:in|to|on|at)|focus|not\b|cope|push|balance|take it"
        r"|survive|process|act)"
        r"|\btentando (?:ser forte|me manter|ficar|levar|sobreviver|seguir|entender|aguentar|nao"
        r"|respirar|sorrir|me acalmar|ser|manter a calma|dar conta|aproveitar|fazer o meu melhor)\b"
    )


@cache
def _with_reader() -> re.Pattern[str]:
    """ "I'd love to learn more about you", "I want to speak to a human"."""
    return re.compile(
        r"\b(?:learn|know|hear|see|read|saber|aprender|conhecer|ouvir|meet|visit|try)\b"
        r"[^.!?;\n]{0,30}\b(?:you|your|yours|u|ur|vc|voce|vcs|teu|tua)\b"
        r"|\b(?:speak|talk|chat|get through|be (?:connected|transferred)|reach|contact|falar)"
        r"(?: to| with| com)? (?:an? |the |um |uma |some )?(?:real |live |actual )?(?:human|person"
        r"|someone|somebody|agent|representative|rep|manager|supervisor|operator|customer"
        r" (?:service|support)|support|humano|pessoa|alguem|atendente|gerente|suporte"
        r"|atendimento)\b"
    )


@cache
def _idle() -> re.Pattern[str]:
    """Dreamt of in jest."""
    return re.compile(
        r"\b(?:sonho|dream|meta|goal|plano)\b.{0,24}\b(?:e|eh|is)\b.{0,8}\b(?:dormir(?! (?:(?:\d"
        r"|oito|sete) horas|mais|melhor|cedo|bem)\b)|sumir|desaparecer"
        r"|morrer|descansar"
        r"|nao (?:fazer nada|ter (?:meta|plano))|ficar ric[oa]|ganhar na|fugir|hibernar|sleep"
        r"|nap|disappear|vanish|win the lottery"
        r"|do nothing|marry)\b|\b(?:juntar|get|keep) (?:voces|the family|the team|everyone|a"
        r" turma) (?:together)?"
    )


@cache
def denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nunca|nem|quase|not|never|haven'?t|didn'?t|se|if|almost|nearly)"
        r"(?: (?:eu|i|me|ainda|yet|que))*\s*$"
    )
