"""Questions that a conversation cannot answer at all: is the context left empty?

`python -m evals unanswerable` asks fifty of them, the English ones in LoCoMo's conversations and
the Portuguese ones in those of `evals/ptbr`, and prints how much of the budget recalled text
fills, beside how much it fills for questions that can be answered. Goal: at most 20 %."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from evals.locomo import DATA
from evals.locomo.data import load
from evals.locomo.measure import index_of, line_tokens, shown
from evals.unanswerable.questions import ENGLISH, PORTUGUESE
from lembrar.embedders.static import StaticEmbedder
from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.parts import parts
from lembrar.recall.query import understand
from lembrar.recall.rank import search

_BUDGET = 3000
Asked = tuple[Index, datetime, list[str]]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals unanswerable", description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="the folder of locomo_dev.json")
    options = parser.parse_args(argv)
    embedder = StaticEmbedder()
    path = options.data / "locomo_dev.json"
    if path.exists():
        _report("English, LoCoMo", embedder, list(_english(path, embedder)), ENGLISH)
    else:
        print(f"{path} is not there; give its folder with --data")
    _report("Portuguese, ptbr", embedder, list(_portuguese(embedder)), PORTUGUESE)
    print("goal: at most 20 % of the budget")
    return 0


def _report(
    name: str, embedder: StaticEmbedder, talks: Sequence[Asked], questions: Sequence[str]
) -> None:
    for with_vectors in (True, False):
        strange = [
            _filled(index, now, text, embedder, with_vectors)
            for index, now, _ in talks
            for text in questions
        ]
        known = [
            _filled(index, now, text, embedder, with_vectors)
            for index, now, own in talks
            for text in own
        ]
        print(
            f"{name}, {'words and vectors' if with_vectors else 'words alone'}: "
            f"{_mean(strange):.1f} % of {_BUDGET} tokens filled (over 20 % in "
            f"{_mean([float(share > 0.2) for share in strange]):.0f} % of {len(strange)}); "
            f"answerable questions: {_mean(known):.1f} %",
            flush=True,
        )


def _filled(
    index: Index, now: datetime, text: str, embedder: StaticEmbedder, with_vectors: bool
) -> float:
    query = understand(text, now, speakers=index.speakers)
    vector = embedder.encode([query.about])[0] if with_vectors else None
    return sum(map(line_tokens, shown(search(index, query, now, None, vector), _BUDGET))) / _BUDGET


def _english(path: Path, embedder: StaticEmbedder) -> Iterable[Asked]:
    for talk in load(path):
        yield index_of(talk, embedder), talk.asked_at, [q.text for q in talk.questions]


def _portuguese(embedder: StaticEmbedder) -> Iterable[Asked]:
    from evals.ptbr.weave import document

    for talk in document(split="dev")["conversations"]:
        docs = [_doc(number, message) for number, message in enumerate(talk["messages"], 1)]
        index = Index(embedder.dimensions)
        index.add(docs, [embedder.encode(parts(doc.text)) for doc in docs])
        now = datetime.fromisoformat(talk["messages"][-1]["at"]) + timedelta(days=1)
        yield index, now, [one["question"] for one in talk["questions"]]


def _doc(number: int, message: dict[str, Any]) -> Doc:
    return Doc(
        ref=message["id"],
        text=message["content"],
        chat="talk",
        seq=number,
        speaker=message["sender"],
        role=message["role"],
        at=datetime.fromisoformat(message["at"]),
    )


def _mean(values: Sequence[float]) -> float:
    return 100 * sum(values) / len(values)
