"""Precision and recall of the facts found in single messages, with two baselines in the same run.

A claim is right if a label of its message, not taken by another claim, agrees with its kind, its
subject and its stance and finds its words in it. Keys and dates are scored apart, on what is right.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from time import perf_counter

from lembrar.model import Claim
from lembrar.text import claims, intents
from lembrar.text.fold import fold

FOLDER = Path(__file__).parent
AT = datetime.fromisoformat("2026-11-16T10:00-03:00")  # a Monday: when every message is said

Finder = Callable[[str, str], Sequence[Claim]]


@dataclass(frozen=True, slots=True)
class Label:
    """A fact that a message states. Any of `kinds` and of `keys` will do; all of `has` must be
    found in the claim. Finding an optional one is right, and missing it is no miss."""

    kinds: tuple[str, ...]
    keys: tuple[str, ...]
    has: tuple[str, ...]
    subject: str = ""
    stance: str = "is"
    when: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A message and all that it states."""

    id: str
    language: str
    text: str
    labels: tuple[Label, ...]


@dataclass(slots=True)
class Tally:
    """`right` of the `found` claims, `got` of the `wanted` labels."""

    found: int = 0
    right: int = 0
    wanted: int = 0
    got: int = 0

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 0.0

    @property
    def recall(self) -> float:
        return self.got / self.wanted if self.wanted else 0.0

    @property
    def f1(self) -> float:
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


@dataclass(slots=True)
class Report:
    """What a finder made of a split. The lists hold what to look at, the tallies the figures."""

    groups: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    misattributed: int = 0
    about_others: int = 0
    right_keys: int = 0
    dated: int = 0
    right_dates: int = 0
    empty: int = 0
    left_empty: int = 0
    seconds: float = 0.0
    missed: list[tuple[Line, Label]] = field(default_factory=list[tuple[Line, Label]])
    false: list[tuple[Line, Claim]] = field(default_factory=list[tuple[Line, Claim]])
    wrong_dates: list[tuple[Line, Claim]] = field(default_factory=list[tuple[Line, Claim]])


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals facts", description=__doc__)
    parser.add_argument("--test", action="store_true", help="the split that nobody tunes on")
    parser.add_argument("--only", default="", help="messages whose id starts with this")
    parser.add_argument("--verbose", action="store_true", help="list what was missed and misfound")
    asked = parser.parse_args(argv)
    split = "test" if asked.test else "dev"
    lines = [line for line in load(split) if line.id.startswith(asked.only)]
    report = score(lines, by_rules)
    show(split, lines, report)
    baseline("nothing found", score(lines, lambda _text, _language: []))
    baseline("critical intents alone", score(lines, by_intents))
    if asked.verbose and asked.test:
        print("\nthe texts of the test split are not shown, so that nobody tunes on them")
    elif asked.verbose:
        show_faults(report)
    return 0


def load(split: str) -> list[Line]:
    """The messages of "dev" or "test" with their labels."""
    files = sorted(FOLDER.glob(f"{split}*.jsonl"))
    rows = [row for file in files for row in file.read_text(encoding="utf-8").splitlines()]
    return [_line(json.loads(row)) for row in rows if row]


def by_rules(text: str, language: str) -> Sequence[Claim]:
    return claims.find(text, AT, language)


def by_intents(text: str, language: str) -> Sequence[Claim]:
    """Goals, limits, preferences and decisions, as compaction finds them: no keys, no subjects."""
    return [
        Claim(kind=found.kind, key="", content=found.text, start=found.start, end=found.end)
        for found in intents.critical(text, language)
    ]


def score(lines: Iterable[Line], find: Finder) -> Report:
    report = Report()
    for line in lines:
        find(line.text, line.language)  # rules are compiled when first met: not timed
        started = perf_counter()
        found = find(line.text, line.language)
        report.seconds += perf_counter() - started
        _add(report, line, found)
    return report


def matching(found: Sequence[Claim], labels: Sequence[Label]) -> dict[int, int]:
    """Claim to label, by position: as many pairs as can be, required labels before optional ones,
    and a claim with the right key before one without."""
    taken: dict[int, int] = {}

    def place(label: int, tried: set[int]) -> bool:
        fitting = [c for c, claim in enumerate(found) if fits(claim, labels[label])]
        for claim in sorted(fitting, key=lambda c: found[c].key not in labels[label].keys):
            if claim in tried:
                continue
            tried.add(claim)
            if claim not in taken or place(taken[claim], tried):
                taken[claim] = label
                return True
        return False

    for label in sorted(range(len(labels)), key=lambda n: labels[n].optional):
        place(label, set())
    return taken


def fits(claim: Claim, label: Label) -> bool:
    return _same_subject(claim.subject, label.subject) and _fits_but_subject(claim, label)


