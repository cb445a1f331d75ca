"""python -m evals [name] [options of its own]: one evaluation, or all of them.

An evaluation is a package in this folder with a `main(argv)` that returns an exit code."""

from __future__ import annotations

import argparse
import pkgutil
import sys
from importlib import import_module

import evals


def names() -> list[str]:
    """The evaluations there are."""
    return sorted(found.name for found in pkgutil.iter_modules(evals.__path__) if found.ispkg)


def main(argv: list[str]) -> int:
    there = ", ".join(names())
    parser = argparse.ArgumentParser(prog="python -m evals", description=__doc__)
    parser.add_argument("name", nargs="?", help=f"one of: {there}; all of them if left out")
    parser.add_argument("options", nargs=argparse.REMAINDER, help="see: python -m evals NAME -h")
    asked = parser.parse_args(argv)
    if asked.name and asked.name not in names():
        parser.error(f"no evaluation named {asked.name}; there are: {there}")
    if asked.name:
        return run(asked.name, asked.options)
    print(f"evaluations: {there}")
    return max(run(name, []) for name in names())


def run(name: str, options: list[str]) -> int:
    print(f"\n── {name} " + "─" * (70 - len(name)), flush=True)
    return import_module(f"evals.{name}").main(options)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
