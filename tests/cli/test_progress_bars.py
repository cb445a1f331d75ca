"""Signs of life go to stderr, and only to a terminal."""

import json
import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from running import Lembrar, command

from lembrar.cli import progress


def test_no_bar_without_a_terminal(lembrar: Lembrar) -> None:
    lines = "\n".join(json.dumps({"role": "user", "content": f"oi {n}"}) for n in range(20))
    done = lembrar("record", "c", "ana", "--jsonl", "-", input=lines)
    assert done.stderr == ""
    assert lembrar("refresh", "c").stderr == ""


def test_batches_hold_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bar and without one."""
    for seen in (False, True):
        monkeypatch.setattr(sys.stderr, "isatty", lambda seen=seen: seen, raising=False)
        found = list(progress.in_batches(list(range(10)), 4, "Counting"))
        assert found == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def seen_by(terminal: int) -> str:
    """Everything a terminal is shown until the last writer has gone."""
    seen = b""
    with suppress(OSError):
        while piece := os.read(terminal, 65536):
            seen += piece
    os.close(terminal)
    return seen.decode()


def run_in_terminal(out: Path, *arguments: str) -> str:
    """What the terminal on stderr gets to see; stdout goes to a file."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color"}
    with (
        out.open("w") as file,
        subprocess.Popen(command(*arguments), stdout=file, stderr=theirs, env=env) as running,
    ):
        os.close(theirs)
        seen = seen_by(ours)
        running.wait(timeout=60)
    return seen


def test_a_bar_on_a_terminal(folder: Path) -> None:
    """Recording many messages shows how far it is; stdout stays one JSON document."""
    rows = [{"role": "user", "content": f"oi {n}"} for n in range(1500)]
    (folder / "many.jsonl").write_text("\n".join(map(json.dumps, rows)))
    out = folder / "out.json"
    seen = run_in_terminal(out, "record", "c", "ana", "--jsonl", "many.jsonl", "--json")
    assert len(json.loads(out.read_text())) == 1500
    assert "Recording" in seen and "1500/1500" in seen
    assert "Making summaries" in seen


def test_no_colour_is_respected(lembrar: Lembrar) -> None:
    """What a terminal gets has no colours if the user wants none."""
    lembrar("record", "c", "ana", "oi")
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": "1"}
    with subprocess.Popen(command("chats", "ana"), stdout=theirs, env=env) as running:
        os.close(theirs)
        shown = seen_by(ours)
        running.wait(timeout=60)
    assert "created" in shown
    assert "\x1b[3" not in shown
