"""What the speaker aims at, limits and decides, with the topic it is about.

Built on `intents`, which finds such statements in any text; what is only said here is how a
goal ends or changes, and the ways of saying it that need their clause to be understood.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from lembrar.model import Claim, Stance
from lembrar.text import intents
from lembrar.text.claims import (
    aims_caps,
    aims_claims,
    aims_guards,
    aims_pairs,
    aims_rules,
    tags,
)
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import Book, meant
from lembrar.text.claims.telling import Telling, trimmed
from lembrar.text.fold import fold

_MOST = 400
_KINDS = frozenset({"goal", "limit", "decision"})
_BETWEEN = 3
"""Characters between two halves of one decision."""
_UNSAID = frozenset({"joked", "reported", "general"})


def find(telling: Telling) -> Iterator[Claim]:
    """Goals, limits and decisions, none overlapping; how one ended before that it was one."""
    taken = bytearray(len(telling.text))
    told = list(_by_clause(telling))
    settled = [claim for claim in told if claim.kind == "decision"]
    aimed = [claim for claim in told if claim.kind != "decision"]
    meant = list(_one_decision(telling, _by_intent(telling)))
    whole = [one for one in settled if any(_holds(one, other) for other in (*aimed, *meant))]
    for claim in (*whole, *aimed, *meant, *settled):
        if not any(taken[claim.start : claim.end]):
            taken[claim.start : claim.end] = b"1" * (claim.end - claim.start)
            yield claim


def _holds(one: Claim, other: Claim) -> bool:
    """«bati o martelo: vou fazer a pós» is decided, whatever its second half says alone."""
    return one.start < other.start and other.end <= one.end and other.stance == "is"


def _one_decision(telling: Telling, claims: Iterable[Claim]) -> Iterator[Claim]:
    """«não vou mais viajar, decidi ficar»: what is given up and what is chosen are one."""
    held: Claim | None = None
    for claim in claims:
        if held and claim.kind == "decision" and 0 <= claim.start - held.end <= _BETWEEN:
            content = " ".join(telling.text[held.start : claim.end].split())
            yield replace(claim, content=content, start=held.start)
            held = None
            continue
        if held:
            yield held
        is_half = claim.kind == "decision" and aims_guards.given_up().match(fold(claim.content))
        held = claim if is_half else None
        if not is_half:
            yield claim
    if held:
        yield held


def _by_clause(telling: Telling) -> Iterator[Claim]:
    for clause in meant(telling):
        if claim := aims_pairs.dreamt_by_another(telling, clause):
            yield claim
        elif clause.voice in ("nobody", "you"):
            continue
        elif claim := aims_pairs.in_two(telling, clause) or _capped(telling, clause):
            yield claim
        else:
            yield from _by_cue(telling, clause)


def _capped(telling: Telling, clause: Clause) -> Claim | None:
    following = telling.after(clause)
    is_next = following is not None and aims_caps.is_capped_by(clause, following)
    if not is_next and not aims_caps.is_cap(clause):
        return None
    return aims_claims.told(telling, clause, "limit", "is", clause.folded[:_MOST], 0)


def _by_cue(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """What the first word that tells of an aim makes of a clause."""
    folded = clause.folded[:_MOST]
    is_other = clause.voice == "person"
    following = telling.after(clause)
    for cue in (_others() if is_other else _book()).find(folded):
        kind, _, turn = cue.name.partition("_")
        is_early = is_other and cue.start < clause.predicate
        if is_early or aims_guards.denial().search(folded[max(0, cue.start - 20) : cue.start]):
            continue
        if kind == "decision" and aims_guards.is_passing(folded):
            continue
        if kind == "goal" and aims_guards.is_idle(folded):
            continue
        if kind == "decision" and _says_only_that(folded, cue.end):
            yield from aims_pairs.settled(telling, clause)
        elif kind == "goal" and aims_guards.of_it().search(folded):
            yield from aims_pairs.wanted_gone(telling, clause)
        elif kind == "goal" and following and aims_pairs.adds_sum(clause, following):
            key = aims_claims.topic(kind, folded)
            yield aims_claims.spanning(telling, clause, following, kind, key)
        else:
            stance: Stance = "ends" if turn == "ends" else "is"
            first = clause.predicate if is_other else 0
            yield aims_claims.told(telling, clause, kind, stance, folded[cue.start :], first)
        return


def _says_only_that(folded: str, end: int) -> bool:
    """«bati o martelo», "made up my mind": what was decided stands in the next clause."""
    return not folded[end:].strip(" ,.:;!-–—")


def _by_intent(telling: Telling) -> Iterator[Claim]:
    starts = [clause.start for clause in telling.all]
    for intent in intents.find(telling.text, telling.language):
        first = max(bisect_right(starts, intent.start) - 1, 0)
        last = bisect_right(starts, intent.end)
        around = [c for c in telling.all[first:last] if intent.start < c.end]
        if intent.kind not in _KINDS or not _is_meant(intent, around):
            continue
        plain = fold(intent.text)
        if intent.kind == "decision" and aims_guards.is_passing(plain):
            continue
        if intent.kind == "decision" and aims_guards.bare().fullmatch(plain):
            continue
        if intent.kind == "goal" and (
            aims_guards.is_idle(plain) or aims_guards.of_it().search(plain)
        ):
            continue
        opens = around[0].start if aims_guards.declared().match(plain) else intent.start
        text = telling.text[min(opens, intent.start) : intent.end]
        left, right = trimmed(text, 0, len(text))
        start = min(opens, intent.start) + left
        end = start + right - left
        said = " ".join(text[left:right].split())
        folded = fold(said)
        yield Claim(
            intent.kind,
            aims_claims.topic(intent.kind, folded),
            said,
            start,
            end,
            value=aims_claims.heart_of(folded),
            when=aims_claims.when(telling, start, end),
            tags=tags.find(said),
        )


def _is_meant(intent: intents.Intent, around: Sequence[Clause]) -> bool:
    """Not in a quotation, a joke or a pasted text, as the clauses around it tell."""
    if not around or any(clause.force in _UNSAID for clause in around):
        return False
    if intent.kind == "limit":
        return True  # «se passar de 200 me avisa» supposes, and means it
    return any(clause.force == "stated" and clause.voice != "nobody" for clause in around)


@cache
def _book() -> Book:
    return Book(aims_rules.FIRST, aims_rules.PARTS)


@cache
def _others() -> Book:
    return Book(aims_rules.OTHERS, aims_rules.PARTS)
