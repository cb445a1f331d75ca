"""The placing of things in a context: what has a place, what is left of the budget, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from lembrar.compose.lines import group_heading, pick
from lembrar.compose.scene import Scene
from lembrar.model import Fact, Item, Message, Summary
from lembrar.policy import Policy, SectionPolicy
from lembrar.text import tokens

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


class Placed(NamedTuple):
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
    sections: tuple[SectionPolicy, ...]
    language: str
    opened: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])

    def cost(self, section: int, text: str, group: str = "") -> int:
        """What a line costs here, with the heading that it brings along."""
        return tokens.count(text + "\n") + self.heading(section, group)

    def heading(self, section: int, group: str = "") -> int:
        """What opening a section (and a group in it) costs."""
        cost = 0
        if (section, "") not in self.opened:
            policy = self.sections[section]
            title, end = pick(policy.title, self.language), pick(policy.end, self.language)
            cost += sum(tokens.count(text) + 2 for text in (title, end) if text)
        if group and (section, group) not in self.opened:
            heading = group_heading(self.sections[section], group, self.language)
            cost += tokens.count(heading + "\n") if heading else 0
        return cost

    def take(self, section: int, cost: int, group: str = "") -> None:
        """Gives a line, and the heading that it brings along, what it costs here."""
        self.left -= cost
        self.opened.add((section, ""))
        if group:
            self.opened.add((section, group))


@dataclass(slots=True)
class Fit:
    """The placing of a scene. `placed` is in order of right: the last is the first to go.
    `homes` are the sections by what they show, `rungs` those of the ladder's rungs, `lines` those
    of facts by section and id."""

    scene: Scene
    policy: Policy
    room: Room
    homes: Mapping[str, int]
    rungs: Mapping[int, int]
    placed: list[Placed] = field(default_factory=list[Placed])
    dropped: list[Item] = field(default_factory=list[Item])
    lines: dict[tuple[int, str], str] = field(default_factory=dict[tuple[int, str], str])

    def trial(self, left: int) -> Fit:
        """The same with nothing placed yet, in another room."""
        room = Room(left, self.room.sections, self.room.language)
        return Fit(self.scene, self.policy, room, self.homes, self.rungs, lines=self.lines)

    def section(self, source: str) -> int:
        """The section that shows this; what a preset has no section for stands with messages."""
        return self.homes.get(source, self.homes["recent"])

    def of_block(self, block: Summary) -> int:
        """The section that shows this rung. A rung that the preset does not know, left by another
        preset, counts as its coarsest."""
        ladder = self.policy.ladder
        return self.rungs[1 if ladder.slides else min(block.rung, len(ladder.rungs))]

    def why(self, key: str) -> str:
        """A reason, in the language of the context."""
        return _REASONS[key][self.scene.language]

    def drop(self, item: Item) -> None:
        """Names something as left out for want of room."""
        self.leave(item, f"{self.why('budget')} ({item.reason})")

    def leave(self, item: Item, reason: str) -> None:
        """Names something as left out."""
        self.dropped.append(
            Item(
                item.section, item.text, item.tokens, item.score, item.sources, reason,
                item.first, item.last, item.start, item.end, item.at,
            )
        )  # fmt: skip

    def drop_last(self) -> None:
        """Takes back the place with the least right to it."""
        self.drop(self.placed.pop().item)


def new_fit(scene: Scene, policy: Policy, budget: int) -> Fit:
    """Nothing placed yet, and all of the budget left."""
    sections = policy.compose.sections
    homes: dict[str, int] = {}
    for index, section in enumerate(sections):
        homes.setdefault(section.source, index)
    rungs = {rung: _shows(sections, rung, homes["recent"]) for rung in _rungs(policy, scene)}
    return Fit(scene, policy, Room(budget, sections, scene.language), homes, rungs)


def _rungs(policy: Policy, scene: Scene) -> Iterable[int]:
    """Those that blocks of this scene can stand on, as the preset knows them."""
    most = len(policy.ladder.rungs)
    return {1, *(min(block.rung, most) for block in scene.blocks)}


def _shows(sections: tuple[SectionPolicy, ...], rung: int, otherwise: int) -> int:
    for index, section in enumerate(sections):
        if section.source == "ladder" and (not section.rungs or rung in section.rungs):
            return index
    return otherwise


def must(fact: Fact) -> bool:
    """Whether it must not be forgotten."""
    return fact.critical or fact.pinned
