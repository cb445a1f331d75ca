"""Eco, the bot of `lembrar chat`: rules and no model. It says what it noted, and claims no more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from lembrar.cli.phrases import phrase
from lembrar.model import Fact
from lembrar.text import dates, fillers, intents, numbers
from lembrar.text.content import content_words

_RECALLED = 3


def answer(said: str, facts: Sequence[Fact], at: datetime, language: str) -> str:
    """An honest reply to what was said, given what is known."""
    if fillers.is_small_talk(said):
        return phrase(language, "greeting")
    if stated := _statements(said, language):
        return " ".join(stated)
    if said.rstrip().endswith("?"):
        return _recalled(said, facts, language)
    if details := _details(said, at, language):
        return phrase(language, "details", details="; ".join(details))
    return phrase(language, "kept")


def _statements(said: str, language: str) -> list[str]:
    found = intents.critical(said, language)
    return [phrase(language, f"noted_{i.kind}", text=i.text.strip().rstrip(".")) for i in found]


def _details(said: str, at: datetime, language: str) -> list[str]:
    """Numbers and dates as they were said, dates with what they mean."""
    days = dates.find(said, at, language)
    inside = [range(day.start, day.end) for day in days]
    figures = [n for n in numbers.find(said, language) if not any(n.start in r for r in inside)]
    told = [(day.start, f"{day.text} ({day.value})") for day in days]
    told += [(figure.start, figure.text) for figure in figures]
    return [text for _, text in sorted(told)]


def _recalled(said: str, facts: Sequence[Fact], language: str) -> str:
    """The facts that share the most words with a question."""
    asked = set(content_words(said))
    ranked = sorted(facts, key=lambda fact: _shared(fact, asked), reverse=True)
    found = [str(fact) for fact in ranked if _shared(fact, asked)][:_RECALLED]
    if not found:
        return phrase(language, "not_recalled")
    return phrase(language, "recalled", facts="; ".join(f"“{text}”" for text in found))


def _shared(fact: Fact, asked: Iterable[str]) -> int:
    return len(set(content_words(str(fact))) & set(asked))
