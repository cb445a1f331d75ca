"""What the page says, in Portuguese and English."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


class Texts:
    """The texts of a language, by name: `t.chats`. A name that is missing is an error."""

    def __init__(self, found: dict[str, str]) -> None:
        self._found = found

    def __getattr__(self, name: str) -> str:
        if name not in self._found:
            raise AttributeError(name)
        return self._found[name]

    def __getitem__(self, name: str) -> str:
        return self._found[name]

    def has(self, name: str) -> bool:
        """Whether there is such a text."""
        return name in self._found

    def __call__(self, name: str, **values: object) -> str:
        """A text with values put in; the name itself if there is no such text."""
        text = self._found.get(name)
        return text.format(**values) if text else name


@cache
def texts(language: str) -> Texts:
    """The texts of "pt" or "en"."""
    file = resources.files("lembrar.dashboard") / "texts.toml"
    found = tomllib.loads(file.read_text("utf-8"))
    return Texts({name: told[language] for name, told in found.items()})
