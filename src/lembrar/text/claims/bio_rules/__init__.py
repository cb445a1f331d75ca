"""What people say of themselves and of others, one rule a line: `first words :: what follows`.

The first words may be a class of `bio_words.LEADS`. What follows is a regular expression in which
a space stands for white space and <NAMES> for parts of `bio_words.PARTS`; its group `v` is the
value. A rule's first marks: "-" what was true ends; "!" it counts only when denied; "%" only when
it ends; "+" not when denied; "^" it opens its clause; "*" it opens its clause and needs no
subject; "~" it is the speaker's, whoever the clause is about («todos me chamam de Bia»). Before
any tail, words such as «também», «mais» or "not" may stand; the reader takes them out.
"""

from lembrar.text.claims.bio_rules import body, kin, person, places, things, work

_RANKED = """
    allergy diet relationship family pet language religion team health birthday age
    nickname origin home studies employer occupation possession other
    name
"""
"""Of two keys that one word may mean, the one that is tried first."""

_ALL = body.BLOCKS | kin.BLOCKS | person.BLOCKS | places.BLOCKS | things.BLOCKS | work.BLOCKS

BLOCKS = {key: _ALL[key] for key in _RANKED.split()}
