"""Lines of an export → a store. Nothing in them is trusted, and nothing that is there is lost:
what the store has already is left as it is, and loading again adds nothing."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Sequence
from datetime import datetime

from lembrar.errors import InvalidInput
from lembrar.model import Chat
from lembrar.person import identities
from lembrar.record.check import check_zone
from lembrar.stores.base import Store
from lembrar.transfer.load_chat import ChatLoader
from lembrar.transfer.load_person import PersonLoader
from lembrar.transfer.loaded import Loaded
from lembrar.transfer.records import (
    AtomsRecord,
    ChatRecord,
    CompactionRecord,
    Ending,
    FactRecord,
    LinkRecord,
    MessageRecord,
    MoodRecord,
    Opening,
    PlaceRecord,
    Record,
    SummaryRecord,
    check_version,
    parsed,
)

Lines = Iterable[str] | Iterable[bytes] | AsyncIterable[str] | AsyncIterable[bytes]
_OfChat = MessageRecord | PlaceRecord | SummaryRecord | AtomsRecord | CompactionRecord


async def load(store: Store, lines: Lines, now: datetime, *, user: str | None = None) -> Loaded:
    """Loads the exports that stand in some lines, and counts what was new. `user` allows only
    that person's, under names that nobody else has here.

    A line that cannot be used raises InvalidInput and names its number. What stood before it is
    loaded; after the lines were put right, loading them again goes on from there."""
    loader = _Loader(store, now, user)
    number = 0
    async for text in _each(lines):
        number += 1
        if text.strip():
            await loader.take(parsed(text, number), number)
    await loader.end_of_lines(number)
    return loader.loaded


async def _each(lines: Lines) -> AsyncIterator[str | bytes]:
    if isinstance(lines, AsyncIterable):
        async for line in lines:
            yield line
    else:
        for line in lines:
            yield line


class _Loader:
    """Where loading stands: whose export it is in, and which of its chats."""

    def __init__(self, store: Store, now: datetime, user: str | None) -> None:
        self._store, self._now, self._user = store, now, user
        self._opening: Opening | None = None
        self._chat: ChatLoader | None = None
        self._person = PersonLoader(store)
        self._records = 0
        self.loaded = Loaded()

    async def take(self, record: Record, number: int) -> None:
        """One more record."""
        if isinstance(record, Opening):
            await self._open(record, number)
            return
        if self._opening is None:
            raise InvalidInput(f"Line {number}: an export begins with a line of type «export».")
        if isinstance(record, Ending):
            await self._end(record, number)
            return
        self._records += 1
        if isinstance(record, ChatRecord):
            await self._begin_chat(record, number)
        elif isinstance(record, _OfChat):
            await self._in_chat(record, number)
        else:
            await self._of_person(record, number)

    async def end_of_lines(self, number: int) -> None:
        """Makes sure that nothing is missing."""
        if number == 0:
            raise InvalidInput("There is nothing to load: no lines were given.")
        if self._opening is not None:
            raise InvalidInput(
                f"The export ends after line {number} before it says so: the rest is missing. "
                "What stood there is loaded. Export it again, or find the rest, and load it."
            )

    async def _open(self, record: Opening, number: int) -> None:
        check_version(record.version)
        if self._opening is not None:
            raise InvalidInput(f"Line {number}: an export begins before another has ended.")
        if self._user is not None and not await self._only(self._user, record.people):
            raise InvalidInput(f"Line {number}: this is an export of somebody else.")
        self._opening, self._records = record, 0

    async def _only(self, user: str, people: Sequence[str]) -> bool:
        """Whether these are names of the one user: nobody else here goes by any of them."""
        mine = await identities(self._store, user)
        others = [person for person in people if person not in mine]
        known = set(await self._store.users()) if others else set[str]()
        taken = [p for p in others if p in known or await self._store.owner(p) is not None]
        return any(person in mine for person in people) and not taken

    async def _end(self, record: Ending, number: int) -> None:
        await self._end_chat()
        self.loaded += await self._person.flush()
        if record.records != self._records:
            raise InvalidInput(
                f"Line {number}: the export had {record.records} records, and there are "
                f"{self._records}. What stood there is loaded."
            )
        self._opening = None
        self.loaded += Loaded(users=1)

    async def _begin_chat(self, record: ChatRecord, number: int) -> None:
        await self._end_chat()
        self._check_person(record.user, number)
        if record.timezone:
            check_zone(record.timezone)
        head = Chat(**{n: getattr(record, n) for n in _HEAD}, read_seq=record.read)
        self._chat = await ChatLoader.begin(self._store, head, self._now)

    async def _in_chat(self, record: _OfChat, number: int) -> None:
        if self._chat is None or record.chat != self._chat.id:
            raise InvalidInput(f"Line {number}: it does not belong to the chat before it.")
        await self._chat.take(record, number)

    async def _of_person(self, record: LinkRecord | FactRecord | MoodRecord, number: int) -> None:
        await self._end_chat()
        self._check_person(record.user, number)
        if isinstance(record, LinkRecord):
            self._check_person(record.identity, number)
        self.loaded += await self._person.take(record)

    async def _end_chat(self) -> None:
        if self._chat is not None:
            self.loaded += await self._chat.end()
            self._chat = None

    def _check_person(self, person: str, number: int) -> None:
        if self._opening is None or person not in self._opening.people:
            raise InvalidInput(f"Line {number}: it belongs to nobody that the export is about.")


_HEAD = ("id", "user", "created_at", "updated_at", "enabled", "timezone", "language", "warning")
