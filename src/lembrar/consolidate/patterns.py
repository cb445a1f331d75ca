"""Feelings that come back with one topic: «ansiosa quando fala de prazos».

One message never makes a pattern: the same feeling must go with the same topic on several days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta

from lembrar.consolidate import gist
from lembrar.consolidate.merge import Stated
from lembrar.model import Claim, Mood
from lembrar.policy import Facts
from lembrar.text.content import content_words
from lembrar.text.fold import fold
from lembrar.text.mood_words import english

_SAID = {"pt": "{feeling} quando fala de {topic}", "en": "{feeling} when talking about {topic}"}


def patterns(moods: Sequence[Mood], policy: Facts, now: datetime) -> list[Stated]:
    """The patterns that these moods bear out, each stated by the newest mood of it."""
    since = now - timedelta(days=policy.pattern_days)
    groups: dict[tuple[str, str, str], list[Mood]] = {}
    for mood in sorted(moods, key=lambda mood: (mood.at, mood.chat, mood.source)):
        if mood.at >= since and mood.trigger:
            for topic in sorted(gist.topic(mood.trigger)):
                groups.setdefault((mood.user, _family(mood), topic), []).append(mood)
    enough = [group for group in groups.items() if _days(group[1]) >= policy.pattern_times]
    enough.sort(key=lambda group: (-_days(group[1]), _place(*group), group[0]))
    return [_stated(topic, felt) for (_, _, topic), felt in _apart(enough)]


def _family(mood: Mood) -> str:
    return gist.feeling(mood.label) or fold(mood.label)


def _days(felt: Sequence[Mood]) -> int:
    return len({mood.at.date() for mood in felt})


def _place(key: tuple[str, str, str], felt: Sequence[Mood]) -> int:
    """How early in its triggers a topic is named: «prazo do projeto» is about a deadline."""
    words = [[gist.root(word) for word in content_words(mood.trigger)] for mood in felt]
    return sum(said.index(key[2]) for said in words if key[2] in said)


def _apart(
    groups: Sequence[tuple[tuple[str, str, str], list[Mood]]],
) -> list[tuple[tuple[str, str, str], list[Mood]]]:
    """Without those that only see the same moods again by another word."""
    kept: list[tuple[tuple[str, str, str], list[Mood]]] = []
    for key, felt in groups:
        shown = [other for (user, family, _), other in kept if (user, family) == key[:2]]
        if not any(_mostly(felt, other) for other in shown):
            kept.append((key, felt))
    return kept


def _mostly(felt: Sequence[Mood], other: Sequence[Mood]) -> bool:
    return 2 * sum(mood in other for mood in felt) > len(felt)


def _stated(topic: str, felt: Sequence[Mood]) -> Stated:
    last = felt[-1]
    feeling = Counter(mood.label for mood in reversed(felt)).most_common(1)[0][0]
    named = Counter(word for mood in reversed(felt) for word in _said(mood.trigger, topic))
    about = named.most_common(1)[0][0] if named else last.trigger
    language = "en" if fold(feeling) in english() else "pt"
    claim = Claim(
        kind="emotion",
        key="pattern",
        content=_SAID[language].format(feeling=feeling, topic=about),
        value=f"{_family(last)} {topic}",
        cause=about,
    )
    return Stated(claim, last.user, last.chat, last.source, last.at, language)


def _said(trigger: str, topic: str) -> list[str]:
    """The words of a trigger that name the topic, as they were said."""
    bare = (word.strip(".,;:!?()\"'«»“”") for word in trigger.split())
    return [word for word in bare if gist.root(fold(word)) == topic]
