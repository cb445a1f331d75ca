"""The ladder at work: look → plan → make → write, until nothing must climb.

When the brain fails, rules make what it owes, so that the ladder goes on; those blocks are marked,
and made again by the brain at the next chance. A summary that the brain has made is never replaced
by one of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from time import perf_counter

from lembrar.brains.base import Brain, Learnt, Thinker
from lembrar.consolidate import notices
from lembrar.consolidate.make import Capped, Maker, Run
from lembrar.consolidate.plan import View, Want, gaps, overweight, plan, size_of
from lembrar.errors import BrainFailed
from lembrar.model import Chat, Compaction, Status, Summary, Trouble, climbed_to, said_at
from lembrar.policy import Policy
from lembrar.stores.base import LadderChange, Span, Store
from lembrar.window import window_start

_CLIMBS = 64  # written at once: a long backlog is worked off in steps that survive a crash
_SLIDING_SPANS = 20  # layers of cycles that a sliding ladder looks at one by one
_TOGETHER = 12  # blocks that are asked for in one call: a reply must fit its time
_REPLY = 2000  # characters of a reply that are kept to see what was wrong with it
_WARNINGS = {
    "pt": "Os ciclos recentes sozinhos passam da meta de tamanho.",
    "en": "The recent cycles alone are over the target size.",
}


@dataclass(frozen=True, slots=True)
class Climb:
    """What must change, what the brain read on the way, and whether it failed at any of it."""

    change: LadderChange
    learnt: dict[int, Learnt] = field(default_factory=dict[int, Learnt])
    failure: BrainFailed | None = None


@dataclass(frozen=True, slots=True)
class Climber:
    """Takes one chat up its ladder. `maker` makes blocks by the brain, and `plain` by rule."""

    store: Store
    policy: Policy
    maker: Maker
    plain: Maker
    now: datetime
    force: bool = False
    rebuild: bool = False

    @property
    def brain(self) -> Brain:
        return self.maker.brain

    async def climb(self, chat: Chat, language: str) -> Climb:
        """What must change. Writes nothing but the news that it begins.

        A backlog is taken in steps: call again after writing until nothing changes."""
        started = perf_counter()
        run = Run([] if self.rebuild else _standing(await self.store.blocks(chat.id)))
        size_before = await self._size(chat, run.blocks)
        view = await self._look(chat, run.blocks)
        wants = self._next(view)
        if wants:
            await self._announce(chat, wants)
        while wants:
            await self._make_all(chat, wants, run, language)
            if run.failure or (len(run.made) >= _CLIMBS and not self.rebuild):
                break
            view = await self._look(chat, run.blocks)
            wants = self._next(view)
        if self.rebuild and run.failure:  # the old summaries stand
            return Climb(LadderChange(language=language), run.learnt, run.failure)
        warning = _WARNINGS[language] if overweight(view, self.policy.ladder) else ""
        if not run.made and not (self.rebuild and chat.climbed):
            change = LadderChange(language=language, warning=warning)
            return Climb(change, run.learnt, run.failure)
        size_after = await self._size(chat, run.blocks)
        report = self._report(chat, run, (size_before, size_after), perf_counter() - started)
        change = LadderChange(
            blocks=tuple(run.blocks) if self.rebuild else tuple(run.made),
            atoms=tuple(sorted(run.atoms.items())),
            compaction=report,
            language=language,
            warning=warning,
            rebuild=self.rebuild,
            notices=(notices.finished(chat, report),) if report else (),
        )
        return Climb(change, run.learnt, run.failure)

    def _next(self, view: View) -> list[Want]:
        """What to make now. What is owed from before must not keep what is new from its turn."""
        wants = plan(view, self.policy.ladder, force=self.force)
        if self.policy.ladder.slides:
            return wants
        there = {(block.start, block.end, block.rung) for block in view.blocks}
        owed = [want for want in wants if want.key in there]
        fresh = [want for want in wants if want.key not in there]
        return sorted([*owed[:_CLIMBS], *fresh[:_CLIMBS]], key=lambda want: want.start)

    async def _announce(self, chat: Chat, wants: Sequence[Want]) -> None:
        first, last = wants[0].first, max(want.last for want in wants)
        told = notices.started(chat, self.now, first, last, self.brain.name)
        await self.store.publish([told])

    # ── making ────────────────────────────────────────────────────────────────────────────────

    async def _make_all(self, chat: Chat, wants: Sequence[Want], run: Run, language: str) -> None:
        """Makes blocks, oldest first, as many in one call as it can take."""
        before = list(run.blocks)
        ready = [block for block in before if block.status != "pending"]
        shorter = [want for want in wants if self._is_plain(want, ready)]
        for block in await self.plain.make(chat, shorter, ready, run, language):
            told = replace(_still_dead(block, ready), brain=_author(block, ready))
            run.blocks = _placed(run.blocks, told)
            run.made = _placed(run.made, told)
        asked = [want for want in wants if want not in shorter]
        for batch in self._batches(asked, before):
            made, failure = await self._made(chat, batch, ready, run, language)
            if failure:
                run.failure = failure
                made = await self._stand_ins(chat, batch, run, language, failure)
            for block in made:
                run.blocks = _placed(run.blocks, block)
                run.made = _placed(run.made, block)

    def _is_plain(self, want: Want, ready: Sequence[Summary]) -> bool:
        """Whether rules can make it of summaries that there are, or must: because it moves all
        the time, or because the brain has failed at a part of it too often. A summary that takes
        in more and more is tried again once it stands for twice as much."""
        ladder = self.policy.ladder
        inside = [b for b in ready if want.start <= b.start and b.end <= want.end]
        plain = ladder.rungs[min(want.rung, len(ladder.rungs)) - 1].plain
        if plain and ladder.slides:
            return want.rung > 1
        dead = [block for block in inside if block.status == "dead"]
        if not plain and not dead:
            return False
        size = want.end - want.start + 1
        if sum(block.messages for block in inside) == size:
            return True
        return any(size < 2 * _tried(block) for block in dead)

    def _batches(self, wants: Sequence[Want], blocks: Sequence[Summary]) -> list[list[Want]]:
        """Wants that are asked for together. What has failed before is asked for alone."""
        tried = {(b.start, b.end) for b in blocks if b.trouble and not b.trouble.outage}
        batches: list[list[Want]] = []
        size, alone = 0, True
        for want in wants:
            single = not isinstance(self.brain, Thinker) or (want.start, want.end) in tried
            weight = want.source
            full = size + weight > self.policy.ladder.chunk_tokens
            if alone or single or full or len(batches[-1]) >= _TOGETHER:
                batches.append([])
                size = 0
            batches[-1].append(want)
            size, alone = size + weight, single
        return batches

    async def _made(
        self, chat: Chat, batch: Sequence[Want], ready: list[Summary], run: Run, language: str
    ) -> tuple[list[Summary], BrainFailed | None]:
        """The blocks as the brain makes them, or why it does not."""
        before = run.failure
        if before and (before.outage or not isinstance(self.brain, Thinker)):
            skipped = BrainFailed(str(before), outage=before.outage, tried=False)
            return [], skipped if isinstance(self.brain, Thinker) else before
        try:
            if not run.capped:
                return await self.maker.make(chat, batch, ready, run, language), None
        except BrainFailed as failure:
            return [], failure
        except Capped:
            run.capped = True
        if self.rebuild:  # what there is was made by the brain, perhaps
            return [], BrainFailed("The daily cap is reached.", outage=True, tried=False)
        return await self.plain.make(chat, batch, ready, run, language), None

    async def _stand_ins(
        self,
        chat: Chat,
        batch: Sequence[Want],
        run: Run,
        language: str,
        failure: BrainFailed,
    ) -> list[Summary]:
        """Blocks made by rule for what the brain owes; what it has made stays as it is. A reply
        is kept only where it speaks of one block alone: it goes when that goes."""
        before = list(run.blocks)
        reply = failure.reply[:_REPLY] if len(batch) == 1 else ""
        stood: list[Summary] = []
        for want in batch:
            for gap in gaps(want, await self._spans(chat, want), before, self.policy.ladder):
                block = _same(gap, before)
                if block and not failure.tried:
                    continue  # it is marked already
                if block is None:
                    [block] = await self.plain.make(chat, [gap], before, run, language)
                    block = replace(block, trouble=_trouble_so_far(gap, before))
                stood.append(self._owed(block, failure, reply))
        return stood

    def _owed(self, block: Summary, failure: BrainFailed, reply: str) -> Summary:
        """The block, marked as owed. What was not even tried has not failed once more."""
        attempts = (block.trouble.attempts if block.trouble else 0) + int(failure.tried)
        status: Status = "dead" if attempts >= self.policy.ladder.tries else "pending"
        trouble = Trouble(attempts, str(failure), reply, failure.outage, block.end)
        return replace(block, status=status, trouble=trouble, made_at=self.now)

    async def _spans(self, chat: Chat, want: Want) -> list[Span]:
        return await self.store.spans(chat.id, first=want.start, last=want.end)

    # ── looking ───────────────────────────────────────────────────────────────────────────────

    async def _look(self, chat: Chat, blocks: list[Summary]) -> View:
        start = await window_start(self.store, chat, self.policy.window, self.now)
        climbed = climbed_to(blocks)
        start = max(start, climbed + 1)
        totals = await self.store.totals(chat.id, start - 1)
        unit = self.policy.ladder.unit
        log = (chat.log_words, chat.log_tokens)
        return View(
            self.now,
            tuple(blocks),
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
        climbed = await self.store.totals(chat.id, climbed_to(blocks))
        log = (chat.log_words, chat.log_tokens)
        verbatim = log[unit == "tokens"] - climbed[unit == "tokens"]
        return verbatim + sum(size_of(block, self.policy.ladder) for block in blocks)

    def _report(
        self, chat: Chat, run: Run, sizes: tuple[int, int], seconds: float
    ) -> Compaction | None:
        made = [block for block in run.made if block.status == "ready"]
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
            brain=made[-1].brain,
        )


def _tried(block: Summary) -> int:
    """With how many messages the brain failed at it."""
    return block.trouble.upto - block.start + 1 if block.trouble else 0


def _still_dead(block: Summary, sources: Sequence[Summary]) -> Summary:
    """The block, as dead as the one that it goes on from, if it takes in something new."""
    inside = [b for b in sources if block.start <= b.start and b.end <= block.end]
    dead = [b for b in inside if b.status == "dead"]
    if not dead or sum(b.messages for b in inside) == block.messages:
        return block
    return replace(block, status="dead", trouble=dead[-1].trouble)


def _author(block: Summary, sources: Sequence[Summary]) -> str:
    """Whose words it is made of."""
    inside = [b.brain for b in sources if block.start <= b.start and b.end <= block.end]
    return inside[-1] if inside else block.brain


def _same(want: Want, blocks: Sequence[Summary]) -> Summary | None:
    """The block that stands for just this already, if there is one."""
    found = [b for b in blocks if (b.start, b.end, b.rung) == want.key and b.text]
    return found[0] if found else None


def _trouble_so_far(want: Want, blocks: Sequence[Summary]) -> Trouble | None:
    """What went wrong before it took in something new."""
    found = [b for b in blocks if (b.start, b.rung) == (want.start, want.rung)]
    return found[0].trouble if found else None


def _placed(blocks: list[Summary], new: Summary) -> list[Summary]:
    """The blocks with `new` in place of what it overlaps, in order."""
    kept = [b for b in blocks if b.end < new.start or b.start > new.end]
    return sorted([*kept, new], key=lambda block: block.start)


def _standing(blocks: Sequence[Summary]) -> list[Summary]:
    """The summaries that follow each other without a gap."""
    end = climbed_to(blocks)
    return [block for block in blocks if block.end <= end]
