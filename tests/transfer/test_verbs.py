"""import, export and move on the command line."""

import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from lembrar.cli import transferring

SAMPLES = Path(__file__).parents[1] / "importers" / "samples"
ANDROID = str(SAMPLES / "Conversa do WhatsApp com Bia Ramos.txt")
ANA = ("--user", "ana", "--name", "Ana Prado", "--bot", "Bia Ramos")

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs one of the three verbs in an empty folder."""
    for name in [name for name in os.environ if name.startswith(("LEMBRAR_", "MAX_CONTEXT"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    app = typer.Typer()
    for name in ("import", "export", "move"):
        app.command(name)(getattr(transferring, "import_" if name == "import" else name))

    def invoke(*arguments: str) -> Result:
        return CliRunner().invoke(app, list(arguments), catch_exceptions=False)

    return invoke


def asked(run: Run, *arguments: str) -> Any:
    done = run(*arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_import_tells_counts(run: Run) -> None:
    done = run("import", ANDROID, *ANA)
    assert done.exit_code == 0
    assert "Read 10 messages in 1 chat" in done.stdout and "10 new, 0 known" in done.stdout
    assert "1 × deleted" in done.stdout
    again = asked(run, "import", ANDROID, *ANA)["brought"]
    assert (again["new"], again["known"]) == (0, 10)


def test_several_files_of_several_kinds(run: Run) -> None:
    files = [str(SAMPLES / name) for name in ("claude.json", "mem0.json", "agent.af")]
    done = asked(run, "import", *files, "--user", "ana")
    assert done["formats"] == ["claude", "mem0", "letta"]
    assert done["brought"]["users"] == ["ana"]


def test_nothing_found_is_loud(run: Run, tmp_path: Path) -> None:
    """An import that found nothing is no success."""
    (tmp_path / "a.json").write_text('[{"messages": []}]')
    done = run("import", "a.json", "--user", "ana")
    assert done.exit_code == 1
    assert "Looked for" in done.stderr
    forced = run("import", "a.json", "--user", "ana", "--format", "claude")
    assert forced.exit_code == 1
    assert "«chat_messages»" in forced.stderr


def test_wrong_usage(run: Run) -> None:
    assert run("import", ANDROID, "--format", "icq").exit_code == 2
    assert run("import", ANDROID, "--date-order", "ydm").exit_code == 2
    assert run("import").exit_code == 2
    assert run("import", "não.txt", "--user", "ana").exit_code == 1
    names = run("import", ANDROID)
    assert names.exit_code == 1 and "Bia Ramos, Ana Prado" in names.stderr


def test_export_and_import_round_trip(run: Run, tmp_path: Path) -> None:
    """To stdout and to a file, which only its owner reads."""
    run("import", ANDROID, *ANA, "--url", "sqlite:one.db")
    run("import", str(SAMPLES / "n8n.json"), "--url", "sqlite:one.db")
    whole = run("export", "--url", "sqlite:one.db")
    assert whole.exit_code == 0
    done = run("export", "--url", "sqlite:one.db", "--out", "all.jsonl")
    assert done.exit_code == 0 and "3 users" in done.stderr
    file = tmp_path / "all.jsonl"
    assert file.read_text("utf-8") == whole.stdout
    assert file.stat().st_mode & 0o077 == 0
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.write(file, "all.jsonl")
    loaded = asked(run, "import", "all.zip", "--url", "sqlite:two.db")["loaded"]
    assert (loaded["users"], loaded["messages"]) == (3, 13)
    assert run("export", "--url", "sqlite:two.db").stdout == whole.stdout
    one = run("export", "ana", "--url", "sqlite:two.db")
    assert len(one.stdout.splitlines()) < len(whole.stdout.splitlines())
    assert run("export", "ninguém", "--url", "sqlite:two.db").exit_code == 1


def test_move(run: Run) -> None:
    run("import", ANDROID, *ANA, "--url", "sqlite:one.db")
    run("import", str(SAMPLES / "mem0.json"), "--url", "sqlite:one.db", "--tenant", "other")
    held = asked(run, "move", "sqlite:one.db", "sqlite:two.db", "--hold")
    assert held["held"] and held["settled"]
    done = run("move", "sqlite:one.db", "sqlite:two.db")
    assert done.exit_code == 0 and "2 tenants" in done.stdout
    assert "Both databases say the same" in done.stdout
    for tenant in ("default", "other"):
        one, two = (run("export", "--url", f"sqlite:{n}.db", "--tenant", tenant).stdout
                    for n in ("one", "two"))  # fmt: skip
        assert one == two
    refused = run("move", "sqlite:one.db", "sqlite:two.db")
    assert refused.exit_code == 1 and "empty database" in refused.stderr
    assert run("move", "sqlite:one.db", "sqlite:one.db").exit_code == 2
