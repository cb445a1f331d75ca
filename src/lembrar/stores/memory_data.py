"""What the reference store keeps: plain values in plain dictionaries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Fact,
    Link,
    Message,
    Mood,
    Summary,
    Usage,
    climbed_to,
    with_pins,
)
from lembrar.stores.base import StoredVector
from lembrar.stores.numbering import Counter
from lembrar.stores.tombstone import new_salt


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
        ready = [block for block in self.blocks.values() if block.status == "ready"]
        self.ladder = (sum(b.words for b in ready), sum(b.tokens for b in ready))
        self.head = replace(
            self.head,
            version=self.head.version + 1,
            climbed=climbed_to(self.blocks[start] for start in sorted(self.blocks)),
            pending=sum(b.messages for b in self.blocks.values() if b.status == "pending"),
            compactions=len(self.compactions),
            compacted_at=self.compactions[-1].at if self.compactions else None,
        )

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


@dataclass(slots=True)
class TenantData:
    """Everything of a tenant. Versions and leases of whoever comes new start at `floor`."""

    chats: dict[str, ChatData] = field(default_factory=dict[str, ChatData])
    people: dict[str, PersonData] = field(default_factory=dict[str, PersonData])
    links: dict[tuple[str, str], Link] = field(default_factory=dict[tuple[str, str], Link])
    salt: bytes = field(default_factory=new_salt)
    floor: int = 0

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
