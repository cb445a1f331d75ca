"""Which summaries get a place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.compose.lines import block_line
from lembrar.compose.work import Fit, Placed
from lembrar.model import Item, Summary
from lembrar.text import tokens
from lembrar.text.measure import cut

Numbered = tuple[int, Summary]  # a summary, and how many stand before it


def best_blocks(work: Fit) -> list[Numbered]:
    """The summaries, newest first. Of a section that shows only so many, the most relevant; the
    others are named as left out."""
    blocks = list(reversed(list(enumerate(work.scene.blocks))))
    for index, section in enumerate(work.policy.compose.sections):
        if section.source != "ladder" or not section.most:
            continue
        here = [one for one in blocks if work.of_block(one[1]) == index]
        ranked = sorted(here, key=lambda one: _standing(work, one), reverse=True)
        for number, block in ranked[section.most :]:
            work.leave(_item(work, number, block), work.why("rank"))
        gone = {number for number, _ in ranked[section.most :]}
        blocks = [one for one in blocks if one[0] not in gone]
    return blocks


def _standing(work: Fit, one: Numbered) -> tuple[bool, float, int]:
    """What has something to tell, then what search found, then the newest."""
    number, block = one
    chat = work.scene.chat.id if work.scene.chat else ""
    found = work.scene.scores.get(f"s{block.start}-{block.end}:{chat}", 0.0)
    return bool(block.text), found, number


def reserve(work: Fit, blocks: Sequence[Numbered]) -> int:
    """What summaries may take before what waits: their share, and in any case the newest one."""
    share = int(work.policy.compose.ladder_share * max(0, work.room.left))
    if not blocks:
        return share
    section = work.of_block(blocks[0][1])
    return max(share, work.room.cost(section, _line(work, *blocks[0])))


def place_blocks(work: Fit, blocks: Sequence[Numbered], allowed: int) -> Sequence[Numbered]:
    """Places summaries, given newest first, in at most `allowed` tokens; returns the others."""
    for n, (number, block) in enumerate(blocks):
        section = work.of_block(block)
        if not block.text:  # it has nothing to say and takes no place, but is accounted for
            item = replace(_item(work, number, block), text="", tokens=0, reason=work.why("silent"))
            work.placed.append(Placed(section, (0, "", block.start, 0), item))
            continue
        line = _line(work, number, block)
        cost = work.room.cost(section, line)
        if cost > min(allowed, work.room.left):
            return blocks[n:]
        allowed -= cost
        work.room.take(section, cost)
        item = _item(work, number, block, line, cost)
        work.placed.append(Placed(section, (0, "", block.start, 0), item))
    return []


def place_shortened(work: Fit, blocks: Sequence[Numbered]) -> Sequence[Numbered]:
    """Places the first sentences of the newest summary that found no place; returns the others."""
    if not blocks:
        return []
    number, block = blocks[0]
    section = work.of_block(block)
    empty = _line(work, number, replace(block, text="", events=()))
    room = work.room.left - work.room.cost(section, empty)
    if room < work.policy.compose.clip_floor_tokens:
        return blocks
    shorter = replace(block, text=cut(block.text, room, "tokens"), events=())
    line = _line(work, number, shorter)
    cost = work.room.cost(section, line)
    if cost > work.room.left:
        return blocks
    work.room.take(section, cost)
    item = _item(work, number, shorter, line, cost)
    item = replace(item, reason=f"{item.reason}, {work.why('cut')}")
    work.placed.append(Placed(section, (0, "", block.start, 0), item))
    return blocks[1:]


def drop_blocks(work: Fit, blocks: Sequence[Numbered]) -> None:
    """Names summaries as left out."""
    for number, block in blocks:
        work.drop(_item(work, number, block))


def _line(work: Fit, number: int, block: Summary) -> str:
    policy = work.policy.compose.sections[work.of_block(block)]
    return block_line(block, number + 1, policy, work.scene.language)


def _item(
    work: Fit, number: int, block: Summary, line: str | None = None, cost: int | None = None
) -> Item:
    line = _line(work, number, block) if line is None else line
    return Item(
        work.policy.compose.sections[work.of_block(block)].name,
        line,
        tokens.count(line) if cost is None else cost,
        1.0,
        (block.first_id, block.last_id),
        f"{work.why('block')} {block.rung}",
        block.first,
        block.last,
        block.start,
        block.end,
        block.at,
    )
