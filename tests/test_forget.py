"""Forgetting: what is erased is gone, from every table and every byte, and nothing else is."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import apsw
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar import AsyncMemory
from lembrar.brains.base import Draft, Job, Learnt
from lembrar.brains.local import LocalBrain
from lembrar.consolidate.forget import forget
from lembrar.consolidate.merge import Stated, merge
from lembrar.consolidate.without import Left, without
from lembrar.errors import (
    InvalidId,
    InvalidInput,
    StoreBusy,
    UnknownChat,
    UnknownFact,
    UnknownMessage,
    UnknownUser,
)
from lembrar.model import Claim, Fact, Receipt
from lembrar.policy import Facts
from lembrar.stores import sqlite_file
from lembrar.stores.base import Document
from lembrar.stores.memory import MemoryStore
from lembrar.testing import FixedClock, fixed_clock
from lembrar.testing.promises.samples import NOW, fact, message, mood, talk
from lembrar.text import claims

POLICY = Facts()
Work = Callable[[AsyncMemory], Awaitable[None]]


@asynccontextmanager
async def opened(url: str = "memory:", **options: Any) -> AsyncIterator[AsyncMemory]:
    """A memory that works only when told to, with a clock that stands still."""
    clock = options.pop("clock", None) or fixed_clock("2026-11-15T10:00:00-03:00")
    memory = await AsyncMemory.open(url, clock=clock, background=False, **options)
    try:
        yield memory
    finally:
        await memory.close()


def use(work: Work, url: str = "memory:", **options: Any) -> None:
    async def run() -> None:
        async with opened(url, **options) as memory:
            await work(memory)

    asyncio.run(run())


async def tell(memory: AsyncMemory, *said: str, chat: str = "c", user: str = "ana") -> None:
    """Says some things, with ids m1, m2 …, and does the background work."""
    for n, text in enumerate(said, 1):
        await memory.record(chat, user, text, "Certo.", id=f"m{n}")
    await memory.consolidate()


async def known(memory: AsyncMemory, status: str = "live") -> list[str]:
    return [each.content for each in await memory.facts("ana", status=status)]


# ── what can be named ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "targets",
    [
        {},
        {"user": ""},
        {"user": "ana", "chat": "c"},
        {"user": "ana", "message": "m1"},
        {"chat": "c", "fact": "f"},
        {"message": "m1", "fact": "f"},
        {"user": "ana", "chat": "c", "message": "m1"},
    ],
)
def test_exactly_one_thing_is_forgotten(targets: dict[str, str]) -> None:
    """G11: who names none or two is told so, and nothing went."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife")
        with pytest.raises(InvalidInput, match="Say what to forget"):
            await forget(memory.store, now=NOW, **targets)
        assert [m.content for m in await memory.history("c")] == ["moro em Recife", "Certo."]

    use(work)


@pytest.mark.parametrize(
    ("target", "error"),
    [
        ({"user": "bia"}, UnknownUser),
        ({"chat": "x"}, UnknownChat),
        ({"message": "x"}, UnknownMessage),
        ({"message": "m1", "chat": "x"}, UnknownMessage),
        ({"fact": "x"}, UnknownFact),
    ],
)
def test_what_is_not_there_is_told(target: dict[str, str], error: type[Exception]) -> None:
    """G11."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife")
        with pytest.raises(error):
            await forget(memory.store, now=NOW, **target)

    use(work)


def test_an_id_that_two_chats_have_needs_its_chat() -> None:
    """G11: the error says which there are."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife")
        await tell(memory, "adoro café", chat="d")
        with pytest.raises(InvalidId, match="'c', 'd'"):
            await memory.forget(message="m1")
        assert (await memory.forget(message="m1", chat="d")).messages == 1
        assert [m.erased for m in await memory.history("c")] == [False, False]
        assert [m.erased for m in await memory.history("d")] == [True, False]
        assert await known(memory) == ["moro em Recife"]

    use(work)


def test_a_fact_id_that_two_users_have_needs_its_user() -> None:
    """G11."""

    async def work() -> None:
        store = MemoryStore()
        for user in ("ana", "bia"):
            assert await store.write_facts(user, 0, [fact("f", user=user)])
        with pytest.raises(InvalidId, match="'ana', 'bia'"):
            await forget(store, now=NOW, fact="f")
        assert (await forget(store, now=NOW, fact="f", user="bia")).facts == 1
        assert await store.users() == ["ana"]

    asyncio.run(work())


