"""Somebody at the terminal and a small bot: what is said, and what the memory makes of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

from lembrar.cli import bot, given
from lembrar.cli.output import tame
from lembrar.cli.phrases import phrase
from lembrar.cli.turn import Row, Talk, Turn, gauge, grid, happenings, told
from lembrar.errors import InvalidInput
from lembrar.model import Chat, Summary
from lembrar.text.language import detect

if TYPE_CHECKING:
    from rich.console import Console

PROMPT = "› "
COMMANDS = {
    "/contexto": "context", "/context": "context",
    "/fatos": "facts", "/facts": "facts",
    "/resumos": "summaries", "/summaries": "summaries",
    "/lembrar": "search", "/remember": "search",
    "/ajuda": "help", "/help": "help",
    "/sair": "quit", "/quit": "quit",
}  # fmt: skip


@dataclass(slots=True)
class Session:
    """Somebody at the terminal, and Eco. `language` follows what is said."""

    talk: Talk
    screen: Console
    timezone: str
    language: str
    turns: list[Turn] = field(default_factory=list[Turn])

    def run(self, opened: Chat, lines: Iterator[str], url: str) -> None:
        """Talks until the other side leaves."""
        name = "welcome" if opened.is_new or not opened.cycles else "welcome_back"
        self.print(phrase(self.language, name, cycles=opened.cycles))
        for line in lines:
            if COMMANDS.get(line) == "quit":
                break
            self.hear(line)
        cycles = self.turns[-1].cycle.number if self.turns else opened.cycles
        self.print(phrase(self.language, "bye", cycles=cycles, url=url))

    def hear(self, line: str) -> None:
        """A command, or something to remember. What cannot be recorded is said, and no more."""
        try:
            if line.startswith("/"):
                self.obey(line)
            elif line:
                self.answer(line)
        except InvalidInput as error:
            self.print(str(error))

    def answer(self, said: str) -> None:
        """Answers, and shows what the memory did with it."""
        self.language = detect(said, self.language)
        at = given.now(self.timezone)
        reply = bot.answer(said, self.talk.facts(), at, self.language)
        turn = self.talk.say(said, reply, at=at)
        self.turns.append(turn)
        rows: list[Row] = [(phrase(self.language, "bot"), reply, "bold")]
        rows += gauge(turn, turn.budget, self.language)
        rows += [("", text, "cyan") for text in happenings(turn, self.language)]
        self.screen.print(grid(rows))

    def obey(self, line: str) -> None:
        """Does what a /command asks for."""
        command, _, words = line.partition(" ")
        shown = {
            "search": lambda: self._search(words.strip()),
            "context": self._context,
            "facts": self._facts,
            "summaries": self._summaries,
            "help": lambda: phrase(self.language, "help").strip(),
        }.get(COMMANDS.get(command, ""))
        unknown = phrase(self.language, "unknown_command", command=command)
        self.print(shown() if shown else unknown)

    def print(self, text: str) -> None:
        """Text, wrapped to the terminal, whatever it holds."""
        self.screen.print(tame(text))

    def _context(self) -> str:
        context = self.talk.memory.context(self.talk.chat, self.talk.user)
        sizes = {"tokens": context.tokens, "budget": context.budget}
        head = phrase(self.language, "shown_context", **sizes)
        return f"── {head}\n{context.text or phrase(self.language, 'empty')}\n──"

    def _search(self, words: str) -> str:
        if not words:
            return phrase(self.language, "search_what")
        found = self.talk.memory.search(self.talk.user, words)
        lines = [f"· {hit.at.date() if hit.at else ''} {hit.content}" for hit in found]
        return "\n".join(lines) or phrase(self.language, "nothing_found")

    def _facts(self) -> str:
        lines = [f"★ {told(fact, self.language)}" for fact in self.talk.facts()]
        return "\n".join(lines) or phrase(self.language, "no_facts")

    def _summaries(self) -> str:
        blocks = self.talk.memory.summaries(self.talk.chat)
        lines = [self._summary(block) for block in blocks]
        return "\n".join(lines) or phrase(self.language, "no_summaries")

    def _summary(self, block: Summary) -> str:
        name = "cycle" if block.first == block.last else "cycles"
        cycles = phrase(self.language, name, first=block.first, last=block.last)
        return f"▼ {cycles}, {phrase(self.language, 'rung', rung=block.rung)}: {block.text}"


def typed(screen: Console) -> Iterator[str]:
    """What is typed or piped in, line by line; what is piped is shown as if it had been typed."""
    if not sys.stdin.isatty():
        for line in given.lines():
            screen.print(PROMPT + tame(line), style="dim")
            yield line.strip()
        return
    with suppress(ImportError):
        import_module("readline")  # gives input() its line editing
    while True:
        try:
            yield input("" if screen.quiet else PROMPT).strip()
        except EOFError:
            return
