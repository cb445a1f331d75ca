"""Measures an encoder on data that no training saw. Higher is better everywhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from . import data, noise
from .data import Conversation, Scored
from .split import Pair, Split

Array = np.ndarray
Encode = Callable[[Sequence[str]], Array]

NOISE_SEED = 1


@dataclass(frozen=True)
class Exam:
    """All evaluation data, loaded once."""

    assin: list[Scored]
    sts_dev: list[Scored]
    sts_test: list[Scored]
    conversations: list[Conversation]
    split: Split


def load(folder: Path, split: Split) -> Exam:
    sts = [data.english_sts(part) for part in ("dev", "test")]
    return Exam(data.assin2_dev(folder), *sts, data.locomo(folder), split)


def pearson(encode: Encode, pairs: Sequence[Scored], spell=lambda text: text) -> float:
    """Correlation of the cosine with people's scores."""
    left = encode([spell(pair.left) for pair in pairs])
    right = encode([spell(pair.right) for pair in pairs])
    return float(np.corrcoef((left * right).sum(axis=1), [pair.score for pair in pairs])[0, 1])


def top1(encode: Encode, pairs: Sequence[Pair], spell=lambda text: text) -> float:
    """Per cent of Portuguese sentences whose own translation is the nearest of all."""
    left = encode([spell(pt) for pt, _ in pairs])
    right = encode([en for _, en in pairs])
    return float(((left @ right.T).argmax(axis=1) == np.arange(len(pairs))).mean() * 100)


def recall_at_10(encode: Encode, conversations: Sequence[Conversation]) -> float:
    """Per cent of a question's evidence turns among the ten nearest of its conversation, mean."""
    shares = []
    for talk in conversations:
        likeness = encode([q.text for q in talk.questions]) @ encode(talk.turns).T
        best = np.argsort(-likeness, axis=1, kind="stable")[:, :10]
        for question, found in zip(talk.questions, best, strict=True):
            shares.append(len(question.evidence & set(found.tolist())) / len(question.evidence))
    return float(np.mean(shares) * 100)


def exchange_hits(encode: Encode, conversations: Sequence[Conversation]) -> float:
    """Per cent of questions with evidence in the ten nearest exchanges (two turns each)."""
    hits = []
    for talk in conversations:
        exchanges = ["\n".join(talk.turns[at : at + 2]) for at in range(0, len(talk.turns), 2)]
        likeness = encode([q.text for q in talk.questions]) @ encode(exchanges).T
        best = np.argsort(-likeness, axis=1, kind="stable")[:, :10]
        for question, found in zip(talk.questions, best, strict=True):
            hits.append(bool({turn // 2 for turn in question.evidence} & set(found.tolist())))
    return float(np.mean(hits) * 100)


def spellings() -> dict[str, Callable[[str], str]]:
    """The ways of writing Portuguese whose cost is measured."""

    def whatsapp(text: str) -> str:
        return noise.whatsapp(text, "pt", NOISE_SEED)

    def abbreviated(text: str) -> str:
        return noise.abbreviated(text, "pt", Random(len(text)), 0.8)

    def slips(text: str) -> str:
        return noise.typos(text, Random(len(text)), 0.2)

    return {
        "no accents": noise.accentless,
        "abbreviations": abbreviated,
        "WhatsApp spelling": whatsapp,
        "a typo in every fifth long word": slips,
    }


def quick(encode: Encode, exam: Exam) -> dict[str, float]:
    """What recipes are compared by: dev data only."""
    found = {
        "assin": pearson(encode, exam.assin) * 100,
        "sts": pearson(encode, exam.sts_dev) * 100,
        "tato": top1(encode, exam.split.dev),
        "long": top1(encode, exam.split.long),
        "locomo": recall_at_10(encode, exam.conversations),
    }
    for kind, spell in spellings().items():
        found[f"t:{kind[:6]}"] = top1(encode, exam.split.dev, spell)
        found[f"a:{kind[:6]}"] = pearson(encode, exam.assin, spell) * 100
    return found
