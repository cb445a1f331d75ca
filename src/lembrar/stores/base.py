"""What a store promises. A store object is bound to one tenant: no call can leave it.

1. `append` is durable when it returns. Messages are numbered 1, 2, 3 … in their chat, and so are
   cycles, with no gap or double under any number of writers and processes. A message whose id
   the chat already has is not written again: the first one is returned.
2. A chat that has new messages is due from that moment on, and says so in the same write.
   `claim` leases due chats, each to one worker, with a fencing token; work outlives its worker.
   A chat whose memory is switched off is never due.
3. Derived writes (`write_ladder`, `write_facts`) compare and set on a version and return False
   when somebody was faster. Appending does not change the version.
4. Nothing is half written: a call that raises has changed nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from lembrar.model import Atom, Chat, Compaction, Fact, Message, Summary


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


class Store(Protocol):
    """A place to keep one tenant's conversations. See the module's promises."""

    async def close(self) -> None:
        """Lets go of everything. Calling it again does nothing."""
        ...

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        """Writes messages (complete but for chat, seq and cycle) and makes the chat due.
        Creates the chat if there is none; raises OtherUser if it is somebody else's."""
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

    async def chats(self, user: str) -> list[Chat]:
        """A user's chats, the most recently active first."""
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
        """Writes a change if the chat's version is still `version`, and raises the version."""
        ...

    async def compactions(self, chat: str) -> list[Compaction]:
        """Every run that changed the ladder, oldest first."""
        ...

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        """Corrects the counts of a chat: of its log, and of its summaries."""
        ...

    async def facts(self, user: str, *, limit: int | None = None) -> tuple[int, list[Fact]]:
        """The version of a user's facts, and the facts, oldest first. `limit` keeps the newest
        live ones."""
        ...

    async def write_facts(self, user: str, version: int, facts: Sequence[Fact]) -> bool:
        """Adds or replaces facts by id if the version is still `version`, and raises it."""
        ...

    async def claim(self, *, now: datetime, seconds: float, limit: int) -> list[Lease]:
        """Leases up to `limit` chats that are due and not leased, the longest due first."""
        ...

    async def release(self, lease: Lease, *, due_at: datetime | None, failed: bool = False) -> bool:
        """Gives a lease back and sets when the chat is next due; messages that came meanwhile
        keep it due at once. Returns False, changing nothing, if the lease was lost or given back
        before."""
        ...

    async def size(self) -> int:
        """Bytes that the store takes up."""
        ...

    async def check(self) -> list[str]:
        """What is wrong with the store, in words; nothing if all is well."""
        ...