def show(split: str, lines: Sequence[Line], report: Report) -> None:
    wanted = sum(not label.optional for line in lines for label in line.labels)
    print(f"{split}: {len(lines)} messages, {report.empty} of them with no fact, {wanted} facts")
    print(f"{'':24}precision     recall         F1     right/found   got/wanted")
    for name, tally in sorted(report.groups.items(), key=lambda item: _order(item[0])):
        print(
            f"{name:24}{tally.precision:8.1%}  {tally.recall:9.1%}  {tally.f1:9.1%}"
            f"  {tally.right:>8}/{tally.found:<5}{tally.got:>7}/{tally.wanted}"
        )
    right = report.groups["all"].right
    print(f"right key                {_share(report.right_keys, right)}")
    print(f"right date               {_share(report.right_dates, report.dated)}")
    print(f"others' told as user's   {_share(report.misattributed, report.about_others)}")
    print(f"no fact, none found      {_share(report.left_empty, report.empty)}")
    print(f"mean time                {1000 * report.seconds / len(lines):.2f} ms a message")


def baseline(name: str, report: Report) -> None:
    tally = report.groups["all"]
    print(
        f"baseline, {name}: precision {tally.precision:.1%}, recall {tally.recall:.1%},"
        f" F1 {tally.f1:.1%} ({tally.right}/{tally.found} right, {tally.got}/{tally.wanted} got)"
    )


def show_faults(report: Report) -> None:
    print(f"\nmissed ({len(report.missed)})")
    for line, label in report.missed:
        print(f"  {line.id}  {_told(label)}\n      {line.text}")
    print(f"\nmisfound ({len(report.false)})")
    for line, claim in report.false:
        print(f"  {line.id}  {_said(claim)}\n      {line.text}")
    print(f"\nwrong date ({len(report.wrong_dates)})")
    for line, claim in report.wrong_dates:
        print(f"  {line.id}  {_said(claim)}\n      {line.text}")


def _add(report: Report, line: Line, found: Sequence[Claim]) -> None:
    taken = matching(found, line.labels)
    report.empty += not line.labels
    report.left_empty += not line.labels and not found
    report.about_others += sum(bool(label.subject) for label in line.labels)
    for position, claim in enumerate(found):
        right = position in taken
        for tally in _groups(report, line.language, claim.kind):
            tally.found += 1
            tally.right += right
        if right:
            _add_details(report, line, claim, line.labels[taken[position]])
        else:
            report.false.append((line, claim))
            report.misattributed += _is_misattributed(claim, line.labels)
    kinds = {label: found[claim].kind for claim, label in taken.items()}
    for position, label in enumerate(line.labels):
        if label.optional:
            continue
        for tally in _groups(report, line.language, kinds.get(position, label.kinds[0])):
            tally.wanted += 1
            tally.got += position in kinds
        if position not in kinds:
            report.missed.append((line, label))


def _add_details(report: Report, line: Line, claim: Claim, label: Label) -> None:
    report.right_keys += claim.key in label.keys
    if label.when:
        right = claim.when.startswith(label.when)
        report.dated += 1
        report.right_dates += right
        if not right:
            report.wrong_dates.append((line, claim))


def _groups(report: Report, language: str, kind: str) -> list[Tally]:
    return [report.groups[name] for name in ("all", language, f"  {kind}")]


def _is_misattributed(claim: Claim, labels: Iterable[Label]) -> bool:
    others = (label for label in labels if label.subject)
    return not claim.subject and any(_fits_but_subject(claim, label) for label in others)


def _fits_but_subject(claim: Claim, label: Label) -> bool:
    said = fold(f"{claim.content} {claim.value} {claim.when} {claim.cause}")
    return (
        claim.kind in label.kinds
        and claim.stance == label.stance
        and all(words in said for words in label.has)
    )


def _same_subject(claimed: str, labelled: str) -> bool:
    one, other = fold(claimed), fold(labelled)
    return one == other or (bool(one and other) and (one in other or other in one))


def _line(row: dict) -> Line:
    labels = tuple(_label(fact) for fact in row["facts"])
    return Line(row["id"], row["language"], row["text"], labels)


def _label(fact: dict) -> Label:
    return Label(
        kinds=tuple(fact.get("any_of_kinds") or [fact["kind"]]),
        keys=tuple(fact.get("keys") or [fact["key"]]),
        has=tuple(fact["has"]),
        subject=fact.get("subject", ""),
        stance=fact.get("stance", "is"),
        when=fact.get("when", ""),
        optional=fact.get("optional", False),
    )


def _order(name: str) -> tuple[int, str]:
    first = ("all", "pt", "en")
    return (first.index(name) if name in first else len(first), name)


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%} ({part}/{whole})" if whole else "none to judge"


def _told(label: Label) -> str:
    slot = f"{'/'.join(label.kinds)}.{'/'.join(label.keys)} {label.stance}"
    return f"{slot} {label.subject or 'user'}: {' … '.join(label.has)} {label.when}".rstrip()


def _said(claim: Claim) -> str:
    slot = f"{claim.kind}.{claim.key} {claim.stance}"
    return (
        f"{slot} {claim.subject or 'user'}: {claim.content} [{claim.value}] {claim.when}".rstrip()
    )
