"""All of one user's memories, ready to be searched: postings, vectors and links, in memory.

Whatever store they come from, the same memories make the same index, so every store ranks alike.
Adding one costs the same however many there are. An index takes about 1 KB for each part of a
text (256 numbers) and half as much for its words; it is not safe to change while it is searched.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from lembrar.recall.columns import Column
from lembrar.recall.doc import Doc
from lembrar.recall.parts import parts
from lembrar.recall.policy import Recall
from lembrar.recall.signs import signs
from lembrar.recall.terms import terms
from lembrar.text.fold import fold
from lembrar.text.language import detect

Floats = NDArray[np.float32]
_REBUILD_SHARE = 0.5
"""Once removed ones are more than this share, the index is made anew from those that live."""
_REBUILD_LEAST = 64


class Postings:
    """In which documents a term stands, and how often: both grow together."""

    __slots__ = ("counts", "docs", "live")

    def __init__(self) -> None:
        self.docs = array("i")
        self.counts = array("f")
        self.live = 0

    def add(self, doc: int, count: int) -> None:
        self.docs.append(doc)
        self.counts.append(count)
        self.live += 1

    def read(self) -> tuple[NDArray[np.int32], Floats]:
        """Views: to be let go before the next `add`, which cannot grow what is looked at."""
        return np.frombuffer(self.docs, np.int32), np.frombuffer(self.counts, np.float32)


class Index:
    """One user's documents. `dimensions` is the length of their vectors, 0 for none."""

    def __init__(self, dimensions: int = 0, policy: Recall | None = None) -> None:
        self.dimensions = dimensions
        self.policy = policy or Recall()
        self._clear()

    def _clear(self) -> None:
        self.docs: list[Doc | None] = []
        self.places: dict[str, int] = {}
        self.postings: dict[str, Postings] = {}
        self.speakers: dict[str, int] = {}
        self.languages: Counter[str] = Counter()
        self.live = 0
        self.words = 0
        self.pair_words = 0.0
        self.sittings = 0
        self.alive = Column(np.bool_)
        self.lengths = Column(np.float32)
        self.pair_lengths = Column(np.float32)  # of a document and its key
        self.previous = Column(np.int32)
        self.next = Column(np.int32)
        self.sitting = Column(np.int32)
        self.speaker = Column(np.int32)
        self.assistant = Column(np.bool_)
        self.kinds: dict[str, int] = {}
        self.kind = Column(np.int32)
        self.signs = Column(np.uint8)
        self.at = Column(np.float64)
        # Several rows for a long text. A document's whole vector is never kept: it is the sum of
        # its parts by their words, so its likeness to a query follows from theirs.
        self.rows = Column(np.float32, max(1, self.dimensions))
        self.row_shares = Column(np.float32)
        self.first_row = Column(np.int32)
        self.vectorless = Column(np.bool_)
        self.bare = 0  # how many have no vector
        self.pair_norm = Column(np.float32)  # of the whole vectors of a document and its key
        self.key = Column(np.int32)  # the one before, where that one helps to find this
        self._chats: dict[str, list[tuple[int, int]]] = {}

    def __len__(self) -> int:
        return self.live

    def __contains__(self, ref: str) -> bool:
        return ref in self.places

    def add(self, docs: Sequence[Doc], vectors: Sequence[Floats] | None = None) -> None:
        """Makes documents findable; one whose `ref` is known replaces the old one.

        `vectors` has one array per document: a row for each of its `parts`, or one for all."""
        for at, doc in enumerate(docs):
            if doc.ref in self.places:
                self.remove([doc.ref])
            self._add(doc, vectors[at] if vectors is not None and self.dimensions else None)

    def remove(self, refs: Iterable[str]) -> None:
        """Makes documents unfindable, and forgets what they said; unknown ones are ignored."""
        for ref in refs:
            place = self.places.pop(ref, None)
            if place is not None:
                self._remove(place)
        dead = len(self.docs) - self.live
        if dead > max(_REBUILD_LEAST, _REBUILD_SHARE * len(self.docs)):
            self._rebuild()

    def count(self, term: str) -> int:
        """How many documents have a term."""
        found = self.postings.get(term)
        return found.live if found else 0

    def doc(self, place: int) -> Doc:
        """The document at a place that is alive."""
        found = self.docs[place]
        assert found is not None  # noqa: S101
        return found

    def vectors(self, place: int) -> Floats:
        """The rows of the document's parts."""
        first = int(self.first_row.all[place])
        after = place + 1
        end = int(self.first_row.all[after]) if after < len(self.docs) else len(self.rows)
        return self.rows.all[first:end]

    def _add(self, doc: Doc, vectors: Floats | None) -> None:
        place = len(self.docs)
        if not doc.language:
            doc = replace(doc, language=detect(doc.text, self.usual_language))
        counts = Counter(terms(doc.text, doc.language))
        for term, count in counts.items():
            found = self.postings.get(term)
            if found is None:
                found = self.postings[term] = Postings()
            found.add(place, count)
        length = counts.total()
        self.docs.append(doc)
        self.places[doc.ref] = place
        self.languages[doc.language] += 1
        self.live += 1
        self.words += length
        self.alive.append(True)
        self.lengths.append(length)
        self.pair_lengths.append(length)
        self.pair_words += length
        self.speaker.append(self.speakers.setdefault(fold(doc.speaker), len(self.speakers)))
        self.assistant.append(doc.role == "assistant")
        self.kind.append(self.kinds.setdefault(doc.kind, len(self.kinds)))
        self.signs.append(signs(doc.text))
        self.at.append(doc.at.timestamp() if doc.at else np.nan)
        self.previous.append(-1)
        self.next.append(-1)
        self.key.append(-1)
        self.pair_norm.append(1.0)
        self.sitting.append(-1)
        self._add_rows(doc.text, vectors)
        if doc.chat and doc.seq:
            self._link(doc, place)

    def _add_rows(self, text: str, vectors: Floats | None) -> None:
        self.first_row.append(len(self.rows))
        is_bare = vectors is None or not vectors.any()
        self.vectorless.append(is_bare)
        self.bare += is_bare
        if vectors is None or is_bare:
            self.rows.append(np.zeros(max(1, self.dimensions), np.float32))
            self.row_shares.append(0.0)
            return
        sizes = np.ones(len(vectors), np.float32)
        if len(vectors) > 1 and len(pieces := parts(text)) == len(vectors):
            sizes = np.array([len(piece.split()) for piece in pieces], np.float32)
        whole = sizes @ vectors
        self.rows.extend(vectors)
        self.row_shares.extend(sizes / np.float32(sqrt(float(whole @ whole)) or 1.0))

    @property
    def usual_language(self) -> str:
        """The language that most of it is in."""
        return "en" if self.languages["en"] > self.languages["pt"] else "pt"

    def _remove(self, place: int) -> None:
        doc = self.doc(place)
        for term in set(terms(doc.text, doc.language)):
            if term in self.postings:
                self.postings[term].live -= 1
        self.languages[doc.language] -= 1
        self.live -= 1
        self.bare -= int(self.vectorless.all[place])
        self.words -= int(self.lengths.all[place])
        self.pair_words -= float(self.pair_lengths.all[place])
        self.alive.all[place] = False
        self.docs[place] = None
        first = int(self.first_row.all[place])
        self.rows.all[first : first + len(self.vectors(place))] = 0.0
        if doc.chat and doc.seq:
            self._unlink(doc, place)

    def _rebuild(self) -> None:
        kept = [(doc, self.vectors(at).copy()) for at, doc in enumerate(self.docs) if doc]
        self._clear()
        self.add([doc for doc, _ in kept], [rows for _, rows in kept])

    def _link(self, doc: Doc, place: int) -> None:
        """Puts the document between its neighbours of the same sitting."""
        chat = self._chats.setdefault(doc.chat, [])
        entry = (doc.seq, place)
        if not chat or chat[-1] < entry:
            chat.append(entry)
            before, after = (chat[-2][1] if len(chat) > 1 else -1), -1
        else:
            insort(chat, entry)
            at = bisect_left(chat, entry)
            before = chat[at - 1][1] if at else -1
            after = chat[at + 1][1] if at + 1 < len(chat) else -1
        near_before = before >= 0 and self._is_near(before, place)
        near_after = after >= 0 and self._is_near(place, after)
        if near_before:
            self.sitting.all[place] = self.sitting.all[before]
        elif near_after:
            self.sitting.all[place] = self.sitting.all[after]
        else:
            self.sitting.all[place] = self.sittings
            self.sittings += 1
        self._join(before if near_before else -1, place)
        if after >= 0:
            self._join(place if near_after else -1, after)

    def _unlink(self, doc: Doc, place: int) -> None:
        chat = self._chats[doc.chat]
        del chat[bisect_left(chat, (doc.seq, place))]
        before, after = int(self.previous.all[place]), int(self.next.all[place])
        if before >= 0:
            self.next.all[before] = after
        if after >= 0:
            self._join(before, after)

    def _is_near(self, earlier: int, later: int) -> bool:
        """Whether two messages belong to one sitting; times that nobody knows don't part them."""
        gap = float(self.at.all[later] - self.at.all[earlier])
        return not gap > self.policy.sitting_hours * 3600

    def _join(self, before: int, after: int) -> None:
        """Makes `before` (-1 for none) the message before `after`."""
        self.previous.all[after] = before
        key = before
        if before >= 0:
            self.next.all[before] = after
            if self.lengths.all[before] > self.policy.longest_key_words:
                key = -1
        self.key.all[after] = key
        self.pair_norm.all[after] = self._pair_norm(key, after) if key >= 0 else 1.0
        length = self.lengths.all[after] + (self.lengths.all[key] if key >= 0 else 0.0)
        self.pair_words += float(length - self.pair_lengths.all[after])
        self.pair_lengths.all[after] = length

    def _pair_norm(self, one: int, other: int) -> float:
        if not self.dimensions:
            return 1.0
        both = self._whole(one) + self._whole(other)
        return sqrt(float(both @ both)) or 1.0

    def _whole(self, place: int) -> Floats:
        first = int(self.first_row.all[place])
        rows = self.vectors(place)
        return np.add.reduce(rows * self.row_shares.all[first : first + len(rows), None], axis=0)
