"""Every snippet that people copy works, and prints what the page says."""

import re
import runpy
from datetime import datetime
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("readme", ["README.md", "README.pt-BR.md"])
def test_readme_snippet_prints_what_it_says(
    readme: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """F3, F7, F11, G5, G8: the lines run with no key and print the text below them."""
    text = (ROOT / readme).read_text("utf-8")
    snippets = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    outputs = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    today = datetime.now().astimezone().date()
    june = f"{today.year + (today.month > 6)}-06"
    assert len(snippets) == len(outputs) == 2
    for code, shown in zip(snippets, outputs, strict=True):
        exec(compile(code, readme, "exec"), {})  # noqa: S102 - our own page, run as a reader would
        told = shown.replace("2026-11-15", str(today)).replace("2027-06", june)
        assert capsys.readouterr().out == told


@pytest.mark.parametrize("example", ["first_steps.py", "own_preset.py"])
def test_examples_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    """G5: the examples that need nothing run as they are."""
    runpy.run_path(str(ROOT / "examples" / example), run_name="__main__")
    assert capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    """No page links to a file that is not there."""
    pages = [ROOT / "README.md", ROOT / "README.pt-BR.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
