"""How a command ends: every exit code, and what is said on the way out."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress

import typer

from lembrar.errors import LembrarError

OK = 0
WRONG = 1  # it could not be done, and one line on stderr says why and what to do
USAGE = 2  # the command line itself is wrong
INTERRUPTED = 130  # Ctrl-C, as shells count it: 128 + SIGINT
CUT_OFF = 141  # who read our output has left: 128 + SIGPIPE

CODES: tuple[tuple[type[Exception], int], ...] = (
    (LembrarError, WRONG),
    (BrokenPipeError, CUT_OFF),
    (OSError, WRONG),
)


@contextmanager
def guarded() -> Generator[None]:
    """Turns expected errors into their exit codes. Output is complete, or known not to be, when
    this returns."""
    try:
        yield
        sys.stdout.flush()
    except tuple(kind for kind, _ in CODES) as error:
        if isinstance(error, OSError):
            _abandon_output()
        if not isinstance(error, BrokenPipeError):
            say(_told(error))
        raise typer.Exit(_code(error)) from error


def say(message: str) -> None:
    """One line to the person at the terminal, beside the output."""
    with suppress(OSError):
        print("lembrar:", " ".join(message.split()), file=sys.stderr, flush=True)


def _told(error: Exception) -> str:
    if not isinstance(error, OSError):
        return str(error)
    if error.filename:
        return f"{error.filename} cannot be used: {error.strerror}."
    return f"The answer could not be written: {error.strerror or error}. Send it elsewhere."


def _code(error: Exception) -> int:
    return next(code for kind, code in CODES if isinstance(error, kind))


def _abandon_output() -> None:
    """Without this the interpreter would try to write the rest once more when it ends."""
    with suppress(OSError, ValueError, io.UnsupportedOperation):
        descriptor = sys.stdout.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, descriptor)
        os.close(nowhere)
