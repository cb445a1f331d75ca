"""How each thing looks in a context."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from lembrar.model import Event, Fact, Message, Summary
from lembrar.policy import Policy, SectionPolicy, Texts
from lembrar.text import tokens

_CYCLES = {"pt": ("Ciclo {}", "Ciclos {}-{}"), "en": ("Cycle {}", "Cycles {}-{}")}
_HEADINGS: dict[int, _Headings] = {}  # asked for with every line of a context
# What a slot is called before the reader of a context.
_KEYS = {
    "pt": {
        "name": "nome", "nickname": "apelido", "age": "idade", "birthday": "aniversário",
        "home": "onde mora", "origin": "de onde é", "occupation": "profissão",
        "employer": "onde trabalha", "studies": "estudos", "relationship": "estado civil",
        "family": "família", "pet": "animais", "health": "saúde", "allergy": "alergia",
        "diet": "alimentação", "language": "idiomas", "religion": "religião", "team": "time",
        "phone": "telefone", "email": "e-mail", "possession": "o que tem", "likes": "gosta",
        "dislikes": "não gosta", "channel": "como falar", "schedule": "horários",
        "style": "jeito de responder", "choice": "preferência", "saving": "meta",
        "debt": "meta", "purchase": "compra", "learning": "meta", "fitness": "meta",
        "career": "meta", "travel": "viagem", "goal": "meta", "spending": "limite",
        "alert": "alerta", "limit": "limite", "decision": "decisão", "state": "como está",
        "pattern": "padrão", "note": "anotação", "appointment": "compromisso",
        "deadline": "prazo", "other": "sobre", "preference": "preferência",
    },
    "en": {
        "home": "lives in", "origin": "comes from", "possession": "has", "channel": "reach by",
        "schedule": "times", "style": "answers", "saving": "goal", "debt": "goal",
        "learning": "goal", "fitness": "goal", "career": "goal", "spending": "limit",
        "state": "feels", "other": "about",
    },
}  # fmt: skip
_LASTING = ("bio", "preference")  # they hold until something else is said
_IMPORTANCE = {
    "pt": {"high": "alta", "medium": "média", "low": "baixa"},
    "en": {"high": "high", "medium": "medium", "low": "low"},
}


def pick(texts: Texts, language: str) -> str:
    """The text in a language, or in whichever there is."""
    return texts.get(language) or next(iter(texts.values()), "")


def message_line(
    message: Message, section: SectionPolicy, policy: Policy, user: str, language: str
) -> tuple[str, str]:
    """A message's line as what stands before its text, and its text."""
    speaker = policy.compose.speakers.name(message, user, language)
    head, tail = _around(pick(section.line, language), speaker, date(message.at))
    return head, guard(str(message), policy) + tail


@lru_cache(maxsize=1024)  # the same few for every message of a day
def _around(template: str, speaker: str, date: str) -> tuple[str, str]:
    head, _, tail = template.partition("{text}")
    return head.format(speaker=speaker, date=date), tail


def block_line(block: Summary, number: int, section: SectionPolicy, language: str) -> str:
    """A summary's line, with its key events below where the section shows them."""
    one, many = _CYCLES[language]
    single = block.first == block.last
    values: Mapping[str, object] = {
        "number": number,
        "text": block.text,
        "cycles": one.format(block.first) if single else many.format(block.first, block.last),
        "messages": block.messages,
        "removed": round(100 * block.removed),
        "date": date(block.at),
    }
    lines = [pick(section.line, language).format(**values)]
    if block.events and section.event_line:
        lines.append(pick(section.events_title, language))
        lines += [event_line(event, section, language) for event in block.events]
    return "\n".join(line for line in lines if line)


def event_line(event: Event, section: SectionPolicy, language: str) -> str:
    """A key event's line."""
    template = pick(section.event_line, language)
    importance = _IMPORTANCE[language][event.importance]
    return template.format(text=event.description, importance=importance, date=date(event.at))


def fact_line(fact: Fact, section: SectionPolicy, language: str) -> str:
    """A fact's line. «amanhã» said long ago needs its date to be understood."""
    dated = bool(fact.when) and fact.when not in fact.content
    text = f"{fact} [{fact.when.replace('T', ' ')}]" if dated else str(fact)
    key = _KEYS.get(language, {}).get(fact.key, fact.key or fact.kind)
    values = {"date": date(fact.updated_at), "since": date(fact.created_at)}
    lasts = section.lasting and fact.kind in _LASTING
    return pick(section.lasting if lasts else section.line, language).format(
        text=text, key=key, **values
    )


def group_heading(section: SectionPolicy, group: str, language: str) -> str:
    """What stands above the facts of a kind, or the messages of a day."""
    if section.day:
        return pick(section.day, language).format(date=group)
    return pick(section.groups.get(group, {}), language)


def clipped(message: Message, line: tuple[str, str], limit: int, cut: str) -> str:
    """A message's line in at most `limit` tokens: its head and tail, marked, with its id."""
    head, text = line
    if tokens.fits(head + text, limit):
        return head + text
    marker = cut.format(tokens=max(0, message.tokens - limit), id=message.id)
    room = limit - tokens.count(head)
    while room > 0:
        short = head + tokens.clip(text, room, marker)
        if tokens.fits(short, limit):
            return short
        room -= 1
    return tokens.head(head + text, limit)


def guard(text: str, policy: Policy) -> str:
    """The text, unable to pass for a heading of the context it stands in."""
    marks = _headings(policy)
    if not marks.anywhere.search(text):
        return text
    lines = text.split("\n")
    return "\n".join(f"> {line}" if line.strip().startswith(marks.all) else line for line in lines)


class _Headings(NamedTuple):
    policy: Policy
    all: tuple[str, ...]
    anywhere: re.Pattern[str]


def _headings(policy: Policy) -> _Headings:
    kept = _HEADINGS.get(id(policy))
    if kept is None or kept.policy is not policy:
        _HEADINGS.clear()  # one preset at a time is usual
        found = policy.compose.headings()
        pattern = re.compile("|".join(map(re.escape, found)) or "(?!)")
        kept = _HEADINGS[id(policy)] = _Headings(policy, found, pattern)
    return kept


def date(at: datetime | None) -> str:
    """The day, as it was where it was said."""
    return at.date().isoformat() if at else ""
