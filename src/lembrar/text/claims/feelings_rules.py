"""The words around a feeling that tell whose it is, how it is said, and what it is about."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.lists import listed

BECAUSE = listed("porque pq pois because cause cuz since ja-que por-que")
"""Links to a clause that gives the cause."""
SLANG = frozenset({"i'm down", "im down", "i am down", "i'm so down", "im so down"})
"""Said to agree."""
REPLIES = listed("jealous envious shocked chocado chocada")
"""Said alone, these answer what the other told, as good cheer does."""
BOTH = listed("nervoso")
"""Words that are nouns and adjectives alike."""

_VERY = (
    r"(?:muito|mto|mt|muitoo+|mo|bem|super|tao|meio|um pouco|um pouquinho|bastante|extremamente"
    r"|completamente|demais|mega|hiper|so|ja|ainda|realmente|tipo|mais|cada vez mais|de novo|hoje"
    r"|hj"
    r"|ate|tb|tbm|tambem|assim|totalmente|simplesmente|absurdamente|profundamente|sempre|toda|todo"
    r"|me sentindo|sentindo|um tanto|muita|agora|ficando|tremendamente|que nem|mesmo|very|really"
    r"|super|pretty|extremely|kinda|kind of|a bit|a little|bit|a tad|slightly|a little bit|quite"
    r"|totally|fucking"
    r"|freaking"
    r"|just|still|also|too|such|always|incredibly|absolutely|rather|more|getting|lowkey|hella"
    r"|feeling"
    r"|beyond|completely|all|actually|both|constantly|genuinely|honestly|deeply|terribly|awfully"
    r"|insanely|ridiculously|truly|proper|properly|dead|well|bloody|rly|so{2,}|that|much"
    r"|feeling so|low-key|definitely|sort of|somewhat|seriously)"
)


@cache
def what_a() -> re.Pattern[str]:
    """How a cry starts in English."""
    return re.compile(r"\W*(?:(?:oh|ah|phew|wow|god|man)\W+)*(?:what a|such a)\s")


@cache
def of_mine() -> re.Pattern[str]:
    """Something of the speaker's: «meu gesso», "my cast", «me chamaram»."""
    return re.compile(r"\b(?:meus?|minhas?|noss[oa]s?|me|my|our)\b")


@cache
def after_own() -> re.Pattern[str]:
    """What was told of oneself, up to the comma before a cry: «tiraram meu gesso, que alívio»."""
    return re.compile(
        r"\b(?:meus?|minhas?|noss[oa]s?|me|my|our|i|passei|consegui)\b[^,]{3,60},\s*$"
    )


@cache
def very() -> re.Pattern[str]:
    """Words of degree right before a feeling."""
    return re.compile(rf"(?:\b{_VERY}\s+)+$")


@cache
def degrees() -> re.Pattern[str]:
    """Nothing but words of degree, and «com», between a verb and its feeling."""
    return re.compile(rf"(?:\s|\b(?:{_VERY}|com|c|uma?|the|muita|aquela|aquele|tanta|a)\b)*")


@cache
def being(is_other: bool) -> re.Pattern[str]:
    """«estou muito …», "I've been feeling …", right before what is felt."""
    own = (
        r"(?:estou|to|tou|tow|estamos|tamo|tamos|ando|andei|entrei|cai|fiquei|ficamos|fico"
        r"|me sinto|me senti"
        r"|me sentindo|sigo|continuo|acordei|vivo|tenho (?:me sentido|andado|estado)|cheguei|sai"
        r"|sinto-me"
        r"|voltei|fui dormir|passei o dia|tenho ficado|to ficando|estou ficando|i'?m|i am|i feel|i"
        r" felt"
        r"|i'?ve been|i have been|i got|i'?m getting|i get|feeling|we'?re|we are|we feel|been"
        r" feeling"
        r"|i'?m feeling|i was|been|i'?d been|ive been|i've become|i became|felt|feel)"
    )
    other = (
        r"(?:esta|ta|tah|anda|entrou|caiu|ficou|se sente|se sentiu|segue|continua|estao"
        r"|tao|ficaram|andam|fica"
        r"|vive"
        r"|is|'s|feels|felt|got|has been|'s been|seems|are|'re|was|have been|gets|been|parece|tem"
        r" andado"
        r"|acordou|chegou|saiu|isn'?t|aren'?t|wasn'?t)"
    )
    return re.compile(rf"\b{other if is_other else own}\s+(?:not\s+)?(?:{_VERY}\s+)*$")


