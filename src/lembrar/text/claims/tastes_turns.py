"""Tastes told the long way round: what one likes most *is* something, or is asked and answered.

«O que eu mais gosto é pescar», "the one thing I can't stand is noise", «quiabo? nem de graça»: the
verb says whether it is liked, the thing stands on the other side of a copula or of a question mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.tastes_things import is_passing, plain
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_MOST = 400
_SHORT = 8
"""Words of a thing that is named in a clause of its own."""
_WHOLE = frozenset({"stated", "asked", "supposed"})
"""«O que eu mais gosto …» looks like a question, «se tem algo que odeio …» like a supposition."""


class Turn(NamedTuple):
    """A taste that takes its clauses whole, from `first` to `last`."""

    key: str
    first: Clause
    last: Clause
    thing: str


def find(telling: Telling) -> Iterator[Turn]:
    """Every taste of the speaker's that is told so."""
    for clause in telling.all:
        if turn := _turned(clause, telling.after(clause), telling.text):
            yield turn
    for asked, answer in pairwise(telling.all):
        is_declined = _declined().match(fold(telling.text[answer.end : answer.end + 32]))
        if asked.force == "asked" and answer.force == "stated" and not is_declined:
            yield from _answered(asked, answer)


def _turned(clause: Clause, following: Clause | None, text: str) -> Turn | None:
    if clause.force not in _WHOLE or clause.voice not in ("own", "thing", "none"):
        return None
    last, folded = clause, clause.folded[:_MOST]
    if following and following.sentence == clause.sentence and _is().match(following.folded):
        last, folded = following, f"{folded} {following.folded[:_MOST]}"
    if "?" in text[clause.start : last.end + 2]:
        return None
    for key, pattern in (("dislikes", _hated()), ("likes", _loved())):
        if match := pattern.match(folded):
            thing = plain(match["thing"], key)
            is_told = thing and not is_passing(thing) and not _no_thing().match(thing)
            return Turn(key, clause, last, thing) if is_told else None
    return None


def _answered(asked: Clause, answer: Clause) -> Iterator[Turn]:
    """«cor preferida? verde», "country music? no thanks": by the same speaker."""
    folded = answer.folded
    if answer.voice not in ("none", "thing", "own") or folded.rstrip().endswith("?"):
        return
    if _of_favourite().match(asked.folded):
        thing = plain(folded, "likes")
        is_short = len(folded.split()) <= _SHORT
        if answer.voice != "own" and thing and is_short and not is_passing(thing):
            yield Turn("likes", asked, answer, thing)
        return
    thing = _bare_thing().fullmatch(asked.folded)
    if asked.voice != "none" or thing is None or is_passing(thing[1]):
        return
    for key, pattern in (("dislikes", _no()), ("likes", _yes())):
        if pattern.fullmatch(folded):
            yield Turn(key, asked, answer, plain(thing[1], key))


_LOVE = (
    r"(?:gosto|amo|adoro|curto|aprecio|me (?:da|dao) prazer|me (?:faz|fazem) (?:bem|feliz)"
    r"|me (?:acalma|relaxa|anima|alegra|diverte|encanta))m?"
)
_HATE = (
    r"(?:(?:nao|n) (?:suporto|aguento|tolero|engulo|aturo|gosto|curto|como|consigo comer)"
    r"|odeio|detesto|abomino|me (?:irrita|tira do serio|incomoda|estressa|da (?:nos nervos|raiva"
    r"|nojo|agonia|medo|pavor)|assusta|apavora|cansa|deixa (?:louc|doid|maluc|put|irritad)[oa]))m?"
)
_DO = r"(?:ouco|escuto|assisto|vejo|leio|jogo|como|bebo|uso|faco|toco|pratico)"
_LOVE_EN = (
    r"(?:love|like|enjoy|adore|live for|look forward to|get excited about|'m (?:really )?into)"
)
_HATE_EN = (
    r"(?:hate|detest|loathe|despise|dislike|dread|can'?t (?:stand|bear|abide|do|stomach|deal with"
    r"|cope with|tolerate)|cannot (?:stand|bear)|cant (?:stand|bear|do)|(?:don'?t|dont) (?:like"
    r"|enjoy)|(?:won'?t|refuse to|never|can'?t|don'?t) (?:eat|drink|touch|wear|watch)"
    r"|(?:struggle with|avoid))"
)


