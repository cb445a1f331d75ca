"""How numbers, sizes and times are told in a language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo

from lembrar.dashboard.texts import texts

_SWAPPED = str.maketrans(",.", ".,")
_UNITS = ("B", "kB", "MB", "GB", "TB")


@dataclass(frozen=True, slots=True)
class Saying:
    """The ways of "pt" or "en", with the clock of a zone."""

    language: str
    zone: tzinfo = UTC

    def number(self, value: float, digits: int = 0) -> str:
        """12.345,6 or 12,345.6."""
        plain = f"{value:,.{digits}f}"
        return plain.translate(_SWAPPED) if self.language == "pt" else plain

    def about(self, value: float) -> str:
        """A large number, short: 12,3 mil or 12.3 k."""
        told = texts(self.language)
        if value >= 1_000_000:
            return f"{self.number(value / 1_000_000, 1)} {told.millions}"
        if value >= 10_000:
            return f"{self.number(value / 1000, 1)} {told.thousands}"
        return self.number(value)

    def weighed(self, amount: float) -> str:
        """A number of bytes, in the unit that suits it."""
        unit = 0
        while amount >= 1000 and unit < len(_UNITS) - 1:
            amount, unit = amount / 1000, unit + 1
        return f"{self.number(amount, 1 if unit and amount < 100 else 0)} {_UNITS[unit]}"

    def day(self, at: datetime | None) -> str:
        """A day; nothing if there is none."""
        if at is None:
            return ""
        return at.astimezone(self.zone).strftime(
            "%d/%m/%Y" if self.language == "pt" else "%Y-%m-%d"
        )

    def moment(self, at: datetime | None) -> str:
        """A day and the time of it."""
        return f"{self.day(at)} {at.astimezone(self.zone):%H:%M}" if at else ""
