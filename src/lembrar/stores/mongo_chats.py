"""Chats and what was said in them, in MongoDB."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from lembrar.model import Chat, Message, said_at
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores import mongo_log as log
from lembrar.stores import mongo_read as read
from lembrar.stores.base import Span
from lembrar.stores.mongo_chain import steadily
from lembrar.stores.mongo_head import Head, head_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_sizes import totals
from lembrar.stores.mongo_stow import full
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Part, Tenant, call
from lembrar.stores.tombstone import erased_id

_T = TypeVar("_T")


class MongoChats(Part):
    """The part of the store that keeps chats and their logs."""

    @call
    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        return await log.append(self._tenant, chat, user, messages, now)

    @call
    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        t = self._tenant

        async def once() -> Chat:
            head, is_new = await heads.mine(t, chat, user, now, opened=True)
            tail = await t.tails.end(head.place)
            new = _set(head, tail, codec.micros(now), enabled, timezone)
            if new != head:
                head = await heads.change(t, head, new)
            return head.view(tail, is_new=is_new)

        async with t.turn(heads.chat_key(t, chat)):
            return await steadily(once)

    @call
    async def chat(self, chat: str) -> Chat | None:
        found = await heads.there(self._tenant, chat)
        return found[0].view(found[1]) if found else None

    @call
    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        found = [head.view(tail) for head, tail in await heads.of_user(self._tenant, user)]
        found.sort(key=lambda chat: chat.updated_at, reverse=True)
        return found if limit is None else found[: max(limit, 0)]

    @call
    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        async def once(head: Head, tail: Tail) -> list[Message]:
            end = tail.seq if last is None else min(last, tail.seq)
            start = max(first, 1 if limit is None else end - limit + 1, 1)
            return await read.messages(self._tenant, head, start, end)

        return await self._read(chat, once)

    @call
    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        t = self._tenant
        wanted = t.mine() | {"messages.id": {"$in": [str(id), erased_id(t.salt, str(id))]}}
        if chat is not None:
            wanted["key"] = heads.chat_key(t, chat)
        found = [one async for one in t.server.collection("log").find(wanted)]

        async def once() -> list[Message]:
            states = await t.chats.newest_of({one["key"] for one in found})
            pairs = [(head, one) for one in found if (head := head_of(states.get(one["key"])))]
            said = [await _with_id(t, *pair, id) for pair in pairs if _stands_in(*pair)]
            return sorted((m for one in said for m in one), key=lambda message: message.chat)

        return await steadily(once)

    @call
    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        async def once(head: Head, tail: Tail) -> list[Span]:
            ends = max(first, 1), min(last, tail.seq)
            spans: dict[int, Span] = {}
            for m in await read.messages(self._tenant, head, *ends, texts=False):
                old = spans.get(m.cycle) or Span(m.cycle, m.seq, m.seq, 0, 0, said_at(m))
                words, tokens = old.words + m.words, old.tokens + m.tokens
                spans[m.cycle] = replace(old, end=m.seq, words=words, tokens=tokens)
            return list(spans.values())

        return await self._read(chat, once)

    @call
    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        async def once(head: Head, tail: Tail) -> list[Message]:
            found = await _appends_from(self._tenant, head, cycle, cycle)
            whole = [await full(self._tenant, one) for one in found]
            said = await read.in_appends(self._tenant, head, whole)
            return [message for message in said if message.cycle == cycle]

        return await self._read(chat, once)

    @call
    async def cycle_start(self, chat: str, cycle: int) -> int:
        head, tail = await heads.known(self._tenant, chat)
        found = await _appends_from(self._tenant, head, cycle, None)
        said = [
            one["first"] + place
            for one in found
            for place, row in enumerate(one["messages"])
            if row["cycle"] >= cycle
        ]
        return said[0] if said else tail.seq + 1

    @call
    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        async def once() -> tuple[int, int]:
            head, tail = await heads.known(self._tenant, chat)
            return await totals(self._tenant, head, tail, seq)

        return await steadily(once)

    async def _read(self, chat: str, work: Callable[[Head, Tail], Awaitable[list[_T]]]) -> list[_T]:
        """What some work reads in a chat; nothing if there is none."""

        async def once() -> list[_T]:
            found = await heads.there(self._tenant, chat)
            return await work(*found) if found else []

        return await steadily(once)


def _set(head: Head, tail: Tail, now: int, enabled: bool | None, timezone: str | None) -> Head:
    """A chat with its switch and its time zone set to what is given."""
    if timezone is not None:
        head = replace(head, timezone=timezone)
    if enabled is None or enabled == head.enabled:
        return head
    due = now if enabled and tail.seq else None
    return replace(
        head.seen_to(tail), enabled=enabled, due_at=due, fence=head.fence + 1, leased_until=None
    )


def _stands_in(head: Head, document: Doc) -> bool:
    """Whether an append is of the chat that has the name now."""
    return document["life"] == head.life


async def _with_id(t: Tenant, head: Head, document: Doc, id: str) -> list[Message]:
    said = await read.in_appends(t, head, [await full(t, document)])
    return [m for m in said if m.id == (erased_id(t.salt, id) if m.erased else id)]


async def _appends_from(t: Tenant, head: Head, cycle: int, last: int | None) -> list[Doc]:
    """The appends with messages of a cycle or, up to `last`, of a later one; only the first if
    there is no `last`."""
    wanted = t.mine(key=head.key, life=head.life, last_cycle={"$gte": cycle})
    found: list[Doc] = []
    order = [("last_cycle", 1), ("n", 1)]
    async with t.server.collection("log").find(wanted).sort(order) as rows:
        async for document in rows:
            if last is not None and document["first_cycle"] > last:
                break
            found.append(document)
            if last is None:
                break
    return found
