"""Negations and the words they deny, in Portuguese and English.

A lost «não» turns a memory into its opposite, so a summary is checked for each one found here.
Courtesies, tags and idioms that deny nothing («não é?», "no problem") are left out.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from lembrar.text.fold import fold, read
from lembrar.text.language import detect
from lembrar.text.lists import listed
from lembrar.text.spans import source_span

_LAST_WORDS = listed("""
    e ou de da do das dos em no na nas a o as os um uma que para pra por com se ao and or of
    to in on at the an for with by from if
""")
"""Words that lead on to what follows: at the end of a scope they deny nothing."""


_BEFORE = 40
"""Characters before a final «não» in which what it denies would stand."""


@dataclass(frozen=True, slots=True)
class Negation:
    """A cue and what it denies.

    `text` is the cue, exactly `source[start:end]`; `scope_text` is the cue with the words it
    denies («não como carne»), as they stand in the source: at most six, never past its clause.
    """

    start: int
    end: int
    text: str
    scope_text: str


def find(text: str) -> list[Negation]:
    """Every negation that denies something, in order; a bare «não» or "no" as an answer is none."""
    reading = read(text)
    folded = fold(reading.text).replace("’", "'")
    is_english = _english(reading.text, folded)
    cues = [
        match
        for match in _cue_pattern().finditer(folded)
        if match.lastgroup and _is_cue(match, is_english)
    ]
    found: list[Negation] = []
    covered = 0
    for index, cue in enumerate(cues):
        if cue.lastgroup == "weak" and cue.start() < covered:
            continue  # «não tenho nenhum carro» denies once
        limit = _next_start(cues, index, len(folded))
        first, last = _scope(folded, cue, limit)
        covered = max(covered, last)
        if last - first > cue.end() - cue.start():
            start, end = source_span(text, reading, *cue.span())
            first, last = source_span(text, reading, first, last)
            found.append(Negation(start, end, text[start:end], text[first:last]))
    return found


def _next_start(cues: list[re.Match[str]], index: int, default: int) -> int:
    """Where the next cue that opens a scope of its own stands; weak ones lie within."""
    following = cues[index + 1 : index + 8]
    return next((cue.start() for cue in following if cue.lastgroup != "weak"), default)


def _is_cue(match: re.Match[str], is_english: Callable[[int], bool]) -> bool:
    """«no» is a cue in English only («no banco»), «n» in Portuguese only ("rock n roll")."""
    if match.lastgroup == "english":
        return is_english(match.start())
    if match.lastgroup == "portuguese":
        return not is_english(match.start())
    return True


def _scope(folded: str, cue: re.Match[str], limit: int) -> tuple[int, int]:
    """From the cue to the end of what it denies; an empty scope ends where the cue does."""
    start, end = cue.span()
    if match := _scope_pattern().match(folded, end, limit):
        return start, _without_last_words(folded, end, match.end())
    if _end_pattern().match(folded, end):
        before = max(0, start - _BEFORE)
        behind = _contrast_pattern().search(folded, before, start)
        if behind is None and folded.startswith("nao", start):
            behind = _verb_before_pattern().search(folded, before, start)
        if behind:
            return behind.start("said"), end
    return start, end


def _without_last_words(folded: str, start: int, end: int) -> int:
    """Up to the last word that says something; one word that doesn't is no scope at all."""
    words = folded[start:end].split(" ")
    told = next((i for i in range(len(words), 0, -1) if words[i - 1] not in _LAST_WORDS), 0)
    if told <= 1 and len(words) > 2:
        return end
    return start + len(" ".join(words[:told]))


def _english(text: str, folded: str) -> Callable[[int], bool]:
    """Whether the sentence at a position is English; asked in order, each sentence is read once."""
    start = end = 0
    answer = False

    def at(position: int) -> bool:
        nonlocal start, end, answer
        if position >= end:
            start = max(folded.rfind(mark, end, position) for mark in ".!?\n") + 1 or end
            stop = _stop_pattern().search(folded, position)
            end = stop.end() if stop else len(folded)
            answer = detect(text[start : min(end, start + 500)]) == "en"
        return answer

    return at


