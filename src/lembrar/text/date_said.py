"""What the words of a rule say, and what they are found to mean: the values between the grammar
and its resolvers.

A resolver gives None, or raises ValueError or OverflowError, for words that are no date after all.
The names that patterns give to words: `d` day, `m` month, `y` year, `w` weekday, `n` number or
numbers, `o` ordinal or hour, `u` unit, `s` slice or season, `t` time, `p` part, `q` minutes, `h`
and a half, `e` the end of a range; `b` and `a` shift what stands after or before them ("next",
"que vem"), and so do `yb ya`, `mb ma` and `wb wa` for its year, month and week.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime

from lembrar.text.date_calendar import Period, Way, shifted


@dataclass(frozen=True, slots=True)
class Clock:
    """Minutes after midnight; `end` may be past the next one.

    A time that is not sure may still become one of the afternoon or the night, when a part of the
    day is said beside it; a spoken one is in the afternoon anyway ("às 3", "at 2:30").
    """

    start: int
    end: int | None = None
    is_sure: bool = False
    is_spoken: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What a rule's words mean: days, a time of day, a part of the day, or several of them."""

    period: Period | None = None
    clock: Clock | None = None
    part: int | None = None
    is_relative: bool = True
    is_weekday: bool = False
    is_open: bool = False  # only the tense told which occurrence; a neighbour may know better


@dataclass(frozen=True, slots=True)
class Said:
    """What a rule's named words say, who says it when, and whether the verbs look back."""

    words: Mapping[str, tuple[int, ...]]
    at: datetime
    is_english: bool
    tense: Way

    @property
    def today(self) -> date:
        return self.at.date()

    def __contains__(self, name: str) -> bool:
        return name in self.words

    def __getitem__(self, name: str) -> int:
        return self.words[name][0]

    def get(self, name: str) -> int | None:
        return self.words[name][0] if name in self.words else None

    def year(self) -> int | None:
        """The year, said as a number or from this one ("do ano que vem")."""
        if "y" in self:
            return self["y"]
        shift = self.shift("yb", "ya")
        return None if shift is None else self.today.year + shift

    def shift(self, before: str = "b", after: str = "a") -> int | None:
        """What "próximo", "last" or "que vem" say: how many on from this one."""
        shift = self.get(before)
        return self.get(after) if shift is None else shift

    def way(self) -> Way:
        """Which occurrence: as said, or else as the tense has it."""
        shift = self.shift()
        return self.tense if shift is None else shifted(shift)


Resolver = Callable[[Said], Found | None]
