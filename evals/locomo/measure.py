"""Asks each question and looks which gold turns come back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from evals.locomo.data import Conversation, Question
from lembrar.embedders.static import StaticEmbedder
from lembrar.recall.doc import Doc
from lembrar.recall.index import Index
from lembrar.recall.parts import parts
from lembrar.recall.policy import Recall
from lembrar.recall.query import understand
from lembrar.recall.rank import Found, Scored, search
from lembrar.recall.spend import spend
from lembrar.text import tokens

WAYS = ("words", "vectors", "fused", "shuffled", "context")
_HEADING_TOKENS = 8  # "[8 May 2023]" and its line break


@dataclass(frozen=True)
class Outcome:
    talk: str
    category: int
    recall_at_10: float
    recalls: tuple[float, ...]
    """The share of gold turns shown, for each budget."""


def measure(
    talk: Conversation, questions: Sequence[Question], way: str, budgets: Sequence[int]
) -> list[Outcome]:
    if way == "context":
        return _through_context(talk, questions, budgets)
    asked = [question.text for question in questions]
    if way == "shuffled":
        random.Random(5).shuffle(asked)
    ask = _asker(talk, way)
    return [
        _outcome(talk, question, ask(text), budgets)
        for question, text in zip(questions, asked, strict=True)
    ]


def index_of(talk: Conversation, embedder: StaticEmbedder) -> Index:
    """Every turn as a message of its speaker."""
    docs = [
        Doc(
            str(at),
            turn.text,
            chat="talk",
            seq=at + 1,
            speaker=turn.speaker,
            role="user",
            at=turn.at,
        )
        for at, turn in enumerate(talk.turns)
    ]
    index = Index(embedder.dimensions)
    index.add(docs, [embedder.encode(parts(doc.text)) for doc in docs])
    return index


def _asker(talk: Conversation, way: str) -> Callable[[str], Found]:
    embedder = StaticEmbedder()
    index = index_of(talk, embedder)
    dials = replace(Recall(), words_low=0.0, words_high=0.0) if way == "vectors" else Recall()

    def ask(text: str) -> Found:
        query = understand(text, talk.asked_at, speakers=index.speakers)
        vector = None if way == "words" else embedder.encode([query.about])[0]
        return search(index, query, talk.asked_at, dials, vector)

    return ask


def _outcome(
    talk: Conversation, question: Question, found: Found, budgets: Sequence[int]
) -> Outcome:
    first = {int(hit.doc.ref) for hit in found.hits[:10]}
    recalls = [
        _share(question, {int(hit.doc.ref) for hit in shown(found, budget)}) for budget in budgets
    ]
    return Outcome(talk.name, question.category, _share(question, first), tuple(recalls))


def shown(found: Found, budget: int) -> list[Scored]:
    """What a context of dated lines has room for."""
    return spend(found, budget, line_tokens, lambda hit: (hit.doc.at.date(), _HEADING_TOKENS))  # type: ignore[union-attr]


def line_tokens(hit: Scored) -> int:
    return tokens.count(f"{hit.doc.speaker}: {hit.doc.text}") + 1


def _share(question: Question, found: set[int]) -> float:
    return len(found & set(question.evidence)) / len(question.evidence)


def _through_context(
    talk: Conversation, questions: Sequence[Question], budgets: Sequence[int]
) -> list[Outcome]:
    from lembrar import Memory, Message

    user = talk.speakers[0]
    with Memory("memory:", clock=lambda: talk.asked_at) as memory:
        memory.append(
            "talk",
            user,
            [Message("user", turn.text, sender=turn.speaker, at=turn.at) for turn in talk.turns],
        )
        memory.consolidate()
        outcomes: list[Outcome] = []
        for question in questions:
            recalls: list[float] = []
            for budget in budgets:
                text = memory.context("talk", user, question.text, budget=budget).text
                held = _fives(text)
                seen = {
                    at for at in question.evidence if _stands_in(talk.turns[at].text, held, text)
                }
                recalls.append(_share(question, seen))
            outcomes.append(Outcome(talk.name, question.category, float("nan"), tuple(recalls)))
    return outcomes


def _stands_in(turn: str, held: set[tuple[str, ...]], text: str) -> bool:
    """Whether 80 % of its 5-word sequences, or the whole of a shorter turn, stand in a text."""
    words = _words(turn)
    if len(words) < 5:
        return " ".join(words) in " ".join(_words(text))
    fives = [tuple(words[at : at + 5]) for at in range(len(words) - 4)]
    return sum(five in held for five in fives) >= 0.8 * len(fives)


def _fives(text: str) -> set[tuple[str, ...]]:
    words = _words(text)
    return {tuple(words[at : at + 5]) for at in range(len(words) - 4)}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
