"""Long Brazilian conversations and questions on them: is the one message that matters found?"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from evals.ptbr.weave import SEED, document

__all__ = ["document", "main"]


def main(argv: list[str]) -> int:
    """`build --out FILE` writes the dataset; without it, Lembrar is measured on it."""
    if argv[:1] == ["build"]:
        return _build(argv[1:])
    return _run(argv)


def _build(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals.ptbr build", description=_build.__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the JSON file to write")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--split", choices=["dev", "test", "all"], default="all")
    options = parser.parse_args(argv)
    made = document(options.seed, options.split)
    options.out.write_text(written(made), "utf-8")
    talks = made["conversations"]
    questions = sum(len(talk["questions"]) for talk in talks)
    print(f"{options.out}: {len(talks)} conversations, {questions} questions")
    return 0


def written(made: object) -> str:
    """A document as text: the same document gives the same bytes."""
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def _run(argv: list[str]) -> int:
    from evals.ptbr.measure import measure, measure_rankings  # building needs no product
    from evals.ptbr.report import misses, report

    parser = argparse.ArgumentParser(prog="python -m evals ptbr", description=main.__doc__)
    parser.add_argument("--split", choices=["dev", "test", "all"], default="dev")
    parser.add_argument("--budget", type=int, action="append", help="tokens; 3000 and 1000")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default="", help="conversations whose id contains this")
    parser.add_argument("--misses", action="store_true", help="print what was not found (dev only)")
    parser.add_argument("--rankings", action="store_true", help="rankings only, without a memory")
    options = parser.parse_args(argv)
    if options.misses and options.split != "dev":
        parser.error("--misses is for dev: what fails on test must stay unread")
    talks = document(options.seed, options.split)["conversations"]
    talks = [talk for talk in talks if options.only in talk["id"]]
    if not talks:
        parser.error(f"no conversation of {options.split} is named {options.only!r}")
    count = sum(len(talk["questions"]) for talk in talks)
    sizes = sum(len(talk["messages"]) for talk in talks)
    print(f"{options.split}: {len(talks)} conversations, {sizes:,} messages, {count} questions\n")
    budgets = options.budget or [3000, 1000]
    measured = (measure_rankings if options.rankings else measure)(talks, budgets)
    print(report(measured))
    if options.misses:
        print("\n" + misses(measured))
    return 0
