"""The labelled messages are what their README says, and the score counts as it promises."""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from evals.facts import score
from evals.facts.score import Label, Line

from lembrar.model import Claim
from lembrar.text.fold import fold

KEYS = {
    "bio": "name nickname age birthday home origin occupation employer studies relationship family"
    " pet health allergy diet language religion team phone email possession",
    "preference": "likes dislikes channel schedule style choice",
    "goal": "saving debt purchase learning fitness career travel other",
    "limit": "spending alert other",
    "decision": "decision",
    "event": "birth loss job move illness wedding breakup graduation purchase trip accident"
    " achievement business other",
    "appointment": "appointment deadline",
    "emotion": "state pattern",
    "note": "note",
}
FIELDS = {"kind", "any_of_kinds", "key", "keys", "has", "subject", "stance", "when", "optional"}
SPLITS = ("dev", "test")
ISO = re.compile(r"\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2})?)?)?")

Row = dict[str, Any]


def rows(split: str) -> list[Row]:
    text = (score.FOLDER / f"{split}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def every_row() -> list[Row]:
    return [row for split in SPLITS for row in rows(split)]


def every_fact() -> Iterator[tuple[Row, Row]]:
    return ((row, fact) for row in every_row() for fact in row["facts"])


def test_there_are_enough_messages_of_each_language_in_both_splits():
    """G10: Brazilian Portuguese first, English equally."""
    counts = {split: Counter(row["language"] for row in rows(split)) for split in SPLITS}
    assert sum(counts[split]["pt"] for split in SPLITS) >= 460
    assert sum(counts[split]["en"] for split in SPLITS) >= 240
    for language in ("pt", "en"):
        assert abs(counts["dev"][language] - counts["test"][language]) <= 10


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("language", ["pt", "en"])
def test_many_messages_state_nothing(split: str, language: str):
    """K4: small talk, questions already settled and greetings are not saved."""
    said = [row for row in rows(split) if row["language"] == language]
    assert sum(not row["facts"] for row in said) >= 0.4 * len(said)


def test_ids_are_unique_and_name_their_language():
    ids = [row["id"] for row in every_row()]
    assert len(set(ids)) == len(ids)
    assert all(row["id"].startswith(row["language"] + "-") for row in every_row())


def test_no_text_is_said_twice_in_either_split():
    texts = Counter(re.sub(r"\W+", " ", fold(row["text"])).strip() for row in every_row())
    assert [text for text, times in texts.items() if times > 1] == []


def test_labels_have_known_fields_kinds_and_keys():
    for row, fact in every_fact():
        assert set(fact) <= FIELDS, row["id"]
        assert ("kind" in fact) != ("any_of_kinds" in fact), row["id"]
        assert ("key" in fact) != ("keys" in fact), row["id"]
        kinds = fact.get("any_of_kinds") or [fact["kind"]]
        allowed = {key for kind in kinds for key in KEYS[kind].split()}
        assert set(fact.get("keys") or [fact["key"]]) <= allowed, row["id"]
        assert fact.get("stance", "not") in ("not", "ends"), row["id"]
        assert fact.get("optional", True) is True, row["id"]


def test_labels_are_folded_and_said_in_their_message():
    """G10: facts stay in the language they were said in, so their words are in the message."""
    for row, fact in every_fact():
        said = fold(row["text"])
        assert fact["has"], row["id"]
        for words in [*fact["has"], *fact.get("subject", "").split()]:
            assert words == fold(words), row["id"]
            assert words in said, row["id"]


def test_dates_are_iso():
    whens = [(row["id"], fact["when"]) for row, fact in every_fact() if "when" in fact]
    assert [found for found in whens if not ISO.fullmatch(found[1])] == []
    assert len(whens) >= 80


def test_every_kind_is_labelled_in_both_splits():
    for split in SPLITS:
        labels = [label for line in score.load(split) for label in line.labels]
        assert {kind for label in labels for kind in label.kinds} == set(KEYS)


def test_other_people_denials_and_endings_are_well_represented():
    others = sum(any("subject" in fact for fact in row["facts"]) for row in every_row())
    turned = sum(any("stance" in fact for fact in row["facts"]) for row in every_row())
    assert others >= 70
    assert turned >= 50


def test_few_labels_are_optional():
    facts = [fact for _, fact in every_fact()]
    assert sum("optional" in fact for fact in facts) < 0.1 * len(facts)


def test_a_claim_is_right_by_kind_subject_stance_and_words():
    label = Label(("bio",), ("diet",), ("carne",), subject="irma", stance="not")
    right = Claim("bio", "diet", "não come carne", subject="irmã Carla", stance="not")
    assert score.fits(right, label)
    assert not score.fits(Claim("goal", "diet", "não come carne", stance="not"), label)
    assert not score.fits(Claim("bio", "diet", "não come carne", stance="not"), label)
    assert not score.fits(Claim("bio", "diet", "come carne", subject="irmã"), label)
    assert not score.fits(Claim("bio", "diet", "peixe", subject="irmã", stance="not"), label)


def test_as_many_pairs_as_can_be_and_required_labels_first():
    wide = Label(("bio",), ("home",), ("moro",))
    narrow = Label(("bio",), ("home",), ("recife",))
    spare = Label(("bio",), ("home",), ("recife",), optional=True)
    both = Claim("bio", "home", "moro em Recife")
    one = Claim("bio", "home", "moro aqui")
    assert score.matching([both, one], [wide, narrow]) == {0: 1, 1: 0}
    assert score.matching([both], [spare, narrow]) == {0: 1}


def test_the_figures_of_a_small_split():
    lines = [
        Line("1", "pt", "a", (Label(("bio",), ("age",), ("30",)),)),
        Line("2", "pt", "b", (Label(("bio",), ("diet",), ("carne",), subject="irma"),)),
        Line("3", "en", "c", ()),
        Line("4", "en", "d", (Label(("note",), ("note",), ("key",), when="2026", optional=True),)),
    ]
    said = {
        "a": [Claim("bio", "home", "30"), Claim("bio", "age", "tenho 30 anos")],
        "b": [Claim("bio", "diet", "come carne")],
        "c": [],
        "d": [Claim("note", "note", "the key", when="2025")],
    }
    report = score.score(lines, lambda text, _language: said[text])
    everything = report.groups["all"]
    assert (everything.right, everything.found) == (2, 4)
    assert (everything.got, everything.wanted) == (1, 2)
    assert (report.misattributed, report.about_others) == (1, 1)
    assert (report.right_keys, report.right_dates, report.dated) == (2, 0, 1)
    assert (report.left_empty, report.empty) == (1, 1)


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each message is read twice by the score, for the sake of its clock; here once will do."""
    monkeypatch.setattr(score, "by_rules", cache(score.by_rules))


@pytest.mark.usefixtures("read_once")
def test_no_text_of_the_test_split_is_ever_shown(capsys: pytest.CaptureFixture[str]):
    assert score.main(["--test", "--verbose"]) == 0
    shown = capsys.readouterr().out
    assert "not shown" in shown
    assert not any(row["text"] in shown for row in rows("test") if len(row["text"]) > 25)


@pytest.mark.usefixtures("read_once")
def test_what_went_wrong_is_listed_for_dev(capsys: pytest.CaptureFixture[str]):
    assert score.main(["--verbose"]) == 0
    shown = capsys.readouterr().out
    assert "missed (" in shown
    assert "baseline, nothing found" in shown
