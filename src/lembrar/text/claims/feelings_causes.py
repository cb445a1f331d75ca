"""What a feeling is about."""

from __future__ import annotations

import re
from functools import cache

_CAUSE = 80
"""Characters of a cause that are kept."""


def cause_after(after: str) -> str:
    """What a feeling is about, as it stands right after it."""
    match = _about().match(after) or _told_on().match(after)
    return plain_cause(match["what"]) if match else ""


def plain_cause(text: str) -> str:
    """The heart of what a feeling is about."""
    text = " ".join(text.split())[: _CAUSE * 2]
    text = _lead().sub("", text)
    stop = _stop().search(text)
    text = (text[: stop.start()] if stop else text)[:_CAUSE].strip(" ,.!;:-–—…()\"'")
    for _ in range(3):
        text = _trail().sub("", text)
    return text.strip(" ,.!;:-–—…()\"'")


@cache
def _about() -> re.Pattern[str]:
    """What a feeling is about, right after it."""
    return re.compile(
        r"(?:\s+(?:demais|dms|muito|mto|hoje|hj|agora|mesmo|aqui|so much|a lot|right now|rn|today"
        r"|lately"
        r"|ultimamente|de novo|again|as hell|af|tonight|tb|pra caramba|pra caralho"
        r"|out))*[\s,]+(?:com|c"
        r"|por causa d[aeo]s?|por conta d[aeo]s?|pel[ao]s?|por|sobre|d[aeo]s?|dess[ae]s?"
        r"|dest[ae]s?|daquel[ae]s?|ness[ae]|pra|para|p|porque|pq|por q(?:ue)?"
        r"|desde q(?:ue)?|desde|em relacao a[os]?|quanto a[os]?|n[ao]s?|em|about|bout|because of"
        r"|because|due to|over|for"
        r"|with|of|by"
        r"|at|between|that|thanks to|cause of|cuz|cuz of|to|after|depois d[aeo]|q|que|since|from"
        r"|before|antes d[aeo])"
        r"\s+(?P<what>[^.!?;\n]{2,160})"
    )


@cache
def _told_on() -> re.Pattern[str]:
    """ "so happy I got in": the cause with nothing before it."""
    return re.compile(
        r"\s+(?P<what>(?:i|we|my|the|our|he|she|they|you|you're|vc|voce)\s[^.!?;\n]{2,160})"
    )


@cache
def _lead() -> re.Pattern[str]:
    return re.compile(
        r"^\W*(?:(?:e|mas|que|q|a|o|as|os|um|uma|meu|minha|meus|minhas|esse|essa|este|esta|the|an?"
        r"|my|of"
        r"|this|that|our|eu|because|porque|pq|pois|de|do|da|ter|estar|is|having|being|i|i'm|com"
        r"|isso|it"
        r"|por|pela|pelo|tudo|and|so|ai|like|todo|toda|so de)\b\s+)+(?=\w{3})"
    )


@cache
def _stop() -> re.Pattern[str]:
    return re.compile(
        r"\s(?:mas|but|entao|however|embora|although)\s|[.!?;…\n]|,\s(?=\w+\s\w+\s\w+)"
    )


@cache
def _trail() -> re.Pattern[str]:
    return re.compile(
        r"[\s,]+(?:k{2,}|(?:rs)+|(?:ha){2,}h?|viu|ne|demais|dms|muito|mto|mt|hein|lol|tbh|rn|right"
        r" now|hoje"
        r"|hj|agora|ultimamente|lately|so much|a lot|ta|e|and|ou|or|mas|but|sabe|aff+|eu|i|me|tb"
        r"|fico|ja"
        r"|always|sempre|anymore|de novo|again|a gente)$"
    )
