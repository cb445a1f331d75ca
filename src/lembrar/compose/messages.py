"""Which messages get a place: pinned, recent, found by search, or said in other conversations."""

from __future__ import annotations

from collections.abc import Sequence

from lembrar.compose.lines import Line, clipped, date, message_line, pick
from lembrar.compose.work import Fit, Placed
from lembrar.model import Item, Message, said_at
from lembrar.text import tokens

Found = tuple[int, Message, float]  # a message, its score, and the section that shows it
_NEAR_MISSES = 20  # found, left out for want of room, and named one by one
_JOINED = 2  # tokens that may merge where a message meets its label


# ── what was said here ────────────────────────────────────────────────────────────────────────


def place_pins(work: Fit, messages: Sequence[Message]) -> list[Message]:
    """Places pinned messages, the newest first, whole and within their share; returns the rest."""
    section = work.section("pinned")
    allowed = int(work.policy.compose.pins_share * max(0, work.room.left))
    refused: list[Message] = []
    for message in reversed(messages):
        room = min(allowed, work.room.left) - work.room.heading(section) - 1
        line = _line(work, section, message)
        if tokens.fits(line.whole, max(room, 0)):
            allowed -= _place_line(work, section, message, line, room, "pin")
        else:
            refused.append(message)
    return refused


def place_pins_cut(work: Fit, messages: Sequence[Message]) -> None:
    """Places pinned messages that found no place whole in what is left."""
    section = work.section("pinned")
    for message in messages:
        line = _line(work, section, message)
        _place_line(work, section, message, line, work.room.left - 2, "pin")


def drop_pins(work: Fit, messages: Sequence[Message]) -> None:
    """Names pinned messages as left out."""
    for message in messages:
        work.drop(_item(work, message, "pinned", str(message), "pin"))


def place_window(work: Fit, messages: Sequence[Message]) -> None:
    """All of the window, the largest cut; when even that is too much, the oldest left out."""
    section = work.section("recent")
    floor = work.policy.compose.clip_floor_tokens
    kept = list(messages)
    lines = {m.seq: _line(work, section, m) for m in kept}
    sizes = {seq: tokens.count(line.whole) + 1 for seq, line in lines.items()}
    room = work.room.left - work.room.heading(section)
    while len(kept) > 1 and _too_tight([sizes[m.seq] for m in kept], room, floor):
        kept.remove(next((m for m in kept if not m.pinned), kept[0]))
    for message in (m for m in messages if m not in kept):
        work.drop(_item(work, message, "recent", message.content, "window"))
    cap = _cap([sizes[m.seq] for m in kept], room)
    for message in reversed(kept):
        why = "window" if sizes[message.seq] <= cap else "clip"
        _place_line(work, section, message, lines[message.seq], cap - 1, why)


def _too_tight(sizes: Sequence[int], room: int, floor: int) -> bool:
    """Whether fitting all would cut one below the floor."""
    return _cap(sizes, room) < min(floor, max(sizes))


