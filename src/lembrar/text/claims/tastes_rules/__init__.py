"""The words by which people say what they like, prefer, and how they want to be dealt with.

Rules as `cues` reads them. A block's name is the slot it fills; a block that ends in "_of" says
it of somebody else, whose name stands before it.
"""

from lembrar.text.claims.tastes_rules import dealings, likings
from lembrar.text.claims.tastes_rules.others import OTHERS
from lembrar.text.claims.tastes_rules.parts import PARTS

__all__ = ["FIRST", "OTHERS", "PARTS"]

_RANKED = """
    style schedule channel choice choice_noun likes dislikes dislikes_before likes_before likes_ends
"""
"""Of two blocks that fit one place, the one that is tried first."""

_ALL = dealings.FIRST | likings.FIRST

FIRST = {key: _ALL[key] for key in _RANKED.split()}
