"""presets, doctor, version, help and settings."""

import tomllib
from pathlib import Path

import pytest
from running import Ask, Lembrar

from lembrar import __version__, policy
from lembrar.cli import verbs


def test_presets_are_listed(lembrar: Lembrar, answer: Ask) -> None:
    """Every preset, with its budget and its window."""
    shown = lembrar("presets").stdout
    for name in policy.names():
        assert name in shown
    assert max(map(len, shown.splitlines())) <= 80
    listed = {preset["name"]: preset for preset in answer("presets")}
    assert listed["finance"]["window"]["cycles"] == 2
    assert listed["roleplay"]["budget"] == 8000
    assert listed["progressive"]["ladder"]["rungs"][0]["share"] == 0.25


@pytest.mark.parametrize("name", policy.names())
def test_a_preset_prints_as_toml_that_loads_again(
    lembrar: Lembrar, answer: Ask, folder: Path, name: str
) -> None:
    """One's own preset starts from one of ours."""
    text = lembrar("presets", name).stdout
    assert tomllib.loads(text)["name"] == name
    Path(folder / "own.toml").write_text(text, "utf-8")
    assert lembrar("presets", "own.toml").stdout == text
    assert answer("presets", "own.toml") == answer("presets", name)


def test_models_and_their_budgets(lembrar: Lembrar, answer: Ask) -> None:
    """R1: 4,000, 8,000, 16,000 and 32,000 for the seed's models, and today's."""
    budgets = {row["model"]: row["budget"] for row in answer("presets", "--models")}
    assert budgets["GPT-3.5 Turbo"] == 4000
    assert budgets["Claude 3"] == 16000
    assert budgets["GPT-4 Turbo"] == 32000
    shown = lembrar("presets", "--models").stdout
    assert "GPT-5" in shown and "32,000" in shown
    assert lembrar("presets", "finance", "--models").exit_code == 2


def test_a_preset_with_a_mistake_says_where(lembrar: Lembrar, folder: Path) -> None:
    """A misspelt dial is an error, not a dial that does nothing."""
    Path(folder / "own.toml").write_text('name = "own"\nbugdet = 3', "utf-8")
    done = lembrar("presets", "own.toml")
    assert done.exit_code == 1
    assert "own.toml" in done.stderr


def test_the_budget_from_the_environment(answer: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: MAX_CONTEXT_TOKENS sets the roleplay budget; a flag is nearer still."""
    monkeypatch.setenv("MAX_CONTEXT_TOKENS", "777")
    assert answer("context", "c", "ana", "--preset", "roleplay")["budget"] == 777
    given = answer("context", "c", "ana", "--preset", "roleplay", "--budget", "500")
    assert given["budget"] == 500


def test_settings_by_order_of_right(
    answer: Ask, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Flags, then LEMBRAR_* variables, then lembrar.toml, then the defaults."""

    def budget(*flags: str) -> int:
        return answer("context", "c", "ana", *flags)["budget"]

    assert budget() == 3000
    (folder / "lembrar.toml").write_text('budget = 100\nurl = "sqlite:toml.db"\n')
    assert budget() == 100
    assert (folder / "toml.db").exists()
    monkeypatch.setenv("LEMBRAR_BUDGET", "200")
    assert budget() == 200
    assert budget("--budget", "300") == 300


def test_tenants_do_not_see_each_other(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    assert answer("users", "--tenant", "other") == []
    assert lembrar("history", talked, "--tenant", "other").exit_code == 1
    assert lembrar("history", talked, "--tenant", "default").exit_code == 0


def test_doctor_when_all_is_well(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """G5: store, tokenizer and summaries work with no network; settings and versions are named."""
    found = answer("doctor", "--preset", "finance")
    assert found["ok"] is True
    assert {check["name"] for check in found["checks"]} >= {
        "preset",
        "store",
        "tokenizer",
        "memory",
    }
    origins = {setting["name"]: setting["origin"] for setting in found["settings"]}
    assert origins["preset"] == "--preset"
    assert origins["url"] == "default"
    assert found["versions"]["lembrar"] == __version__
    shown = lembrar("doctor").stdout
    assert "✓" in shown and "✗" not in shown


def test_doctor_names_where_settings_come_from(answer: Ask, folder: Path) -> None:
    (folder / "lembrar.toml").write_text('preset = "finance"\n')
    origins = {setting["name"]: setting["origin"] for setting in answer("doctor")["settings"]}
    assert "lembrar.toml" in origins["preset"]


def test_doctor_when_something_is_wrong(lembrar: Lembrar, folder: Path) -> None:
    """A damaged file, and an unknown preset: both are told at once, with exit code 1."""
    (folder / "bad.db").write_bytes(b"this is no database" * 1000)
    done = lembrar("doctor", "--url", "sqlite:bad.db", "--preset", "nope")
    assert done.exit_code == 1
    assert done.stdout.count("✗") >= 2
    assert "bad.db" in done.stdout
    assert (folder / "bad.db").read_bytes() == b"this is no database" * 1000


def test_version(lembrar: Lembrar, answer: Ask) -> None:
    assert lembrar("--version").stdout == f"lembrar {__version__}\n"
    assert answer("version")["lembrar"] == __version__
    assert lembrar("version").stdout.startswith(f"lembrar {__version__}\npython 3.")


def test_no_arguments_print_the_help(lembrar: Lembrar) -> None:
    done = lembrar()
    assert done.exit_code == 0
    for verb in verbs():
        assert f" {verb} " in done.stdout
    assert "Exit codes: 0 done, 1" in done.stdout


@pytest.mark.parametrize("verb", verbs())
def test_every_verb_explains_itself(lembrar: Lembrar, verb: str) -> None:
    """Each has help, answers --json, and takes the settings it needs."""
    shown = lembrar(verb, "--help").stdout
    assert "--json" in shown
    if verb not in ("presets", "version", "move"):
        assert all(flag in shown for flag in ("--url", "--preset", "--tenant"))