@cache
def having(is_other: bool) -> re.Pattern[str]:
    """«com muito …», «morrendo de …», right before what is felt."""
    stuff = (
        r"(?:(?:muit[oa]|mt[oa]?|mta|mto|tant[oa]|uma?|aquel[ae]|o|a|um pouco de|certa?|bastante"
        r"|maior"
        r"|um baita|uma baita|uns|crises? de|um mix de|toda|tod[oa]|so|de|pouco de|grande|enorme"
        r"|mo|cada vez"
        r" mais|mais|meio|tipo|ainda|ja|puro|pura|d)\s+)*"
    )
    own = (
        r"(?:(?:(?:(?:estou|to|tou|ando|fiquei|fico|acordei|sigo|continuo|vivo|cheguei|voltei|tamo"
        r"|estamos"
        r"|ainda|dormi|me|mais|besta|louc[oa])\s+(?:\w+\s+)?)|^\W*(?:(?:e|mas|eu|hj|hoje|ja|ai"
        r"|aqui|so)\s+)*)"
        r"(?:com|c|cm|de)|sinto|sentindo|senti|morrendo de|morr[oi] de|mort[oa] de|cheia? de|cheio"
        r" de"
        r"|louc[oa] de|tremendo de|tenho|tive|tendo|explodindo de|pulando de|chorando de|bateu"
        r"|numa|tomad[oa]"
        r" (?:de|pela|pelo)|consumid[oa] (?:de|por|pela|pelo)|sofrendo de|sofrendo com|matando a"
        r"|dando"
        r"|so sinto|transbordando de)"
    )
    other = (
        r"(?:com|c|sente|sentindo|sentiu|morrendo de|mort[oa] de|cheia de|cheio de|tem|teve"
        r"|tremendo de)"
    )
    return re.compile(rf"\b{other if is_other else own}\s+{stuff}$")


@cache
def makes() -> re.Pattern[str]:
    """Something gives the feeling: «me deixa», «me dá», "makes me"."""
    return re.compile(
        r"\b(?:me (?:deix(?:a|ou|am|aram|ando)|faz(?:em)?|fez|da|deu|dao|dando|traz|causa|causou"
        r"|bate|bateu)"
        r"(?: sentir| ficar| uma?| muit[oa]| mt[oa]?| mta| tant[oa]| aquela| um| tao| super| mais|"
        r" bem"
        r"| meio| sempre| com)*|(?:makes?|made|making|leaves?|left|has|got|gets|had|keeps?|kept"
        r"|fills?) me"
        r"(?: feel| feeling)?(?: so| really| very| super| pretty| all| always| a bit| extremely"
        r"| kinda| quite| with)*|gives me(?: so much| a lot of)?)\s+$"
    )


@cache
def crying() -> re.Pattern[str]:
    """«Que raiva», «muita saudade»."""
    return re.compile(
        r"(?:^|\W)(?:que|q|ki|ai q|ai que|muit[oa]|mt[oa]?|mta|tant[oa]|puta)\s+$|^\W*$"
    )


@cache
def goes_on() -> re.Pattern[str]:
    """What follows a feeling said without a verb: a cause, a time, or nothing more."""
    return re.compile(
        r"\s*(?:$|[.,!…;)]|(?:com|por|pel[ao]|pra|para|demais|hoje|hj|dms|agora|mesmo|kk+|rs"
        r"|porque|pq"
        r"|i|we|my|the|he|she|they|our|que|q|about|bout|since|desde|for|because|over|with|of"
        r"|today|rn|right now|lately|tonight|that"
        r"|to (?:be|have"
        r"|start"
        r"|see|go|get)|ultimamente|d[aeo]s?|sobre|por causa|this|at|as hell|af|again|de novo)\b"
        r"|[^\w\s])"
    )


@cache
def segment() -> re.Pattern[str]:
    """Where a part of a clause starts: after a comma or "and", or with the clause."""
    return re.compile(r"^|,\s*|\b(?:and|but|mas)\s+")


@cache
def bare_denial() -> re.Pattern[str]:
    """ "not nervous anymore", said without a verb."""
    return re.compile(r"\b(?:not|no longer|nao|n|nem)\s+$")


@cache
def first_person() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:estou|to|tou|estamos|tamo|ando|andei|fiquei|fico|me|sigo|continuo|acordei|vivo|i"
        r"|i'm|im|i've"
        r"|we|we're|sinto|senti|tenho|tive|cheguei|sai|voltei|morro|feeling|bateu)\b"
    )


@cache
def denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|naum|nunca|nem|not|never|no longer|don'?t|dont|isn'?t|ain'?t|haven'?t|sem|num)"
        r"(?:\s+[\w']+){0,4}\s*$|n't(?:\s+\w+){0,3}\s*$"
    )


@cache
def as_never() -> re.Pattern[str]:
    """«nunca me senti tão …»: felt as never before, and so no denial."""
    return re.compile(r"\b(?:nunca|never)\b[^,;]{0,30}\b(?:tao|so|more)\s+$")


@cache
def no_longer() -> re.Pattern[str]:
    return re.compile(r"\b(?:mais|no longer|anymore|parei de)\b")


@cache
def plainly_own() -> re.Pattern[str]:
    """The first person in so many words, whoever was spoken of before."""
    return re.compile(
        r"\b(?:estou|to|tou|fiquei|fico|ando|me sinto|me senti|i'?m|i am|i feel|i felt|i'?ve"
        r" been)\s"
        r"(?:[\w']+\s+){0,4}$"
    )


@cache
def walking() -> re.Pattern[str]:
    """«já anda sozinha» is about walking."""
    return re.compile(
        r"\b(?:anda|andando|mora|moro|vive|vivo|fica|fico|faz|faco|come|dorme|durmo|viajo)\b"
    )


@cache
def any_more() -> re.Pattern[str]:
    """No longer so, said after the feeling."""
    return re.compile(r"[^.!?;,\n]{0,60}\b(?:mais\W*$|anymore|any more|any longer)\b")


@cache
def standing() -> re.Pattern[str]:
    """A fear one has, not one that one is in."""
    return re.compile(
        r"\b(?:tenho|sempre tive|vivo|sempre|toda vez|always|i(?:'ve)? always)\b(?!.{0,20}\bcom\b)"
    )
