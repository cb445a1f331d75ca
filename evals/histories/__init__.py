"""Scripted lives, told message by message: what is known at the end, and how it came to be.

    python -m evals histories [name]

The stories are in pt.txt and en.txt (told in messages, read by rule) and claims.txt (told in claims
already read, so that only merging is tried). See script.py for how they are written."""

from __future__ import annotations

import argparse
from pathlib import Path

from evals.histories.script import History, failures, parse

FILES = ("pt.txt", "en.txt", "claims.txt")


def histories() -> list[History]:
    """All of them."""
    folder = Path(__file__).parent
    return [h for name in FILES for h in parse((folder / name).read_text("utf-8"), name)]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals histories", description=__doc__)
    parser.add_argument("name", nargs="?", default="", help="only those whose name has this in it")
    asked = parser.parse_args(argv)
    chosen = [history for history in histories() if asked.name in history.name]
    failed = {history.name: found for history in chosen if (found := failures(history))}
    for name, found in failed.items():
        print(f"✗ {name}")
        for problem in found:
            print(f"    {problem}")
    print(f"histories: {len(chosen) - len(failed)} of {len(chosen)} end as they should")
    return int(bool(failed))
