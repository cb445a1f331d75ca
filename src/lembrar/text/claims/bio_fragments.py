"""What is said of oneself without a verb: "34M, …", «27 anos nas costas», "Packers fan"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.model import Claim
from lembrar.text.claims.bio_words import PARTS
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import spelt_out
from lembrar.text.claims.telling import Telling


def fragments(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """An age, a place or a club that opens a clause; theirs only where a person was named."""
    if clause.voice == "person":
        if match := _my_team().match(clause.folded):
            yield telling.claim(clause, "bio", "team", value=match["v"], subject="")
        return
    if clause.index <= 1 and (match := _years().match(clause.folded)):
        is_own = any(other.voice == "own" for other in telling.clauses)
        if is_own or clause.folded[match.end("n") :].lstrip()[:1] in ("m", "f"):
            yield telling.claim(clause, "bio", "age", 0, match.end(), value=match["n"], subject="")
    elif match := _born().match(clause.said):
        place = clause.folded[match.start("v") : match.end("v")]
        yield telling.claim(clause, "bio", "origin", 0, match.end(), value=place, subject="")
    elif match := _fan().match(clause.folded) or _my_team().match(clause.folded):
        yield telling.claim(clause, "bio", "team", value=match["v"], subject="")


@cache
def _years() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:do alto dos meus |oi,? |hi,? |hey,? |so,? )?(?P<n>[1-9]\d) ?(?:[mf]\b|(?:anos"
        r"|aninhos|years old|years young|yrs old|yo|y/o)\b)"
        r"(?=\W*$| here|,| nas costas| e (?:ainda|ja|moro|sou|nunca|to|solteir|casad)| and |/|\))"
    )


@cache
def _born() -> re.Pattern[str]:
    """ "Leeds born and bred"."""
    return re.compile(
        r"(?P<v>[A-Z][\w'-]{2,20}(?: [A-Z][\w'-]{2,20})?)[ -](?:born(?: (?:and|&) (?:bred|raised))?"
        r"|bred|raised)(?=\W*$|,| (?:but|and|living|now)\b)"
    )


@cache
def _fan() -> re.Pattern[str]:
    openers = r"(?:(?:huge|big|massive|lifelong|die-?hard|proud|long-?suffering|long time) )*"
    return re.compile(
        rf"\W*(?:(?:and|but|also|btw) )*{openers}(?P<v>"
        + spelt_out("<CLUB>", PARTS)
        + r") (?:fan|supporter|till i die|til i die|for life|all day every day|ate morrer)\b"
        r"(?! (?:is|was|has|told|said|who|that|asked)\b)"
    )


@cache
def _my_team() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:and|but) )*my (?:favou?rite )?(?:\w+ )?team(?: is|'s|'s always been) (?:the )?"
        r"(?P<v>" + spelt_out("<CLUB>", PARTS) + r")\b"
    )
