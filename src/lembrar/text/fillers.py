"""Talk that carries nothing worth keeping: greetings, thanks, courtesies, laughter, examples."""

import re
from functools import cache

from lembrar.text import filler_words as say
from lembrar.text import known_names
from lembrar.text.fold import fold, read
from lembrar.text.sentences import EMOJI
from lembrar.text.spans import source_span

_SPOKEN_TO = known_names.BRAZILIAN | known_names.ENGLISH | {"e", "and"}
_MOST_NAMES = 4
"""Names and «e» between them in one greeting; more of them is not small talk."""
_ENDING = 80
"""Characters from the end within which a closing filler is looked for."""
_MOST_ENDERS = 8


def is_small_talk(sentence: str) -> bool:
    """Whether nothing would be missed without it: «Bom dia, Ana!», «kkkk», "Can I help?", 👍."""
    folded = _plain(sentence)
    if not _content().search(folded):
        return True
    position = names = 0
    is_polite = False
    while position < len(folded):
        if match := _small_talk().match(folded, position):
            is_polite = True
        else:
            match = _word().match(folded, position)
            names += 1
            if match is None or match["word"] not in _SPOKEN_TO or names > _MOST_NAMES:
                return False
        position = match.end()
    return is_polite


def strip(sentence: str) -> str:
    """`sentence` without the fillers around it; numbers, dates, names and negations stay.

    Always a stretch of `sentence`; empty when that is filler and nothing else.
    """
    start, end = span(sentence)
    return sentence[start:end]


def span(sentence: str) -> tuple[int, int]:
    """Where the stretch that `strip` returns starts and ends."""
    reading = read(sentence)
    folded = _folded(reading.text)
    start, end = _core(folded, 0, len(folded))
    start = _past_openers(folded, start, end)
    for _ in range(_MOST_ENDERS):
        match = _ender().search(folded, max(start, end - _ENDING), end)
        if match is None:
            break
        end = match.start()
    start, end = _core(folded, start, end)
    return source_span(sentence, reading, start, end) if start < end else (0, 0)


def is_example(sentence: str) -> bool:
    """Whether it only illustrates: «Por exemplo, …», "say you had …", «Um sofá, por exemplo.»"""
    folded = _plain(sentence)
    start, end = _core(folded, 0, len(folded))
    start = _past_openers(folded, start, end)
    return bool(_example().match(folded, start) or _closing_example().search(folded[-40:]))


def _plain(sentence: str) -> str:
    return _folded(read(sentence).text)


def _folded(text: str) -> str:
    return fold(text).replace("’", "'")


def _past_openers(folded: str, start: int, end: int) -> int:
    while start < end and (match := _opener().match(folded, start, end)):
        start = match.end()
    return start


def _core(folded: str, start: int, end: int) -> tuple[int, int]:
    """The stretch without the white space around it."""
    piece = folded[start:end]
    left = len(piece) - len(piece.lstrip())
    return (start + left, start + len(piece.rstrip())) if piece.strip() else (start, start)


def _any(*lists: str) -> str:
    """One pattern for all lines, the longest first, the last letter drawn out or not."""
    lines = [line for text in lists for line in _lines(text)]
    drawn = [f"{line}{line[-1]}*" if line[-1].isalpha() else line for line in lines]
    ordered = sorted(drawn, key=len, reverse=True)
    return "(?:" + "|".join(ordered).replace(" ", r"[\s,]+") + r")(?![\w-])"


def _lines(text: str) -> list[str]:
    return text.strip().replace("\n    ", "").splitlines()


@cache
def _small_talk() -> re.Pattern[str]:
    phrases = _any(
        say.GREETINGS,
        say.THANKS,
        say.PARTINGS,
        say.DATED_PARTINGS,
        say.ACKNOWLEDGEMENTS,
        say.SERVICE,
        say.LAUGHTER,
        say.PEOPLE,
        say.OPENERS,
        say.PAUSED_ENDERS,
    )
    return re.compile(rf"[^\w@#$%]*+{phrases}[^\w@#$%]*+")


@cache
def _opener() -> re.Pattern[str]:
    free = _any(say.GREETINGS, say.OPENERS, say.LAUGHTER)
    paused = _any(say.THANKS, say.PARTINGS, say.ACKNOWLEDGEMENTS, say.PEOPLE, say.PAUSED_OPENERS)
    rest = rf"[\s,.!;…{EMOJI}]*+"
    return re.compile(rf"{rest}(?:{free}{rest}\??|{paused}\s*[,.!;…]+){rest}")


@cache
def _ender() -> re.Pattern[str]:
    free = _any(say.ENDERS, say.LAUGHTER)
    paused = _any(say.GREETINGS, say.THANKS, say.PARTINGS, say.PEOPLE, say.PAUSED_ENDERS)
    rest = rf"[\s.!…{EMOJI}]*$"
    return re.compile(rf"(?:[\s,]+{free}|\s*[.!,;…]\s*{paused}|\s*[{EMOJI}]){rest}")


@cache
def _example() -> re.Pattern[str]:
    examples = "|".join(_lines(say.EXAMPLES)).replace(" ", r"\s+")
    return re.compile(rf"(?:(?:e|mas|ou|and|but|or|so|ai)[\s,]+)?(?:{examples})")


@cache
def _closing_example() -> re.Pattern[str]:
    return re.compile(r"[,(]\s*(?:por exemplo|for (?:example|instance))[\s).!…]*$")


@cache
def _content() -> re.Pattern[str]:
    return re.compile(r"[\w@#$%]")


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"(?P<word>\w+)[^\w@#$%]*+")