# ── what goes ─────────────────────────────────────────────────────────────────────────────────


def test_a_message_goes_with_what_it_said() -> None:
    """G11: facts and moods; what it had replaced comes back, as if it had never been said."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife", "agora moro em Olinda", "estou ansiosa com o prazo")
        assert "agora moro em Olinda" in await known(memory)
        receipt = await memory.forget(message="m2")
        assert (receipt.user, receipt.messages, receipt.facts) == ("ana", 1, 1)
        assert await known(memory, "superseded") == []
        assert "moro em Recife" in await known(memory)
        assert len(await memory.moods("ana")) == 1
        assert (await memory.forget(message="m3")).moods == 1
        assert await known(memory) == ["moro em Recife"]
        assert await memory.moods("ana") == []

    use(work)


def test_a_fact_goes_with_the_messages_it_came_from() -> None:
    """G11: else it would be in the next summary, and found by the next search."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "sou alérgica a camarão", "moro em Recife", "tenho alergia a camarão")
        [allergy] = [f for f in await memory.facts("ana") if f.key == "allergy"]
        receipt = await memory.forget(fact=allergy.id)
        assert receipt.messages == len(allergy.sources)
        assert "camarão" not in str(await memory.context("c", "ana"))
        assert allergy.id not in [f.id for f in await memory.facts("ana")]
        assert "moro em Recife" in await known(memory)

    use(work)


def test_a_fact_given_by_hand_goes_alone() -> None:
    """G11: it came from no message."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife")
        given = await memory.remember("ana", "o portão fica nos fundos")
        receipt = await memory.forget(fact=given.id)
        assert (receipt.facts, receipt.messages) == (1, 0)
        assert await known(memory) == ["moro em Recife"]
        assert len(await memory.history("c")) == 2

    use(work)


def test_a_chat_goes_with_what_was_learnt_in_it() -> None:
    """G11: what was said elsewhere, too, stays, by the words of elsewhere."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife desde 2019", "adoro café")
        await tell(memory, "moro em Recife", "me chamo Ana", chat="d")
        receipt = await memory.forget(chat="c")
        assert (receipt.chats, receipt.messages) == (1, 4)
        assert sorted(await known(memory)) == ["me chamo Ana", "moro em Recife"]
        assert [chat.id for chat in await memory.chats("ana")] == ["d"]
        assert {f.chats for f in await memory.facts("ana")} == {("d",)}

    use(work)


def test_a_user_goes_by_every_name() -> None:
    """G11, A8: with the chats, facts and moods kept under each identity; others stay."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife", "estou feliz hoje")
        await tell(memory, "adoro café", chat="w", user="+55")
        await tell(memory, "moro em Natal", chat="b", user="bia")
        await memory.link("ana", "whatsapp", "+55")
        receipt = await memory.forget(user="+55")
        assert (receipt.user, receipt.chats, receipt.messages, receipt.links) == ("ana", 2, 6, 1)
        assert receipt.facts >= 2
        assert await memory.users() == ["bia"]
        assert await memory.store.owner("+55") is None
        with pytest.raises(UnknownUser):
            await memory.forget(user="ana")

    use(work)


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_who_has_documents_only_is_forgotten_with_a_receipt(kind: str, tmp_path: Path) -> None:
    """G11: a program's checkpoints are somebody's, too; after that there is nobody of this name."""

    async def work(memory: AsyncMemory) -> None:
        kept = [Document("a", b"1", user="ana"), Document("b", b"2", user="bia")]
        await memory.store.write_documents("checkpoints", kept, now=NOW)
        receipt = await memory.forget(user="ana")
        assert (receipt.user, receipt.documents, receipt.messages) == ("ana", 1, 0)
        left = await memory.store.documents("checkpoints", now=NOW)
        assert [document.key for document in left] == ["b"]
        with pytest.raises(UnknownUser):
            await memory.forget(user="ana")

    use(work, "memory:" if kind == "memory" else f"sqlite:{tmp_path / 'm.db'}")


def test_summaries_are_made_again_from_what_is_left() -> None:
    """G11, G13: at once shown as it was said, then summarised without what went."""
    long = [f"Na etapa {n} decidi gastar R$ {n}00 com o fornecedor F{n}xyz." for n in range(1, 13)]

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, *long)
        assert await memory.summaries("c")
        receipt = await memory.forget(message="m2")
        assert receipt.summaries >= receipt.rebuilt > 0
        head = (await memory.chats("ana"))[0]
        shown = await memory.context("c", "ana", budget=20_000)
        assert head.climbed < 3
        for n in range(1, 13):
            assert (f"F{n}xyz" in shown.text) == (n != 2)
        await memory.consolidate()
        told = [s.text for s in await memory.summaries("c")]
        assert told and "F2xyz" not in " ".join(told)
        assert "F2xyz" not in (await memory.context("c", "ana")).text

    use(work, preset="finance")


def test_what_is_forgotten_is_not_taken_in_again() -> None:
    """G11: a repeated delivery of an erased message is known and stays erased."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife", "adoro café")
        await memory.forget(message="m1")
        cycle = await memory.record("c", "ana", "moro em Recife", "Certo.", id="m1")
        assert cycle.messages[0].erased
        await memory.consolidate()
        assert await known(memory) == ["adoro café"]
        assert len(await memory.history("c")) == 4

    use(work)


