"""Asks every question of every conversation, and notes which evidence was found."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from evals.ptbr import baselines, rankings, recalled
from evals.ptbr.rankings import Message
from evals.ptbr.shown import Shown
from lembrar import Context, Memory

TOP = 10


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one way of looking did on one question: of `gold` messages, `found` were there."""

    way: str
    measure: str
    conversation: str
    domain: str
    type: str
    paraphrased: bool
    question: str
    found: int
    gold: int


@dataclass(frozen=True, slots=True)
class Quiet:
    """What a question without an answer was given: tokens recalled for it, of a budget."""

    conversation: str
    question: str
    recalled: int
    budget: int


@dataclass(frozen=True, slots=True)
class Measured:
    outcomes: tuple[Outcome, ...]
    quiet: tuple[Quiet, ...]
    notes: tuple[str, ...]


class Clock:
    """Stands where the conversation is asked about."""

    def __init__(self) -> None:
        self.now = datetime.fromisoformat("2025-01-01T00:00:00-03:00")

    def __call__(self) -> datetime:
        return self.now


def measure(
    conversations: Sequence[Mapping[str, Any]], budgets: Sequence[int], *, seed: int = 0
) -> Measured:
    """Every question, every way, every budget; then shuffled questions as a control."""
    outcomes: list[Outcome] = []
    quiet: list[Quiet] = []
    notes: dict[str, None] = {}
    strangers = _shuffled(conversations, seed)
    for talk in conversations:
        plain = _Plain(talk, budgets, notes)
        with remembered(talk, notes) as (memory, clock):
            asking = _Asking(talk, memory, clock, budgets, notes)
            for question in talk["questions"]:
                clock.now = datetime.fromisoformat(question["at"])
                if question["evidence"]:
                    outcomes += asking.ask(question)
                    outcomes += plain.ask(question)
                    outcomes += asking.control(question, strangers[question["id"]])
                else:
                    quiet.append(asking.nothing(question))
    return Measured(tuple(outcomes), tuple(quiet), tuple(notes))


def measure_rankings(
    conversations: Sequence[Mapping[str, Any]], budgets: Sequence[int]
) -> Measured:
    """The rankings alone, without a memory around them: quick, for tuning."""
    outcomes: list[Outcome] = []
    notes: dict[str, None] = {}
    for talk in conversations:
        plain = _Plain(talk, budgets, notes)
        for question in talk["questions"]:
            if question["evidence"]:
                outcomes += plain.ask(question)
    return Measured(tuple(outcomes), (), tuple(notes))


@contextmanager
def remembered(talk: Mapping[str, Any], notes: dict[str, None]) -> Iterator[tuple[Memory, Clock]]:
    """A memory of the default preset that holds one conversation, its background work done."""
    clock = Clock()
    clock.now = datetime.fromisoformat(talk["messages"][-1]["at"])
    with Memory("memory:", preset="default", clock=clock, background=False) as memory:
        memory.append(talk["id"], talk["user"], talk["messages"])
        try:
            memory.consolidate(talk["id"])  # of a named chat: a failure is raised, not put off
        except Exception as error:  # noqa: BLE001 - reported; the rest can still be measured
            notes[f"{talk['id']} was measured without its background work: {error!r}"] = None
        yield memory, clock


def _shuffled(conversations: Sequence[Mapping[str, Any]], seed: int) -> dict[str, str]:
    """For each question, one of another conversation: the evidence must then be found by chance
    only."""
    asked = [(talk["id"], q) for talk in conversations for q in talk["questions"] if q["evidence"]]
    draw = random.Random(seed)
    strangers: dict[str, str] = {}
    for home, question in asked:
        away = [other["question"] for there, other in asked if there != home]
        strangers[question["id"]] = draw.choice(away) if away else ""
    return strangers


class _Noting:
    """Notes what was found of a question's evidence in one conversation."""

    def __init__(
        self, talk: Mapping[str, Any], budgets: Sequence[int], notes: dict[str, None]
    ) -> None:
        self._talk = talk
        self._budgets = budgets
        self._notes = notes
        self._messages: list[Message] = talk["messages"]
        self._texts = {message["id"]: message["content"] for message in self._messages}

    def _shown(self, way: str, budget: int, question: Mapping[str, Any], shown: Shown) -> Outcome:
        found = sum(shown.has(self._texts[id]) for id in question["evidence"])
        return self._outcome(way, f"context {budget}", question, found)

    def _listed(self, way: str, question: Mapping[str, Any], ids: Sequence[str]) -> Outcome:
        found = sum(id in ids for id in question["evidence"])
        return self._outcome(way, f"recall@{TOP}", question, found)

    def _outcome(self, way: str, measure: str, question: Mapping[str, Any], found: int) -> Outcome:
        return Outcome(
            way=way,
            measure=measure,
            conversation=self._talk["id"],
            domain=self._talk["domain"],
            type=question["type"],
            paraphrased=question["paraphrased"],
            question=question["question"],
            found=found,
            gold=len(question["evidence"]),
        )


