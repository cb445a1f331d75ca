"""The rules of who somebody is, by the word that each starts with, and in all its forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from lembrar.text.claims import bio_rules
from lembrar.text.claims.bio_forms import plurals
from lembrar.text.claims.bio_verbs import AT_IT, ENDED, LEADS
from lembrar.text.claims.bio_words import PARTS
from lembrar.text.claims.cues import lines, spelt_out

_MARKS = "-!+^*~%"
_DONE = frozenset(("occupation", "employer", "health"))
"""What is told by what somebody is at: «tô dirigindo ônibus»."""


class Rule(NamedTuple):
    """A rule as written: what follows its first word is compiled when it is first looked for."""

    key: str
    marks: str
    tail: str

    def match(self, folded: str, place: int) -> re.Match[str] | None:
        return _compiled(self.tail).match(folded, place)


@cache
def books() -> dict[str, list[Rule]]:
    """The rules by their first word, in every form of it: «moro», «moramos», «morava»."""
    found: dict[str, list[Rule]] = {}
    for key, block in bio_rules.BLOCKS.items():
        for line in lines(block):
            first, tail = line.split(" :: ")
            plain = first.lstrip(_MARKS)
            rule = Rule(key, first[: len(first) - len(plain)], tail)
            leads = tuple(_spread(plain))
            for lead in dict.fromkeys((*leads, *chain.from_iterable(map(plurals, leads)))):
                found.setdefault(lead, []).append(rule)
    for past, present in ENDED.items():
        lead, _, verb = past.partition(" ")
        found.setdefault(lead, []).extend(_ended(found[present], verb))
    for doing, present in AT_IT.items():
        found.setdefault(doing, []).extend(r for r in _plain(found[present]) if r.key in _DONE)
    return found


@cache
def mine() -> frozenset[str]:
    """First words of rules that are the speaker's, whoever the clause is about."""
    return frozenset(lead for lead, rules in books().items() if any("~" in r.marks for r in rules))


def _ended(rules: list[Rule], verb: str) -> Iterator[Rule]:
    """What they say of today as something that was, after a `verb` if there is one."""
    for rule in _plain(rules):
        yield rule._replace(marks="-", tail=f"{verb} {rule.tail}" if verb else rule.tail)


def _plain(rules: list[Rule]) -> Iterator[Rule]:
    """Those that say what is so, whoever says it."""
    return (rule._replace(marks="") for rule in rules if set(rule.marks) <= {"+", "^"})


def _spread(leads: str) -> Iterator[str]:
    for lead in leads.split():
        yield from LEADS[lead.strip("<>")].split() if lead.startswith("<") else (lead,)


@cache
def _compiled(tail: str) -> re.Pattern[str]:
    return re.compile(spelt_out(tail, PARTS))