def test_forgetting_again_finds_nothing_more() -> None:
    """G11: the second receipt is empty; so is one for what a first call was cut short at."""

    class Cut(MemoryStore):
        cut = True

        async def scrub(self) -> list[str]:
            if self.cut:
                self.cut = False
                raise StoreBusy
            return await super().scrub()

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, "moro em Recife")
        with pytest.raises(StoreBusy):
            await memory.forget(message="m1")
        assert await memory.forget(message="m1") == Receipt(memory._clock(), "ana")
        assert [m.erased for m in await memory.history("c")] == [True, False]

    use(work, store=Cut())


def test_patterns_go_with_the_moods_they_were_seen_in() -> None:
    """G11, K4: three days made it; two do not."""
    clock = fixed_clock("2026-11-15T10:00:00-03:00")

    async def work(memory: AsyncMemory) -> None:
        for day in range(1, 5):
            await memory.record("c", "ana", "estou ansiosa com o prazo", "Calma.", id=f"m{day}")
            await memory.consolidate()
            clock.forward(days=1)
        patterns = [f for f in await memory.facts("ana") if f.key == "pattern"]
        assert patterns
        await memory.forget(message="m1")
        assert [f.key for f in await memory.facts("ana") if f.key == "pattern"]
        await memory.forget(message="m2")
        assert not [f for f in await memory.facts("ana") if f.key == "pattern"]

    use(work, clock=clock)


# ── facts without some messages ───────────────────────────────────────────────────────────────


def stated(*said: str) -> list[Stated]:
    """What messages m1, m2 … of a chat state, an hour apart."""
    found: list[Stated] = []
    for n, text in enumerate(said, 1):
        at = NOW + timedelta(hours=n)
        found += [Stated(c, "ana", "c", f"m{n}", at, "pt") for c in claims.find(text, at, "pt")]
    return found


def retold(said: tuple[str, ...], *gone: str, by_rule: bool = True) -> dict[str, Fact]:
    """The facts of some messages after others were erased."""
    every = stated(*said)
    facts = merge([], every, POLICY, LATER)
    left = [s for s in every if s.message not in gone] if by_rule else []
    times = {(s.chat, s.message): s.at for s in every if s.message not in gone}
    changed, removed = without(
        facts, {("c", id) for id in gone}, Left(tuple(left), times), POLICY, LATER
    )
    now = {f.id: f for f in facts if f.id not in removed} | {f.id: f for f in changed}
    return {f.content: f for f in now.values()}


LATER = NOW + timedelta(days=1)
MOVES = ("moro em Recife", "agora moro em Olinda", "agora moro em Natal")


