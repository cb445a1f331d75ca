"""Search: which of a user's memories speak of what is asked, best first, and how sure that is.

Words and meaning are scored for every document, fused by how much of the question the words
really cover, carried to the neighbours in the conversation, and lifted where speaker, time or
kind of answer fit. Nothing here reads a store, embeds a text or looks at a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from math import exp, log

import numpy as np
from numpy.typing import NDArray

from lembrar.recall.closer import Closer
from lembrar.recall.doc import Doc
from lembrar.recall.index import Floats, Index
from lembrar.recall.lexical import Words, words
from lembrar.recall.policy import Recall
from lembrar.recall.query import Query
from lembrar.recall.signs import ASKS, COUNTED, DATED

Places = NDArray[np.int64]
Layers = dict[str, Floats]
_FEW = 8
_MANY = 30_000
_EPOCH_DAY = date(1970, 1, 1).toordinal()


@dataclass(frozen=True, slots=True)
class Scored:
    """A document with its score."""

    doc: Doc
    score: float
    place: int
    _view: _View = field(repr=False, compare=False)

    @property
    def parts(self) -> Mapping[str, float]:
        """What the score is made of."""
        parts = {name: float(layer[self.place]) for name, layer in self._view.layers.items()}
        similarity = max(0.0, float(self._view.total[self.place]) * self._view.scale)
        self._view.value(self.doc, similarity, parts)
        return parts


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found, best first, and what it nearly found. `sure` says from 0 to 1 whether
    anything here answers at all, `share` how much of the room it should be given for that."""

    query: Query
    hits: tuple[Scored, ...] = ()
    missed: tuple[Scored, ...] = ()
    sure: float = 0.0
    share: float = 0.0
    covered: float = 0.0


def search(
    index: Index,
    query: Query,
    now: datetime,
    policy: Recall | None = None,
    vector: Floats | None = None,
    limit: int = 200,
    kinds: Collection[str] = (),
    until: datetime | None = None,
) -> Found:
    """The best documents for a question, at most `limit`, fewer the less sure it is.

    `vector` is the embedding of `query.about`; without one the words alone decide. `kinds` and
    `until` leave out other kinds and what is later: the caller's own wish, never a guess."""
    policy = policy or index.policy
    if not index.live:
        return Found(query)
    said = words(index, query, policy)
    meaning, alike = _meaning(index, vector, policy)
    layers = _fused(index, said, meaning, policy)
    fused = _sum(layers)
    layers |= _around(index, fused, policy) | _asked(index, query, policy)
    layers["before"] = np.float32(policy.before) * said.before
    total = _sum(layers)
    allowed = _allowed(index, kinds, until)
    best = _best(total, allowed, max(limit + policy.near_misses, policy.closer))
    if policy.closer and said.information and len(best):
        layers["closer"] = _look_closer(index, query, policy, said, best)
        total = total + layers["closer"]
        best = best[np.argsort(-total[best], kind="stable")]
    best = _spread(layers, total, best, policy)
    sure = _sure(query, said, alike, policy)
    share = _ramp(sure, policy.sure_none, policy.sure_all)
    scored = _scored(index, layers, total, best, now, sure, policy)
    hits, missed = _cut(scored, round(limit * share + 0.49) if share else 0, policy)
    return Found(query, hits, missed[: policy.near_misses], sure, share, said.covered)


# ── words and meaning ────────────────────────────────────────────────────────────────────────


def _fused(index: Index, said: Words, meaning: Floats | None, policy: Recall) -> Layers:
    """Both scaled to 1 for the best, and weighed by the words' evidence. What has no vector is
    judged by its words alone."""
    scaled = said.scores * np.float32(1.0 / (float(said.scores.max()) or 1.0))
    if meaning is None:
        return {"words": scaled}
    share = _ramp(said.covered, policy.covered_low, policy.covered_high)
    weight = policy.words_low + share * (policy.words_high - policy.words_low)
    like = _scaled(meaning, index)
    if index.bare:
        like = np.where(index.vectorless.all, scaled, like)
    if index.live < len(index.docs):  # what is gone lends nothing to its sitting
        like = np.where(index.alive.all, like, np.float32(0.0))
    return {
        "words": scaled * np.float32(weight),
        "meaning": like * np.float32(1.0 - weight),
    }


def _meaning(index: Index, vector: Floats | None, policy: Recall) -> tuple[Floats | None, float]:
    """How alike each document is to the query: whole, by its best part, and with its key; and how
    alike the most alike part of all is."""
    if vector is None or not index.dimensions or not vector.any():
        return None, 0.0
    rows = _alike(index.rows.all, vector)
    whole, best = rows * index.row_shares.all, rows
    if len(rows) > len(index.docs):
        whole = np.add.reduceat(whole, index.first_row.all)
        best = np.maximum.reduceat(rows, index.first_row.all)
    pair = (whole + _of(whole, index.key.all)) / index.pair_norm.all
    together = 1.0 - policy.whole - policy.best_part
    likeness = (
        np.float32(policy.whole) * whole
        + np.float32(policy.best_part) * best
        + np.float32(together) * pair
    )
    return likeness.astype(np.float32, copy=False), float(rows.max())


