"""Who belongs to the speaker: a relative's name, a pet's, who somebody is to them."""

from __future__ import annotations

import re
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims import bio_heart, kin_words, people
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold


def relations(telling: Telling, clause: Clause) -> list[Claim]:
    """«Minha filha se chama Lia», «o Rafael é meu noivo», «meu pai já é falecido»."""
    folded = clause.folded
    if found := _named(telling, clause):
        return found
    if clause.voice in ("person", "nobody", "thing") and (match := _is_my().search(folded)):
        kin = match["kin"] if _is_verb(clause, match.start()) else ""
        if kin in kin_words.RELATIVES and _has_name(clause) and not clause.is_denied:
            return [
                _own(telling, clause, "relationship" if kin in kin_words.LOVES else "family", kin)
            ]
    if clause.voice == "person" and (match := _aged().match(folded, clause.predicate)):
        age = telling.claim(clause, "bio", "age", match.start("n"), match.end(), value=match["n"])
        return [age]
    is_gone = clause.voice == "person" and _gone().search(folded, clause.predicate)
    if is_gone and _last(clause.subject) & kin_words.RELATIVES:
        return [_own(telling, clause, "family", fold(clause.subject))]
    return []


def pets(telling: Telling, clause: Clause) -> list[Claim]:
    """ "our cat Miso …", «o Caju, meu vira-lata, …», «minha calopsita atende por Chico»."""
    folded = clause.folded
    if apposed := _apposed_pet().search(clause.said):
        pet = folded[apposed.start("pet") : apposed.end("pet")]
        if _pet().fullmatch(pet):
            name = folded[apposed.start("name") : apposed.end("name")]
            return [_own(telling, clause, "pet", name)]
    match = _my_pet().match(folded) or _the_pet().match(folded)
    if match is None:
        return []
    if clause.voice == "person" and _is_breed().match(folded, match.end()):
        return [_own(telling, clause, "pet", folded[match.start("pet") :])]
    named = _pet_name().match(clause.said, match.end())
    if named is None:
        return []
    name = folded[named.start("name") : named.end("name")]
    if _word_after_pet().match(name):
        return []
    return [_own(telling, clause, "pet", name)]


def _named(telling: Telling, clause: Clause) -> list[Claim]:
    match = _called().search(clause.folded)
    if (
        match is None
        or _of_another().search(clause.folded[: match.start()])
        or clause.voice not in ("person", "thing", "own", "nobody")
    ):
        return []
    subject = clause.subject
    if clause.voice == "own" and not (subject := _pet_before(clause, match.start())):
        return []
    if clause.voice in ("thing", "nobody") and match["word"] != "chamar":
        return []
    name = _name_at(clause, match.end())
    if match["many"] and not people.is_given_name(name.split()[0] if name else "", "A"):
        return []  # "our kids are tired and hungry"
    if not name or (match[0].strip() in ("e a", "e o") and not clause.said[match.end()].isupper()):
        return []
    kin = _last(subject)
    if clause.voice == "thing":
        before = telling.before(clause)
        if before is None or not _pet().search(before.folded):
            return []
        kin = kin_words.PETS
    if kin & kin_words.PETS or _pet().search(fold(subject)):
        return [_own(telling, clause, "pet", name)]
    if kin & kin_words.RELATIVES:
        return [_own(telling, clause, "relationship" if kin & kin_words.LOVES else "family", name)]
    first = clause.predicate
    return [telling.claim(clause, "bio", "name", first, value=name)]


def _is_verb(clause: Clause, place: int) -> bool:
    """Whether «e» stands for «é» here: written so, or right after whom it is about."""
    return (
        clause.folded[place] != "e"
        or clause.said[place] in "éÉ"
        or clause.folded.startswith("eh ", place)
        or (clause.predicate <= place and not clause.folded[clause.predicate : place].strip())
    )


def _own(telling: Telling, clause: Clause, key: str, value: str) -> Claim:
    return telling.claim(clause, "bio", key, value=value, subject="")


def _last(subject: str) -> set[str]:
    return set(fold(subject).split())


def _pet_before(clause: Clause, end: int) -> str:
    match = _my_pet().match(clause.folded)
    return (
        clause.folded[match.start("pet") : match.end("pet")] if match and match.end() <= end else ""
    )


