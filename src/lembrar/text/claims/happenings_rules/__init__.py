"""The words by which people tell what happened to them, one file a subject.

Rules as `cues` reads them. A block's name is the slot it fills. Each subject has what the speaker
tells of themselves (`FIRST`), of somebody else (`OTHERS`), and what somebody else did to the
speaker (`TO_ME`).
"""

from lembrar.text.claims.happenings_rules import (
    accident,
    couple,
    family,
    illness,
    places,
    school,
    work,
)
from lembrar.text.claims.happenings_rules.parts import PARTS

__all__ = ["FIRST", "OTHERS", "PARTS", "TO_ME"]

_RANKED = """
    loss birth job breakup wedding graduation illness accident purchase move trip achievement
    other business
"""
"""Of two blocks that fit one place, the one that is tried first."""
_RANKED_OF_OTHERS = """
    loss birth illness job move wedding breakup graduation accident purchase achievement
    loss_theirs other
"""
_RANKED_TO_ME = "illness loss achievement breakup wedding job accident"

_SUBJECTS = (family, couple, work, school, illness, accident, places)


def _ranked(ranks: str, blocks: list[dict[str, str]]) -> dict[str, str]:
    every = {key: rules for block in blocks for key, rules in block.items()}
    return {key: every[key] for key in ranks.split()}


FIRST = _ranked(_RANKED, [subject.FIRST for subject in _SUBJECTS])
OTHERS = _ranked(_RANKED_OF_OTHERS, [subject.OTHERS for subject in _SUBJECTS])
TO_ME = _ranked(_RANKED_TO_ME, [subject.TO_ME for subject in _SUBJECTS])
