"""The table of figures: the bundled embedder and its teacher side by side, in one run."""

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lembrar.embedders.static import StaticEmbedder

from . import evaluate
from .evaluate import Encode, Exam
from .teacher import Teacher, weights_file

SPEED_SENTENCES = 100_000
TEACHER_SENTENCES = 500

# In a fresh process: imports numpy first, so that only what the embedder itself adds is counted.
_FOOTPRINT = """
import resource, sys, time
import numpy
from pathlib import Path
import lembrar.embedders.static as static
def memory():
    return int(open("/proc/self/statm").read().split()[1]) * resource.getpagesize()
texts = Path(sys.argv[2]).read_text(encoding="utf-8").splitlines()
before = memory()
started = time.perf_counter()
embedder = static.StaticEmbedder(Path(sys.argv[1]))
embedder.encode(["bom dia"])
took = time.perf_counter() - started
first = memory() - before
for at in range(0, len(texts), 100):
    embedder.encode(texts[at : at + 100])
print(took, first, memory() - before)
"""


@dataclass(frozen=True)
class Row:
    """One line of the table; a dash where a figure does not apply."""

    what: str
    teacher: str
    ours: str
    goal: str


def rows(ours: StaticEmbedder, teacher: Teacher, exam: Exam, model: Path) -> list[Row]:
    """Every figure of the model card."""
    found = [*_similarity(ours.encode, teacher.encode, exam)]
    found += _spelling(ours.encode, exam)
    found += _retrieval(ours.encode, teacher.encode, exam)
    return [*found, *_cost(ours, teacher, exam, model)]


def _similarity(ours: Encode, teacher: Encode, exam: Exam) -> list[Row]:
    def both(what: str, goal: str, figure) -> Row:
        return Row(what, figure(teacher), figure(ours), goal)

    def likeness(pairs):
        return lambda encode: f"{evaluate.pearson(encode, pairs):.3f}"

    def translated(pairs):
        return lambda encode: f"{evaluate.top1(encode, pairs):.1f}"

    return [
        both("ASSIN2 dev, Portuguese similarity, Pearson", ".74", likeness(exam.assin)),
        both("English STS-B dev, Pearson", "", likeness(exam.sts_dev)),
        both("English STS-B test, Pearson", ".80", likeness(exam.sts_test)),
        both(
            "PT → EN translation, top 1 of 1,000 long sentences", "96", translated(exam.split.long)
        ),
        both("PT → EN, top 1 of 1,000 held out (dev)", "", translated(exam.split.dev)),
        both("PT → EN, top 1 of 1,000 held out (test)", "98", translated(exam.split.test)),
    ]


def _spelling(ours: Encode, exam: Exam) -> list[Row]:
    """What careless Portuguese costs: translation found, and ASSIN2 with both sides noised."""
    found = []
    clean, alike = evaluate.top1(ours, exam.split.test), evaluate.pearson(ours, exam.assin)
    for kind, spell in evaluate.spellings().items():
        lost = clean - evaluate.top1(ours, exam.split.test, spell)
        unlike = 100 * (alike - evaluate.pearson(ours, exam.assin, spell))
        goal = "≤ 2" if "typo" not in kind else ""
        found.append(Row(f"{kind}: points lost, PT → EN top 1", "–", f"{lost:.1f}", goal))
        found.append(Row(f"{kind}: points lost, ASSIN2 dev", "–", f"{unlike:.1f}", goal))
    return found


def _retrieval(ours: Encode, teacher: Encode, exam: Exam) -> list[Row]:
    found = []
    for what, goal, measure in (
        ("LoCoMo dev, recall@10, evidence turns", "63", evaluate.recall_at_10),
        ("LoCoMo dev, any evidence in 10 exchanges of two turns", "", evaluate.exchange_hits),
    ):
        figures = [f"{measure(encode, exam.conversations):.1f}" for encode in (teacher, ours)]
        found.append(Row(what, *figures, goal))
    return found


def _cost(ours: StaticEmbedder, teacher: Teacher, exam: Exam, model: Path) -> list[Row]:
    texts = [side for pair in exam.split.train for side in pair][:SPEED_SENTENCES]
    fast = max(_speed(ours.encode, texts) for _ in range(3))
    slow = _speed(teacher.compute, texts[:TEACHER_SENTENCES])
    load, first, after = _footprint(model, texts[:20_000], teacher.cache)
    sizes = [f"{path.stat().st_size / 1e6:.1f}" for path in (weights_file(), model)]
    return [
        Row("sentences per second, one thread", f"{slow:,.0f}", f"{fast:,.0f}", "30,000"),
        Row("file, MB", *sizes, "≤ 25"),
        Row("load and first sentence, seconds", "–", f"{load:.3f}", "≤ 0.1"),
        Row("memory added by loading, MB", "–", f"{first / 1e6:.0f}", "≤ 40"),
        Row("memory added after 20,000 sentences, MB", "–", f"{after / 1e6:.0f}", "≤ 40"),
    ]


def _speed(encode: Encode, texts: Sequence[str]) -> float:
    started = time.process_time()
    encode(texts)
    return len(texts) / (time.process_time() - started)


def _footprint(model: Path, texts: Sequence[str], cache: Path) -> tuple[float, int, int]:
    """Load time, memory after loading, memory after use; the median of five new processes."""
    sample = cache / "footprint.txt"
    sample.write_text("\n".join(texts), encoding="utf-8")
    command = [sys.executable, "-c", _FOOTPRINT, str(model.resolve()), str(sample)]
    runs = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
        for _ in range(5)
    ]
    load, first, after = (sorted(float(run[at]) for run in runs)[2] for at in range(3))
    return load, int(first), int(after)


def table(found: Sequence[Row]) -> str:
    """The rows as a Markdown table."""
    lines = ["| | MiniLM | this embedder | goal |", "| --- | --- | --- | --- |"]
    lines += [f"| {row.what} | {row.teacher} | {row.ours} | {row.goal} |" for row in found]
    return "\n".join(lines)
