"""The conversations of the guided tour, written beforehand in script_*.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from datetime import datetime
from importlib import resources

from lembrar.model import Context
from lembrar.text import tokens


@dataclass(frozen=True, slots=True)
class Line:
    """One exchange, and what the narrator says about it."""

    at: datetime
    said: str
    answered: str
    note: str = ""
    pin: bool = False


@dataclass(frozen=True, slots=True)
class Remembered:
    """Something said long ago, and whether a context still shows it."""

    cycle: int
    text: str
    why: str
    found: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """A whole conversation, and what should be remembered of it."""

    user: str
    bot: str
    timezone: str
    question: str
    lines: tuple[Line, ...]
    remember: tuple[Remembered, ...]

    @property
    def tokens(self) -> int:
        """How large its log will be."""
        return sum(tokens.count(line.said) + tokens.count(line.answered) for line in self.lines)

    def looked_up(self, context: Context) -> tuple[Remembered, ...]:
        """What should be remembered, looked for in a context."""
        return tuple(replace(what, found=what.text in context.text) for what in self.remember)


def load(language: str) -> Script:
    """The conversation in a language."""
    text = (resources.files("lembrar.cli") / f"script_{language}.toml").read_text("utf-8")
    read = tomllib.loads(text)
    lines = tuple(Line(**row) for row in read.pop("cycles"))
    remember = tuple(Remembered(**row) for row in read.pop("remember"))
    return Script(**read, lines=lines, remember=remember)