class _Asking(_Noting):
    """One conversation's questions, put to the memory that holds it."""

    def __init__(
        self,
        talk: Mapping[str, Any],
        memory: Memory,
        clock: Clock,
        budgets: Sequence[int],
        notes: dict[str, None],
    ) -> None:
        super().__init__(talk, budgets, notes)
        self._memory = memory
        self._clock = clock

    def ask(self, question: Mapping[str, Any]) -> Iterator[Outcome]:
        for budget in self._budgets:
            shown = Shown(str(self._context(question["question"], budget)))
            yield self._shown("lembrar", budget, question, shown)
        ids = self._searched(question["question"])
        if ids is not None:
            yield self._listed("lembrar search", question, ids)

    def control(self, question: Mapping[str, Any], stranger: str) -> Iterator[Outcome]:
        for budget in self._budgets:
            shown = Shown(str(self._context(stranger, budget)))
            yield self._shown("shuffled questions", budget, question, shown)

    def nothing(self, question: Mapping[str, Any]) -> Quiet:
        """How much is recalled for a question that the conversation does not answer."""
        budget = max(self._budgets)
        unasked = {item.text for item in self._context("", budget).items}
        made = self._context(question["question"], budget)
        tokens = sum(item.tokens for item in made.items if item.text not in unasked)
        return Quiet(self._talk["id"], question["question"], tokens, budget)

    def _context(self, text: str, budget: int) -> Context:
        return self._memory.context(self._talk["id"], self._talk["user"], text, budget=budget)

    def _searched(self, text: str) -> list[str] | None:
        """Ids of the messages that `search` found; None where there is no search."""
        search: Callable[..., Any] | None = getattr(self._memory, "search", None)
        if search is None:
            self._notes["Memory has no search yet: its recall@10 is left out"] = None
            return None
        hits = search(self._talk["user"], text, limit=TOP)
        return list(dict.fromkeys(id for hit in hits for id in _sources(hit)))[:TOP]


class _Plain(_Noting):
    """The same questions put to baselines and bare rankings."""

    def __init__(
        self, talk: Mapping[str, Any], budgets: Sequence[int], notes: dict[str, None]
    ) -> None:
        super().__init__(talk, budgets, notes)
        self._lasts = {budget: Shown(baselines.last(self._messages, budget)) for budget in budgets}
        self._scores = self._plain_scores()
        self._own = self._own_rankings()

    def ask(self, question: Mapping[str, Any]) -> Iterator[Outcome]:
        text, now = question["question"], datetime.fromisoformat(question["at"])
        scored = {name: scores(text) for name, scores in self._scores.items()}
        for budget in self._budgets:
            yield self._shown("last messages", budget, question, self._lasts[budget])
            for name, scores in scored.items():
                packed = Shown(baselines.ranked(self._messages, scores, budget))
                yield self._shown(name, budget, question, packed)
        for name, scores in scored.items():
            ids = [self._messages[place]["id"] for place in rankings.best(scores, TOP)]
            yield self._listed(name, question, ids)
        for name, ranking in self._own.items():
            yield self._listed(f"recall: {name}", question, ranking(text, now, TOP))

    def _plain_scores(self) -> dict[str, rankings.Scores]:
        words = rankings.bm25(self._messages)
        vectors = rankings.vectors(self._messages)
        if vectors is None:
            self._notes["the bundled embedder cannot be loaded: no vectors here"] = None
            return {"bm25": words}
        return {"bm25": words, "embedder": vectors, "half and half": rankings.both(words, vectors)}

    def _own_rankings(self) -> dict[str, recalled.Ranking]:
        try:
            return recalled.rankings(self._talk["user"], self._messages)
        except (ImportError, AttributeError, TypeError) as error:
            self._notes[f"recall's rankings are not offered: {error}"] = None
            return {}


def _sources(hit: Any) -> list[str]:
    """Ids of the messages that a found memory is, or came from."""
    ids = [str(id) for id in getattr(hit, "sources", ())]
    own = getattr(hit, "id", "") or getattr(hit, "ref", "")
    return ids or ([str(own)] if own else [])
