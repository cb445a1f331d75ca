"""What was heard, into the log; and what it asks for, into the outbox. When this returns, both
are durable: only then may a delivery be acknowledged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, tzinfo
from itertools import groupby

from lembrar.config import Channel
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.model import Attachment, Message
from lembrar.record import check_zone
from lembrar.server.channels import outbox, sent
from lembrar.server.channels.commands import is_answer
from lembrar.server.channels.desk import is_answered
from lembrar.server.channels.heard import Batch, Heard
from lembrar.server.channels.outbox import Ask
from lembrar.server.channels.people import chat_id, chats_of, whose
from lembrar.server.channels.send import parts
from lembrar.server.channels.wants import is_command, wait_seconds, wants_answer
from lembrar.stores.base import Store

_NEWEST = 6  # messages among which an answer is looked for that comes back
_TAKEN = ("sent", "delivered", "read", "played")


@dataclass(frozen=True, slots=True)
class Door:
    """The channel that something came in through."""

    name: str
    channel: Channel
    zone: tzinfo | None  # in which people there tell the time, unless their chat says otherwise
    full: bool = False  # whether no more answers can be owed


@dataclass(slots=True)
class Taken:
    """What became of a delivery. `known` messages had come before, `echoes` are our own, those
    `turned_away` are to be delivered again, when there is room to answer them."""

    stored: int = 0
    known: int = 0
    echoes: int = 0
    ignored: int = 0
    invalid: int = 0
    statuses: int = 0
    owed: int = 0
    turned_away: int = 0


@dataclass(frozen=True, slots=True)
class _Placed:
    """A message that belongs in a chat. `known` if the chat has it already; `elsewhere` if another
    one has: a channel may call a person by turns by different ids."""

    heard: Heard
    message: Message
    chat: str
    user: str
    known: bool
    elsewhere: bool


async def take_in(memory: AsyncMemory, door: Door, batch: Batch, now: datetime) -> Taken:
    """Records everything that was heard, each message once, in the order in which it was said,
    and notes which of it is to be answered. Commands are answered and not recorded."""
    taken = Taken(ignored=batch.ignored, invalid=batch.invalid, statuses=len(batch.statuses))
    placed: list[_Placed] = []
    for heard in batch.heard:
        one = await _place(memory.store, door, heard, now)
        taken.echoes += one is None
        taken.known += one is not None and one.elsewhere
        placed += [one] if one and not one.elsewhere else []
    for chat in dict.fromkeys(one.chat for one in placed):
        here = [one for one in placed if one.chat == chat]
        for asked, run in groupby(here, lambda one: is_command(one.message, door.channel, now)):
            take = _take_commands if asked else _take_messages
            await take(memory, door, list(run), now, taken)
    for status in batch.statuses:
        if status.mark and status.state in _TAKEN:
            await outbox.note_taken(memory.store, status.mark, now)
    return taken


async def _take_messages(
    memory: AsyncMemory, door: Door, placed: Sequence[_Placed], now: datetime, taken: Taken
) -> None:
    written = await _record(memory, placed)
    taken.invalid += len(placed) - len(written)
    for one, message in written:
        taken.known += one.known
        taken.stored += not one.known
        wanted = one.heard.answerable and wants_answer(message, door.channel, now)
        if wanted and not (one.known and await is_answered(memory, message)):
            await _owe(memory, door, _ask(door, one, message.seq, now), now, taken)


async def _take_commands(
    memory: AsyncMemory, door: Door, placed: Sequence[_Placed], now: datetime, taken: Taken
) -> None:
    for one in placed:
        head = await memory.store.chat(one.chat)
        done = await sent.was_answered(memory.store, one.chat, one.message.id, now)
        taken.known += done
        if not done:
            ask = _ask(door, one, head.messages if head else 0, now)
            ask = replace(ask, words=one.message.content)
            await _owe(memory, door, ask, now, taken)


async def _owe(memory: AsyncMemory, door: Door, ask: Ask, now: datetime, taken: Taken) -> None:
    if door.full:
        taken.turned_away += 1
        return
    taken.owed += 1
    wait = 0.0 if ask.words else wait_seconds(door.channel)
    await outbox.add(memory.store, ask, now, wait_seconds=wait)


def _ask(door: Door, one: _Placed, seq: int, now: datetime) -> Ask:
    return Ask(
        channel=door.name,
        chat=one.chat,
        user=one.user,
        seq=seq,
        id=one.message.id,
        line=one.heard.line,
        to=one.heard.to,
        asked_at=now,
        due_at=now,
        group=one.heard.group,
    )


# ── where it belongs ──────────────────────────────────────────────────────────────────────────


async def _place(store: Store, door: Door, heard: Heard, now: datetime) -> _Placed | None:
    """Where a message belongs; None if we said it ourselves."""
    user = await whose(store, door.name, heard, now)
    chat = chat_id(door.name, heard.line, user)
    seen = {m.chat for m in await store.find_messages(heard.message.id)}
    if chat not in seen and await _is_echo(store, door, heard, chat, now):
        return None
    head = await store.chat(chat)
    zone = check_zone(head.timezone) if head and head.timezone else door.zone
    message = replace(
        heard.message,
        at=(heard.message.at or now).astimezone(zone),
        attachments=(*heard.message.attachments, *await _about(store, door, heard, chat, now)),
    )
    others = (other.startswith(chats_of(door.name, heard.line)) for other in seen - {chat})
    elsewhere = chat not in seen and any(others)
    return _Placed(heard, message, chat, head.user if head else user, chat in seen, elsewhere)


async def _is_echo(store: Store, door: Door, heard: Heard, chat: str, now: datetime) -> bool:
    """Whether this is an answer of ours that comes back: known by the id that the channel gave
    it, or, where that is not known, by its words."""
    said = heard.message
    if said.role != "assistant":
        return False
    if await sent.sent_as(store, door.name, heard.line, said.id, now):
        return True
    asks = await outbox.owed(store, now, outbox.place(chat))
    newest = await store.messages(chat, limit=_NEWEST)
    answers = [ask.text for ask in asks if ask.sending]
    answers += [m.content for m in newest if m.role == "assistant" and is_answer(m.id)]
    pieces = [piece.split() for text in answers for piece in parts(text, door.channel.kind)]
    return said.content.split() in pieces or await sent.was_said(store, chat, said.content, now)


async def _about(
    store: Store, door: Door, heard: Heard, chat: str, now: datetime
) -> list[Attachment]:
    """What a message replies or reacts to: by its position in the chat, where it is known. The
    words themselves are not repeated: they are in the log, and go from it when they are erased."""
    if not heard.about:
        return []
    ours = await sent.sent_as(store, door.name, heard.line, heard.about, now)
    found = await store.find_messages(ours or heard.about, chat)
    return [Attachment(heard.how, f"#{found[0].seq}" if found else heard.about)]


async def _record(memory: AsyncMemory, placed: Sequence[_Placed]) -> list[tuple[_Placed, Message]]:
    """Writes messages of one chat. One that cannot be recorded does not keep back the others:
    whoever sent it would repeat them all for days."""
    chat, user = placed[0].chat, placed[0].user
    try:
        written = await memory.append(chat, user, [one.message for one in placed])
        return list(zip(placed, written, strict=True))
    except InvalidInput:
        if len(placed) == 1:
            return []
    return [pair for one in placed for pair in await _record(memory, [one])]
