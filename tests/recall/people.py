"""Small conversations to search in."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from lembrar.embedders.static import StaticEmbedder
from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.parts import parts
from lembrar.recall.policy import Recall
from lembrar.recall.query import understand
from lembrar.recall.rank import Found, search

NOW = datetime(2026, 3, 20, 12, tzinfo=UTC)
EMBEDDER = StaticEmbedder()

CHAT = [
    ("ana", "user", "Oi! Tudo bem?"),
    ("bot", "assistant", "Tudo ótimo, e com você?"),
    ("ana", "user", "Fui ao dentista e gastei R$ 480 com um canal"),
    ("bot", "assistant", "Nossa, espero que não doa mais."),
    ("ana", "user", "Quero juntar 5.000 para viajar para Salvador"),
    ("bot", "assistant", "Sugiro guardar 500 por mês num cofrinho separado."),
    ("ana", "user", "Adotei um cachorrinho, o nome dele é Bidu"),
    ("bot", "assistant", "Que fofo! Parabéns pelo Bidu."),
    ("ana", "user", "Não como camarão porque tenho alergia"),
    ("bot", "assistant", "Anotado, nada de camarão nas receitas."),
]


def docs(lines: Sequence[tuple[str, str, str]] = CHAT, chat: str = "chat") -> list[Doc]:
    """An exchange of two messages every other day, up to yesterday."""
    start = NOW - timedelta(days=len(lines))
    return [
        Doc(
            ref=f"{chat}-{at}",
            text=text,
            chat=chat,
            seq=at + 1,
            speaker=speaker,
            role=role,
            at=start + timedelta(days=at // 2 * 2, minutes=at % 2),
        )
        for at, (speaker, role, text) in enumerate(lines)
    ]


def indexed(some: Sequence[Doc], with_vectors: bool = True, policy: Recall | None = None) -> Index:
    index = Index(EMBEDDER.dimensions if with_vectors else 0, policy)
    index.add(some, [EMBEDDER.encode(parts(doc.text)) for doc in some] if with_vectors else None)
    return index


def asked(
    index: Index, question: str, policy: Recall | None = None, limit: int = 10, **wish: object
) -> Found:
    query = understand(question, NOW, speakers=index.speakers)
    vector = EMBEDDER.encode([query.about])[0] if index.dimensions else None
    return search(index, query, NOW, policy, vector, limit, **wish)  # type: ignore[arg-type]


def texts(found: Found) -> list[str]:
    return [hit.doc.text for hit in found.hits]
