"""Goals and decisions that are told in two clauses, or with whose they are said by a noun."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims import aims_claims, people
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.happenings_ahead import owners
from lembrar.text.claims.telling import Telling

_MOST = 400


def in_two(telling: Telling, clause: Clause) -> Claim | None:
    """«quero ver se esse ano | eu paro de fumar», «eu ia fazer medicina, | mas desisti»."""
    following = telling.after(clause)
    if following is None or following.sentence != clause.sentence or following.force != "stated":
        return None
    folded = clause.folded[:_MOST]
    key = aims_claims.topic("goal", f"{folded} {following.folded[:_MOST]}")
    is_hope = _hoped().fullmatch(folded) or (
        _some_year().fullmatch(folded) and _does().match(following.folded)
    )
    if following.voice == "own" and is_hope:
        return aims_claims.spanning(telling, clause, following, "goal", key)
    if (
        clause.voice == "own"
        and _once_wanted().search(folded)
        and _let_go().match(following.folded)
    ):
        return replace(aims_claims.spanning(telling, clause, following, "goal", key), stance="ends")
    return None


def dreamt_by_another(telling: Telling, clause: Clause) -> Claim | None:
    """«o sonho da minha mãe é conhecer o mar», "my dad's dream has always been to fly"."""
    match = _anothers_dream().search(clause.folded[:_MOST])
    if match is None:
        return None
    if match["of"]:
        place = match.end("of")
        person = people.kin_at(clause.folded, clause.said, place) or people.named_at(
            clause.folded, clause.said, place
        )
        owner = person.name if person else ""
    else:
        owner = owners.possessor_in(clause, match.end())
    claim = aims_claims.told(telling, clause, "goal", "is", clause.folded[match.end() :], 0)
    return replace(claim, subject=owner) if owner else None


@cache
def _hoped() -> re.Pattern[str]:
    return re.compile(r"\W*(?:eu\s)?(?:quero|qro|queria|bora)\sver\sse\b[^.!?;\n]{0,30}")


@cache
def _some_year() -> re.Pattern[str]:
    return re.compile(r"\W*(?:ano (?:que|q) vem|em 20\d\d|ainda ess[ea] ano|esse ano ainda)\W*")


@cache
def _does() -> re.Pattern[str]:
    """«eu conheço …»: done by the speaker, and neither a state nor a turn told elsewhere."""
    return re.compile(
        r"\W*(?:(?:eu|a gente|ainda|finalmente)\s)*(?!(?:acho|completo|tenho|espero|vejo|trabalho"
        r"|estudo|moro|caso|sei|posso|preciso|devo|gosto|so|como|faco \d|nao|vou|comeco n[oa])\b)"
        r"[a-z]{2,}o\s\w"
    )


@cache
def _once_wanted() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tinha (?:o |um )?(?:plano|sonho|projeto|vontade|meta|ideia)"
        r"|queria(?! (?:te |me |lhe )?(?:pedir|comer|sair|ir|falar|ligar|dormir|assistir|ver|saber"
        r"|tomar|responder|perguntar)\b)|pensava em"
        r"|sonhava|planejava|pretendia|(?:eu|a gente) ia|(?:tava|estava|comecei a?) ?(?:fazendo"
        r"|juntando|estudando|aprendendo|treinando|fazer|juntar|estudar|aprender|treinar)"
        r"|(?:was going to|wanted to|planned to|meant to)(?! (?:ask|go|eat|order|call|say|tell"
        r"|watch|sleep|reply|text)\b)|was (?:saving|training|studying|learning))\b"
    )


@cache
def _let_go() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:mas|but|e|and|so que|porem|ai)\s)?(?:(?:eu|i|we|ja|acabei)\s)*(?:larguei|desisti"
        r"|desistindo|abandonei|abri mao|deixei (?:pra la|de lado|quieto)|mudei de ideia|tranquei"
        r"|gave up|dropped (?:it|out)|changed my mind|let it go|abandoned it)\b"
        r"(?=\W*$| (?:de mao|no meio|de vez|disso|it|on it|mesmo|ano|mes|depois|pq|porque|ja|faz"
        r"|after|halfway|in the end)\b)"
    )


@cache
def _anothers_dream() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:sonho|meta|objetivo|desejo)(?P<of> d)[ao] (?:[a-z]+ ){1,4}?(?:e|eh|era|foi"
        r"|sempre foi|continua sendo)(?= (?:ainda |um dia )?\w+[aei]r\b)"
        r"|'s (?:big |biggest |only |life'?s? )?(?:dream|goal|ambition|aim)"
        r" (?:is|was|has always been|is still|was always) to\b"
    )


def settled(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """What was decided, in the clause after or before: «…, tá decidido»."""
    following, before = telling.after(clause), telling.before(clause)
    if following and following.sentence == clause.sentence:
        if following.force == "stated":
            yield aims_claims.spanning(telling, clause, following, "decision", "decision")
    elif before and before.sentence == clause.sentence and before.force == "stated":
        yield aims_claims.spanning(telling, before, clause, "decision", "decision")


def wanted_gone(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """ "there is still a loan and I want it paid": what "it" is stands in the clause before."""
    before = telling.before(clause)
    if before and before.sentence == clause.sentence and before.force == "stated":
        key = aims_claims.topic("goal", before.folded[:_MOST])
        yield aims_claims.spanning(telling, before, clause, "goal", key)


def adds_sum(clause: Clause, following: Clause) -> bool:
    """«juntando pro carro, preciso de 9 mil»: the figure stands in the next clause."""
    if following.sentence != clause.sentence or following.force != "stated":
        return False
    has_none = clause.voice != "person" and not _digit().search(clause.folded)
    return has_none and bool(_needing().match(following.folded))


@cache
def _digit() -> re.Pattern[str]:
    return re.compile(r"\d")


@cache
def _needing() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|and|eu|i|we|a gente|so)\s+)*(?:preciso|precisamos|precisa|faltam?|falta|a"
        r" meta e|quero|need"
        r"|want|about|around|my target is|the target is|uns|tenho que)\b[^.!?;\n]{0,30}\d"
    )
