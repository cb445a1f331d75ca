"""What stands in PostgreSQL's rows: which columns make a value, and back."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from lembrar.model import Chat, Letter, Link, Message, Mood, Preserved, Summary, Trouble
from lembrar.stores import codec
from lembrar.stores.postgres_wire import Row

CHAT = """
  id, person, created_at, updated_at, enabled, seq, cycle,
  ladder_words + log_words - climbed_words, ladder_tokens + log_tokens - climbed_tokens,
  log_words, log_tokens, compactions, compacted_at, climbed, pending, language, timezone,
  version, read_seq, warning, log_tokens - climbed_tokens"""
MESSAGE = """
  m.role, m.content, m.sender, m.at, m.id, m.channel, m.extra, m.chat, m.seq, m.cycle,
  m.words, m.tokens, m.erased, m.pinned"""
BLOCK = """
  start, finish, text, first, last, rung, events, context, size_before, size_after, status, unit,
  first_id, last_id, at, made_at, brain, tokens, words, trouble"""
LETTER = "first, last, start, finish, rung, made_at, trouble"
MOOD = "person, said_at, valence, label, cause, chat, source"
LINK = "person, channel, identity, at"


def placed(message: Message, chat: str, seq: int, cycle: int) -> Message:
    """A message where it was put."""
    return replace(message, chat=chat, seq=seq, cycle=cycle, pinned=False, erased=False)


def chat_of(row: Row, is_new: bool = False) -> Chat:
    """A chat from its columns."""
    return Chat(
        id=row[0],
        user=row[1],
        created_at=codec.moment(row[2]),
        updated_at=codec.moment(row[3]),
        enabled=row[4],
        is_new=is_new,
        messages=row[5],
        cycles=row[6],
        words=row[7],
        tokens=row[8],
        log_words=row[9],
        log_tokens=row[10],
        compactions=row[11],
        compacted_at=None if row[12] is None else codec.moment(row[12]),
        climbed=row[13],
        pending=row[14],
        language=row[15],
        timezone=row[16],
        version=row[17],
        read_seq=row[18],
        warning=row[19],
        recent_tokens=row[20],
    )


def message_of(row: Row) -> Message:
    """A message from its columns."""
    return Message(
        role=row[0],
        content=row[1],
        sender=row[2],
        at=datetime.fromisoformat(row[3]),
        id=row[4],
        channel=row[5],
        chat=row[7],
        seq=row[8],
        cycle=row[9],
        words=row[10],
        tokens=row[11],
        erased=row[12],
        pinned=row[13],
        **codec.load_extra(row[6]),
    )


def block_of(row: Row) -> Summary:
    """A block from its columns."""
    return Summary(
        start=row[0],
        end=row[1],
        text=row[2],
        first=row[3],
        last=row[4],
        rung=row[5],
        events=codec.load_events(row[6]),
        preserved=Preserved(context=row[7]),
        size_before=row[8],
        size_after=row[9],
        status=row[10],
        unit=row[11],
        first_id=row[12],
        last_id=row[13],
        at=datetime.fromisoformat(row[14]),
        made_at=codec.moment(row[15]),
        brain=row[16],
        tokens=row[17],
        words=row[18],
        trouble=codec.load_trouble(row[19]),
    )


def block_row(block: Summary) -> Row:
    """A block's columns."""
    if block.at is None or block.made_at is None:
        raise ValueError("a block has times before it is written")
    return (
        block.start, block.end, block.text, block.first, block.last, block.rung,
        codec.dump_events(block.events), block.preserved.context, block.size_before,
        block.size_after, block.status, block.unit, block.first_id, block.last_id,
        block.at.isoformat(), codec.micros(block.made_at), block.brain, block.tokens, block.words,
        codec.dump_trouble(block.trouble),
    )  # fmt: skip


def letter_of(chat: str, person: str, row: Row) -> Letter:
    """A dead letter from its columns."""
    trouble = codec.load_trouble(row[6]) or Trouble()
    return Letter(chat, person, *row[:5], at=codec.moment(row[5]), trouble=trouble)


def mood_of(row: Row) -> Mood:
    """A mood from its columns."""
    return Mood(row[0], datetime.fromisoformat(row[1]), *row[2:])


def link_of(row: Row) -> Link:
    """A link from its columns."""
    return Link(row[0], row[1], row[2], codec.moment(row[3]))
