"""Precision and recall of private data found in messages, beside plain regular expressions.

A label is got if one span of its kind covers every letter and digit of it. A span is right if it
meets a label of its kind and takes no more than a few signs beyond it. Recall counts by label,
precision by span."""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from evals.redaction.values import Draw
from lembrar.text import private

FOLDER = Path(__file__).parent
RECALL, PRECISION = 0.98, 0.95  # what is asked of the test split
_LABEL = re.compile(r"<(?P<kinds>[a-z|]+):(?P<text>[^<>]+?)(?P<optional>\|optional)?>")
_VALUE = re.compile(r"\{([^{}]+)\}")
_BEYOND = 2  # letters or digits that a span may take on either side of what it names

Finder = Callable[[str], Sequence[private.Span]]


@dataclass(frozen=True, slots=True)
class Label:
    """Something private in a message. Any of `kinds` will do; missing an optional one is no
    miss."""

    kinds: tuple[str, ...]
    start: int
    end: int
    optional: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A message and all that is private in it."""

    id: str
    language: str
    text: str
    labels: tuple[Label, ...]


@dataclass(slots=True)
class Tally:
    """`right` of the `found` spans, `got` of the `wanted` labels."""

    found: int = 0
    right: int = 0
    wanted: int = 0
    got: int = 0

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.got / self.wanted if self.wanted else 1.0


@dataclass(slots=True)
class Report:
    """What a finder made of a split."""

    groups: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    clean: int = 0  # messages with nothing private in them …
    left_clean: int = 0  # … in which nothing was found
    seconds: float = 0.0
    missed: list[tuple[Line, Label]] = field(default_factory=list[tuple[Line, Label]])
    false: list[tuple[Line, private.Span]] = field(default_factory=list[tuple[Line, private.Span]])


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals redaction", description=__doc__)
    parser.add_argument("--dev", action="store_true", help="the split that one may tune on")
    parser.add_argument("--draws", type=int, default=20, help="how often values are drawn anew")
    parser.add_argument("--verbose", action="store_true", help="list what was missed and misfound")
    asked = parser.parse_args(argv)
    split = "dev" if asked.dev else "test"
    lines = [line for draw in range(asked.draws) for line in load(split, draw)]
    report = score(lines, private.find)
    show(split, lines, asked.draws, report)
    baseline("regular expressions without checks", score(lines, by_shape))
    if asked.verbose and split == "test":
        print("\nthe texts of the test split are not shown, so that nobody tunes on them")
    elif asked.verbose:
        show_faults(report)
    total = report.groups["all"]
    return int(split == "test" and (total.recall < RECALL or total.precision < PRECISION))


# ── the messages ──────────────────────────────────────────────────────────────────────────────


def load(split: str, draw: int = 0) -> list[Line]:
    """The messages of "dev" or "test" with their labels, for one draw of their values."""
    rows = (FOLDER / f"{split}.jsonl").read_text(encoding="utf-8").splitlines()
    return [_line(json.loads(row), draw) for row in rows if row]


def _line(row: dict[str, str], draw: int) -> Line:
    values = Draw(f"{row['id']}/{draw}")
    parts: list[str] = []
    labels: list[Label] = []
    place = size = 0
    for match in [*_LABEL.finditer(row["text"]), None]:
        plain = _filled(row["text"][place : match.start() if match else None], values)
        parts.append(plain)
        size += len(plain)
        if match:
            said = _filled(match["text"], values)
            kinds = tuple(match["kinds"].split("|"))
            labels.append(Label(kinds, size, size + len(said), bool(match["optional"])))
            parts.append(said)
            size += len(said)
            place = match.end()
    return Line(row["id"], row["language"], "".join(parts), tuple(labels))


def _filled(text: str, values: Draw) -> str:
    return _VALUE.sub(lambda match: values.value(match[1]), text)


# ── scoring ───────────────────────────────────────────────────────────────────────────────────


def score(lines: Iterable[Line], find: Finder) -> Report:
    report = Report()
    find("nada 1")  # patterns are compiled at first use: not timed
    for line in lines:
        started = perf_counter()
        found = find(line.text)
        report.seconds += perf_counter() - started
        _add(report, line, found)
    return report


def _add(report: Report, line: Line, found: Sequence[private.Span]) -> None:
    report.clean += not line.labels
    report.left_clean += not line.labels and not found
    for span in found:
        right = any(_is_right(span, label, line.text) for label in line.labels)
        for tally in _groups(report, line.language, span.kind):
            tally.found += 1
            tally.right += right
        if not right:
            report.false.append((line, span))
    for label in line.labels:
        covering = [span for span in found if _is_got(span, label, line.text)]
        if label.optional:
            continue
        kind = covering[0].kind if covering else label.kinds[0]
        for tally in _groups(report, line.language, kind):
            tally.wanted += 1
            tally.got += bool(covering)
        if not covering:
            report.missed.append((line, label))


def _is_got(span: private.Span, label: Label, text: str) -> bool:
    before, after = text[label.start : span.start], text[span.end : label.end]
    covered = not any(map(str.isalnum, before + after)) and span.start < label.end
    return covered and span.end > label.start and span.kind in label.kinds


def _is_right(span: private.Span, label: Label, text: str) -> bool:
    meets = span.start < label.end and span.end > label.start and span.kind in label.kinds
    beyond = text[span.start : label.start] + text[label.end : span.end]
    return meets and sum(map(str.isalnum, beyond)) <= _BEYOND


def _groups(report: Report, language: str, kind: str) -> list[Tally]:
    group = "secrets" if kind in private.SECRETS else "personal"
    return [report.groups[name] for name in ("all", language, group, f"  {kind}")]


# ── the baseline ──────────────────────────────────────────────────────────────────────────────

_SHAPES = {
    "email": r"[\w.+-]+@[\w-]+\.[\w.-]+",
    "cnpj": r"\b\d{2}\.?\d{3}\.?\d{3}/?\d{4}-?\d{2}\b",
    "cpf": r"\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b",
    "card": r"\b(?:\d[ -]?){13,19}\b",
    "iban": r"\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b",
    "ssn": r"\b\d{3}-\d{2}-\d{4}\b",
    "pix": r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b",
    "phone": r"(?:\+\d{1,3} ?)?\(?\d{2,3}\)?[ -]?\d{4,5}[ -]?\d{4}\b",
    "rg": r"\b\d{2}\.\d{3}\.\d{3}-[\dX]\b",
    "key": r"\b(?:sk-|ghp_|AKIA|xox[bp]-|eyJ)[\w.-]{16,}|(?i:token|key|secret)\s*[:=]\s*\S{12,}",
    "password": r"(?i:senha|password|pin|cvv)(?: do \w+)?\s*(?::|=|é|is)?\s*(?P<value>\S{3,})",
}


def by_shape(text: str) -> list[private.Span]:
    """What the shapes alone find, the first of those that overlap."""
    found: list[private.Span] = []
    for kind, shape in _SHAPES.items():
        for match in re.finditer(shape, text):
            start, end = match.span("value") if "value" in match.re.groupindex else match.span()
            if not any(start < other.end and end > other.start for other in found):
                found.append(private.Span(kind, start, end))
    return found


# ── telling ───────────────────────────────────────────────────────────────────────────────────


def show(split: str, lines: Sequence[Line], draws: int, report: Report) -> None:
    wanted = report.groups["all"].wanted // draws
    print(
        f"{split}: {len(lines) // draws} messages, {report.clean // draws} of them with nothing "
        f"private, {wanted} labels, {draws} draws of their values"
    )
    print(f"{'':14}precision     recall    right/found       got/wanted")
    for name, tally in sorted(report.groups.items(), key=lambda item: _order(item[0])):
        print(
            f"{name:14}{tally.precision:8.2%}  {tally.recall:9.2%}"
            f"  {tally.right:>8}/{tally.found:<7}{tally.got:>8}/{tally.wanted}"
        )
    share = report.left_clean / report.clean if report.clean else 1.0
    print(f"nothing private, nothing found: {share:.2%} ({report.left_clean}/{report.clean})")
    print(f"mean time: {1e6 * report.seconds / len(lines):.0f} µs a message")
    print(f"asked for: recall {RECALL:.0%}, precision {PRECISION:.0%}")


def baseline(name: str, report: Report) -> None:
    tally = report.groups["all"]
    clean = report.left_clean / report.clean if report.clean else 1.0
    print(
        f"baseline, {name}: precision {tally.precision:.1%}, recall {tally.recall:.1%},"
        f" clean messages left alone {clean:.1%}"
    )


def show_faults(report: Report) -> None:
    seen: set[tuple[str, str]] = set()
    for title, faults in (("missed", report.missed), ("misfound", report.false)):
        print(f"\n{title} ({len(faults)})")
        for line, fault in faults:
            kind = fault.kind if isinstance(fault, private.Span) else "/".join(fault.kinds)
            if (line.id, title + kind) not in seen:
                print(
                    f"  {line.id}  {kind}: {line.text[fault.start : fault.end]}\n      {line.text}"
                )
            seen.add((line.id, title + kind))


def _order(name: str) -> tuple[int, str]:
    first = ("all", "pt", "en", "secrets", "personal")
    return (first.index(name) if name in first else len(first), name)