@pytest.mark.parametrize("by_rule", [True, False])
def test_a_history_closes_over_what_went(by_rule: bool) -> None:
    """G11, G8: whoever came before is followed by whoever came after, and the last is live."""
    middle = retold(MOVES, "m2", by_rule=by_rule)
    first, last = middle["moro em Recife"], middle["agora moro em Natal"]
    assert (first.status, first.replaced_by, last.status) == ("superseded", last.id, "live")
    assert last.replaces == (first.id,)
    newest = retold(MOVES, "m3", by_rule=by_rule)
    assert newest["agora moro em Olinda"].status == "live"
    assert newest["agora moro em Olinda"].valid_to is None
    assert newest["moro em Recife"].replaced_by == newest["agora moro em Olinda"].id
    oldest = retold(MOVES, "m1", by_rule=by_rule)
    assert oldest["agora moro em Olinda"].replaces == ()
    both = retold(MOVES, "m2", "m3", by_rule=by_rule)
    assert [(f.content, f.status, f.replaced_by) for f in both.values()] == [
        ("moro em Recife", "live", "")
    ]
    assert retold(MOVES, "m1", "m2", "m3", by_rule=by_rule) == {}


@pytest.mark.parametrize("by_rule", [True, False])
def test_what_was_ended_goes_on(by_rule: bool) -> None:
    """G11, G8: if the message that ended it is gone."""
    said = ("sou vegetariana", "não sou mais vegetariana")
    facts = retold(said, "m2", by_rule=by_rule)
    assert [(f.content, f.status, f.ended_at) for f in facts.values()] == [
        ("sou vegetariana", "live", None)
    ]


def test_a_fact_of_mixed_origin_is_told_by_what_is_left() -> None:
    """G11: its words, sources, dates and sureness are those of the messages that stay."""
    said = ("sou vegetariana", "sou vegetariana mesmo", "sou vegetariana")
    assert len(retold(said)) == len({f.id for f in retold(said).values()})
    for gone in (("m1",), ("m2",), ("m3",), ("m1", "m2"), ("m1", "m3")):
        left = tuple(text for n, text in enumerate(said, 1) if f"m{n}" not in gone)
        facts = list(retold(said, *gone).values())
        assert {source for f in facts for source in f.sources}.isdisjoint(gone)
        assert {f.content for f in facts} <= set(left)
        assert any(f.status == "live" for f in facts)


def test_a_mixed_fact_that_no_rule_reads_keeps_its_other_sources() -> None:
    """G11: if its words are those of a message that stays; else it goes."""
    by_brain = fact(
        "f",
        content="torce pelo time da casa",
        observations=3,
        confidence=0.757,
        sources=("m1", "m2", "m3"),
        chats=("c", "c", "c"),
    )
    changed, removed = without([by_brain], {("c", "m2")}, Left(), POLICY, LATER)
    assert removed == []
    assert [(f.sources, f.chats, f.observations) for f in changed] == [
        (("m1", "m3"), ("c", "c"), 2)
    ]
    assert changed[0].confidence == pytest.approx(0.73)
    assert without([by_brain], {("c", "m1")}, Left(), POLICY, LATER) == ([], ["f"])
    assert without([by_brain], {("d", "m1")}, Left(), POLICY, LATER) == ([], [])


def test_what_a_hand_has_changed_stays_changed() -> None:
    """G11, G8: a correction outlives the message that it corrected; what was undone is not
    learnt again from the messages that are left."""
    said = fact("a", sources=("m1",), chats=("c",), status="superseded", replaced_by="b")
    by_hand = fact("b", replaces=("a",))
    changed, removed = without([said, by_hand], {("c", "m1")}, Left(), POLICY, LATER)
    assert ([f.id for f in changed], removed) == (["b"], ["a"])
    assert changed[0].replaces == ()
    every = stated("sou vegetariana", "sou vegetariana")
    [once] = [f for f in merge([], every, POLICY, LATER) if f.key == "diet"]
    undone = replace(once, status="undone")
    left = Left(tuple(s for s in every if s.message == "m1"))
    changed, _ = without([undone], {("c", "m2")}, left, POLICY, LATER)
    assert [f.status for f in changed] == ["undone"]


def test_facts_of_unknown_chats_go_by_the_message_id() -> None:
    """G11: rather one too many than one that stays."""
    old = fact("f", sources=("m1",))
    assert without([old], {("c", "m1")}, Left(), POLICY, LATER) == ([], ["f"])


def test_facts_that_are_not_touched_stay_as_they_are() -> None:
    """G11."""
    said = (*MOVES, "adoro café", "me chamo Ana")
    before, after = retold(said), retold(said, "m4")
    assert {c: f for c, f in before.items() if "café" not in c} == after


# ── as if it had never been said ──────────────────────────────────────────────────────────────

