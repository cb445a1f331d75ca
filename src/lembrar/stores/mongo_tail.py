"""Where a chat's log ends, and which messages are in it, as far as writing needs to know.

Each append is one document, numbered 1, 2, 3 … in its chat. None is ever removed while the chat
lives, so that the end, once known, is found again by looking for the next number.

Who ends a chat's life closes its log first: a document takes the number that comes next, so that
nobody can write after it. For some time, the newest appends leave their numbers taken, too: who
knew the log a moment ago, and not that it is closed, finds the next number taken in any case."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field

from pymongo import ASCENDING, DESCENDING

from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server, put
from lembrar.stores.numbering import Counter
from lembrar.stores.tombstone import erased_id

Place = tuple[str, int]  # a chat's key and which life of it
_MARK_BYTES = 8
_MOST_MARKS = 50_000  # messages of a chat that are kept in mind; of longer ones, none
_KEPT_MARKS = 500_000  # messages of all chats
_KEPT_IN_MIND = 20_000  # chats
_TRUSTED_SECONDS = 10.0  # that what is in mind of a log is written by
_AT_ONCE = 16
_FEW = 4
_WITHOUT_TEXT = {"messages": 0}
_IDS = ("messages.id", "messages.erased")
_STATE = (
    "key", "life", "n", "closed", "last", "last_cycle", "has_user", "has_answer",
    "ever_answered", "words_to", "tokens_to", "updated_at", "put",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tail:
    """The end of a chat's log: its newest append, message and cycle. The sizes are of everything
    that was ever written, what was erased since included."""

    n: int = 0
    seq: int = 0
    counter: Counter = field(default_factory=Counter)
    words: int = 0
    tokens: int = 0
    updated_at: int | None = None
    put: int = 0


@dataclass(slots=True)
class Known:
    """What is kept in mind of a chat's log. `marks` are of every message, or None."""

    tail: Tail
    marks: set[bytes] | None = None
    counted: int = 0  # marks, when it was last kept
    looked: float = 0.0  # when it was known to be so, by the clock on the wall
    closed: bool = False  # the chat's life has ended, or is about to

    @property
    def is_recent(self) -> bool:
        """Whether it was known to be so a moment ago."""
        return 0 <= time.time() - self.looked < _TRUSTED_SECONDS


def tail_of(document: Doc) -> Tail:
    """The end of the log, if this was the newest append."""
    return Tail(
        document["n"],
        document["last"],
        Counter(
            document["last_cycle"],
            document["has_user"],
            document["has_answer"],
            document["ever_answered"],
        ),
        document["words_to"],
        document["tokens_to"],
        document["updated_at"],
        document["put"],
    )


def append_id(place: Place, n: int) -> str:
    """The `_id` of an append."""
    return f"{place[0]}.{place[1]}.{n}"


