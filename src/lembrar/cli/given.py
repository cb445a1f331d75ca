"""What people give on the command line and through stdin, read with care."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO

import typer

from lembrar.errors import InvalidInput, InvalidMessage, LembrarError
from lembrar.record import check_zone, incoming

STDIN = "-"


def moment(text: str | None, timezone: str) -> datetime | None:
    """A time in ISO 8601. Without an offset it is meant where the user is."""
    if text is None:
        return None
    zone = check_zone(timezone) if timezone else None
    try:
        at = datetime.fromisoformat(text)
        if at.tzinfo is not None:
            return at
        return at.replace(tzinfo=zone) if zone else at.astimezone()
    except (ValueError, OverflowError, OSError):
        raise typer.BadParameter(
            f"{text!r} is not an ISO 8601 time such as 2026-11-15T10:00:00-03:00."
        ) from None


def texts(*given: str | None) -> list[str | None]:
    """The texts, `-` standing for what comes through stdin, without its last line break."""
    if given.count(STDIN) > 1:
        raise typer.BadParameter("Only one text can come through stdin.")
    return [_decoded(_stdin().read()) if text == STDIN else text for text in given]


def lines() -> Iterator[str]:
    """What comes through stdin, line by line as it comes."""
    return map(_decoded, _stdin())


def now(timezone: str) -> datetime:
    """The time where the user is."""
    return datetime.now(check_zone(timezone) if timezone else None).astimezone()


def rows(file: str, user: str) -> list[dict[str, Any]]:
    """The messages of a JSONL file or of stdin, each checked, so that a bad line is found before
    anything is written."""
    found: list[dict[str, Any]] = []
    for number, line in enumerate(_lines(file), 1):
        if line.strip():
            found.append(_row(line, f"line {number} of {_name(file)}", user))
    return found


def _row(line: bytes, where: str, user: str) -> dict[str, Any]:
    try:
        row = json.loads(line.decode().removeprefix("\ufeff"))
        incoming([row], user, datetime.now().astimezone(), "")
    except UnicodeDecodeError:
        raise InvalidMessage(f"{where} is not UTF-8. Nothing was recorded.") from None
    except LembrarError as error:  # before ValueError, of which some are one
        raise InvalidMessage(f"{where}: {error} Nothing was recorded.") from error
    except (ValueError, RecursionError) as error:
        raise InvalidMessage(f"{where} is not JSON: {error}. Nothing was recorded.") from None
    return row


def _lines(file: str) -> Iterator[bytes]:
    if file == STDIN:
        yield from _stdin()
        return
    try:
        with Path(file).open("rb") as lines:
            yield from lines
    except OSError as error:
        raise InvalidInput(f"{file} cannot be read: {error.strerror}.") from error


def _name(file: str) -> str:
    return "stdin" if file == STDIN else file


def _stdin() -> BinaryIO:
    return sys.stdin.buffer


def _decoded(data: bytes) -> str:
    try:
        return data.decode().removesuffix("\n").removesuffix("\r")
    except UnicodeDecodeError:
        raise InvalidMessage("What came through stdin is not UTF-8. Convert it first.") from None
