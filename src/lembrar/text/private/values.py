"""Messages, facts, summaries and hits with what is private in them masked.

Each comes back as it was, the same object, if there is nothing to mask."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from lembrar.model import Atom, Event, Fact, Hit, Message, Preserved, Summary
from lembrar.text.content import content_words
from lembrar.text.fold import fold
from lembrar.text.private import KINDS, mask, may_hold

_MASK: Final = re.compile(f"‹(?:{'|'.join(KINDS)})›")
_LEAST_LEFT = 2  # content words that a statement needs besides a mask and what names it
_NAMES: Final = frozenset(
    """senha senhas password passwords passcode pin cvv cvc codigo code cartao card credito debito
    credit debit numero number num chave key keys token tokens api secret segredo acesso access
    cpf cnpj rg ssn social security identidade documento iban conta account pix aleatoria email
    mail telefone tel fone celular cel zap whatsapp whats phone cell mobile novo nova new anota
    anote lembra lembre remember guarda salva note save agora now chama""".split()
)


def nothing_left(masked: str) -> bool:
    """Whether a masked statement says nothing any more: «minha senha é ‹password›»."""
    if not _MASK.search(masked):
        return False
    left = set(content_words(_MASK.sub(" ", masked))) - _NAMES
    return len(left) < _LEAST_LEFT


def masked_message(message: Message, kinds: Collection[str]) -> Message:
    """What was said, and what came along with it. Files are named, not looked into."""
    if not kinds or not may_hold(str(message), kinds):
        return message
    attachments = tuple(
        replace(
            one,
            name=mask(one.name, kinds),
            description=mask(one.description, kinds),
            url=one.url if one.url.startswith("data:") else mask(one.url, kinds),
        )
        for one in message.attachments
    )
    calls = tuple(replace(c, arguments=mask(c.arguments, kinds)) for c in message.tool_calls)
    content = mask(message.content, kinds)
    if (content, attachments, calls) == (message.content, message.attachments, message.tool_calls):
        return message
    return replace(message, content=content, attachments=attachments, tool_calls=calls)


def masked_facts(facts: Sequence[Fact], kinds: Collection[str]) -> list[Fact]:
    """The facts that still say something, such as they may be shown."""
    if not kinds or not may_hold("\n".join(f.content for f in facts), kinds):
        return list(facts)
    shown = [masked_fact(fact, kinds) for fact in facts]
    return [fact for fact in shown if not nothing_left(fact.content)]


def masked_fact(fact: Fact, kinds: Collection[str]) -> Fact:
    """One fact, whether or not it still says something."""
    content = mask(fact.content, kinds)
    if content == fact.content:
        return fact
    return replace(
        fact,
        content=content,
        value=mask(fact.value, kinds) if mask(fact.value, kinds) == fact.value else "",
        cause=mask(fact.cause, kinds),
    )


def masked_summary(block: Summary, kinds: Collection[str]) -> Summary:
    """A summary, its events, and what it preserved: what is masked is preserved by the log
    alone."""
    told = [block.text, block.preserved.context, *(e.description for e in block.events)]
    kept = [atom.text for atom in block.preserved.atoms]
    if not kinds or not may_hold("\n".join([*told, *kept]), kinds):
        return block
    preserved = Preserved(
        still_said(block.preserved.atoms, kinds), mask(block.preserved.context, kinds)
    )
    events = masked_events(block.events, kinds)
    return replace(block, text=mask(block.text, kinds), events=events, preserved=preserved)


def masked_events(events: Iterable[Event], kinds: Collection[str]) -> tuple[Event, ...]:
    """Key events, told without it."""
    return tuple(replace(e, description=mask(e.description, kinds)) for e in events)


def still_said(atoms: Iterable[Atom], kinds: Collection[str], said: str = "") -> tuple[Atom, ...]:
    """The details that may be kept. `said` is their message, masked: a detail that it no longer
    has was, or stood in, what is masked."""
    clean = tuple(atom for atom in atoms if mask(atom.text, kinds) == atom.text)
    if not _MASK.search(said):
        return clean
    plain = " ".join(fold(said).split())
    return tuple(atom for atom in clean if " ".join(fold(atom.text).split()) in plain)


def masked_hit(hit: Hit, kinds: Collection[str]) -> Hit:
    """Something that search found."""
    content = mask(hit.content, kinds) if kinds else hit.content
    return hit if content == hit.content else replace(hit, content=content)
