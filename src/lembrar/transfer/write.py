"""Writing a whole chat into a store: its log with the places of erased messages, its pins and its
ladder. Each step can be repeated, and finds what it did before."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b

from lembrar.errors import StoreBusy, UnknownChat
from lembrar.model import Atom, Chat, Compaction, Message, Role, Summary
from lembrar.stores.base import Document, LadderChange, Store
from lembrar.text import tokens, words

_COLLECTION = "transfer.unfinished"  # chats that are being written, by id
_TRIES = 20  # at writing what somebody else changes at the same time
_PAGE = 500


async def begin(store: Store, head: Chat, now: datetime) -> bool:
    """Makes the chat, switched off, so that nobody summarises half of it. Returns whether it is
    ours to write: new, or left unfinished by somebody who was interrupted."""
    if await store.chat(head.id) is None:
        mark = Document(head.id, b"", user=head.user)
        await store.write_documents(_COLLECTION, [mark], now=now)
    elif not await store.documents(_COLLECTION, now=now, keys=[head.id]):
        return False
    born = min(head.created_at, now)
    await store.open_chat(head.id, head.user, now=born, enabled=False, timezone=head.timezone)
    return True


async def finish(store: Store, head: Chat, now: datetime) -> None:
    """Switches the chat to what it should be: from here on it lives."""
    await store.open_chat(head.id, head.user, now=now, enabled=head.enabled)
    await store.write_documents(_COLLECTION, [], now=now, remove=[head.id])


def place(chat: str, position: int, role: Role, at: datetime) -> Message:
    """A message to be erased at once, which leaves the place of one that was erased elsewhere."""
    told = blake2b(f"{position}\0{chat}".encode(), digest_size=16).hexdigest()
    return Message(role, "", at=at, id=f"place-{told}")


def counted(message: Message) -> Message:
    """The message with its size, which is never taken from elsewhere."""
    text = str(message)
    return replace(message, words=words.count(text), tokens=tokens.count(text))


async def erase(store: Store, chat: str, positions: Collection[int], now: datetime) -> None:
    """Leaves places at these positions, as far as they are not places already."""
    for position in range(1, max(positions, default=0) + 1, _PAGE):
        page = await store.messages(chat, first=position, last=position + _PAGE - 1)
        there = [m.seq for m in page if not m.erased and m.seq in positions]
        if there:
            await store.erase_messages(chat, there, now=now)


async def pin(store: Store, chat: str, positions: Collection[int]) -> None:
    """Pins the messages at these positions, and no others."""
    pinned = {message.seq for message in await store.pinned(chat)}
    for position in sorted(pinned ^ set(positions)):
        await store.pin(chat, position, pinned=position in positions)


async def ladder(store: Store, chat: str, change: LadderChange) -> None:
    """Writes a change, whatever the chat's version is by now."""
    for _ in range(_TRIES):
        head = await store.chat(chat)
        if head is None:
            raise UnknownChat
        if await store.write_ladder(chat, head.version, change):
            return
    raise StoreBusy(f"The chat {chat!r} is changed by somebody else all the time. Try again.")


async def atoms(store: Store, chat: str, found: Sequence[tuple[int, tuple[Atom, ...]]]) -> None:
    """Keeps what messages must not lose."""
    for first in range(0, len(found), _PAGE):
        await ladder(store, chat, LadderChange(atoms=tuple(found[first : first + _PAGE])))


async def compactions(store: Store, chat: str, runs: Sequence[Compaction]) -> int:
    """Adds the runs that are not there yet, if those that are there come first among them.
    Returns how many were added."""
    there = await store.compactions(chat)
    if list(runs[: len(there)]) != there:
        return 0
    for run in runs[len(there) :]:
        await ladder(store, chat, LadderChange(compaction=run))
    return len(runs) - len(there)


async def placed(store: Store, chat: str, blocks: Sequence[Summary]) -> list[Summary]:
    """The summaries with the cycles and ids that their messages have here, and their sizes."""
    made: list[Summary] = []
    for block in blocks:
        [first] = await store.messages(chat, first=block.start, last=block.start)
        [last] = await store.messages(chat, first=block.end, last=block.end)
        told = "\n".join([block.text, *(event.description for event in block.events)])
        sizes = (words.count(told), tokens.count(told)) if block.text else (0, 0)
        made.append(
            replace(
                block,
                first=first.cycle,
                last=last.cycle,
                first_id=first.id,
                last_id=last.id,
                words=sizes[0],
                tokens=sizes[1],
            )
        )
    return made
