"""States that people say they or others are in, beside the words for feelings that moods know.

«tô grilado», "she's beside herself": feelings only where somebody is said to be or feel them.
"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text import mood_words
from lembrar.text.mood_words import Mood

_WORDS = {
    "preocupação": "grilado cabreiro cismado encafifado",
    "ansiedade": "aperreado afobado restless",
    "tristeza": "malzao malzona choroso distraught bereft inconsolable",
    "alegria": "pleno",
    "emoção": "mexido balancado sensibilizado tocado",
    "vergonha": "mortified",
    "choque": "estarrecido perplexo atonito stunned dumbfounded",
    "irritação": "resentful bitter",
    "raiva": "incensed",
    "decepção": "traido betrayed",
    "solidão": "excluido abandonado rejeitado rejected unloved unwanted neglected",
}
"""Words by the feeling they name."""

_BAD = r"(?:rough|tough|hard|bad|difficult|dark|horrible|awful|really hard|terrible)"
_RUIM = r"(?:dificil|pessim[oa]|horrivel|complicad[oa]|delicad[oa]|ruim|pesad[oa]|sombri[oa])"
_PHRASES = (
    ("em", r"em (?:estado de )?choque", "choque"),
    ("de", r"de luto", "desolação"),
    ("em", r"em (?:depressao|crise)", "depressão"),
    ("entrando", r"entrando em (?:depressao|panico|desespero|parafuso)", "depressão"),
    (
        "slipping falling sinking",
        r"(?:slipping|falling|sinking)(?: back)? into (?:a )?depression",
        "depressed",
    ),
    ("sem", r"sem dormir de (?:preocupacao|ansiedade|nervoso)", "preocupação"),
    ("uma um bufando", r"(?:uma fera|um bicho|bufando)", "raiva"),
    ("meio", r"meio bad", "tristeza"),
    (
        "passando",
        rf"passando por (?:um|uma|uns)(?: [\w-]+){{0,2}}? (?:{_RUIM}|barra|perrengue)",
        "tristeza",
    ),
    ("numa em", rf"(?:numa|em uma) fase (?:\w+ )?{_RUIM}", "tristeza"),
    ("chorando", r"chorando (?:o dia|a noite|desde|sem parar|muito|por|de saudade)", "tristeza"),
    ("beside", r"beside (?:my|him|her|them|our)sel(?:f|ves)", "anxious"),
    ("in", r"in (?:floods of |tears\b|bits\b|pieces\b|mourning\b|despair\b|agony over)", "sad"),
    ("in", r"in (?:total |complete |utter |a state of )?shock", "shaken"),
    (
        "in",
        r"in (?:a |such a )?(?:much |really |far |way )?(?:good|better|great|happier) (?:place"
        r"|headspace|head space)(?! (?:to|for|in)\b)",
        "at peace",
    ),
    ("at", r"at a loss(?= (?:since|after|without|now that))", "sad"),
    ("a", r"a (?:complete |total )?(?:bundle|bag|ball) of nerves", "nervous"),
    (
        "done over",
        r"(?:done|over) with? ?(?:this|my|the) (?:whole )?(?:job|marriage|relationship|city|company"
        r"|landlord|boss|place|divorce|town|school|course|degree)",
        "angry",
    ),
    ("bored", r"bored (?:out of my (?:mind|skull)|to (?:tears|death)|stiff)", "discouraged"),
    (
        "going",
        rf"going through (?:hell|it|a (?:\w+ )?{_BAD} (?:\w+ )?(?:time|patch|period))",
        "sad",
    ),
    ("having", rf"having (?:a|such a) (?:\w+ )?{_BAD} (?:time|patch|week|day)", "sad"),
    (
        "stuck",
        r"stuck (?:in (?:my|a|this) (?:career|job|rut|life|marriage)|in life)",
        "discouraged",
    ),
    ("left", r"left out", "lonely"),
    ("sore cut reeling", r"(?:sore|cut up|reeling)(?= (?:about|over|from|after))", "upset"),
    ("todo toda", r"tod[oa] (?:bob[oa]|derretid[oa]|se achando)", "alegria"),
    ("babando", r"babando (?:n[ao]|pel[ao]|com)", "alegria"),
    ("touched", r"touched(?= (?:by|that))", "moved"),
    ("seeing", r"seeing red", "angry"),
    ("gutted", r"gutted", "heartbroken"),
    ("fired", r"fired up", "excited"),
    ("cheesed ticked", r"(?:cheesed|ticked|brassed) off", "angry"),
)
"""The words that a phrase may start with, the phrase, and the feeling."""


def word(text: str) -> Mood | None:
    """The feeling that one word names, in any of its forms."""
    known = _known()
    for form in (text, text.removesuffix("s"), re.sub(r"as?$", "o", text)):
        if form in known:
            return known[form]
    return None


def phrase(folded: str, start: int, first: str) -> tuple[Mood, int] | None:
    """The feeling told in several words from a place on, and where they end."""
    for pattern, mood in _starting().get(first, ()):
        if match := pattern.match(folded, start):
            return mood, match.end()
    return None


@cache
def _labels() -> dict[str, Mood]:
    moods = {mood.pt: mood for mood in mood_words.words().values()}
    return moods | {mood.en: mood for mood in mood_words.words().values()}


@cache
def _known() -> dict[str, Mood]:
    return {said: _labels()[label] for label, words in _WORDS.items() for said in words.split()}


@cache
def _starting() -> dict[str, list[tuple[re.Pattern[str], Mood]]]:
    found: dict[str, list[tuple[re.Pattern[str], Mood]]] = {}
    for starts, said, label in _PHRASES:
        for first in starts.split():
            found.setdefault(first, []).append((re.compile(said), _labels()[label]))
    return found
