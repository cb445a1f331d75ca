"""The Portuguese memory evaluation: what its dataset promises, and how its figures are made."""

import json
import subprocess
import sys
from collections import Counter
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from evals.ptbr import baselines, material, rankings, weave, words
from evals.ptbr.measure import Outcome
from evals.ptbr.report import all_found, interval, messages_found
from evals.ptbr.shown import Shown

from evals import ptbr

ROOT = Path(__file__).parents[2]
MADE = weave.document()
TALKS: list[dict[str, Any]] = MADE["conversations"]
each_talk = pytest.mark.parametrize("talk", TALKS, ids=lambda talk: talk["id"])


def answerable(talk: dict[str, Any]) -> list[dict[str, Any]]:
    return [question for question in talk["questions"] if question["type"] != "unanswerable"]


# ── the dataset ───────────────────────────────────────────────────────────────────────────────


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    """G10: in another process, with other hashes, the file is the same; another seed differs."""
    first = tmp_path / "one.json"
    command = [sys.executable, "-m", "evals.ptbr", "build", "--out", str(first)]
    env = {"PYTHONHASHSEED": "99", "PYTHONPATH": f"{ROOT / 'src'}", "PYTHONUTF8": "1"}
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    assert first.read_text("utf-8") == ptbr.written(MADE)
    assert ptbr.written(weave.document(seed=8)) != ptbr.written(MADE)


def test_there_is_enough_of_it() -> None:
    """Twelve conversations at least, three of each domain, 300 questions, 30 without an answer."""
    domains = Counter(talk["domain"] for talk in TALKS)
    assert len(TALKS) >= 12
    assert set(domains) == set(material.DOMAINS)
    assert min(domains.values()) >= 3
    assert sum(len(answerable(talk)) for talk in TALKS) >= 300
    assert sum(len(talk["questions"]) - len(answerable(talk)) for talk in TALKS) >= 30


@each_talk
def test_every_conversation_is_long_and_well_asked(talk: dict[str, Any]) -> None:
    assert len(talk["messages"]) >= 200
    assert len(answerable(talk)) >= 25
    assert {question["type"] for question in talk["questions"]} == set(material.TYPES)
    assert sum(question["paraphrased"] for question in talk["questions"]) * 2 >= len(
        answerable(talk)
    )


@each_talk
def test_every_label_points_at_a_message(talk: dict[str, Any]) -> None:
    """Ids are unique; evidence and what is outdated are messages of the same conversation."""
    ids = [message["id"] for message in talk["messages"]]
    roles = {message["id"]: message["role"] for message in talk["messages"]}
    assert len(set(ids)) == len(ids)
    for question in talk["questions"]:
        assert set(question["evidence"]) | set(question["outdated"]) <= set(ids)
        assert not set(question["evidence"]) & set(question["outdated"])
        assert bool(question["evidence"]) == (question["type"] != "unanswerable")
        assert bool(question["answer"]) == bool(question["evidence"])
        assert bool(question["outdated"]) == (question["type"] == "update")
        assert (len(question["evidence"]) > 1) == (question["type"] == "multi")
        if question["type"] == "assistant":
            assert all(roles[id] == "assistant" for id in question["evidence"])


@each_talk
def test_time_runs_forward(talk: dict[str, Any]) -> None:
    """Messages ascend, over months; questions come after them; what is outdated was said first."""
    at = {m["id"]: datetime.fromisoformat(m["at"]) for m in talk["messages"]}
    times = list(at.values())
    assert all(earlier < later for earlier, later in pairwise(times))
    assert (times[-1] - times[0]).days >= 90
    for question in talk["questions"]:
        assert datetime.fromisoformat(question["at"]) > times[-1]
        for id in question["outdated"]:
            assert at[id] < min(at[new] for new in question["evidence"])


@each_talk
def test_a_paraphrase_shares_no_content_word_with_its_evidence(talk: dict[str, Any]) -> None:
    """Accents, stop words and endings aside."""
    said = {message["id"]: message["content"] for message in talk["messages"]}
    for question in talk["questions"]:
        if question["paraphrased"]:
            for id in question["evidence"]:
                common = words.shared(question["question"], said[id])
                assert not common, (question["question"], said[id], common)


@each_talk
def test_messages_hardly_repeat(talk: dict[str, Any]) -> None:
    """Small talk is varied, and nothing that a question asks for is said twice."""
    said = Counter(message["content"] for message in talk["messages"])
    assert sum(times - 1 for times in said.values()) <= 0.02 * len(talk["messages"])
    texts = {message["id"]: message["content"] for message in talk["messages"]}
    for question in talk["questions"]:
        assert all(said[texts[id]] == 1 for id in question["evidence"])


@each_talk
def test_no_slot_is_left_open(talk: dict[str, Any]) -> None:
    assert not [m for m in talk["messages"] if "{" in m["content"] or "||" in m["content"]]
    assert all(message["content"].strip() for message in talk["messages"])


