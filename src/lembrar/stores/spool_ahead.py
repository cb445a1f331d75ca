"""Messages that wait, shown where they will stand once the database has them.

Somebody else may write to the same chat before that, so the positions are only for showing: what
is made of them must not be written. The chat that they stand in has a version that no database
gives, so that none of it can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.model import Chat, Message, said_at
from lembrar.stores.base import Span
from lembrar.stores.numbering import Counter, count
from lembrar.stores.spool_entry import Waiting

PROVISIONAL = -1  # the version of what is not written yet


def numbered(
    head: Chat | None, newest: Sequence[Message], waiting: Sequence[Waiting]
) -> list[Message]:
    """What waits of a chat, with the positions and cycles that follow what the database has of
    it. `newest` are the last messages there, as far as they are known: one that waits and is
    among them was written after all."""
    written = {message.id for message in newest}
    counter = _counter(head, newest)
    seq = head.messages if head else 0
    found: list[Message] = []
    for message in (each.message for each in waiting if each.message.id not in written):
        counter = count(counter, message.role)
        seq += 1
        found.append(replace(message, seq=seq, cycle=counter.cycle))
    return found


def _counter(head: Chat | None, newest: Sequence[Message]) -> Counter:
    if head is None:
        return Counter()
    roles = {message.role for message in newest if message.cycle == head.cycles}
    if not roles:  # its last cycle is taken to be over: most are
        return Counter(head.cycles, bool(head.cycles), bool(head.cycles), bool(head.cycles))
    answered = any(message.role == "assistant" for message in newest)
    ever = answered or head.cycles < head.messages
    return Counter(head.cycles, "user" in roles, "assistant" in roles, ever)


def grown(head: Chat | None, ahead: Sequence[Message], waiting: Sequence[Waiting]) -> Chat | None:
    """The chat as it will be."""
    if not ahead:
        return head
    first, last = waiting[0], waiting[-1]
    chat = head or Chat(first.chat, first.user, first.now, first.now)
    words, tokens = sum(m.words for m in ahead), sum(m.tokens for m in ahead)
    return replace(
        chat,
        updated_at=max(chat.updated_at, last.now),
        messages=ahead[-1].seq,
        cycles=ahead[-1].cycle,
        words=chat.words + words,
        tokens=chat.tokens + tokens,
        log_words=chat.log_words + words,
        log_tokens=chat.log_tokens + tokens,
        recent_tokens=chat.recent_tokens + tokens,
        version=PROVISIONAL,
    )


def spans_of(messages: Sequence[Message], before: Sequence[Span]) -> list[Span]:
    """Spans with some more messages at their end."""
    spans = {span.cycle: span for span in before}
    for m in messages:
        old = spans.get(m.cycle) or Span(m.cycle, m.seq, m.seq, 0, 0, said_at(m))
        spans[m.cycle] = replace(
            old, end=m.seq, words=old.words + m.words, tokens=old.tokens + m.tokens
        )
    return list(spans.values())
