"""The thing that somebody likes or doesn't: its heart, and whether it says anything by itself."""

from __future__ import annotations

import re
from functools import cache

STANDING = frozenset({"style", "schedule", "channel"})
"""How to deal with the speaker: said as an order, and never of somebody else."""


def plain(thing: str, key: str) -> str:
    """The heart of it: without what stands around it, articles and reasons."""
    if key not in STANDING:
        cut = _reason().search(thing)
        thing = thing[: cut.start()] if cut else thing
    thing = _around().sub("", " ".join(thing.split()).strip(_MARKS))
    for _ in range(3):
        thing = _ender().sub("", thing)
        thing = _article().sub("", thing)
    return thing.strip(_MARKS)[:80]


_MARKS = " ,.!;:-–—…()\"'"


def is_passing(thing: str) -> bool:
    """Something only pointed at, or somebody: nothing to remember without what was before."""
    return bool(_pointing().fullmatch(thing) or _here_only().search(thing))


def is_told(thing: str) -> bool:
    """A statement rather than a thing: "it's amazing how kindness …", "knowing you're there"."""
    return len(thing.split()) > _MOST_WORDS or _statement().match(thing) is not None


_MOST_WORDS = 7


@cache
def _statement() -> re.Pattern[str]:
    return re.compile(
        r"(?:it|it'?s|that|that'?s|there|there'?s|you|you'?re|he|she|they|we|absolutely|totally"
        r"|knowing|moments like|isso|ele|ela|eles|voce|vc)\b"
    )


@cache
def _reason() -> re.Pattern[str]:
    return re.compile(
        r"\s(?:porque|pq|pois|mas|desde|because|but|since|cause|cuz|embora|although|entao|so"
        r" that)\b"
        r"|[;!?]|\.(?=\s|$)"
    )


@cache
def _around() -> re.Pattern[str]:
    return re.compile(r"[^\w\s$%&'/,.:+-]+")


@cache
def _ender() -> re.Pattern[str]:
    words = (
        "k{2,}|(?:rs)+|(?:ha){2,}h?|viu|ne|tb|tbm|tambem|demais|dms|muito|mto|mt|mesmo|sempre|hein"
        "|pra caramba|pra caralho|pakas|lol|btw|so much|very much|a lot|too|tho|though|tbh|as well"
        "|ngl|e|and|ou|or|sim|ta|ok|por favor|pfv|please|pls|mais que tudo|da vida|more than"
        " anything"
        "|honestly|anyway|haha|xd|sabe|blz|ja|the most|the best|o|a|com|de"
    )
    return re.compile(rf"[\s,]+(?:{words})$")


@cache
def _article() -> re.Pattern[str]:
    return re.compile(
        r"^(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|d|por|pel[ao]|the|an?|to|some|meu"
        r"|minha|my|muito|mto|mt|mais|really|that|demais|tudo que e|como|as|for)\s+(?=\w)"
    )


@cache
def _pointing() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:at|for|with|by|of|on|exist)(?: (?:yesterday|today|tomorrow|times|first|all))?"
        r"|(?:n?o )?mundo|(?:na )?vida|isso|isto|disso|ess[ae]|est[ae]|aquilo|it|this|that|these"
        r"|those|them|you|u|vc|voce|vcs"
        r"|to|muito|demais|mais|assim|tanto|quando|when|it when|one|ones|nada|nothing|nao|not|n"
        r"|sim|a"
        r"|el[ea]s?|(?:ess[ae]s?|est[ae]s?|this|that|these|those) \w+|bem|mal|both|either|all|tudo"
        r"|everything|d+e+mais|mt|mto|de+mais|so much|a lot|here|aqui|la|there|ambos|os dois|as"
        r" duas|me|us|everywhere|every(?:one|body)|my life|life|some(?:thing|one)|anything|myself"
        r"|all of (?:it|them|this|that)|every (?:bit|minute|moment|second|part|day)(?: of (?:it"
        r"|this))?"
        r"|(?:it|this|that|isso|el[ea])(?: (?:really|always|just|sempre|so|muito))+"
        r"|(?:[\w-]+ ){0,2}ones?(?: (?:better|more|best|most))?"
        r"|things|stuff|(?:is|are|was|were|and|so|more|being here|doing (?:this|that|it)|what i do)"
        r"\b.*|(?:minha )?vida|tudo (?:isso|aqui|nel[ea]|(?:que|q) (?:vc|voce|el[ea]|eu|foi|e|ta"
        r"|esta|tem|vem|me))\b.*|todo mundo|cada (?:detalhe"
        r"|segundo"
        r"|minuto|momento|parte)\b.*|(?:d?o )?jeito (?:que|q|como|del[ea])\b.*|d?o jeito\b.*"
        r"|como (?:ficou|tudo)\b.*|estar aqui|conversar com"
        r" (?:vc|voce)\b.*|muito)"
    )


@cache
def _here_only() -> re.Pattern[str]:
    """Said of what is before both speakers, not of things in general."""
    return re.compile(
        r"\b(?:ness[ae]|nest[ae]|in this|on this|for this) \w+"
        r"|\b(?:hoje|hj|agora|today|tonight|now)$"
        r"|\b(?:that|this|isso|disso|it)$"
        r"|^(?:the )?(?:first|second|third|last|other|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]"
        r"|outr[oa])\b(?: (?:one|option|version|opcao|versao|draft|idea|ideia)|$)"
        r"|^(?:option|version|plan|draft|opcao|versao|plano|letra|number|numero) (?:[a-d]|\d|one"
        r"|two|um|dois)\b"
    )
