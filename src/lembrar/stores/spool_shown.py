"""Reading while messages wait, or while the database is away.

What waits is shown where it will stand, so that what was said a moment ago is in the next context
(a chat that grows so has a version that no database gives: what is made of it cannot be written).
While nobody can be asked, what is needed for an answer is shown as it was last seen; what has to be
complete, such as a whole history, raises StoreAway instead."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from lembrar.errors import StoreAway, StoreBusy
from lembrar.model import Chat, Message, Summary
from lembrar.stores.base import Span, Store
from lembrar.stores.spool_ahead import grown, numbered, spans_of
from lembrar.stores.spool_drain import Drain
from lembrar.stores.spool_entry import Waiting
from lembrar.stores.spool_line import Line, Patience
from lembrar.stores.spool_passed import PassedOn
from lembrar.stores.spool_picture import Picture
from lembrar.stores.spool_queue import Spool

_T = TypeVar("_T")
_K = TypeVar("_K")
_V = TypeVar("_V")
_Call = Callable[[Store], Coroutine[Any, Any, _T]]
UNREACHED = (StoreAway, StoreBusy)
_NEWEST = 64  # messages among which one that waits may have been written after all
_PAGE = 64  # of which places may be shown whose messages are not known
_KEPT_IN_MIND = 1_000


class Shown(PassedOn):
    """A part of a store: what is read of chats."""

    def __init__(
        self,
        line: Line[Store],
        spool: Spool,
        tenant: str,
        patience: Patience,
        picture: Picture | None = None,
    ) -> None:
        super().__init__(line)
        self._spool = spool
        self._tenant = tenant
        self._patience = patience
        self._drain = Drain(line, spool, tenant, patience)
        self._picture = picture or Picture()
        # What each call without numbers returned last, by chat.
        self._unnumbered: OrderedDict[str, list[Message]] = OrderedDict()
        self._handles: OrderedDict[int, tuple[str, str]] = OrderedDict()

    async def _quick(self, call: _Call[_T]) -> _T:
        return await self._line.quick(call, self._patience.read)

    async def _waiting(self, chat: str) -> list[Waiting]:
        """What waits of a chat and cannot be written right now."""
        if self._spool.is_empty() or await self._drain.cleared(chat):
            return []
        return await self._spool.of_chat(self._tenant, chat)

    async def _ahead(
        self, chat: str, waiting: Sequence[Waiting]
    ) -> tuple[Chat | None, list[Message]]:
        """A chat as the database has it, or as it was last seen, and what waits, behind that."""
        try:
            head = await self._quick(lambda store: store.chat(chat))
            newest: list[Message] = []
            if head:
                newest = await self._quick(lambda store: store.messages(chat, limit=_NEWEST))
                self._picture.saw_chat(chat, head)
                self._picture.saw_messages(chat, newest)
        except UNREACHED:
            kept = self._picture.chat(chat)
            head, newest = kept.head, kept.newest()
        return head, numbered(head, newest, waiting)

    # ── chats ─────────────────────────────────────────────────────────────────────────────────

    async def chat(self, chat: str) -> Chat | None:
        """While nobody can be asked, None is also for a chat that was not seen here lately: its
        messages can be taken in, and a context be made, all the same."""
        waiting = await self._waiting(chat)
        if waiting:
            head, ahead = await self._ahead(chat, waiting)
            return grown(head, ahead, waiting)
        try:
            head = await self._quick(lambda store: store.chat(chat))
        except UNREACHED:
            return self._picture.chat(chat).head
        self._picture.saw_chat(chat, head)
        return head

    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        try:
            found = await self._quick(lambda store: store.chats(user, limit=limit))
        except UNREACHED:
            if limit is None:
                raise
            found = self._picture.chats_of(user)
        else:
            if self._spool.is_empty():
                return found
        known = {head.id: head for head in found}
        for chat, by in await self._waiting_chats():
            if chat in known or by == user:
                head, ahead = await self._grown(chat)
                if head and ahead and head.user == user:
                    known[chat] = head
        latest = sorted(known.values(), key=lambda head: head.id)
        latest.sort(key=lambda head: head.updated_at, reverse=True)
        return latest if limit is None else latest[: max(limit, 0)]

    async def users(self) -> list[str]:
        found = await self._line.there.users()
        waiting = {user for _, user in await self._waiting_chats()}
        return sorted({*found, *waiting}) if waiting else found

    async def _waiting_chats(self) -> list[tuple[str, str]]:
        """The chats of which something waits, each with who said the first of it."""
        if self._spool.is_empty():
            return []
        return await self._spool.ask(lambda file: file.chats(self._tenant))

    async def _grown(self, chat: str) -> tuple[Chat | None, list[Message]]:
        waiting = await self._spool.of_chat(self._tenant, chat)
        head, ahead = await self._ahead(chat, waiting)
        return grown(head, ahead, waiting), ahead

    # ── the log ───────────────────────────────────────────────────────────────────────────────

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        waiting = await self._waiting(chat)
        if not waiting:
            return await self._log(chat, first, last, limit)
        head, ahead = await self._ahead(chat, waiting)
        if head is None and last is None and limit is None and self._line.is_down:
            raise StoreAway  # nobody knows whether that is all
        end = head.messages if head else 0
        upto = end if last is None else min(last, end)
        found = await self._log(chat, first, upto, limit) if head and first <= upto else []
        found += [m for m in ahead if m.seq >= first and (last is None or m.seq <= last)]
        return found if limit is None else found[max(0, len(found) - limit) :]

    async def _log(
        self, chat: str, first: int, last: int | None, limit: int | None
    ) -> list[Message]:
        """The log as the database has it, or as far as it was last seen."""
        bounded = limit is not None or last is not None
        try:
            found = await self._line.quick(
                lambda store: store.messages(chat, first=first, last=last, limit=limit),
                self._patience.read if bounded else None,
            )
        except UNREACHED as error:
            seen = self._picture.chat(chat)
            if seen.head is None:
                raise
            end = seen.head.messages if last is None else min(last, seen.head.messages)
            start = max(first, 1, end - limit + 1 if limit is not None else 1)
            places = range(start, end + 1)
            if len(places) > _PAGE and any(seq not in seen.messages for seq in places):
                raise StoreAway from error
            return [seen.messages.get(seq) or _place(seen.head, seq) for seq in places]
        self._picture.saw_messages(chat, found)
        return found

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        """Of one that waits, the position is a negative number, by which it can be erased."""
        found = await self._line.there.find_messages(id, chat)
        if self._spool.is_empty():
            return found
        waiting = await self._spool.ask(lambda file: file.find(self._tenant, id, chat))
        written = {message.chat for message in found}
        for each in waiting:
            if each.chat not in written:
                keep(self._handles, each.number, (each.chat, id))
                found.append(replace(each.message, seq=-each.number))
        return sorted(found, key=lambda message: message.chat)

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        waiting = await self._waiting(chat)
        if not waiting:
            return await self._line.there.spans(chat, first=first, last=last)
        head, ahead = await self._ahead(chat, waiting)
        end = head.messages if head else 0
        found: list[Span] = []
        if end:
            found = await self._line.there.spans(chat, first=first, last=min(last, end))
        return spans_of([m for m in ahead if first <= m.seq <= last], found)

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        """The cycle numbered 0 is what was last taken in without a number."""
        if cycle == 0 and chat in self._unnumbered:
            return list(self._unnumbered[chat])
        waiting = await self._waiting(chat)
        ahead = (await self._ahead(chat, waiting))[1] if waiting else []
        waits = [message for message in ahead if message.cycle == cycle]
        try:
            found = await self._quick(lambda store: store.cycle(chat, cycle))
            self._picture.saw_messages(chat, found)
        except UNREACHED:
            seen = sorted(self._picture.chat(chat).messages.items())
            found = [message for _, message in seen if message.cycle == cycle]
            if not found and not waits:
                raise
        return [*found, *waits]

    async def cycle_start(self, chat: str, cycle: int) -> int:
        waiting = await self._waiting(chat)
        if not waiting:
            try:
                return await self._quick(lambda store: store.cycle_start(chat, cycle))
            except UNREACHED:
                if self._picture.chat(chat).head is None:
                    raise
        head, ahead = await self._ahead(chat, waiting)
        end = head.messages if head else 0
        start = end + 1
        if head:
            try:
                start = await self._quick(lambda store: store.cycle_start(chat, cycle))
            except UNREACHED:
                start = min((m.seq for m in self._seen(chat) if m.cycle >= cycle), default=start)
        if start <= end:
            return start
        behind = end + len(ahead) + 1
        return next((message.seq for message in ahead if message.cycle >= cycle), behind)

    def _seen(self, chat: str) -> list[Message]:
        return list(self._picture.chat(chat).messages.values())

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        waiting = await self._waiting(chat)
        if not waiting:
            return await self._line.there.totals(chat, seq)
        head, ahead = await self._ahead(chat, waiting)
        words, tokens = 0, 0
        if head:
            words, tokens = await self._line.there.totals(chat, min(seq, head.messages))
        more = [message for message in ahead if message.seq <= seq]
        return words + sum(m.words for m in more), tokens + sum(m.tokens for m in more)

    async def pinned(self, chat: str) -> list[Message]:
        try:
            found = await self._quick(lambda store: store.pinned(chat))
        except UNREACHED:
            return self._picture.chat(chat).pinned or []
        self._picture.kept_chat(chat).pinned = found
        return found

    async def blocks(self, chat: str) -> list[Summary]:
        try:
            found = await self._quick(lambda store: store.blocks(chat))
        except UNREACHED:
            return self._picture.chat(chat).blocks or []
        self._picture.kept_chat(chat).blocks = found
        return found


def _place(head: Chat, seq: int) -> Message:
    """Where a message stands that nobody can show now: as one that was erased. It is so old that
    no session reaches back to it."""
    place = Message("user", "", at=head.created_at, id=f"unseen-{seq}", erased=True)
    return replace(place, chat=head.id, seq=seq)


def keep(kept: OrderedDict[_K, _V], key: _K, value: _V) -> None:
    """Keeps something in mind, and lets go of the oldest if that is too much."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > _KEPT_IN_MIND:
        kept.popitem(last=False)
