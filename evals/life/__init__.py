"""A thousand days of one person: does what is remembered stay true, small and quick to keep?

    python -m evals life [--days 1000] [--seed 7]

Every day's messages are merged, and the garden is tended every night. Printed are the live facts
over time, the share of doubles among them, whether anything critical went missing, whether what is
remembered is what is true of her in the end, and how long merging and gardening take."""

from __future__ import annotations

import argparse

from evals.life.run import Report, live_through

__all__ = ["main"]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals life", description=__doc__)
    parser.add_argument("--days", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args(argv)
    report = live_through(asked.days, asked.seed)
    _print(report)
    return int(bool(report.untrue or report.missing or report.doubles > 0.02))


def _print(report: Report) -> None:
    print("day   facts   live   not critical")
    for day, every, live, loose in report.sizes:
        print(f"{day:4}  {every:6}  {live:5}  {loose:5}")
    print(f"messages: {report.messages}, claims: {report.claims}")
    print(f"doubles among live facts: {report.doubles:.2%}")
    print(f"critical statements that no fact comes from: {len(report.missing)}")
    print(f"not true of her in the end: {report.untrue or 'nothing'}")
    print(
        f"merge: {report.merge_ms:.2f} ms a message, {report.late_merge_ms:.2f} in the last tenth"
    )
    print(f"garden: {report.garden_ms:.2f} ms a night for what is due,", end=" ")
    print(f"tending it {report.ratio:.1f} times reading it")