SAYINGS = (
    "moro em Recife",
    "agora moro em Olinda",
    "adoro café",
    "não gosto mais de café",
    "me chamo Ana",
    "sou vegetariana",
    "não sou mais vegetariana",
    "quero juntar R$ 5.000 até junho",
    "quero juntar R$ 6.000 até junho",
    "tenho um cachorro chamado Rex",
    "trabalho na Acme",
    "saí da Acme",
    "oi, tudo bem?",
    "odeio café",
    "acho que não gosto mais de café",
    "me mudei para Natal",
    "minha irmã mora em Olinda",
    "estou ansiosa com o prazo",
)


@given(
    said=st.lists(st.sampled_from(SAYINGS), min_size=1, max_size=8),
    gone=st.sets(st.integers(1, 8), max_size=3),
    early=st.booleans(),
)
@settings(max_examples=40)
def test_a_forgotten_message_was_never_said(said: list[str], gone: set[int], early: bool) -> None:
    """G11: facts and moods are those of a memory that never heard it, read in one go or step by
    step; and no context, summary or search result has a word of it."""

    async def play(skip: set[int]) -> tuple[AsyncMemory, FixedClock]:
        clock = fixed_clock("2026-11-15T10:00:00-03:00")
        memory = await AsyncMemory.open("memory:", clock=clock, background=False)
        for n, text in enumerate(said, 1):
            if n not in skip:
                await memory.record("c", "ana", text, "Certo.", id=f"m{n}")
                if early:
                    await memory.consolidate()
            clock.forward(hours=1)
        await memory.consolidate()
        return memory, clock

    async def compare() -> None:
        memory, _ = await play(set())
        never, _ = await play(gone)
        for n in sorted(gone):
            if n <= len(said):
                await memory.forget(message=f"m{n}")
        await memory.consolidate()
        assert await story(memory) == await story(never)
        assert await memory.moods("ana") == await never.moods("ana")
        await memory.close()
        await never.close()

    asyncio.run(compare())


async def story(memory: AsyncMemory) -> list[tuple[object, ...]]:
    """What is known and was, in what order, from where."""
    _, facts = await memory.store.facts("ana")
    known = {f.id: f.content for f in facts}
    return sorted(
        (f.content, f.kind, f.key, f.status, f.sources, f.observations, known.get(f.replaced_by))
        for f in facts
    )


# ── at the same time ──────────────────────────────────────────────────────────────────────────


