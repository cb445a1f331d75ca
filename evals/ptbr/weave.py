"""Weaves planted messages into small talk over months; the same seed weaves the same."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, timezone
from typing import Any

from evals.ptbr.material import SPLITS, Asked, Exchange, Filler, Script, filler, scripts
from evals.ptbr.words import folded

SEED = 7
BRASILIA = timezone(timedelta(hours=-3))
_SLOT = re.compile(r"\{([a-z_]+)\}")
# Small talk of each conversation: so many exchanges of its domain, of daily life, of long answers.
_SHARES = {"domain": 44, "general": 85, "long": 30}
_STORY_SHARES = {"domain": 84, "general": 22, "long": 12}  # daily life is only an aside there
_OTHER_DAYS = 45  # days of talk on which nothing is planted
_BUSIEST_DAY = 8  # exchanges
_OPENED = 9  # planted messages that follow an opener, where a user has such
_SHORT = {
    "você": "vc", "voces": "vcs", "vocês": "vcs", "também": "tb", "porque": "pq", "que": "q",
    "não": "n", "hoje": "hj", "beleza": "blz", "muito": "mto", "quando": "qnd", "depois": "dps",
    "mesmo": "msm", "comigo": "cmg", "obrigado": "obg", "obrigada": "obg", "estou": "to",
    "está": "ta", "para": "pra", "demais": "dms",
}  # fmt: skip

_LONG = {
    "vc": "você", "tb": "também", "hj": "hoje", "tá": "está", "tô": "estou", "pra": "para",
    "pro": "para o", "tava": "estava", "cê": "você", "deus": "Deus",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Turn:
    """An exchange on its day; `key` names a planted one."""

    day: date
    key: str
    exchange: Exchange


def document(seed: int = SEED, split: str = "all") -> dict[str, Any]:
    """All conversations with their questions, as published."""
    talk = filler()
    wanted = SPLITS if split == "all" else (split,)
    return {
        "name": "lembrar-ptbr",
        "version": 1,
        "language": "pt-BR",
        "seed": seed,
        "conversations": [
            conversation(script, talk, seed) for script in scripts() if script.split in wanted
        ],
    }


def conversation(script: Script, talk: Filler, seed: int = SEED) -> dict[str, Any]:
    """One conversation: messages in the order of their time, and questions on them."""
    draw = random.Random(f"{seed}:{script.id}")
    turns = _on_days(script, talk, draw)
    messages, places = _messages(script, turns, talk, draw)
    next_day = datetime.fromisoformat(messages[-1]["at"]).date() + timedelta(days=1)
    asked_at = datetime.combine(next_day, time(10), BRASILIA)
    return {
        "id": script.id,
        "domain": script.domain,
        "split": script.split,
        "user": script.user,
        "bot": script.bot,
        "messages": messages,
        "questions": [
            _question(script, number, asked, places, asked_at + timedelta(minutes=number))
            for number, asked in enumerate(script.questions, 1)
        ],
    }


def _on_days(script: Script, talk: Filler, draw: random.Random) -> list[_Turn]:
    """Planted exchanges on their own days, in the order written; the others around them."""
    by_day: dict[date, list[_Turn]] = {}
    openers = _openers(script, talk, draw)
    for plant in script.plants:
        exchange = plant.exchange
        if plant.key in openers:
            said = (openers[plant.key], *exchange.said)
            exchange = replace(exchange, said=said, telling=exchange.telling + 1)
        by_day.setdefault(plant.day, []).append(_Turn(plant.day, plant.key, exchange))
    start = min(by_day) - timedelta(days=2)
    calendar = [start + timedelta(days=n) for n in range((script.end - start).days + 1)]
    days = sorted(by_day.keys() | set(draw.sample(calendar, _OTHER_DAYS)))
    for exchange in _around(script, talk, draw):
        day = draw.choice([day for day in days if len(by_day.get(day, ())) < _BUSIEST_DAY])
        there = by_day.setdefault(day, [])
        there.insert(draw.randint(0, len(there)), _Turn(day, "", exchange))
    return [turn for day in sorted(by_day) for turn in by_day[day]]


def _openers(script: Script, talk: Filler, draw: random.Random) -> dict[str, str]:
    """Who types without capitals also sends in bursts: a word first, then the message itself."""
    if "lower" not in script.voice or script.domain == "roleplay":
        return {}
    keys = draw.sample([plant.key for plant in script.plants], _OPENED)
    first = draw.sample(talk.openers, _OPENED)
    return {key: _typed(text, script.voice) for key, text in zip(keys, first, strict=True)}


def _around(script: Script, talk: Filler, draw: random.Random) -> list[Exchange]:
    """Small talk: no exchange twice, all of the conversation's own distractors."""
    in_story = script.domain == "roleplay"
    shares = _STORY_SHARES if in_story else _SHARES
    daily = draw.sample(talk.general, shares["general"]) + draw.sample(talk.long, shares["long"])
    chosen = [
        *script.distractors,
        *draw.sample(talk.domain[script.domain], shares["domain"]),
        *(map(_aside, daily) if in_story else daily),
    ]
    draw.shuffle(chosen)
    return chosen


