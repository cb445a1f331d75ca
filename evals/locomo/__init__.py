"""Evidence recall on LoCoMo's conversations: does what is asked for reach the context?

`python -m evals locomo` prints, for words alone, vectors alone and both, the share of gold turns
shown (BR) and of questions with all of them shown (BA) within a budget, by category, with
bootstrap intervals over conversations, and a control with shuffled questions. `context` measures
the same through `Memory.context()`, where a turn counts as shown when at least 80 % of its 5-word
sequences stand in the text. The data is not part of this project."""

from __future__ import annotations

import argparse
import random
from pathlib import Path

from evals.locomo.data import load
from evals.locomo.measure import WAYS, Outcome, measure
from evals.locomo.report import table

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals locomo", description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="a file or its folder")
    parser.add_argument("--ways", nargs="*", default=list(WAYS), choices=list(WAYS))
    parser.add_argument("--budgets", nargs="*", type=int, default=[3000, 1000])
    parser.add_argument("--most", type=int, default=0, help="questions of each conversation")
    options = parser.parse_args(argv)
    path = options.data / "locomo_dev.json" if options.data.is_dir() else options.data
    if not path.exists():
        print(f"{path} is not there; give the data's folder with --data")
        return 1
    talks = load(path)
    draw = random.Random(1)
    for way in options.ways:
        outcomes: list[Outcome] = []
        for talk in talks:
            questions = list(talk.questions)
            if options.most:
                questions = draw.sample(questions, min(options.most, len(questions)))
            outcomes += measure(talk, questions, way, options.budgets)
        print(table(way, outcomes, options.budgets), flush=True)
    return 0
