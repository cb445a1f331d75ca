"""Reads LoCoMo's conversations: dated sessions of turns, and questions with their evidence."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

CATEGORIES = {
    1: "multi-hop",
    2: "temporal",
    3: "open-domain",
    4: "single-hop",
    5: "adversarial",
}


@dataclass(frozen=True)
class Turn:
    id: tuple[int, int]
    speaker: str
    text: str
    at: datetime


@dataclass(frozen=True)
class Question:
    text: str
    category: int
    evidence: tuple[int, ...]
    """Places of the gold turns in the conversation."""


@dataclass(frozen=True)
class Conversation:
    name: str
    speakers: tuple[str, str]
    turns: tuple[Turn, ...]
    questions: tuple[Question, ...]

    @property
    def asked_at(self) -> datetime:
        """When the questions are asked: the day after the last turn."""
        return self.turns[-1].at + timedelta(days=1)


def load(path: Path) -> list[Conversation]:
    return [_conversation(sample) for sample in json.loads(path.read_text("utf-8"))]


def _conversation(sample: dict[str, Any]) -> Conversation:
    talk = sample["conversation"]
    numbers = sorted(
        int(match[1]) for key in talk if (match := re.fullmatch(r"session_(\d+)", key))
    )
    turns = [turn for number in numbers for turn in _session(talk, number)]
    places = {turn.id: place for place, turn in enumerate(turns)}
    questions = [
        Question(qa["question"], qa["category"], evidence)
        for qa in sample["qa"]
        if (evidence := _evidence(qa.get("evidence", []), places))
    ]
    speakers = (talk["speaker_a"], talk["speaker_b"])
    return Conversation(sample["sample_id"], speakers, tuple(turns), tuple(questions))


def _session(talk: dict[str, Any], number: int) -> list[Turn]:
    start = datetime.strptime(talk[f"session_{number}_date_time"], "%I:%M %p on %d %B, %Y")
    return [
        Turn(
            _id(turn["dia_id"]),
            turn["speaker"],
            _text(turn),
            start.replace(tzinfo=UTC) + timedelta(seconds=30 * at),
        )
        for at, turn in enumerate(talk[f"session_{number}"])
    ]


def _text(turn: dict[str, Any]) -> str:
    caption = turn.get("blip_caption")
    return f"{turn['text']} [shares {caption}]" if caption else turn["text"]


def _id(text: str) -> tuple[int, int]:
    session, turn = re.findall(r"\d+", text)
    return int(session), int(turn)


def _evidence(given: list[str], places: dict[tuple[int, int], int]) -> tuple[int, ...]:
    """Repairs ids such as "D:11:26", "D8:6; D9:17" and "D30:05"; unknown turns are left out."""
    found = ((int(a), int(b)) for text in given for a, b in re.findall(r"D:?(\d+):(\d+)", text))
    return tuple(sorted({places[id] for id in found if id in places}))
