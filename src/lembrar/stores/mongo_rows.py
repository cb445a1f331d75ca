"""Values as they stand in documents and pages, and back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from lembrar.model import Atom, Message, Mood, Preserved, Summary, said_at
from lembrar.stores import codec
from lembrar.stores.mongo_schema import Doc


def message_row(message: Message, cycle: int) -> Doc:
    """A message in the document of its append."""
    row: Doc = {
        "id": message.id,
        "role": message.role,
        "sender": message.sender,
        "content": message.content,
        "at": said_at(message).isoformat(),
        "channel": message.channel,
        "words": message.words,
        "tokens": message.tokens,
        "cycle": cycle,
    }
    extra = codec.dump_extra(message)
    return row | {"extra": extra} if extra else row


def message_of(row: Doc, chat: str, seq: int) -> Message:
    """A message from the document of its append."""
    return Message(
        role=row["role"],
        content=row.get("content", ""),
        sender=row.get("sender", ""),
        at=datetime.fromisoformat(row["at"]),
        id=row["id"],
        channel=row.get("channel", ""),
        chat=chat,
        seq=seq,
        cycle=row["cycle"],
        words=row["words"],
        tokens=row["tokens"],
        erased=row.get("erased", False),
        **codec.load_extra(row.get("extra", "")),
    )


def place_row(row: Doc, id: str, at: str) -> Doc:
    """What is left of an erased message."""
    kept = {"role": row["role"], "cycle": row["cycle"], "words": 0, "tokens": 0, "erased": True}
    return {"id": id, "at": at, **kept}


def block_row(block: Summary) -> Doc:
    """A summary in a page."""
    if block.at is None or block.made_at is None:
        raise ValueError("a block has times before it is written")
    row: Doc = {
        "text": block.text,
        "first": block.first,
        "last": block.last,
        "rung": block.rung,
        "events": codec.dump_events(block.events),
        "context": block.preserved.context,
        "size_before": block.size_before,
        "size_after": block.size_after,
        "status": block.status,
        "unit": block.unit,
        "start": block.start,
        "end": block.end,
        "first_id": block.first_id,
        "last_id": block.last_id,
        "at": block.at.isoformat(),
        "made_at": codec.micros(block.made_at),
        "brain": block.brain,
        "tokens": block.tokens,
        "words": block.words,
        "trouble": codec.dump_trouble(block.trouble),
    }
    return row


def block_of(row: Doc) -> Summary:
    """A summary from a page."""
    told = {"events", "context", "at", "made_at", "trouble"}
    plain: dict[str, Any] = {name: value for name, value in row.items() if name not in told}
    return Summary(
        **plain,
        events=codec.load_events(row["events"]),
        preserved=Preserved(context=row["context"]),
        at=datetime.fromisoformat(row["at"]),
        made_at=codec.moment(row["made_at"]),
        trouble=codec.load_trouble(row["trouble"]),
    )


def atom_rows(atoms: Sequence[Atom]) -> list[Doc]:
    """The atoms of a message in a page."""
    return [{"kind": atom.kind, "text": atom.text, "value": atom.value} for atom in atoms]


def atoms_of(rows: Sequence[Doc], source: str) -> list[Atom]:
    """The atoms of a message from a page."""
    return [Atom(row["kind"], row["text"], row["value"], source) for row in rows]


def mood_key(chat: str, source: str) -> str:
    """What a mood is known by. A chat's name cannot run into a message's."""
    return f"{len(chat)}:{chat}{source}"


def mood_row(mood: Mood) -> Doc:
    """A mood in a page."""
    return {
        "chat": mood.chat,
        "source": mood.source,
        "at": mood.at.isoformat(),
        "valence": mood.valence,
        "label": mood.label,
        "trigger": mood.trigger,
    }


def mood_of(row: Doc, user: str) -> Mood:
    """A mood from a page."""
    at = datetime.fromisoformat(row["at"])
    return Mood(user, at, row["valence"], row["label"], row["trigger"], row["chat"], row["source"])
