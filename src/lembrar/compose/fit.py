"""Who gets a place: everything that could be shown, in the order of its right to the budget.

The newest message comes first, then critical facts and pins, the window, summaries and what still
waits for one. A message that is too large is cut to its head and tail before it is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial

from lembrar.compose.lines import (
    block_line,
    clipped,
    date,
    fact_line,
    group_heading,
    message_line,
    pick,
)
from lembrar.compose.scene import Scene
from lembrar.model import Fact, Item, Message, Summary, said_at
from lembrar.policy import Policy, SectionPolicy, Steady
from lembrar.text import tokens
from lembrar.text.measure import cut

_NEAR_MISSES = 20  # found, left out for want of room, and named one by one
_ENDLESS = 2**31
_JOINED = 2  # tokens that may merge where a message meets its label
_REASONS = {
    "fact": {"pt": "fato crítico", "en": "critical fact"},
    "known": {"pt": "fato sobre o usuário", "en": "fact about the user"},
    "rank": {"pt": "menos relevante que os mostrados", "en": "less relevant than those shown"},
    "elsewhere": {"pt": "dito em outra conversa", "en": "said in another conversation"},
    "recalled": {"pt": "lembrado pela pergunta", "en": "recalled by the question"},
    "pin": {"pt": "mensagem fixada", "en": "pinned message"},
    "window": {"pt": "janela recente, na íntegra", "en": "recent window, verbatim"},
    "clip": {
        "pt": "janela recente, cortada no orçamento",
        "en": "recent window, cut to the budget",
    },
    "wait": {"pt": "à espera de resumo, na íntegra", "en": "waiting for a summary, verbatim"},
    "block": {"pt": "resumo", "en": "summary"},
    "silent": {"pt": "só conversa leve", "en": "small talk only"},
    "cut": {"pt": "cortado no orçamento", "en": "cut to the budget"},
    "budget": {"pt": "fora do orçamento", "en": "over the budget"},
}


@dataclass(frozen=True, slots=True)
class Placed:
    """Something that has a place: the index of its section, its order there, and its item."""

    section: int
    order: tuple[int, str, int, int]
    item: Item
    group: str = ""
    message: Message | None = None
    body: str = ""  # of a message, without its label


@dataclass(slots=True)
class Room:
    """What is left of the budget, headings included."""

    left: int
    policy: Policy
    language: str
    opened: set[tuple[int, str]]

    def cost(self, section: int, text: str, group: str = "") -> int:
        """What a line costs here, with the heading that it brings along."""
        return tokens.count(text + "\n") + self.heading(section, group)

    def heading(self, section: int, group: str = "") -> int:
        """What opening a section (and a group in it) costs."""
        policy = self.policy.compose.sections[section]
        cost = 0
        if (section, "") not in self.opened:
            title, end = pick(policy.title, self.language), pick(policy.end, self.language)
            cost += sum(tokens.count(text) + 2 for text in (title, end) if text)
        if group and (section, group) not in self.opened:
            heading = group_heading(policy, group, self.language)
            cost += tokens.count(heading + "\n") if heading else 0
        return cost

    def take(self, section: int, cost: int, group: str = "") -> None:
        """Gives a line, and the heading that it brings along, what it costs here."""
        self.left -= cost
        self.opened |= {(section, ""), (section, group)}


@dataclass(slots=True)
class Fit:
    """The placing of a scene. `placed` is in order of right: the last is the first to go."""

    scene: Scene
    policy: Policy
    room: Room
    placed: list[Placed]
    dropped: list[Item]


def fit(scene: Scene, policy: Policy, budget: int) -> Fit:
    """Places what fits."""
    work = Fit(scene, policy, Room(budget, policy, scene.language, set()), [], [])
    pinned = {m.seq for m in scene.pinned if m.seq < scene.window}
    window = [m for m in scene.verbatim if m.seq >= scene.window]
    waiting = [m for m in scene.verbatim if m.seq < scene.window and m.seq not in pinned]
    pins = [m for m in scene.pinned if m.seq in pinned]
    steady = policy.compose.steady if scene.is_live else None
    needs = _needs(work) if steady else None
    if steady and needs and needs.are_met(steady, budget):
        _keep_steady(work, steady, needs, budget, pins, window, waiting)
    else:
        told = min(needs.ladder, int(steady.ladder * budget)) if steady and needs else 0
        _compete(work, budget, pins, window, waiting, told)
    _account(work)
    return work


def _compete(
    work: Fit,
    budget: int,
    pins: list[Message],
    window: list[Message],
    waiting: list[Message],
    told: int,
) -> None:
    """Everybody gets a share, and what one leaves goes to the others. What is found leaves `told`
    tokens to the summaries: who is talking must not lose the thread."""
    scene, policy = work.scene, work.policy
    held = _held(work, window or waiting, budget)
    work.room.left -= held
    ranked = _ranked(work)
    must = [(section, fact) for section, fact in ranked if _must(fact)]
    facts = _place_facts(work, must, int(_must_share(work, budget) * max(0, work.room.left)))
    pins = _place_pins(work, pins)
    known = [(section, fact) for section, fact in ranked if not _must(fact)]
    facts += _place_facts(work, known, int(_known_share(work) * max(0, work.room.left)))
    work.room.left += held
    _place_window(work, window)
    worth = int(_worth(scene) * max(0, work.room.left))
    share = int(policy.compose.recall_share * max(0, work.room.left - told))
    recalled = _place_recalled(work, _found(work), min(worth, share))
    blocks = _best_blocks(work)
    blocks = _place_blocks(work, blocks, _reserve(work, blocks))
    _place_waiting(work, waiting)
    blocks = _place_blocks(work, blocks, work.room.left)
    for section, fact in _place_facts(work, facts, work.room.left):
        _drop(work, _fact_item(work, section, fact))
    for message in pins:
        _place_message(work, _section(work, "pinned"), message, work.room.left - 2, "pin")
    for number, block in _place_shortened(work, blocks):
        _drop(work, _block_item(work, number, block, _section_of(work, block)))
    _place_elsewhere(work)
    worth -= sum(p.item.tokens for p in work.placed if p.section == _section(work, "recalled"))
    _drop_found(work, _place_recalled(work, recalled, worth, last=True))


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


def _needs(work: Fit) -> _Needs:
    """Tried out on a room of its own, where there is no end to the budget."""
    room = replace(work.room, left=_ENDLESS, opened=set())
    tried = replace(work, room=room, placed=[], dropped=[])
    ranked = _ranked(tried)
    shown = {message.id for message in work.scene.verbatim}
    must = [one for one in ranked if _must(one[1])]
    settled = [one for one in must if not _is_news(work, one[0])]
    news = [one for one in must if _is_news(work, one[0]) and not shown & set(one[1].sources)]
    sizes: list[int] = []
    for place in (
        lambda: _place_blocks(tried, _best_blocks(tried), _ENDLESS),
        lambda: _place_facts(tried, settled, _ENDLESS),
        lambda: _place_facts(tried, news, _ENDLESS),
    ):
        before = room.left
        place()
        sizes.append(before - room.left)
    return _Needs(*sizes)


def _keep_steady(
    work: Fit,
    shares: Steady,
    needs: _Needs,
    budget: int,
    pins: list[Message],
    window: list[Message],
    waiting: list[Message],
) -> None:
    """Everybody keeps to a fixed share, whatever is asked, and what is found for the question
    comes last: so a context begins like the one before, and providers charge less for a beginning
    that they have seen."""
    held = _held(work, window or waiting, budget)
    work.room.left -= held
    ranked = _ranked(work)
    settled = [one for one in ranked if not _is_news(work, one[0])]
    left = _place_facts(work, settled, max(int(shares.facts * budget), needs.facts))
    pins = _place_pins(work, pins)
    blocks = _best_blocks(work)
    blocks = _place_blocks(work, blocks, max(int(shares.ladder * budget), needs.ladder))
    work.room.left += held
    room = work.room.left
    _place_window(work, window)
    recent = min(int(shares.recent * budget), room - needs.news - int(shares.found * budget))
    aside = max(0, work.room.left - max(0, recent - (room - work.room.left)))
    work.room.left -= aside
    _place_waiting(work, waiting)
    work.room.left += aside
    said = {p.message.id for p in work.placed if p.message and p.message.content in p.body}
    news = [one for one in ranked if _is_news(work, one[0]) and not said & set(one[1].sources)]
    must = [one for one in news if _must(one[1])]
    left += _place_facts(work, must, work.room.left)
    others = [one for one in news if not _must(one[1])]
    left += _place_facts(work, others, int(shares.news * budget))
    _place_elsewhere(work)
    worth = int(_worth(work.scene) * max(0, work.room.left))
    _drop_found(work, _place_recalled(work, _found(work), worth, last=True))
    for section, fact in left:
        _drop(work, _fact_item(work, section, fact))
    for number, block in blocks:
        _drop(work, _block_item(work, number, block, _section_of(work, block)))
    for message in pins:
        _drop(work, _message_item(work, message, "pinned", str(message), "pin"))


def _is_news(work: Fit, section: int) -> bool:
    return work.policy.compose.sections[section].news


def _worth(scene: Scene) -> float:
    """The share of the room that what search found is worth."""
    return scene.recalled_worth if scene.recalled else 0.0


def _must(fact: Fact) -> bool:
    """Whether it must not be forgotten."""
    return fact.critical or fact.pinned


def _must_share(work: Fit, budget: int) -> float:
    """The share for what must not be forgotten. A small budget leaves more of it to what is asked
    about; not while people talk, when the beginning of a context should stay as it is."""
    compose = work.policy.compose
    if work.scene.is_live or budget >= compose.ample_tokens:
        return compose.facts_share
    tight = 1 - budget / compose.ample_tokens
    return compose.facts_share * (1 - tight * compose.recall_share * _worth(work.scene))


def _known_share(work: Fit) -> float:
    """The share for what is merely known: what is asked about comes before it."""
    compose = work.policy.compose
    return compose.known_share * (1 - compose.recall_share * _worth(work.scene))


def _held(work: Fit, messages: Sequence[Message], budget: int) -> int:
    """What is kept free for the newest message."""
    if not messages:
        return 0
    newest = messages[-1].tokens + 16  # its label and heading
    return min(newest, int(work.policy.compose.newest_share * budget))


# ── facts and pins ────────────────────────────────────────────────────────────────────────────


def _ranked(work: Fit) -> list[tuple[int, Fact]]:
    """The facts that may be shown, each with its section, those with the best right first. Of a
    section that shows only so many, the most relevant; the others are named as left out."""
    shown: list[tuple[int, Fact]] = []
    taken: Counter[int] = Counter()
    for fact in sorted(work.scene.facts, key=partial(_right, work), reverse=True):
        section = _home(work, fact)
        if section is None:
            continue
        most = work.policy.compose.sections[section].most
        if most and taken[section] >= most:
            work.dropped.append(replace(_fact_item(work, section, fact), reason=_why(work, "rank")))
            continue
        taken[section] += 1
        shown.append((section, fact))
    return shown


def _right(work: Fit, fact: Fact) -> tuple[bool, bool, float, datetime, str]:
    section = _home(work, fact)
    chosen = section is not None and work.policy.compose.sections[section].most > 0
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
    apart = [i for i in homes if work.policy.compose.sections[i].news]
    if apart and fact.created_at > _settled_at(work):
        return apart[0]
    return next((i for i in homes if i not in apart), None)


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


def _place_facts(
    work: Fit, facts: Sequence[tuple[int, Fact]], allowed: int
) -> list[tuple[int, Fact]]:
    """Places facts in at most `allowed` tokens; returns the others."""
    refused: list[tuple[int, Fact]] = []
    for section, fact in facts:
        policy = work.policy.compose.sections[section]
        item = _fact_item(work, section, fact)
        group = _group(fact, policy)
        cost = work.room.cost(section, item.text, group)
        if cost > min(allowed, work.room.left):
            refused.append((section, fact))
            continue
        allowed -= cost
        work.room.take(section, cost, group)
        item = replace(item, tokens=cost)
        work.placed.append(Placed(section, _fact_order(fact, policy), item, group))
    return refused


def _fact_item(work: Fit, section: int, fact: Fact) -> Item:
    policy = work.policy.compose.sections[section]
    line = fact_line(fact, policy, work.scene.language)
    score = work.scene.scores.get(fact.id, fact.weight)
    why = "fact" if fact.critical else "known"
    size, reason = tokens.count(line), _why(work, why)
    return Item(policy.name, line, size, score, fact.sources, reason, at=fact.updated_at)


def _group(fact: Fact, policy: SectionPolicy) -> str:
    """Which facts stand together: those of a kind; joined on a line, those about one person."""
    return f"{fact.kind}/{fact.subject}" if policy.join and not policy.groups else fact.kind


def _fact_order(fact: Fact, policy: SectionPolicy) -> tuple[int, str, int, int]:
    kinds = list(policy.groups)
    kind = kinds.index(fact.kind) if fact.kind in kinds else len(kinds)
    together = _group(fact, policy) if policy.join or policy.groups else ""
    return kind, together, int(fact.created_at.timestamp()), fact.order


def _place_pins(work: Fit, messages: Sequence[Message]) -> list[Message]:
    """Places pinned messages, the newest first, whole and within their share; returns the rest."""
    section = _section(work, "pinned")
    allowed = int(work.policy.compose.pins_share * max(0, work.room.left))
    refused: list[Message] = []
    for message in reversed(messages):
        room = min(allowed, work.room.left) - work.room.heading(section) - 1
        if tokens.fits("".join(_line(work, section, message)), max(room, 0)):
            allowed -= _place_message(work, section, message, room, "pin")
        else:
            refused.append(message)
    return refused


# ── messages ──────────────────────────────────────────────────────────────────────────────────


def _place_window(work: Fit, messages: Sequence[Message]) -> None:
    """All of the window, the largest cut; when even that is too much, the oldest left out."""
    section = _recent(work)
    floor = work.policy.compose.clip_floor_tokens
    kept = list(messages)
    lines = {m.seq: tokens.count("".join(_line(work, section, m))) + 1 for m in kept}
    room = work.room.left - work.room.heading(section)
    while len(kept) > 1 and _too_tight([lines[m.seq] for m in kept], room, floor):
        kept.remove(next((m for m in kept if not m.pinned), kept[0]))
    for message in (m for m in messages if m not in kept):
        _drop(work, _message_item(work, message, "recent", message.content, "window"))
    cap = _cap([lines[m.seq] for m in kept], room)
    for message in reversed(kept):
        whole = lines[message.seq] <= cap
        _place_message(work, section, message, cap - 1, "window" if whole else "clip")


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


def _place_waiting(work: Fit, messages: Sequence[Message]) -> None:
    """Newest first, whole; the first that does not fit is cut, and all before it left out."""
    section = _recent(work)
    floor = 2 * work.policy.compose.clip_floor_tokens
    for message in reversed(messages):
        line = _line(work, section, message)
        room = work.room.left - work.room.heading(section) - 1
        if room >= floor or tokens.fits("".join(line), max(room, 0)):
            _place_line(work, section, message, line, room, "wait")
        else:
            _drop(work, _message_item(work, message, "waiting", "".join(line), "wait"))


def _place_message(work: Fit, section: int, message: Message, room: int, why: str) -> int:
    """Places a message in at most `room` tokens; returns what it cost, 0 if it found no place."""
    return _place_line(work, section, message, _line(work, section, message), room, why)


def _place_line(
    work: Fit, section: int, message: Message, whole: tuple[str, str], room: int, why: str
) -> int:
    marker = pick(work.policy.compose.cut, work.scene.language)
    line = clipped(message, whole, room, marker) if room > 0 else ""
    name = _names(work, section, why)
    if not line:
        _drop(work, _message_item(work, message, name, "".join(whole), why))
        return 0
    cost = work.room.cost(section, line)
    work.room.take(section, cost)
    item = _message_item(work, message, name, line, why, cost)
    body = line.removeprefix(whole[0])
    work.placed.append(Placed(section, (0, "", message.seq, 0), item, message=message, body=body))
    return cost


def _names(work: Fit, section: int, why: str) -> str:
    return "waiting" if why == "wait" else work.policy.compose.sections[section].name


def _line(work: Fit, section: int, message: Message) -> tuple[str, str]:
    policy = work.policy.compose.sections[section]
    return message_line(message, policy, work.policy, work.scene.user, work.scene.language)


def _message_item(
    work: Fit, message: Message, section: str, text: str, why: str, cost: int | None = None
) -> Item:
    size = message.tokens if cost is None else cost
    return Item(
        section, text, size, 1.0, (message.id,), _why(work, why),
        message.cycle, message.cycle, message.seq, message.seq, message.at,
    )  # fmt: skip


def _place_elsewhere(work: Fit) -> None:
    """What was said in other conversations, the newest first, whole."""
    section = _section(work, "elsewhere")
    found = [(section, message, 1.0) for message in reversed(work.scene.elsewhere)]
    for _, message, score in _place_found(work, found, work.room.left):
        _drop(work, _missed_item(work, section, message, score))


Recalled = tuple[int, Message, float]


def _found(work: Fit) -> list[Recalled]:
    """What search found, the best first, if the preset has a place for it."""
    section = _section(work, "recalled")
    if work.policy.compose.sections[section].source != "recalled":
        return []
    return [(section, message, score) for message, score in work.scene.recalled]


def _place_recalled(
    work: Fit, found: Sequence[Recalled], allowed: int, *, last: bool = False
) -> list[Recalled]:
    """Places what search found in at most `allowed` tokens; returns what has yet to be placed.
    What stands in the context already, or waits to, is not repeated."""
    scene = work.scene
    shown = {(p.message.chat, p.message.seq) for p in work.placed if p.message}
    here = scene.chat.id if scene.chat else ""
    now, later = list[Recalled](), list[Recalled]()
    for one in found:
        message = one[1]
        if (message.chat, message.seq) in shown:
            continue
        waits = not last and message.chat == here and message.seq >= scene.shown_from
        (later if waits else now).append(one)
    return [*_place_found(work, now, allowed), *later]


def _place_found(work: Fit, found: Sequence[Recalled], allowed: int) -> list[Recalled]:
    refused: list[Recalled] = []
    for section, message, score in found:
        if message.tokens - _JOINED > min(allowed, work.room.left):  # no need to write its line
            refused.append((section, message, score))
            continue
        line = "".join(_line(work, section, message))
        day = date(message.at) if work.policy.compose.sections[section].day else ""
        cost = work.room.cost(section, line, day)
        if cost > min(allowed, work.room.left):
            refused.append((section, message, score))
            continue
        allowed -= cost
        work.room.take(section, cost, day)
        order = (int(1e6 * said_at(message).timestamp()), message.chat, message.seq, 0)
        item = _found_item(work, section, message, score, line, cost)
        work.placed.append(Placed(section, order, item, day, message))
    return refused


def _drop_found(work: Fit, refused: Sequence[Recalled]) -> None:
    """Names the nearest misses, and counts the others."""
    for section, message, score in refused[:_NEAR_MISSES]:
        _drop(work, _missed_item(work, section, message, score))
    if far := refused[_NEAR_MISSES:]:
        name = work.policy.compose.sections[far[0][0]].name
        reason = f"{_why(work, 'budget')}: {len(far)}"
        work.dropped.append(Item(name, "", 0, far[0][2], (), reason))


def _found_item(
    work: Fit, section: int, message: Message, score: float, line: str, cost: int
) -> Item:
    policy = work.policy.compose.sections[section]
    why = _why(work, policy.source)
    return Item(policy.name, line, cost, score, (message.id,), why, at=message.at)


def _missed_item(work: Fit, section: int, message: Message, score: float) -> Item:
    line = "".join(_line(work, section, message))
    return _found_item(work, section, message, score, line, message.tokens)


# ── summaries ─────────────────────────────────────────────────────────────────────────────────


def _best_blocks(work: Fit) -> list[tuple[int, Summary]]:
    """The summaries, newest first. Of a section that shows only so many, the most relevant; the
    others are named as left out."""
    blocks = list(reversed(list(enumerate(work.scene.blocks))))
    for index, section in enumerate(work.policy.compose.sections):
        here = [one for one in blocks if _section_of(work, one[1]) == index]
        if section.source != "ladder" or not section.most or len(here) <= section.most:
            continue
        ranked = sorted(here, key=partial(_standing, work), reverse=True)
        for number, block in ranked[section.most :]:
            item = _block_item(work, number, block, index)
            work.dropped.append(replace(item, reason=_why(work, "rank")))
        gone = {number for number, _ in ranked[section.most :]}
        blocks = [one for one in blocks if one[0] not in gone]
    return blocks


def _standing(work: Fit, one: tuple[int, Summary]) -> tuple[bool, float, int]:
    """What has something to tell, then what search found, then the newest."""
    number, block = one
    chat = work.scene.chat.id if work.scene.chat else ""
    found = work.scene.scores.get(f"s{block.start}-{block.end}:{chat}", 0.0)
    return bool(block.text), found, number


def _reserve(work: Fit, blocks: list[tuple[int, Summary]]) -> int:
    """What summaries may take before what waits: their share, and in any case the newest one."""
    share = int(work.policy.compose.ladder_share * max(0, work.room.left))
    if not blocks:
        return share
    number, newest = blocks[0]
    section = _section_of(work, newest)
    return max(share, work.room.cost(section, _block_item(work, number, newest, section).text))


def _place_blocks(
    work: Fit, blocks: list[tuple[int, Summary]], allowed: int
) -> list[tuple[int, Summary]]:
    """Places summaries, given newest first, in at most `allowed` tokens; returns the others."""
    for n, (number, block) in enumerate(blocks):
        section = _section_of(work, block)
        item = _block_item(work, number, block, section)
        if not block.text:
            work.placed.append(Placed(section, (0, "", block.start, 0), _silent(work, item)))
            continue
        cost = work.room.cost(section, item.text)
        if cost > min(allowed, work.room.left):
            return blocks[n:]
        allowed -= cost
        work.room.take(section, cost)
        work.placed.append(Placed(section, (0, "", block.start, 0), replace(item, tokens=cost)))
    return []


def _place_shortened(work: Fit, blocks: list[tuple[int, Summary]]) -> list[tuple[int, Summary]]:
    """Places the first sentences of the newest summary that found no place; returns the others."""
    if not blocks:
        return []
    number, block = blocks[0]
    section = _section_of(work, block)
    empty = _block_item(work, number, replace(block, text="", events=()), section).text
    room = work.room.left - work.room.cost(section, empty)
    if room < work.policy.compose.clip_floor_tokens:
        return blocks
    shorter = replace(block, text=cut(block.text, room, "tokens"), events=())
    item = _block_item(work, number, shorter, section)
    cost = work.room.cost(section, item.text)
    if cost > work.room.left:
        return blocks
    work.room.take(section, cost)
    item = replace(item, tokens=cost, reason=f"{item.reason}, {_why(work, 'cut')}")
    work.placed.append(Placed(section, (0, "", block.start, 0), item))
    return blocks[1:]


def _block_item(work: Fit, number: int, block: Summary, section: int) -> Item:
    policy = work.policy.compose.sections[section]
    text = block_line(block, number + 1, policy, work.scene.language)
    return Item(
        policy.name, text, tokens.count(text), 1.0, (block.first_id, block.last_id),
        f"{_why(work, 'block')} {block.rung}", block.first, block.last, block.start, block.end,
        block.at,
    )  # fmt: skip


def _silent(work: Fit, item: Item) -> Item:
    """A summary with nothing to say takes no place, but is accounted for."""
    return replace(item, text="", tokens=0, reason=_why(work, "silent"))


def _section_of(work: Fit, block: Summary) -> int:
    """The section that shows this rung. A rung that the preset does not know, left by another
    preset, counts as its coarsest."""
    rung = min(block.rung, len(work.policy.ladder.rungs)) if not work.policy.ladder.slides else 1
    for index, section in enumerate(work.policy.compose.sections):
        if section.source == "ladder" and (not section.rungs or rung in section.rungs):
            return index
    return _recent(work)


# ── the rest ──────────────────────────────────────────────────────────────────────────────────


def _account(work: Fit) -> None:
    """Names what was not even looked at, so that nothing goes unmentioned."""
    scene = work.scene
    if scene.chat and scene.shown_from > scene.climbed + 1:
        count = scene.shown_from - scene.climbed - 1
        item = Item(
            "waiting", "", 0, 0.0, (), f"{_why(work, 'budget')}: {count}",
            0, 0, scene.climbed + 1, scene.shown_from - 1,
        )  # fmt: skip
        work.dropped.append(item)
    if scene.facts_left:
        work.dropped.append(Item("facts", "", 0, 0.0, (), _why(work, "budget")))


def _drop(work: Fit, item: Item) -> None:
    reason = f"{_why(work, 'budget')} ({item.reason})"
    work.dropped.append(replace(item, reason=reason))


def drop_last(work: Fit) -> None:
    """Takes back the place with the least right to it."""
    _drop(work, work.placed.pop().item)


def _section(work: Fit, source: str) -> int:
    """The section that shows this; what a preset has no section for stands with the messages."""
    sections = work.policy.compose.sections
    found = [i for i, section in enumerate(sections) if section.source == source]
    return found[0] if found else _section(work, "recent")


def _recent(work: Fit) -> int:
    return _section(work, "recent")


def _why(work: Fit, key: str) -> str:
    return _REASONS[key][work.scene.language]
