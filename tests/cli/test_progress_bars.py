"""Signs of life go to stderr, and only to a terminal."""

import json
import os
import pty
import subprocess
import sys
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


def run_in_terminal(*arguments: str) -> tuple[str, str]:
    """stdout and what the terminal on stderr got to see."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command(*arguments), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color"},
    ) as running:  # fmt: skip
        os.close(theirs)
        seen = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:
                break
            if not piece:
                break
            seen += piece
        out, _ = running.communicate(timeout=60)
    os.close(ours)
    return out.decode(), seen.decode()


def test_a_bar_on_a_terminal(folder: Path) -> None:
    """Recording many messages shows how far it is; stdout stays one JSON document."""
    rows = [{"role": "user", "content": f"oi {n}"} for n in range(1500)]
    (folder / "many.jsonl").write_text("\n".join(map(json.dumps, rows)))
    out, seen = run_in_terminal("record", "c", "ana", "--jsonl", "many.jsonl", "--json")
    assert len(json.loads(out)) == 1500
    assert "Recording" in seen and "1500/1500" in seen
    assert "Making summaries" in seen


@pytest.mark.parametrize("variable", ["NO_COLOR"])
def test_no_colour_is_respected(lembrar: Lembrar, variable: str) -> None:
    """What a terminal gets has no colours if the user wants none."""
    lembrar("record", "c", "ana", "oi")
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", variable: "1"}
    with subprocess.Popen(command("history", "c"), stdout=theirs, env=env) as running:
        os.close(theirs)
        shown = os.read(ours, 65536).decode()
        running.wait(timeout=60)
    os.close(ours)
    assert "ana" in shown
    assert "\x1b[3" not in shown
