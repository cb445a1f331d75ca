"""Answers that are owed. They stand in the store, so that they outlive the process.

Each message that wants an answer leaves an ask: which message it is and where the answer goes; of
a command, which is not in the log, also its words. When the answer is made, it is kept with the
ask before it is sent, so that nobody is told two different things. The ask goes when the answer
stands in the log.

Sending is at least once: a process that dies between sending an answer and noting it sends it
again. (WhatsApp tells us by a status what it has taken, which closes most of that gap.) Recording
is exactly once: the answer's id follows from the message's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from itertools import takewhile
from typing import Any

from lembrar.stores.base import Document, Store

ANSWER_HOURS = 23  # WhatsApp takes answers for 24 hours; later ones would puzzle anybody
_OUTBOX = "channel.outbox"
_PAGE = 500
_LONGEST_WAIT = 4  # times the window in which more is waited for
_IN_CHAT = 100  # asks; the answer to one covers the others


@dataclass(frozen=True, slots=True)
class Ask:
    """An answer owed to the message at position `seq` of a chat, or to a command, in `words` of
    its own, that came after it.

    `text` is the answer once it is made, `parts` how many parts of it were sent, `sending`
    whether another was begun. It is not to be looked at again before `due_at`."""

    channel: str
    chat: str
    user: str
    seq: int
    id: str
    line: str
    to: str
    asked_at: datetime
    due_at: datetime
    group: bool = False
    words: str = ""
    order: int = 0  # among commands after the same message
    tries: int = 0
    text: str = ""
    parts: int = 0
    sending: bool = False
    version: int = 0

    @property
    def key(self) -> str:
        """Asks of one chat stand together, in the order in which they were said."""
        after = f"~{self.order:04d}" if self.words else ""
        return f"{place(self.chat)}/{self.seq:012d}{after}"

    @property
    def expires_at(self) -> datetime:
        """When it is too late to answer."""
        return self.asked_at + timedelta(hours=ANSWER_HOURS)


def place(chat: str) -> str:
    """What the keys of a chat's asks begin with."""
    return short(chat)


def short(text: str) -> str:
    """A name of one length for a text of any."""
    return blake2b(text.encode(errors="replace"), digest_size=16).hexdigest()


# ── the store ─────────────────────────────────────────────────────────────────────────────────


async def add(store: Store, ask: Ask, now: datetime, *, wait_seconds: float = 0) -> None:
    """Owes an answer, unless it is owed already, or so many are in this chat that one more would
    change nothing. It waits for more to be said, but not for ever."""
    while True:
        waiting = await owed(store, now, place(ask.chat))
        if len(waiting) >= _IN_CHAT or any(other.id == ask.id for other in waiting):
            return
        order = sum(bool(other.words) and other.seq == ask.seq for other in waiting)
        due_at = _due_at(waiting, now, wait_seconds)
        made = _document(replace(ask, due_at=due_at, order=order))
        if await store.swap_document(_OUTBOX, made, now=now) or not ask.words:
            return


def _due_at(waiting: Iterable[Ask], now: datetime, seconds: float) -> datetime:
    since = min([now, *(ask.asked_at for ask in waiting if not ask.text)])
    longest = since + timedelta(seconds=seconds * _LONGEST_WAIT)
    return max(now, min(now + timedelta(seconds=seconds), longest))


async def owed(store: Store, now: datetime, chat_place: str = "") -> list[Ask]:
    """Every answer owed, or those of a chat, in order of chat and position."""
    prefix = f"{chat_place}/" if chat_place else ""
    found: list[Ask] = []
    after = ""
    while page := await store.documents(_OUTBOX, now=now, prefix=prefix, after=after, limit=_PAGE):
        found += [ask for document in page if (ask := _ask(document))]
        after = page[-1].key
        if len(page) < _PAGE:
            break
    return found


