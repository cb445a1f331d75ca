"""Lembrar's own ranking, three ways: by words alone, by vectors alone, and fused.

The cut-off for questions that nothing answers is off here: it is measured by `search` itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from evals.ptbr.rankings import Message

if TYPE_CHECKING:
    from lembrar.recall.doc import Doc
    from lembrar.recall.policy import Recall

Ranking = Callable[[str, datetime, int], list[str]]  # question, when, how many: ids, best first


def rankings(user: str, messages: Sequence[Message]) -> dict[str, Ranking]:
    """The three rankings over one conversation. ImportError says that they are not offered."""
    from lembrar.embedders.static import StaticEmbedder
    from lembrar.recall.doc import Doc
    from lembrar.recall.index import Index
    from lembrar.recall.parts import parts
    from lembrar.recall.policy import Recall
    from lembrar.recall.query import understand
    from lembrar.recall.rank import search

    embedder = StaticEmbedder()
    shipped = _set(Recall(), sure_none=-1.0, sure_all=0.0, least=0.0)
    index = Index(embedder.dimensions, shipped)
    index.add(
        [_doc(Doc, number, message) for number, message in enumerate(messages, 1)],
        [embedder.encode(parts(message["content"])) for message in messages],
    )
    speakers = sorted({message["sender"] for message in messages})

    def ranking(dials: Recall, *, with_vectors: bool) -> Ranking:
        def ranked(question: str, now: datetime, count: int) -> list[str]:
            query = understand(question, now, speakers=speakers)
            vector = embedder.encode([query.about])[0] if with_vectors else None
            return [hit.doc.ref for hit in search(index, query, now, dials, vector, count).hits]

        return ranked

    return {
        "words": ranking(shipped, with_vectors=False),
        "vectors": ranking(
            _set(shipped, words_low=0.0, words_high=0.0, closer=0), with_vectors=True
        ),
        "fused": ranking(shipped, with_vectors=True),
    }


def _set(dials: Recall, **values: Any) -> Recall:
    """The same dials with some set, as far as there still are such dials."""
    known = {field.name for field in fields(dials)}
    return replace(dials, **{name: value for name, value in values.items() if name in known})


def _doc(kind: type[Doc], number: int, message: Message) -> Doc:
    return kind(
        ref=message["id"],
        text=message["content"],
        chat="chat",
        seq=number,
        speaker=message["sender"],
        role=message["role"],
        at=datetime.fromisoformat(message["at"]),
    )
