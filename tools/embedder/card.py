"""Writes the model card from the figures of the run that built the model."""

from dataclasses import asdict
from pathlib import Path
from string import Template

from lembrar.embedders.static import StaticEmbedder

from .english import FIRST_YEAR
from .recipe import KEPT, Recipe, refinement, students
from .split import NEAR, Split


def render(embedder: StaticEmbedder, table: str, parts: Split, recipe: Recipe) -> str:
    """The card's Markdown; a name that the template has and this lacks raises."""
    template = Path(__file__).with_name("card.md").read_text(encoding="utf-8")
    first, second = students(recipe)
    return Template(template).substitute(
        name=embedder.name,
        dimensions=embedder.dimensions,
        table=table,
        near=round(100 * NEAR),
        pairs=f"{len(parts.train):,}",
        buckets=f"{recipe.buckets:,}",
        recipe=_listed(asdict(recipe)),
        second=_listed(_difference(first, second)),
        refinement=_listed(_difference(first, refinement(recipe))),
        kept=round(100 * KEPT),
        new=round(100 * (1 - KEPT)),
        first_year=FIRST_YEAR,
    )


def _difference(first: Recipe, other: Recipe) -> dict[str, float]:
    return dict(sorted(asdict(other).items() - asdict(first).items()))


def _listed(numbers: dict[str, float]) -> str:
    return ", ".join(f"{key} {value}" for key, value in numbers.items())
