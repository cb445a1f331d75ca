"""How commands end: exit codes, one line of error, quiet ends."""

import fcntl
import os
import signal
import sqlite3
import subprocess
import sys
import termios
from array import array
from pathlib import Path

import pytest
from running import Lembrar, command, environment, process

from lembrar.cli import exits, main


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["record", "c", "ana", "   "], "must not be empty"),
        (["record", "", "ana", "oi"], "must not be empty"),
        (["record", "x" * 10_000, "ana", "oi"], "512 bytes"),
        (["record", "c", "ana", "oi", "--at", "1066-10-14T00:00:00Z"], "1900 to 2200"),
        (["context", "c", "ana", "--budget", "-5"], "0 or more"),
        (["context", "c", "ana", "--preset", "nope"], "Use one of"),
        (["context", "c", "ana", "--preset", "nope.toml"], "nope.toml"),
        (["users", "--url", "memory.db"], "sqlite:memory.db"),
        (["users", "--url", "oracle:x"], "No store answers"),
        (["users", "--url", "sqlite:no/such/folder/x.db"], ""),
        (["users", "--tenant", ""], "tenant"),
    ],
)
def test_bad_input_is_one_clear_line(lembrar: Lembrar, arguments: list[str], says: str) -> None:
    """Bad input: exit code 1, nothing on stdout, one line on stderr, no traceback."""
    done = lembrar(*arguments)
    assert done.exit_code == exits.WRONG
    assert done.stdout == ""
    assert done.stderr.startswith("lembrar: ")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


def test_somebody_elses_chat(lembrar: Lembrar) -> None:
    lembrar("record", "c", "ana", "oi")
    for arguments in (["record", "c", "bia", "oi"], ["context", "c", "bia"]):
        done = lembrar(*arguments)
        assert done.exit_code == exits.WRONG
        assert "another user" in done.stderr


def test_a_file_of_another_program(lembrar: Lembrar, folder: Path) -> None:
    """Bad input: it is refused and left as it was."""
    other = sqlite3.connect(folder / "other.db")
    other.execute("create table recipes (name text)")
    other.commit()
    other.close()
    before = (folder / "other.db").read_bytes()
    done = lembrar("record", "c", "ana", "oi", "--url", "sqlite:other.db")
    assert done.exit_code == exits.WRONG
    assert "another program" in done.stderr
    assert (folder / "other.db").read_bytes() == before


@pytest.mark.parametrize(
    "arguments",
    [["nope"], ["history"], ["history", "c", "--nope"], ["context", "c", "ana", "--budget", "x"],
     ["history", "c", "--last", "0"], ["chat", "--language", "xx"], ["--nope"]],
)  # fmt: skip
def test_wrong_usage_is_exit_code_2(lembrar: Lembrar, arguments: list[str]) -> None:
    done = lembrar(*arguments)
    assert (done.exit_code, done.stdout) == (exits.USAGE, "")
    assert "Usage:" in done.stderr


def test_main_returns_the_exit_code(capfd: pytest.CaptureFixture[str]) -> None:
    """The console script hands it to the shell."""
    assert main(["--version"]) == exits.OK
    assert main(["history", "nope"]) == exits.WRONG
    assert main(["nope"]) == exits.USAGE


def test_a_process_of_its_own(folder: Path) -> None:
    """G3: what one process recorded, the next one reads."""
    assert process("record", "c", "ana", "Olá, açúcar 🙂", "Oi").returncode == exits.OK
    shown = process("history", "c")
    assert "Olá, açúcar 🙂" in shown.stdout
    assert shown.stderr == ""
    assert process("history", "nope").returncode == exits.WRONG


@pytest.mark.parametrize("extra", [[], ["--json"]])
def test_a_closed_pipe_ends_quietly(lembrar: Lembrar, extra: list[str]) -> None:
    """`lembrar history c | head -1` says nothing about the pipe."""
    lembrar("open", "c", "ana", "--off")  # summaries are not what this is about
    lines = "\n".join('{"role": "user", "content": "' + "la " * 300 + '"}' for _ in range(300))
    lembrar("record", "c", "ana", "--jsonl", "-", input=lines)
    running = subprocess.Popen(
        command("history", "c", *extra),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(),
    )  # fmt: skip
    assert running.stdout and running.stderr
    running.stdout.readline()
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == exits.CUT_OFF


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told(lembrar: Lembrar) -> None:
    """Bad input: an answer that cannot be written is an error, not half an answer."""
    lembrar("record", "c", "ana", "oi")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command("history", "c", "--json"),
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == exits.WRONG
    assert done.stderr.startswith("lembrar: The answer could not be written")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["chat"], ["record", "c", "ana", "-"]])
def test_ctrl_c_ends_quietly(arguments: list[str]) -> None:
    """Exit code 130, and no traceback, at Ctrl-C."""
    reading, writing = os.pipe()
    os.write(writing, b" \n")
    running = subprocess.Popen(
        command(*arguments),
        stdin=reading,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,  # noqa: PLW1509 - it calls nothing that takes a lock
    )
    while unread(reading):
        os.sched_yield()  # it has not begun to listen
    errors = interrupted(running)
    os.close(reading)
    os.close(writing)
    assert (running.returncode, errors) == (exits.INTERRUPTED, b"")


def heed_interrupts() -> None:
    """Whoever runs the tests in the background has Ctrl-C ignored, by all that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(running: subprocess.Popen[bytes]) -> bytes:
    """What a process says when it is interrupted. A signal that comes in the instant before Python
    begins to wait for input is seen only with the next one: so it is sent until it is heard."""
    for _ in range(10):
        running.send_signal(signal.SIGINT)
        try:
            return running.communicate(timeout=6)[1]
        except subprocess.TimeoutExpired:
            continue
    running.kill()
    raise AssertionError("it does not end at Ctrl-C")


def unread(pipe: int) -> int:
    """How many bytes wait in a pipe."""
    waiting = array("i", [0])
    fcntl.ioctl(pipe, termios.FIONREAD, waiting)
    return waiting[0]


def test_a_terminal_without_utf8_still_gets_an_answer() -> None:
    """What cannot be shown is written as an escape; JSON stays JSON."""
    plain = environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    process("record", "c", "ana", "Olá 🙂")
    assert "Ol\\xe1" in process("history", "c", env=plain).stdout
    assert "Ol\\u00e1 \\ud83d\\ude42" in process("history", "c", "--json", env=plain).stdout


def test_starting_loads_little() -> None:
    """The version is said without database, tokenizer, settings or anything that draws."""
    code = """
import sys
from lembrar.cli import main
assert not {"typer", "rich"} & set(sys.modules)
main(["--version"])
print(sorted({"rich", "pydantic", "apsw", "rs_bpe", "numpy"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("\n[]\n")
