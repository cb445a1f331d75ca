"""Portuguese questions to paragraphs (FaQuAD): is the paragraph that answers found, among all?

`python -m evals faquad` prints the share of questions whose own paragraph comes first (R@1) or
among five (R@5), by words alone, by vectors alone and by both. Some paragraphs of the data stand
in it twice, slightly changed; "or its twin" counts a paragraph that holds 80 % of the words of
the right one, or is held by it, as found too. The data is not part of this project."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from lembrar.embedders.static import StaticEmbedder
from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.parts import parts
from lembrar.recall.policy import Recall
from lembrar.recall.query import understand
from lembrar.recall.rank import search
from lembrar.recall.terms import terms
from lembrar.text.fold import fold

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
FILES = ("faquad_train.json", "faquad_dev.json")
_NOW = datetime(2026, 1, 1, tzinfo=UTC)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m evals faquad", description=__doc__)
    parser.add_argument("--data", type=Path, default=DATA, help="the folder of the data")
    options = parser.parse_args(argv)
    paths = [options.data / name for name in FILES]
    if not all(path.exists() for path in paths):
        print(f"{' and '.join(FILES)} are not in {options.data}; give their folder with --data")
        return 1
    paragraphs, questions = load(paths)
    print(f"{len(paragraphs)} paragraphs, {len(questions)} questions")
    embedder = StaticEmbedder()
    index = Index(embedder.dimensions)
    index.add(
        [Doc(str(at), text, kind="note", language="pt") for at, text in enumerate(paragraphs)],
        [embedder.encode(parts(text)) for text in paragraphs],
    )
    twins = _twins(paragraphs)
    shipped = Recall()
    for way in ("words", "vectors", "fused"):
        dials = replace(shipped, words_low=0.0, words_high=0.0) if way == "vectors" else shipped
        ranked = [_ranked(index, embedder, text, dials, way != "words") for text, _ in questions]
        gold = [place for _, place in questions]
        strict = [_found(ranked, [{place} for place in gold], count) for count in (1, 5)]
        loose = [_found(ranked, [twins[place] for place in gold], count) for count in (1, 5)]
        print(
            f"{way:8} R@1 {strict[0]:.1f}  R@5 {strict[1]:.1f}"
            f"   or its twin: {loose[0]:.1f}  {loose[1]:.1f}",
            flush=True,
        )
    return 0


def load(paths: Sequence[Path]) -> tuple[list[str], list[tuple[str, int]]]:
    """The paragraphs, each once, and the questions with their paragraph's place. Some stand in
    the data a second time with nothing but case or punctuation changed: those are one."""
    places: dict[str, int] = {}
    texts: list[str] = []
    questions: list[tuple[str, int]] = []
    for path in paths:
        for article in json.loads(path.read_text("utf-8"))["data"]:
            for paragraph in article["paragraphs"]:
                key = " ".join(re.findall(r"\w+", fold(paragraph["context"])))
                place = places.setdefault(key, len(places))
                if place == len(texts):
                    texts.append(paragraph["context"])
                questions += [(asked["question"], place) for asked in paragraph["qas"]]
    return texts, questions


def _ranked(
    index: Index, embedder: StaticEmbedder, text: str, dials: Recall, with_vector: bool
) -> list[int]:
    query = understand(text, _NOW, "pt")
    vector = embedder.encode([query.about])[0] if with_vector else None
    found = search(index, query, _NOW, dials, vector, limit=5)
    return [int(hit.doc.ref) for hit in (*found.hits, *found.missed)][:5]


def _found(ranked: Sequence[Sequence[int]], gold: Sequence[set[int]], count: int) -> float:
    hits = [bool(right & set(some[:count])) for some, right in zip(ranked, gold, strict=True)]
    return 100 * sum(hits) / len(hits)


def _twins(paragraphs: Sequence[str]) -> list[set[int]]:
    held = [set(terms(text, "pt")) for text in paragraphs]
    return [
        {at for at, other in enumerate(held) if len(one & other) >= 0.8 * min(len(one), len(other))}
        for one in held
    ]
