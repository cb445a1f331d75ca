"""Which of the found messages are worth the tokens that are left."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from lembrar.recall.rank import Found, Scored


def spend(
    found: Found,
    room: int,
    size: Callable[[Scored], int],
    heading: Callable[[Scored], tuple[Hashable, int]] = lambda _: ("", 0),
) -> list[Scored]:
    """The hits to show in `room` tokens, best first; a doubtful search is given less of it.

    `size` is what a hit costs as it will be shown. Hits of one `heading` (such as a day) share
    its line: the first of them pays for it. One that does not fit is passed over for a smaller
    one after it. Rank is the order, not rank by size: short messages are cheap but say little."""
    left = int(room * found.share)
    opened: set[Hashable] = set()
    chosen: list[Scored] = []
    for hit in found.hits:
        key, extra = heading(hit)
        cost = size(hit) + (0 if key in opened else extra)
        if cost <= left:
            left -= cost
            opened.add(key)
            chosen.append(hit)
    return chosen


def in_order(chosen: Sequence[Scored]) -> list[Scored]:
    """The same hits as they were said: by time, and within a conversation as it went."""
    return sorted(chosen, key=_when)


def _when(hit: Scored) -> tuple[float, str, int, str]:
    doc = hit.doc
    return doc.at.timestamp() if doc.at else 0.0, doc.chat, doc.seq, doc.ref