def _alike(rows: Floats, vector: Floats) -> Floats:
    """The product with each row. BLAS wakes threads for it, which pays with many rows only."""
    return rows @ vector if len(rows) > _MANY else np.vecdot(rows, vector)


def _scaled(scores: Floats, index: Index) -> Floats:
    """From 1 for the best to 0 for the worst of many. Among few, the worst is not that bad."""
    live = scores if index.live == len(scores) else scores[index.alive.all]
    high = float(live.max())
    spread = (high - float(live.min())) * (1.0 + _FEW / index.live)
    if spread <= 0:
        return np.zeros_like(scores)
    return np.float32(1.0) - (np.float32(high) - scores) * np.float32(1.0 / spread)


def _ramp(value: float, low: float, high: float) -> float:
    """0 up to `low`, 1 from `high` on, a straight line between."""
    return min(1.0, max(0.0, (value - low) / (high - low))) if high > low else float(value >= low)


def _of(scores: Floats, links: NDArray[np.int32]) -> Floats:
    """Each document's neighbour's score; 0 where there is none."""
    return np.where(links >= 0, scores[links], np.float32(0.0))


def _sum(layers: Layers) -> Floats:
    first, *others = layers.values()
    total = first.copy()
    for layer in others:
        total += layer
    return total


def _sure(query: Query, said: Words, alike: float, policy: Recall) -> float:
    """The chance that anything here answers the question."""
    if alike <= 0 and said.covered <= 0:
        return 0.0
    logit = policy.sure_covered * said.covered
    logit += policy.sure + policy.sure_alike * alike if alike else policy.sure_words
    if query.names & said.missing:  # half as bad, where it is about somebody known after all
        logit += policy.sure_stranger / (2 if query.speakers else 1)
    return 1.0 / (1.0 + exp(-logit))


# ── the conversation around, and what is asked for ───────────────────────────────────────────


def _around(index: Index, fused: Floats, policy: Recall) -> Layers:
    """What a document gains from its neighbours and from the best of its sitting."""
    before, after = index.previous.all, index.next.all
    asked = (index.signs.all[before] & ASKS) > 0
    lift = np.float32(policy.previous) + np.float32(policy.answer) * asked
    near = lift * _of(fused, before) + np.float32(policy.next) * _of(fused, after)
    sitting = index.sitting.all
    best = np.zeros(index.sittings + 1, np.float32)
    np.maximum.at(best, sitting, fused)
    best[index.sittings] = 0.0  # where -1 leads: what stands in no conversation
    return {"neighbours": near, "sitting": np.float32(policy.sitting) * best[sitting]}


def _asked(index: Index, query: Query, policy: Recall) -> Layers:
    """What a document gains for being what is asked for."""
    signs = index.signs.all
    layers: Layers = {"question": ((signs & ASKS) > 0) * np.float32(-policy.question)}
    if len(query.speakers) == 1:
        who = index.speakers.get(query.speakers[0], -1)
        layers["speaker"] = (index.speaker.all == who) * np.float32(policy.speaker)
    elif query.role:
        said = index.assistant.all if query.role == "assistant" else ~index.assistant.all
        layers["speaker"] = said * np.float32(policy.speaker)
    if query.wants & DATED:
        layers["date"] = ((signs & DATED) > 0) * np.float32(policy.wanted_date)
    if query.wants & COUNTED:
        layers["number"] = ((signs & COUNTED) > 0) * np.float32(policy.wanted_number)
    if query.days:
        layers["time"] = _in_time(index, query, policy)
    kinds = [index.kinds[kind] for kind in query.kinds if kind in index.kinds]
    if kinds:
        layers["kind"] = np.isin(index.kind.all, kinds) * np.float32(policy.kind)
    return layers


def _in_time(index: Index, query: Query, policy: Recall) -> Floats:
    """Full inside the days asked about, less and less the further away."""
    days = index.at.all / 86_400.0
    near = np.zeros(len(days))
    for first, last in query.days:
        start, end = first.toordinal() - _EPOCH_DAY, last.toordinal() - _EPOCH_DAY + 1
        away = np.maximum(0.0, np.maximum(start - days, days - end))
        near = np.fmax(near, np.exp(-away / policy.time_days))
    return (near * policy.time).astype(np.float32)


def _look_closer(index: Index, query: Query, policy: Recall, said: Words, best: Places) -> Floats:
    """What long documents among the best gain or lose by how their sentences answer."""
    gains = np.zeros(len(index.docs), np.float32)
    places = best[: policy.closer]
    span = policy.closer_long - policy.closer_short
    long = np.clip((index.lengths.all[places] - policy.closer_short) / span, 0.0, 1.0)
    places, long = places[long > 0], long[long > 0]
    if not len(places):
        return gains
    closer = Closer(query.about, said.information)
    looks = [closer.look(index.doc(place).text) for place in places.tolist()]
    weights = (policy.closer_whole, policy.closer_part, policy.closer_phrase)
    values = np.array([[look.whole, look.part, look.phrase] for look in looks]) @ weights
    gains[places] = long * (values - values.mean())  # long ones gain on each other only
    return gains


