"""Rules by their first word: a text is read once, however many rules there are.

One rule a line: `first words :: what follows`, over folded text. What follows is a regular
expression in which a space stands for white space (" ?" for none or some) and <NAMES> stand for
parts; it goes on in indented lines. Only the rules of words that are met are ever compiled.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling

_OPENING = 60
"""Characters that the words before the first telling one may take."""
_RUN_ON = {"im": "i", "ive": "i", "id": "i", "ill": "i", "weve": "we", "were": "we", "wed": "we"}
"""Contractions written as one word, and the word that they start with."""


class Cue(NamedTuple):
    """Where a rule of the block `name` was met; `match` is what followed its first word."""

    name: str
    start: int
    end: int
    match: re.Match[str]


class Book:
    """Blocks of rules by name, in order of rank; a line that starts with "^" is only met where
    nothing but an opening word («e», «eu», "and", "I") stands before it in its clause."""

    def __init__(self, blocks: Mapping[str, str], parts: Mapping[str, str]) -> None:
        self._blocks = blocks
        self._parts = parts
        self._sources: dict[str, list[tuple[str, bool, str]]] | None = None
        self._rules: dict[str, list[tuple[str, bool, re.Pattern[str]]]] = {}

    def find(self, folded: str) -> Iterator[Cue]:
        """Every rule that is met, word by word; for one word, the first that fits."""
        sources = self._by_word()
        for word in _word_pattern().finditer(folded):
            lead = word[0]
            if lead not in sources:
                lead = _drawn_pattern().sub(r"\1", lead)  # «adoooro»
            after = word.end()
            if lead in _RUN_ON:  # "im", "ive": the rules of "i" go on with "'m"
                lead = _RUN_ON[lead]
                after = word.start() + len(lead)
            if lead not in sources:
                continue
            for name, opens, rule in self._compiled(lead):
                if opens and not is_opening(folded, word.start()):
                    continue
                if match := rule.match(folded, after):
                    yield Cue(name, word.start(), match.end(), match)
                    break

    def _by_word(self) -> dict[str, list[tuple[str, bool, str]]]:
        if self._sources is None:
            self._sources = {}
            for name, block in self._blocks.items():
                for line in lines(block):
                    leads, tail = line.split(" :: ")
                    opens = leads.startswith("^")
                    for lead in leads.removeprefix("^").split():
                        self._sources.setdefault(lead, []).append((name, opens, tail))
        return self._sources

    def _compiled(self, lead: str) -> list[tuple[str, bool, re.Pattern[str]]]:
        if lead not in self._rules:
            self._rules[lead] = [
                (name, opens, re.compile(spelt_out(tail, self._parts)))
                for name, opens, tail in self._by_word()[lead]
            ]
        return self._rules[lead]


def meant(telling: Telling) -> list[Clause]:
    """The asserted clauses, and «só posso de manhã», which only looks like a question; of
    «amo pão, como faz?» what stands before the question."""
    clauses = [without_question(clause) for clause in telling.all]
    return [clause for clause in clauses if _is_meant(clause, telling)]


def without_question(clause: Clause) -> Clause:
    """What a clause tells before it asks for advice; the clause itself if it does neither."""
    match = _asked_after().fullmatch(clause.folded) if clause.force == "asked" else None
    if match is None:
        return clause
    end = match.end("told")
    said, folded = clause.said[:end], clause.folded[:end]
    is_whole = clause.end - clause.start == len(clause.said)
    last = clause.start + end if is_whole else clause.end
    return replace(clause, said=said, folded=folded, end=last, force="stated")


def _is_meant(clause: Clause, telling: Telling) -> bool:
    if clause.force == "asked":
        is_asked = "?" in telling.text[clause.start : clause.end + 3]
        return not is_asked and bool(_only_may().match(clause.folded))
    if clause.force != "stated" or _told_after().search(clause.folded):
        return False
    following = telling.after(clause)
    if following is None or following.sentence != clause.sentence:
        return True
    return not _told_next().match(following.folded)


def is_opening(folded: str, end: int) -> bool:
    """Whether nothing is said yet in the first `end` characters of a clause."""
    return end <= _OPENING and bool(_opening_pattern().fullmatch(folded, 0, end))


def lines(block: str) -> list[str]:
    """The lines of a block, with those that go on joined."""
    return block.strip("\n").replace("\n    ", "").splitlines()


def spelt_out(tail: str, parts: Mapping[str, str]) -> str:
    """The pattern with its parts in place."""
    while (
        plain := _part_pattern().sub(lambda part: f"(?:{'|'.join(lines(parts[part[1]]))})", tail)
    ) != tail:
        tail = plain
    return tail.replace(" ?", r"\s*").replace(" *", r"\s*").replace(" ", r"\s+")


@cache
def _part_pattern() -> re.Pattern[str]:
    return re.compile(r"<([A-Z_]+)>")


@cache
def _only_may() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:eu|e|mas|que|olha)\s+)*(?:so|apenas|somente)\s+(?:posso|devo|da)\b"
    )


@cache
def _asked_after() -> re.Pattern[str]:
    """A statement, and a request for advice after it."""
    return re.compile(
        r"(?P<told>(?!\W*(?:what|who|where|when|why|how|which|do|does|did|is|are|can|could"
        r"|would|will"
        r"|should|qual|quais|quem|onde|quando|como|por que|pq|sera|tem como|vc|voce|o que|que|q)\b)"
        r"[^?,;]{4,120}),\s*(?:(?:e|so|and|then|any|alguma?)\s+)?(?:ideas?|tips?|suggestions?"
        r"|thoughts"
        r"|help|advice|recs?|recommendations?|como (?:faz|faco|proceder?|fazer|resolv\w+)"
        r"|o que (?:eu )?"
        r"(?:faco|fazer|vc|voce|da|posso)|q(?:ue)? (?:eu )?faco|dicas?|sugest\w+|ideias?"
        r"|conselhos?|me ajuda"
        r"|what (?:should|do|can|would)|how (?:do|can|should))\b[^?]{0,80}\?*\W*"
    )


@cache
def _told_after() -> re.Pattern[str]:
    """«…, dizia a apresentadora»: it was somebody else's word."""
    return re.compile(r",\s*(?:dizia|disse|diz|said|says|falou|respondeu|gritou|replied)\s+\w")


@cache
def _told_next() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:dizia|disse|diz|said|says|respondeu|gritou|replied)\s+(?:o|a|the|minha|meu|my|um"
        r"|uma)\s"
    )


@cache
def _drawn_pattern() -> re.Pattern[str]:
    return re.compile(r"([a-z])\1{2,}")


@cache
def _word_pattern() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _opening_pattern() -> re.Pattern[str]:
    """What may stand before the first word of what a clause says."""
    words = (
        "e|mas|entao|ai|que|q|pq|porque|eu|ja|ainda|tb|tbm|tambem|sim|olha|ah|ahh|bom|hoje|agora"
        "|ontem|so|mano|cara|gente|amiga|amigo|na verdade|tipo|sempre|nossa|and|but|so|because|i"
        "|also|just|well|yeah|yes|ok|okay|oh|btw|honestly|actually|really|then|omg|lol|always|ngl"
        "|tbh|now|still|today|finally|enfim|finalmente|recentemente|recently|hey|oi"
        "|por favor|please|pls|pfv|aqui|guess what|lately|ultimamente|pois|aff|kkk+"
    )
    return re.compile(rf"\W*(?:(?:{words})\b\W*)*")
