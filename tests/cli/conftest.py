"""What the tests of the command line share."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from running import Ask, Lembrar
from typer.testing import CliRunner, Result

from lembrar.cli.app import app


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, with no settings but the defaults, in 80 columns."""
    for name in [name for name in os.environ if name.startswith(("LEMBRAR_", "MAX_CONTEXT"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def lembrar() -> Lembrar:
    """Runs a command in this process; an exception that nobody caught fails the test."""

    def run(*arguments: str, input: str | bytes | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), input=input, catch_exceptions=False)

    return run


@pytest.fixture
def answer(lembrar: Lembrar) -> Ask:
    """Runs a command with --json, expects success, and returns its one document."""

    def run(*arguments: str, input: str | bytes | None = None) -> Any:
        done = lembrar(*arguments, "--json", input=input)
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    return run


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the first who talks leaves a copy for the others."""
    return tmp_path_factory.mktemp("talked")


@pytest.fixture
def talked(lembrar: Lembrar, folder: Path, kept: Path) -> str:
    """A chat of 30 cycles between Ana and a bot, long enough to have climbed."""
    if any(kept.iterdir()):
        shutil.copytree(kept, folder, dirs_exist_ok=True)
        return "c"
    goals = ["Quero economizar R$ 5.000 até junho.", "Meu limite com delivery é R$ 250 por mês."]
    for n in range(1, 31):
        said = goals[n - 1] if n <= 2 else f"Paguei R$ {n}0 de luz na terça e encontrei a Bia."
        text = f"Anotado: pagamento número {n}. Vou lembrar disso quando você quiser ver o extrato."
        at = f"2026-11-{n:02}T10:00:00-03:00"
        done = lembrar("record", "c", "ana", said, text, "--id", f"m{n}", "--at", at)
        assert done.exit_code == 0, done.output
    shutil.copytree(folder, kept, dirs_exist_ok=True)
    return "c"
