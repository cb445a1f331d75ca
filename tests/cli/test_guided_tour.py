"""`lembrar chat --guided`: what `make run` shows."""

import json
from pathlib import Path
from typing import Any

import pytest
from running import Lembrar, process

from lembrar.cli import script
from lembrar.text import tokens


@pytest.fixture(params=["pt", "en"])
def language(request: pytest.FixtureRequest) -> str:
    return request.param


def played(lembrar: Lembrar, *arguments: str) -> Any:
    done = lembrar("chat", "--guided", "--json", *arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_it_stays_under_its_budget_at_each_step(lembrar: Lembrar, language: str) -> None:
    """G1: the log grows all the time, the context never over its budget."""
    tour = played(lembrar, "--language", language)
    log = [turn["log_tokens"] for turn in tour["turns"]]
    assert len(log) >= 20
    assert log == sorted(set(log))
    assert all(turn["context_tokens"] <= turn["budget"] for turn in tour["turns"])
    assert log[-1] > 1.5 * tour["budget"]
    assert tokens.count(tour["context"]["text"]) <= tour["budget"]


def test_it_compacts_before_ones_eyes(lembrar: Lembrar, language: str) -> None:
    """P3, F7: summaries are made on the way, facts are noted on the way."""
    tour = played(lembrar, "--language", language)
    runs = [run for turn in tour["turns"] for run in turn["compactions"]]
    assert len(runs) >= 3
    assert {"goal", "limit", "preference", "decision"} <= {f["kind"] for f in tour["facts"]}
    assert tour["stats"]["saved"] > 0.4


def test_what_matters_is_still_there(lembrar: Lembrar, language: str) -> None:
    """F7, G2, R11: goals, limits, decisions and the pinned message of weeks ago."""
    tour = played(lembrar, "--language", language)
    assert len(tour["remembered"]) >= 5
    assert [what["text"] for what in tour["remembered"] if not what["found"]] == []


def test_how_it_looks(lembrar: Lembrar, language: str) -> None:
    """80 columns, every line of the script, bars, and what to do next."""
    done = lembrar("chat", "--guided", "--language", language)
    assert done.exit_code == 0
    assert done.stderr == ""
    assert max(map(len, done.stdout.splitlines())) <= 80
    words = " ".join(done.stdout.replace("│", " ").split())
    for line in script.load(language).lines:
        assert line.said in words
        assert line.answered in words
        assert line.note in words
    assert words.count("█") > 100
    assert "▼" in words and "★" in words and "✓" in words and "✗" not in words
    assert "lembrar presets" in words


def test_it_leaves_nothing_behind(lembrar: Lembrar, folder: Path) -> None:
    lembrar("chat", "--guided")
    assert list(folder.iterdir()) == []


def test_it_can_be_kept_and_played_again(lembrar: Lembrar) -> None:
    """In a file of one's own, a second tour starts afresh."""
    flags = ("--url", "sqlite:visita.db")
    first, second = played(lembrar, *flags), played(lembrar, *flags)
    assert first["chat"] != second["chat"]
    assert len(second["facts"]) == len(first["facts"])
    done = lembrar("summaries", first["chat"], *flags)
    assert done.exit_code == 0
    assert lembrar("context", first["chat"], first["user"], "--explain", *flags).exit_code == 0


@pytest.mark.parametrize("preset", ["finance", "roleplay", "progressive", "assistant", "companion"])
def test_it_plays_with_every_preset(lembrar: Lembrar, preset: str) -> None:
    """G1, G5: each within its own budget."""
    tour = played(lembrar, "--preset", preset)
    assert tour["preset"] == preset
    assert all(turn["context_tokens"] <= turn["budget"] for turn in tour["turns"])


def test_scripts_are_alike() -> None:
    """G10: both languages get a tour of the same kind, its times in order."""
    ours, theirs = script.load("pt"), script.load("en")
    assert len(ours.lines) == len(theirs.lines)
    for told in (ours, theirs):
        assert [line.at for line in told.lines] == sorted(line.at for line in told.lines)
        for what in told.remember:
            assert what.text in told.lines[what.cycle - 1].said


def test_it_needs_no_terminal_and_no_time() -> None:
    """G5: as `make run` runs it: no pauses where nobody watches."""
    done = process("chat", "--guided", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
