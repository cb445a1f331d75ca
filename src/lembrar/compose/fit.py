"""Who gets a place: everything that could be shown, in the order of its right to the budget.

The newest message comes first, then critical facts and pins, the window, summaries and what still
waits for one. A message that is too large is cut to its head and tail before it is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lembrar.compose.blocks import (
    best_blocks,
    drop_blocks,
    place_blocks,
    place_shortened,
    reserve,
)
from lembrar.compose.facts import Ranked, fact_item, is_news, leave_out, place_facts, ranked
from lembrar.compose.messages import (
    drop_found,
    drop_pins,
    place_elsewhere,
    place_pins,
    place_pins_cut,
    place_recalled,
    place_waiting,
    place_window,
    recalled,
)
from lembrar.compose.scene import Scene
from lembrar.compose.work import Fit, must, new_fit
from lembrar.model import Item, Message
from lembrar.policy import Policy, Steady

_ENDLESS = 2**31
_LEAST = 0.1  # of the share for what must not be forgotten, however small the budget


def fit(scene: Scene, policy: Policy, budget: int) -> Fit:
    """Places what fits."""
    work = new_fit(scene, policy, budget)
    pinned = {m.seq for m in scene.pinned if m.seq < scene.window}
    said = _Said(
        pins=[m for m in scene.pinned if m.seq in pinned],
        window=[m for m in scene.verbatim if m.seq >= scene.window],
        waiting=[m for m in scene.verbatim if m.seq < scene.window and m.seq not in pinned],
    )
    facts, left = ranked(work)
    leave_out(work, left)
    steady = policy.compose.steady if scene.is_live else None
    needs = _needs(work, facts) if steady else None
    if steady and needs and needs.are_met(steady, budget):
        _keep_steady(work, steady, needs, budget, said, facts)
    else:
        told = min(needs.ladder, int(steady.ladder * budget)) if steady and needs else 0
        _compete(work, budget, said, facts, told)
    _account(work)
    return work


@dataclass(frozen=True, slots=True)
class _Said:
    """The messages of the chat: pinned ones from before the window, the window, and what came
    before it and has no summary yet."""

    pins: Sequence[Message]
    window: Sequence[Message]
    waiting: Sequence[Message]

    @property
    def newest(self) -> Message | None:
        """The one that is shown whatever else is."""
        return next((m[-1] for m in (self.window, self.waiting) if m), None)


def _compete(work: Fit, budget: int, said: _Said, ranked: Sequence[Ranked], told: int) -> None:
    """Everybody gets a share, and what one leaves goes to the others. What is found leaves `told`
    tokens to the summaries: who is talking must not lose the thread."""
    scene, policy = work.scene, work.policy
    held = _held(work, said, budget)
    work.room.left -= held
    first = [one for one in ranked if must(one[1])]
    facts = place_facts(work, first, int(_must_share(work, budget) * max(0, work.room.left)))
    pins = place_pins(work, said.pins)
    known = [one for one in ranked if not must(one[1])]
    facts += place_facts(work, known, int(_known_share(work) * max(0, work.room.left)))
    work.room.left += held
    place_window(work, said.window)
    worth = int(_worth(scene) * max(0, work.room.left))
    share = int(policy.compose.recall_share * max(0, work.room.left - told))
    found = place_recalled(work, recalled(work), min(worth, share))
    blocks = best_blocks(work)
    blocks = place_blocks(work, blocks, reserve(work, blocks))
    place_waiting(work, said.waiting)
    blocks = place_blocks(work, blocks, work.room.left)
    _drop_facts(work, place_facts(work, facts, work.room.left))
    place_pins_cut(work, pins)
    drop_blocks(work, place_shortened(work, blocks))
    place_elsewhere(work)
    worth -= sum(p.item.tokens for p in work.placed if p.section == work.section("recalled"))
    drop_found(work, place_recalled(work, found, worth, last=True))


@dataclass(frozen=True, slots=True)
class _Needs:
    """What all summaries and all that must not be forgotten take."""

    ladder: int
    facts: int
    news: int

    def are_met(self, shares: Steady, budget: int) -> bool:
        """Whether there is room for them, for half of what is recent, and for what is found."""
        share = 1 - shares.found - shares.recent / 2
        return self.ladder + self.facts + self.news <= share * budget


def _needs(work: Fit, ranked: Sequence[Ranked]) -> _Needs:
    """Tried out on a room of its own, where there is no end to the budget."""
    tried = work.trial(_ENDLESS)
    shown = {message.id for message in work.scene.verbatim}
    first = [one for one in ranked if must(one[1])]
    settled = [one for one in first if not is_news(work, one[0])]
    news = [one for one in first if is_news(work, one[0]) and shown.isdisjoint(one[1].sources)]
    place_blocks(tried, best_blocks(tried), _ENDLESS)
    after_blocks = tried.room.left
    place_facts(tried, settled, _ENDLESS)
    after_facts = tried.room.left
    place_facts(tried, news, _ENDLESS)
    return _Needs(
        _ENDLESS - after_blocks, after_blocks - after_facts, after_facts - tried.room.left
    )


def _keep_steady(
    work: Fit, shares: Steady, needs: _Needs, budget: int, said: _Said, ranked: Sequence[Ranked]
) -> None:
    """Everybody keeps to a fixed share, whatever is asked, and what is found for the question
    comes last: so a context begins like the one before, and providers charge less for a beginning
    that they have seen."""
    held = _held(work, said, budget)
    work.room.left -= held
    settled = [one for one in ranked if not is_news(work, one[0])]
    left = place_facts(work, settled, max(int(shares.facts * budget), needs.facts))
    pins = place_pins(work, said.pins)
    blocks = best_blocks(work)
    blocks = place_blocks(work, blocks, max(int(shares.ladder * budget), needs.ladder))
    work.room.left += held
    room = work.room.left
    place_window(work, said.window)
    recent = min(int(shares.recent * budget), room - needs.news - int(shares.found * budget))
    aside = max(0, work.room.left - max(0, recent - (room - work.room.left)))
    work.room.left -= aside
    place_waiting(work, said.waiting)
    work.room.left += aside
    shown = {p.message.id for p in work.placed if p.message and p.message.content in p.body}
    news = [one for one in ranked if is_news(work, one[0]) and shown.isdisjoint(one[1].sources)]
    left += place_facts(work, [one for one in news if must(one[1])], work.room.left)
    others = [one for one in news if not must(one[1])]
    left += place_facts(work, others, int(shares.news * budget))
    place_elsewhere(work)
    worth = int(_worth(work.scene) * max(0, work.room.left))
    drop_found(work, place_recalled(work, recalled(work), worth, last=True))
    _drop_facts(work, left)
    drop_blocks(work, blocks)
    drop_pins(work, pins)


def _drop_facts(work: Fit, facts: Sequence[Ranked]) -> None:
    """Names facts as left out."""
    for section, fact in facts:
        work.drop(fact_item(work, section, fact))


def _worth(scene: Scene) -> float:
    """The share of the room that what search found is worth."""
    return scene.recalled_worth if scene.recalled else 0.0


def _must_share(work: Fit, budget: int) -> float:
    """The share for what must not be forgotten. A small budget leaves more of it to what is asked
    about; not while people talk, when the beginning of a context should stay as it is."""
    compose = work.policy.compose
    if work.scene.is_live or budget >= compose.ample_tokens:
        return compose.facts_share
    tight = 1 - budget / compose.ample_tokens
    left = 1 - tight * compose.recall_share * _worth(work.scene)
    return compose.facts_share * max(_LEAST, left)


def _known_share(work: Fit) -> float:
    """The share for what is merely known: what is asked about comes before it."""
    compose = work.policy.compose
    return compose.known_share * (1 - compose.recall_share * _worth(work.scene))


def _held(work: Fit, said: _Said, budget: int) -> int:
    """What is kept free for the newest message."""
    if said.newest is None:
        return 0
    newest = said.newest.tokens + 16  # its label and heading
    return min(newest, int(work.policy.compose.newest_share * budget))


def _account(work: Fit) -> None:
    """Names what was not even looked at, so that nothing goes unmentioned."""
    scene = work.scene
    if scene.chat and scene.shown_from > scene.climbed + 1:
        count = scene.shown_from - scene.climbed - 1
        item = Item(
            "waiting", "", 0, 0.0, (), f"{work.why('budget')}: {count}",
            0, 0, scene.climbed + 1, scene.shown_from - 1,
        )  # fmt: skip
        work.dropped.append(item)
    if scene.facts_left:
        work.dropped.append(Item("facts", "", 0, 0.0, (), work.why("budget")))
