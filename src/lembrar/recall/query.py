"""What a question asks for: its words, whose, when, from whom, and what kind of answer.

Guesses only: search adds to a score for what they say, and never leaves anything out for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache

from lembrar.recall.signs import wanted
from lembrar.recall.terms import words
from lembrar.text import dates, names
from lembrar.text.fold import fold
from lembrar.text.language import detect
from lembrar.text.lists import listed


@dataclass(frozen=True, slots=True)
class Query:
    """A question, understood. `about` is what to embed: the question without dates, which the
    time of a message answers, and without the speakers' names, which say nothing of what was
    said."""

    text: str
    about: str
    language: str
    words: tuple[str, ...]
    names: frozenset[str] = frozenset()
    speakers: tuple[str, ...] = ()
    role: str = ""
    days: tuple[tuple[date, date], ...] = ()
    wants: int = 0
    kinds: tuple[str, ...] = ()


# What a question about a conversation says of the asking itself.
_FRAME = listed("""
    disse dizer falei falou falar contei contou mencionei mencionou comentei comentou lembra lembro
    lembrar said say says saying tell told tells mention mentions mentioned remember recall
""")


def understand(text: str, now: datetime, language: str = "", speakers: Iterable[str] = ()) -> Query:
    """Reads a question asked at `now`. `speakers` are the people who may be meant by name."""
    language = language or detect(text)
    named = _named(text, speakers)
    mentions = dates.find(text, now, language) if _may_be_dated().search(text) else []
    about = _without(_undated(text, mentions), named)
    content = tuple(word for word in dict.fromkeys(words(about)) if word not in _FRAME)
    return Query(
        text=text,
        about=about,
        language=language,
        words=content,
        names=_names(about, language).intersection(content),
        speakers=named,
        role=_role(text),
        days=tuple((mention.first, mention.last) for mention in mentions),
        wants=wanted(text),
        kinds=_kinds(content),
    )


def _named(text: str, speakers: Iterable[str]) -> tuple[str, ...]:
    """The speakers whose name, or first name, stands in the question."""
    folded = fold(text)
    said = set(_word().findall(folded))
    return tuple(
        name
        for name in speakers
        if name and (first := _word().findall(fold(name))[:1]) and first[0] in said
    )


def _names(text: str, language: str) -> frozenset[str]:
    """The folded words of the names in the question, but for the speakers'."""
    if text[1:].islower():
        return frozenset()
    return frozenset(word for name in names.find(text, language) for word in words(name.text))


def _undated(text: str, mentions: Iterable[dates.DateMention]) -> str:
    kept: list[str] = []
    end = 0
    for mention in mentions:
        kept.append(text[end : mention.start])
        end = mention.end
    return " ".join([*kept, text[end:]])


def _without(text: str, named: tuple[str, ...]) -> str:
    parts = {part for name in named for part in _word().findall(fold(name))}
    folded = fold(text)
    kept: list[str] = []
    end = 0
    for match in _possessive_word().finditer(folded):
        if match["word"] in parts:
            kept.append(text[end : match.start()])
            end = match.end()
    return " ".join("".join([*kept, text[end:]]).split())


def _role(text: str) -> str:
    """Who is asked about: "user" for «o que eu disse», "assistant" for «what did you suggest»."""
    found = _said_by().search(fold(text))
    return next((role for role in ("user", "assistant") if found and found[role]), "")


def _kinds(content: Iterable[str]) -> tuple[str, ...]:
    found = (kind for kind, pattern in _topics() if any(map(pattern.match, content)))
    return tuple(dict.fromkeys(found))


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W_]+")


@cache
def _possessive_word() -> re.Pattern[str]:
    return re.compile(r"(?P<word>[^\W_]+)(?:['’]s\b)?")


@cache
def _may_be_dated() -> re.Pattern[str]:
    """Reading dates takes longer than the rest; most questions have none."""
    return re.compile(
        r"\d|\b(?:yesterday|today|tonight|tomorrow|last|next|this|ago|since|\w+days?|weeks?|weekends?"
        r"|months?|years?|morning|evening|christmas|easter|spring|summer|autumn|fall|winter|january"
        r"|february|march|april|may|june|july|august|september|october|november|december"
        r"|ontem|anteontem|hoje|hj|amanh[ãa]|passad[oa]s?|pr[óo]xim[oa]s?|[úu]ltim[oa]s?|atr[áa]s"
        r"|desde|ess[ea]|est[ea]|nest[ea]|ness[ea]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado"
        r"|domingo|fim|fds|semanas?|m[êe]s|meses|anos?|dias?|janeiro|fevereiro|mar[çc]o|abril|maio"
        r"|junho|julho|agosto|setembro|outubro|novembro|dezembro|ver[ãa]o|outono|inverno|primavera"
        r"|natal|p[áa]scoa|carnaval|reveillon|ano-novo)\b",
        re.IGNORECASE,
    )


@cache
def _said_by() -> re.Pattern[str]:
    english = "say|said|tell|told|mention(?:ed)?|ask(?:ed)?|want(?:ed)?|promise[d]?|suggest(?:ed)?"
    english += "|recommend(?:ed)?|advise[d]?|answer(?:ed)?|propose[d]?|explain(?:ed)?"
    portuguese = "disse|falei|falou|contei|contou|mencionei|mencionou|pedi|pediu|perguntei|prometi"
    portuguese += "|prometeu|sugeri|sugeriu|recomendei|recomendou|indicou|indiquei|aconselhou"
    portuguese += "|respondi|respondeu|propos|propus|explicou|expliquei|comentei|comentou|passou"
    first = "falei|contei|mencionei|pedi|perguntei|prometi|sugeri|recomendei|indiquei|respondi"
    first += "|propus|expliquei|comentei"
    return re.compile(
        rf"\b(?:(?P<user>(?:did )?i (?:\w+ )?(?:{english})|(?:eu )?(?:\w+ )?(?:{first})"
        rf"|eu (?:\w+ )?(?:{portuguese}))"
        rf"|(?P<assistant>(?:did )?you (?:\w+ )?(?:{english})"
        rf"|(?:voce|vc|ce|tu) (?:\w+ )?(?:me )?(?:{portuguese})))\b"
    )


@cache
def _topics() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Beginnings of words that belong to a kind of fact."""
    topics = {
        "preference": """gost prefer favorit ador odei detest ama amo curt comida comer come bebe
            sabor musica filme serie like lik love lov hate enjoy favourite food eat drink movie
            music song""",
        "bio": """mor nasc idade anos trabalh profiss emprego casad solteir filh esposa marido mae
            pai irma familia nome cidade bairro estud formad alergi live born age work job married
            wife husband kids child mother father brother sister family name city hometown stud
            allerg profession""",
        "goal": "meta objetiv sonh plan pretend quer economiz junt goal dream aim save saving want",
        "limit": "limit orcament teto maxim gast budget cap ceiling spend",
        "decision": "decid decis resolv escolh combin decision decide chose agree",
        "emotion": "sent triste feliz ansios medo preocup estress raiva feel felt sad happy anxious"
        " afraid worr stress angr",
        "event": "aconteceu evento festa viag casamento formatura happen event party trip wedding",
        "appointment": "reuniao consulta compromisso agend marc prazo vence meeting appointment"
        " schedul deadline due",
    }
    return tuple(
        (kind, re.compile(rf"(?:{'|'.join(sorted(listed(starts)))})"))
        for kind, starts in topics.items()
    )
