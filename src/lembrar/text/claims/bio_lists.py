"""Long lists of words as one pattern: read letter by letter, so that length costs nothing."""

from __future__ import annotations

import re
from typing import TypeAlias

_Tree: TypeAlias = "dict[str, _Tree]"
_END = ""


def either(words: str) -> str:
    """A pattern for any of the words or phrases in `words`, which commas part; longest first."""
    tree: _Tree = {}
    for word in words.split(","):
        branch = tree
        for letter in " ".join(word.split()):
            branch = branch.setdefault(letter, {})
        if branch is not tree:
            branch[_END] = {}
    return _pattern(tree)


def _pattern(tree: _Tree) -> str:
    branches = [
        re.escape(letter).replace(r"\ ", " ").replace(r"\-", "[- ]?") + _pattern(branch)
        for letter, branch in tree.items()
        if letter != _END
    ]
    if not branches:
        return ""
    if len(branches) == 1 and _END not in tree:
        return branches[0]
    return f"(?:{'|'.join(branches)}){'?' if _END in tree else ''}"
