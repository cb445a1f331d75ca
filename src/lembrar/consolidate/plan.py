"""What must climb now: a pure function of what a chat's ladder looks like and of its policy.

The planner draws the ladder as it should be (`Want`s that tile everything outside the window) and
returns those that do not exist yet. Three rules draw it, each driven by the policy alone:

- flow: what left the window climbs to rung 1 in groups; a full or old rung passes its oldest on;
- slide: rung 1's shape repeats from the newest cycle on, each layer a share of the one before;
- pressure: over the limit, blocks are squeezed oldest first, then the oldest are fused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import takewhile
from math import ceil

from lembrar.model import Summary
from lembrar.policy import Ladder, Rung
from lembrar.stores.base import Span

_LAYERS = 16  # of a sliding ladder; a layer beyond holds less than a token in a billion


@dataclass(frozen=True, slots=True)
class View:
    """What the planner sees. `waiting` left the window and stands in no summary yet; `outside`
    are the newest cycles that left it, for ladders that slide; sizes are in the ladder's unit."""

    now: datetime
    blocks: tuple[Summary, ...]
    waiting: tuple[Span, ...]
    window_size: int
    outside: tuple[Span, ...] = ()
    least: int = 0  # what stands up to this position must climb in any case


@dataclass(frozen=True, slots=True)
class Want:
    """A block that the ladder should have: messages `start` to `end` on `rung`, in `limit`, made
    of about `source` tokens."""

    start: int
    end: int
    first: int
    last: int
    rung: int
    limit: int
    size: int  # now, or at most once it is made
    at: datetime
    source: int = 0

    @property
    def key(self) -> tuple[int, int, int]:
        return (self.start, self.end, self.rung)


def plan(view: View, ladder: Ladder, *, force: bool = False) -> list[Want]:
    """The blocks that must be made, oldest first, those that the brain still owes among them.
    Nothing when the ladder is as it should be."""
    wants = _slide(view, ladder) if ladder.slides else _flow(view, ladder, force)
    wants = _press(wants, view, ladder, force)
    existing = {(b.start, b.end, b.rung) for b in view.blocks if b.status != "pending"}
    return [want for want in wants if want.key not in existing]


def gaps(
    want: Want, spans: Sequence[Span], blocks: Sequence[Summary], ladder: Ladder
) -> list[Want]:
    """What of a want no brain has summarised: all of it, or what lies between the summaries that
    it has made, or has failed at too often. `spans` are the cycles of the want."""
    made = [b for b in blocks if b.status != "pending" and _overlap(b, want)]
    if not made:
        return [want]
    owed = [b for b in blocks if b.status == "pending" and _overlap(b, want)]
    free = [s for s in spans if not any(b.start <= s.start <= b.end for b in [*made, *owed])]
    found = [_existing(block, ladder) for block in owed]
    for group in _runs(free):
        found.append(replace(_fresh(group, ladder), rung=want.rung if ladder.slides else 1))
    return sorted(found, key=lambda gap: gap.start)


def _overlap(block: Summary, want: Want) -> bool:
    return block.start <= want.end and block.end >= want.start


def _runs(spans: Sequence[Span]) -> list[list[Span]]:
    """Spans that follow each other, together."""
    runs: list[list[Span]] = []
    for span in spans:
        if runs and runs[-1][-1].end + 1 == span.start:
            runs[-1].append(span)
        else:
            runs.append([span])
    return runs


def overweight(view: View, ladder: Ladder) -> bool:
    """Whether what must stay verbatim passes the target by itself, so that no compaction helps."""
    if ladder.counts == "summaries" or not ladder.limit:
        return False
    return view.window_size > ladder.target * ladder.limit


def size_of(value: Span | Summary, ladder: Ladder) -> int:
    """The size of a stretch or a block in the ladder's unit."""
    return value.words if ladder.unit == "words" else value.tokens


def limit_of(rung: Rung, ladder: Ladder, original: int) -> int:
    """How large a block of this rung may be, given the size of what it stands for."""
    if rung.share:
        return max(ladder.floor, int(rung.share * original))
    return rung.limit or int(rung.limit_share * ladder.limit)


# ── flow ──────────────────────────────────────────────────────────────────────────────────────


