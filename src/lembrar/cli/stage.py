"""How the guided tour looks: panels, bars and a narrator, in 80 columns."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lembrar.cli.output import tame
from lembrar.cli.phrases import phrase
from lembrar.cli.script import Line, Remembered, Script
from lembrar.cli.tables import bar, number
from lembrar.cli.turn import Row, Turn, gauge, grid, happenings, told

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from lembrar.cli.guided import Tour

_WIDTH = 80
_BAR = 50
_TURN_SECONDS = 0.35
_NOTE_SECONDS = 1.2  # more, to be read
_OTHER = {"pt": "en", "en": "pt"}


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a script is played. `paced` leaves time to read."""

    screen: Console
    script: Script
    language: str
    paced: bool = False

    def open(self, preset: str, budget: int) -> None:
        """What there is to see."""
        names = {"user": self.script.user, "bot": self.script.bot}
        self._panel("title", self._say("intro", **names, budget=budget, preset=preset), "cyan")

    def show(self, line: Line, turn: Turn) -> None:
        """One exchange, how large log and context are now, and what the memory did."""
        rows: list[Row] = [
            (f"{turn.cycle.number:>2} {self.script.user}", line.said, "bold"),
            (f"   {self.script.bot}", line.answered, ""),
            *gauge(turn, self.script.tokens, self.language),
        ]
        happened = happenings(turn, self.language)
        happened += [f"◆ {self._say('pinned')}"] if line.pin else []
        rows += [("", text, "cyan") for text in happened]
        rows += [("", f"» {line.note}", "italic yellow")] if line.note else []
        self._print(grid(rows))
        self._print("")
        self._pause(_TURN_SECONDS + (_NOTE_SECONDS if line.note else 0))

    def close(self, tour: Tour) -> None:
        """What is left of it all, and what it saved."""
        asked = self._say("question", user=self.script.user, question=self.script.question)
        self._print(asked)
        sizes = {"tokens": tour.context.tokens, "budget": tour.context.budget}
        self._panel("final_context", tame(tour.context.text), "green", **sizes)
        if tour.context.dropped:
            self._print(self._say("left_out", count=len(tour.context.dropped)))
        facts = "\n".join(f"★ {told(fact, self.language)}" for fact in tour.facts)
        self._panel("facts_title", facts or self._say("no_facts"), "cyan")
        self._panel("check_title", self._checked(tour.remembered), "magenta")
        self._panel("savings_title", self._saved(tour.turns), "green")

    def suggest(self, url: str | None, tour: Tour) -> None:
        """What to try next: on the tour's own file, if it was kept in one."""
        at = f"--url {url or 'sqlite:' + self._say('next_file')}"
        tries = {
            "next_chat": "chat",
            "next_language": f"chat --guided --language {_OTHER[self.language]}",
            "next_keep": f"chat --guided {at}",
            "next_summaries": f"summaries {tour.chat} {at}",
            "next_explain": f"context {tour.chat} {tour.user} --explain {at}",
            "next_presets": "presets",
        }
        if url:
            del tries["next_keep"]
        lines = [f"{_program()} {verb}\n  {self._say(name)}" for name, verb in tries.items()]
        self._panel("next_title", "\n".join(lines), "cyan")

    def _checked(self, remembered: Sequence[Remembered]) -> str:
        lines: list[str] = []
        for what in remembered:
            told = self._say("check", why=what.why, text=what.text, cycle=what.cycle)
            lines.append(f"{'✓' if what.found else '✗'} {told}")
        return "\n".join(lines)

    def _saved(self, turns: Sequence[Turn]) -> RenderableType:
        """Now, and over all the answers, each of which would have been sent everything so far."""
        from rich.console import Group

        last = turns[-1]
        rows: list[Row] = []
        for name, size in (("whole_now", last.log_tokens), ("context_now", last.context_tokens)):
            drawn = bar(size, last.log_tokens, _BAR)
            rows.append((self._say(name), f"{drawn} {number(size, self.language)}", ""))
        whole, sent = sum(t.log_tokens for t in turns), sum(t.context_tokens for t in turns)
        rows.append(
            ("", self._say("saved_now", share=_share(last.context_tokens, last.log_tokens)), "bold")
        )
        all_told = self._say(
            "saved_all", turns=len(turns), sent=sent, whole=whole, share=_share(sent, whole)
        )
        return Group(grid(rows), all_told)

    def _say(self, name: str, **values: object) -> str:
        return phrase(self.language, name, **values)

    def _panel(self, title: str, inside: RenderableType, style: str, **values: object) -> None:
        from rich.panel import Panel

        titled = self._say(title, **values)
        self._print(Panel(inside, title=titled, title_align="left", border_style=style))

    def _print(self, what: RenderableType) -> None:
        self.screen.print(what, width=min(_WIDTH, self.screen.width))

    def _pause(self, seconds: float) -> None:
        if self.paced:
            time.sleep(seconds)


def _share(sent: int, whole: int) -> str:
    """What was saved of the whole."""
    return f"{max(0.0, 1 - sent / max(whole, 1)):.0%}"


def _program() -> str:
    """How this program was called, if its name alone would not find it."""
    called = sys.argv[0]
    found = Path(called).name != "lembrar" or shutil.which("lembrar")
    return "lembrar" if found else called
