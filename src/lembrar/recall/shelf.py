"""Everything of a person, ready to be searched, brought up to date with the store at each use.

What is kept here is a cache and nothing else: it is checked against the store's marks before every
search, so what was said a moment ago is found, and what was erased is not, whoever wrote it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b

import numpy as np

from lembrar.embedders.base import Embedder
from lembrar.embedders.open import open_embedder
from lembrar.errors import EmbedderFailed
from lembrar.model import Fact, Message, Summary
from lembrar.recall.doc import Doc
from lembrar.recall.index import Floats, Index
from lembrar.recall.parts import parts
from lembrar.recall.policy import Recall
from lembrar.recall.query import understand
from lembrar.recall.rank import Found, search
from lembrar.stores.base import ChatMark, Store, StoredVector

_PAGE = 500
_MOST_DOCS = 400_000  # kept in mind over all people; the least recently asked are let go
_SOON_SEARCHED = 20_000  # so few that handing the search to a thread gives nobody else a turn
_SOON_ADDED = 16
_FINDABLE = ("live", "archived")
_log = logging.getLogger("lembrar.recall")


@dataclass(slots=True)
class _Kept:
    """A person's index, and how far it has read."""

    index: Index
    chats: dict[str, ChatMark] = field(default_factory=dict[str, ChatMark])
    facts: dict[str, int] = field(default_factory=dict[str, int])
    told: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # refs by origin
    bare: dict[str, Doc] = field(default_factory=dict[str, Doc])  # without a vector yet
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Shelf:
    """Searches in what a store holds. Without an embedder, words alone decide."""

    def __init__(
        self,
        store: Store,
        embedder: str | Embedder,
        policy: Recall,
        *,
        hide: Callable[[str], str] | None = None,
    ) -> None:
        """`hide` takes out of a text what an embedder behind a network must not see."""
        self._store = store
        self._embedder = self._opened(embedder)
        self._hide = hide
        self._policy = policy
        self._kept: OrderedDict[tuple[str, ...], _Kept] = OrderedDict()
        self._warned = False

    def _opened(self, embedder: str | Embedder) -> Embedder | None:
        """The embedder, or none and a warning if it cannot be had."""
        if not isinstance(embedder, str):
            return embedder
        try:
            return open_embedder(embedder)
        except EmbedderFailed as error:
            _log.warning("Search goes by words alone: %s", error)
            return None

    async def find(
        self,
        people: Sequence[str],
        question: str,
        now: datetime,
        *,
        limit: int = 200,
        kinds: Collection[str] = (),
        until: datetime | None = None,
    ) -> Found:
        """The best of what a person said, was told and is known for, for a question; of some kinds
        only, and only what was there at a time, if that is asked."""
        kept = self._of(people)
        async with kept.lock:
            await self._refresh(kept, people)
            query = understand(question, now, speakers=kept.index.speakers)
            vector = await self._embedded(query.about)
            asked = (kept.index, query, now, self._policy, vector, limit, kinds, until)
            if len(kept.index) <= _SOON_SEARCHED:
                return search(*asked)
            return await asyncio.to_thread(search, *asked)

    async def catch_up(self, people: Sequence[str]) -> int:
        """Embeds what has no vector yet, and keeps the vectors. Returns how many texts."""
        if self._embedder is None or self._embedder.is_instant:
            return 0
        kept = self._of(people)
        done = 0
        async with kept.lock:
            await self._refresh(kept, people)
            while kept.bare:
                some = list(kept.bare.values())[:_PAGE]
                rows = await self._vectors(some)
                length = self._embedder.dimensions
                for person in people:
                    theirs = kept.told.get(f"f{person}", set())
                    made = [
                        StoredVector(doc.ref, doc.chat, _digest(doc.text), pack(row), length)
                        for doc, row in zip(some, rows, strict=True)
                        if doc.ref in theirs or (doc.chat and person == people[0])
                    ]
                    await self._store.write_vectors(person, self._embedder.name, made)
                await asyncio.to_thread(kept.index.add, some, rows)
                for doc in some:
                    kept.bare.pop(doc.ref)
                done += len(some)
        return done

    async def keep_up(self, person: str) -> None:
        """Reads what is new about a person that is kept in mind, before somebody asks."""
        for people, kept in list(self._kept.items()):
            if person in people:
                async with kept.lock:
                    await self._refresh(kept, people)

    def let_go(self, person: str) -> None:
        """Keeps nothing of a person in mind; without a name, nothing of anybody."""
        for people in [people for people in self._kept if not person or person in people]:
            del self._kept[people]

    def _of(self, people: Sequence[str]) -> _Kept:
        key = tuple(sorted(people))
        if key not in self._kept:
            size = self._embedder.dimensions if self._embedder else 0
            self._kept[key] = _Kept(Index(size, self._policy))
        self._kept.move_to_end(key)
        held = sum(len(kept.index) for kept in self._kept.values())
        while held > _MOST_DOCS and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            held -= len(gone.index)
        return self._kept[key]

    # ── keeping up ────────────────────────────────────────────────────────────────────────────

    async def _refresh(self, kept: _Kept, people: Sequence[str]) -> None:
        seen: set[str] = set()
        for person in people:
            marks = await self._store.marks(person)
            for mark in marks.chats:
                if mark.enabled:
                    seen.add(mark.chat)
                    await self._refresh_chat(kept, mark)
            if kept.facts.get(person) != marks.facts:
                await self._refresh_facts(kept, person)
                kept.facts[person] = marks.facts
        for chat in kept.chats.keys() - seen:
            self._drop_chat(kept, chat)
        await self._fetch(kept, people)

    async def _refresh_chat(self, kept: _Kept, mark: ChatMark) -> None:
        known = kept.chats.get(mark.chat)
        if known == mark:
            return
        if known is not None and (known.erasures, known.since) != (mark.erasures, mark.since):
            self._drop_chat(kept, mark.chat)
            known = None
        first = known.seq + 1 if known else 1
        for start in range(first, mark.seq + 1, _PAGE):
            page = await self._store.messages(
                mark.chat, first=start, last=min(start + _PAGE - 1, mark.seq)
            )
            await self._add(kept, f"m{mark.chat}", [message_doc(m) for m in page if not m.erased])
        if known is None or known.version != mark.version:
            blocks = await self._store.blocks(mark.chat)
            docs = [summary_doc(mark.chat, b) for b in blocks if b.status == "ready" and b.text]
            await self._replace(kept, f"s{mark.chat}", docs)
        kept.chats[mark.chat] = mark

    async def _refresh_facts(self, kept: _Kept, person: str) -> None:
        _, facts = await self._store.facts(person, statuses=_FINDABLE)
        await self._replace(kept, f"f{person}", [fact_doc(fact) for fact in facts])

    def _drop_chat(self, kept: _Kept, chat: str) -> None:
        for origin in (f"m{chat}", f"s{chat}"):
            self._remove(kept, kept.told.pop(origin, set()))
        kept.chats.pop(chat, None)

    async def _replace(self, kept: _Kept, origin: str, docs: Sequence[Doc]) -> None:
        """Makes these, and no others, the documents of an origin; what is the same stays."""
        refs = {doc.ref for doc in docs}
        self._remove(kept, kept.told.get(origin, set()) - refs)
        known = {ref: kept.index.doc(kept.index.places[ref]) for ref in refs if ref in kept.index}
        new = [doc for doc in docs if not same(known.get(doc.ref), doc)]
        await self._add(kept, origin, new)
        kept.told[origin] = refs

    def _remove(self, kept: _Kept, refs: Iterable[str]) -> None:
        gone = list(refs)
        kept.index.remove(gone)
        for ref in gone:
            kept.bare.pop(ref, None)

    async def _add(self, kept: _Kept, origin: str, docs: Sequence[Doc]) -> None:
        if not docs:
            return
        rows = None
        if self._embedder is not None and self._embedder.is_instant:
            try:
                rows = await self._vectors(docs)
            except EmbedderFailed as error:
                self._warn(error)
        if len(docs) <= _SOON_ADDED:
            kept.index.add(docs, rows)
        else:
            await asyncio.to_thread(kept.index.add, docs, rows)
        if rows is None and self._embedder is not None:
            kept.bare.update((doc.ref, doc) for doc in docs)
        kept.told.setdefault(origin, set()).update(doc.ref for doc in docs)

    async def _fetch(self, kept: _Kept, people: Sequence[str]) -> None:
        """Takes the vectors that somebody has kept since for what has none here."""
        if not kept.bare or self._embedder is None:
            return
        for person in people:
            found = await self._store.vectors(person, self._embedder.name, list(kept.bare))
            for ref, vector in found.items():
                if vector.digest == _digest(kept.bare[ref].text):
                    doc = kept.bare.pop(ref)
                    kept.index.add([doc], [unpack(vector.data, self._embedder.dimensions)])

    async def _vectors(self, docs: Sequence[Doc]) -> list[Floats]:
        """The rows of each document, one for each of its parts."""
        assert self._embedder is not None  # noqa: S101
        pieces = [parts(doc.text) for doc in docs]
        rows = await self._embedder.embed(self._sayable([p for some in pieces for p in some]))
        ends = np.cumsum([len(some) for some in pieces])
        return [np.asarray(some, np.float32) for some in np.split(rows, ends[:-1])]

    async def _embedded(self, text: str) -> Floats | None:
        if self._embedder is None or not text:
            return None
        try:
            return (await self._embedder.embed(self._sayable([text])))[0]
        except EmbedderFailed as error:
            self._warn(error)
            return None

    def _sayable(self, texts: list[str]) -> list[str]:
        """The texts as the embedder may see them: one that answers at once is on this machine."""
        if self._hide is None or self._embedder is None or self._embedder.is_instant:
            return texts
        return [self._hide(text) for text in texts]

    def _warn(self, error: EmbedderFailed) -> None:
        """Says once that vectors cannot be had for now."""
        if not self._warned:
            _log.warning("Search goes by words alone for now: %s", error)
            self._warned = True


