"""What the reference store keeps: plain values in plain dictionaries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import NamedTuple

from lembrar.errors import StoreClosed
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Link,
    Message,
    Mood,
    Notice,
    Spend,
    Summary,
    Usage,
    climbed_to,
    with_pins,
)
from lembrar.stores import codec
from lembrar.stores.base import Document, StoredVector
from lembrar.stores.numbering import Counter
from lembrar.stores.tombstone import new_salt
from lembrar.stores.waiting import Bell


@dataclass(slots=True)
class ChatData:
    """A chat."""

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
    usage: Usage = field(default_factory=Usage)

    def marked(self, messages: list[Message]) -> list[Message]:
        """Messages of this chat, those that are pinned marked."""
        return with_pins(messages, frozenset(self.pins))

    def settle(self) -> None:
        """Says in the chat how far its ladder reaches and how large it is, and raises its
        version."""
        standing = [block for block in self.blocks.values() if block.stands]
        self.ladder = (sum(b.words for b in standing), sum(b.tokens for b in standing))
        self.head = replace(
            self.head,
            version=self.head.version + 1,
            climbed=climbed_to(self.blocks[start] for start in sorted(self.blocks)),
            pending=sum(b.messages for b in self.blocks.values() if b.status != "ready"),
            compactions=len(self.compactions),
            compacted_at=self.compactions[-1].at if self.compactions else None,
        )

    def is_free(self, now: datetime) -> bool:
        """Whether it is due, and nobody has it."""
        is_due = self.due_at is not None and self.due_at <= now
        return is_due and (self.leased_until is None or self.leased_until <= now)

    def view(self) -> Chat:
        """The chat with the size of its memory."""
        climbed = self.log[: self.head.climbed]
        recent = self.head.log_tokens - sum(m.tokens for m in climbed)
        return replace(
            self.head,
            words=self.ladder[0] + self.head.log_words - sum(m.words for m in climbed),
            tokens=self.ladder[1] + recent,
            recent_tokens=recent,
        )


@dataclass(slots=True)
class PersonData:
    """What is known of a user."""

    version: int
    facts: dict[str, Fact] = field(default_factory=dict[str, Fact])
    moods: dict[tuple[str, str], Mood] = field(default_factory=dict[tuple[str, str], Mood])
    vectors: dict[tuple[str, str], StoredVector] = field(
        default_factory=dict[tuple[str, str], StoredVector]
    )  # by embedder and ref


class SpendKey(NamedTuple):
    """What is added up by itself."""

    day: date
    model: str
    user: str
    chat: str


@dataclass(slots=True)
class TenantData:
    """Everything of a tenant. Versions and leases of whoever comes new start at `floor`."""

    chats: dict[str, ChatData] = field(default_factory=dict[str, ChatData])
    people: dict[str, PersonData] = field(default_factory=dict[str, PersonData])
    links: dict[tuple[str, str], Link] = field(default_factory=dict[tuple[str, str], Link])
    notices: list[Notice] = field(default_factory=list[Notice])
    newest: int = 0  # notice there ever was
    bell: Bell = field(default_factory=Bell)
    spending: dict[SpendKey, Spend] = field(default_factory=dict[SpendKey, Spend])
    documents: dict[tuple[str, str], Document] = field(
        default_factory=dict[tuple[str, str], Document]
    )  # by collection and key
    salt: bytes = field(default_factory=new_salt)
    floor: int = 0

    def is_used(self) -> bool:
        """Whether there is a chat, a fact or a document."""
        facts = any(person.facts for person in self.people.values())
        return bool(self.chats or self.documents or facts)

    def is_due(self, now: datetime) -> bool:
        """Whether there is a chat that a worker could claim, or a fact whose time has come."""
        facts = (fact for person in self.people.values() for fact in person.facts.values())
        return any(kept.is_free(now) for kept in self.chats.values()) or any(
            fact.due_at and fact.due_at <= now for fact in facts
        )

    def publish(self, notices: Sequence[Notice]) -> None:
        """Numbers notices, keeps them and wakes whoever waits for one."""
        said = [codec.load_data(codec.dump_data(notice.data)) for notice in notices]
        for notice, data in zip(notices, said, strict=True):
            self.newest += 1
            self.notices.append(replace(notice, data=data, number=self.newest))
        if said:
            self.bell.ring()

    def drop_notices(self, gone: Callable[[Notice], bool]) -> int:
        """Removes notices. Returns how many."""
        before = len(self.notices)
        self.notices = [notice for notice in self.notices if not gone(notice)]
        return before - len(self.notices)

    def unname_spending(self, *, chat: str = "", user: str = "") -> None:
        """Takes the names of a chat or a user out of what was spent. The sums stay."""
        kept, self.spending = self.spending, {}
        for key, spend in kept.items():
            new = SpendKey(
                key.day,
                key.model,
                "" if user == key.user else key.user,
                "" if chat == key.chat else key.chat,
            )
            self.spending[new] = self.spending.get(new, Spend()) + spend

    def person(self, user: str) -> PersonData:
        """What is known of a user, whether or not anything is."""
        return self.people.get(user) or PersonData(self.floor)

    def has(self, user: str, vector: StoredVector) -> bool:
        """Whether what a vector stands for is still there."""
        if vector.ref.startswith("f"):
            return vector.ref[1:] in self.person(user).facts
        kept = self.chats.get(vector.chat)
        if kept is None:
            return False
        if vector.ref.startswith("s"):
            return vector.place in kept.blocks
        return 1 <= vector.place <= len(kept.log) and not kept.log[vector.place - 1].erased

    def drop_vectors(self, gone: Callable[[StoredVector], bool]) -> None:
        """Removes the vectors of what went."""
        for person in self.people.values():
            for key in [key for key, vector in person.vectors.items() if gone(vector)]:
                del person.vectors[key]

    def owner(self, identity: str) -> str | None:
        """Whom an identity is linked to."""
        return next((k.user for k in self.links.values() if k.identity == identity), None)


class MemoryPart:
    """What the parts of the reference store have in common."""

    _data: TenantData
    _closed: bool

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed
