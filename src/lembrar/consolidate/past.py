"""What is read late, from an imported history, takes its place in the past with its own dates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from lembrar.consolidate.book import Book
from lembrar.consolidate.change import heir, reinforced, superseded, until
from lembrar.consolidate.ending import over_already
from lembrar.consolidate.slots import Relation, relation
from lembrar.model import Fact
from lembrar.policy import Facts

Related = Sequence[tuple[Fact, Relation]]


def is_late(new: Fact, related: Related) -> bool:
    """Whether something that it would touch was said, or ended, after it."""
    at = new.created_at
    return any(
        (old.updated_at > at and (found != "same" or old.created_at > at))
        or (old.status in ("superseded", "ended") and old.ended_at and old.ended_at > at)
        for old, found in related
    )


def place_in_the_past(book: Book, new: Fact, related: Related) -> None:
    """Puts a statement where it belongs among those that were made before and after it."""
    at = new.created_at
    line = sorted(related, key=lambda pair: (pair[0].created_at, pair[0].id))
    before = [pair for pair in line if pair[0].created_at <= at]
    after = [old for old, _ in line if old.created_at > at]
    standing = [old for old, found in before if found == "same" and _stood(old, at)]
    if standing:
        book.write(_confirmed(standing[-1], new, book.policy))
    elif not after:  # what it would change was said again since
        _insert(book, new, [], max((old for old, _ in before), key=lambda old: old.updated_at))
    elif relation(new, after[0], book.policy) != "same":
        _insert(book, new, before, after[0])
    elif relation(after[0], new, book.policy) == "same":
        book.write(_confirmed(after[0], new, book.policy))
        _shorten(book, before, after[0].id, new)
    else:  # the later one told less
        _tell_more(book, new, after[0])


def _stood(fact: Fact, at: datetime) -> bool:
    return fact.ended_at is None or fact.ended_at >= at


def _tell_more(book: Book, new: Fact, later: Fact) -> None:
    """Takes the place of a later statement that told less, with its dates and its end."""
    told = heir(new, later, "refines", book.policy)
    told = replace(
        told,
        status=later.status,
        ended_at=later.ended_at,
        valid_to=later.valid_to,
        replaces=(*later.replaces, later.id),
        replaced_by=later.replaced_by,
        due_at=later.due_at,
    )
    book.write(told)
    book.write(superseded(later, told, "refines", book.policy))
    for id in later.replaces:
        if id in book.facts:
            book.write(replace(book.facts[id], replaced_by=told.id))
    if next_one := book.facts.get(later.replaced_by):
        kept = tuple(told.id if id == later.id else id for id in next_one.replaces)
        book.write(replace(next_one, replaces=kept))


def _confirmed(fact: Fact, new: Fact, policy: Facts) -> Fact:
    """A fact that was said once more, at a time before its last; its end stays where it was."""
    told = reinforced(replace(fact, status="live"), new, policy)
    return replace(
        told,
        status=fact.status,
        ended_at=fact.ended_at,
        updated_at=fact.updated_at,
        weight=max(fact.weight, told.weight) if fact.status == "live" else fact.weight,
        faded_at=fact.faded_at,
        due_at=fact.due_at,
    )


def _shorten(book: Book, before: Related, later: str, new: Fact) -> None:
    """What the later one took the place of ended as early as is now known."""
    for old, _ in before:
        if old.replaced_by == later:
            at = new.created_at
            book.write(replace(old, ended_at=at, valid_to=old.valid_to and until(old, new)))


def _insert(book: Book, new: Fact, before: Related, later: Fact) -> None:
    """Puts a fact between what it changed and what changed it."""
    earlier: Related = [pair for pair in before if pair[0].replaced_by == later.id]
    for old, found in earlier:
        book.write(superseded(replace(old, valid_to=None), new, found, book.policy))
    found = relation(new, later, book.policy)
    if found is None:  # neither touches the other: a diet and another dish
        book.write(over_already(book, new))
        return
    gone = tuple(old.id for old, _ in earlier)
    since = later.created_at if later.created_at > new.created_at else later.updated_at
    new = replace(
        new,
        status="superseded",
        replaces=gone,
        replaced_by=later.id,
        ended_at=since,
        valid_to=None if found in ("same", "refines") else max(since, new.valid_from or since),
        due_at=None,
    )
    book.write(new)
    kept = [id for id in later.replaces if id not in gone]
    if later.created_at > new.created_at:
        book.write(replace(book.facts[later.id], replaces=(*kept, new.id)))
