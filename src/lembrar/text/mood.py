"""How somebody feels, by the words they use: enough for a working memory, no more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from lembrar.text.fold import fold

# stem → (valence, Portuguese label, English label); stems are matched at the start of a word
_STEMS: dict[str, tuple[float, str, str]] = {
    "ansios": (-0.6, "ansiedade", "anxious"),
    "ansiedade": (-0.6, "ansiedade", "anxious"),
    "nervos": (-0.5, "nervosismo", "nervous"),
    "preocupa": (-0.5, "preocupação", "worried"),
    "estressa": (-0.6, "estresse", "stressed"),
    "trist": (-0.7, "tristeza", "sad"),
    "chatead": (-0.5, "chateação", "upset"),
    "frustra": (-0.6, "frustração", "frustrated"),
    "irritad": (-0.6, "irritação", "irritated"),
    "com raiva": (-0.7, "raiva", "angry"),
    "com medo": (-0.6, "medo", "afraid"),
    "cansad": (-0.4, "cansaço", "tired"),
    "exaust": (-0.6, "exaustão", "exhausted"),
    "sozinh": (-0.5, "solidão", "lonely"),
    "perdid": (-0.4, "confusão", "lost"),
    "feliz": (0.8, "alegria", "happy"),
    "content": (0.6, "alegria", "happy"),
    "animad": (0.7, "animação", "excited"),
    "empolgad": (0.8, "animação", "excited"),
    "aliviad": (0.5, "alívio", "relieved"),
    "orgulhos": (0.7, "orgulho", "proud"),
    "tranquil": (0.4, "tranquilidade", "calm"),
    "grat": (0.5, "gratidão", "grateful"),
    "anxious": (-0.6, "ansiedade", "anxious"),
    "nervous": (-0.5, "nervosismo", "nervous"),
    "worried": (-0.5, "preocupação", "worried"),
    "stressed": (-0.6, "estresse", "stressed"),
    "sad": (-0.7, "tristeza", "sad"),
    "upset": (-0.5, "chateação", "upset"),
    "angry": (-0.7, "raiva", "angry"),
    "afraid": (-0.6, "medo", "afraid"),
    "scared": (-0.6, "medo", "afraid"),
    "tired": (-0.4, "cansaço", "tired"),
    "exhausted": (-0.6, "exaustão", "exhausted"),
    "lonely": (-0.5, "solidão", "lonely"),
    "happy": (0.8, "alegria", "happy"),
    "excited": (0.8, "animação", "excited"),
    "glad": (0.6, "alegria", "happy"),
    "relieved": (0.5, "alívio", "relieved"),
    "proud": (0.7, "orgulho", "proud"),
    "calm": (0.4, "tranquilidade", "calm"),
    "grateful": (0.5, "gratidão", "grateful"),
}
# "grat" is in "grátis" and "sad" in "Sadia": these need the whole word, or a feminine ending
_WHOLE = frozenset({"grat", "sad", "calm", "content", "glad", "trist", "perdid", "tranquil"})
_NO = r"(?:nao|nunca|nem|not|never|n't|sem)\s+(?:\w+\s+){0,2}"


@dataclass(frozen=True, slots=True)
class Mood:
    """A feeling named in a text: from -1 to 1, and what it is called in both languages."""

    valence: float
    pt: str
    en: str

    def label(self, language: str) -> str:
        """Its name in a language."""
        return self.en if language == "en" else self.pt


def find(text: str) -> list[Mood]:
    """Feelings in the order they are named; a denied one does not count."""
    folded = fold(text)
    moods: list[Mood] = []
    for match in _pattern().finditer(folded):
        if not match["no"]:
            moods.append(Mood(*_STEMS[match["stem"]]))
    return moods


@cache
def _pattern() -> re.Pattern[str]:
    ends = {stem: r"(?:[oae]s?)?\b" if stem in _WHOLE else r"\w*" for stem in _STEMS}
    stems = sorted(_STEMS, key=len, reverse=True)
    choices = "|".join(f"(?:{re.escape(stem)}(?={ends[stem]}))" for stem in stems)
    return re.compile(rf"\b(?P<no>{_NO})?(?P<stem>{choices})")
