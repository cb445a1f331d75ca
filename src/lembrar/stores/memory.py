"""The reference store: everything in plain dictionaries, gone when the process ends. It is the
simplest thing that keeps the promises, and what the other stores are compared with."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar
from weakref import WeakSet

from lembrar.errors import OtherUser, StoreClosed, UnknownChat, UnknownMessage
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Letter,
    Link,
    Message,
    Mood,
    Notice,
    Preserved,
    Summary,
    Trouble,
    Usage,
    said_at,
)
from lembrar.stores import memory_erase as erase
from lembrar.stores.base import (
    ChatMark,
    Erased,
    FactChange,
    LadderChange,
    Lease,
    Marks,
    Span,
    StoredVector,
)
from lembrar.stores.linking import check_link
from lembrar.stores.memory_data import ChatData, TenantData
from lembrar.stores.memory_documents import MemoryDocuments
from lembrar.stores.memory_notices import MemoryNotices
from lembrar.stores.memory_spending import MemorySpending
from lembrar.stores.memory_tally import MemoryTally
from lembrar.stores.numbering import count
from lembrar.stores.tombstone import erased_id
from lembrar.stores.waiting import Lookout

_T = TypeVar("_T")


class MemoryStore(MemoryNotices, MemorySpending, MemoryDocuments, MemoryTally):
    """Keeps everything in this process. `beside` another store it shares that one's data, as a
    second connection to a database would."""

    def __init__(self, tenant: str = "default", *, beside: MemoryStore | None = None) -> None:
        self.shared: dict[str, TenantData] = beside.shared if beside else {}
        self._data = self.shared.setdefault(tenant, TenantData())
        self._chats = self._data.chats
        self._lookout = Lookout(self._data.bell, tenant, self._newest)
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        self._data.bell.ring()  # whoever waits through it does so no longer

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        for message in messages:
            said_at(message)  # raises before anything is written
        kept = self._owned(chat, user) or self._create(chat, user, now)
        before = len(kept.log)
        written = [self._put(kept, message) for message in messages]
        if len(kept.log) > before:
            kept.head = replace(kept.head, updated_at=now, messages=len(kept.log))
            if kept.head.enabled:
                kept.due_at = min(kept.due_at or now, now)
            self._data.publish([_recorded(kept, before + 1, now)])
        return written

    def _put(self, kept: ChatData, message: Message) -> Message:
        seq = self._position(kept, message.id)
        if seq:
            return kept.marked([kept.log[seq - 1]])[0]
        kept.counter = count(kept.counter, message.role)
        seq = len(kept.log) + 1
        written = replace(
            message,
            chat=kept.head.id,
            seq=seq,
            cycle=kept.counter.cycle,
            pinned=False,
            erased=False,
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
        kept = self._create(chat, user, now) if is_new else self._chats[chat]
        if enabled not in (None, kept.head.enabled):
            kept.head = replace(kept.head, enabled=not kept.head.enabled)
            kept.due_at = now if kept.head.enabled and kept.log else None
            kept.fence, kept.leased_until = kept.fence + 1, None
        if timezone is not None:
            kept.head = replace(kept.head, timezone=timezone)
        return replace(kept.view(), is_new=is_new)

    async def chat(self, chat: str) -> Chat | None:
        self._check_open()
        kept = self._chats.get(chat)
        return kept.view() if kept else None

    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        self._check_open()
        mine = [self._chats[id].view() for id in sorted(self._chats)]
        mine = [chat for chat in mine if chat.user == user]
        mine.sort(key=lambda chat: chat.updated_at, reverse=True)
        return mine if limit is None else mine[: max(limit, 0)]

    async def users(self) -> list[str]:
        self._check_open()
        known = {user for user, person in self._data.people.items() if person.facts}
        return sorted({kept.head.user for kept in self._chats.values()} | known)

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        self._check_open()
        kept = self._chats.get(chat)
        if kept is None:
            return []
        found = kept.log[max(first, 1) - 1 : None if last is None else max(last, 0)]
        return kept.marked(_newest(found, limit))

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        self._check_open()
        names = sorted(self._chats) if chat is None else [chat]
        chats = [self._chats[name] for name in names if name in self._chats]
        places = [(kept, self._position(kept, id)) for kept in chats]
        return [kept.marked([kept.log[seq - 1]])[0] for kept, seq in places if seq]

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
        if not 1 <= seq <= len(kept.log) or kept.log[seq - 1].erased:
            raise UnknownMessage
        (kept.pins.add if pinned else kept.pins.discard)(seq)

    async def pinned(self, chat: str) -> list[Message]:
        self._check_open()
        kept = self._chats.get(chat)
        pins = sorted(kept.pins) if kept else []
        return kept.marked([kept.log[seq - 1] for seq in pins]) if kept else []

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
        self._data.publish(change.notices)
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
        kept.head = replace(
            kept.head,
            read_seq=max(kept.head.read_seq, change.read_seq),
            language=change.language or kept.head.language,
            warning=kept.head.warning if change.warning is None else change.warning,
        )
        kept.settle()
        return True

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

    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        self._check_open()
        person = self._data.person(user)
        if statuses is None and limit is not None:
            statuses = ("live",)
        found = [
            fact
            for id, fact in person.facts.items()
            if ids is None or id in ids
            if statuses is None or fact.status in statuses
        ]
        kept = sorted(found, key=_rank, reverse=True)[: None if limit is None else max(limit, 0)]
        return person.version, sorted(kept, key=lambda fact: (fact.created_at, fact.id))

    async def find_facts(self, id: str) -> list[Fact]:
        self._check_open()
        people = self._data.people
        return [people[user].facts[id] for user in sorted(people) if id in people[user].facts]

    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        self._check_open()
        due = [
            (fact.due_at, user, id, fact)
            for user, person in self._data.people.items()
            for id, fact in person.facts.items()
            if fact.due_at and fact.due_at <= now
        ]
        return [row[3] for row in sorted(due, key=lambda row: row[:3])[: max(limit, 0)]]

    async def write_facts(
        self,
        user: str,
        version: int,
        facts: Sequence[Fact],
        *,
        moods: Sequence[Mood] = (),
        remove: Collection[str] = (),
        notices: Sequence[Notice] = (),
    ) -> bool:
        self._check_open()
        person = self._data.person(user)
        if person.version != version:
            return False
        self._data.publish(notices)
        self._data.people[user] = person
        person.version += 1
        person.facts.update({fact.id: fact for fact in facts})
        for id in remove:
            person.facts.pop(id, None)
            person.vectors = {key: v for key, v in person.vectors.items() if v.ref != f"f{id}"}
        person.moods.update({(m.chat, m.source): replace(m, user=user) for m in moods})
        return True

    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        self._check_open()
        found = [
            mood
            for mood in self._data.person(user).moods.values()
            if since is None or since <= mood.at
            if until is None or mood.at < until
        ]
        return _newest(sorted(found, key=lambda m: (m.at, m.chat, m.source)), limit)

    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        self._check_open()
        data = self._data
        user = data.owner(user) or user
        has_links = any(link.user == identity for link in data.links.values())
        check_link(user, identity, data.owner(identity), has_links=has_links)
        return data.links.setdefault((channel, identity), Link(user, channel, identity, now))

    async def unlink(self, channel: str, identity: str) -> bool:
        self._check_open()
        return self._data.links.pop((channel, identity), None) is not None

    async def links(self, user: str) -> list[Link]:
        self._check_open()
        found = [link for link in self._data.links.values() if link.user == user]
        return sorted(found, key=lambda link: (link.at, link.channel, link.identity))

    async def owner(self, identity: str) -> str | None:
        self._check_open()
        return self._data.owner(identity)

    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        kept = self._known(chat)
        if erase.is_late(self._data, kept.head.user, facts):
            return None
        erased = erase.erase_messages(self._data, kept, seqs, now)
        if not erased.messages and facts is None:
            return erased
        went = erase.change_facts(self._data, kept.head.user, facts)
        return replace(erased, facts=went)

    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        kept = self._known(chat)
        if erase.is_late(self._data, kept.head.user, facts):
            return None
        erased = erase.erase_chat(self._data, chat)
        return replace(erased, facts=erase.change_facts(self._data, kept.head.user, facts))

    async def erase_user(self, user: str) -> Erased:
        self._check_open()
        return erase.erase_user(self._data, user)

    async def scrub(self) -> list[str]:
        self._check_open()
        return []

    async def marks(self, user: str) -> Marks:
        self._check_open()
        mine = [kept for _, kept in sorted(self._chats.items()) if kept.head.user == user]
        return Marks(
            self._data.person(user).version,
            tuple(
                ChatMark(
                    chat=kept.head.id,
                    seq=len(kept.log),
                    version=kept.head.version,
                    enabled=kept.head.enabled,
                    since=kept.head.created_at,
                    erasures=sum(message.erased for message in kept.log),
                )
                for kept in mine
            ),
        )

    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        self._check_open()
        kept = self._data.person(user).vectors
        return {ref: kept[embedder, ref] for ref in refs if (embedder, ref) in kept}

    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        self._check_open()
        there = [vector for vector in vectors if self._data.has(user, vector)]
        if there:
            person = self._data.people[user] = self._data.person(user)
            person.vectors.update({(embedder, vector.ref): vector for vector in there})

    async def usage(self, chat: str) -> Usage:
        self._check_open()
        kept = self._chats.get(chat)
        return kept.usage if kept else Usage()

    async def add_usage(self, chat: str, usage: Usage) -> None:
        self._check_open()
        kept = self._chats.get(chat)
        if kept:
            kept.usage = kept.usage + usage

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        self._check_open()
        due = [
            (kept.due_at, chat, kept)
            for chat, kept in self._chats.items()
            if kept.due_at and kept.is_free(now)
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

    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        self._check_open()
        kept = self._chats.get(lease.chat)
        if kept is None or kept.fence != lease.token or kept.leased_until is None:
            return False
        kept.leased_until = now + timedelta(seconds=seconds)
        return True

    async def make_due(self, chat: str, *, now: datetime) -> bool:
        self._check_open()
        kept = self._chats.get(chat)
        if kept and kept.head.enabled:
            kept.due_at, kept.attempts = min(kept.due_at or now, now), 0
        return kept is not None

    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        self._check_open()
        found = [
            _letter(kept, kept.blocks[start])
            for _, kept in sorted(self._chats.items())
            for start in sorted(kept.blocks)
            if kept.blocks[start].status == "dead"
        ]
        return found if limit is None else found[: max(limit, 0)]

    async def size(self) -> int:
        self._check_open()
        return sum(len(m.content) for kept in self._chats.values() for m in kept.log)

    async def check(self) -> list[str]:
        self._check_open()
        return []

    def _owned(self, chat: str, user: str) -> ChatData | None:
        self._check_open()
        kept = self._chats.get(chat)
        if kept and kept.head.user != user:
            raise OtherUser
        return kept

    def _create(self, chat: str, user: str, now: datetime) -> ChatData:
        floor = self._data.floor
        self._chats[chat] = ChatData(Chat(chat, user, now, now, version=floor), fence=floor)
        return self._chats[chat]

    def _known(self, chat: str) -> ChatData:
        self._check_open()
        if chat not in self._chats:
            raise UnknownChat
        return self._chats[chat]

    def _position(self, kept: ChatData, id: str) -> int:
        """Where a message stands, or stood before it was erased; 0 if nowhere."""
        return kept.ids.get(id) or kept.ids.get(erased_id(self._data.salt, id), 0)


class MemoryDatabase:
    """Stores of many tenants in this process. `beside` another database it shares that one's
    data."""

    def __init__(self, *, beside: MemoryDatabase | None = None) -> None:
        self._root = MemoryStore(beside=beside._root if beside else None)
        self._stores: WeakSet[MemoryStore] = WeakSet()
        self._closed = False

    def store(self, tenant: str) -> MemoryStore:
        if self._closed:
            raise StoreClosed
        opened = MemoryStore(tenant, beside=self._root)
        self._stores.add(opened)
        return opened

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        if self._closed:
            raise StoreClosed
        tenants = sorted(self._root.shared.items())
        return [name for name, data in tenants if (data.is_due(due) if due else data.is_used())]

    async def close(self) -> None:
        self._closed = True
        for store in [self._root, *self._stores]:
            await store.close()


def _recorded(kept: ChatData, first: int, now: datetime) -> Notice:
    """Says that messages were recorded, from position `first` on."""
    head = kept.head
    data = {"first": first, "last": head.messages, "cycle": head.cycles}
    return Notice("recorded", now, head.user, head.id, data)


def _letter(kept: ChatData, block: Summary) -> Letter:
    return Letter(
        kept.head.id,
        kept.head.user,
        block.first,
        block.last,
        block.start,
        block.end,
        block.rung,
        block.made_at or kept.head.updated_at,
        block.trouble or Trouble(),
    )


def _rank(fact: Fact) -> tuple[bool, float, datetime, str]:
    """By what a limit chooses: the higher stays."""
    return fact.critical or fact.pinned, fact.weight, fact.created_at, fact.id


def _newest(oldest_first: list[_T], limit: int | None) -> list[_T]:
    return oldest_first if limit is None else oldest_first[max(0, len(oldest_first) - limit) :]


def _bare(block: Summary) -> Summary:
    """A block without what the log and the atoms tell anyway."""
    return replace(block, sources=(), preserved=Preserved(context=block.preserved.context))
