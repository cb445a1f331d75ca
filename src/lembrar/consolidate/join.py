"""The facts of one person who is known under several names, seen as one.

Nothing stored changes: each identity keeps its own facts, so that unlinking them separates what is
known again by itself. What is returned is a view, not to be written back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.consolidate.book import Book
from lembrar.consolidate.change import superseded
from lembrar.consolidate.garden import together
from lembrar.consolidate.past import Related
from lembrar.model import Fact
from lembrar.policy import Facts

_HIDDEN = "undone"  # shown as part of another; nothing is compared with it again


def joined(groups: Sequence[Sequence[Fact]], policy: Facts) -> list[Fact]:
    """All facts, oldest first. What two identities know alike is shown once; of what cannot both
    be true, the newest is live and the others are shown as superseded by it."""
    filled = [group for group in groups if group]
    if len(filled) < 2:
        return [fact for group in filled for fact in group]
    facts = {fact.id: fact for group in filled for fact in group}
    origin = {fact.id: place for place, group in enumerate(filled) for fact in group}
    live = sorted(
        (fact for fact in facts.values() if fact.status == "live"),
        key=lambda fact: (fact.updated_at, fact.id),
    )
    book = Book([], policy)
    for fact in live:
        _meet(book, fact, origin)
    shown = [fact for fact in book.facts.values() if fact.status != _HIDDEN]
    rest = [fact for fact in facts.values() if fact.status != "live"]
    return sorted([*rest, *shown], key=lambda fact: (fact.created_at, fact.id))


def _meet(book: Book, fact: Fact, origin: dict[str, int]) -> None:
    """Enters a fact into the view, with what it does to those of other identities."""
    met: Related = [(o, f) for o, f in book.related(fact) if origin[o.id] != origin[fact.id]]
    live: Related = [(old, found) for old, found in met if old.status == "live"]
    twin = next((old for old, found in live if found == "same"), None)
    if twin is not None:
        book.write(together(twin, [fact], book.policy))
        return
    for old, found in live:
        if found == "refines":
            fact = together(fact, [old], book.policy)
            book.write(replace(old, status=_HIDDEN))
        else:
            fact = replace(fact, replaces=(*fact.replaces, old.id))
            book.write(superseded(old, fact, found, book.policy))
    book.write(fact)
