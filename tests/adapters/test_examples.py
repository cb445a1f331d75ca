"""Every adapter's example runs as it is, without a key and without a network."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "langgraph_memory.py": ("langgraph", "I remember: Meu cachorro se chama Rex.\nleft: []"),
    "langchain_agent.py": ("langchain", "bot: Você se chama Ana."),
    "openai_agents_session.py": ("agents", "alérgica a amendoim"),
    "llamaindex_block.py": ("llama_index", "gato se chama Tom"),
    "pydantic_ai_agent.py": ("pydantic_ai", "Recife"),
    "anthropic_memory_tool.py": ("anthropic", "refused: "),
    "adk_memory.py": ("google.adk", "Meu gato se chama Tom."),
    "crewai_storage.py": ("crewai", "O gato se chama Tom"),
}
# A proxy that is not there: whoever asks the network gets an error, not an answer.
NO_NETWORK = dict.fromkeys(["http_proxy", "https_proxy", "all_proxy"], "http://127.0.0.1:9")
QUIET = {"OTEL_SDK_DISABLED": "true", "CREWAI_DISABLE_TELEMETRY": "true"}


def is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_run(name: str, tmp_path: Path) -> None:
    """G5: what it shows is what the page says."""
    package, shown = EXAMPLES[name]
    if not is_installed(package):
        pytest.skip(f"{package} is not installed")
    home = {"HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / name)],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | NO_NETWORK | QUIET | home,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert shown in done.stdout


def test_every_adapter_is_documented() -> None:
    """Each has its example, and its lines in the documentation."""
    page = (ROOT / "docs" / "adapters.md").read_text("utf-8")
    for name in EXAMPLES:
        assert f"../examples/{name}" in page, name
    for path in (ROOT / "src" / "lembrar" / "adapters").glob("*.py"):
        text = path.read_text("utf-8")
        for line in text.splitlines():
            if line.startswith("class ") and "Lembrar" in line:
                assert line.split()[1].split("(")[0].rstrip(":") in page, line


def test_no_adapter_is_imported_with_lembrar() -> None:
    """Importing Lembrar, and the package of adapters, loads none of the frameworks."""
    names = sorted({package.split(".")[0] for package, _ in EXAMPLES.values()} - {"google"})
    code = f"import sys, lembrar.adapters; print([n for n in {names!r} if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
