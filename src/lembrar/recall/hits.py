"""What search found, for those who asked."""

from __future__ import annotations

from lembrar.model import ROLES, Hit, Message, Role
from lembrar.recall.doc import Doc
from lembrar.recall.rank import Scored
from lembrar.text import tokens

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


def message_of(doc: Doc) -> Message:
    """The message that a document was made of, as far as a context shows it."""
    if doc.message:
        return doc.message
    role: Role = doc.role if doc.role in ROLES else "user"
    return Message(
        role=role,
        content=doc.text,
        sender="" if doc.speaker == doc.role else doc.speaker,
        at=doc.at,
        id=doc.sources[0] if doc.sources else "",
        chat=doc.chat,
        seq=doc.seq,
        tokens=tokens.count(doc.text),
    )