def _name_at(clause: Clause, place: int) -> str:
    words: list[str] = []
    for word in _word().finditer(clause.said, place):
        folded = clause.folded[word.start() : word.end()]
        is_capital = word[0][:1].isupper()
        if not words and folded in ("a", "o", "de"):
            continue
        known = people.is_given_name(folded, word[0][:1])
        if not (is_capital or known or (not words and bio_heart.is_free(folded))):
            break
        words.append(folded)
        if len(words) == 3:
            break
    return " ".join(words)


def _has_name(clause: Clause) -> bool:
    return any(
        people.is_given_name(clause.folded[word.start() : word.end()], word[0][:1])
        or (word.start() and word[0][:1].isupper() and len(word[0]) > 2)
        for word in _word().finditer(clause.said)
    )


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def _called() -> re.Pattern[str]:
    return re.compile(
        r"(?:\b(?:se|vai se) (?P<word>chama|chamar|chamam)\b|(?<=[a-z]) chama\b(?! (?:a|o|me|de"
        r"|minha|muito)\b)"
        r"|(?:\b(?:is|are|was)|'s) (?:called|named)\b|(?:'s|\bhis|\bher|\btheir) names?(?: is|'s"
        r"| are)\b"
        r"|(?P<many>\bare (?=[a-z]+(?:,? [a-z]+)?,? and [a-z]+\W*$))"
        r"|(?<=\s)(?:e|eh) [ao] (?=[a-z]+\W*$)|\bnome d(?:el[ea]s?|[aeo]s?(?: (?:minha|meu|meus"
        r"|minhas))? \w+(?: mais \w+)?) (?:e|eh)\b)\s*"
    )


@cache
def _pet_name() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?: [a-z]+)?, [oa](?= )|,? (?:(?:se )?chama|atende por|called|named"
        r"|daqui se chama|is called|is named"
        r"|é [oa]|chamad[oa])"
        r"(?: de| por)?)? (?P<name>[A-Z][^\W\d_]+)"
    )


@cache
def _apposed_pet() -> re.Pattern[str]:
    """«o Caju, meu vira-lata, …»."""
    return re.compile(
        r"(?P<name>[A-Z][^\W\d_]+), (?:(?:o|a) )?(?:meu|minha|nosso|nossa|my|our) "
        r"(?:[\w-]+ )?(?P<pet>[\w-]+)(?=,|$)"
    )


@cache
def _is_breed() -> re.Pattern[str]:
    """ "my dog is a beagle", «meu cachorro é um vira-lata»."""
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(
        r"(?:'s| is| e| eh| are| sao) (?:an? |uma? )?(?:[\w-]+ ){0,2}?" + spelt_out("<PET>", PARTS)
    )


@cache
def _word_after_pet() -> re.Pattern[str]:
    return re.compile(r"(?:i|eu|o|a|the|my|meu|minha)$")


@cache
def _the_pet() -> re.Pattern[str]:
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(
        r"\W*[ao] " + spelt_out("<PET>", PARTS) + r"(?= (?:daqui|la de casa|da casa) se chama)"
    )


@cache
def _of_another() -> re.Pattern[str]:
    return re.compile(r"\b(?:que|q|that|who|which|cujo|cuja)\s*$")


@cache
def _is_my() -> re.Pattern[str]:
    return re.compile(
        r"(?:\b(?:e|eh|is|era|was)|'s) (?:o |a |um? |uma )?(?:meu|minha|my) (?:(?:querid[oa]"
        r"|melhor|best"
        r"|older|younger|little|big|ex)[ -])?(?P<kin>[a-z-]+)\b"
    )


@cache
def _gone() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:ja )?(?:(?:e|eh|sao) (?:ja )?(?:falecid[oa]s?|mort[oa]s?|viv[oa]s? ainda)"
        r"|(?:is|are) (?:dead|deceased|no longer (?:alive|with us|around)))\b"
    )


@cache
def _aged() -> re.Pattern[str]:
    """«meu sobrinho Davi, de 8 anos, …»."""
    return re.compile(
        r",? (?:(?:de|com) (?=\d+ )|who(?:'s| is) )(?P<n>\d{1,2})(?: (?:anos|aninhos)\b|(?=,|\W*$))"
    )


@cache
def _pet() -> re.Pattern[str]:
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(r"\b" + spelt_out("<PET>", PARTS) + r"\b")


@cache
def _my_pet() -> re.Pattern[str]:
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(
        r"\W*(?:(?:o|a|os|as|e|and) )?(?:meu|minha|meus|minhas|nosso|nossa|my|our) "
        r"(?:\w+ )?(?P<pet>" + spelt_out("<PET>", PARTS) + r")\b"
    )
