"""python -m tools.embedder build|card|evaluate [--data FOLDER] [--cache FOLDER] [--model FILE]"""

import argparse
import os
import time
from pathlib import Path

# One thread everywhere: sums come out in one order, so the same data gives the same file.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[variable] = "1"

from lembrar.embedders.modelfile import write  # noqa: E402
from lembrar.embedders.static import MODEL, StaticEmbedder  # noqa: E402

from . import card, data, english, evaluate, export, measure, train  # noqa: E402
from .material import prepare, with_more  # noqa: E402
from .recipe import Recipe, refinement, students  # noqa: E402
from .refine import refined  # noqa: E402
from .split import Split, split  # noqa: E402
from .teacher import Teacher  # noqa: E402

CARD = Path("docs/embedder.md")


def main() -> None:
    """`build` writes the model file, `card` measures it and writes the card, `evaluate` measures.

    Each does what the next one does as well.
    """
    arguments = parse()
    teacher = Teacher(arguments.cache)
    parts = split(data.tatoeba(arguments.data))
    if arguments.command == "build":
        build(arguments, teacher, parts)
    exam = evaluate.load(arguments.data, parts)
    embedder = StaticEmbedder(arguments.model)
    table = measure.table(measure.rows(embedder, teacher, exam, arguments.model))
    print(f"{embedder.name}\n\n{table}")
    if arguments.command != "evaluate":
        CARD.write_text(card.render(embedder, table, parts, Recipe()), encoding="utf-8")


def build(arguments: argparse.Namespace, teacher: Teacher, parts: Split) -> None:
    """Rebuilds the model file from the data and the teacher."""
    started = time.perf_counter()
    recipe = Recipe()
    first = english.first_texts(arguments.data, arguments.cache)
    material = prepare(parts.train, first, teacher, recipe)
    print(f"prepared after {time.perf_counter() - started:.0f} s", flush=True)
    student = train.mean(material, students(recipe), print)
    tables = export.tables(student, material.vocabulary, recipe)
    every = english.all_texts(arguments.data, arguments.cache)
    material = with_more(material, every, teacher, recipe)
    write(arguments.model, refined(tables, material, refinement(recipe), print))
    print(f"built in {time.perf_counter() - started:.0f} s", flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.embedder", description=main.__doc__)
    parser.add_argument("command", choices=("build", "card", "evaluate"))
    parser.add_argument("--data", type=Path, default=data.DEFAULT_FOLDER)
    parser.add_argument("--cache", type=Path, default=Path(".cache/embedder"))
    parser.add_argument("--model", type=Path, default=MODEL)
    return parser.parse_args()


if __name__ == "__main__":
    main()
