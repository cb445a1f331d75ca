"""The labelled messages are sound, and the figures that the documents give hold."""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from evals.redaction.score import PRECISION, RECALL, by_shape, load, score

from lembrar.text import private

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("split", ["dev", "test"])
def test_the_labels_are_sound(split: str) -> None:
    lines = load(split)
    assert len({line.id for line in lines}) == len(lines) > 300
    for line in lines:
        assert "{" not in re.sub(r'[{}]"|"[{}]', "", line.text), line.id
        for label in line.labels:
            assert set(label.kinds) <= set(private.KINDS), line.id
            assert line.text[label.start : label.end].strip(), line.id
    assert {label.kinds[0] for line in lines for label in line.labels} == set(private.KINDS)


def test_no_message_is_in_both_splits() -> None:
    assert not {line.text for line in load("dev")} & {line.text for line in load("test")}


@pytest.mark.parametrize("split", ["dev", "test"])
def test_enough_is_found_and_little_else(split: str) -> None:
    """Recall of 98 % and precision of 95 %, far above shapes alone."""
    lines = [line for draw in range(3) for line in load(split, draw)]
    ours, shapes = (score(lines, find).groups["all"] for find in (private.find, by_shape))
    assert ours.recall >= RECALL and ours.precision >= PRECISION
    assert shapes.recall < 0.8 and shapes.precision < 0.8


@pytest.mark.parametrize("split", ["dev", "test"])
def test_a_kind_is_found_whatever_else_is_looked_for(split: str) -> None:
    """The cheap look before the dear one overlooks nothing."""
    for line in load(split):
        for span in private.find(line.text):
            alone = private.find(line.text, [span.kind])
            assert any(s.start < span.end and s.end > span.start for s in alone), line.id


@pytest.mark.parametrize("page", ["privacy.md", "privacy.pt-BR.md"])
def test_the_page_says_what_there_is(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every kind and place is documented, and the lines print what the page says."""
    from dataclasses import fields

    from lembrar.policy import Redaction

    text = (ROOT / "docs" / page).read_text("utf-8")
    for name in [*private.KINDS, *private.GROUPS, *(field.name for field in fields(Redaction))]:
        assert f"`{name}`" in text, name
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (shown,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    exec(compile(code, page, "exec"), {})  # noqa: S102 - our own page, run as a reader would
    assert capsys.readouterr().out == shown
