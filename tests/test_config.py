"""Settings: where they come from, and what is said when they are wrong."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from lembrar import config, errors, policy
from lembrar.brains.base import Job, Piece
from lembrar.brains.llm import LLMBrain
from lembrar.testing import ScriptedLLM


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_defaults_file_environment_and_arguments(folder: Path, monkeypatch) -> None:
    """Arguments come first, then the environment, then the file, then the defaults."""
    assert config.load() == config.Settings()
    (folder / "lembrar.toml").write_text('preset = "finance"\ntenant = "acme"\nbudget = 900\n')
    assert config.load().preset == "finance"
    monkeypatch.setenv("LEMBRAR_PRESET", "roleplay")
    found = config.load(tenant="umbrella", url=None)
    assert (found.preset, found.tenant, found.budget) == ("roleplay", "umbrella", 900)


def test_a_brain_is_made_by_the_settings_it_is_given(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another file or variable has no say in it; the key of OpenAI goes to OpenAI alone."""
    monkeypatch.setenv("LEMBRAR_LLM_URL", "http://elsewhere.invalid/v1")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-theirs")
    with ScriptedLLM() as llm:
        given = config.Settings(llm="m", llm_url=llm.url, llm_key="sk-ours")
        asyncio.run(_asked(config.brain("m", given)))
        asyncio.run(_asked(config.brain("m", config.Settings(llm_url=llm.url))))
        keys = [request.headers["authorization"] for request in llm.requests]
    assert keys[0] == "Bearer sk-ours"
    assert not any("sk-theirs" in key for key in keys)


async def _asked(brain: LLMBrain) -> None:
    said = Piece("Ana", "user", "Quero economizar R$ 5.000.", datetime.now(UTC), 1, True)
    with suppress(errors.BrainFailed):
        await brain.think((Job((said,), 40, "tokens", "pt"),))
    await brain.close()


@pytest.mark.parametrize("text", ["budget = [", 'budget = "many"', 'pressets = "finance"'])
def test_a_wrong_file_is_named(folder: Path, text: str) -> None:
    """A misspelt or broken setting says which, and where to look."""
    (folder / "lembrar.toml").write_text(text)
    with pytest.raises(errors.InvalidInput, match=r"lembrar\.toml"):
        config.load()


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    (folder / "lembrar.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.InvalidInput, match=r"lembrar\.toml"):
        config.load()
    (folder / "mine.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(errors.InvalidPreset, match=r"mine\.toml"):
        policy.load("mine.toml")


WRONG = [
    ("[window]\ncycles = 2", "[window]\ncycles = 2\nmessages = 3", "exactly one"),
    ("budget = 6000", "budget = 0", "budget"),
    ("squeeze = 2", "squeeze = 9", "squeeze"),
    ("target = 0.4", "target = 1.4", "target"),
    ('unit = "words"', 'unit = "letters"', "unit"),
    ("batch = 1", "bacth = 1", "bacth"),
    ("span = 0\nlimit = 50", "span = 2\nlimit = 50", "rolling"),
]


@pytest.mark.parametrize(("right", "wrong", "says"), WRONG)
def test_a_wrong_preset_says_what_is_wrong(right: str, wrong: str, says: str) -> None:
    """A preset of one's own is checked before anything runs on it."""
    text = policy.source("finance")
    assert right in text
    with pytest.raises(errors.InvalidPreset, match=says):
        policy.parse(text.replace(right, wrong), "mine.toml")


def test_a_ladder_in_tokens_follows_the_budget() -> None:
    """R1, R2: 30 % of whatever the budget is; a limit in words stays what it is."""
    small = policy.with_budget(policy.load("roleplay"), 1000)
    assert (small.budget, small.ladder.limit) == (1000, 1000)
    assert policy.with_budget(policy.load("default"), 1000).ladder.limit == 600
    assert policy.with_budget(policy.load("finance"), 1000).ladder.limit == 2500