class Interrupted(LocalBrain):
    """A summariser during whose work something else happens, once."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def _interrupt(self) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile:
            await meanwhile()

    async def summarise(self, job: Job) -> Draft:
        await self._interrupt()
        return await super().summarise(job)


class Reading(Interrupted):
    """One that is interrupted while it reads for facts."""

    async def summarise(self, job: Job) -> Draft:
        draft = await LocalBrain.summarise(self, job)
        await self._interrupt()
        claims = [Claim("note", "", piece.text) for piece in job.pieces]
        read = zip(job.pieces, claims, strict=True)
        return replace(draft, learnt=tuple((p.seq, Learnt((claim,))) for p, claim in read))


@pytest.mark.parametrize("kind", [Interrupted, Reading])
@pytest.mark.parametrize("target", [{"message": "m2"}, {"chat": "c"}, {"user": "ana"}])
def test_a_worker_brings_nothing_back(kind: type[Interrupted], target: dict[str, str]) -> None:
    """G11: who has read a message before it is erased, and writes after, writes nothing of it."""
    brain = kind()

    async def work(memory: AsyncMemory) -> None:
        for n in range(1, 9):
            await memory.record(
                "c", "ana", f"moro em Recife{n} e adoro pudim{n}", "Certo.", id=f"m{n}"
            )
        brain.meanwhile = lambda: forget(memory.store, now=NOW, **target)
        with suppress(UnknownChat):  # it went while it was worked on
            await memory.consolidate("c")
        await memory.consolidate()
        assert brain.meanwhile is None
        _, facts = await memory.store.facts("ana")
        found = [*await memory.store.blocks("c"), *facts, *await memory.store.moods("ana")]
        found += (
            await memory.store.atoms("c", first=1, last=99) if await memory.chats("ana") else []
        )
        assert "Recife2" not in str(found)
        assert "pudim2" not in str(found)
        assert "m2'" not in str(found)

    use(work, preset="finance", llm=brain)


@pytest.mark.parametrize("target", [{"chat": "c"}, {"user": "ana"}])
def test_news_gathered_elsewhere_name_nobody_who_was_forgotten(
    tmp_path: Path, target: dict[str, str]
) -> None:
    """G11: another process has noted that a context was made, and writes it down afterwards."""

    async def work() -> None:
        url = f"sqlite:{tmp_path / 'm.db'}"
        server = await AsyncMemory.open(url)
        async with await AsyncMemory.open(url, background=False) as other:
            await server.record("c", "ana", "oi", "olá")
            await server.chats("ana")  # its worker has had its turn
            await server.context("c", "ana")
            await server.context("new", "bia")
            await other.forget(**target)
            await server.close()
            told = await other.notices()
        assert {notice.user for notice in told} == {"bia"}

    asyncio.run(work())


def test_what_is_said_meanwhile_is_kept(tmp_path: Path) -> None:
    """G11, G3: appending goes on while a chat's messages are forgotten one by one."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, *(f"adoro pudim{n}" for n in range(1, 11)))

        async def say(n: int) -> None:
            await memory.record("c", "ana", f"gosto de bolo{n}", "Certo.", id=f"n{n}")

        async def erase(n: int) -> Receipt:
            return await memory.forget(message=f"m{n}")

        done = await asyncio.gather(
            *(task for n in range(1, 11) for task in (say(n), erase(n))), memory.consolidate()
        )
        await memory.consolidate()
        assert sum(r.messages for r in done if isinstance(r, Receipt)) == 10
        log = await memory.history("c")
        assert [m.seq for m in log] == list(range(1, 41))
        assert sorted(m.content for m in log if "bolo" in m.content) == sorted(
            f"gosto de bolo{n}" for n in range(1, 11)
        )
        _, facts = await memory.store.facts("ana")
        assert sorted(f.content for f in facts) == sorted(f"gosto de bolo{n}" for n in range(1, 11))

    use(work, f"sqlite:{tmp_path / 'memory.db'}")


def test_facts_that_are_learnt_meanwhile_are_kept() -> None:
    """G11, F7: whoever was faster, nothing of either is lost."""

    async def work(memory: AsyncMemory) -> None:
        await tell(memory, *MOVES)

        async def learn(n: int) -> None:
            await memory.record(f"d{n}", "ana", f"adoro pudim{n}", "Certo.")
            await memory.consolidate(f"d{n}")

        await asyncio.gather(*(learn(n) for n in range(6)), memory.forget(message="m3"))
        assert sorted(await known(memory)) == [
            *(f"adoro pudim{n}" for n in range(6)),
            "agora moro em Olinda",
        ]

    use(work)


# ── bytes ─────────────────────────────────────────────────────────────────────────────────────


def scan(file: Path, *words: str) -> set[str]:
    """Which of the words stand anywhere in the database's files."""
    found = b"".join(
        path.read_bytes()
        for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm"))
        if path.exists()
    )
    return {word for word in words if word.encode() in found}


SAID = "sou alérgica a quixabeira e moro em Xuvantes, na rua Zifonte 7044179"
WORDS = ("quixabeira", "Xuvantes", "Zifonte", "xuvantes", "zifonte", "7044179", "segredo-7")


async def filled(memory: AsyncMemory) -> None:
    """A secret among many other things, in a summary, in facts and in a mood."""
    for n in range(30):
        await memory.record("c", "ana", f"adoro pudim{n} {'e mais ' * n}", "Que bom!", id=f"m{n}")
        await memory.record("d", "ana", f"gosto de bolo{n}", "Que bom!", id=f"m{n}")
    await memory.record("s", "ana", SAID, "Anotado.", id="segredo-7")
    await memory.record("s", "ana", "estou triste com a Zifonte", "Poxa.", id="segredo-70")
    for n in range(12):
        await memory.record("s", "ana", f"adoro torta{n}", "Que bom!", id=f"t{n}")
    await memory.consolidate()


async def forget_secret(memory: AsyncMemory, what: str) -> list[Receipt]:
    if what == "message":
        return [await memory.forget(message=id) for id in ("segredo-7", "segredo-70")]
    if what == "fact":
        done: list[Receipt] = []
        while facts := [f for f in (await memory.store.facts("ana"))[1] if _tells(f)]:
            done.append(await memory.forget(fact=facts[0].id))
        return done
    return [await memory.forget(**{what: {"chat": "s", "user": "ana"}[what]})]


