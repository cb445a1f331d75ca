"""What `lembrar export` wrote. It is loaded, not imported: it holds more than messages."""

from __future__ import annotations

from collections.abc import Iterator

from lembrar.errors import InvalidInput
from lembrar.importers.base import Imported, Reading
from lembrar.importers.source import Source

LOOKS_FOR = "lines that `lembrar export` wrote, the first of type «export»"


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """Nothing: these lines go to `load`."""
    raise InvalidInput(f"{source.name} is an export of Lembrar. Pass its lines to load.")
