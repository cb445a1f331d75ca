"""Writing a chat's log in MongoDB. One append is one document, and there is nothing else that
would have to be written with it: the next number of the chat is taken by whoever inserts it first,
the document says that there is work and that something happened, and whoever looks next finds out.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from secrets import token_hex

from pymongo.errors import AutoReconnect

from lembrar.errors import StoreBusy
from lembrar.model import Message, said_at
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_head import Head, head_of
from lembrar.stores.mongo_read import with_id
from lembrar.stores.mongo_rows import message_row
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import put
from lembrar.stores.mongo_stow import stow, unstow
from lembrar.stores.mongo_tail import Known, append_id
from lembrar.stores.mongo_tenant import Tenant
from lembrar.stores.numbering import count

_TRIES = 10_000  # each time, somebody else has written to the chat
_PAUSE_SECONDS, _LONGEST_PAUSE_SECONDS = 0.01, 1.0
_SLOW_SECONDS = 60.0  # after which it is looked whether the chat was there all the while


async def append(
    t: Tenant, chat: str, user: str, messages: Sequence[Message], now: datetime
) -> list[Message]:
    """Writes messages at the end of a chat, except those whose id it has."""
    for message in messages:
        said_at(message)  # raises before anything is written
    key = heads.chat_key(t, chat)

    async def once() -> list[Message]:
        if not messages:
            await heads.mine(t, chat, user, now, opened=True)
            return []
        return await _write(t, await _owned(t, key, chat, user, now), messages, now)

    async with t.turn(f"log.{key}"):
        return await steadily(once)


async def _owned(t: Tenant, key: str, chat: str, user: str, now: datetime) -> Head:
    """The chat to write to. One that was there a moment ago will do: were it gone by now, its log
    would be closed."""
    in_mind = head_of(t.chats.in_mind(key))
    if in_mind and in_mind.user == user and t.tails.trusted(in_mind.place):
        return in_mind
    found, _ = await heads.mine(t, chat, user, now, opened=False)
    return found


async def _write(
    t: Tenant, head: Head, messages: Sequence[Message], now: datetime
) -> list[Message]:
    known = t.tails.trusted(head.place) or await t.tails.follow(head.place)
    for attempt in range(_TRIES):
        if known.closed:
            await _leave(t, head)
        there = await _there(t, head, known, messages)
        new = _once(message for message in messages if message.id not in there)
        if not new:
            await _confirm(t, head, None)
            return [there[message.id] for message in messages]
        document = _document(t, head, known, new, now)
        written = _written(head, known, new, document)
        if await _put(t, head, known, document):
            t.bell.ring(t.name)
            return [there.get(message.id) or written[message.id] for message in messages]
        if t.server.scans:  # catching up is dear: rather let others come to an end first
            pause = min(_PAUSE_SECONDS * 2 ** min(attempt, 10), _LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(random.random() * pause)  # noqa: S311 - no secret
        known = await t.tails.follow(head.place)
    raise StoreBusy("Too many write to this chat at once. Try again in a moment.")


async def _put(t: Tenant, head: Head, known: Known, document: Doc) -> bool:
    """Writes an append. Returns False if somebody else has taken its number."""
    stowed = await stow(t, head, document)
    looked, known.looked = known.looked, time.time()
    if not await put(t.server.collection("log"), document):
        known.looked = looked
        await unstow(t, stowed)
        return False
    t.tails.take(known, document)
    t.tails.keep(head.place, known)
    if not 0 <= time.time() - looked < _SLOW_SECONDS:
        await _confirm(t, head, document)
    return True


async def _leave(t: Tenant, head: Head) -> None:
    """Gives up on a chat whose log is closed, once it has ended."""
    t.tails.forget(head.place)
    await heads.person(t, head.user)  # whoever ends it may have been interrupted
    raise Moved


async def _there(
    t: Tenant, head: Head, known: Known, messages: Sequence[Message]
) -> dict[str, Message]:
    """Those of the messages that the chat has, as it has them, by the id they are sent with."""
    marks = {message.id: t.tails.mark(message.id) for message in messages}
    maybe = [id for id, mark in marks.items() if known.marks is None or mark in known.marks]
    return await with_id(t, head, maybe) if maybe else {}


def _once(messages: Iterable[Message]) -> list[Message]:
    """The messages, each id once: as it came first."""
    new: dict[str, Message] = {}
    for message in messages:
        new.setdefault(message.id, message)
    return list(new.values())


def _document(
    t: Tenant, head: Head, known: Known, messages: Sequence[Message], now: datetime
) -> Doc:
    """What an append writes."""
    tail, counter = known.tail, known.tail.counter
    rows: list[Doc] = []
    for message in messages:
        counter = count(counter, message.role)
        rows.append(message_row(message, counter.cycle))
    at = codec.micros(now)
    return {
        "_id": append_id(head.place, tail.n + 1),
        "tenant": t.name,
        "user": head.user,
        "chat": head.chat,
        "key": head.key,
        "life": head.life,
        "n": tail.n + 1,
        "first": tail.seq + 1,
        "last": tail.seq + len(rows),
        "first_cycle": rows[0]["cycle"],
        "last_cycle": counter.cycle,
        "has_user": counter.has_user,
        "has_answer": counter.has_answer,
        "ever_answered": counter.ever_answered,
        "words_from": tail.words,
        "tokens_from": tail.tokens,
        "words_to": tail.words + sum(message.words for message in messages),
        "tokens_to": tail.tokens + sum(message.tokens for message in messages),
        "updated_at": at,
        "fresh": at,
        "news": True,
        "put": t.stamp(),
        "token": token_hex(8),
        "messages": rows,
    }


def _written(
    head: Head, known: Known, messages: Sequence[Message], document: Doc
) -> dict[str, Message]:
    """The messages where they were put, by id."""
    return {
        message.id: replace(
            message,
            chat=head.chat,
            seq=known.tail.seq + place,
            cycle=row["cycle"],
            pinned=False,
            erased=False,
        )
        for place, (message, row) in enumerate(zip(messages, document["messages"], strict=True), 1)
    }


async def _confirm(t: Tenant, head: Head, document: Doc | None) -> None:
    """Makes sure that the chat was not erased before something was written to it, or found in it;
    if it was, takes that back and raises Moved."""
    with suppress(AutoReconnect):  # it is written, and in all likelihood to a chat that is alive
        if await t.chats.has(head.state):
            return
        newest = head_of(await t.chats.newest(head.key))
        if newest and newest.life == head.life:
            return
        if document:
            log = t.server.collection("log")
            await log.delete_one(t.server.by_id(document["_id"], t.name))
        t.tails.forget(head.place)
        raise Moved