# Said by way of courtesy, agreement or emphasis: nothing is denied.
_IDIOMS = r"""
    nao\ (?:so|apenas|somente|vejo\ a\ hora|obstante|deix\w{1,5}\ de|se\ preocup\w+|ha\ de\ que
        |foi\ nada|tem\ (?:problema|de\ que))
    | ,?\ ?nao\ e(?:\ mesmo|\ verdade)?\s*(?:\?|,\ ?\w+\s*\?)
    | \bque\ nem | nem\ que | nada\ mal
    | (?:por\ ?que|por\ q|pq)\ nao(?=[^.!?\n]{0,200}\?)
    | sem\ (?:duvidas?|problemas?|falta|querer|mais)
    | not\ (?:only|just|merely|to\ mention|least) | no\ (?:problem|prob|worries|doubt|wonder|matter)
    | without\ (?:a\ |any\ )?(?:doubt|fail|question) | why\ (?:not|don'?t)
    | (?:can'?t|cannot)\ (?:wait|help) | could(?:n'?t|\ not)\ agree\ more | or\ not
    | don'?t\ worry | never\ ?mind | nothing\ but
    | (?:is|are|was|were|do|does|did|have|has|had|ca|could|wo|would|should)n'?t
      \ (?:it|he|she|they|we|you|i|there)\s*\?
"""
_CUES = r"""
    (?P<strong>
        nao | naum | nunca(?:\ mais)? | jamais | nem | sem | tampouco | nada\ de
        | (?:deix|par)(?:ei|ou|amos|aram|ar|ando)\ de | par(?:ei|ou|amos|aram|ar|ando)\ com
        | desist(?:i|iu|imos|iram|ir|indo)\ d[aeo]s?
        | (?:is|are|was|were|do|does|did|have|has|had|could|would|should|must|might|need|ai)n'?t
        | (?:ca|wo|sha)n'?t | cannot | no\ longer | not | never | without | nor
        | stopped(?=\ \w+ing\b) | quit(?=\ (?:\w+ing|my|the)\b) | (?:gave|given|give)\ up(?=\ \w)
    )
    | (?P<weak>nenhum(?:a|as)?|nenhuns|ninguem|nobody|no\ one|nothing|none|neither)
    | (?P<english>no(?=\ [a-z]))
    | (?P<portuguese>n(?=\ [a-z]{2}))
"""
_ENDS = "mas|porem|porque|pq|pois|so que|entao|but|because|although|though|however"


@cache
def _cue_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?<![\w'-])(?:(?:{_IDIOMS})|(?:{_CUES}))(?![\w'])", re.VERBOSE)


@cache
def _scope_pattern() -> re.Pattern[str]:
    word = r"[\w@#$+/%'-]++(?:[.,:][\w]++)*%?"
    return re.compile(rf"(?:[ \t]++(?!(?:{_ENDS})\b){word}){{1,6}}")


@cache
def _verb_before_pattern() -> re.Pattern[str]:
    """«Quero não», «tenho carro não»: in Brazil the denial may stand last."""
    verbs = (
        "quero|sei|tenho|gosto|vou|posso|consigo|preciso|bebo|como|fumo|moro|acho|aceito|faco|uso"
        "|lembro|conheco|entendi|fui|vi|quis|deu|da|pode|precisa|tem|foi|era"
    )
    return re.compile(
        rf"(?:^|[,.;:!?\n]|\b(?:mas|e|ai|eu)\b)\s*(?P<said>(?:{verbs})(?: \w+){{0,2}}) $"
    )


@cache
def _contrast_pattern() -> re.Pattern[str]:
    """«Eu gosto, mas ela não», "he eats fish but my wife doesn't"."""
    return re.compile(r"\b(?:mas|porem|ja|enquanto|e|but|while|and) (?P<said>\w+(?: \w+){0,2}) $")


@cache
def _end_pattern() -> re.Pattern[str]:
    """Nothing follows, and nothing is asked."""
    return re.compile(r"\s*(?:[.,;:!…)]|$)")


@cache
def _stop_pattern() -> re.Pattern[str]:
    return re.compile(r"[.!?\n]")
