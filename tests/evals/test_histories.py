"""Scripted histories end as they should, and a wrong end is noticed."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from evals.histories import histories
from evals.histories.script import History, failures, parse

ALL = histories()


def test_there_are_enough_of_them():
    """At least 120, in both languages, each with an end of its own."""
    assert len(ALL) >= 120
    assert len({history.name for history in ALL}) == len(ALL)
    assert sum(history.name.startswith("en") for history in ALL) >= 40
    assert all(history.hopes for history in ALL)


@pytest.mark.parametrize("history", ALL, ids=lambda history: history.name)
def test_history(history: History):
    """F7, A3, K4, K5, G8: moves, jobs, diets, goals, tastes, endings, imports, undo; and reading
    every message again changes nothing."""
    assert failures(history) == []


MOVE = "## a move\n2025-01-10 moro em Recife\n2025-06-02 agora moro em Olinda\n"


@pytest.mark.parametrize(
    "wrong",
    [
        "= bio/home: recife",
        "- bio/home",
        "= bio/name: ana",
        "~ bio/home: recife 2025-01-10..2025-06-03",
        "~ bio/home: recife ended",
        "~ bio/home: natal",
        "at 2025-03-01 bio/home: olinda",
        "at 2025-03-01 bio/home:",
        "= irmã bio/home: olinda",
    ],
)
def test_a_wrong_end_is_noticed(wrong: str):
    (history,) = parse(MOVE + wrong, "test")
    assert failures(history) != []


def test_what_is_no_line_of_a_history_is_an_error():
    with pytest.raises(ValueError, match=r"test:2"):
        parse("## x\nnonsense here", "test")
