"""The plurals of the verbs that rules start with: «moro» says of one what «moramos» says of two."""

from __future__ import annotations

from collections.abc import Iterator

from lembrar.text.claims.bio_verbs import OWN, THEIRS
from lembrar.text.claims.clause_words import FIRST, FIRST_OR_NOUN, THIRD

_WE = {"o": ("amos", "emos", "imos"), "i": ("emos", "imos")}
_THEY = {"ou": "aram", "eu": "eram", "iu": "iram", "a": "am", "e": "em"}


def plurals(lead: str) -> Iterator[str]:
    """Forms in which several do what `lead` says of one; of three shapes two may be no word."""
    if lead.endswith("ei") and len(lead) > 3:
        stem = lead[:-2]
        if stem.endswith("gu"):
            stem = stem[:-1]  # «larguei», «largamos»
        elif stem.endswith("qu"):
            stem = f"{stem[:-2]}c"  # «toquei», «tocamos»
        yield f"{stem}amos"
    elif lead in OWN or lead in FIRST or lead in FIRST_OR_NOUN:
        yield from (lead[:-1] + ending for ending in _WE.get(lead[-1:], ()))
    elif lead in THEIRS or lead in THIRD:
        ending = next((end for end in _THEY if lead.endswith(end)), "")
        if ending and len(lead) > 2:
            yield lead[: -len(ending)] + _THEY[ending]


def is_we(lead: str) -> bool:
    return len(lead) > 5 and lead.endswith(("amos", "emos", "imos"))