def _cap(sizes: Sequence[int], room: int) -> int:
    """The largest size to which all can be cut so that together they fit."""
    left, count = room, len(sizes)
    for size in sorted(sizes):
        if size * count > left:
            return max(0, left // count)
        left, count = left - size, count - 1
    return max(sizes, default=0)


def place_waiting(work: Fit, messages: Sequence[Message]) -> None:
    """Newest first, whole; the first that does not fit is cut, and all before it left out."""
    section = work.section("recent")
    floor = 2 * work.policy.compose.clip_floor_tokens
    for message in reversed(messages):
        line = _line(work, section, message)
        room = work.room.left - work.room.heading(section) - 1
        if room >= floor or tokens.fits(line.whole, max(room, 0)):
            _place_line(work, section, message, line, room, "wait")
        else:
            work.drop(_item(work, message, "waiting", line.whole, "wait"))


def _place_line(work: Fit, section: int, message: Message, line: Line, room: int, why: str) -> int:
    """Places a message in at most `room` tokens; returns what it cost, 0 if it found no place."""
    name = "waiting" if why == "wait" else work.policy.compose.sections[section].name
    if room <= 0:
        work.drop(_item(work, message, name, line.whole, why))
        return 0
    shown, body = line.whole, line.text
    if not tokens.fits(shown, room):
        shown = clipped(message, line, room, pick(work.policy.compose.cut, work.scene.language))
        body = shown.removeprefix(line.head)
    if not shown:
        work.drop(_item(work, message, name, line.whole, why))
        return 0
    row = line.row if shown is line.whole else shown + "\n"
    cost = tokens.count(row) + work.room.heading(section)
    work.room.take(section, cost)
    item = _item(work, message, name, shown, why, cost)
    work.placed.append(Placed(section, (0, "", message.seq, 0), item, "", message, body))
    return cost


def _line(work: Fit, section: int, message: Message) -> Line:
    policy = work.policy.compose.sections[section]
    return message_line(message, policy, work.policy, work.scene.user, work.scene.language)


def _item(
    work: Fit, message: Message, section: str, text: str, why: str, cost: int | None = None
) -> Item:
    size = message.tokens if cost is None else cost
    return Item(
        section, text, size, 1.0, (message.id,), work.why(why),
        message.cycle, message.cycle, message.seq, message.seq, message.at,
    )  # fmt: skip


# ── what was found ────────────────────────────────────────────────────────────────────────────


def place_elsewhere(work: Fit) -> None:
    """What was said in other conversations, the newest first, whole."""
    section = work.section("elsewhere")
    said = [(section, message, 1.0) for message in reversed(work.scene.elsewhere)]
    for one in _place_found(work, said, work.room.left):
        work.drop(_missed(work, *one))


def recalled(work: Fit) -> list[Found]:
    """What search found, the best first, if the preset has a place for it."""
    section = work.homes.get("recalled")
    if section is None:
        return []
    return [(section, message, score) for message, score in work.scene.recalled]


def place_recalled(
    work: Fit, found: Sequence[Found], allowed: int, *, last: bool = False
) -> list[Found]:
    """Places what search found in at most `allowed` tokens; returns what has yet to be placed.
    What stands in the context already, or waits to, is not repeated."""
    scene = work.scene
    shown = {(p.message.chat, p.message.seq) for p in work.placed if p.message}
    here = scene.chat.id if scene.chat else ""
    now, later = list[Found](), list[Found]()
    for one in found:
        message = one[1]
        if (message.chat, message.seq) in shown:
            continue
        waits = not last and message.chat == here and message.seq >= scene.shown_from
        (later if waits else now).append(one)
    return [*_place_found(work, now, allowed), *later]


def _place_found(work: Fit, found: Sequence[Found], allowed: int) -> list[Found]:
    refused: list[Found] = []
    room = work.room
    for one in found:
        section, message, score = one
        most = min(allowed, room.left)
        if message.tokens - _JOINED > most:  # no need to write its line
            refused.append(one)
            continue
        line = _line(work, section, message)
        day = date(message.at) if room.sections[section].day else ""
        cost = tokens.count(line.row) + room.heading(section, day)
        if cost > most:
            refused.append(one)
            continue
        allowed -= cost
        room.take(section, cost, day)
        order = (int(1e6 * said_at(message).timestamp()), message.chat, message.seq, 0)
        item = _found_item(work, section, message, score, line, cost)
        work.placed.append(Placed(section, order, item, day, message))
    return refused


def drop_found(work: Fit, refused: Sequence[Found]) -> None:
    """Names the nearest misses, and counts the others."""
    for one in refused[:_NEAR_MISSES]:
        work.drop(_missed(work, *one))
    if far := refused[_NEAR_MISSES:]:
        name = work.policy.compose.sections[far[0][0]].name
        reason = f"{work.why('budget')}: {len(far)}"
        work.dropped.append(Item(name, "", 0, far[0][2], (), reason))


def _missed(work: Fit, section: int, message: Message, score: float) -> Item:
    line = _line(work, section, message)
    return _found_item(work, section, message, score, line, message.tokens)


def _found_item(
    work: Fit, section: int, message: Message, score: float, line: Line, cost: int
) -> Item:
    policy = work.policy.compose.sections[section]
    why = work.why(policy.source)
    return Item(policy.name, line.whole, cost, score, (message.id,), why, at=message.at)