def _tells(known: Fact) -> bool:
    return any(word.lower() in str(known).lower() for word in WORDS)


@contextmanager
def connected(file: Path, sql: str) -> Iterator[apsw.Connection]:
    """Somebody else who has the file open and has read from it."""
    other = apsw.Connection(str(file))
    other.execute(sql).fetchall()
    try:
        yield other
    finally:
        other.close()


@pytest.mark.parametrize("what", ["message", "chat", "user", "fact"])
def test_no_byte_is_left(what: str, tmp_path: Path) -> None:
    """G11: neither of text nor of what was made of it, while others have the file open."""
    file = tmp_path / "memory.db"

    async def work(memory: AsyncMemory) -> None:
        await filled(memory)
        assert scan(file, *WORDS) >= {"quixabeira", "Xuvantes", "Zifonte", "segredo-7"}
        with connected(file, "SELECT count(*) FROM messages"):
            receipts = await forget_secret(memory, what)
        assert all(
            r.kept_elsewhere == ("backups and other copies of the database file",) for r in receipts
        )
        if what == "fact":  # what stated no fact is not forgotten with one
            await memory.forget(message="segredo-70")
        assert scan(file, *WORDS) == set()
        await memory.consolidate()
        assert scan(file, *WORDS) == set()
        assert await memory.doctor() == []

    use(work, f"sqlite:{file}", preset="finance")
    assert scan(file, *WORDS) == set()


def test_the_scan_finds_what_is_only_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """G11: the control. Without secure_delete the same bytes are still there."""
    file = tmp_path / "memory.db"
    careful = sqlite_file.File._connected

    def careless(self: sqlite_file.File, vfs: str | None) -> apsw.Connection:
        db = careful(self, vfs)
        db.pragma("secure_delete", "off")
        return db

    monkeypatch.setattr(sqlite_file.File, "_connected", careless)
    monkeypatch.setattr(sqlite_file, "CleaningVfs", apsw.VFS)

    async def work(memory: AsyncMemory) -> None:
        await filled(memory)
        await memory.forget(user="ana")
        assert scan(file, *WORDS) != set()

    use(work, f"sqlite:{file}", preset="finance")


def test_a_reader_in_the_way_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G11: another process that reads an old state keeps it alive. The receipt says so, and
    forgetting again, once it is done, finishes the work."""
    monkeypatch.setattr(sqlite_file, "_TRUNCATE_TRIES", 2)
    monkeypatch.setattr(sqlite_file, "_TRUNCATE_MILLISECONDS", 1)
    file = tmp_path / "memory.db"

    async def work(memory: AsyncMemory) -> None:
        await filled(memory)
        await memory.store.scrub()
        with connected(file, "BEGIN; SELECT count(*) FROM messages"):
            receipt = await memory.forget(message="segredo-7")
            assert any("forget again" in where for where in receipt.kept_elsewhere)
            assert scan(file, *WORDS) != set()
        again = await memory.forget(message="segredo-7")
        assert (again.messages, len(again.kept_elsewhere)) == (0, 1)
        await memory.forget(message="segredo-70")
        assert scan(file, *WORDS) == set()

    use(work, f"sqlite:{file}", preset="finance")


def test_the_receipt_counts_what_went() -> None:
    """G11: each thing once."""

    async def work() -> None:
        store = MemoryStore()
        await store.append("c", "ana", talk(3), now=NOW)
        await store.append("d", "ana", [message("Oi", id="x")], now=NOW)
        felt = [mood(1, chat="c"), mood(2, chat="d", source="x")]
        learnt = [fact("f", sources=("x",), chats=("d",)), fact("g")]
        assert await store.write_facts("ana", 0, learnt, moods=felt)
        await store.link("ana", "web", "a@x", now=NOW)
        receipt = await forget(store, now=NOW, message="x")
        assert receipt == Receipt(NOW, "ana", messages=1, facts=1, moods=1)
        receipt = await forget(store, now=NOW, chat="c")
        assert receipt == Receipt(NOW, "ana", chats=1, messages=6, moods=1)
        receipt = await forget(store, now=NOW, user="ana")
        assert receipt == Receipt(NOW, "ana", chats=1, facts=1, links=1)

    asyncio.run(work())
