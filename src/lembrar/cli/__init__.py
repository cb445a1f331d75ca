"""The command line: `lembrar VERB …`, with the words of the Python API."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code. Without `arguments`, those of the process."""
    from lembrar.cli import exits

    try:
        from lembrar.cli.app import app

        _prepare()
        app(args=list(sys.argv[1:] if arguments is None else arguments), prog_name="lembrar")
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else exits.OK
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    return exits.OK


def verbs() -> list[str]:
    """Every verb, in the order of the help."""
    from lembrar.cli.app import PANELS

    return [name for panel in PANELS.values() for name in panel]


def _prepare() -> None:
    """Characters that a terminal cannot show must not stop a command, and what the library logs
    is one line for the person who reads it."""
    if reconfigure := getattr(sys.stdout, "reconfigure", None):
        reconfigure(errors="backslashreplace")
    handler = logging.StreamHandler()
    handler.setFormatter(_OneLine())
    logging.getLogger("lembrar").handlers[:] = [handler]


class _OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return f"lembrar: {record.getMessage()}"