def _flow(view: View, ladder: Ladder, force: bool) -> list[Want]:
    wants = _adopted([_existing(block, ladder) for block in view.blocks], ladder)
    taken = _leaving(view, ladder, force)
    rung = ladder.rungs[0]
    for group in _groups(taken, rung.span):
        wants = _add(wants, _fresh(group, ladder), ladder)
    for number in range(1, len(ladder.rungs)):
        wants = _overflow(wants, number, view.now, ladder)
    return wants


def _leaving(view: View, ladder: Ladder, force: bool) -> Sequence[Span]:
    """The waiting cycles that climb now."""
    owed = [span for span in view.waiting if span.end <= view.least]
    return max(owed, _ready_to_leave(view, ladder, force), key=len)


def _ready_to_leave(view: View, ladder: Ladder, force: bool) -> Sequence[Span]:
    if force:
        return view.waiting
    if not ladder.batch:
        full = _total([_existing(b, ladder) for b in view.blocks], view, ladder)
        return view.waiting if full >= ladder.start * ladder.limit else ()
    if ladder.batch_tokens and sum(span.tokens for span in view.waiting) >= ladder.batch_tokens:
        return view.waiting  # long cycles cannot wait for so many others
    if ladder.rungs[0].span == 0:
        return view.waiting if len(view.waiting) >= ladder.batch else ()
    return view.waiting[: len(view.waiting) // ladder.batch * ladder.batch]


def _groups(spans: Sequence[Span], size: int) -> list[Sequence[Span]]:
    if not size:
        return [spans] if spans else []
    return [spans[i : i + size] for i in range(0, len(spans), size)]


def _fresh(group: Sequence[Span], ladder: Ladder) -> Want:
    original = sum(size_of(span, ladder) for span in group)
    limit = limit_of(ladder.rungs[0], ladder, original)
    return Want(
        group[0].start, group[-1].end, group[0].cycle, group[-1].cycle,
        1, limit, min(limit, original), group[0].at, sum(span.tokens for span in group),
    )  # fmt: skip


def _existing(block: Summary, ladder: Ladder) -> Want:
    if block.at is None:
        raise ValueError("a block has a time")
    size = size_of(block, ladder)
    limit, source = size, block.tokens
    if block.status != "ready":  # it will be made anew, from what was said
        rung = ladder.rungs[min(block.rung, len(ladder.rungs)) - 1]
        limit, source = limit_of(rung, ladder, block.size_before), block.size_before
    place = (block.start, block.end, block.first, block.last, block.rung)
    return Want(*place, limit, size, block.at, source)


def _adopted(wants: list[Want], ladder: Ladder) -> list[Want]:
    """Blocks that another preset left: those of rungs that this ladder does not have go into its
    last one, and a ladder of one rolling block takes them all."""
    rungs = len(ladder.rungs)
    rolling = ladder.rungs[0].span == 0
    foreign = [i for i, want in enumerate(wants) if want.rung > rungs or (rolling and i)]
    if not foreign and not (rolling and wants and wants[0].rung != 1):
        return wants
    last = foreign[-1] if foreign else 0
    return [_merged(wants[: last + 1], rungs, ladder), *wants[last + 1 :]]


def _add(wants: list[Want], new: Want, ladder: Ladder) -> list[Want]:
    """A rolling rung takes the new block into its one block."""
    if wants and wants[-1].rung == new.rung and ladder.rungs[new.rung - 1].span == 0:
        return [*wants[:-1], _merged([wants[-1], new], new.rung, ladder)]
    return [*wants, new]


def _overflow(wants: list[Want], number: int, now: datetime, ladder: Ladder) -> list[Want]:
    """Passes the oldest blocks of rung `number` on to the next, `step` at a time."""
    rung = ladder.rungs[number - 1]
    while True:
        here = [i for i, want in enumerate(wants) if want.rung == number]
        excess = len(here) - rung.count if rung.count else 0
        age = timedelta(days=rung.max_age_days)
        old = _aged([wants[i].at for i in here], now - age) if age else 0
        step = rung.step if excess >= rung.step else min(old, rung.step)
        if not step:
            return wants
        first, last = here[0], here[step - 1]
        if ladder.rungs[number].span == 0 and first and wants[first - 1].rung > number:
            first -= 1
        merged = _merged(wants[first : last + 1], number + 1, ladder)
        wants = [*wants[:first], merged, *wants[last + 1 :]]


def _aged(times: Sequence[datetime], before: datetime) -> int:
    """How many of the oldest blocks are too old. A late message among newer ones stays there."""
    return len(list(takewhile(lambda at: at < before, times)))


def _merged(parts: list[Want], rung: int, ladder: Ladder) -> Want:
    size = sum(part.size for part in parts)
    limit = limit_of(ladder.rungs[rung - 1], ladder, size)
    return replace(
        parts[0],
        end=parts[-1].end,
        last=parts[-1].last,
        rung=rung,
        limit=limit,
        size=min(limit, size),
        source=sum(part.source for part in parts),
    )


# ── slide ─────────────────────────────────────────────────────────────────────────────────────


def _slide(view: View, ladder: Ladder) -> list[Want]:
    """Layers from the newest cycle on; a layer below the floor fuses with the next older."""
    rung = ladder.rungs[0]
    spans = list(view.outside)
    wants: list[Want] = []
    open_from, quota = len(spans), 0.0
    for layer, end in enumerate(range(len(spans), 0, -rung.span), 1):
        start = max(0, end - rung.span) if layer < _LAYERS else 0
        group = spans[start:end]
        quota += rung.share**layer * sum(size_of(span, ladder) for span in group)
        if quota >= ladder.floor or start == 0:
            opened = layer - (open_from - end) // rung.span
            limit = max(ladder.floor, int(quota))
            wants.append(_layer(spans[start:open_from], opened, limit, ladder))
            open_from, quota = start, 0.0
        if start == 0:
            break
    return wants[::-1]


def _layer(group: Sequence[Span], layer: int, limit: int, ladder: Ladder) -> Want:
    original = sum(size_of(span, ladder) for span in group)
    return Want(
        group[0].start, group[-1].end, group[0].cycle, group[-1].cycle,
        layer, limit, min(limit, original), group[0].at, sum(span.tokens for span in group),
    )  # fmt: skip


# ── pressure ──────────────────────────────────────────────────────────────────────────────────


def _press(wants: list[Want], view: View, ladder: Ladder, force: bool) -> list[Want]:
    if not ladder.limit:
        return wants
    total = _total(wants, view, ladder)
    pressed = total > ladder.limit if ladder.slides else total >= ladder.start * ladder.limit
    if not (pressed or force):
        return wants
    excess = total - int(ladder.target * ladder.limit)
    wants, excess = _squeeze(wants, excess, ladder)
    while excess > 0 and len(wants) > 1 and not overweight(view, ladder):
        fused = _fused(wants[0], wants[1], ladder)
        excess -= wants[0].size + wants[1].size - fused.size
        wants = [fused, *wants[2:]]
    return wants


def _total(wants: Sequence[Want], view: View, ladder: Ladder) -> int:
    """The size that the limit is about; what waits beyond the wants is still verbatim."""
    summaries = sum(want.size for want in wants)
    if ladder.counts == "summaries":
        return summaries
    end = wants[-1].end if wants else 0
    waiting = sum(size_of(span, ladder) for span in view.waiting if span.start > end)
    return view.window_size + waiting + summaries


def _squeeze(wants: list[Want], excess: int, ladder: Ladder) -> tuple[list[Want], int]:
    if not ladder.squeeze:
        return wants, excess
    limit = ladder.rungs[ladder.squeeze - 1].limit
    squeezed: list[Want] = []
    for want in wants:
        if excess > 0 and want.rung < ladder.squeeze and want.size > limit:
            excess -= want.size - limit
            squeezed.append(replace(want, rung=ladder.squeeze, limit=limit, size=limit))
        else:
            squeezed.append(want)
    return squeezed, excess


def _fused(older: Want, newer: Want, ladder: Ladder) -> Want:
    rung = max(older.rung, newer.rung) if ladder.slides else len(ladder.rungs)
    size = older.size + newer.size
    if ladder.slides:
        limit = max(ladder.floor, min(older.limit, newer.limit))
    else:
        limit = limit_of(ladder.rungs[-1], ladder, size)
    return replace(
        older,
        end=newer.end,
        last=newer.last,
        rung=rung,
        limit=ceil(limit),
        size=min(limit, size),
        source=older.source + newer.source,
    )
