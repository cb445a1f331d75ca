"""One clause of a message: what it says, about whom, and what its speaker does with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Voice = Literal["own", "person", "you", "thing", "none", "nobody"]
"""Who the clause is about: the speaker, somebody (`subject`), whoever is spoken to, a thing («a
reunião é amanhã»), nothing that can be told (no verb), or somebody who can't be told."""

Force = Literal["stated", "asked", "supposed", "doubted", "reported", "joked", "general"]
"""What the speaker does with it. Only what is stated is asserted."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause; `said` is as the eye reads it, and `folded` the same in plain letters.

    `folded` has a character for each of `said`, with what others said blanked. `link` is the
    conjunction or comma before it ("porque", "e", ","), `predicate` where the subject ends and
    what is said of it starts, in characters of `said`. `index` counts the clauses of the message,
    `sentence` its sentences, so that neighbours are known.
    """

    start: int
    end: int
    said: str
    folded: str
    subject: str = ""
    voice: Voice = "none"
    force: Force = "stated"
    is_denied: bool = False
    is_hedged: bool = False
    predicate: int = 0
    link: str = ""
    index: int = 0
    sentence: int = 0

    def __str__(self) -> str:
        return self.said
