"""Search: how long a question takes, against reading the user's rows and a bare dot product.

Both sides answer the same questions in the same run, in turns, so that a busy machine slows both.
The bare script reads a user's vectors from SQLite, multiplies, and takes the best ten: no words,
no neighbours, no dates. Ours understands the question, embeds it and ranks by all of it."""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import apsw
import numpy as np

from lembrar.embedders.static import StaticEmbedder
from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.query import understand
from lembrar.recall.rank import search

DOCS = 100_000
USERS = 100
ROUNDS = 200
_NOW = datetime(2026, 3, 1, tzinfo=UTC)
_WORDS = """casa carro mercado viagem praia dentista reunião contrato aluguel boleto cartão salário
    cachorro gato filha irmão mãe almoço jantar café pizza remédio academia escola prova trabalho
    chefe cliente projeto prazo entrega festa aniversário presente filme livro música show ingresso
    passagem hotel mala chuva sol frio calor médico exame consulta receita banco dinheiro meta
    garden bridge ticket soccer guitar lamp window kitchen river mountain doctor invoice""".split()
_FRAMES = """ontem fui ao {} e depois passei no {}|preciso resolver o {} antes do {} na sexta
    |meu {} quebrou de novo, que raiva|comprei um {} novo por {n} reais|a {} da minha {} é em março
    |combinei {} com o {} às {n}h|esqueci do {} outra vez kkk|você acha que o {} combina com {}?
    |paguei {n} no {} hoje|vou mudar o {} para perto do {}""".split("|")


def run(options: argparse.Namespace) -> None:
    draw = random.Random(1)
    embedder = StaticEmbedder()
    with TemporaryDirectory(dir=options.folder) as folder:
        _many_users(draw, embedder, Path(folder) / "rows.db")
    _one_user(draw, embedder)


def _many_users(draw: random.Random, embedder: StaticEmbedder, path: Path) -> None:
    db = apsw.Connection(str(path))
    db.execute("create table rows (user, ref, vector, primary key (user, ref)) without rowid")
    indexes: list[Index] = []
    for user in range(USERS):
        docs = _docs(draw, DOCS // USERS)
        vectors = embedder.encode([doc.text for doc in docs])
        index = Index(embedder.dimensions)
        index.add(docs, [row[None] for row in vectors])
        indexes.append(index)
        rows = [(user, at, row.tobytes()) for at, row in enumerate(vectors)]
        with db:
            db.executemany("insert into rows values (?, ?, ?)", rows)
    ours: list[float] = []
    bare: list[float] = []
    for _ in range(ROUNDS):
        user, question = draw.randrange(USERS), _question(draw)
        bare.append(_timed(lambda: _bare(db, user, embedder, question)))  # noqa: B023
        ours.append(_timed(lambda: _search(indexes[user], embedder, question)))  # noqa: B023
    ratio = statistics.median(ours) / statistics.median(bare)
    print(
        f"{DOCS:,} memories of {USERS} users: search {_ms(ours)}, bare read and dot product "
        f"{_ms(bare)}: {ratio:.2f} times (goal: at most 1.5)",
        flush=True,
    )


def _one_user(draw: random.Random, embedder: StaticEmbedder) -> None:
    index = Index(embedder.dimensions)
    docs = _docs(draw, DOCS)
    started = perf_counter()
    vectors = embedder.encode([doc.text for doc in docs])
    embedded = perf_counter()
    index.add(docs[:1000], [row[None] for row in vectors[:1000]])
    small = _adding(index, embedder, draw, "small")
    index.add(docs[1000:], [row[None] for row in vectors[1000:]])
    made = perf_counter()
    large = _adding(index, embedder, draw, "large")
    print(
        f"{DOCS:,} memories of one user: embedded in {embedded - started:.1f} s, indexed in "
        f"{made - embedded:.1f} s"
    )
    print(
        f"adding one message: {large / small:.2f} times of what it takes at 1,000 (goal: about 1)"
    )
    taken = [_timed(lambda: _search(index, embedder, _question(draw))) for _ in range(ROUNDS)]
    print(f"search over all of them, warm: {_ms(taken)} (goal: at most 20 ms)", flush=True)


def _adding(index: Index, embedder: StaticEmbedder, draw: random.Random, name: str) -> float:
    """The median time of adding one message."""
    docs = _docs(draw, ROUNDS, chat=name)
    rows = embedder.encode([doc.text for doc in docs])
    return statistics.median(
        _timed(lambda: index.add([doc], [row[None]]))  # noqa: B023
        for doc, row in zip(docs, rows, strict=True)
    )


def _search(index: Index, embedder: StaticEmbedder, question: str) -> None:
    query = understand(question, _NOW, speakers=index.speakers)
    assert search(index, query, _NOW, None, embedder.encode([query.about])[0], limit=10)


def _bare(db: apsw.Connection, user: int, embedder: StaticEmbedder, question: str) -> None:
    vector = embedder.encode([question])[0]
    found = db.execute("select ref, vector from rows where user = ?", (user,)).fetchall()
    rows = np.frombuffer(b"".join(row[1] for row in found), np.float32).reshape(len(found), -1)
    scores = rows @ vector
    best = np.argsort(-scores)[:10]
    assert [found[at][0] for at in best]


def _docs(draw: random.Random, count: int, chat: str = "chat") -> list[Doc]:
    start = _NOW - timedelta(days=300)
    return [
        Doc(
            f"{chat}-{at}",
            _sentence(draw, _FRAMES),
            chat=chat,
            seq=at + 1,
            speaker="ana" if at % 2 == 0 else "bot",
            role="user" if at % 2 == 0 else "assistant",
            at=start + timedelta(minutes=4 * at if at % 20 else 4 * at + 400),
            language="pt",
        )
        for at in range(count)
    ]


def _question(draw: random.Random) -> str:
    frames = ["quando foi o {}?", "quanto paguei no {} com o {}?", "o que eu disse do {} em março?"]
    return _sentence(draw, [*frames, "onde fica o {} da {}?"])


def _sentence(draw: random.Random, frames: list[str]) -> str:
    frame = draw.choice(frames).strip()
    return frame.format(*(_word(draw) for _ in range(2)), n=draw.randrange(10, 900))


def _word(draw: random.Random) -> str:
    """A common word, or a rare one as names and typos are."""
    word = draw.choice(_WORDS)
    return word if draw.random() < 0.7 else f"{word[:3]}{draw.randrange(20_000)}"


def _timed(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def _ms(taken: list[float]) -> str:
    ordered = sorted(taken)
    p95 = ordered[int(0.95 * len(ordered))]
    return f"p50 {1000 * statistics.median(ordered):.2f} ms, p95 {1000 * p95:.2f} ms"
