"""Writes the model card from the figures of the run that built the model."""

from dataclasses import asdict
from pathlib import Path
from string import Template

from lembrar.embedders.static import StaticEmbedder

from .recipe import Recipe
from .split import NEAR, Split


def render(embedder: StaticEmbedder, table: str, parts: Split, recipe: Recipe) -> str:
    """The card's Markdown; a name that the template has and this lacks raises."""
    template = Path(__file__).with_name("card.md").read_text(encoding="utf-8")
    return Template(template).substitute(
        name=embedder.name,
        dimensions=embedder.dimensions,
        table=table,
        near=round(100 * NEAR),
        pairs=f"{len(parts.train):,}",
        buckets=f"{recipe.buckets:,}",
        recipe=", ".join(f"{key} {value}" for key, value in asdict(recipe).items()),
    )
