"""What is stated meets what is known: new facts, known ones said again, changed, or ended.

Three things hold whatever is merged, in whatever order, however often:
- Reading a message again changes nothing: every fact names the messages it came from.
- What was said last counts. What is read late, from an imported history, takes its place in the
  past with its own dates and leaves the present alone.
- No content is ever rewritten. A statement that tells more takes the place of the one that told
  less, which stays in the history; so every change can be undone, and every date be asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b

from lembrar.consolidate import garden, gist
from lembrar.consolidate.book import Book
from lembrar.consolidate.change import doubted, heir, one_breath, reinforced, superseded
from lembrar.consolidate.ending import end, over_already
from lembrar.consolidate.implied import implied
from lembrar.consolidate.past import Related, is_late, place_in_the_past
from lembrar.consolidate.slots import Relation, kind_policy, relation, subject_of
from lembrar.model import Claim, Fact
from lembrar.policy import Facts

_AT_HAND = ("live", "archived")
_CHANGES: tuple[Relation, ...] = ("replaces", "contradicts")


_LONGEST = 1_000_000  # characters of a message that tell what comes first


@dataclass(frozen=True, slots=True)
class Stated:
    """A claim and the message that makes it."""

    claim: Claim
    user: str
    chat: str
    message: str
    at: datetime
    language: str = ""
    seq: int = 0  # the message's position in its chat


def merge(
    known: Sequence[Fact], claims: Sequence[Stated], policy: Facts, now: datetime
) -> list[Fact]:
    """The facts to write, new or changed, after these claims were made. The work depends on what
    is related to the claims, not on all that is known."""
    every = [*claims, *(replace(s, claim=more) for s in claims for more in implied(s.claim))]
    return place(known, [fact_of(stated, policy) for stated in _in_order(every)], policy, now)


def place(known: Sequence[Fact], facts: Sequence[Fact], policy: Facts, now: datetime) -> list[Fact]:
    """The same for facts that were made elsewhere, such as by hand."""
    book = Book(known, policy)
    for fact in facts:
        _settle(book, fact)
    return [garden.faded(fact, policy, now) for fact in book.written()]


def _in_order(claims: Sequence[Stated]) -> list[Stated]:
    """By time, messages of one moment as they were given; within a message what holds comes before
    what ends, so that «não moro mais em Recife, agora moro em Olinda» is one move."""
    given = {(s.chat, s.message): place for place, s in reversed(list(enumerate(claims)))}
    return sorted(claims, key=lambda s: (s.at, given[s.chat, s.message], s.claim.stance == "ends"))


def fact_of(stated: Stated, policy: Facts) -> Fact:
    """A claim as the fact it would be if nothing else were known."""
    claim, at = stated.claim, stated.at
    kind = kind_policy(claim.kind, policy)
    when = claim.when if gist.within(claim.when) else ""
    unsure = gist.hedged(claim.content)
    fact = Fact(
        id=_digest(stated),
        user=stated.user,
        subject=claim.subject or stated.user,
        order=stated.seq * _LONGEST + min(claim.start, _LONGEST - 1),
        kind=claim.kind,
        key=claim.key,
        content=claim.content,
        value=claim.value,
        stance=claim.stance,
        when=when,
        cause=claim.cause,
        participants=claim.participants,
        tags=tuple(dict.fromkeys([*((kind.tag,) if kind.tag else ()), *claim.tags])),
        created_at=at,
        updated_at=at,
        valid_from=_since(claim, when, at),
        faded_at=at,
        layer=kind.layer,
        weight=kind.weight,
        priority=kind.priority,
        confidence=round(policy.confidence * (1 - policy.contradiction_step * unsure), 6),
        critical=kind.critical,
        sources=(stated.message,) if stated.message else (),
        chats=(stated.chat,) if stated.message else (),
        language=stated.language,
    )
    fact = replace(fact, expires_at=garden.expiry(fact, at, policy))
    return replace(fact, due_at=garden.due(fact, policy))


def _digest(stated: Stated) -> str:
    claim = stated.claim
    parts = (stated.user, stated.chat, stated.message, claim.kind, claim.key, claim.subject)
    said = "\0".join([*parts, claim.stance, claim.content])
    return blake2b(said.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _since(claim: Claim, when: str, at: datetime) -> datetime:
    """Since when it has been true: what people are and like since the date they name."""
    dated = gist.within(when, at.tzinfo)
    if dated and claim.kind in ("bio", "preference", "event") and claim.key != "birthday":
        return dated[0]
    return at


# ── one statement ─────────────────────────────────────────────────────────────────────────────


def _settle(book: Book, new: Fact) -> None:
    if new.id in book.facts:
        return
    if new.stance == "ends":
        end(book, new)
        return
    if _was_read(book, new):
        return
    related = book.related(new) or _the_only_one(book, new)
    if is_late(new, related):
        place_in_the_past(book, new, related)
        return
    current: Related = [(old, found) for old, found in related if not one_breath(old, new)]
    twins = [old for old, found in related if found == "same" and old.status in _AT_HAND]
    if twins:
        _say_again(book, min(twins, key=lambda old: old.status != "live"), new, current)
    else:
        _take_over(book, new, current)


def _was_read(book: Book, new: Fact) -> bool:
    """Whether this statement of this message has become part of a fact already."""
    return any(
        subject_of(fact) in book.subjects(new) and relation(fact, new, book.policy) == "same"
        for fact in book.of_message(new)
    )


def _the_only_one(book: Book, new: Fact) -> Related:
    """«Agora quero juntar 6 mil» does not say for what: for the only goal of its sort, if it is
    the only one."""
    if new.kind not in ("goal", "limit") or gist.topic(new.content):
        return []
    if not gist.changed(new.content) or not gist.figures(new.content):
        return []
    live = [old for old in book.slot(new) if old.status == "live" and gist.figures(old.content)]
    return [(live[0], "replaces")] if len(live) == 1 else []


def _say_again(book: Book, twin: Fact, new: Fact, related: Related) -> None:
    """Reinforces what is known. If it was archived, what had taken its place gives way again."""
    told = reinforced(twin, new, book.policy)
    if twin.status == "archived":
        changes: Related = [(o, f) for o, f in related if o.status == "live" and f in _CHANGES]
        for old, found in changes:
            book.write(
                superseded(old, replace(told, created_at=new.created_at), found, book.policy)
            )
        told = replace(told, replaces=(*told.replaces, *(old.id for old, _ in changes)))
    book.write(told)


def _take_over(book: Book, new: Fact, related: Related) -> None:
    """Writes a new fact, and what it does to those that it changes."""
    rivals: Related = [(old, found) for old, found in related if old.status == "live"]
    if gist.hedged(new.content) and any(found in _CHANGES for _, found in rivals):
        _doubt(book, new, [old for old, found in rivals if found in _CHANGES])
        return
    for old, found in rivals:
        new = heir(new, old, found, book.policy)
        book.write(superseded(old, new, found, book.policy))
    new = replace(new, replaces=tuple(old.id for old, _ in rivals))
    book.write(over_already(book, new))


def _doubt(book: Book, new: Fact, rivals: Sequence[Fact]) -> None:
    """«Acho que não gosto mais de café» makes the liking less sure, and no more: it is kept, so
    that it counts once, but below what is known."""
    for old in rivals:
        book.write(doubted(old, book.policy))
    doubt = replace(new, status="superseded", replaced_by=rivals[0].id, due_at=None)
    book.write(replace(doubt, ended_at=new.created_at, valid_to=new.valid_from))
