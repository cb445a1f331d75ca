"""What the terminal says, in Portuguese and English."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from lembrar.cli.tables import number

LANGUAGES = ("pt", "en")


def phrase(language: str, name: str, **values: object) -> str:
    """A phrase with its values filled in, numbers written as the language does."""
    written = {k: number(v, language) if isinstance(v, int) else v for k, v in values.items()}
    return phrases(language)[name].format(**written)


@cache
def phrases(language: str) -> Mapping[str, str]:
    """Every phrase of a language."""
    name = f"phrases_{language if language in LANGUAGES else 'en'}.toml"
    return tomllib.loads((resources.files("lembrar.cli") / name).read_text("utf-8"))
