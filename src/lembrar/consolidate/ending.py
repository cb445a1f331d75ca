"""What is said to be over: «não sou mais vegetariana», «desisti da viagem»."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.consolidate import gist
from lembrar.consolidate.book import Book
from lembrar.consolidate.change import one_breath, until
from lembrar.consolidate.slots import is_single
from lembrar.model import Fact

_PLANS = ("goal", "appointment", "event", "decision")  # what can be given up, however it was put
_TIED = {"employer": ("employer", "occupation"), "occupation": ("occupation", "employer")}


def end(book: Book, new: Fact) -> None:
    """Ends the live facts that the statement means, and nothing else. The statement itself is kept
    as a fact that is over: it can be undone, and what is read later but was said before finds it.
    """
    meant = _meant(book, new)
    for old in meant:
        book.write(
            replace(
                old,
                status="ended",
                replaced_by=new.id,
                ended_at=new.created_at,
                valid_to=until(old, new),
                due_at=None,
            )
        )
    book.write(
        replace(
            new,
            status="ended",
            replaces=tuple(old.id for old in meant),
            ended_at=new.created_at,
            valid_to=new.valid_from,
            due_at=None,
        )
    )


def _meant(book: Book, new: Fact) -> list[Fact]:
    live = [
        old
        for old in book.group(new, _PLANS if new.kind in _PLANS else (new.kind,))
        if old.status == "live"
        and old.stance == "is"
        and old.updated_at <= new.created_at
        and not one_breath(old, new)
    ]
    own = [old for old in live if old.kind == new.kind and _same_key(old, new)]
    others = [old for old in live if old not in own and new.kind in _PLANS]
    return _about(own, new) or (_about(others, new) if _aim(new) else [])


def _same_key(old: Fact, new: Fact) -> bool:
    return new.kind in _PLANS or new.kind == "limit" or old.key in _TIED.get(new.key, (new.key,))


def _about(facts: Sequence[Fact], new: Fact) -> list[Fact]:
    """Those that an ending means: what it names, or the only one there is."""
    if not _aim(new):
        named = gist.figures(new.content)
        own = [fact for fact in facts if fact.key == new.key]
        own = [fact for fact in own if not named or named & gist.figures(fact.content)]
        return own if is_single(new.kind, new.key) or len(own) == 1 else []
    return [fact for fact in facts if ends(new, fact)]


def ends(ending: Fact, fact: Fact) -> bool:
    """Whether an ending means this fact: all of what it names is in it, or all of it is named."""
    named = _aim(ending)
    about = _aim(fact) if fact.key == ending.key else gist.topic(fact.content)
    if ending.when and fact.when and not gist.compatible(ending.when, fact.when):
        return False
    return bool(named and about) and (named <= about or about <= named)


def _aim(fact: Fact) -> frozenset[str]:
    """What a statement is about. An ending that names no value of a slot for one («terminei com
    ele») means whatever fills it."""
    if fact.stance == "ends" and is_single(fact.kind, fact.key):
        return gist.topic(fact.value)
    return gist.topic(fact.value) or gist.topic(fact.content)


def over_already(book: Book, new: Fact) -> Fact:
    """A statement whose end was read before it: it is over, too."""
    endings = [
        old for old in book.endings(new) if old.created_at > new.created_at and ends(old, new)
    ]
    if not endings:
        return new
    first = min(endings, key=lambda old: old.created_at)
    book.write(replace(first, replaces=(*first.replaces, new.id)))
    at = first.created_at
    over = replace(new, status="ended", replaced_by=first.id, ended_at=at, due_at=None)
    return replace(over, valid_to=until(new, first))
