"""What an importer read → a memory. Bringing the same again adds nothing; a file that has grown
adds what is new in it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from typing import Any, Protocol

from lembrar.errors import InvalidInput
from lembrar.importers.base import Imported, Told
from lembrar.model import Message
from lembrar.policy import Policy
from lembrar.record.check import check_message
from lembrar.stores.base import Document, Store
from lembrar.text.private import mask
from lembrar.text.private.values import nothing_left

_FACTS = "imported.facts"  # facts of other memories that were brought already, by digest

Progress = Callable[[int], None]


class Recorder(Protocol):
    """As much of a memory as is needed here."""

    @property
    def store(self) -> Store: ...

    @property
    def policy(self) -> Policy: ...

    async def append(
        self, chat: str, user: str, messages: Iterable[Message | Mapping[str, Any]]
    ) -> list[Message]: ...


@dataclass(frozen=True, slots=True)
class Brought:
    """What was in some files: messages and facts that were `read`, how many of them are `new` and
    `known`, and what was skipped, by reason. `facts` of what was read are facts."""

    read: int = 0
    new: int = 0
    known: int = 0
    facts: int = 0
    chats: tuple[str, ...] = ()
    users: tuple[str, ...] = ()
    skipped: Mapping[str, int] = field(default_factory=dict[str, int])


async def bring(
    memory: Recorder,
    pieces: Iterable[Imported],
    now: datetime,
    *,
    user: str = "",
    looked_for: str = "",
    progress: Progress | None = None,
) -> Brought:
    """Records what was imported, some hundred messages in each durable write. `user` is whose
    memory it becomes where the file does not say so.

    Raises InvalidInput if there is nothing at all to import, and says what was `looked_for`."""
    count = _Count(memory, now, user)
    rest = iter(pieces)
    while (piece := await asyncio.to_thread(_next, rest)) is not None:
        await count.take(piece)
        if progress:
            progress(count.read)
    done = count.total()
    if not done.read:
        skipped = ", ".join(f"{n} × {reason}" for reason, n in done.skipped.items())
        raise InvalidInput(
            "Nothing to import was found. "
            + (f"Skipped: {skipped}. " if skipped else "")
            + (f"Looked for {looked_for}." if looked_for else "")
        )
    return done


def _next(pieces: Iterator[Imported]) -> Imported | None:
    """Reading is work of its own: others go on meanwhile."""
    return next(pieces, None)


class _Count:
    """How much was read, and what became of it."""

    def __init__(self, memory: Recorder, now: datetime, user: str) -> None:
        self._memory, self._now, self._user = memory, now, user
        self._ends: dict[str, int] = {}  # the newest message of each chat
        self._users: dict[str, None] = {}
        self._skipped: Counter[str] = Counter()
        self._new = self._facts = self.read = 0

    async def take(self, piece: Imported) -> None:
        """Records one stretch."""
        self._skipped.update(piece.skipped)
        user = piece.user or self._user
        if not user and (piece.messages or piece.facts):
            raise InvalidInput("The file does not say whose memory it is. Say it with --user.")
        if piece.messages:
            self._users[user] = None
            await self._append(piece.chat, user, self._valid(piece.messages))
        for told in piece.facts:
            self._users[told.user or user] = None
            await self._remember(told, told.user or user)

    def total(self) -> Brought:
        """Everything so far."""
        return Brought(
            self.read,
            self._new,
            self.read - self._new,
            self._facts,
            tuple(self._ends),
            tuple(self._users),
            dict(self._skipped),
        )

    def _valid(self, messages: Sequence[Message]) -> list[Message]:
        """The messages that can be recorded; one that cannot does not stop the others."""
        valid: list[Message] = []
        for message in messages:
            try:
                valid.append(check_message(message))
            except InvalidInput:
                self._skipped["not valid"] += 1
        return valid

    async def _append(self, chat: str, user: str, messages: list[Message]) -> None:
        if not messages:
            return
        if chat not in self._ends:
            head = await self._memory.store.chat(chat)
            self._ends[chat] = head.messages if head else 0
        written = await self._memory.append(chat, user, messages)
        end = self._ends[chat]
        self.read += len(messages)
        self._new += len({message.seq for message in written if message.seq > end})
        self._ends[chat] = max([end, *(message.seq for message in written)])

    async def _remember(self, told: Told, user: str) -> None:
        from lembrar.transfer.told import remember  # reads languages: dear to import

        store = self._memory.store
        key = blake2b(f"{user}\0{told.id}".encode(), digest_size=20).hexdigest()
        self.read += 1
        self._facts += 1
        if await store.documents(_FACTS, now=self._now, keys=[key]):
            return
        try:
            policy = self._memory.policy
            said = replace(told, text=mask(told.text, policy.redaction.facts))
            if nothing_left(said.text):
                raise InvalidInput("Nothing is left of it but what facts must not hold.")
            await remember(store, user, said, policy.facts, self._now)
        except InvalidInput:
            self.read -= 1
            self._facts -= 1
            self._skipped["not valid"] += 1
            return
        await store.write_documents(_FACTS, [Document(key, b"", user=user)], now=self._now)
        self._new += 1
