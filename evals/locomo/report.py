"""Figures as text, each with its 95 % interval over conversations."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from evals.locomo.data import CATEGORIES
from evals.locomo.measure import Outcome

_DRAWS = 1000


def table(way: str, outcomes: Sequence[Outcome], budgets: Sequence[int]) -> str:
    lines = [f"{way}: {len(outcomes)} questions"]
    if not math.isnan(outcomes[0].recall_at_10):
        lines.append(
            f"  recall@10 by turn      {_with_interval(outcomes, lambda o: o.recall_at_10)}"
        )
    for at, budget in enumerate(budgets):
        some = _with_interval(outcomes, lambda o, at=at: o.recalls[at])
        all_of_them = _with_interval(outcomes, lambda o, at=at: float(o.recalls[at] == 1.0))
        lines.append(f"  at {budget:5,} tokens: BR {some}  BA {all_of_them}")
        lines.append("      " + "  ".join(_by_category(outcomes, at)))
    return "\n".join(lines)


def _by_category(outcomes: Sequence[Outcome], at: int) -> list[str]:
    return [
        f"{name} {_mean([o.recalls[at] for o in outcomes if o.category == number]):.1f}"
        for number, name in CATEGORIES.items()
        if any(o.category == number for o in outcomes)
    ]


def _with_interval(outcomes: Sequence[Outcome], value: Callable[[Outcome], float]) -> str:
    by_talk: dict[str, list[float]] = {}
    for outcome in outcomes:
        by_talk.setdefault(outcome.talk, []).append(value(outcome))
    draw = random.Random(3)
    talks = list(by_talk.values())
    means = sorted(
        _mean([one for talk in draw.choices(talks, k=len(talks)) for one in talk])
        for _ in range(_DRAWS)
    )
    low, high = means[int(0.025 * _DRAWS)], means[int(0.975 * _DRAWS) - 1]
    return f"{_mean([value(o) for o in outcomes]):5.1f} [{low:.1f}-{high:.1f}]"


def _mean(values: Sequence[float]) -> float:
    return 100 * sum(values) / len(values)