def _cleft(own: str, own_en: str, most: str, part: str, part_en: str) -> re.Pattern[str]:
    """What is felt for something, a copula, and the thing."""
    head = (
        r"\W*(?:(?:e|mas|ah|olha|bom|acho que|se)\s+)*(?:(?:tem|ha|existe)\s+)?"
        r"(?:(?:o|a|os|as|um|uma|algo|alguma|uns|umas|oq)\b\s*)?(?:[\w-]+\s+){0,4}?"
    )
    head_en = (
        r"\W*(?:(?:and|but|well|honestly|if|tbh)\W+)*(?:(?:there'?s|there is)\s+)?"
        r"(?:what|(?:the|one|my|a|an)\s+(?:[\w-]+\s+){1,5}?(?:that\s+|which\s+)?)\s*"
    )
    at_hand = (
        r"vc|voce|vcs|el[ea]s?|nel[ea]s?|nisso|n?ess[ea]s?|disso|you|your|him|her|this|that|it"
    )
    place = rf"(?:\s+(?!(?:e|eh|sao|is|are|{at_hand})\b)[\w-]+){{0,6}}?"
    is_it = r",?\s+(?:e|eh|sao|continua sendo|sempre foi)\s+(?:quando\s+)?"
    is_it_en = r"(?:,?\s+(?:is|are|it'?s|it is|has to be|would be|has always been)|'s)\s+"
    return re.compile(
        rf"(?:{head}(?:que|q|oq)\s+(?:eu\s+)?(?:(?:mais|realmente|sempre|tanto|simplesmente|{most})"
        rf"\s+)*(?:{own}){place}{is_it}"
        rf"|\W*(?:[ao]s?\s+)?{part}\s+d[aeo]s?\s+(?:(?:meu|minha|meus|minhas|ser|estar)\b)"
        rf"{place}{is_it}"
        rf"|{head_en}i(?:\s+(?:really|most|absolutely|truly|just|always|genuinely|still))*"
        rf"\s*(?:{own_en}){place}{is_it_en}"
        rf"|\W*(?:(?:the|my)\s+)?{part_en}\s+(?:of|about)\s+(?:(?:my|being|having)\b)"
        rf"{place}{is_it_en})"
        r"(?P<thing>\w[^.!?;\n]{1,120})"
    )


@cache
def _loved() -> re.Pattern[str]:
    return _cleft(
        rf"{_LOVE}|(?<=mais\s){_DO}",
        _LOVE_EN,
        "mais",
        r"(?:melhor|maior) (?:parte|momento|hora|coisa|alegria|prazer)",
        r"(?:best|favou?rite|nicest) (?:part|bit|thing|moment|time)",
    )


@cache
def _hated() -> re.Pattern[str]:
    return _cleft(
        rf"{_HATE}|(?<=menos\s){_LOVE}",
        _HATE_EN,
        "menos",
        r"pior (?:parte|momento|hora|coisa)",
        r"(?:worst|least favou?rite|hardest) (?:part|bit|thing|moment)",
    )


@cache
def _is() -> re.Pattern[str]:
    """A copula that opens a clause of its own: "…, it's lateness", «…, é barulho»."""
    return re.compile(r"\W*(?:e|eh|sao|it'?s|it is)\s+\w")


@cache
def _no_thing() -> re.Pattern[str]:
    """After the copula, no thing: where it is, what becomes of it, whoever reads, one's family."""
    return re.compile(
        r"(?:in|on|at|here|there|gone|not|you|your|yours|vc|voce|seu|sua|nao|ai|aqui|ali|saber se"
        r"|se|if|to know|how|mystery|one who|como|qual|que|what|who|quem|so|too|very|muito|now"
        r"|agora|over|minha|meus?|minhas|my|mae|pai|ela|ele|she|he|filh\w+|family|familia|(?:esse"
        r"|essa|this|that))\b"
    )


@cache
def _of_favourite() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|and|a|o|my|meu|minha|the"
        r"|all[- ]time)\s+)*(?:[a-z-]+\s+){0,2}?(?:favou?rite|fave"
        r"|fav|favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|(?:filme|livro|musica|comida) da vida)\b"
        r"(?:\s+[a-z-]+){0,3}\s*\?"
    )


@cache
def _bare_thing() -> re.Pattern[str]:
    """A thing in one to four words, and no day, order or greeting."""
    return re.compile(
        r"\W*(?:(?:e|and|but|mas)\s+)?((?!(?:oi|ola|e|hi|hey|hello|hoje|amanha|agora|domingo|sabado"
        r"|segunda|terca|quarta|quinta|sexta|today|tomorrow|tonight|monday|tuesday|wednesday"
        r"|thursday|friday|saturday|sunday|eu|me|voce|vc|you|what|who|why|how|quem|qual|que|como"
        r"|onde|um|uma|an?|the|isso|this|that|really|serio|sure|ok|certo|ne|casar|voltar)\b)"
        r"[a-z-]+(?:\s+[a-z-]+){0,3})\s*\?+\W*"
    )


@cache
def _no() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:eu\s+|i\s+)?(?:nem (?:de graca|pensar|mort[oa]|pintad\w+|a pau|fodendo|amarrad[oa]"
        r"|que me paguem?)|(?:no|nah),? thanks?(?: you)?|no way|hard pass|not for me|yuck|ew+"
        r"|eca+|deus me livre|to fora|tou fora|passo(?: longe)?|(?:detesto|odeio|nao suporto"
        r"|nao curto|nao gosto)|(?:hate|can'?t stand|loathe) (?:it|them|that stuff)"
        r"|over my dead body|never(?: again)?)"
        r"(?:,? (?:pra mim|comigo|ever|obrigad[oa]|valeu|deus me livre))?\W*"
    )


@cache
def _declined() -> re.Pattern[str]:
    """ "no thanks, I'm good": something offered, not something disliked."""
    return re.compile(
        r"\W*(?:i'?m (?:good|fine|ok|okay|full|alright)|(?:to|estou) (?:bem|cheio|cheia))\b"
    )


@cache
def _yes() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:eu\s+|i\s+)?(?:(?:amo|adoro|curto)(?: (?:muito|demais))?|(?:love|adore) (?:it|them)"
        r"|yes please|any ?day|every time|count me in|to dentro|e comigo mesmo)\W*"
    )
