"""Which facts get a place, and in which section."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from lembrar.compose.lines import fact_line
from lembrar.compose.work import Fit, Placed
from lembrar.model import Fact, Item
from lembrar.policy import SectionPolicy
from lembrar.text import tokens

Ranked = tuple[int, Fact]  # a fact, and the section that shows it


def ranked(work: Fit) -> tuple[list[Ranked], list[Ranked]]:
    """The facts that may be shown, those with the best right first; and, of sections that show
    only so many, those that are less relevant than the others."""
    shown, left = list[Ranked](), list[Ranked]()
    taken: Counter[int] = Counter()
    sections = work.policy.compose.sections
    homes = [(section, f) for f in work.scene.facts if (section := _home(work, f)) is not None]
    for one in sorted(homes, key=lambda one: _right(work, *one), reverse=True):
        most = sections[one[0]].most
        full = bool(most) and taken[one[0]] >= most
        taken[one[0]] += not full
        (left if full else shown).append(one)
    return shown, left


def leave_out(work: Fit, facts: Sequence[Ranked]) -> None:
    """Names facts as less relevant than those of their section that are shown."""
    for section, fact in facts:
        work.dropped.append(replace(fact_item(work, section, fact), reason=work.why("rank")))


def _right(work: Fit, section: int, fact: Fact) -> tuple[bool, bool, float, datetime, str]:
    chosen = work.policy.compose.sections[section].most > 0
    score = work.scene.scores.get(fact.id, fact.weight)
    if work.policy.compose.steady and work.scene.is_live and not chosen:  # whatever is asked
        score = fact.weight
    return fact.pinned, fact.critical and not chosen, score, fact.updated_at, fact.id


def _home(work: Fit, fact: Fact) -> int | None:
    """The first section that shows facts of this kind; news stand apart where there is a place
    for them."""
    homes = [
        index
        for index, section in enumerate(work.policy.compose.sections)
        if section.source == "facts" and _admits(section, fact)
    ]
    apart = [i for i in homes if is_news(work, i)]
    if apart and fact.created_at > _settled_at(work):
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


def _admits(section: SectionPolicy, fact: Fact) -> bool:
    of_kind = not section.kinds or fact.kind in section.kinds
    of_layer = not section.layers or fact.layer in section.layers
    return of_kind and of_layer and (fact.critical or fact.pinned or not section.critical_only)


def place_facts(work: Fit, facts: Sequence[Ranked], allowed: int) -> list[Ranked]:
    """Places facts in at most `allowed` tokens; returns the others."""
    refused: list[Ranked] = []
    for section, fact in facts:
        policy = work.policy.compose.sections[section]
        line = fact_line(fact, policy, work.scene.language)
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
    line = fact_line(fact, work.policy.compose.sections[section], work.scene.language)
    return _item(work, section, fact, line, tokens.count(line))


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
