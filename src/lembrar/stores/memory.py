"""The reference store: everything in plain dictionaries, gone when the process ends. It is the
simplest thing that keeps the promises, and what the other stores are compared with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TypeVar

from lembrar.errors import OtherUser, StoreClosed, UnknownChat, UnknownMessage
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Message,
    Preserved,
    Summary,
    climbed_to,
    said_at,
    with_pins,
)
from lembrar.stores.base import LadderChange, Lease, Span
from lembrar.stores.numbering import Counter, count

_T = TypeVar("_T")


@dataclass(slots=True)
class _Chat:
    head: Chat
    log: list[Message] = field(default_factory=list[Message])
    ids: dict[str, int] = field(default_factory=dict[str, int])
    counter: Counter = field(default_factory=Counter)
    blocks: dict[int, Summary] = field(default_factory=dict[int, Summary])
    atoms: dict[int, tuple[Atom, ...]] = field(default_factory=dict[int, tuple[Atom, ...]])
    pins: set[int] = field(default_factory=set[int])
    compactions: list[Compaction] = field(default_factory=list[Compaction])
    ladder: tuple[int, int] = (0, 0)  # words and tokens of the summaries
    due_at: datetime | None = None
    leased_until: datetime | None = None
    fence: int = 0
    attempts: int = 0


@dataclass(slots=True)
class _Tenant:
    chats: dict[str, _Chat] = field(default_factory=dict[str, _Chat])
    facts: dict[str, dict[str, Fact]] = field(default_factory=dict[str, dict[str, Fact]])
    versions: dict[str, int] = field(default_factory=dict[str, int])


class MemoryStore:
    """Keeps everything in this process. `beside` another store it shares that one's data, as a
    second connection to a database would."""

    def __init__(self, tenant: str = "default", *, beside: MemoryStore | None = None) -> None:
        self._tenants: dict[str, _Tenant] = beside._tenants if beside else {}
        mine = self._tenants.setdefault(tenant, _Tenant())
        self._chats, self._facts, self._versions = mine.chats, mine.facts, mine.versions
        self._closed = False

    async def close(self) -> None:
        self._closed = True

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        for message in messages:
            said_at(message)  # raises before anything is written
        if self._owned(chat, user) is None:
            self._chats[chat] = _Chat(Chat(chat, user, now, now))
        kept = self._chats[chat]
        before = len(kept.log)
        written = [self._put(kept, message) for message in messages]
        if len(kept.log) > before:
            kept.head = replace(kept.head, updated_at=now, messages=len(kept.log))
            if kept.head.enabled:
                kept.due_at = min(kept.due_at or now, now)
        return written

    def _put(self, kept: _Chat, message: Message) -> Message:
        if message.id in kept.ids:
            return self._marked(kept, [kept.log[kept.ids[message.id] - 1]])[0]
        kept.counter = count(kept.counter, message.role)
        seq = len(kept.log) + 1
        written = replace(
            message, chat=kept.head.id, seq=seq, cycle=kept.counter.cycle, pinned=False
        )
        kept.log.append(written)
        kept.ids[message.id] = seq
        kept.head = replace(
            kept.head,
            cycles=kept.counter.cycle,
            log_words=kept.head.log_words + message.words,
            log_tokens=kept.head.log_tokens + message.tokens,
        )
        return written

    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        is_new = self._owned(chat, user) is None
        if is_new:
            self._chats[chat] = _Chat(Chat(chat, user, now, now))
        kept = self._chats[chat]
        if enabled not in (None, kept.head.enabled):
            kept.head = replace(kept.head, enabled=not kept.head.enabled)
            kept.due_at = now if kept.head.enabled and kept.log else None
            kept.fence, kept.leased_until = kept.fence + 1, None
        if timezone is not None:
            kept.head = replace(kept.head, timezone=timezone)
        return replace(self._view(kept), is_new=is_new)

    async def chat(self, chat: str) -> Chat | None:
        self._check_open()
        kept = self._chats.get(chat)
        return self._view(kept) if kept else None

    async def chats(self, user: str) -> list[Chat]:
        self._check_open()
        mine = [self._view(self._chats[id]) for id in sorted(self._chats)]
        mine = [chat for chat in mine if chat.user == user]
        return sorted(mine, key=lambda chat: chat.updated_at, reverse=True)

    async def users(self) -> list[str]:
        self._check_open()
        known = {user for user, facts in self._facts.items() if facts}
        return sorted({kept.head.user for kept in self._chats.values()} | known)

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        self._check_open()
        kept = self._chats.get(chat)
        if kept is None:
            return []
        found = kept.log[max(first, 1) - 1 : None if last is None else max(last, 0)]
        return self._marked(kept, _newest(found, limit))

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        self._check_open()
        names = sorted(self._chats) if chat is None else [chat]
        chats = [self._chats[name] for name in names if name in self._chats]
        found = [(kept, kept.log[kept.ids[id] - 1]) for kept in chats if id in kept.ids]
        return [self._marked(kept, [message])[0] for kept, message in found]

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        spans: dict[int, Span] = {}
        for m in await self.messages(chat, first=first, last=last):
            old = spans.get(m.cycle) or Span(m.cycle, m.seq, m.seq, 0, 0, said_at(m))
            spans[m.cycle] = replace(
                old, end=m.seq, words=old.words + m.words, tokens=old.tokens + m.tokens
            )
        return list(spans.values())

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        return [m for m in await self.messages(chat) if m.cycle == cycle]

    async def cycle_start(self, chat: str, cycle: int) -> int:
        log = self._known(chat).log
        return next((m.seq for m in log if m.cycle >= cycle), len(log) + 1)

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        log = self._known(chat).log[: max(seq, 0)]
        return sum(m.words for m in log), sum(m.tokens for m in log)

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        kept = self._known(chat)
        if not 1 <= seq <= len(kept.log):
            raise UnknownMessage
        (kept.pins.add if pinned else kept.pins.discard)(seq)

    async def pinned(self, chat: str) -> list[Message]:
        self._check_open()
        kept = self._chats.get(chat)
        pins = sorted(kept.pins) if kept else []
        return self._marked(kept, [kept.log[seq - 1] for seq in pins]) if kept else []

    async def blocks(self, chat: str) -> list[Summary]:
        self._check_open()
        kept = self._chats.get(chat)
        return [kept.blocks[start] for start in sorted(kept.blocks)] if kept else []

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        kept = self._known(chat)
        return [
            replace(atom, source=kept.log[seq - 1].id)
            for seq in sorted(kept.atoms)
            if first <= seq <= last
            for atom in kept.atoms[seq]
        ]

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        kept = self._known(chat)
        if kept.head.version != version:
            return False
        if change.rebuild:
            kept.blocks, kept.atoms = {}, {}
        for new in change.blocks:
            overlapped = [s for s, b in kept.blocks.items() if s <= new.end and b.end >= new.start]
            for start in overlapped:
                del kept.blocks[start]
        kept.blocks |= {block.start: _bare(block) for block in change.blocks}
        kept.atoms |= dict(change.atoms)
        if change.compaction:
            kept.compactions.append(change.compaction)
        kept.head = self._after(kept, change)
        return True

    def _after(self, kept: _Chat, change: LadderChange) -> Chat:
        ready = [block for block in kept.blocks.values() if block.status == "ready"]
        kept.ladder = (sum(b.words for b in ready), sum(b.tokens for b in ready))
        return replace(
            kept.head,
            version=kept.head.version + 1,
            climbed=climbed_to(kept.blocks[start] for start in sorted(kept.blocks)),
            pending=sum(b.messages for b in kept.blocks.values() if b.status == "pending"),
            compactions=len(kept.compactions),
            compacted_at=kept.compactions[-1].at if kept.compactions else None,
            read_seq=max(kept.head.read_seq, change.read_seq),
            language=change.language or kept.head.language,
            warning=kept.head.warning if change.warning is None else change.warning,
        )

    async def compactions(self, chat: str) -> list[Compaction]:
        self._check_open()
        kept = self._chats.get(chat)
        return list(kept.compactions) if kept else []

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        kept = self._known(chat)
        kept.head = replace(kept.head, log_words=log_words, log_tokens=log_tokens)
        kept.ladder = (words, tokens)

    async def facts(self, user: str, *, limit: int | None = None) -> tuple[int, list[Fact]]:
        self._check_open()
        facts = sorted(self._facts.get(user, {}).values(), key=lambda f: (f.created_at, f.id))
        if limit is not None:
            facts = _newest([fact for fact in facts if fact.status == "live"], limit)
        return self._versions.get(user, 0), facts

    async def write_facts(self, user: str, version: int, facts: Sequence[Fact]) -> bool:
        self._check_open()
        if self._versions.get(user, 0) != version:
            return False
        self._facts.setdefault(user, {}).update({fact.id: fact for fact in facts})
        self._versions[user] = version + 1
        return True

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        self._check_open()
        due = [
            (kept.due_at, kept.head.id, kept)
            for kept in self._chats.values()
            if kept.due_at and kept.due_at <= now
            if kept.leased_until is None or kept.leased_until <= now
        ]
        leases: list[Lease] = []
        for _, chat, kept in sorted(due, key=lambda row: row[:2])[:limit]:
            kept.leased_until = now + timedelta(seconds=seconds)
            kept.fence += 1
            leases.append(Lease(chat, kept.head.user, kept.fence, len(kept.log), kept.attempts))
        return leases

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        self._check_open()
        kept = self._chats.get(lease.chat)
        if kept is None or kept.fence != lease.token or kept.leased_until is None:
            return False
        kept.leased_until = None
        kept.attempts = kept.attempts + 1 if failed else 0
        if len(kept.log) == lease.seq:
            kept.due_at = due_at
        return True

    async def size(self) -> int:
        self._check_open()
        return sum(len(m.content) for kept in self._chats.values() for m in kept.log)

    async def check(self) -> list[str]:
        self._check_open()
        return []

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed

    def _owned(self, chat: str, user: str) -> _Chat | None:
        self._check_open()
        kept = self._chats.get(chat)
        if kept and kept.head.user != user:
            raise OtherUser
        return kept

    def _known(self, chat: str) -> _Chat:
        self._check_open()
        if chat not in self._chats:
            raise UnknownChat
        return self._chats[chat]

    def _marked(self, kept: _Chat, messages: list[Message]) -> list[Message]:
        return with_pins(messages, frozenset(kept.pins))

    def _view(self, kept: _Chat) -> Chat:
        climbed = kept.log[: kept.head.climbed]
        recent = kept.head.log_tokens - sum(m.tokens for m in climbed)
        return replace(
            kept.head,
            words=kept.ladder[0] + kept.head.log_words - sum(m.words for m in climbed),
            tokens=kept.ladder[1] + recent,
            recent_tokens=recent,
        )


def _newest(oldest_first: list[_T], limit: int | None) -> list[_T]:
    return oldest_first if limit is None else oldest_first[max(0, len(oldest_first) - limit) :]


def _bare(block: Summary) -> Summary:
    """A block without what the log and the atoms tell anyway."""
    return replace(block, sources=(), preserved=Preserved(context=block.preserved.context))
