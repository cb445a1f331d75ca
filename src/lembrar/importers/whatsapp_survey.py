"""Reading a WhatsApp chat through once: how its dates are written, and who speaks in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from lembrar.errors import InvalidInput
from lembrar.importers.base import DateOrder
from lembrar.importers.source import Source
from lembrar.importers.whatsapp_content import content_of
from lembrar.importers.whatsapp_lines import LEFT_TO_RIGHT, Stamp, sender, stamp
from lembrar.importers.whatsapp_words import PORTUGUESE

_MOST_NAMES = 5000
_MONTHS = 12


@dataclass(frozen=True, slots=True)
class Survey:
    """How the lines of a chat begin, in which order its dates stand, and how often each person
    speaks."""

    bracketed: bool
    order: str
    names: Mapping[str, int]
    group: str = ""  # what the chat is called, if WhatsApp speaks under its name


@dataclass(slots=True)
class _Evidence:
    """What lines of one form show. In a chat, time goes on: where a reading of the dates makes it
    go back, that reading is wrong."""

    lines: int = 0
    year_first: int = 0
    day_first: int = 0
    month_first: int = 0
    last: dict[str, tuple[int, int, int]] = field(default_factory=dict[str, tuple[int, int, int]])
    back: Counter[str] = field(default_factory=Counter[str])
    names: Counter[str] = field(default_factory=Counter[str])
    group: str = ""
    portuguese: bool = False

    def see(self, found: Stamp, body: str) -> None:
        """One more line."""
        self.lines += 1
        self.year_first += found.year_first
        self.day_first += not found.year_first and found.numbers[0] > _MONTHS
        self.month_first += not found.year_first and found.numbers[1] > _MONTHS
        self._compare(found.numbers)
        name, said = sender(body)
        own = said.startswith(LEFT_TO_RIGHT)  # WhatsApp's words, under a group's or person's name
        speaks = not own or content_of(said) != "notice"
        if name and speaks and (name in self.names or len(self.names) < _MOST_NAMES):
            self.names[name] += 1
        if self.lines == 1 and name and not speaks:
            self.group = name
        if (own or said.startswith("<") or not name) and not self.portuguese:
            self.portuguese = PORTUGUESE.search(said) is not None

    def _compare(self, numbers: tuple[int, int, int]) -> None:
        first, second, year = numbers
        for order, day in (("dmy", (year, second, first)), ("mdy", (year, first, second))):
            self.back[order] += day < self.last.get(order, day)
            self.last[order] = day

    def order(self) -> str:
        """The order of the numbers; empty if nothing shows it."""
        if self.year_first * 2 > self.lines:
            return "ymd"
        if self.day_first != self.month_first:
            return "dmy" if self.day_first > self.month_first else "mdy"
        if bool(self.back["dmy"]) != bool(self.back["mdy"]):
            return "mdy" if self.back["dmy"] else "dmy"
        return "dmy" if self.portuguese else ""


def survey(source: Source, order: DateOrder) -> Survey:
    """What the whole file shows. `order` is what the user says of its dates, if anything."""
    seen = {True: _Evidence(), False: _Evidence()}
    for _, line in source.lines():
        if found := stamp(line):
            seen[found.bracketed].see(found, line[found.end :])
    bracketed = seen[True].lines > seen[False].lines
    found = seen[bracketed]
    group = found.group if found.group not in found.names else ""
    return Survey(bracketed, _order(found, order, source.name), found.names, group)


def _order(found: _Evidence, said: DateOrder, name: str) -> str:
    shown = found.order()
    sure = found.year_first or found.day_first != found.month_first
    if said and shown and sure and said != shown:
        raise InvalidInput(
            f"The dates in {name} are not {said}: some of their numbers fit {shown} alone."
        )
    if found.lines and not (said or shown):
        raise InvalidInput(
            f"No date in {name} shows which number is the day and which the month. "
            "Say it: --date-order dmy (31/12/2026) or --date-order mdy (12/31/2026)."
        )
    return said or shown or "dmy"
