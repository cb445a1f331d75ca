"""The words by which goals, limits and decisions are told clause by clause, one file a kind.

Rules as `cues` reads them; a block that ends in "_ends" tells that a goal is over.
"""

from lembrar.text.claims.aims_rules import decisions, goals, limits
from lembrar.text.claims.aims_rules.parts import PARTS
from lembrar.text.claims.aims_rules.topics import TOPICS

__all__ = ["FIRST", "OTHERS", "PARTS", "TOPICS"]

FIRST = goals.FIRST | limits.FIRST | decisions.FIRST
OTHERS = decisions.OTHERS | goals.OTHERS
"""Of two blocks that fit one place, the first is tried first."""
