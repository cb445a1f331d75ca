"""What somebody is called: as many words of a name as can be one."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text import known_names
from lembrar.text.claims import people
from lembrar.text.claims.bio_heart import is_day, is_surname, ordinary
from lembrar.text.claims.bio_places import PLACES
from lembrar.text.claims.clauses import Clause
from lembrar.text.lists import listed

_INTRODUCES = listed("""
    chamo meu my name's named the quem e eh it's its
""")
"""After these, whatever follows is a name."""

_SMALL = listed("de da do dos das e von van del")

_SIGNS = listed("""
    aries touro taurus gemeos gemini cancer leao virgem virgo libra escorpiao scorpio sagitario
    sagittarius capricornio capricorn aquario aquarius peixes pisces
""")


_PLAYED = listed("""
    batman superman spiderman spider-man hulk ironman iron groot spartacus legend beyonce shrek goku
    naruto pikachu voldemort dumbledore gandalf frodo yoda darth sherlock zorro tarzan rambo
    terminator wolverine deadpool aquaman catwoman robocop dracula frankenstein godzilla santa
    cinderela cinderella rapunzel
""")
"""Who says to be one of these plays, unless it is introduced as a name."""


def name_of(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    """A name: as many words as can be one."""
    lead = clause.folded[start : start + 6].split()[0].strip("'")
    is_introduced = "called" in clause.folded[start:place] or lead in _INTRODUCES
    if lead == "e" and clause.said[start : start + 1] not in "éÉ":
        is_introduced = False  # «e», not «é»
    is_comma = clause.folded.startswith(",", place + len(plain.split(" ")[0]))
    is_first = clause.index <= (3 if is_comma else 1) and lead in ("i'm", "im", "am")
    is_here = lead in ("aqui", "i'm", "im", "this")
    has_article = bool(re.search(r"\b[ao] $", clause.folded[start:place]))
    words: list[str] = []
    for word in _word().finditer(clause.said, place, place + len(plain)):
        folded = clause.folded[word.start() : word.end()]
        is_capital = word[0][:1].isupper()
        if words and folded in _SMALL:
            following = _word().match(clause.said, word.end() + 1)
            if following and (following[0][:1].isupper() or is_surname(following[0].lower())):
                words.append(folded)
                continue
            break
        known = people.is_given_name(folded, word[0][:1])
        known = known or (is_here and folded in _given() and folded not in ordinary())
        if words:
            if not (is_capital or known or is_surname(folded)):
                break
        elif not known:
            if not is_introduced and not ((has_article or is_first) and is_capital):
                return None
            if is_first and clause.said.rstrip().endswith((".", "!")):
                return None  # who introduces himself goes on; "I'm Batman." does not
            if folded in _SIGNS or folded in PLACES or folded in known_names.PLACES:
                return None
            if not is_introduced and (folded in _PLAYED or _is_doing(folded)):
                return None
            if (
                is_day(folded)
                or folded in ordinary()
                or len(folded) < 2
                or _no_name().fullmatch(folded)
            ):
                return None
        words.append(folded)
        if len(words) > 5:
            break
    while words and words[-1] in _SMALL:
        words.pop()
    if not words:
        return None
    if not is_introduced and not has_article:
        end = place + len(" ".join(words))
        after = clause.folded[end : end + 20]
        if not _after_name().match(after):
            return None
        if lead == "this" and not (_calling().match(after) or _greets().match(clause.folded)):
            return None  # "this is Max" shows somebody as often
    return " ".join(words)


def nickname(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if plain in ordinary() or plain in ("de", "a", "o", "que", "when", "if", "back", "later"):
        return None
    before = clause.folded[max(0, start - 20) : start]
    lead = clause.folded[start : match.start()].strip()
    if lead in ("chama", "chamam") and not re.search(r"\bme\s+$", before):
        return None
    if lead in ("call", "calls") and not before.strip():
        return None
    return plain


def _is_doing(word: str) -> bool:
    """Whether a word rather says what somebody is at: "I'm Relaxing and reading"."""
    return word.endswith("ing") and len(word) > 5 and word not in ("irving", "sterling")


@cache
def _given() -> frozenset[str]:
    return known_names.BRAZILIAN | known_names.ENGLISH


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def _after_name() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:$|[,.;:!?)(-]|(?:e|and|aqui|here|de|da|do|from|by|btw|speaking|prazer|nice|tenho"
        r"|moro|a|o"
        r"|filh[oa]|irma|irmao|mae|pai|esposa|mulher|marido|namorad[oa]|k{2,}|rs|viu|ta)\b)"
    )


@cache
def _no_name() -> re.Pattern[str]:
    return re.compile(
        r"(?:complicad|dificil|estranh|comum|fei|lind|bonit|long|diferent|rar|segred|esquisit|unic)\w*"
        r"|hard|weird|unusual|common|mud|long|boring|complicated|unique|secret|difficult|pronounced|spelled"
    )


@cache
def _calling() -> re.Pattern[str]:
    return re.compile(r",? (?:from|again|calling|speaking|here|at|with|by the way|btw|,)\b")


@cache
def _greets() -> re.Pattern[str]:
    return re.compile(r"\W*(?:hi|hey|hello|good (?:morning|afternoon|evening))\b")
