"""How somebody feels, by the words they use: for a working memory, and for a mood over time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from lembrar.text import mood_words
from lembrar.text.claims import clauses, feelings
from lembrar.text.fold import fold
from lembrar.text.mood_words import Mood

__all__ = ["Feeling", "Mood", "find", "read"]

_NO = r"(?:nao|n|nunca|nem|not|never|n't|sem)\s+(?:\w+\s+){0,2}$"
_LONGEST = 4_000
"""Characters of a message from whose end the mood is read."""
_FAINT = 0.6
"""What is left of a feeling that only an emoji or an exclamation tells of."""


@dataclass(frozen=True, slots=True)
class Feeling:
    """How the speaker of a message feels: from -1 to 1, what it is called in the message's
    language, and what it is about, as far as that was said."""

    valence: float
    label: str
    trigger: str = ""


def find(text: str) -> list[Mood]:
    """Feelings in the order they are named, whoever has them; a denied one does not count."""
    folded = fold(text)
    moods: list[Mood] = []
    for word in _word().finditer(folded):
        mood = mood_words.named(word[0])
        if mood is None:
            continue
        before = folded[max(0, word.start() - 40) : word.start()]
        if mood_words.plain(word[0]) in mood_words.NEEDS_CUE and not _cue().search(before):
            continue
        if not _no().search(before):
            moods.append(mood)
    return moods


def read(text: str, language: str) -> Feeling | None:
    """How the speaker feels in this message: what is said of it first, then what is exclaimed,
    then what emoji show. None where nothing tells; others' feelings are not the speaker's."""
    text = text[-_LONGEST:]
    best: Feeling | None = None
    found = clauses.cut(text, language)
    for clause, following in zip_longest(found, found[1:]):
        if clause.force != "stated" or clause.voice == "person":
            continue
        if felt := feelings.felt(clause, following):
            valence, label = felt.mood.valence, felt.mood.label(language)
            if felt.stance == "not":
                valence, label = _denied(valence, language)
            if label and (best is None or abs(valence) >= abs(best.valence)):
                best = Feeling(valence, label, felt.cause)
    return best or _exclaimed(fold(text), language)


def _denied(valence: float, language: str) -> tuple[float, str]:
    """«não estou feliz» is a feeling; «não estou triste» is hardly one."""
    if valence <= 0:
        return 0.0, ""
    return -valence / 2, "unhappy" if language.startswith("en") else "insatisfação"


def _exclaimed(folded: str, language: str) -> Feeling | None:
    words = mood_words.words()
    for pattern, word in _cries():
        if pattern.search(folded):
            mood = words[word]
            return Feeling(round(mood.valence * _FAINT, 2), mood.label(language))
    return None


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _no() -> re.Pattern[str]:
    return re.compile(rf"\b{_NO}")


@cache
def _cue() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:estou|to|tou|ando|fiquei|fico|sinto|senti|sentindo|com|esta|ta|ficou|i'?m|am|im|feel"
        r"|feeling|felt|been|is|was|are|me|que|muito|mto|so|very)\s+(?:[\w']+\s+){0,2}$"
    )


@cache
def _cries() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Exclamations and emoji, the plainest first; laughter tells nothing."""
    told = (
        (r"[😡🤬😤👿]|\b(?:af{2,}|ugh+)\b|\bq(?:ue)? (?:raiva|odio|saco|merda|droga)\b", "raiva"),
        (r"[😰😨😱😖]|\bq(?:ue)? (?:medo|agonia|aflicao|nervoso)\b", "ansiedade"),
        (r"[😢😞😔💔🥺☹🙁]|\bq(?:ue)? (?:triste\w*|tristeza)\b|\bso sad\b", "triste"),
        (r"[😫😩🥱]|\bq(?:ue)? (?:cansaco|canseira)\b", "cansado"),
        (r"[🥳🎉🤩]|\b(?:uhu+l?|eba+|oba+|aeee+|yay+|woo+hoo+|yes{2,})\b", "empolgado"),
        (r"\bq(?:ue)? (?:felicidade|alegria)\b|[😄😁😊🥰😍☺]", "feliz"),
        (r"\b(?:ufa+|phew|q(?:ue)? alivio|gracas a deus|thank god)\b", "aliviado"),
    )
    return tuple((re.compile(pattern), word) for pattern, word in told)
