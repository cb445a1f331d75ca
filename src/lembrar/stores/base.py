"""What a store promises. A store object is bound to one tenant: no call can leave it.

1. `append` is durable when it returns. Messages are numbered 1, 2, 3 … in their chat, and so are
   cycles, with no gap or double under any number of writers and processes. A message whose id
   the chat already has is not written again: the first one is returned.
2. A chat that has new messages is due from that moment on, and says so in the same write.
   `claim` leases due chats, each to one worker, with a fencing token; work outlives its worker.
   A chat whose memory is switched off is never due.
3. Derived writes (`write_ladder`, `write_facts`) compare and set on a version and return False
   when somebody was faster. Appending does not change the version; erasing raises the chat's and
   its user's. Who reads the version before the messages can therefore write nothing that came
   from an erased one. A chat or user that is erased and comes back has no version, and no lease,
   that was ever given before.
4. Nothing is half written: a call that raises has changed nothing.
5. What is erased is gone in one write, with everything made of it that the store knows of. An
   erased message leaves its place in the chat, so that no number changes: `erased`, without
   content, sender, channel or id of its own, at the time of the message before it. The id it had
   is still recognised, and not written again. `scrub` makes the bytes go.
6. What happened can be followed: `notices` are numbered in their tenant, and whoever has seen
   number N will never find a new one at N or below. A notice is written with what it tells of, in
   one write, and erased with it.
7. `documents` are small things of other kinds, such as keys and checkpoints: by collection and
   key, each with a version to compare and set on. One with a `user` is erased with that user.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Protocol

from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    DaySpend,
    Fact,
    Letter,
    Link,
    Message,
    Mood,
    Notice,
    Spend,
    Summary,
    Usage,
)
from lembrar.stores.tally import Tally


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a chat's log that belongs to one cycle."""

    cycle: int
    start: int
    end: int
    words: int
    tokens: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to work on a chat for a while. `seq` is the newest message when it was given."""

    chat: str
    user: str
    token: int
    seq: int
    attempts: int


@dataclass(frozen=True, slots=True)
class ChatMark:
    """How far a chat has come. `since` tells it from another that had its id before."""

    chat: str
    seq: int
    version: int
    enabled: bool
    since: datetime
    erasures: int


@dataclass(frozen=True, slots=True)
class Marks:
    """How far everything of a user has come: the version of the facts, and each chat."""

    facts: int
    chats: tuple[ChatMark, ...]


@dataclass(frozen=True, slots=True)
class StoredVector:
    """The vector of something findable, and the digest of the text that it was made of. What
    stands in a chat names it: it goes when that goes.

    `data` is two bytes for each number, the lower one first (IEEE 754). A long text has several
    vectors there, each of so many `dimensions`; who writes says so, for stores that keep them one
    by one."""

    ref: str
    chat: str
    digest: bytes
    data: bytes
    dimensions: int = field(default=0, compare=False)

    @property
    def place(self) -> int:
        """The position of the message, or of the first one of the summary; 0 for a fact."""
        digits = self.ref[1:].partition(":")[0].partition("-")[0]
        return int(digits) if self.ref[:1] in "ms" and digits.isdecimal() else 0


@dataclass(frozen=True, slots=True)
class LadderChange:
    """What a run of the ladder found: `blocks` take the place of every block they overlap
    (`rebuild` removes all others too); `atoms` belong to the message at their position and take
    the place of what was kept for it; `read_seq` is how far facts have been read."""

    blocks: tuple[Summary, ...] = ()
    atoms: tuple[tuple[int, tuple[Atom, ...]], ...] = ()
    compaction: Compaction | None = None
    read_seq: int = 0
    language: str = ""
    warning: str | None = None
    rebuild: bool = False
    notices: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class FactChange:
    """What becomes of a user's facts, if their version is still `version`: `facts` are added or
    take the place of those with their ids, and `remove` are ids that go."""

    version: int
    facts: tuple[Fact, ...] = ()
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """Something of another kind that is kept: `data` is whatever its owner makes of it. `version`
    rises with each write. What has expired is not found any more."""

    key: str
    data: bytes
    user: str = ""
    expires_at: datetime | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Erased:
    """How much was erased. Of the summaries, `rebuilt` stood for something that is still there,
    too: they will be made again from that."""

    chats: int = 0
    messages: int = 0
    summaries: int = 0
    facts: int = 0
    moods: int = 0
    links: int = 0
    rebuilt: int = 0
    documents: int = field(default=0, compare=False)  # as far as the store counts them


class Store(Protocol):
    """A place to keep one tenant's conversations. See the module's promises."""

    async def close(self) -> None:
        """Lets go of everything. Calling it again does nothing."""
        ...

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        """Writes messages (complete but for chat, seq and cycle), makes the chat due, and publishes
        one notice, "recorded", with the positions `first` and `last` and the number of the last
        `cycle`, if any of them is new. Creates the chat if there is none; raises OtherUser if it
        is somebody else's."""
        ...

    async def open_chat(
        self,
        chat: str,
        user: str,
        *,
        now: datetime,
        enabled: bool | None = None,
        timezone: str | None = None,
    ) -> Chat:
        """Loads a chat or creates it (`is_new`), and sets what is not None. Switching memory off
        or on takes the chat from whoever works on it, and a chat switched on is due at once;
        raises OtherUser if it is somebody else's."""
        ...

    async def chat(self, chat: str) -> Chat | None:
        """The chat, if there is one."""
        ...

    async def chats(self, user: str, *, limit: int | None = None) -> list[Chat]:
        """A user's chats, the most recently active first. `limit` keeps so many."""
        ...

    async def users(self) -> list[str]:
        """Everybody who has a chat or a fact, in order of id."""
        ...

    async def messages(
        self, chat: str, *, first: int = 1, last: int | None = None, limit: int | None = None
    ) -> list[Message]:
        """The log from position `first` to `last`, oldest first. `limit` keeps the newest."""
        ...

    async def find_messages(self, id: str, chat: str | None = None) -> list[Message]:
        """Messages with this id, in any chat of the tenant or in one, in order of chat."""
        ...

    async def spans(self, chat: str, *, first: int, last: int) -> list[Span]:
        """The log from position `first` to `last` by cycle, oldest first. A cycle that the range
        cuts is given in part."""
        ...

    async def cycle(self, chat: str, cycle: int) -> list[Message]:
        """The messages of one cycle, oldest first."""
        ...

    async def cycle_start(self, chat: str, cycle: int) -> int:
        """The position of the first message of the first cycle numbered `cycle` or more; one past
        the newest message if there is none."""
        ...

    async def totals(self, chat: str, seq: int) -> tuple[int, int]:
        """Words and tokens of the log up to and including position `seq`, as its messages say."""
        ...

    async def pin(self, chat: str, seq: int, *, pinned: bool) -> None:
        """Pins or unpins the message at a position; raises UnknownMessage if there is none."""
        ...

    async def pinned(self, chat: str) -> list[Message]:
        """The pinned messages of a chat, oldest first."""
        ...

    async def blocks(self, chat: str) -> list[Summary]:
        """The ladder, oldest first, pending blocks included, without `sources` and of `preserved`
        only the context."""
        ...

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        """What the messages from `first` to `last` must not lose, once they have climbed, each
        with the id of its message as source."""
        ...

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        """Writes a change and publishes its notices if the chat's version is still `version`, and
        raises the version."""
        ...

    async def compactions(self, chat: str) -> list[Compaction]:
        """Every run that changed the ladder, oldest first."""
        ...

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        """Corrects the counts of a chat: of its log, and of its summaries."""
        ...

    async def facts(
        self,
        user: str,
        *,
        limit: int | None = None,
        ids: Collection[str] | None = None,
        statuses: Collection[str] | None = None,
    ) -> tuple[int, list[Fact]]:
        """The version of a user's facts, and the facts, oldest first: all, or those with these
        ids and statuses. `limit` keeps so many, of the live ones unless statuses are given:
        critical and pinned ones first, then the weightiest, then the newest."""
        ...

    async def find_facts(self, id: str) -> list[Fact]:
        """Facts with this id, of any user of the tenant, in order of user."""
        ...

    async def due_facts(self, *, now: datetime, limit: int) -> list[Fact]:
        """Facts of all users whose `due_at` has come, the longest due first."""
        ...

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
        """Adds or replaces facts by id and moods by chat and source, removes the facts with the
        ids in `remove`, and publishes `notices`, if the version is still `version`; raises it."""
        ...

    async def moods(
        self,
        user: str,
        *,
        since: datetime | None = None,
        until: datetime | None = None,
        limit: int | None = None,
    ) -> list[Mood]:
        """How a user felt, oldest first, from `since` up to but not at `until`. `limit` keeps the
        newest."""
        ...

    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        """Makes a channel's identity the user's; again, it returns the first link. Raises
        IdentityTaken if it is somebody else's, and InvalidInput if it is the user's own id or has
        identities linked to it. A user who is an identity of somebody stands for that person."""
        ...

    async def unlink(self, channel: str, identity: str) -> bool:
        """Makes the identity nobody's. Returns whether it was somebody's."""
        ...

    async def links(self, user: str) -> list[Link]:
        """The identities linked to a user, the first linked first."""
        ...

    async def owner(self, identity: str) -> str | None:
        """The user that an identity is linked to, in whichever channel."""
        ...

    async def erase_messages(
        self, chat: str, seqs: Collection[int], *, now: datetime, facts: FactChange | None = None
    ) -> Erased | None:
        """Erases the messages at these positions, their moods, atoms and pins, every summary that
        covers one or comes after it, and the record of how they were compacted. The chat is due
        at once, so that what is left is summarised again; until then it is shown as it was said.

        `facts` is written along with it; None is returned, and nothing changed, if their version
        has moved on. Positions without a message are passed over."""
        ...

    async def erase_chat(self, chat: str, *, facts: FactChange | None = None) -> Erased | None:
        """Erases a chat and everything in it; `facts` as above. The id may be used anew."""
        ...

    async def erase_user(self, user: str) -> Erased:
        """Erases everything of a user: chats, facts, moods, and links in either direction."""
        ...

    async def scrub(self) -> list[str]:
        """Makes the bytes of what was erased go, as far as the store can reach. Returns where some
        may still be, in words."""
        ...

    async def marks(self, user: str) -> Marks:
        """How far a user's chats (in order of id) and facts have come: who keeps something made
        of them in mind can tell what is new, and whether anything was erased."""
        ...

    async def vectors(
        self, user: str, embedder: str, refs: Collection[str]
    ) -> dict[str, StoredVector]:
        """The vectors that an embedder made of these, as far as they are kept, by ref."""
        ...

    async def write_vectors(
        self, user: str, embedder: str, vectors: Sequence[StoredVector]
    ) -> None:
        """Adds or replaces vectors by ref. They are erased with what they stand for: the message
        with the ref `m{position}:{chat}`, the summary `s{start}-{end}:{chat}`, the fact `f{id}`.
        Those of what is gone already are not taken: making them may have taken a while."""
        ...

    async def usage(self, chat: str) -> Usage:
        """How the contexts of a chat were made and used."""
        ...

    async def add_usage(self, chat: str, usage: Usage) -> None:
        """Adds to it; nothing happens if there is no such chat."""
        ...

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        """Leases up to `limit` chats that are due and not leased, the longest due first."""
        ...

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        """Gives a lease back and sets when the chat is next due; messages that came meanwhile
        keep it due at once. Returns False, changing nothing, if the lease was lost or given back
        before."""
        ...

    async def extend(self, lease: Lease, *, now: datetime, seconds: float) -> bool:
        """Keeps a lease for `seconds` from now. Returns False, changing nothing, if it was lost."""
        ...

    async def make_due(self, chat: str, *, now: datetime) -> bool:
        """Makes a chat due at once and forgets how often it failed, if its memory is on. Returns
        whether there is such a chat."""
        ...

    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        """The blocks with the status "dead", of all chats, in order of chat and position."""
        ...

    async def publish(self, notices: Sequence[Notice]) -> None:
        """Writes notices of what has no write of its own."""
        ...

    async def notices(
        self, *, after: int, limit: int, user: str | None = None, chat: str | None = None
    ) -> list[Notice]:
        """What happened after the notice numbered `after`, in order: all of it, or what concerns
        a user (whichever the chat) or a chat."""
        ...

    async def last_notice(self) -> int:
        """The number of the newest notice there ever was; 0 if there was none."""
        ...

    async def trim_notices(self, *, before: datetime) -> int:
        """Removes notices that are older. Returns how many."""
        ...

    async def wait(self, seconds: float) -> None:
        """Returns when something may have been published, by whichever process, or after so
        long."""
        ...

    async def add_spend(
        self,
        spend: Spend,
        *,
        model: str,
        day: date,
        user: str = "",
        chat: str = "",
        cap: float | None = None,
    ) -> bool:
        """Adds to what was spent on a day. With a `cap`, it is added only if the tenant's cost of
        that day does not pass it, however many ask at once; returns whether it was. When a chat
        or user is erased, the sums stay and their names go."""
        ...

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        """What was spent, by day and model, from `since` up to but not on `until`: in all, or for
        a user or a chat."""
        ...

    async def documents(
        self,
        collection: str,
        *,
        now: datetime,
        keys: Collection[str] | None = None,
        prefix: str = "",
        after: str = "",
        user: str | None = None,
        limit: int | None = None,
    ) -> list[Document]:
        """The documents of a collection that have not expired, in order of key (by code point):
        those with these keys, with keys that begin with `prefix`, with keys greater than `after`,
        of a user."""
        ...

    async def write_documents(
        self,
        collection: str,
        documents: Sequence[Document],
        *,
        now: datetime,
        remove: Collection[str] = (),
    ) -> None:
        """Removes the keys in `remove`, then adds or replaces documents by key, each one whole.
        The version of what is written is one more than that of what it replaces."""
        ...

    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        """Writes a document if the version of what it replaces is still its own: 0 if there is
        none, or it has expired. Returns False, changing nothing, if somebody was faster."""
        ...

    async def tally(self, *, since: datetime, newest: int) -> Tally:
        """Everything added up, with compactions from `since` on and so many of the newest chats."""
        ...

    async def size(self) -> int:
        """Bytes that the store takes up."""
        ...

    async def check(self) -> list[str]:
        """What is wrong with the store, in words; nothing if all is well."""
        ...


class Database(Protocol):
    """A place that holds the stores of many tenants, and what they share: a file, connections."""

    def store(self, tenant: str) -> Store:
        """A tenant's store. Closing it leaves the database open."""
        ...

    async def tenants(self, *, due: datetime | None = None) -> list[str]:
        """Every tenant that has a chat, a fact or a document here, in order; or only those that
        have a chat or a fact due by then."""
        ...

    async def close(self) -> None:
        """Lets go of everything. Its stores are closed with it. Calling it again does nothing."""
        ...
