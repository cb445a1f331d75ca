"""What Portuguese chat leaves out or says in shapes of its own, in the words that rules know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.text.claims import plainer_words as say
from lembrar.text.claims.bio_verbs import OWN
from lembrar.text.claims.clause_words import FIRST

Change = tuple[int, int, str]
"""Where words stand in a sentence, and the plain ones for them."""


def put_before(word: str) -> str:
    """What is left out before a sentence that opens with `word`."""
    if word.endswith(("ando", "endo", "indo")) and len(word) > 5 and word not in say.NOT_FAZENDO:
        return "tô "
    return "tô " if word in say.ESTADO else ""


def changes(said: str, folded: str, start: int) -> Iterator[Change]:
    """The further changes of a sentence, whose own words start at `start`."""
    for match in _nois().finditer(folded):
        yield match.start(), match.end(), "a gente"
    for match in _just_did().finditer(folded):
        yield match.start(), match.end(), _done(match, said)
    for match in _we_did().finditer(folded):
        yield match.start(), match.end(), _we_said(match, said)
    for match in _we_need().finditer(folded):
        yield match.start(), match.end(), "preciso" if match["need"] else "sonho"
    for match in _no_more().finditer(folded):
        yield match.start(), match.end(), "não sou mais"
    for match in _what_i().finditer(folded):
        yield match.start("is"), match.end("is"), ""
    for match in _still().finditer(folded):
        yield match.start(), match.end(), "moro"
    for match in _since().finditer(folded):
        since, where = match.span("since"), match.span("where")
        yield since[0], where[1], said[slice(*where)] + said[slice(*since)]
    for match in _one_here().finditer(folded):
        yield match.start("one"), match.start("one"), "sou "
    for match in _i_who().finditer(folded):
        yield match.start("who"), match.end("who"), " "
    for match in _now_at().finditer(folded):
        yield match.start("is"), match.end("is"), "trabalho"
    if _we().match(folded, start):
        for match in _goes_on().finditer(folded, start):
            yield match.end(), match.end(), "a gente "
    elif _speaks(folded, start):
        for match in _doing().finditer(folded, start):
            if not _another().search(folded, start, match.start()):
                yield match.end(), match.end(), "tô "


def _speaks(folded: str, start: int) -> bool:
    """Whether the speaker speaks of himself from the start."""
    match = _first().match(folded, start)
    return match is not None and (match["i"] is not None or match["verb"] in FIRST | OWN)


def _done(match: re.Match[str], said: str) -> str:
    """«acabei de comprar» as «comprei», «acabou de ter» as «teve»."""
    is_own, verb = match["who"] == "acabei", match["verb"]
    pronoun = f"{match['pronoun']} " if match["pronoun"] else ""
    if verb in say.IRREGULAR:
        return pronoun + say.IRREGULAR[verb][0 if is_own else 1]
    stem, ending = verb[:-2], verb[-2:]
    if not is_own:
        return pronoun + stem + {"ar": "ou", "er": "eu", "ir": "iu"}[ending]
    if ending != "ar":
        return f"{pronoun}{stem}i"
    is_soft = said[match.end() - 3 : match.end() - 2] in "çÇ"
    if stem.endswith("c") and not is_soft:
        stem = f"{stem[:-1]}qu"
    return f"{pronoun}{stem}{'u' if stem.endswith('g') else ''}ei"


def _we_said(match: re.Match[str], said: str) -> str:
    """«a gente comprou» as «compramos», «a gente se mudou» as «nos mudamos»."""
    verb, adverbs = match["verb"], said[slice(*match.span("adverbs"))]
    if verb in say.TOGETHER:
        return adverbs + say.TOGETHER[verb]
    plural = verb[:-2] + {"ou": "amos", "eu": "emos", "iu": "imos"}[verb[-2:]]
    return adverbs + ("nos " if match["self"] else "") + plural


@cache
def _we_did() -> re.Pattern[str]:
    """What people did together, told of as one does of a third person."""
    verbs = "|".join(say.TOGETHER)
    told = say.SAID_OF_US
    return re.compile(
        r"\ba (?:gente|gnt) (?P<adverbs>(?:(?:ja|nao|n|so|tb|tambem|ainda|finalmente|nunca) ){0,2})"
        rf"(?P<self>se )?(?!{told})(?P<verb>{verbs}|[a-z]{{2,12}}(?:ou|eu|iu))\b"
    )


@cache
def _we_need() -> re.Pattern[str]:
    """«precisamos quitar», «sonhamos em ter»: aims of people together."""
    return re.compile(
        r"\b(?:nos )?(?:(?P<need>precisamos)(?= [a-z]{2,}[aei]r\b)|sonhamos(?= (?:em|com) ))"
    )


@cache
def _no_more() -> re.Pattern[str]:
    """«parei de ser vegana», «deixei de ser sócio»."""
    return re.compile(r"\b(?:parei|deixei|larguei) de ser\b(?! (?:besta|boba|bobo|trouxa|otari))")


@cache
def _what_i() -> re.Pattern[str]:
    """«queria mesmo era viajar»: stressed, and the same wish."""
    return re.compile(r"\b(?:quero|queria)(?P<is>(?: mesmo)? (?:e|eh|era))(?= [a-z]{2,}[aei]r\b)")


@cache
def _still() -> re.Pattern[str]:
    """«continuo aqui em Natal», «sigo morando em Natal»: where somebody lives."""
    return re.compile(
        r"\b(?:continuo|sigo) (?:morando|vivendo)(?= (?:aqui )?(?:em|n[ao]) )"
        r"|\bcontinuo(?= aqui em (?!pe\b|casa\b|cima|baixo|frente|paz|contato)\w)"
    )


@cache
def _since() -> re.Pattern[str]:
    """«entrei faz três meses na Vale»: how long ago, said before where."""
    return re.compile(
        r"\b(?:entrei|comecei|trabalho|trampo)(?P<since> (?:faz|ha|tem)"
        r" (?:uns |umas |quase )?\w{1,9} (?:anos?|mes|meses|semanas?|dias?))"
        r"(?P<where> n[ao]s? \w[\w ]{1,24}?)"
        r"(?=\W*$|[,.;!]| (?:e|mas|como|de)\b)"
    )


@cache
def _one_here() -> re.Pattern[str]:
    """«celíaca aqui»: of oneself, with a hand up."""
    return re.compile(
        r"(?:^\W*|[,.!] ?)(?P<one>(?:vegan|vegetarian|celiac|diabetic|hipertens|asmatic|evangelic"
        r"|catolic|umbandist|solteir|divorciad|viuv|aposentad|enfermeir|canhot)[oa]|autista|espirita"
        r"|candomblecista|intolerante a lactose|professora?|motorista) aqui(?=\W*$|[,.!]| e\b)"
    )


@cache
def _first() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:ja|hoje|hj|agora|so|nao|n|tb|tambem|me) )*(?:(?P<i>eu)|(?P<verb>\w+))\b"
    )


@cache
def _we() -> re.Pattern[str]:
    return re.compile(r"(?:[\w ]{0,30}\b)?a (?:gente|gnt)\b")


@cache
def _goes_on() -> re.Pattern[str]:
    """«a gente é de Bagé mas tá em Natal»: they who were spoken of go on."""
    return re.compile(
        r"(?:,(?: e| mas)?| e| mas| so que) (?=(?:(?:hoje|hj|agora|ja|tb|tambem|nao|n|so|sempre) )*"
        r"(?:ta|tamo|mora|vive|trabalha|estuda|namora|tem \w+ (?:filh|menin|gat|cachorr|net)\w*"
        r"|cria|toca|torce|fala|casou|mudou|se mudou)\b)"
    )


@cache
def _doing() -> re.Pattern[str]:
    """«sou baiana, morando em Curitiba»: what lasts, told by what somebody is at."""
    return re.compile(
        r"(?:,| e| mas)(?: (?:hoje|hj|agora|atualmente))? (?=(?:morando|vivendo|trabalhando"
        r"|estudando|cursando|namorando|trampando"
        r"|fazendo (?:faculdade|facul|curso|tecnico|estagio|mestrado"
        r"|doutorado|pos|terapia|tratamento|bico|uber|entrega))\b)"
    )


@cache
def _another() -> re.Pattern[str]:
    """Somebody else who may be meant by now."""
    return re.compile(
        r"\b(?:ele|ela|eles|elas|meus?|minhas?|seus?|voce|vc|que|q|quem|d[aeo] [a-z]+)\b"
    )


@cache
def _now_at() -> re.Pattern[str]:
    """«mudei de emprego, agora tô na Vivo»: where somebody works, not where he stands."""
    return re.compile(
        r"\b(?:mudei|troquei|trocamos|sai|saindo) d[eo] (?:meu )?(?:emprego|trampo|trabalho|empresa"
        r"|firma|servico|banco|loja)\b[^.!?]{0,40}?(?:,| e|;) (?:(?:agora|hj|hoje|ja) )?"
        r"(?P<is>to|tou|estou) (?=n[ao]s? )"
    )


@cache
def _i_who() -> re.Pattern[str]:
    """«menos eu, que sou vasco»."""
    return re.compile(
        r"\beu(?P<who>,? (?:que|q) )(?=(?:(?:nao|n|ja|so|ainda|tb|nunca) )?(?:sou|to|tou|estou"
        r"|tenho|moro|trabalho|nasci|vivo|faco|torco|fui|gosto|odeio|amo|prefiro)\b)"
    )


@cache
def _just_did() -> re.Pattern[str]:
    return re.compile(
        r"\b(?P<who>acabei|acabou) de (?:(?P<pronoun>me|se) )?(?P<verb>[a-z]+[aei]r)\b(?! de)"
    )


@cache
def _nois() -> re.Pattern[str]:
    return re.compile(r"\bnois\b")
