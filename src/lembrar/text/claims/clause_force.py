"""What a speaker does with a clause: states it, asks it, supposes it, doubts it, jokes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from lembrar.text.claims import unsaid
from lembrar.text.claims.clause import Clause, Force


def weighed(folded: str, parts: list[Clause]) -> list[Clause]:
    """With the force of each: the parts of one sentence look at each other."""
    is_asked = bool(_question_mark().search(folded[-24:]))
    last = len(parts) - 1
    weighed: list[Clause] = []
    supposing = False
    for index, part in enumerate(parts):
        if part.link in _TURNS:
            supposing = False
        force: Force = "stated"
        opener = _opening(part)
        if supposing or _supposed().match(opener):
            force, supposing = "supposed", True
        elif _wondered().match(opener) or _doubted().search(_before_so(part.folded)):
            force = "doubted"
        elif (is_asked and index == last) or (
            _question().match(opener) and not (index and not is_asked and _who().match(opener))
        ):
            force = "asked"
        elif _general().match(opener):
            force = "general"
        weighed.append(replace(part, force=force, is_hedged=bool(_hedged().search(part.folded))))
    if is_asked:
        return _with_tag(weighed)
    return weighed


_TURNS = frozenset("mas porem but however contudo ; so que".split())


def _with_tag(parts: list[Clause]) -> list[Clause]:
    """«…, lembra?» asks nothing about what stands before it; «…, certo?» does."""
    *others, last = parts
    if others and _checking().fullmatch(last.folded.strip(" ?!")):
        return [*others[:-1], replace(others[-1], force="asked"), last]
    tag = _plain_tag().search(last.folded)
    is_tagged = tag is not None and tag.start() > 0 and last.force == "asked"
    if is_tagged and not _question().match(_opening(last)):
        return [*others, replace(last, force="stated")]
    return parts


def _before_so(folded: str) -> str:
    """What is told before what it leads to: "I work nights, so replies might be slow"."""
    match = _so().search(folded)
    return folded[: match.start()] if match else folded


def _opening(part: Clause) -> str:
    """How a clause starts, past its «e» and «então»."""
    return _lead().sub("", part.folded[:60])


def without_jokes(found: list[Clause]) -> list[Clause]:
    """A joke marker takes back what its sentence said before it; alone, what was said last."""
    spoilt: set[int] = set()
    start = before = 0  # where this sentence starts, and the one before it
    for index, clause in enumerate(found):
        if index and clause.sentence != found[index - 1].sentence:
            before, start = start, index
        if not unsaid.is_joke(clause.folded):
            continue
        is_alone = index == start and unsaid.joke_start(clause.folded) < _SHORT
        spoilt.update(range(before if is_alone else start, index + 1))
        spoilt.update(_taken_back(found, index))
    return [replace(c, force="joked") if i in spoilt else c for i, c in enumerate(found)]


_SHORT = 16
"""Characters before a joke marker that say nothing themselves."""


def _taken_back(found: list[Clause], index: int) -> Iterator[int]:
    """«Brincadeira, eu não sou astronauta»: said only to take the joke back."""
    sentence = found[index].sentence
    for place in range(index + 1, min(index + 4, len(found))):
        if found[place].sentence == sentence and found[place].is_denied:
            yield place


@cache
def _lead() -> re.Pattern[str]:
    words = (
        "e|mas|entao|ai|oi|ola|bom dia|boa tarde|boa noite|bom|bem(?! que)"
        "|olha|ah|oh|so|and|but|hey|hi"
        "|hello|well|gente|galera|mano|cara|tipo|ok|blz|tudo bem|porque|because|then|also|por favor"
        "|please|pls"
    )
    return re.compile(rf"^\W*(?:(?:{words})\b\W*)+|^\W+")


@cache
def _supposed() -> re.Pattern[str]:
    return re.compile(
        r"(?:se(?! tem (?:uma )?coisa\b| (?:\w{2,}(?:ou|aram|iram)|deu|foi|nasceu|perdeu)\b)|caso"
        r"|quem dera|oxala|tomara|imagin[ea](?:mos)?|suponha(?:mos)?|supondo|digamos|vamos supor"
        r"|e se|mesmo que|ainda que|nem que|por exemplo|exemplo|desde que eu possa"
        r"|if(?! there'?s (?:one|a) thing)"
        r"|even if|unless|had i|were i|suppose|supposing|imagine|let's say|lets say|say i"
        r"|what if|i wish|if only"
        r"|for example|for instance|in case|hypothetically|hipoteticamente|queria (?:muito )?(?:ser"
        r"|ter|morar|estar)|bem que eu|quem me dera|no meu sonho|in my dream"
        r"|(?:(?:ontem|hoje|hj|eu|essa noite|noite passada|ja) )*sonhei (?:que|q)"
        r"|i (?:dreamt|dreamed|had a dream)(?! (?:of|about)))\b(?! ve\b| chama)"
    )


@cache
def _wondered() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:eu )?(?:nao|n) (?:sei|lembro|tenho certeza|faco ideia)\b.{0,20}\b(?:se|que|qual"
        r"|quando"
        r"|onde|quanto|como)|sera que|sei la|talvez|quem sabe|vai que|maybe|perhaps|(?:i'm "
        r"|i am |im )?"
        r"not sure|i (?:don't|dont) (?:know|remember)|i wonder|i doubt|duvido que)\b"
    )


@cache
def _doubted() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:talvez|quem sabe|maybe|perhaps|might|i may|eu seria|(?:i|we)(?:'d| would)(?:'ve"
        r"| have| be)"
        r"|(?:should|could)(?:'?ve| have) (?:been|become|married|studied|stayed|moved)"
        r"|would've|(?:eu )?teria|deveria ter|poderia ter)\b"
    )


@cache
def _so() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:so(?= (?:i|we|my|it|they|you|he|she|replies|don't|please)\b)|entao|por isso)\b"
    )


@cache
def _hedged() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:acho que|parece que|provavelmente|suspeito que|desconfio que|devo ser|devo ter"
        r"|i think|i guess|probably|i suspect|apparently|aparentemente"
        r"|(?:quase|almost|nearly)(?! (?:tod[oa]s?|sempre|nunca|nada|nao|n|ninguem|every"
        r"|always|all|never|no|nobody|\d)\b)"
        r")\b"
    )


@cache
def _question() -> re.Pattern[str]:
    return re.compile(
        r"(?:qual|quais|quanto|quantos|quantas|quanta|onde (?:eu |que |fica|tem|posso|voce|vc)"
        r"|aonde"
        r"|cade|como (?:eu |faco|faz|que|posso|funciona|e que|se |vc|voce|anda|ta|vai)|por que"
        r"|por q"
        r"|o que|oq|que (?:horas|dia|tal)|quem (?:e|foi|sou|era)|sera|(?:vc|voce) (?:sabe|pode"
        r"|acha|tem"
        r"|conhece|lembra|consegue|poderia)|sabe (?:se|qual|onde|quanto|me)|tem como|da pra"
        r"|posso"
        r"|devo(?! (?:\d|uns\b|umas\b|mais de|quase|r\$|um |dois|tres|muito|dinheiro))"
        r"|what(?:'s|s)?|how|where(?!as)|why|who(?:'s)?|which|whose|do (?:you|i|we|they)|does"
        r"|did (?:you"
        r"|i|we)|(?:can|could|would|will|should) (?:you|i|we)|is (?:there|it|this|that|my|he|she)"
        r"|are (?:you|there|we|they)|am i|have (?:you|i)|any idea|do(?:n't)? (?:you|i)|qnt|qto|qts"
        r"|pode me (?:dizer|falar|explicar|ajudar))\b"
    )


@cache
def _who() -> re.Pattern[str]:
    """ "…, who's 81": of whom was spoken, where nothing is asked."""
    return re.compile(r"who(?:'s|s|se)?\b")


@cache
def _general() -> re.Pattern[str]:
    return re.compile(
        r"(?:as pessoas|muita gente|todo mundo|todos|ninguem|alguem|quem \w+|a maioria|brasileiros?"
        r"|os (?:brasileiros|homens|jovens|medicos)|as (?:mulheres|criancas)|gente que|tem gente"
        r"|people|everyone|everybody|nobody|no one|someone|somebody|most people|some people|anyone"
        r"|those who|whoever|doctors|americans|brazilians|men|women|kids (?:are|love|like)|dizem"
        r"|they say|it is said|segundo|according to)\b"
        r"(?! (?:aqui|em casa|la em casa|da minha|na minha|call|calls|say|know|knows|me|at home"
        r"|in my))"
    )


@cache
def _question_mark() -> re.Pattern[str]:
    return re.compile(r"\?[^\w]*(?:k{2,}|(?:rs)+|(?:ha){2,}h?|lol)?[^\w]*$")


@cache
def _checking() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:certo|nao e|nao|e isso|correto|right|correct|is that right|isn't it|am i right|yes"
        r"|ou nao|or not|sera|huh|e mesmo|verdade|e verdade|is it)(?: mesmo)?\W*"
    )


@cache
def _plain_tag() -> re.Pattern[str]:
    return re.compile(
        r"[\s,]+(?:ne|lembra|lembra disso|viu|sabe|ta|ok|okay|entendeu|tudo bem|blz|beleza|sabia"
        r"|acredita|pode|ve se pode|believe it|can you believe it"
        r"|remember|you know|y'know|got it|yeah|e voce|e vc|e tu|and you|wbu|hbu|what about you"
        r"|how about you)\s*\?[^\w]*(?:k{2,}|(?:rs)+|(?:ha){2,})?\W*$"
    )
