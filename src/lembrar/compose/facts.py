"""Which facts get a place, and in which section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from lembrar.compose.lines import fact_line
from lembrar.compose.work import Fit, Placed, must
from lembrar.model import Fact, Item
from lembrar.policy import SectionPolicy
from lembrar.text import tokens

Ranked = tuple[int, Fact]  # a fact, and the section that shows it
_Sort = tuple[str, str, bool, bool]  # kind, layer, whether it must not be forgotten, and is new


def ranked(work: Fit) -> tuple[list[Ranked], list[Ranked]]:
    """The facts that may be shown, those with the best right first; and, of sections that show
    only so many, those that are less relevant than the others."""
    shown, left = list[Ranked](), list[Ranked]()
    taken: Counter[int] = Counter()
    sections = work.policy.compose.sections
    for one in sorted(_housed(work), key=lambda one: _right(work, *one), reverse=True):
        most = sections[one[0]].most
        full = bool(most) and taken[one[0]] >= most
        taken[one[0]] += not full
        (left if full else shown).append(one)
    return shown, left


def _housed(work: Fit) -> Iterator[Ranked]:
    """The facts that a section shows, each with it."""
    settled, homes = _settled_at(work), dict[_Sort, int | None]()
    for fact in work.scene.facts:
        sort = fact.kind, fact.layer, must(fact), fact.created_at > settled
        if sort not in homes:
            homes[sort] = _home(work, sort)
        if (section := homes[sort]) is not None:
            yield section, fact


def leave_out(work: Fit, facts: Sequence[Ranked]) -> None:
    """Names facts as less relevant than those of their section that are shown."""
    for section, fact in facts:
        work.leave(fact_item(work, section, fact), work.why("rank"))


def _right(work: Fit, section: int, fact: Fact) -> tuple[bool, bool, float, datetime, str]:
    chosen = work.policy.compose.sections[section].most > 0
    score = work.scene.scores.get(fact.id, fact.weight)
    if work.policy.compose.steady and work.scene.is_live and not chosen:  # whatever is asked
        score = fact.weight
    return fact.pinned, fact.critical and not chosen, score, fact.updated_at, fact.id


def _home(work: Fit, sort: _Sort) -> int | None:
    """The first section that shows facts of a sort; news stand apart where there is a place for
    them."""
    homes = [
        index
        for index, section in enumerate(work.policy.compose.sections)
        if section.source == "facts" and _admits(section, sort)
    ]
    apart = [i for i in homes if is_news(work, i)]
    *_, is_new = sort
    if apart and is_new:
        return apart[0]
    return next((i for i in homes if i not in apart), None)


def is_news(work: Fit, section: int) -> bool:
    """Whether a section shows what was learnt since the last compaction."""
    return work.policy.compose.sections[section].news


def _settled_at(work: Fit) -> datetime:
    """Since when the summaries stand as they do: what was learnt later is news."""
    chat = work.scene.chat
    if chat is None:
        return datetime.max.replace(tzinfo=UTC)  # all of it was known before
    return chat.compacted_at or chat.created_at


def _admits(section: SectionPolicy, sort: _Sort) -> bool:
    kind, layer, is_must, _ = sort
    of_kind = not section.kinds or kind in section.kinds
    of_layer = not section.layers or layer in section.layers
    return of_kind and of_layer and (is_must or not section.critical_only)


def place_facts(work: Fit, facts: Sequence[Ranked], allowed: int) -> list[Ranked]:
    """Places facts in at most `allowed` tokens; returns the others."""
    refused: list[Ranked] = []
    for section, fact in facts:
        policy = work.policy.compose.sections[section]
        line = _line(work, section, fact)
        group = _group(fact, policy)
        cost = work.room.cost(section, line, group)
        if cost > min(allowed, work.room.left):
            refused.append((section, fact))
            continue
        allowed -= cost
        work.room.take(section, cost, group)
        item = _item(work, section, fact, line, cost)
        work.placed.append(Placed(section, _order(fact, policy), item, group))
    return refused


def fact_item(work: Fit, section: int, fact: Fact) -> Item:
    """A fact as it would stand in a section."""
    line = _line(work, section, fact)
    return _item(work, section, fact, line, tokens.count(line))


def _line(work: Fit, section: int, fact: Fact) -> str:
    """Written once, however often a place is looked for."""
    line = work.lines.get((section, fact.id))
    if line is None:
        policy = work.policy.compose.sections[section]
        line = work.lines[section, fact.id] = fact_line(fact, policy, work.scene.language)
    return line


def _item(work: Fit, section: int, fact: Fact, line: str, cost: int) -> Item:
    name = work.policy.compose.sections[section].name
    score = work.scene.scores.get(fact.id, fact.weight)
    reason = work.why("fact" if fact.critical else "known")
    return Item(name, line, cost, score, fact.sources, reason, at=fact.updated_at)


def _group(fact: Fact, policy: SectionPolicy) -> str:
    """Which facts stand together: those of a kind; joined on a line, those about one person."""
    return f"{fact.kind}/{fact.subject}" if policy.join and not policy.groups else fact.kind


def _order(fact: Fact, policy: SectionPolicy) -> tuple[int, str, int, int]:
    kinds = list(policy.groups)
    kind = kinds.index(fact.kind) if fact.kind in kinds else len(kinds)
    together = _group(fact, policy) if policy.join or policy.groups else ""
    return kind, together, int(fact.created_at.timestamp()), fact.order