async def change(
    store: Store, ask: Ask, now: datetime, changed: Callable[[Ask], Ask]
) -> Ask | None:
    """The ask, changed as it now stands; None if it is gone."""
    current: Ask | None = ask
    while current is not None:
        made = changed(current)
        if made == current:
            return current
        if await store.swap_document(_OUTBOX, _document(made), now=now):
            return replace(made, version=made.version + 1)
        current = await read(store, ask.key, now)
    return None


async def keep_text(
    store: Store, ask: Ask, text: str, covered: Sequence[Ask], now: datetime
) -> Ask | None:
    """Keeps an answer before it is sent; it answers those it covers, too."""
    kept = await change(store, ask, now, lambda a: replace(a, text=a.text or text, tries=0))
    if kept is not None:
        await remove(store, covered, now)
    return kept


async def put_off(store: Store, ask: Ask, due_at: datetime, now: datetime, *, unsure: bool) -> None:
    """Notes that it did not work, and when to try again. `unsure` if it may have been heard."""
    await change(
        store,
        ask,
        now,
        lambda a: replace(a, tries=a.tries + 1, due_at=due_at, sending=a.sending and unsure),
    )


async def remove(store: Store, asks: Iterable[Ask], now: datetime) -> None:
    """Owes these no more."""
    keys = [ask.key for ask in asks]
    if keys:
        await store.write_documents(_OUTBOX, [], now=now, remove=keys)


async def begin(store: Store, ask: Ask, now: datetime) -> Ask | None:
    """Notes that the next part of an answer is about to be sent."""
    number = ask.parts
    return await change(
        store, ask, now, lambda a: replace(a, sending=True) if a.parts == number else a
    )


async def taken(store: Store, ask: Ask, number: int, now: datetime) -> Ask | None:
    """Notes that part `number` of an answer was sent."""
    return await change(
        store,
        ask,
        now,
        lambda a: replace(a, parts=number + 1, sending=False, tries=0) if a.parts == number else a,
    )


async def note_taken(store: Store, mark: str, now: datetime) -> None:
    """Notes that a part of an answer was sent, as a status tells: what was begun is done."""
    key, _, part = mark.rpartition("#")
    ask = await read(store, key, now) if key and part.isascii() and part.isdigit() else None
    if ask and ask.sending:
        await taken(store, ask, int(part), now)


def mark(ask: Ask) -> str:
    """What is sent along with the next part of an answer, to know it again by."""
    return f"{ask.key}#{ask.parts}"


# ── on the wire ───────────────────────────────────────────────────────────────────────────────


def _document(ask: Ask) -> Document:
    row = asdict(ask) | {
        "asked_at": ask.asked_at.isoformat(),
        "due_at": ask.due_at.isoformat(),
    }
    row.pop("version")
    data = json.dumps(row, ensure_ascii=False).encode(errors="replace")
    return Document(ask.key, data, ask.user, ask.expires_at, ask.version)


def _ask(document: Document) -> Ask | None:
    """None for what another version of Lembrar may have left and this one cannot read."""
    try:
        row: dict[str, Any] = json.loads(document.data)
        for name in ("asked_at", "due_at"):
            row[name] = datetime.fromisoformat(row[name])
        return Ask(**row, version=document.version)
    except (ValueError, KeyError, TypeError):
        return None


async def read(store: Store, key: str, now: datetime) -> Ask | None:
    """The ask as it now stands; None if it is gone."""
    found = await store.documents(_OUTBOX, now=now, keys=[key])
    return _ask(found[0]) if found else None


# ── what is next ──────────────────────────────────────────────────────────────────────────────


def next_asks(asks: Sequence[Ask]) -> list[Ask]:
    """The asks of a chat that the next answer is for, due when the last of them is.

    Answers come in order: one that is made goes first, and while it waits to be tried again the
    others wait too. A command has an answer of its own; everything else that was said up to the
    next command gets one."""
    first = next((ask for ask in asks if ask.text), asks[0])
    if first.text or first.words:
        return [first]
    return list(takewhile(lambda ask: not ask.words, asks))


def due_at(asks: Sequence[Ask]) -> datetime:
    """When the next answer of a chat is due."""
    return max(ask.due_at for ask in next_asks(asks))
