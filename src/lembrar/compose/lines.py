"""How each thing looks in a context."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from lembrar.model import Event, Fact, Message, Summary
from lembrar.policy import Policy, SectionPolicy, Texts
from lembrar.text import tokens

_CYCLES = {"pt": ("Ciclo {}", "Ciclos {}-{}"), "en": ("Cycle {}", "Cycles {}-{}")}
_HEADINGS: dict[int, tuple[Policy, tuple[str, ...]]] = {}  # asked for with every line
_SHORT_CHARS = 1000  # of texts whose lines are kept in mind
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


class Line(NamedTuple):
    """A message's line: what stands before its text, its text, both together, and these with the
    break that ends them."""

    head: str
    text: str
    whole: str
    row: str


def message_line(
    message: Message, section: SectionPolicy, policy: Policy, user: str, language: str
) -> Line:
    """How a message looks in a section."""
    speaker = policy.compose.speakers.name(message, user, language)
    template, said = pick(section.line, language), str(message)
    write = _written if len(said) > _SHORT_CHARS else _short
    return write(template, speaker, date(message.at), said, _headings(policy))


def _written(template: str, speaker: str, date: str, said: str, headings: tuple[str, ...]) -> Line:
    before, _, after = template.partition("{text}")
    head = before.format(speaker=speaker, date=date)
    text = _guarded(said, headings) + after
    return Line(head, text, head + text, f"{head}{text}\n")


_short = lru_cache(maxsize=8192)(_written)  # most lines of a context stood in the one before


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


def clipped(message: Message, line: Line, limit: int, cut: str) -> str:
    """A message's line in at most `limit` tokens: its head and tail, marked, with its id."""
    if tokens.fits(line.whole, limit):
        return line.whole
    head, text = line.head, line.text
    marker = cut.format(tokens=max(0, message.tokens - limit), id=message.id)
    room = limit - tokens.count(head)
    while room > 0:
        short = head + tokens.clip(text, room, marker)
        if tokens.fits(short, limit):
            return short
        room -= 1
    return tokens.head(head + text, limit)


def _guarded(text: str, headings: tuple[str, ...]) -> str:
    """The text, unable to pass for a heading of the context it stands in."""
    if not any(map(text.__contains__, headings)):
        return text
    lines = text.split("\n")
    return "\n".join(f"> {line}" if line.strip().startswith(headings) else line for line in lines)


def _headings(policy: Policy) -> tuple[str, ...]:
    kept = _HEADINGS.get(id(policy))
    if kept is None or kept[0] is not policy:
        _HEADINGS.clear()  # one preset at a time is usual
        kept = _HEADINGS[id(policy)] = policy, policy.compose.headings()
    return kept[1]


def date(at: datetime | None) -> str:
    """The day, as it was where it was said."""
    return at.date().isoformat() if at else ""
