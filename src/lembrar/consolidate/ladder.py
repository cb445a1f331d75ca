"""The ladder at work: look → plan → summarise → verify → write, until nothing must climb."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from time import perf_counter

from lembrar.brains.base import Brain, Draft, Job, Piece
from lembrar.consolidate import atoms
from lembrar.consolidate.plan import View, Want, overweight, plan, size_of
from lembrar.consolidate.verify import verify
from lembrar.errors import BrainFailed
from lembrar.model import (
    Atom,
    Chat,
    Compaction,
    Event,
    Message,
    Preserved,
    Summary,
    climbed_to,
    said_at,
)
from lembrar.policy import Ladder, Policy, Rung
from lembrar.stores.base import LadderChange, Span, Store
from lembrar.text import tokens, words
from lembrar.text.language import detect
from lembrar.text.measure import cut, measure
from lembrar.window import window_start

_logger = logging.getLogger("lembrar.ladder")
_PAGE = 64
_SHORTER = 0.8  # of the limit, when a summary came back too long
_CLIMBS = 64  # written at once: a long backlog is worked off in steps that survive a crash
_SLIDING_SPANS = 20  # layers of cycles that a sliding ladder looks at one by one
_EVENTS_SHARE = 3  # key events take at most one part in so many of a block
_WARNINGS = {
    "pt": "Os ciclos recentes sozinhos passam da meta de tamanho.",
    "en": "The recent cycles alone are over the target size.",
}


@dataclass(slots=True)
class Run:
    """What one run over a chat has done so far."""

    blocks: list[Summary] = field(default_factory=list[Summary])
    made: list[Summary] = field(default_factory=list[Summary])
    atoms: dict[int, tuple[Atom, ...]] = field(default_factory=dict[int, tuple[Atom, ...]])
    brain_seconds: float = 0.0
    failed: bool = False


@dataclass(frozen=True, slots=True)
class Climber:
    """Takes one chat up its ladder."""

    store: Store
    policy: Policy
    brain: Brain
    now: datetime
    force: bool = False
    rebuild: bool = False

    async def climb(self, chat: Chat, language: str) -> tuple[LadderChange, bool]:
        """What must change, and whether the summariser failed at any of it. Writes nothing.

        A backlog is taken in steps: call again after writing until nothing changes."""
        started = perf_counter()
        run = Run([] if self.rebuild else _standing(await self.store.blocks(chat.id)))
        size_before = await self._size(chat, run.blocks)
        view = await self._look(chat, run.blocks)
        while wants := self._next(view):
            await self._make_all(chat, wants, run, language)
            if run.failed or (len(run.made) >= _CLIMBS and not self.rebuild):
                break
            view = await self._look(chat, run.blocks)
        if self.rebuild and run.failed:
            return LadderChange(language=language), True  # the old summaries stand
        warning = _WARNINGS[language] if overweight(view, self.policy.ladder) else ""
        if not run.made and not (self.rebuild and chat.climbed):
            return LadderChange(language=language, warning=warning), run.failed
        size_after = await self._size(chat, run.blocks)
        report = self._report(chat, run, (size_before, size_after), perf_counter() - started)
        kept = tuple(run.blocks) if self.rebuild else tuple(run.made)
        change = LadderChange(
            blocks=kept,
            atoms=tuple(sorted(run.atoms.items())),
            compaction=report,
            language=language,
            warning=warning,
            rebuild=self.rebuild,
        )
        return change, run.failed

    def _next(self, view: View) -> list[Want]:
        wants = plan(view, self.policy.ladder, force=self.force)
        return wants if self.policy.ladder.slides else wants[:_CLIMBS]

    async def _make_all(self, chat: Chat, wants: Sequence[Want], run: Run, language: str) -> None:
        """Makes blocks, oldest first. After a failure the rest is only marked: a summary never
        stands behind a gap. Of a sliding ladder, whose blocks all move at once, none is kept."""
        before, made = list(run.blocks), list(run.made)
        for want in wants:
            try:
                block = None if run.failed else await self._make(chat, want, before, run, language)
            except BrainFailed:
                run.failed, block = True, None
                if self.policy.ladder.slides:
                    run.blocks, run.made = before, made
            block = block or await self._pending(chat, want, run.blocks)
            if block:
                run.blocks = _placed(run.blocks, block)
                run.made = _placed(run.made, block)

    # ── looking ───────────────────────────────────────────────────────────────────────────────

    async def _look(self, chat: Chat, blocks: list[Summary]) -> View:
        ready = _ready(blocks)
        start = await window_start(self.store, chat, self.policy.window, self.now)
        climbed = climbed_to(ready)
        start = max(start, climbed + 1)
        totals = await self.store.totals(chat.id, start - 1)
        unit = self.policy.ladder.unit
        log = (chat.log_words, chat.log_tokens)
        return View(
            self.now,
            tuple(ready),
            tuple(await self.store.spans(chat.id, first=climbed + 1, last=start - 1)),
            log[unit == "tokens"] - totals[unit == "tokens"],
            tuple(await self._outside(chat, start)),
            chat.climbed if self.rebuild else 0,
        )

    async def _outside(self, chat: Chat, start: int) -> list[Span]:
        """The newest cycles before the window, and all older ones as one stretch."""
        if not self.policy.ladder.slides or start == 1:
            return []
        kept = _SLIDING_SPANS * self.policy.ladder.rungs[0].span
        last = (await self.store.messages(chat.id, first=start - 1, last=start - 1))[0].cycle
        first = await self.store.cycle_start(chat.id, last - kept + 1)
        spans = await self.store.spans(chat.id, first=first, last=start - 1)
        if first == 1:
            return spans
        older = await self.store.totals(chat.id, first - 1)
        oldest = (await self.store.messages(chat.id, first=1, last=1))[0]
        lump = Span(1, 1, first - 1, older[0], older[1], said_at(oldest))
        return [lump, *spans]

    async def _size(self, chat: Chat, blocks: list[Summary]) -> int:
        """The size of the whole memory: summaries, and what is verbatim after them."""
        unit = self.policy.ladder.unit
        ready = _ready(blocks)
        climbed = await self.store.totals(chat.id, climbed_to(ready))
        log = (chat.log_words, chat.log_tokens)
        verbatim = log[unit == "tokens"] - climbed[unit == "tokens"]
        return verbatim + sum(size_of(block, self.policy.ladder) for block in ready)

    # ── making ────────────────────────────────────────────────────────────────────────────────

    async def _make(
        self, chat: Chat, want: Want, blocks: list[Summary], run: Run, language: str
    ) -> Summary:
        """A verified block. Long stretches are folded in, part by part."""
        rung = self._rung(want)
        inside = [b for b in blocks if want.start <= b.start and b.end <= want.end]
        events = [event for block in inside for event in block.events] if rung.events else []
        draft, known = Draft(""), list[Atom]()
        async for part in self._parts(chat, want, inside, run, language):
            previous = [Piece("", "summary", draft.text, self.now)] if draft.text else []
            pieces = (*previous, *(piece for piece, _ in part))
            job = Job(
                pieces, want.limit, self.policy.ladder.unit, language, rung.style, rung.events
            )
            draft = await self._asked(job, run)
            found = [atom for _, atoms_ in part for atom in atoms_]
            known += found
            draft = await asyncio.to_thread(self._verified, job, draft, found, known)
            events += draft.events
        return await self._block(chat, want, draft, events, language)

    async def _asked(self, job: Job, run: Run) -> Draft:
        """The brain's answer; one that is too long is asked for once more, shorter."""
        started = perf_counter()
        try:
            draft = await self.brain.summarise(job)
            if measure(draft.text, job.unit) > job.limit:
                shorter = replace(job, limit=int(_SHORTER * job.limit))
                draft = await self.brain.summarise(shorter)
        except (BrainFailed, asyncio.CancelledError):
            raise
        except Exception as error:  # whatever a plug raises, the originals are kept
            _logger.warning("The summariser raised %s.", type(error).__name__)
            raise BrainFailed from error
        run.brain_seconds += perf_counter() - started
        return draft

    def _verified(self, job: Job, draft: Draft, found: list[Atom], known: list[Atom]) -> Draft:
        """The draft with nothing lost that fits, and nothing that nobody said."""
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
        return replace(draft, text=checked.text, events=events)

    async def _parts(
        self, chat: Chat, want: Want, inside: list[Summary], run: Run, language: str
    ) -> AsyncIterator[list[tuple[Piece, tuple[Atom, ...]]]]:
        """What the block is made of, in parts that one call of the brain can take."""
        part: list[tuple[Piece, tuple[Atom, ...]]] = []
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
        self, chat: Chat, want: Want, inside: list[Summary], run: Run, language: str
    ) -> AsyncIterator[tuple[Piece, tuple[Atom, ...]]]:
        position = want.start
        for block in [*inside, None]:
            gap_end = block.start - 1 if block else want.end
            async for message in _log(self.store, chat.id, position, gap_end):
                if message.erased:
                    continue
                found = await self._atoms(chat, message, run, language)
                for n, text in enumerate(_chunks(str(message), self.policy.ladder.chunk_tokens)):
                    speaker = self.policy.compose.speakers.name(message, chat.user, language)
                    yield (
                        Piece(speaker, message.role, text, said_at(message)),
                        found if n == 0 else (),
                    )
            if block:
                yield Piece("", "summary", block.text, block.at or self.now), ()
                position = block.end + 1

    async def _atoms(
        self, chat: Chat, message: Message, run: Run, language: str
    ) -> tuple[Atom, ...]:
        if message.seq not in run.atoms:
            known = message.seq <= chat.climbed and not self.rebuild
            if known:
                return tuple(await self.store.atoms(chat.id, first=message.seq, last=message.seq))
            run.atoms[message.seq] = await asyncio.to_thread(_atoms_of, message, language)
        return run.atoms[message.seq]

    def _rung(self, want: Want) -> Rung:
        rungs = self.policy.ladder.rungs
        return rungs[min(want.rung, len(rungs)) - 1]

    async def _block(
        self, chat: Chat, want: Want, draft: Draft, events: list[Event], language: str
    ) -> Summary:
        ladder = self.policy.ladder
        kept = _fitting(events, want.limit // _EVENTS_SHARE, ladder) if events else ()
        room = want.limit - _events_size(kept, ladder)
        text = cut(draft.text, room, ladder.unit)
        told = "\n".join([text, *(event.description for event in kept)])
        return replace(
            await self._outline(chat, want),
            text=text,
            events=kept,
            preserved=Preserved(context=draft.context),
            size_after=measure(told, ladder.unit),
            tokens=tokens.count(told),
            words=words.count(told),
        )

    async def _outline(self, chat: Chat, want: Want) -> Summary:
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

    async def _pending(self, chat: Chat, want: Want, blocks: list[Summary]) -> Summary | None:
        """A mark on what the summariser owes. What is already summarised stays as it is."""
        if any(block.start <= want.end and block.end >= want.start for block in blocks):
            return None
        return replace(await self._outline(chat, want), status="pending")

    async def _id(self, chat: Chat, seq: int) -> str:
        return (await self.store.messages(chat.id, first=seq, last=seq))[0].id

    def _report(
        self, chat: Chat, run: Run, sizes: tuple[int, int], seconds: float
    ) -> Compaction | None:
        made = _ready(run.made)
        if not made:
            return None
        return Compaction(
            chat=chat.id,
            at=self.now,
            seconds=seconds,
            brain_seconds=run.brain_seconds,
            first=min(block.first for block in made),
            last=max(block.last for block in made),
            climbs=len(made),
            size_before=sizes[0],
            size_after=sizes[1],
            unit=self.policy.ladder.unit,
            forced=self.force,
            brain=self.brain.name,
        )


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


def _placed(blocks: list[Summary], new: Summary) -> list[Summary]:
    """The blocks with `new` in place of what it overlaps, in order."""
    kept = [b for b in blocks if b.end < new.start or b.start > new.end]
    return sorted([*kept, new], key=lambda block: block.start)


def _standing(blocks: Sequence[Summary]) -> list[Summary]:
    """The summaries that follow each other without a gap."""
    end = climbed_to(blocks)
    return [block for block in blocks if block.end <= end]


def _ready(blocks: Sequence[Summary]) -> list[Summary]:
    return [block for block in blocks if block.status == "ready"]


def _fitting(events: Sequence[Event], limit: int, ladder: Ladder) -> tuple[Event, ...]:
    """The most important events, the newest first among equals, that fit, in order."""
    rank = {"high": 0, "medium": 1, "low": 2}
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
