"""Other programs' files → messages and facts. Each format is one file; reading is streaming."""

from lembrar.importers.base import Imported, Reading, Told
from lembrar.importers.detect import FORMATS, detect, format_of, looked_for
from lembrar.importers.source import Source, sources

__all__ = [
    "FORMATS",
    "Imported",
    "Reading",
    "Source",
    "Told",
    "detect",
    "format_of",
    "looked_for",
    "sources",
]
