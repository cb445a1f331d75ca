"""Where answers go: stdout, whole and unadorned where a program reads it."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, TextIO

from lembrar.cli.jsonable import document

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

# What was stored must not move the cursor, rename the window or clear the screen of who reads it.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def write(look: RenderableType) -> None:
    """Prints what people see. A string is written as it is, to the last byte, unless a terminal
    would take its control characters for orders."""
    if isinstance(look, str):
        text = look if look.endswith("\n") else look + "\n"
        sys.stdout.write(tame(text) if sys.stdout.isatty() else text)
        return
    from rich.text import Text

    console().print(look, soft_wrap=isinstance(look, Text))  # what was said keeps its lines


def write_json(value: object) -> None:
    """Prints a value as one JSON document."""
    speaks_utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    sys.stdout.write(document(value, ascii_only=not speaks_utf8) + "\n")


def tame(text: str) -> str:
    """The text with its control characters made visible, lines and tabs left alone."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def place(url: str) -> str:
    """Where a database is, fit to be shown: nobody's password is."""
    head, slashes, rest = url.partition("://")
    if not slashes:
        return tame(url)
    return tame(f"{head}{slashes}{rest.partition('?')[0].rpartition('@')[2]}")


def console(file: TextIO | None = None, *, quiet: bool = False) -> Console:
    """A rich console on stdout or another stream."""
    from rich.console import Console

    class Pipe(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Pipe(file=file or sys.stdout, highlight=False, markup=False, emoji=False, quiet=quiet)
