"""The figures, as tables in plain text."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from evals.ptbr.measure import Measured, Outcome, Quiet

_DRAWS = 1000
_SHARE = Callable[[Sequence[Outcome]], float]


def report(measured: Measured) -> str:
    """Every figure of a run."""
    measures = sorted({o.measure for o in measured.outcomes}, key=_in_order)
    parts = [_overview(measured.outcomes, measure) for measure in measures]
    main = [o for o in measured.outcomes if o.way in ("lembrar", "lembrar search")]
    for measure in measures:
        some = [o for o in main if o.measure == measure]
        if some:
            parts.append(_breakdown(some, measure))
    ranked = [o for o in measured.outcomes if o.measure == measures[-1]]
    parts.append(_by_paraphrase(ranked, measures[-1]))
    if measured.quiet:
        parts.append(_quiet(measured.quiet))
    parts += [f"note: {note}" for note in measured.notes]
    return "\n\n".join(parts)


def misses(measured: Measured) -> str:
    """The questions whose evidence was not all shown, for reading."""
    lines = [
        f"{o.measure:13} {o.found}/{o.gold} {o.type:9} {'p' if o.paraphrased else '-'} "
        f"{o.conversation}: {o.question}"
        for o in measured.outcomes
        if o.way == "lembrar" and o.found < o.gold
    ]
    return "\n".join(["missed:", *lines])


def messages_found(outcomes: Sequence[Outcome]) -> float:
    """BR: the share of evidence messages that were found."""
    gold = sum(o.gold for o in outcomes)
    return 100 * sum(o.found for o in outcomes) / gold if gold else 0.0


def all_found(outcomes: Sequence[Outcome]) -> float:
    """BA: the share of questions all of whose evidence was found."""
    return 100 * sum(o.found == o.gold for o in outcomes) / len(outcomes) if outcomes else 0.0


def interval(outcomes: Sequence[Outcome], share: _SHARE, seed: int = 0) -> tuple[float, float]:
    """Where the share lies in 95 of 100 draws of as many conversations, with repeats."""
    by_talk: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_talk[outcome.conversation].append(outcome)
    talks = sorted(by_talk)
    draw = random.Random(seed)
    shares = sorted(
        share([o for talk in draw.choices(talks, k=len(talks)) for o in by_talk[talk]])
        for _ in range(_DRAWS)
    )
    return shares[int(0.025 * _DRAWS)], shares[int(0.975 * _DRAWS) - 1]


def _in_order(measure: str) -> tuple[bool, int]:
    kind, _, size = measure.partition(" ")
    return kind != "context", -int(size or 0)


def _overview(outcomes: Iterable[Outcome], measure: str) -> str:
    by_way: dict[str, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        if outcome.measure == measure:
            by_way[outcome.way].append(outcome)
    lines = [f"{measure:24} {'BR':>6}  {'95 %':>13} {'BA':>6}  {'95 %':>13}"]
    for way, some in by_way.items():
        lines.append(f"  {way:22} {_figure(some, messages_found)} {_figure(some, all_found)}")
    return "\n".join(lines)


def _figure(some: Sequence[Outcome], share: _SHARE) -> str:
    low, high = interval(some, share)
    return f"{share(some):6.1f}  [{low:5.1f} {high:5.1f}]"


def _breakdown(some: Sequence[Outcome], measure: str) -> str:
    lines = [f"lembrar, {measure}, by …" + " " * max(0, 15 - len(measure)) + "    BR     BA    n"]
    groups: list[tuple[str, Callable[[Outcome], str]]] = [
        ("type", lambda o: o.type),
        ("domain", lambda o: o.domain),
        ("words", lambda o: "paraphrased" if o.paraphrased else "in like words"),
        ("conversation", lambda o: o.conversation),
    ]
    for name, key in groups:
        for value in sorted({key(o) for o in some}):
            these = [o for o in some if key(o) == value]
            lines.append(
                f"  {name + ': ' + value:32} {messages_found(these):6.1f} "
                f"{all_found(these):6.1f} {len(these):4}"
            )
    return "\n".join(lines)


def _by_paraphrase(ranked: Sequence[Outcome], measure: str) -> str:
    lines = [f"{measure:24} paraphrased  like words"]
    for way in dict.fromkeys(o.way for o in ranked):
        mine = [o for o in ranked if o.way == way]
        hard = messages_found([o for o in mine if o.paraphrased])
        easy = messages_found([o for o in mine if not o.paraphrased])
        lines.append(f"  {way:22} {hard:11.1f}  {easy:10.1f}")
    return "\n".join(lines)


def _quiet(quiet: Sequence[Quiet]) -> str:
    shares = [100 * q.recalled / q.budget for q in quiet]
    mean = sum(shares) / len(shares)
    return (
        f"questions without an answer ({len(quiet)}): {mean:.1f} % of the budget is filled with "
        f"text that an empty question does not bring; at most {max(shares):.1f} %"
    )
