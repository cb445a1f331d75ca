"""The small parts of what is shown: tables, bars, numbers and times."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

NONE = "–"


def table(*columns: str, head: bool = True, lines: bool = False) -> Table:
    """A table of these columns; those that start with > hold numbers."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, show_header=head, show_lines=lines, pad_edge=False)
    for name in columns:
        is_number = name.startswith(">")
        made.add_column(
            name.removeprefix(">"),
            justify="right" if is_number else "left",
            no_wrap=is_number,
            overflow="fold",
        )
    return made


def bar(size: int, most: int, width: int, *, limit: int | None = None) -> str:
    """`size` of `most` as a bar; with a `limit`, what is still free under it shows too."""
    full = _cells(size, most, width)
    if limit is None:
        return "█" * full
    return "█" * full + "░" * (_cells(limit, most, width) - full)


def _cells(size: int, most: int, width: int) -> int:
    """At least one for something, never more than the width."""
    return min(width, max(1 if size else 0, round(width * size / max(most, 1))))


def number(value: int, language: str = "en") -> str:
    """1204 as 1,204, and as 1.204 in Portuguese."""
    written = f"{value:,}"
    return written.replace(",", ".") if language == "pt" else written


def plural(count: int, one: str, many: str = "") -> str:
    """1 cycle, 2 cycles."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def span(first: int, last: int, noun: str = "cycle") -> str:
    """cycle 3, cycles 3–5; with no noun, the numbers alone."""
    if first == last:
        return f"{noun} {first}".strip()
    return f"{noun}{'s' if noun else ''} {first}–{last}".strip()


def day(at: datetime | None) -> str:
    """The day, as it was where it was said."""
    return at.date().isoformat() if at else NONE


def moment(at: datetime | None) -> str:
    """The day and the minute."""
    return at.strftime("%Y-%m-%d %H:%M") if at else NONE
