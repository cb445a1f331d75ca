"""One exchange, and what it did to the memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from lembrar.cli.output import tame
from lembrar.cli.phrases import phrase, phrases
from lembrar.cli.tables import bar, number
from lembrar.model import Compaction, Cycle, Fact
from lembrar.sync import Memory

if TYPE_CHECKING:
    from rich.table import Table

_LABEL = 10  # columns
_BAR = 42  # cells; with its label and figures it fits 80 columns
Row = tuple[str, str, str]  # label, text, style


@dataclass(frozen=True, slots=True)
class Turn:
    """What was said, and how large log and context are now. `noted` are the facts it told."""

    cycle: Cycle
    noted: tuple[Fact, ...]
    compactions: tuple[Compaction, ...]
    log_tokens: int
    context_tokens: int
    budget: int
    dropped: int  # items that found no place in the context


@dataclass(slots=True)
class Talk:
    """A conversation in the terminal, on a memory whose background work is done turn by turn."""

    memory: Memory
    chat: str
    user: str

    def say(
        self, said: str, answered: str, *, at: datetime | None = None, pin: bool = False
    ) -> Turn:
        """Records an exchange, lets the memory settle, and measures it."""
        known = {fact.id: fact.observations for fact in self.facts()}
        cycle = self.memory.record(self.chat, self.user, said, answered, at=at)
        if pin:
            self.memory.pin(cycle.messages[0].id, chat=self.chat)
        runs = self.memory.consolidate(self.chat)
        noted = [fact for fact in self.facts() if known.get(fact.id) != fact.observations]
        context = self.memory.context(self.chat, self.user)
        return Turn(
            cycle=cycle,
            noted=tuple(noted),
            compactions=tuple(runs),
            log_tokens=context.full_tokens,
            context_tokens=context.tokens,
            budget=context.budget,
            dropped=len(context.dropped),
        )

    def facts(self) -> list[Fact]:
        """What is known of the user."""
        return self.memory.facts(self.user)


def gauge(turn: Turn, most: int, language: str) -> list[Row]:
    """Log and context as bars on one scale, of which `most` is the end; the light part of the
    context's is what its budget still leaves free."""
    scale = max(most, turn.log_tokens, turn.budget)
    log = bar(turn.log_tokens, scale, _BAR)
    context = bar(turn.context_tokens, scale, _BAR, limit=turn.budget)
    size = number(turn.log_tokens, language)
    used = phrase(language, "of_budget", tokens=turn.context_tokens, budget=turn.budget)
    used += f" · {phrase(language, 'dropped', count=turn.dropped)}" if turn.dropped else ""
    return [
        (phrase(language, "log"), f"{log} {size}", "dim"),
        (phrase(language, "context"), f"{context} {used}", "green"),
    ]


def grid(rows: Iterable[Row]) -> Table:
    """Labels on the left, texts on the right, wrapped under themselves."""
    from rich.table import Table

    made = Table.grid(padding=(0, 1))
    made.add_column(width=_LABEL, no_wrap=True)
    made.add_column(overflow="fold")
    for label, text, style in rows:
        made.add_row(label, tame(text), style=style)
    return made


def happenings(turn: Turn, language: str) -> list[str]:
    """What the memory did, one line each."""
    lines = [f"★ {told(fact, language)}" for fact in turn.noted]
    for run in turn.compactions:
        unit = phrase(language, "words") if run.unit == "words" else run.unit
        sizes = {"before": run.size_before, "after": run.size_after, "unit": unit}
        lines.append("▼ " + phrase(language, "compacted", last=run.last, **sizes))
    return lines


def told(fact: Fact, language: str) -> str:
    """A fact with its kind in words."""
    kind = phrases(language).get(fact.kind, fact.kind)
    return tame(phrase(language, "noted", kind=kind, text=str(fact)))
