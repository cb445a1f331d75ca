"""What people say of themselves and of others, one rule a line: `first words :: what follows`.

The first words may be a class of `bio_verbs.LEADS`. What follows is a regular expression in which
a space stands for white space and <NAMES> for parts of `bio_words.PARTS`; its group `v` is the
value. A rule's first marks: "-" what was true ends; "!" it counts only when denied; "%" only when
it ends; "+" not when denied; "^" it opens its clause; "*" it opens its clause and needs no
subject; "~" it is the speaker's, whoever the clause is about («todos me chamam de Bia»). Before
any tail, words such as «também», «mais» or "not" may stand; the reader takes them out.
"""

from lembrar.text.claims.bio_rules import (
    employers,
    food,
    health_english,
    health_portuguese,
    kin,
    person,
    places,
    studies,
    things,
    work_english,
    work_portuguese,
)

_RANKED = """
    allergy diet relationship family pet language religion team health birthday age
    nickname origin home studies employer occupation possession other
    name
"""
"""Of two keys that one word may mean, the one that is tried first."""

_SUBJECTS = (
    food,
    health_portuguese,
    health_english,
    kin,
    person,
    places,
    studies,
    employers,
    work_portuguese,
    work_english,
    things,
)


def _joined(key: str) -> str:
    """The rules of a key, of whatever files hold some."""
    blocks = (subject.BLOCKS[key] for subject in _SUBJECTS if key in subject.BLOCKS)
    return "\n".join(block.strip("\n") for block in blocks)


BLOCKS = {key: _joined(key) for key in _RANKED.split()}
