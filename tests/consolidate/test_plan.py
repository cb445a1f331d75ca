"""The planner alone: values in, wants out."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lembrar import policy
from lembrar.consolidate.plan import View, Want, overweight, plan
from lembrar.model import Summary
from lembrar.policy import Ladder
from lembrar.stores.base import Span

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)


def spans(count: int, size: int = 100, first: int = 1) -> tuple[Span, ...]:
    """`count` cycles of two messages each."""
    return tuple(
        Span(c, 2 * c - 1, 2 * c, size, size, NOW - timedelta(minutes=1000 - c))
        for c in range(first, first + count)
    )


def made(wants: list[Want], blocks: tuple[Summary, ...] = ()) -> tuple[Summary, ...]:
    """The ladder after the wants were made, each as large as it may be."""
    kept = [b for b in blocks if not any(b.start <= w.end and b.end >= w.start for w in wants)]
    new = [
        Summary("", w.first, w.last, w.rung, start=w.start, end=w.end, at=w.at,
                words=w.size, tokens=w.size)
        for w in wants
    ]  # fmt: skip
    return tuple(sorted([*kept, *new], key=lambda b: b.start))


def settle(ladder: Ladder, total: int, window: int, size: int = 100, *, force: bool = False):
    """Records `total` cycles one by one, as a bot does, and climbs after each."""
    blocks: tuple[Summary, ...] = ()
    for cycles in range(1, total + 1):
        blocks = climb(ladder, blocks, cycles, window, size)
    return climb(ladder, blocks, total, window, size, force=force)


def climb(ladder, blocks, cycles, window, size, *, force=False):
    for _ in range(20):
        view = look(ladder, blocks, cycles, window, size)
        wants = plan(view, ladder, force=force)
        if not wants:
            return blocks
        blocks = made(wants, blocks)
    raise AssertionError("the planner never comes to rest")


def look(ladder, blocks, cycles, window, size):
    outside = spans(max(0, cycles - window), size)
    climbed = max((b.end for b in blocks), default=0)
    waiting = tuple(s for s in outside if s.start > climbed)
    return View(NOW, blocks, waiting, min(cycles, window) * size, outside)


def ranges(blocks):
    return [(b.first, b.last, b.rung) for b in blocks]


def test_finance_pushes_the_oldest_out_of_the_window():
    """F2, F3: two cycles stay; a third sends the first one up, alone."""
    ladder = policy.load("finance").ladder
    assert ranges(settle(ladder, 2, 2)) == []
    assert ranges(settle(ladder, 3, 2)) == [(1, 1, 1)]
    assert ranges(settle(ladder, 5, 2)) == [(1, 1, 1), (2, 2, 1), (3, 3, 1)]


def test_finance_squeezes_oldest_first_down_to_the_target():
    """F5, F6, 5.2, 5.3: nothing at 2,249 words; at 2,250 the oldest are squeezed until 1,000."""
    ladder = policy.load("finance").ladder
    # 40 summaries of 50 words and a window of 2 × 124 are 2,248 words
    blocks = settle(ladder, 42, 2, 124)
    assert {b.rung for b in blocks} == {1}
    pressed = plan(look(ladder, blocks, 42, 2, 125), ladder)
    total = 250 + sum(b.words for b in made(pressed, blocks))
    assert 900 <= total <= 1000
    rungs = [b.rung for b in made(pressed, blocks)]
    assert rungs == sorted(rungs, reverse=True), "the oldest are the coarsest"


def test_finance_fuses_when_squeezing_is_not_enough():
    """F6: with hundreds of summaries, the oldest become one; the target is kept."""
    ladder = policy.load("finance").ladder
    blocks = settle(ladder, 400, 2, 60)
    total = 120 + sum(b.words for b in blocks)
    assert total < 2250
    assert blocks[0].first == 1
    assert blocks[0].rung == 3


def test_finance_reports_a_window_over_the_target():
    """F6: when the two recent cycles alone pass the target, that is said."""
    ladder = policy.load("finance").ladder
    assert overweight(look(ladder, (), 2, 2, 600), ladder)
    assert not overweight(look(ladder, (), 2, 2, 400), ladder)


@pytest.mark.parametrize("total", [5, 6, 7, 8, 10, 13, 14, 20, 33])
def test_progressive_layers_count_from_the_newest(total: int):
    """P2, P3: −5..−7 at a quarter, −8..−10 at a sixteenth …, exactly, at every moment."""
    ladder = policy.load("progressive").ladder
    blocks = settle(ladder, total, 4, 3000)
    for layer, newest in enumerate(range(total - 4, 0, -3), 1):
        share = 0.25**layer * 3000 * min(3, newest)
        if share < ladder.floor:
            break
        block = next(b for b in blocks if b.first <= newest <= b.last)
        if block.first > 1:
            assert (block.first, block.last) == (newest - 2, newest)
            assert block.tokens == int(share)
    assert blocks[0].first == 1
    assert blocks[-1].last == total - 4


def test_progressive_fuses_what_would_be_under_sixteen_tokens():
    """P3: a block never has to be under 16 tokens; smaller ones fuse."""
    ladder = policy.load("progressive").ladder
    blocks = settle(ladder, 200, 4, 200)
    assert all(b.tokens >= 16 for b in blocks)
    assert ranges(blocks)[-2:] == [(191, 193, 2), (194, 196, 1)]
    assert len(blocks) == 3


def test_progressive_fuses_the_oldest_over_the_limit():
    """P4: over 3,000 tokens the oldest summaries are fused, the window untouched."""
    ladder = policy.load("progressive").ladder
    loose = settle(ladder, 40, 4, 500)
    tight = settle(ladder, 40, 4, 700)
    assert 4 * 500 + sum(b.tokens for b in loose) <= 3000
    assert 4 * 700 + sum(b.tokens for b in tight) <= 3000
    assert len(tight) < len(loose)


def test_roleplay_waits_for_the_budget():
    """R2, R5: nothing climbs before 8,000 tokens; then all but the window, in one block."""
    ladder = policy.load("roleplay").ladder
    before = settle(ladder, 39, 5, 200)
    after = settle(ladder, 40, 5, 200)
    assert before == ()
    assert ranges(after) == [(1, 35, 1)]
    assert after[0].tokens == 2400
    assert ranges(settle(ladder, 70, 5, 200)) == [(1, 58, 1)], "the old summary goes into the new"


def test_companion_rewrites_its_paragraph_every_three_exchanges():
    """K1, K2: one block of at most 80 tokens, renewed when three exchanges have left the window."""
    ladder = policy.load("companion").ladder
    assert ranges(settle(ladder, 5, 3)) == []
    assert ranges(settle(ladder, 6, 3)) == [(1, 3, 1)]
    assert ranges(settle(ladder, 8, 3)) == [(1, 3, 1)]
    assert ranges(settle(ladder, 9, 3)) == [(1, 6, 1)]
    assert settle(ladder, 9, 3)[0].tokens == 80


def test_assistant_keeps_twenty_interactions_for_two_weeks():
    """A1: at most 20 interactions one by one; older or more go to long-term memory."""
    ladder = policy.load("assistant").ladder
    blocks = settle(ladder, 30, 0)
    assert [b.rung for b in blocks] == [2, *[1] * 20]
    old = tuple(replace(b, at=NOW - timedelta(days=15)) for b in blocks)
    assert {w.rung for w in plan(View(NOW, old, (), 0), ladder)} == {2}


def test_default_climbs_in_steps():
    """G7: summaries change in steps of many cycles, so that contexts keep a long prefix."""
    ladder = replace(policy.load("default").ladder, batch_tokens=0)
    assert settle(ladder, 28, 4) == ()
    first, later = settle(ladder, 29, 4), settle(ladder, 53, 4)
    assert ranges(first) == ranges(later) == [(n, n + 4, 1) for n in range(1, 26, 5)]
    long = settle(ladder, 400, 4)
    assert long[0].rung == 3
    assert len(long) <= 20


def test_forced_compaction_takes_all_that_waits():
    """R10: forced, what waits climbs at once, and a second time nothing changes."""
    ladder = policy.load("roleplay").ladder
    blocks = settle(ladder, 12, 5, force=True)
    assert ranges(blocks) == [(1, 7, 1)]
    assert plan(look(ladder, blocks, 12, 5, 100), ladder, force=True) == []


@given(
    preset=st.sampled_from(policy.names()),
    sizes=st.lists(st.integers(1, 900), min_size=1, max_size=60),
    window=st.integers(0, 6),
)
def test_plans_tile_the_log_and_come_to_rest(preset: str, sizes: list[int], window: int):
    """G13, R5: whatever the sizes, blocks follow each other without gap or overlap from the first
    message on, never reach into the window, and unchanged input changes nothing."""
    ladder = policy.load(preset).ladder
    blocks: tuple[Summary, ...] = ()
    for cycles in range(1, len(sizes) + 1):
        view = uneven(blocks, sizes[:cycles], window)
        for _ in range(20):
            wants = plan(view, ladder)
            if not wants:
                break
            blocks = made(wants, blocks)
            view = uneven(blocks, sizes[:cycles], window)
        else:
            raise AssertionError("the planner never comes to rest")
        edges = [0, *(edge for b in blocks for edge in (b.start, b.end))]
        assert all(b == a + 1 for a, b in zip(edges[0::2], edges[1::2], strict=False))
        assert edges[-1] <= 2 * max(0, cycles - window)


def uneven(blocks: tuple[Summary, ...], sizes: list[int], window: int) -> View:
    outside = tuple(
        Span(c, 2 * c - 1, 2 * c, size, size, NOW)
        for c, size in enumerate(sizes[: max(0, len(sizes) - window)], 1)
    )
    climbed = max((b.end for b in blocks), default=0)
    waiting = tuple(s for s in outside if s.start > climbed)
    return View(NOW, blocks, waiting, sum(sizes[len(outside) :]), outside)