# ── the best of them ─────────────────────────────────────────────────────────────────────────


def _allowed(index: Index, kinds: Collection[str], until: datetime | None) -> NDArray[np.bool_]:
    allowed = index.alive.all
    if kinds:
        wanted = [index.kinds[kind] for kind in kinds if kind in index.kinds]
        allowed = allowed & np.isin(index.kind.all, wanted)
    if until is not None:
        allowed = allowed & ~(index.at.all > until.timestamp())
    return allowed


def _best(total: Floats, allowed: NDArray[np.bool_], limit: int) -> Places:
    """The places of the highest totals, highest first; of equals, the one that came first."""
    if not allowed.all():
        total = np.where(allowed, total, np.float32(-np.inf))
    limit = min(limit, int(allowed.sum()))
    if limit < len(total) // 2:
        some = np.argpartition(-total, limit)[:limit]
        some.sort()
        return some[np.argsort(-total[some], kind="stable")]
    return np.argsort(-total, kind="stable")[:limit]


def _spread(layers: Layers, total: Floats, best: Places, policy: Recall) -> Places:
    """The best in a new order, where those after the first owe less to their sitting: what takes
    many messages to answer was said on many days. Changes their layer and their total."""
    others = best[policy.sitting_first :]
    less = layers["sitting"][others] * np.float32(1.0 - policy.sitting_others)
    layers["sitting"][others] -= less
    total[others] -= less
    return best[np.argsort(-total[best], kind="stable")]


def _scored(
    index: Index,
    layers: Layers,
    total: Floats,
    best: Places,
    now: datetime,
    sure: float,
    policy: Recall,
) -> list[Scored]:
    """The best as the preset values them. Similarity is 1 for the surest match there can be."""
    if not len(best):
        return []
    scale = sure / max(1e-9, float(total[best[0]]))
    view = _View(layers, total, scale, now, policy)
    at = np.nan_to_num(index.at.all[best]).tolist()
    rows = list[tuple[float, float, str, int, Doc]]()
    for place, value, told in zip(best.tolist(), total[best].tolist(), at, strict=True):
        doc = index.doc(place)
        # The best first; of equals the newest, whatever order they were added in.
        rows.append((-view.value(doc, max(0.0, value * scale), {}), -told, doc.ref, place, doc))
    rows.sort()
    return [Scored(doc, -score, place, view) for score, _, _, place, doc in rows]


@dataclass(frozen=True, slots=True)
class _View:
    """How a search sees the documents: what it gave them, and how the preset values that."""

    layers: Layers
    total: Floats
    scale: float
    now: datetime
    policy: Recall

    def value(self, doc: Doc, similarity: float, parts: dict[str, float]) -> float:
        """The score of a document; notes what it is made of."""
        policy = self.policy
        parts["similarity"] = similarity
        score = policy.similarity_share * similarity
        if policy.usage_share:
            parts["usage"] = log(doc.accesses + 1) / 10
            score += policy.usage_share * parts["usage"]
        if policy.recency_share or policy.recency_power:
            age = (self.now - doc.at).total_seconds() / 86_400 if doc.at else 0.0
            parts["recency"] = 0.5 ** (max(0.0, age) / policy.half_life_days)
            score += policy.recency_share * parts["recency"]
            score *= parts["recency"] ** policy.recency_power
        if policy.weight_power:
            parts["weight"] = doc.weight
            score *= doc.weight**policy.weight_power
        if policy.priority_power:
            parts["priority"] = doc.priority
            score *= doc.priority**policy.priority_power
        return min(policy.highest, score)


def _cut(
    scored: list[Scored], limit: int, policy: Recall
) -> tuple[tuple[Scored, ...], tuple[Scored, ...]]:
    """What is shown and what is not: too weak, too many of a layer, said already, or no room."""
    hits: list[Scored] = []
    missed: list[Scored] = []
    left = dict(policy.layers)
    seen: dict[str, list[Doc]] = {}
    least = policy.least * scored[0].score if scored else 0.0
    for one in scored:
        doc = one.doc
        alike = seen.setdefault(doc.text, [])
        if alike and any(_says_again(doc, other) for other in alike):
            continue
        alike.append(doc)
        has_room = len(hits) < limit and left.get(doc.layer, 1) > 0
        if not has_room or one.score < least:
            missed.append(one)
            continue
        if doc.layer in left:
            left[doc.layer] -= 1
        hits.append(one)
    return tuple(hits), tuple(missed)


def _says_again(one: Doc, other: Doc) -> bool:
    """Whether, of two that say the same, one was said by the same speaker on the same day."""
    days = [doc.at and doc.at.date() for doc in (one, other)]
    return one.speaker == other.speaker and days[0] == days[1]
