"""What search found, for those who asked."""

from __future__ import annotations

from lembrar.model import Hit
from lembrar.recall.rank import Scored

_LIKENESS = ("words", "meaning")


def hit_of(found: Scored) -> Hit:
    """A hit as users see it."""
    doc = found.doc
    is_fact = doc.ref.startswith("f")
    return Hit(
        content=doc.text,
        kind=doc.kind,
        score=found.score,
        at=doc.at,
        sources=doc.sources,
        parts=found.parts,
        id=doc.ref[1:] if is_fact else doc.sources[0] if doc.sources else "",
        chat=doc.chat,
        speaker=doc.speaker,
    )


def likeness(found: Scored) -> float:
    """How alike a hit is to what was asked, from 0 to 1, whatever else speaks for it."""
    return min(1.0, max(0.0, sum(found.parts.get(name, 0.0) for name in _LIKENESS)))