def same(old: Doc | None, new: Doc) -> bool:
    """Whether nothing changed but the language, which the index finds out by itself."""
    return old is not None and (old.text, old.at, old.weight, old.priority, old.accesses) == (
        new.text, new.at, new.weight, new.priority, new.accesses
    )  # fmt: skip


def message_doc(message: Message) -> Doc:
    """A message, to be found."""
    return Doc(
        ref=f"m{message.seq}:{message.chat}",
        text=str(message),
        chat=message.chat,
        seq=message.seq,
        speaker=message.sender or message.role,
        role=message.role,
        at=message.at,
        sources=(message.id,),
        message=message,
    )


def summary_doc(chat: str, block: Summary) -> Doc:
    """A summary, to be found."""
    told = [block.text, *(event.description for event in block.events)]
    return Doc(
        ref=f"s{block.start}-{block.end}:{chat}",
        text="\n".join(told),
        kind="summary",
        chat=chat,
        at=block.at,
        sources=(block.first_id, block.last_id),
    )


def fact_doc(fact: Fact) -> Doc:
    """A fact, to be found."""
    return Doc(
        ref=f"f{fact.id}",
        text=str(fact),
        kind=fact.kind,
        at=fact.updated_at,
        language=fact.language,
        layer=fact.layer,
        weight=fact.weight,
        priority=fact.priority,
        accesses=fact.accesses,
        sources=fact.sources,
    )


def _digest(text: str) -> bytes:
    return blake2b(text.encode(errors="surrogatepass"), digest_size=16).digest()


def pack(rows: Floats) -> bytes:
    """Vectors as bytes, two for each number."""
    return rows.astype("<f2").tobytes()


def unpack(packed: bytes, dimensions: int) -> Floats:
    """The same, as vectors."""
    return np.frombuffer(packed, "<f2").astype(np.float32).reshape(-1, dimensions)
