"""A history as text, and what it must come to.

    ## a name: what it is about                  starts a history
    2025-01-10 moro em Recife                    said on that day (at noon), read in this order
    2025-01-10 @bio/home=recife moro em Recife   a claim as if it had been read
    2025-01-10 @bio/home=recife!ends …           … that ends something; !not denies it
    2025-01-10 @event/job+when:2025-01 …         … with a date; +subject:irmã, +cause:prazo
    2025-02-01 !undo olinda                      by hand, on the fact with this in it; also
               !correct olinda -> moro em Natal  !remember …, !pin …, !use …, !garden
    = bio/home: olinda                           live at the end; the slot holds nothing else
    = irmã bio/home: natal                       of somebody else
    - goal/travel                                nothing of this slot is live
    ~ bio/home: recife 2025-01-10..2025-06-02    history: valid from and to; either may go
    ~ bio/home: recife superseded                history: its status
    at 2025-03-01 bio/home: recife               what was known then; nothing, if left out

`kind` alone, without a key, means all of its slots."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from lembrar.consolidate import garden, hand
from lembrar.consolidate.merge import Stated, merge, place
from lembrar.consolidate.slots import subject_of
from lembrar.model import Claim, Fact
from lembrar.policy import Facts
from lembrar.text import claims
from lembrar.text.fold import fold
from lembrar.text.language import detect

POLICY = Facts()
_LINE = re.compile(r"(?P<day>\d{4}-\d\d-\d\d)\s+(?P<told>.+)")
_CLAIM = re.compile(
    r"@(?P<kind>\w+)/(?P<key>\w+)(?:=(?P<value>[^!+]*?))?(?:!(?P<stance>\w+))?"
    r"(?P<more>(?:\+\w+:\S+)*)\s+(?P<content>[^\s=!+].*)"
)
_HOPED = re.compile(
    r"(?P<mark>[=~-]|at)\s+(?:(?P<day>\d{4}-\d\d-\d\d)\s+)?(?:(?P<subject>[^/:]+?)\s+)?"
    r"(?P<kind>\w+)(?:/(?P<key>\w+))?(?::\s*(?P<rest>.*))?$"
)
_DATES = re.compile(r"(?P<first>\d{4}-\d\d-\d\d)?\.\.(?P<last>\d{4}-\d\d-\d\d)?")
_STATUSES = ("live", "superseded", "ended", "archived", "undone")


@dataclass(frozen=True)
class Hope:
    """One line of what must be so in the end."""

    mark: str
    subject: str
    kind: str
    key: str
    has: str
    day: str = ""
    dates: tuple[str, str] | None = None
    status: str = ""

    def is_slot_of(self, fact: Fact) -> bool:
        """Whether a fact stands where this line looks."""
        return (
            fact.kind == self.kind
            and self.key in ("", fact.key)
            and subject_of(fact) == self.subject
            and fact.stance != "ends"
        )

    def is_met_by(self, fact: Fact) -> bool:
        """Whether it is the fact that this line speaks of."""
        return self.is_slot_of(fact) and self.has in fold(f"{fact.content} {fact.value}")


@dataclass
class History:
    """A name, what happens, and what must come of it."""

    name: str
    steps: list[tuple[datetime, str]] = field(default_factory=list)
    hopes: list[Hope] = field(default_factory=list)


def parse(text: str, origin: str) -> list[History]:
    """The histories of a file."""
    found: list[History] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if line.startswith("## "):
            found.append(History(f"{origin.removesuffix('.txt')}: {line[3:]}"))
        elif line and not line.startswith("#"):
            _add(found[-1], line, f"{origin}:{number}")
    return found


def _add(history: History, line: str, where: str) -> None:
    if told := _LINE.fullmatch(line):
        history.steps.append((_noon(told["day"]), told["told"]))
    elif hoped := _HOPED.fullmatch(line):
        history.hopes.append(_hope(hoped))
    else:
        raise ValueError(f"{where}: {line!r} is no line of a history")


def _hope(match: re.Match[str]) -> Hope:
    rest, dates, status = match["rest"] or "", None, ""
    if match["mark"] == "~":
        if found := _DATES.search(rest):
            dates = (found["first"] or "", found["last"] or "")
            rest = rest[: found.start()] + rest[found.end() :]
        status = next((word for word in _STATUSES if rest.endswith(word)), "")
        rest = rest.removesuffix(status)
    subject = fold(match["subject"] or "")
    has = fold(rest.strip())
    key = match["key"] or ""
    return Hope(match["mark"], subject, match["kind"], key, has, match["day"] or "", dates, status)


def _noon(day: str) -> datetime:
    return datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC)


# ── living it ─────────────────────────────────────────────────────────────────────────────────


def failures(history: History) -> list[str]:
    """What is not as it should be in the end; nothing, if all is well."""
    facts, stated = lived(history)
    now = max(at for at, _ in history.steps)
    problems = [problem for hope in history.hopes if (problem := _missed(hope, facts))]
    problems += _surplus(history, facts)
    again = merge(facts, stated, POLICY, now)
    problems += [f"read again, it changes: {_shown(fact)}" for fact in again]
    return problems


def lived(history: History) -> tuple[list[Fact], list[Stated]]:
    """All facts at the end, and all that was stated."""
    facts: dict[str, Fact] = {}
    every: list[Stated] = []
    now = min(at for at, _ in history.steps)
    for number, (at, told) in enumerate(history.steps):
        now = max(now, at)
        if told.startswith("!"):
            changed = _by_hand(told[1:], list(facts.values()), at)
        else:
            stated = _stated(told, at, f"m{number}")
            every += stated
            changed = merge(list(facts.values()), stated, POLICY, now)
        facts |= {fact.id: fact for fact in changed}
    return sorted(facts.values(), key=lambda fact: (fact.created_at, fact.id)), every


def _stated(told: str, at: datetime, message: str) -> list[Stated]:
    language = detect(told, "pt")
    if told.startswith("@"):
        return [Stated(_claim(told), "ana", "chat", message, at, language)]
    return [
        Stated(claim, "ana", "chat", message, at, language)
        for claim in claims.find(told, at, language)
    ]


def _claim(told: str) -> Claim:
    match = _CLAIM.fullmatch(told)
    if match is None:
        raise ValueError(f"{told!r} is no claim")
    more = dict(pair.split(":", 1) for pair in match["more"].split("+") if pair)
    return Claim(
        match["kind"],
        match["key"],
        match["content"],
        value=(match["value"] or "").strip(),
        stance=match["stance"] or "is",  # type: ignore[arg-type]
        **{name: value.replace("_", " ") for name, value in more.items()},  # type: ignore[arg-type]
    )


def _by_hand(order: str, facts: list[Fact], now: datetime) -> list[Fact]:
    verb, _, rest = order.partition(" ")
    which, _, text = (part.strip() for part in rest.partition("->"))
    edits: dict[str, Callable[[], list[Fact]]] = {
        "undo": lambda: hand.undone(facts, _named(facts, which), now, POLICY),
        "correct": lambda: hand.corrected(facts, _named(facts, which), text, now, POLICY),
        "pin": lambda: hand.pinned(facts, _named(facts, which), now, POLICY),
        "use": lambda: [
            garden.used(fact, now, POLICY) for fact in facts if fact.id == _named(facts, which)
        ],
        "remember": lambda: _remembered(which, facts, now),
        "garden": lambda: garden.tend(facts, POLICY, now)[0],
    }
    return edits[verb]()


def _remembered(text: str, facts: list[Fact], now: datetime) -> list[Fact]:
    read = claims.find(text, now, detect(text, "pt"))
    return place(facts, [hand.remembered("ana", text, "", now, POLICY, read)], POLICY, now)


def _named(facts: Iterable[Fact], part: str) -> str:
    """The newest fact with these words."""
    found = [fact for fact in facts if fold(part) in fold(fact.content)]
    return max(found, key=lambda fact: (fact.created_at, fact.id)).id


# ── what came of it ───────────────────────────────────────────────────────────────────────────


def _missed(hope: Hope, facts: list[Fact]) -> str:
    if hope.mark == "=":
        met = any(hope.is_met_by(fact) for fact in facts if fact.status == "live")
        return "" if met else f"not live: {hope.kind}/{hope.key} {hope.has}; {_slot(hope, facts)}"
    if hope.mark == "~":
        met = any(_is_history(hope, fact) for fact in facts if hope.is_met_by(fact))
        return "" if met else f"no history: {hope}; {_slot(hope, facts)}"
    if hope.mark == "at":
        then = [f for f in hand.known_at(facts, _noon(hope.day)) if hope.is_slot_of(f)]
        met = len(then) == bool(hope.has) and all(hope.is_met_by(fact) for fact in then)
        return "" if met else f"known on {hope.day}: {[_shown(fact) for fact in then]}"
    return ""


def _is_history(hope: Hope, fact: Fact) -> bool:
    if hope.status and fact.status != hope.status:
        return False
    if hope.dates is None:
        return bool(hope.status) or fact.status != "live"
    first, last = (at.date().isoformat() if at else "" for at in (fact.valid_from, fact.valid_to))
    return hope.dates[0] in ("", first) and hope.dates[1] in ("", last)


def _surplus(history: History, facts: list[Fact]) -> list[str]:
    """Live facts in slots that the history speaks of, but not of them."""
    hoped = [hope for hope in history.hopes if hope.mark == "="]
    watched = [hope for hope in history.hopes if hope.mark in "=-"]
    return [
        f"should not be live: {_shown(fact)}"
        for fact in facts
        if fact.status == "live"
        and any(hope.is_slot_of(fact) for hope in watched)
        and not any(hope.is_met_by(fact) for hope in hoped)
    ] + _doubles(hoped, facts)


def _doubles(hoped: list[Hope], facts: list[Fact]) -> list[str]:
    """Lines that more than one live fact answers to, beyond as many lines as there are."""
    problems: list[str] = []
    for hope in dict.fromkeys(hoped):
        met = [fact for fact in facts if fact.status == "live" and hope.is_met_by(fact)]
        if len(met) > 1 and not all(_is_met_better(fact, hope, hoped) for fact in met[1:]):
            problems.append(f"live more than once: {[_shown(fact) for fact in met]}")
    return problems


def _is_met_better(fact: Fact, hope: Hope, hoped: list[Hope]) -> bool:
    return any(other != hope and other.is_met_by(fact) for other in hoped)


def _slot(hope: Hope, facts: list[Fact]) -> str:
    return f"known: {[_shown(fact) for fact in facts if hope.is_slot_of(fact)]}"


def _shown(fact: Fact) -> str:
    dates = [at.date().isoformat() if at else "" for at in (fact.valid_from, fact.valid_to)]
    return f"{fact.status} {fact.kind}/{fact.key}={fact.value} «{fact}» {'..'.join(dates)}"
