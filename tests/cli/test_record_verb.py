"""`lembrar record`: from arguments, from stdin, from a file of many lines."""

import json
from pathlib import Path

import pytest
from running import Ask, Lembrar


def contents(answer: Ask, chat: str = "c") -> list[str]:
    return [message["content"] for message in answer("history", chat)]


def test_record_says_what_it_wrote(lembrar: Lembrar) -> None:
    """G3: one line, with the number of the cycle."""
    done = lembrar("record", "c", "ana", "Oi", "Olá, Ana!")
    assert done.exit_code == 0
    assert done.stdout.startswith("Recorded as cycle 1 of 'c' (2 messages, ")
    assert done.stderr == ""


def test_record_answers_with_the_cycle(answer: Ask) -> None:
    """G3: the cycle as JSON, complete, what is derived included."""
    at = "2026-11-15T10:00:00-03:00"
    cycle = answer(
        "record", "c", "ana", "Oi", "Olá!", "--id", "x1", "--at", at, "--channel", "whatsapp"
    )
    assert (cycle["number"], cycle["chat"], cycle["user"]) == (1, "c", "ana")
    assert (cycle["said"], cycle["answered"], cycle["at"]) == ("Oi", "Olá!", at)
    first = cycle["messages"][0]
    assert (first["id"], first["channel"], first["role"]) == ("x1", "whatsapp", "user")


def test_the_same_id_again_changes_nothing(answer: Ask) -> None:
    """G3: recording is safe to repeat."""
    first = answer("record", "c", "ana", "Oi", "Olá", "--id", "x1")
    assert answer("record", "c", "ana", "Outra coisa", "Outra", "--id", "x1") == first
    assert contents(answer) == ["Oi", "Olá"]


def test_a_question_without_an_answer_yet(answer: Ask) -> None:
    """A half cycle: the answer may come later."""
    assert answer("record", "c", "ana", "E o saldo?")["answered"] == ""


@pytest.mark.parametrize(("said", "answered"), [("-", "Olá"), ("Oi", "-")])
def test_either_text_comes_through_stdin(answer: Ask, said: str, answered: str) -> None:
    """Long texts need no quoting; the last line break is the shell's, not the user's."""
    answer("record", "c", "ana", said, answered, input="linha um\n\nlinha “três”\n")
    assert "linha um\n\nlinha “três”" in contents(answer)


def test_only_one_text_comes_through_stdin(lembrar: Lembrar) -> None:
    done = lembrar("record", "c", "ana", "-", "-", input="x")
    assert done.exit_code == 2
    assert "stdin" in done.stderr


def test_stdin_must_be_text(lembrar: Lembrar) -> None:
    """Bad input: bytes that are no UTF-8 are refused, and nothing is written."""
    done = lembrar("record", "c", "ana", "-", input=b"\xff\xfe")
    assert done.exit_code == 1
    assert "UTF-8" in done.stderr
    assert lembrar("history", "c").exit_code == 1


def test_a_time_without_an_offset_is_meant_here(
    answer: Ask, lembrar: Lembrar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G10: at the terminal, 10:00 is 10:00 where the user is."""
    monkeypatch.setenv("LEMBRAR_TIMEZONE", "America/Sao_Paulo")
    cycle = answer("record", "c", "ana", "Oi", "--at", "2026-11-15T10:00")
    assert cycle["at"] == "2026-11-15T10:00:00-03:00"
    done = lembrar("record", "c", "ana", "Oi", "--at", "ontem")
    assert done.exit_code == 2
    assert "ISO 8601" in done.stderr


def test_many_messages_from_a_file(answer: Ask, folder: Path) -> None:
    """R6, R11: senders, times, ids and attachments come from the lines."""
    rows = [
        {"role": "user", "content": "Eu chego às 8", "sender": "Bia", "id": "1"},
        {"role": "assistant", "content": "Certo", "at": "2026-11-15T10:00:00-03:00"},
        {"role": "user", "content": "", "attachments": [{"kind": "image", "name": "mapa.png"}]},
    ]
    lines = "\n\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    (folder / "talk.jsonl").write_text("\ufeff" + lines, "utf-8")
    written = answer("record", "c", "ana", "--jsonl", "talk.jsonl")
    assert [m["sender"] for m in written] == ["Bia", "", "ana"]
    assert [m["cycle"] for m in written] == [1, 1, 2]
    assert written[2]["attachments"][0]["name"] == "mapa.png"
    assert answer("history", "c") == written


def test_many_messages_through_stdin(lembrar: Lembrar, answer: Ask) -> None:
    """Batches are joined without a seam."""
    rows = [{"role": ["user", "assistant"][n % 2], "content": f"frase {n}"} for n in range(1201)]
    done = lembrar("record", "c", "ana", "--jsonl", "-", input="\n".join(map(json.dumps, rows)))
    assert done.stdout == "Recorded 1,201 messages in 'c': cycles 1–601.\n"
    assert contents(answer) == [row["content"] for row in rows]


def test_no_lines_are_no_error(lembrar: Lembrar) -> None:
    done = lembrar("record", "c", "ana", "--jsonl", "-", input="\n")
    assert (done.exit_code, done.stdout) == (0, "There was nothing to record.\n")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"{nonsense", "is not JSON"),
        (b'{"role": "user", "content": "\xff"}', "is not UTF-8"),
        (b'{"role": "user"}', "must not be empty"),
        (b'{"role": "king", "content": "oi"}', "Unknown role 'king'"),
        (b'{"role": "user", "content": "oi", "mood": "good"}', "no field 'mood'"),
        (b'{"role": "user", "content": "oi", "at": "2026-11-15"}', "time zone"),
        (b'{"role": "user", "content": "\\ud800"}', "half a character"),
        (b"[1]", "not list"),
        (b"[" * 100_000, "is not JSON"),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_written(
    lembrar: Lembrar, line: bytes, says: str
) -> None:
    """Bad input: which line, what is wrong with it, and that nothing was recorded."""
    good = b'{"role": "user", "content": "oi"}\n'
    done = lembrar("record", "c", "ana", "--jsonl", "-", input=good * 600 + line + b"\n" + good)
    assert done.exit_code == 1
    assert done.stderr.startswith("lembrar: line 601 of stdin")
    assert says in done.stderr
    assert "Nothing was recorded." in done.stderr
    assert done.stderr.count("\n") == 1
    assert lembrar("history", "c").exit_code == 1


def test_a_file_that_is_not_there(lembrar: Lembrar) -> None:
    done = lembrar("record", "c", "ana", "--jsonl", "missing.jsonl")
    assert done.exit_code == 1
    assert "missing.jsonl cannot be read" in done.stderr


@pytest.mark.parametrize("extra", [["Oi"], ["--id", "x"], ["--channel", "web"]])
def test_a_file_says_everything_itself(lembrar: Lembrar, extra: list[str]) -> None:
    assert lembrar("record", "c", "ana", *extra, "--jsonl", "-", input="").exit_code == 2


def test_something_must_be_said(lembrar: Lembrar) -> None:
    done = lembrar("record", "c", "ana")
    assert done.exit_code == 2
    assert "--jsonl" in done.stderr


def test_another_message_under_a_known_id_is_not_claimed_to_be_recorded(lembrar: Lembrar) -> None:
    """G3: the first one stands, and it is said that the second was not written."""
    lembrar("record", "c", "ana", "meu voo é às 8h", "ok", "--id", "m1")
    done = lembrar("record", "c", "ana", "outra coisa", "ok", "--id", "m1")
    assert done.exit_code == 0
    assert done.stdout.startswith("Nothing was recorded")
    assert "another id" in done.stdout