def _aside(exchange: Exchange) -> Exchange:
    return replace(
        exchange,
        said=("(off) " + exchange.said[0], *exchange.said[1:]),
        answered="(off) " + exchange.answered,
    )


def _typed(text: str, voice: frozenset[str]) -> str:
    """A text as this user types: `lower`, `bare` (no accents), `short` (vc, tb, pq), or `proper`
    (whole words, a capital, a full stop)."""
    if "short" in voice:
        text = " ".join(_SHORT.get(word, word) for word in text.split(" "))
    if "proper" in voice:
        text = _proper(text)
    if "bare" in voice:
        text = _bare(text)
    return text.lower() if "lower" in voice else text


def _proper(text: str) -> str:
    text = " ".join(_LONG.get(word, word) for word in text.split(" "))
    first = next((i for i, char in enumerate(text) if char.isalpha()), 0)
    text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
    return f"{text}." if text[-1].isalnum() else text


def _bare(text: str) -> str:
    return "".join(
        folded(char).upper() if char.isupper() else folded(char) if char.isalpha() else char
        for char in text
    )


def _messages(
    script: Script, turns: list[_Turn], talk: Filler, draw: random.Random
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The log, and where each planted key stands in it."""
    messages: list[dict[str, Any]] = []
    places: dict[str, str] = {}
    slots = _Slots({**talk.slots, **script.slots}, draw)
    day, clock = date.min, datetime.min

    def say(role: str, sender: str, content: str) -> str:
        id = f"{script.id}-{len(messages) + 1:03d}"
        messages.append(
            {"id": id, "role": role, "sender": sender, "at": clock.isoformat(), "content": content}
        )
        return id

    for turn in turns:
        if turn.day != day:
            day, start = turn.day, draw.randint(7 * 60, 19 * 60)
            clock = datetime.combine(day, time(), BRASILIA) + timedelta(minutes=start)
        else:
            clock += timedelta(minutes=draw.randint(2, 25))
        slots.turn()
        said: list[str] = []
        for part in turn.exchange.said:
            text = part if turn.key else _typed(slots.filled(part, clock.hour), script.voice)
            said.append(say("user", script.user, text))
            clock += timedelta(seconds=draw.randint(8, 70))
        answer = say("assistant", script.bot, slots.filled(turn.exchange.answered, clock.hour))
        if turn.key:
            places[turn.key], places[f"{turn.key}:bot"] = said[turn.exchange.telling], answer
    return messages, places


class _Slots:
    """Fills `{slots}`. Within one exchange a slot keeps its value, so the answer fits."""

    def __init__(self, values: dict[str, list[str]], draw: random.Random) -> None:
        self._values = values
        self._draw = draw
        self._now: dict[str, str] = {}

    def turn(self) -> None:
        self._now = {}

    def filled(self, text: str, hour: int) -> str:
        return _SLOT.sub(lambda match: self._fitting(match, hour), text)

    def _fitting(self, match: re.Match[str], hour: int) -> str:
        """The value, with a capital where it begins a sentence that has one."""
        value = self._value(match[1], hour)
        before = match.string[: match.start()].rstrip("* ")
        begins = before.endswith((".", "!", "?")) or (not before and match.string[-1] in ".!?*")
        return value[:1].upper() + value[1:] if begins else value

    def _value(self, name: str, hour: int) -> str:
        if name == "saudacao":
            return "bom dia" if hour < 12 else "boa tarde" if hour < 18 else "boa noite"
        if name not in self._now:
            self._now[name] = self._draw.choice(self._values[name])
        return self._now[name]


def _question(
    script: Script, number: int, asked: Asked, places: dict[str, str], at: datetime
) -> dict[str, Any]:
    return {
        "id": f"{script.id}-q{number:02d}",
        "question": asked.question,
        "at": at.isoformat(),
        "type": asked.type,
        "paraphrased": asked.paraphrased,
        "evidence": [places[key] for key in asked.evidence],
        "outdated": [places[key] for key in asked.outdated],
        "answer": asked.answer,
    }
