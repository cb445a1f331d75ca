"""Blocks in the making: read what they stand for → ask the brain → verify what it says.

Several blocks are asked for in one call where the brain can do that. What is too long for one call
is folded in part by part."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from time import perf_counter

from lembrar.aside import aside
from lembrar.brains.base import Brain, Draft, Job, Learnt, Piece, Rests, Thinker
from lembrar.consolidate import atoms
from lembrar.consolidate.ledger import Ledger
from lembrar.consolidate.plan import Want
from lembrar.consolidate.verify import verify
from lembrar.errors import BrainFailed, StoreError
from lembrar.model import Atom, Chat, Event, Message, Preserved, Spend, Summary, said_at
from lembrar.policy import Ladder, Policy, Rung
from lembrar.stores.base import Store
from lembrar.text import tokens, words
from lembrar.text.language import detect
from lembrar.text.measure import cut, measure
from lembrar.text.private import mask
from lembrar.text.private.values import masked_events, masked_message, still_said

_logger = logging.getLogger("lembrar.ladder")
_PAGE = 64
_SHORTER = 0.8  # of the limit, when a summary came back too long
_WORTH = 0.4  # the share of a draft that must be left once what it invented is out
_EVENTS_SHARE = 3  # key events take at most one part in so many of a block

_Read = tuple[Piece, tuple[Atom, ...]]


class Capped(Exception):
    """Nothing may be spent any more today."""


@dataclass(slots=True)
class Run:
    """What one run over a chat has done so far. `learnt` is what the brain read on the way."""

    blocks: list[Summary] = field(default_factory=list[Summary])
    made: list[Summary] = field(default_factory=list[Summary])
    atoms: dict[int, tuple[Atom, ...]] = field(default_factory=dict[int, tuple[Atom, ...]])
    learnt: dict[int, Learnt] = field(default_factory=dict[int, Learnt])
    brain_seconds: float = 0.0
    failure: BrainFailed | None = None
    capped: bool = False


@dataclass(slots=True)
class _Making:
    """A block under way: the parts of what it stands for that are still to be folded in."""

    want: Want
    rung: Rung
    parts: list[list[_Read]]
    draft: Draft = field(default_factory=lambda: Draft(""))
    known: list[Atom] = field(default_factory=list[Atom])
    events: list[Event] = field(default_factory=list[Event])


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes blocks of a chat. `plain` is the brain that never fails, for what another spoils;
    `own` are the names of the person who is remembered."""

    store: Store
    policy: Policy
    brain: Brain
    plain: Brain
    ledger: Ledger
    now: datetime
    own: frozenset[str]
    rebuild: bool = False

    async def make(
        self,
        chat: Chat,
        wants: Sequence[Want],
        blocks: Sequence[Summary],
        run: Run,
        language: str,
    ) -> list[Summary]:
        """Verified blocks, one for each want, made of the blocks inside it and of the log. Raises
        BrainFailed, or Capped, having made none."""
        if isinstance(self.brain, Rests):
            self.brain.check_awake()
        makings = [await self._open(chat, want, blocks, run, language) for want in wants]
        while under_way := [making for making in makings if making.parts]:
            jobs = tuple(self._job(making, language) for making in under_way)
            drafts = await self._asked(chat, jobs, run)
            for making, job, draft in zip(under_way, jobs, drafts, strict=True):
                await self._fold(making, job, draft, run)
        return [await self._block(chat, making) for making in makings]

    # ── what a block stands for ───────────────────────────────────────────────────────────────

    async def _open(
        self, chat: Chat, want: Want, blocks: Sequence[Summary], run: Run, language: str
    ) -> _Making:
        rung = self._rung(want)
        inside = [b for b in blocks if want.start <= b.start and b.end <= want.end]
        events = [event for block in inside for event in block.events] if rung.events else []
        events = list(masked_events(events, self.policy.redaction.summaries))
        parts = [part async for part in self._parts(chat, want, inside, run, language)]
        return _Making(want, rung, parts, events=events)

    async def _parts(
        self, chat: Chat, want: Want, inside: Sequence[Summary], run: Run, language: str
    ) -> AsyncIterator[list[_Read]]:
        """What the block is made of, in parts that one call of the brain can take."""
        part: list[_Read] = []
        size = 0
        async for piece, found in self._pieces(chat, want, inside, run, language):
            weight = tokens.count(piece.text)
            if part and size + weight > self.policy.ladder.chunk_tokens:
                yield part
                part, size = [], 0
            part.append((piece, found))
            size += weight
        if part:
            yield part

    async def _pieces(
        self, chat: Chat, want: Want, inside: Sequence[Summary], run: Run, language: str
    ) -> AsyncIterator[_Read]:
        position = want.start
        hides = self.policy.redaction.summaries
        for block in [*inside, None]:
            gap_end = block.start - 1 if block else want.end
            async for message in _log(self.store, chat.id, position, gap_end):
                if message.erased:
                    continue
                said = await aside(masked_message, message, hides)
                found = await self._atoms(chat, said, run, language)
                for n, piece in enumerate(self._said(chat, said, language)):
                    yield piece, found if n == 0 else ()
            if block:
                yield Piece("", "summary", mask(block.text, hides), block.at or self.now), ()
                position = block.end + 1

    def _said(self, chat: Chat, message: Message, language: str) -> list[Piece]:
        speaker = self.policy.compose.speakers.name(message, chat.user, language)
        own = message.role == "user" and message.sender in self.own
        return [
            Piece(speaker, message.role, text, said_at(message), message.seq, own)
            for text in _chunks(str(message), self.policy.ladder.chunk_tokens)
        ]

    async def _atoms(
        self, chat: Chat, message: Message, run: Run, language: str
    ) -> tuple[Atom, ...]:
        if message.seq not in run.atoms:
            if message.seq <= chat.climbed and not self.rebuild:
                kept = await self.store.atoms(chat.id, first=message.seq, last=message.seq)
                return still_said(kept, self.policy.redaction.summaries, str(message))
            run.atoms[message.seq] = await aside(_atoms_of, message, language)
        return run.atoms[message.seq]

    def _rung(self, want: Want) -> Rung:
        rungs = self.policy.ladder.rungs
        return rungs[min(want.rung, len(rungs)) - 1]

    # ── asking ────────────────────────────────────────────────────────────────────────────────

    def _job(self, making: _Making, language: str) -> Job:
        told = making.draft.text
        previous = [Piece("", "summary", told, self.now)] if told else []
        pieces = (*previous, *(piece for piece, _ in making.parts[0]))
        rung, unit = making.rung, self.policy.ladder.unit
        return Job(pieces, making.want.limit, unit, language, rung.style, rung.events)

    async def _asked(self, chat: Chat, jobs: tuple[Job, ...], run: Run) -> list[Draft]:
        """The brain's answers; those that are too long are asked for once more, shorter."""
        started = perf_counter()
        drafts = list(await self._ask(chat, jobs))
        long = [n for n, job in enumerate(jobs) if measure(drafts[n].text, job.unit) > job.limit]
        if long:
            shorter = tuple(replace(jobs[n], limit=int(_SHORTER * jobs[n].limit)) for n in long)
            with suppress(BrainFailed, Capped):  # then the first ones are cut
                for n, draft in zip(long, await self._ask(chat, shorter), strict=True):
                    drafts[n] = replace(draft, learnt=(*drafts[n].learnt, *draft.learnt))
        run.brain_seconds += perf_counter() - started
        return drafts

    async def _ask(self, chat: Chat, jobs: tuple[Job, ...]) -> tuple[Draft, ...]:
        if self.brain.name != self.plain.name:  # rules stay on this machine
            jobs = await aside(_sayable, jobs, self.policy.redaction.prompt)
        try:
            if isinstance(self.brain, Thinker):
                return await self._think(self.brain, chat, jobs)
            return tuple([await self.brain.summarise(job) for job in jobs])
        except (BrainFailed, StoreError, Capped, asyncio.CancelledError):
            raise
        except Exception as error:  # whatever a plug raises, the originals are kept
            _logger.warning("The summariser raised %s.", type(error).__name__)
            raise BrainFailed(f"The summariser raised {type(error).__name__}.") from error

    async def _think(self, brain: Thinker, chat: Chat, jobs: tuple[Job, ...]) -> tuple[Draft, ...]:
        most = brain.estimate(jobs)
        if not await self.ledger.set_aside(chat, most):
            raise Capped
        spent = replace(most, cost=most.cost / 2)  # of one call, if nobody can tell
        try:
            thought = await brain.think(jobs)
            spent = thought.spend
        except BrainFailed as failure:
            spent = failure.spend if isinstance(failure.spend, Spend) else Spend()
            raise
        finally:
            if spent != Spend() or self.ledger.cap is not None:
                await asyncio.shield(self.ledger.book(chat, most, spent))
        if len(thought.drafts) != len(jobs):
            raise BrainFailed("The brain answered something else than it was asked.")
        return thought.drafts

    # ── verifying ─────────────────────────────────────────────────────────────────────────────

    async def _fold(self, making: _Making, job: Job, draft: Draft, run: Run) -> None:
        """Takes a verified draft for what has been folded in so far."""
        part = making.parts.pop(0)
        found = [atom for _, atoms_ in part for atom in atoms_]
        making.known += found
        checked, spoilt = await aside(_verified, job, draft, found, making.known)
        if spoilt:
            plain = await self.plain.summarise(job)
            checked, _ = await aside(_verified, job, plain, found, making.known)
        making.draft = checked
        making.events += making.draft.events
        own = {piece.seq for piece in job.pieces if piece.own}
        run.learnt.update({seq: learnt for seq, learnt in draft.learnt if seq in own})

    async def _block(self, chat: Chat, making: _Making) -> Summary:
        ladder, want = self.policy.ladder, making.want
        kept = fitting(making.events, want.limit // _EVENTS_SHARE, ladder) if making.events else ()
        text = cut(making.draft.text, want.limit - _events_size(kept, ladder), ladder.unit)
        told = "\n".join([text, *(event.description for event in kept)])
        return replace(
            await self.outline(chat, want),
            text=text,
            events=kept,
            preserved=Preserved(context=making.draft.context),
            size_after=measure(told, ladder.unit),
            tokens=tokens.count(told),
            words=words.count(told),
        )

    async def outline(self, chat: Chat, want: Want) -> Summary:
        """A block with no text yet: what it stands for."""
        return Summary(
            text="",
            first=want.first,
            last=want.last,
            rung=want.rung,
            size_before=await self._original(chat, want),
            unit=self.policy.ladder.unit,
            start=want.start,
            end=want.end,
            first_id=await self._id(chat, want.start),
            last_id=await self._id(chat, want.end),
            at=want.at,
            made_at=self.now,
            brain=self.brain.name,
        )

    async def _original(self, chat: Chat, want: Want) -> int:
        upto = await self.store.totals(chat.id, want.end)
        before = await self.store.totals(chat.id, want.start - 1)
        index = self.policy.ladder.unit == "tokens"
        return upto[index] - before[index]

    async def _id(self, chat: Chat, seq: int) -> str:
        return (await self.store.messages(chat.id, first=seq, last=seq))[0].id


def _sayable(jobs: tuple[Job, ...], kinds: Collection[str]) -> tuple[Job, ...]:
    """The jobs as an LLM may see them."""
    return tuple(
        replace(
            job,
            pieces=tuple(
                replace(p, text=mask(p.text, kinds), speaker=mask(p.speaker, kinds))
                for p in job.pieces
            ),
        )
        for job in jobs
    )


def _verified(
    job: Job, draft: Draft, found: Sequence[Atom], known: Sequence[Atom]
) -> tuple[Draft, bool]:
    """The draft with nothing lost that fits, and nothing that nobody said; and whether so much was
    invented that what is left tells little."""
    at = job.pieces[-1].at
    told = [
        atom
        for piece in job.pieces
        if piece.role == "summary"
        for atom in atoms.find(piece.text, at, job.language)
    ]
    checked = verify(
        draft.text, [*told, *found], [*told, *known], job.limit, job.unit, at, job.language
    )
    events = tuple(
        replace(event, description=" ".join(event.description.split()))
        for event in (draft.events if job.events else ())
        if not atoms.invented([*told, *known], event.description, event.at, job.language)
    )
    least = _WORTH * len(cut(draft.text, job.limit, job.unit))
    spoilt = bool(checked.invented) and len(checked.text) < least
    return replace(draft, text=checked.text, events=events), spoilt


def _atoms_of(message: Message, language: str) -> tuple[Atom, ...]:
    text = str(message)
    return atoms.find(text, said_at(message), detect(text[:2000], language), message.id)


async def _log(store: Store, chat: str, first: int, last: int) -> AsyncIterator[Message]:
    for page in range(first, last + 1, _PAGE):
        for message in await store.messages(chat, first=page, last=min(page + _PAGE - 1, last)):
            yield message


def _chunks(text: str, limit: int) -> list[str]:
    """A text in pieces of at most `limit` tokens, more or less: nothing is left out."""
    size = max(1, limit * 3)  # characters; a token has about four
    if len(text) <= size:
        return [text]
    chunks: list[str] = []
    start = 0
    while start < len(text):
        end = min(start + size, len(text))
        if end < len(text):
            space = max(text.rfind(" ", start, end), text.rfind("\n", start, end))
            end = space if space > start else end
        chunks.append(text[start:end])
        start = end
    return chunks


def fitting(events: Sequence[Event], limit: int, ladder: Ladder) -> tuple[Event, ...]:
    """The most important events, the newest first among equals, that fit, in order."""
    rank: Mapping[str, int] = {"high": 0, "medium": 1, "low": 2}
    unique = list({event.description: event for event in events}.values())
    order = sorted(range(len(unique)), key=lambda i: (rank[unique[i].importance], -i))
    kept: list[int] = []
    for i in order:
        chosen = tuple(unique[k] for k in [*kept, i])
        if _events_size(chosen, ladder) <= limit:
            kept.append(i)
    return tuple(unique[i] for i in sorted(kept))


def _events_size(events: Sequence[Event], ladder: Ladder) -> int:
    if not events:
        return 0
    return measure("\n".join(["", *(event.description for event in events)]), ladder.unit) + 1