def test_splits_are_halves_of_every_domain() -> None:
    """Only dev is for tuning; each domain has as much of it as of test, and none is in both."""
    counts = Counter((talk["domain"], talk["split"]) for talk in TALKS)
    for domain in material.DOMAINS:
        assert counts[domain, "dev"] == counts[domain, "test"]
    dev, test = (
        {talk["id"] for talk in weave.document(split=split)["conversations"]}
        for split in material.SPLITS
    )
    assert not dev & test
    assert dev | test == {talk["id"] for talk in TALKS}


# ── the material ──────────────────────────────────────────────────────────────────────────────


def test_the_material_is_all_different() -> None:
    """250 exchanges of small talk at least, no line of a user and no question written twice."""
    talk = material.filler()
    small = [*talk.general, *talk.long, *(e for some in talk.domain.values() for e in some)]
    own = [e for script in material.scripts() for e in script.distractors]
    planted = [plant.exchange for script in material.scripts() for plant in script.plants]
    assert len(small) >= 250
    said = Counter(" ".join(words.words(" ".join(e.said))) for e in [*small, *own, *planted])
    assert [text for text, times in said.items() if times > 1] == []
    asked = Counter(q.question for script in material.scripts() for q in script.questions)
    assert [text for text, times in asked.items() if times > 1] == []


def test_every_script_has_what_it_plants() -> None:
    """25 planted exchanges at least, each under a key of its own; keys that are asked for exist."""
    for script in material.scripts():
        keys = [plant.key for plant in script.plants]
        assert len(keys) >= 25
        assert len(set(keys)) == len(keys), script.id
        asked = {k for q in script.questions for k in (*q.evidence, *q.outdated)}
        assert {key.removesuffix(":bot") for key in asked} <= set(keys), script.id
        assert max(plant.day for plant in script.plants) <= script.end


def test_passing_acquaintances_are_nobody_that_is_asked_about() -> None:
    """A name drawn for small talk never stands in a planted exchange, nor in a question."""
    names = {words.folded(name) for name in material.filler().slots["amigo"]}
    for script in material.scripts():
        texts = [q.question for q in script.questions]
        for plant in script.plants:
            texts += [*plant.exchange.said, plant.exchange.answered]
        assert not names & {word for text in texts for word in words.words(text)}, script.id


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("viagem", "viajei"),
        ("paguei", "pagar"),
        ("irmã", "irmãos"),
        ("casamento", "casou"),
        ("animais", "animal"),
        ("consigo", "conseguir"),
        ("fisioterapeuta", "fisioterapia"),
        ("alérgica", "alergia"),
        ("ações", "ação"),
        ("trocou", "troca"),
    ],
)
def test_forms_of_a_word_count_as_one(one: str, other: str) -> None:
    assert words.shared(one, other)


def test_grammar_is_no_content() -> None:
    assert words.stems("o que foi que eu fiz com isso, e onde você está?") == []
    assert not words.shared("onde guardei a reserva?", "a grana ficou no tesouro")


# ── the figures ───────────────────────────────────────────────────────────────────────────────


def test_a_message_is_shown_when_most_of_it_stands_in_the_context() -> None:
    message = "Deixei a grana de emergência no tesouro Selic, uns oito mil, para quando apertar."
    assert Shown("[2025-02-09] Ana: deixei a grana de emergencia no tesouro selic uns oito mil, "
                 "para quando apertar!").has(message)  # fmt: skip
    assert not Shown("Deixei a grana de emergência no tesouro.").has(message)
    assert Shown("disse: em janeiro tirei 4.150 livre").has("Tirei 4.150 livre!")
    assert not Shown("tirei livre").has("tirei 4.150 livre")


def test_the_end_of_the_log_fits_its_budget() -> None:
    messages = TALKS[0]["messages"]
    kept = baselines.last(messages, 300)
    assert messages[-1]["content"] in kept
    assert messages[0]["content"] not in kept
    assert kept.count("\n[") >= 2


def test_bm25_finds_a_message_by_its_words() -> None:
    messages = [
        {"content": "comprei um violoncelo usado"},
        {"content": "o violão da minha tia quebrou"},
        {"content": "fui à praia com o cachorro"},
    ]
    scores = rankings.bm25(messages)("quando comprei o violoncelo?")
    assert rankings.best(scores, 1) == [0]
    assert scores[2] == 0.0


def outcome(talk: str, found: int, gold: int) -> Outcome:
    return Outcome("way", "measure", talk, "finance", "single", False, "?", found, gold)


def test_shares_count_messages_and_whole_questions() -> None:
    some = [outcome("a", 2, 2), outcome("a", 1, 2), outcome("b", 0, 1)]
    assert messages_found(some) == 60.0
    assert all_found(some) == pytest.approx(100 / 3)
    low, high = interval(some, messages_found)
    assert low <= 60.0 <= high


def test_what_fails_on_test_stays_unread(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ptbr.main(["--split", "test", "--misses"])
    assert "must stay unread" in capsys.readouterr().err


def test_a_split_can_be_written_alone(tmp_path: Path) -> None:
    out = tmp_path / "dev.json"
    assert ptbr.main(["build", "--out", str(out), "--split", "dev"]) == 0
    read = json.loads(out.read_text("utf-8"))
    assert {talk["split"] for talk in read["conversations"]} == {"dev"}
