"""How each thing looks in a context."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from lembrar.model import Event, Fact, Message, Summary
from lembrar.policy import Policy, SectionPolicy, Texts
from lembrar.text import tokens

_CYCLES = {"pt": ("Ciclo {}", "Ciclos {}-{}"), "en": ("Cycle {}", "Cycles {}-{}")}
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
    template = pick(section.line, language)
    head, _, tail = template.partition("{text}")
    values = {
        "speaker": policy.compose.speakers.name(message, user, language),
        "date": date(message.at),
    }
    return head.format(**values), guard(str(message), policy) + tail


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
    """A fact's line."""
    return pick(section.line, language).format(text=str(fact), date=date(fact.updated_at))


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
    if not any(mark in text for mark in marks):
        return text
    lines = text.split("\n")
    return "\n".join(f"> {line}" if line.strip().startswith(marks) else line for line in lines)


def _headings(policy: Policy) -> tuple[str, ...]:
    sections = policy.compose.sections
    texts = [text for s in sections for text in (*s.title.values(), *s.end.values())]
    return tuple(text for text in texts if text)


def date(at: datetime | None) -> str:
    """The day, as it was where it was said."""
    return at.date().isoformat() if at else ""
