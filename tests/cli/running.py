"""Ways to run a command, in this process and in one of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from typer.testing import Result

Lembrar = Callable[..., Result]  # runs a command here
Ask = Callable[..., Any]  # runs it with --json and reads the answer


def process(*arguments: str, **options: Any) -> "subprocess.CompletedProcess[str]":
    """Runs a command as people do."""
    options.setdefault("env", environment())
    line = command(*arguments)
    return subprocess.run(line, check=False, text=True, capture_output=True, **options)


def environment(**more: str) -> dict[str, str]:
    """The environment, without what would change how Python writes: unbuffered, it loses what a
    pipe does not take at once."""
    changes = {"PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8"}
    return {name: value for name, value in os.environ.items() if name not in changes} | more


def command(*arguments: str) -> list[str]:
    """The command line of a process of its own."""
    code = "import sys; from lembrar.cli import main; sys.exit(main())"
    return [sys.executable, "-c", code, *arguments]
