"""The words by which people say what they like, prefer, and how they want to be dealt with.

Rules as `cues` reads them. A block's name is the slot it fills; a block that ends in "_of" says
it of somebody else, whose name stands before it.
"""

from lembrar.text.claims.tastes_rules import (
    channels,
    choices,
    dislikes,
    dislikes_told,
    likes,
    likes_told,
    pastimes,
    schedules,
    styles,
)
from lembrar.text.claims.tastes_rules.others import OTHERS
from lembrar.text.claims.tastes_rules.parts import PARTS

__all__ = ["FIRST", "OTHERS", "PARTS"]

_RANKED = """
    style schedule channel choice choice_noun likes dislikes dislikes_before likes_before likes_ends
"""
"""Of two blocks that fit one place, the one that is tried first."""

_ALL = (
    styles.FIRST
    | schedules.FIRST
    | channels.FIRST
    | choices.FIRST
    | likes_told.FIRST
    | dislikes.FIRST
    | dislikes_told.FIRST
    | {"likes": likes.FIRST["likes"] + pastimes.FIRST["likes"].lstrip()}
)

FIRST = {key: _ALL[key] for key in _RANKED.split()}
