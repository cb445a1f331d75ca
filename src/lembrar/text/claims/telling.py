"""A message as its readers get it: its asserted clauses, its dates, and how a claim is made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from itertools import pairwise
from typing import Any

from lembrar.model import Claim
from lembrar.text import dates, fillers
from lembrar.text.claims import clauses
from lembrar.text.claims.clauses import Clause
from lembrar.text.dates import DateMention

LONGEST = 400
"""Characters of a claim's content; a longer one is cut at a word."""
_NEAR = 8
"""Characters between «mês que vem» and «no dia 5»."""


@dataclass(frozen=True)
class Telling:
    """What somebody told at a time: `all` are its clauses, `clauses` those that are asserted."""

    text: str
    at: datetime
    language: str

    @cached_property
    def all(self) -> list[Clause]:
        return clauses.cut(self.text, self.language)

    @cached_property
    def clauses(self) -> list[Clause]:
        return [clause for clause in self.all if clause.force == "stated"]

    @cached_property
    def dates(self) -> list[DateMention]:
        return dates.find(self.text, self.at, self.language or None)

    def dates_in(self, start: int, end: int) -> list[DateMention]:
        """The dates that stand between two places of the text; of «semana que vem, dia 24» the day
        alone."""
        found = [date for date in self.dates if start <= date.start and date.end <= end]
        broad = [one for one, following in pairwise(found) if _narrows(following, one)]
        return [date for date in found if date not in broad] if broad else found

    def when(self, clause: Clause) -> str:
        """The first date said in a clause, as ISO; empty if there is none."""
        return next((date.value for date in self.dates_in(clause.start, clause.end)), "")

    def after(self, clause: Clause) -> Clause | None:
        """The clause that follows, asserted or not."""
        place = clause.index + 1
        return self.all[place] if place < len(self.all) else None

    def before(self, clause: Clause) -> Clause | None:
        """The clause that stands before, asserted or not."""
        return self.all[clause.index - 1] if clause.index else None

    def claim(
        self, clause: Clause, kind: str, key: str, first: int = 0, last: int = -1, **fields: Any
    ) -> Claim:
        """A claim whose content is `clause.said[first:last]`, trimmed; the whole clause if no
        places are given. `subject` is the clause's unless given."""
        last = len(clause.said) if last < 0 else last
        first, last = trimmed(clause.said, first, last)
        start, end = self._in_source(clause, first, last)
        content = " ".join(clause.said[first:last].split())
        fields.setdefault("subject", clause.subject)
        return Claim(kind, key, content, start, end, **fields)

    def _in_source(self, clause: Clause, first: int, last: int) -> tuple[int, int]:
        if clause.end - clause.start == len(clause.said):
            return clause.start + first, clause.start + last
        return clause.start, clause.end  # invisible characters within: the whole clause


def _narrows(day: DateMention, stretch: DateMention) -> bool:
    """Whether a day, said right after a longer time, is one of its days."""
    is_near = day.start - stretch.end <= _NEAR
    is_day = day.first == day.last and stretch.first < stretch.last
    return is_near and is_day and stretch.first <= day.first <= stretch.last


def trimmed(said: str, first: int, last: int) -> tuple[int, int]:
    """Without fillers, bullets and final marks, and no longer than a claim may be."""
    if last - first > LONGEST:
        last = max(said.rfind(" ", first, first + LONGEST), first + 1)
    left, right = fillers.span(said[first:last])
    if left == right:
        left, right = 0, last - first
    first, last = first + left, first + right
    if lead := _lead().match(said, first, last):
        first = lead.end()
    return first, first + len(said[first:last].rstrip(" \t\n.,;:!…-–—)(\"'"))


@cache
def _lead() -> re.Pattern[str]:
    return re.compile(
        r"[\s,;:]*(?:(?:[-*•–>]+|\d{1,2}[.)])\s+)?"
        r"(?:(?:e|mas|então|entao|aí|ai|ah|oh|so|and|but|well|porque|pq|because|tipo|olha|bom|bem"
        r"|que|q|onde|where|é que|eh que)[,\s]+)*(?=\S)",
        re.IGNORECASE,
    )
