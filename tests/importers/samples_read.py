"""Reading sample files."""

from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from lembrar.importers import FORMATS, Imported, Reading, Source, detect, sources
from lembrar.model import Message

SAMPLES = Path(__file__).parent / "samples"
RECIFE = ZoneInfo("America/Recife")
ANDROID = "Conversa do WhatsApp com Bia Ramos.txt"
ENGLISH = "WhatsApp Chat with Noah.txt"


def imported(path: Path | str, format: str = "", **how: Any) -> list[Imported]:
    """Everything that is read in a file."""
    path = SAMPLES / path
    reading = Reading(**{"zone": RECIFE, **how})
    kind = FORMATS[format or detect(path)]
    return [piece for source in sources(path) for piece in kind.read(source, reading)]


def messages(path: Path | str, format: str = "", **how: Any) -> list[Message]:
    """The messages of a file."""
    return [m for piece in imported(path, format, **how) for m in piece.messages]


def skipped(path: Path | str, **how: Any) -> dict[str, int]:
    """What was passed over, by reason."""
    counts: dict[str, int] = {}
    for piece in imported(path, **how):
        for reason, count in piece.skipped.items():
            counts[reason] = counts.get(reason, 0) + count
    return counts


def source(path: Path) -> Source:
    [found] = sources(path)
    return found