class Tails:
    """The ends of a tenant's chats, those used last kept in mind. `newest` is the greatest stamp of
    an append that was seen: what comes of it must have a greater one, whatever the clock says."""

    def __init__(self, server: Server, tenant: str, salt: bytes) -> None:
        self._server = server
        self._tenant = tenant
        self._salt = salt
        self._log = server.collection("log")
        self._known: OrderedDict[Place, Known] = OrderedDict()
        self._marks = 0
        self.newest = 0

    def mark(self, id: str) -> bytes:
        """What is kept in mind of a message: the same before and after it is erased."""
        return _mark(erased_id(self._salt, id))

    # ── for reading ───────────────────────────────────────────────────────────────────────────

    async def end(self, place: Place) -> Tail:
        """Where a log ends."""
        known = self._known.get(place)
        if known is None or not self._server.scans:
            return await self._newest(place)
        tail = known.tail
        for _ in range(_FEW):
            following = await self._find(place, tail.n + 1)
            if following is None or following.get("closed"):
                return tail
            tail = self._seen(tail_of(following))
        return await self._newest(place)

    async def ends(self, places: Sequence[Place]) -> dict[Place, Tail]:
        """Where many logs end."""
        cold = [place for place in places if place not in self._known]
        if self._server.scans and len(cold) > _FEW:
            return await self._all_ends(places)
        several = asyncio.Semaphore(_AT_ONCE)

        async def one(place: Place) -> Tail:
            async with several:
                return await self.end(place)

        found = await asyncio.gather(*(one(place) for place in places))
        return dict(zip(places, found, strict=True))

    async def _all_ends(self, places: Sequence[Place]) -> dict[Place, Tail]:
        """The same, by reading through the whole collection once."""
        ends = dict.fromkeys(places, Tail())
        keys = [key for key, _ in places]
        wanted = {"tenant": self._tenant, "key": {"$in": keys}, "closed": {"$exists": False}}
        async for document in self._log.find(wanted, _WITHOUT_TEXT):
            place = (document["key"], document["life"])
            if place in ends and document["n"] > ends[place].n:
                ends[place] = self._seen(tail_of(document))
        return ends

    async def _newest(self, place: Place) -> Tail:
        newest = self._log.find(self._of(place), _WITHOUT_TEXT).sort("n", DESCENDING).limit(2)
        found = [one for one in await newest.to_list() if not one.get("closed")]
        tail = self._seen(tail_of(found[0])) if found else Tail()
        if self.in_mind(place) is None:
            self.keep(place, Known(tail))
        return tail

    # ── for writing ───────────────────────────────────────────────────────────────────────────

    def in_mind(self, place: Place) -> Known | None:
        """What is known of a log, if its messages are, too. Others may have gone on since."""
        known = self._known.get(place)
        return known if known and known.marks is not None else None

    def trusted(self, place: Place) -> Known | None:
        """The same, if it was so a moment ago."""
        known = self.in_mind(place)
        return known if known and known.is_recent else None

    async def follow(self, place: Place) -> Known:
        """What is known of a log now, its messages included unless there are too many."""
        known = self.in_mind(place)
        if known is None:
            tail = await self._newest(place)
            known = Known(Tail(), set()) if tail.seq <= _MOST_MARKS else Known(tail)
        looked = time.time()
        async for document in self._after(place, known.tail.n):
            self.take(known, document)
        known.looked = looked
        self.keep(place, known)
        return known

    async def close(self, place: Place) -> Tail:
        """Lets nobody write to a log any more. Returns where it ends."""
        while True:
            known = await self.follow(place)
            if known.closed:
                return known.tail
            number = known.tail.n + 1
            end = {"_id": append_id(place, number), "n": number, "closed": True}
            await put(self._log, self._of(place) | end | {"put": time.time_ns()})

    def take(self, known: Known, document: Doc) -> None:
        """Goes on by one append, which came next."""
        if document.get("closed"):
            known.closed = True
        elif document["n"] == known.tail.n + 1:
            known.tail = self._seen(tail_of(document))
            if known.marks is not None:
                known.marks |= self._marks_of(document["messages"])

    def keep(self, place: Place, known: Known) -> None:
        """Keeps a log in mind."""
        old = self._known.pop(place, None)
        self._marks -= old.counted if old else 0
        known.counted = len(known.marks or ())
        self._marks += known.counted
        self._known[place] = known
        while len(self._known) > _KEPT_IN_MIND or self._marks > _KEPT_MARKS:
            self._marks -= self._known.popitem(last=False)[1].counted

    def forget(self, place: Place) -> None:
        """Keeps nothing of a log in mind."""
        known = self._known.pop(place, None)
        self._marks -= known.counted if known else 0

    async def _after(self, place: Place, n: int) -> AsyncIterator[Doc]:
        """The appends after number `n`. One is soon found where finding many means to read
        everything."""
        if self._server.scans and n:
            document = await self._find(place, n + 1)
            if document is None:
                return
            yield document
            n += 1
        wanted = self._of(place) | {"n": {"$gt": n}}
        fields = dict.fromkeys((*_STATE, *_IDS), 1)
        async for document in self._log.find(wanted, fields).sort("n", ASCENDING):
            yield document

    async def _find(self, place: Place, n: int) -> Doc | None:
        return await self._log.find_one(self._server.by_id(append_id(place, n), self._tenant))

    def _seen(self, tail: Tail) -> Tail:
        self.newest = max(self.newest, tail.put)
        return tail

    def _of(self, place: Place) -> Doc:
        return {"tenant": self._tenant, "key": place[0], "life": place[1]}

    def _marks_of(self, messages: Iterable[Doc]) -> set[bytes]:
        return {
            _mark(message["id"]) if message.get("erased") else self.mark(message["id"])
            for message in messages
        }


def _mark(erased: str) -> bytes:
    return bytes.fromhex(erased.rpartition("-")[2])[:_MARK_BYTES]
