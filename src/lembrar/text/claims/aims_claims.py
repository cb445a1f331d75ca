"""How a claim about a goal, a limit or a decision is made: its topic, its heart and its date."""

from __future__ import annotations

import re
from functools import cache

from lembrar.model import Claim, Stance
from lembrar.text.claims import aims_rules, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.happenings_ahead import days
from lembrar.text.claims.telling import Telling, trimmed

_MOST = 400


def told(
    telling: Telling, clause: Clause, kind: str, stance: Stance, heart: str, first: int
) -> Claim:
    return telling.claim(
        clause,
        kind,
        topic(kind, clause.folded[:_MOST]),
        first,
        value=heart_of(heart),
        stance=stance,
        when=next((date.value for date in days.said(clause, telling)), ""),
        tags=tags.find(clause.said),
    )


def spanning(telling: Telling, first: Clause, last: Clause, kind: str, key: str) -> Claim:
    text = telling.text[first.start : last.end]
    left, right = trimmed(text, 0, len(text))
    content = " ".join(text[left:right].split())
    return Claim(
        kind,
        key,
        content,
        first.start + left,
        first.start + right,
        value=heart_of(last.folded[:_MOST]),
        when=when(telling, first.start, last.end),
        tags=tags.find(content),
    )


def when(telling: Telling, start: int, end: int) -> str:
    """The last date said is the one a goal is set for: «de janeiro a julho»."""
    found = telling.dates_in(start, end)
    return found[-1].value if found else ""


def topic(kind: str, folded: str) -> str:
    if kind == "decision":
        return "decision"
    if kind == "limit":
        if _alert().search(folded):
            return "alert"
        return "spending" if _spending().search(folded) else "other"
    return next((key for key, pattern in _topics() if pattern.search(folded)), "other")


def heart_of(folded: str) -> str:
    """What is aimed at, without the words that say so."""
    plain = " ".join(folded.split())
    plain = _wanting().sub("", plain)
    return plain.strip(" ,.!;:-–—…()\"'")[:80]


@cache
def _alert() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:avis\w+|alert\w*|notif\w+|apit\w+|cutu[cq]\w+|grit[ae]|berr[ae]|sinaliz\w+"
        r"|(?:um )?toque|puxa a orelha|me (?:manda"
        r"|chama|fala"
        r"|diz|diga|fale)|let me know|tell me|warn|ping|remind|yell|nag|poke|nudge|flag)\b"
    )


@cache
def _spending() -> re.Pattern[str]:
    return re.compile(
        r"gast|orcamento|cartao|reais|r\$|\$|£|€|pagar|spend|budget|\bpay|cost|\bconta\b|fatura"
        r"|\bcontos?\b"
        r"|\bmil\b|grand|bucks|dollars|\brent\b|limite|teto|verba|cota|\blimit\b(?! myself)"
        r"|por mes|passe"
        r"|mercado|preco"
    )


@cache
def _topics() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((key, re.compile(rf"\b(?:{words})")) for key, words in aims_rules.TOPICS)


@cache
def _wanting() -> re.Pattern[str]:
    return re.compile(
        r"^(?:(?:eu|a gente|nos|i|we|ja|entao|agora|muito|mto|mt|really|just|tb|tambem|ainda|still"
        r"|finally"
        r"|so|hoje)\s+)*(?:(?:quero|qro|queria|pretendo|planejo|preciso|vou|vamos|desejo|gostaria"
        r" de|decidi"
        r"|decidimos|resolvi|resolvemos|optei por|escolhi|(?:minha|meu|nossa|nosso) (?:\w+"
        r" )?(?:meta|objetivo"
        r"|sonho|plano|decisao)(?: (?:agora|atual|pra \w+|de \w+|esse ano))? (?:e|eh)|tenho (?:a"
        r" meta|o sonho|o"
        r" objetivo) de|(?:to|estou) (?:juntando|guardando|economizando|tentando|planejando)|i'?m"
        r" (?:trying"
        r"|planning|hoping|saving|going) (?:to|up for|for|up)?|i'?d (?:like|love) to|want to|wanna"
        r"|want|hope"
        r" to|plan to|plan on|need to|aim to|decided to|decided|(?:my|our) (?:\w+ )?(?:goal|dream"
        r"|plan|target"
        r"|decision) (?:is|was)(?: to)?|'?ve decided to|saving up for|saving for|training for)\s+)+"
    )
